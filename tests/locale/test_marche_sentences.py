"""Jour de Marché in sentences: every event and refusal that comes up, in each language."""

import pytest

from feira.games import get_game
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.surface.events import (
    AccessKept,
    AreaFull,
    AuctionWon,
    BidsRevealed,
    FinalScore,
    Ranked,
    RestPaved,
    StallBuilt,
    StallDelivered,
)
from feira.games.marche.surface.refusals import REASONS, illegal
from feira.locale import LANGUAGES, Catalogue
from feira.locale.sentences import Sentences
from telling import told_in_a_game

GAME = get_game("marche")
SECTIONS = ("terminal", "campaign", "marche/*")


def sentences(language, players=("Ana", "Bo", "Cy")):
    return Sentences(Catalogue(language, SECTIONS), players)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You build your fish stall on C3.", "Bo builds the fish stall on C3."]),
        ("fr", ["Vous posez votre étal de poisson en C3.", "Bo pose son étal de poisson en C3."]),
        ("es", ["Montas tu puesto de pescado en C3.", "Bo monta su puesto de pescado en C3."]),
        ("uk", ["Ви ставите рибну ятку на C3.", "Bo ставить рибну ятку на C3."]),
    ],
)
def test_the_reader_is_addressed_and_others_are_named(language, told):
    tell = sentences(language)
    assert [tell.event(StallBuilt(seat, "fish", "C3"), reader=0) for seat in (0, 1)] == told


def test_bids_and_ties_are_told_by_name():
    tell = sentences("en")
    assert tell.event(BidsRevealed((0, 2), (3, 0))) == "The bids: Ana (3), Cy (0)."
    assert tell.event(AuctionWon(2, "soda", 1, ())) == "Cy gets the soda stall for 1 coin."
    assert tell.event(AuctionWon(2, "soda", 4, (0, 2))) == (
        "Cy gets the soda stall for 4 coins, after a tie between Ana and Cy."
    )


def test_the_reason_of_a_path_is_told():
    tell = sentences("en")
    assert tell.event(AreaFull(("C3", "C4"), 1, ("C4",))) == (
        "The area C3 and C4 is full with 1 building: C4 becomes a path."
    )
    assert tell.event(AccessKept("C3", "C4", "fish", None)).endswith("last open space beside the fish truck (C4).")
    assert tell.event(AccessKept("C3", "C4", "fish", 1)).endswith("beside Bo's fish stall (C4).")
    assert tell.event(AccessKept("C3", "C4", "fish", 0), 0).endswith("beside your fish stall (C4).")


def test_ways_and_scores_are_explained():
    tell = sentences("en")
    assert (
        tell.event(StallDelivered(0, "fish", 2, ("A1", "A2"), (), 2, False, ("A1", "A2")))
        == "Ana's fish stall: distance 2 via A1, A2."
    )
    assert tell.event(StallDelivered(0, "fish", 4, ("@1", "A2"), ("@1",), 3, False, ("street", "A2"))).endswith(
        "distance 4 via street, A2; the street counts 3."
    )
    assert (
        tell.event(StallDelivered(0, "fish", 10, (), (), 2, False, ()))
        == "Ana's fish stall: distance 10, no route to the truck."
    )
    assert tell.event(StallDelivered(0, "fish", 1, ("A1", "A2"), (), 2, True, ("A1", "A2"))).startswith(
        "Ana's fish stall: distance 1 (the maximum) via"
    )
    score = FinalScore(1, (1, 1, 8, 1), 6, 5)
    assert tell.event(score) == "Bo scores 5: distances 1 + 1 + 8 + 1, minus 6 coins."
    assert tell.event(Ranked(((1,), (0,), (2,)), (0, 1))) == "Bo wins the tie with shorter routes in total!"
    assert tell.event(Ranked(((1, 2), (0,)), ())).startswith("It's a tie between Bo and Cy:")


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "Останнє вільне місце"), (3, "3 вільні місця"), (5, "5 вільних місць"), (21, "21 вільне місце")],
)
def test_ukrainian_plural_forms(count, told):
    assert told in sentences("uk").event(RestPaved(("A1",) * count))


DETAILS = {
    "turn": 1, "seat": 0, "placing": 1, "good": "cheese", "bid": 9, "coins": 1, "at": "C3", "rule": "J3.3",
    "problem": "?", "paved": ("C4",),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_a_sentence(language, reason):
    told = sentences(language).refusal(illegal(reason, **DETAILS), reader=0)
    assert len(told) > 8
    assert "{" not in told
    assert "cheese" not in told or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"players": 5}, {"players": 3, "variant": "classic"}], ids=str)
def test_whole_games_can_be_told(language, options):
    told = list(told_in_a_game(GAME, options, Catalogue(language, SECTIONS)))
    assert len(told) > 20
    assert language == "en" or not any(f" {good} " in one for one in told for good in GOODS if good != "soda")
