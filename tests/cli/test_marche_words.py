"""What may be typed in Jour de Marché: every move in every language, short forms, and what is asked for alone."""

import pytest

from feira.cli.terminal.face import make_face
from feira.cli.terminal.session import COMMANDS, sections
from feira.cli.terminal.words import Unclear, Unreadable, Vocabulary
from feira.games import get_game
from feira.locale import LANGUAGES, Catalogue

GAME = get_game("marche")


def face(language):
    return make_face(GAME, Catalogue(language, sections("marche")), ["A"] * 5, ["A"] * 5)


def read(language, typed):
    vocabulary = Vocabulary(face(language).words.first_words())
    first, _, rest = typed.partition(" ")
    return GAME.to_text(face(language).words.read(vocabulary.find(first), rest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_as_it_is_shown_and_as_the_game_writes_it(language):
    chosen = face(language).words
    vocabulary = Vocabulary(chosen.first_words())
    for action in range(GAME.actions):
        for text in (chosen.show(action), GAME.to_text(action), chosen.show(action).upper()):
            first, _, rest = text.partition(" ")
            assert chosen.read(vocabulary.find(first), rest) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language):
    text = Catalogue(language, sections("marche"))
    names = (*COMMANDS, *face(language).pages)
    first = {**{name: (text(f"command-{name}"), name) for name in names}, **face(language).words.first_words()}
    vocabulary = Vocabulary(first)
    for thing, words in first.items():
        for word in words:
            assert " " not in word
            assert vocabulary.find(word) == thing


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "res p16", "reserve P16"),
        ("en", "place none", "place none"),
        ("fr", "reserver C3", "reserve C3"),
        ("fr", "poser dehors", "place none"),
        ("es", "colocar fu", "place none"),
        ("es", "pujar 12", "bid 12"),
        ("uk", "зайняти н3", "reserve H3"),
        ("uk", "поставити поза", "place none"),
        ("uk", "зайняти с16", "reserve C16"),
        ("uk", "зайняти И3", "reserve B3"),
        ("uk", "зайняти Й3", "reserve J3"),
        ("uk", "ставку 3", "bid 3"),
        ("es", "puja 12", "bid 12"),
        ("uk", "пас", "pass"),
    ],
)
def test_short_and_localized_forms(language, typed, meant):
    assert read(language, typed) == meant


def test_a_letter_of_two_columns_is_never_guessed():
    """The key of H writes Р, which looks like P."""
    with pytest.raises(Unclear) as unclear:
        read("uk", "зайняти Р16")
    assert unclear.value.places == ("H16", "P16")
    with pytest.raises(Unclear):
        face("uk").words.answer("р16", "turn")


@pytest.mark.parametrize(
    "typed", ["reserve", "reserve Q1", "reserve A17", "bid", "bid 16", "bid two", "draw 1", "place"]
)
def test_what_is_no_move_is_refused(typed):
    with pytest.raises(Unreadable) as error:
        read("en", typed)
    assert error.value.move == typed.split()[0]


def test_what_is_asked_for_may_be_said_alone():
    words = face("uk").words
    assert GAME.to_text(words.answer("с3", "turn")) == "reserve C3"
    assert GAME.to_text(words.answer("C3", "place")) == "place C3"
    assert GAME.to_text(words.answer("7", "bids")) == "bid 7"
    assert words.answer("7", "turn") is None
    assert words.answer("C3", "bids") is None
    assert words.answer("журнал", "turn") is None
