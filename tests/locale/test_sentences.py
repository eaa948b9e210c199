"""Sentences in each language, plurals and the choice of a language."""

from dataclasses import dataclass

import pytest

from feira.core.game import Event, Illegal
from feira.games import get_game
from feira.games.mercado.engine.state import ENDS
from feira.games.mercado.surface.events import (
    ChallengeJudged,
    CoinTaken,
    CustomersBrought,
    Earned,
    EndTriggered,
    FinalScore,
    GameOver,
    HandRedrawn,
    Paid,
    Ranked,
    RestaurantOpened,
    StandOpened,
)
from feira.games.mercado.surface.refusals import REASONS, illegal
from feira.locale import LANGUAGES, Catalogue, language_of
from feira.locale.sentences import Sentences
from telling import told_in_a_game

GAME = get_game("mercado")
SECTIONS = ("terminal", "campaign", "mercado/*")


def sentences(language, players=("Ana", "Bo")):
    return Sentences(Catalogue(language, SECTIONS), players)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You open a fish stand at C3.", "Bo opens a fish stand at C3."]),
        ("fr", ["Vous ouvrez un stand de poisson en C3.", "Bo ouvre un stand de poisson en C3."]),
        ("es", ["Abres un puesto de pescado en C3.", "Bo abre un puesto de pescado en C3."]),
        ("uk", ["Ви відкриваєте рибну ятку на C3.", "Bo відкриває рибну ятку на C3."]),
    ],
)
def test_the_reader_is_addressed_and_others_are_named(language, told):
    tell = sentences(language)
    assert [tell.event(StandOpened(seat, "fish", "C3"), reader=0) for seat in (0, 1)] == told


@pytest.mark.parametrize(
    ("coins", "words"),
    [
        (0, "0 монет"),
        (1, "1 монету"),
        (2, "2 монети"),
        (5, "5 монет"),
        (11, "11 монет"),
        (21, "21 монету"),
        (24, "24 монети"),
    ],
)
def test_ukrainian_has_three_plural_forms(coins, words):
    assert sentences("uk").event(CoinTaken(1, coins)) == f"Bo бере {words}."


def test_french_zero_is_singular():
    assert sentences("fr").event(Paid(1, 0)) == "Cela coûte 0 pièce."


def test_income_shows_its_parts():
    event = Earned(1, 6, "C3", "left-3", 2, 3, ("sushi_bar", "pub"), ("C2", "B3"))
    assert sentences("en").event(event) == (
        "Bo earns 6 coins at C3: 2 customers × 3 (sushi bar and pub) at the left entrance of row 3."
    )
    assert (
        sentences("fr").event(Earned(1, 1, "C3", "top-A", 1, 1, (), ()))
        == "Bo gagne 1 pièce en C3\u00a0: 1 client à l’entrée du haut de la colonne A."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You take 2 coins.", "Bo opens a pub at C3 and receives 2 coins."]),
        ("fr", ["Vous prenez 2 pièces.", "Bo ouvre un bar en C3 et reçoit 2 pièces."]),
        ("es", ["Tomas 2 monedas.", "Bo abre un pub en C3 y recibe 2 monedas."]),
        ("uk", ["Ви берете 2 монети.", "Bo відкриває паб на C3 і отримує 2 монети."]),
    ],
)
def test_the_rules_say_how_many_coins_there_are(language, told):
    tell = sentences(language)
    events = [CoinTaken(0, coins=2), RestaurantOpened(1, "pub", "C3", coins=2)]
    assert [tell.event(event, reader=0) for event in events] == told


def test_lists_and_what_went_back():
    told = sentences("es").event(HandRedrawn(0, "grape", ("fish", "meat", "fish")), reader=0)
    assert told == "Devuelves a la bolsa tres losetas de uva y sacas pescado, carne y pescado."
    told = sentences("uk").event(CustomersBrought(1, 3, ("fish", "meat"), "right-2"))
    assert told == "Bo приводить 3 клієнтів, які шукають рибу чи м’ясо, на правий вхід рядка 2."


def test_the_final_score_and_the_tie_break_are_explained():
    tell = sentences("en")
    score = "Bo has 23 coins, minus 2 for unopened restaurants: 21 points."
    assert tell.event(FinalScore(1, 23, 2, 21, stands=1, tie_broken=False)) == score
    assert tell.event(FinalScore(1, 23, 2, 21, stands=1, tie_broken=True)) == (
        f"{score} Tie-break: 1 stand in the market."
    )
    assert tell.event(Ranked(((1,), (0,)), ()), reader=0) == "Bo wins!"
    assert tell.event(Ranked(((0,), (1,)), (0, 1)), reader=0) == "You win the tie: you have more stands in the market!"
    assert tell.event(Ranked(((0, 1),), ())).startswith("It's a tie between Ana and Bo,")
    assert tell.event(ChallengeJudged(4, 83, 1, True)).endswith("You earned the Best Move bonus!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_its_words(language):
    tell = sentences(language)
    over = {tell.event(GameOver(end)) for end in ENDS if end}
    assert len(over) == len(ENDS) - 1
    triggered = {tell.event(EndTriggered(0, end)) for end in ("spaces", "entrances", "eighth_stand")}
    assert len(triggered) == 3


DETAILS = {
    "turn": 1, "seat": 0, "expected": "", "phase": 1, "good": "meat", "limit": 2, "cost": 5, "coins": 1,
    "income": 3, "restaurant": "pub", "customers": 3, "goods": ("fish", "meat"), "stands": 1, "tiles": 2,
    "problem": "?", "rule": "M3.5",
}  # fmt: skip
OF_ENTRANCES = {"entrance-taken", "too-few-stands", "sells-nothing", "needs-all-goods"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_a_sentence(language, reason):
    at = "left-3" if reason in OF_ENTRANCES else "C3"
    told = sentences(language).refusal(illegal(reason, at=at, **DETAILS), reader=0)
    assert len(told) > 10
    assert "{" not in told
    assert "left-3" not in told
    assert "fish" not in told or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"players": 3, "restaurants": "hidden"}, {"challenge": 1}, {"challenge": 7}])
def test_whole_games_can_be_told(language, options):
    assert len(list(told_in_a_game(GAME, options, Catalogue(language, SECTIONS)))) > 20


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"FEIRA_LANG": "uk", "LANG": "fr_FR.UTF-8"}, "uk"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "en-GB"}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "fr_FR.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, None),
        ({"LANG": "C.UTF-8"}, None),
        ({}, None),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert language_of(environment) == language


def test_a_missing_argument_or_message_is_an_error_for_the_programmer():
    text = Catalogue("fr", SECTIONS)
    with pytest.raises(ValueError, match="undone"):
        text("undone")
    with pytest.raises(KeyError, match="nonsense"):
        text("nonsense")


@dataclass(frozen=True)
class CrateDrawn(Event):
    seat: int
    fruit: str
    coins: int
    lost: bool
    won: bool


def test_plain_words_replace_what_the_catalogue_lacks():
    tell = sentences("en", ("Ana", "Bo"))
    assert tell.event(CrateDrawn(1, "fish", 3, True, False)) == "Crate drawn: Bo, fish, 3, lost"
    assert tell.refusal(Illegal("X1", "unheard-of", "that is not done")) == "that is not done"
