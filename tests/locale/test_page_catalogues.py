"""The rooms that only the page and the server have: complete in every language, and everything in them is asked for."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from catalogues import read, variables
from feira.core.game import Illegal
from feira.games.marche.engine.layout import REASONS
from feira.locale import FALLBACK, LANGUAGES, Catalogue, catalogue_source
from feira.locale.sentences import Sentences

WEB = Path(__file__).parents[2] / "web" / "src"
SERVER = Path(__file__).parents[2] / "src" / "feira" / "server"
OTHERS = {"terminal", "campaign", "mercado", "marche"}


def rooms(language):
    there = {path.name.removesuffix(".ftl") for path in files("feira.locale").joinpath(language).iterdir()}
    return sorted(there - OTHERS)


ROOMS = rooms(FALLBACK)
ALL = {language: {room: read(language, room) for room in rooms(language)} for language in LANGUAGES}
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

each_room = pytest.mark.parametrize("room", ROOMS)


def named_in_page():
    """Every text of their code that could name a message, and the beginnings of names it puts together."""
    code = "\n".join(
        path.read_text("utf-8")
        for path in (*WEB.rglob("*"), *SERVER.glob("*.py"))
        if path.suffix in (".ts", ".svelte", ".py") and ".test." not in path.name
    )
    names = set(re.findall(r"[\"'`]([a-z][a-z0-9_-]+)[\"'`]", code))
    return names, tuple(set(re.findall(r"(?:`|f\")([a-z][a-z0-9-]+-)\$?\{", code)))


def words_of_game(language, room):
    """A board's messages may have those of its game inside them."""
    game = room.removeprefix("board-")
    return {} if game == room else read(language, game)


def test_the_page_has_the_same_rooms_in_every_language():
    assert all(rooms(language) == ROOMS for language in LANGUAGES)


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(room, language):
    """Only parts of sentences may be a language's own: cases of its grammar."""
    messages, english = ALL[language][room], ALL[FALLBACK][room]
    parts = set().union(*(uses.messages for uses in messages.values()))
    assert messages.keys() - parts <= english.keys() <= messages.keys()
    theirs, ours = words_of_game(language, room) | messages, words_of_game(FALLBACK, room) | english
    for name in english:
        assert variables(theirs, name) == variables(ours, name), name


@each_room
def test_every_message_is_asked_for(room):
    names, beginnings = named_in_page()
    for messages in (ALL[language][room] for language in LANGUAGES):
        parts = set().union(*(uses.messages for uses in messages.values()))
        unused = {name for name in messages.keys() - names - parts if not name.startswith(beginnings)}
        assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language):
    for room, messages in ALL[language].items():
        for name, uses in messages.items():
            for keys, _default in uses.selects:
                forms = CATEGORIES.intersection(keys)
                if forms - {"other"}:
                    assert {"one"} <= forms <= PLURALS[language], f"{room}: {name}: {keys}"


def test_texts_have_no_machine_quirks():
    for language in LANGUAGES:
        for room in ROOMS:
            text = catalogue_source(language, room)
            assert "\t" not in text
            assert not re.search(r"[^\S\n]+$", text, re.MULTILINE), f"{language}/{room}"


def test_ukrainian_has_one_word_for_each_thing():
    """Those of the printed rules: завдання, прибуток, заклад; and поле for a board of Jour de Marché."""
    for path in files("feira.locale").joinpath("uk").iterdir():
        others = re.findall(r"випробуван\w*|зиск\w*|ресторан\w*|дощок|дошк\w*", path.read_text("utf-8"), re.IGNORECASE)
        assert not others, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_market_can_be_told(language):
    words = Sentences(Catalogue(language, ("terminal", "campaign", "marche", "board-marche")), ())
    details = dict.fromkeys(re.findall(r"{(\w+)}", " ".join(REASONS.values())), 2) | {"good": "fish", "at": "C3"}
    for reason, text in REASONS.items():
        told = words.refusal(Illegal("J2.1", reason, text, details))
        assert reason not in told
        assert "{" not in told
