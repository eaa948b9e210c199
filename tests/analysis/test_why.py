"""Why one move is better: by hand on small positions, and never by what the seat could not know."""

import re
from dataclasses import replace

import numpy as np
import pytest

import feira
from feira.analysis.decisions import decisions_of
from feira.analysis.why import why_better
from feira.bots import get_bot
from feira.locale import LANGUAGES, Catalogue
from feira.locale.sentences import Sentences
from feira.records import Replay

KINDS = [
    ("mercado", {"players": 3}),
    ("mercado", {"challenge": 2}),
    ("marche", {"players": 3}),
    ("marche", {"players": 2, "variant": "classic"}),
]


def reasons(game, made, better, seat=None):
    """Why a move of a running game would be better than another."""
    who = game.to_act[0] if seat is None else seat
    found = why_better(game.rules, game.states, who, game.action(made), game.action(better))
    return {reason.name: reason.details for reason in found}


@pytest.fixture
def two_stands():
    """Ana (seat 0) has a fish stand at C3 and one of something else at B3, and it is her turn; Rui has only coins."""
    game = feira.new("mercado", players=2, seed=7)
    game.states["money"] = 9  # enough for all that follows
    for at in ("C3", "B3"):
        hand = [move for move in game.legal if move.startswith("stand ") and move.endswith(f" {at}")]
        game.play(next(move for move in hand if ("fish" in move) == (at == "C3")))
        game.play(game.legal[0])
        game.play("coin")
    return game


def tile(game, customers, at, *, fish):
    """A move that brings customers who want fish, but not what B3 sells; or neither of the two."""
    other = next(stand["good"] for space, stand in game.observation()["stands"].items() if space == "B3")
    moves = [move for move in game.legal if move.startswith(f"customers {customers} ") and move.endswith(f" {at}")]
    return next(move for move in moves if ("fish" in move) == fish and other not in move)


def test_what_a_move_earns_right_away(two_stands):
    """Two customers who want fish come to row 3: the stand at C3 gets 2 coins, where a coin is 1."""
    found = reasons(two_stands, "coin", tile(two_stands, 2, "left-3", fish=True))
    assert found["earns"] == {"seat": 0, "coins": 2, "instead": 1}


def test_what_a_move_concedes(two_stands):
    """The 2 coins of the customers, and the 1 that a stand at A1 costs, far from the others and without customers."""
    stand = next(move for move in two_stands.legal if move.startswith("stand ") and move.endswith(" A1"))
    found = reasons(two_stands, tile(two_stands, 2, "left-3", fish=True), stand)
    assert found["concedes"] == {"seat": 0, "coins": 3}


def test_gifts_are_what_the_previews_say():
    """What others get less by the better move, wherever there is such a thing."""
    game = feira.new("mercado", players=3, seed=2)
    bots, seen = [get_bot("greedy", seat) for seat in range(3)], 0
    while not game.over:
        seat, moves = game.to_act[0], game.legal
        incomes = {move: game.preview(move).income for move in moves}
        generous = max(moves, key=lambda move: sum(incomes[move]) - incomes[move][seat])
        mean = min(moves, key=lambda move: sum(incomes[move]) - incomes[move][seat])
        if "redraw" not in generous + mean:
            told = reasons(game, generous, mean).get("gives")
            less = [who for who in range(3) if who != seat and incomes[generous][who] > incomes[mean][who]]
            if told is not None:
                assert told["seat"] in less
                who = told["seat"]
                assert (told["coins"], told["instead"]) == (incomes[mean][who], incomes[generous][who])
                seen += 1
        game.play_by(bots[seat])
    assert seen


def test_what_a_move_prepares(two_stands):
    """A third stand in row 3 lets Ana bring three customers there."""
    stand = next(move for move in two_stands.legal if move.startswith("stand ") and move.endswith(" A3"))
    found = reasons(two_stands, "coin", stand)
    assert found["prepares-customers"]["customers"] == 3
    assert found["prepares-customers"]["at"] in ("left-3", "right-3")
    assert found["prepares-customers"]["coins"] > found["prepares-customers"]["instead"]


def test_a_bid_is_explained_by_what_the_stall_is_worth():
    game = feira.new("marche", players=2, seed=3)
    bots = [get_bot("greedy", seat) for seat in range(2)]
    while len(game.to_act) < 2:
        game.play_by(bots[game.to_act[0]])
    seat = game.to_act[0]
    preview = game.preview("bid 3", seat=seat)
    found = reasons(game, "bid 0", "bid 3", seat)
    nearest = preview.sites[0]
    assert found["bid-more"]["points"] == preview.without - nearest.distance
    assert (found["bid-more"]["at"], found["bid-more"]["coins"], found["bid-more"]["instead"]) == (nearest.at, 3, 0)
    assert "bid-less" in reasons(game, "bid 3", "bid 1", seat)


def test_a_game_without_reasons_gives_none(two_stands, monkeypatch):
    monkeypatch.setattr(type(two_stands.rules), "spec", replace(two_stands.rules.spec, why=None))
    assert reasons(two_stands, "coin", tile(two_stands, 2, "left-3", fish=True)) == {}


def test_reasons_don_t_depend_on_what_the_seat_can_t_know():
    game = feira.new("mercado", players=2, seed=5, restaurants="hidden")
    game.play_out(get_bot("greedy", 1), get_bot("random", 2))
    rules, changed = game.rules, 0
    for decision in list(decisions_of(Replay(game.record())))[::5]:
        other = decision.position.copy()
        other["money_open"] = 1  # coins are paid openly: whoever counts them knows them
        rules.resample(other, 0, decision.seat, seed=3)
        other["money_open"] = decision.position["money_open"]
        changed += not np.array_equal(other["stacks"], decision.position["stacks"])
        for better in decision.legal[:: max(1, len(decision.legal) // 5)]:
            here, there = (
                why_better(rules, position, decision.seat, decision.action, better)
                for position in (decision.position, other)
            )
            assert here == there
    assert changed


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_every_reason_can_be_told_in_every_language(name, options):
    game = feira.new(name, seed=11, **options)
    game.play_out(*(get_bot("random", seat) for seat in range(game.players)))
    told = {}
    for decision in decisions_of(Replay(game.record())):
        for better in decision.legal[:: max(1, len(decision.legal) // 4)]:
            for reason in why_better(game.rules, decision.position, decision.seat, decision.action, better):
                told[reason.name] = reason
    assert len(told) >= 5
    for language in LANGUAGES:
        words = Sentences(Catalogue(language, ("terminal", "words", f"{name}/*")), ["Ana", "Rui", "Zoé"])
        for reason in told.values():
            text = words.reason(reason.name, reason.details, 0)
            assert text
            assert not re.search(r"[{}]|\$", text)
