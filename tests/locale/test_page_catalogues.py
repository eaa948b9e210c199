"""The sections that only page and server have: complete in every language, and the code asks for every message."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from catalogues import read, variables
from feira.core.game import Illegal
from feira.games import GAMES
from feira.games.marche.engine.layout import REASONS
from feira.locale import FALLBACK, LANGUAGES, Catalogue, catalogue_source
from feira.locale.sentences import Sentences

WEB = Path(__file__).parents[2] / "web" / "src"
SERVER = Path(__file__).parents[2] / "src" / "feira" / "server"
# The terminal shows these too; test_catalogues.py checks them.
SHARED = {"terminal", "campaign", *(f"{game}/{section}" for game in GAMES for section in ("about", "game"))}


def sections(language):
    ours = {path.name.removesuffix(".ftl") for path in files("feira.locale").joinpath(language).iterdir()}
    of_games = {
        f"{game}/{path.name.removesuffix('.ftl')}"
        for game in GAMES
        for path in files(f"feira.games.{game}").joinpath("locale", language).iterdir()
    }
    return sorted((ours | of_games) - SHARED)


SECTIONS = sections(FALLBACK)
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

each_section = pytest.mark.parametrize("section", SECTIONS)


@cache
def named_in_page():
    """Every text of their code that could name a message, and the beginnings of names it puts together."""
    code = "\n".join(
        path.read_text("utf-8")
        for path in (*WEB.rglob("*"), *SERVER.glob("*.py"))
        if path.suffix in (".ts", ".svelte", ".py") and ".test." not in path.name
    )
    names = set(re.findall(r"[\"'`]([a-z][a-z0-9_-]+)[\"'`]", code))
    return names, tuple(set(re.findall(r"(?:`|f\")([a-z][a-z0-9-]+-)\$?\{", code)))


def words_of_game(language, section):
    """Messages of a board, and reasons, may have those of the game inside them."""
    game, _, name = section.rpartition("/")
    return read(language, f"{game}/game") if name in ("board", "why") else {}


def test_the_page_has_the_same_sections_in_every_language():
    assert all(sections(language) == SECTIONS for language in LANGUAGES)


@each_section
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(section, language):
    """Only parts of sentences may be a language's own: cases of its grammar."""
    messages, english = read(language, section), read(FALLBACK, section)
    parts = set().union(*(uses.messages for uses in messages.values()))
    assert messages.keys() - parts <= english.keys() <= messages.keys()
    theirs, ours = words_of_game(language, section) | messages, words_of_game(FALLBACK, section) | english
    for name in english:
        assert variables(theirs, name) == variables(ours, name), name


@each_section
def test_every_message_is_asked_for(section):
    names, beginnings = named_in_page()
    for messages in (read(language, section) for language in LANGUAGES):
        parts = set().union(*(uses.messages for uses in messages.values()))
        unused = {name for name in messages.keys() - names - parts if not name.startswith(beginnings)}
        assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language):
    for section in sections(language):
        messages = read(language, section)
        for name, uses in messages.items():
            for keys, _default in uses.selects:
                forms = CATEGORIES.intersection(keys)
                if forms - {"other"}:
                    assert {"one"} <= forms <= PLURALS[language], f"{section}: {name}: {keys}"


@each_section
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_machine_quirks(section, language):
    text = catalogue_source(language, section)
    assert "\t" not in text
    assert not re.search(r"[^\S\n]+$", text, re.MULTILINE)


@pytest.mark.parametrize("section", sorted({*SECTIONS, *SHARED}))
def test_ukrainian_has_one_word_for_each_thing(section):
    """Those of the printed rules: завдання, прибуток, заклад; and поле for a board of Jour de Marché."""
    text = catalogue_source("uk", section)
    assert not re.findall(r"випробуван\w*|зиск\w*|ресторан\w*|дощок|дошк\w*", text, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_market_can_be_told(language):
    words = Sentences(Catalogue(language, ("terminal", "campaign", "marche/*")), ())
    details = dict.fromkeys(re.findall(r"{(\w+)}", " ".join(REASONS.values())), 2) | {"good": "fish", "at": "C3"}
    for reason, text in REASONS.items():
        told = words.refusal(Illegal("J2.1", reason, text, details))
        assert reason not in told
        assert "{" not in told
