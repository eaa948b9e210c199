"""What people read, in their language: Project Fluent catalogues, one file per room, shared by all that show text."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = {"en": "English", "fr": "Français", "es": "Español", "uk": "Українська"}
FALLBACK: Final = "en"
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
    """The messages of some rooms in one language; what it lacks is said in English."""

    def __init__(self, language: str, rooms: Sequence[str]) -> None:
        self.language = language
        self._bundles = [_bundle(code, tuple(rooms)) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The text of a message."""
        return self.format(message, arguments)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def format(self, message: str, arguments: Mapping[str, Any]) -> str:
        """The text of a message; KeyError if there is none, ValueError if an argument is missing."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                text, errors = bundle.format_pattern(bundle.get_message(message).value, dict(arguments))
                if errors:
                    raise ValueError(f"message {message!r}: {errors[0]}")
                return str(text)
        raise KeyError(f"there is no message {message!r}")


@cache
def _bundle(language: str, rooms: tuple[str, ...]) -> Any:
    # Isolation marks would break the columns of a terminal, and no text here runs from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for room in rooms:
        bundle.add_resource(FluentResource(catalogue_source(language, room)))
    return bundle


def catalogue_source(language: str, room: str) -> str:
    """The text of a catalogue file."""
    return files("feira.locale").joinpath(language, f"{room}.ftl").read_text("utf-8")
