"""What may be typed: every legal move in every language, short forms, and the words of the game itself."""

import pytest

from feira.cli.terminal.face import make_face
from feira.cli.terminal.session import COMMANDS, sections
from feira.cli.terminal.words import Unclear, Unreadable, Vocabulary, fold, nearest, words_for
from feira.games import get_game
from feira.games.mercado.adapters.terminal.words import SIDES
from feira.games.mercado.engine.market import GOODS, KINDS
from feira.locale import LANGUAGES, Catalogue

GAME = get_game("mercado")


def words(language):
    return make_face(GAME, Catalogue(language, sections("mercado")), ["A"], ["A"]).words


def read(language, typed):
    vocabulary = Vocabulary(words(language).first_words())
    first, _, rest = typed.partition(" ")
    return GAME.to_text(words(language).read(vocabulary.find(first), rest))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_as_it_is_shown_and_as_the_game_writes_it(language):
    chosen, vocabulary = words(language), Vocabulary(words(language).first_words())
    for action in range(GAME.actions):
        for text in (chosen.show(action), GAME.to_text(action), chosen.show(action).upper()):
            first, _, rest = text.partition(" ")
            assert chosen.read(vocabulary.find(first), rest) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language):
    text = Catalogue(language, sections("mercado"))
    first = {**{name: (text(f"command-{name}"), name) for name in COMMANDS}, **words(language).first_words()}
    for group in (
        first,
        {good: (*words_for(good, text), text(f"letter-{good}")) for good in GOODS},
        {kind: (*words_for(kind, text), text(f"letter-{kind}")) for kind in KINDS},
        {side: words_for(side, text) for side in SIDES},
    ):
        vocabulary = Vocabulary(group)
        for thing, names in group.items():
            for name in names:
                assert " " not in name
                assert vocabulary.find(name) == thing


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "st f c3", "stand fish C3"),
        ("en", "cu 2 fm l3", "customers 2 fish meat left-3"),
        ("en", "customers 2 m f left3", "customers 2 fish meat left-3"),
        ("en", "customers 4 grape tB", "customers 4 grape top-B"),
        ("en", "rest pu b2", "restaurant pub B2"),
        ("en", "red h", "redraw hand"),
        ("fr", "stand poisson C3", "stand fish C3"),
        ("fr", "stand fish C3", "stand fish C3"),
        ("fr", "clients 2 pv gauche-3", "customers 2 fish meat left-3"),
        ("fr", "echanger offre", "redraw display"),
        ("fr", "restaurant the a1", "restaurant tea_house A1"),
        ("es", "clientes 1 pu ab-C", "customers 1 fish grape bottom-C"),
        ("es", "restaurante pu C4", "restaurant pub C4"),
        ("es", "puesto flo e5", "stand flower E5"),
        ("uk", "ятка р с3", "stand fish C3"),
        ("uk", "ятка мʼясо Д2", "stand meat D2"),
        ("uk", "ятку мясну у2", "stand meat E2"),
        ("uk", "взяти рибу", "take fish"),
        ("uk", "взяти томатну", "take tomato"),
        ("uk", "клієнти 2 винограду м'яса лівий-3", "customers 2 meat grape left-3"),
        ("en", "stand flowers C3", "stand flower C3"),
        ("en", "customers 2 tomatoes grapes l3", "customers 2 tomato grape left-3"),
        ("fr", "prendre fleurs", "take flower"),
        ("fr", "clients 1 raisins poissons haut-b", "customers 1 fish grape top-B"),
        ("es", "coger uvas", "take grape"),
        ("es", "puesto flor e5", "stand flower E5"),
        ("uk", "клієнти 2 рм л3", "customers 2 fish meat left-3"),
        ("uk", "заклад суші A1", "restaurant sushi_bar A1"),
        ("uk", "замінити вітрину", "redraw display"),
    ],
)
def test_short_and_localized_forms(language, typed, meant):
    assert read(language, typed) == meant


@pytest.mark.parametrize("typed", ["stand", "stand fish", "stand fish C9", "stand soup C3", "customers 5 fish left-1",
                                   "customers 2 fish left-A", "customers 2 fish fish left-1", "restaurant fish C3",
                                   "coin please", "redraw", "take C3", "stand fish fish C3"])  # fmt: skip
def test_what_is_no_move_is_refused(typed):
    with pytest.raises(Unreadable) as error:
        read("en", typed)
    assert error.value.move == typed.split()[0]


@pytest.mark.parametrize(
    ("typed", "places"), [("ятка риба В3", ("B3", "D3")), ("клієнти 1 риба низ-в", ("bottom-B", "bottom-D"))]
)
def test_a_letter_of_two_columns_is_never_guessed(typed, places):
    """The key of D writes В, which looks like B."""
    with pytest.raises(Unclear) as unclear:
        read("uk", typed)
    assert unclear.value.places == places
    assert read("uk", typed.upper().replace("В3", "B3").replace("-В", "-B")).endswith(places[0])  # a Latin B


def test_the_nearest_move_is_found_if_one_is_near():
    moves = ["stand fish C3", "stand flower C3", "coin"]
    assert nearest("stnad fsh c3", moves) == "stand fish C3"
    assert nearest("what shall I do", moves) is None


def test_a_choice_that_is_asked_for_may_be_named_alone():
    chosen = words("uk")
    assert GAME.to_text(chosen.answer("м", "take")) == "take meat"
    assert GAME.to_text(chosen.answer("риба", "choose")) == "specialty fish"
    assert chosen.answer("риба", "main") is None
    assert chosen.answer("ри", "take") is None  # only whole words: a beginning could be a command


def test_words_are_compared_without_accents_case_and_apostrophes():
    assert fold("PIÈCE") == fold("piece")
    assert fold("м'ясо") == fold("Мʼясо")
    assert Vocabulary({"a": ("abc",), "b": ("abd",)}).find("ab") is None
    assert Vocabulary({"a": ("abc",)}).find("") is None
