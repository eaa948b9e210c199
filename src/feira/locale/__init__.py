"""What people read, in their language: Project Fluent catalogues, shared by page, terminal and server.

A catalogue is made of sections. `page` is the file `feira/locale/<language>/page.ftl`; `chess/board` would be the file
`locale/<language>/board.ftl` in the folder of a game `chess`, and `chess/*` all of its files. `words`, which says how
lists are written, is part of every catalogue. A game's file `locale/fields.ftl` belongs to all languages: sentences.py
explains it.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

from fluent.runtime import FluentResource

from feira.core.registry import GAMES
from feira.locale.phrases import Phrases

LANGUAGES: Final = {"en": "English", "fr": "Français", "es": "Español", "uk": "Українська"}
FALLBACK: Final = "en"
_WORDS: Final = "words"
_FIELDS: Final = "fields.ftl"
_VARIABLES: Final = ("FEIRA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str] = os.environ) -> str | None:
    """The language that the environment asks for, if we have it."""
    for variable in _VARIABLES:
        value = environment.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else None
    return None


class Catalogue:
    """The messages of some sections in one language; English fills the gaps."""

    def __init__(self, language: str, sections: Sequence[str]) -> None:
        self.language = language
        self._phrases = [_phrases(code, tuple(sections)) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The text of a message."""
        return self.format(message, arguments)

    def __contains__(self, message: str) -> bool:
        return any(phrases.bundle.has_message(message) for phrases in self._phrases)

    def format(self, message: str, arguments: Mapping[str, Any]) -> str:
        """The text of a message; KeyError if there is none, ValueError if an argument is missing."""
        for phrases in self._phrases:
            if phrases.bundle.has_message(message):
                pattern = phrases.bundle.get_message(message).value
                text, errors = phrases.bundle.format_pattern(pattern, phrases.ready(arguments))
                if errors:
                    raise ValueError(f"message {message!r}: {errors[0]}")
                return str(text)
        raise KeyError(f"there is no message {message!r}")

    def attribute(self, message: str, name: str) -> str:
        """A further text of a message; empty if it has none by that name."""
        for phrases in self._phrases:
            if phrases.bundle.has_message(message):
                pattern = phrases.bundle.get_message(message).attributes.get(name)
                return str(phrases.bundle.format_pattern(pattern, {})[0]) if pattern else ""
        return ""


def game_title(language: str, game: str) -> str:
    """What a game is called in a language: by its catalogue, else by its spec."""
    catalogue = Catalogue(language, (f"{game}/about",))
    return catalogue("title") if "title" in catalogue else GAMES[game].title


@cache
def _phrases(language: str, sections: tuple[str, ...]) -> Phrases:
    phrases = Phrases(language)
    for section in dict.fromkeys((_WORDS, *sections)):
        phrases.bundle.add_resource(FluentResource(catalogue_source(language, section)))
    return phrases


def catalogue_source(language: str, section: str) -> str:
    """The Fluent text of a section; a game that has nothing in that language, or no such file, has an empty one."""
    game, _, name = section.rpartition("/")
    if game:
        return _text_of(path for path in _files_of(game, language) if name in ("*", path.name.removesuffix(".ftl")))
    return files("feira.locale").joinpath(language, f"{section}.ftl").read_text("utf-8")


def _text_of(paths: Iterable[Traversable]) -> str:
    return "\n".join(path.read_text("utf-8") for path in paths)


def _files_of(game: str, language: str) -> list[Traversable]:
    """A game's catalogue files in a language, in the order of their names; the file of its fields comes last."""
    package = _package_of(game)
    texts = files(package).joinpath("locale") if package else None
    if texts is None or not texts.joinpath(language).is_dir():
        return []
    found = [path for path in texts.joinpath(language).iterdir() if path.name.endswith(".ftl")]
    fields = texts.joinpath(_FIELDS)
    return sorted(found, key=lambda path: path.name) + ([fields] if fields.is_file() else [])


def _package_of(game: str) -> str:
    """The package in which a game is, found without loading the game; empty for one outside any package."""
    try:
        module = find_spec(GAMES[game].game.partition(":")[0])
    except ModuleNotFoundError:  # in a package that is broken
        return ""
    if module is None:
        return ""
    return module.name if module.submodule_search_locations is not None else module.parent or ""
