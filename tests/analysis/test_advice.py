"""Help in a running game: good by the rules, and never by what the seat can't know."""

import numpy as np
import pytest

import feira
from feira.analysis import hints, judging
from feira.analysis.decisions import decisions_of
from feira.analysis.effort import EFFORTS
from feira.analysis.hints import BLUNDER, Adviser, with_assumed_coins
from feira.bots import get_bot
from feira.core.game import FeiraError
from feira.records import Replay

KINDS = [
    ("mercado", {"players": 2, "money": "hidden", "restaurants": "hidden"}),
    ("marche", {"players": 2, "coins": "hidden"}),
    ("marche", {"players": 2, "variant": "classic", "coins": "hidden"}),
]


def after(name, moves, seed=3, **options):
    """A game after some moves of `greedy`."""
    game, greedy = feira.new(name, seed=seed, **options), get_bot("greedy", seed)
    for _ in range(moves):
        if not game.over:
            game.play_by(greedy)
    return game


def adviser(game, seat, states=None):
    view = game.rules.view(game.states if states is None else states, 0, seat)
    return Adviser(game.rules, view, seat, effort=EFFORTS["quick"])


def everything(helper, action):
    warned, hopes = helper.warning(action), helper.hopes()
    return helper.hint().to_json(), warned and warned.to_json(), hopes and hopes.to_json()


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_help_does_not_depend_on_what_a_seat_can_t_know(name, options):
    """Neither on the truth nor on hidden coins, which the analysis of a finished game counts as known."""
    hidden = 0
    for moves in (9, 24):
        game = after(name, moves, **options)
        seat = game.to_act[-1]
        action = game.legal_actions(seat)[-1]
        told = everything(adviser(game, seat), action)
        for seed in range(3):
            other = game.states.copy()
            game.rules.resample(other, 0, seat, seed)
            counted = game.rules.spec.counted
            other[counted][0, 1 - seat] = game.states[counted][0, 1 - seat] // 2 + seed
            hidden += other.tobytes() != game.states.tobytes()
            assert everything(adviser(game, seat, other), action) == told
    assert hidden == 6


def test_a_hint_is_the_best_move_by_the_rules_where_they_decide():
    decided = 0
    for seed in range(24):
        game = feira.new("mercado", players=2, money="open", seed=seed)
        game.play_out(*(get_bot("random", seat) for seat in range(2)))
        *_, last = decisions_of(Replay(game.record()))
        shares = {action: share_after(game.rules, last, action) for action in last.legal}
        if None in shares.values() or len(set(shares.values())) < 2:
            continue  # something is left to decide, or all is the same
        decided += 1
        helper = adviser(game, last.seat, last.position)
        best = game.action(helper.hint().move["move"])
        assert shares[best] == max(shares.values())
        assert helper.warning(best) is None
        worst = min(shares, key=shares.__getitem__)
        warned = helper.warning(worst)
        assert (game.action(warned.instead["move"]), warned.gain >= BLUNDER) == (worst, True)
    assert decided


def test_a_warning_is_sure_and_a_reason_takes_nobody_for_poor(monkeypatch):
    """A loss within its own interval is no blunder; for reasons, others have as many hidden coins as you."""
    game = after("mercado", 12, players=2, money="hidden")
    seat = game.to_act[0]
    helper, looked = adviser(game, seat), []
    blunder = next(a for a in game.legal_actions(seat) if helper.warning(a) is not None)
    monkeypatch.setattr(hints, "why_in", lambda _game, view, *_: looked.append(view["money"][0, :2].tolist()) or [])
    helper.warning(blunder)
    assert looked == [[int(game.states["money"][0, seat])] * 2]
    monkeypatch.setattr(judging, "margin", lambda _: 1.5)
    assert helper.warning(blunder) is None


def share_after(rules, decision, action):
    """What the rules say of an action that ends the game."""
    after = decision.position.copy()
    rules.apply(after, 0, decision.seat, action)
    outcome = rules.outcome(after, 0)
    return None if outcome is None else (decision.seat in outcome.ranking[0]) / len(outcome.ranking[0])


def test_a_hint_says_why_it_is_better_than_what_seems_best():
    told = 0
    for moves in range(2, 40, 5):
        game = after("mercado", moves, players=2)
        seat = game.to_act[0]
        hint = adviser(game, seat).hint()
        if len(game.legal) > 1:
            assert hint.instead["move"] != hint.move["move"]
            assert {hint.move["move"], hint.instead["move"]} <= set(game.legal)
            assert hint.gain >= 0
        told += bool(hint.why)
    assert told > 3


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_what_to_hope_for_is_what_can_be_drawn_and_evens_out(name, options):
    found = [adviser(game, game.to_act[0]).hopes() for game in (after(name, moves, **options) for moves in (6, 17, 28))]
    assert any(found)
    for hopes in filter(None, found):
        values, tiles = np.array([(one.value, one.tiles) for one in hopes.tiles]).T
        assert values @ tiles == pytest.approx(0, abs=1e-9)
        assert list(values) == sorted(values, reverse=True)
        assert len({one.tile for one in hopes.tiles}) == len(hopes.tiles)
    game = after(name, 6, **options)
    names = {one.tile for one in adviser(game, game.to_act[0]).hopes().tiles}
    action = next(a for a in range(game.rules.actions) if game.rules.chances(game.states, 0, a, ()))
    assert names == set(game.rules.chances(game.states, 0, action, ()))


def test_others_are_taken_to_have_as_many_hidden_coins_as_you():
    game = after("mercado", 12, players=2, money="hidden")
    view = game.view(0)
    assert view["money"][0, 1] == 0
    assumed = with_assumed_coins(game.rules, view, 0)
    assert assumed["money"][0, 1] == assumed["money"][0, 0] == view["money"][0, 0]
    shown = after("mercado", 12, players=2, money="open").view(0)
    assert with_assumed_coins(game.rules, shown, 0) is shown


@pytest.mark.parametrize("finalists", [1, 2])
def test_a_hint_compares_two_moves_however_few_are_tried_again(finalists):
    game = after("mercado", 9, players=2)
    effort = EFFORTS["quick"]._replace(finalists=finalists)
    hint = Adviser(game.rules, game.rules.view(game.states, 0, game.to_act[0]), game.to_act[0], effort=effort).hint()
    assert hint.instead is not None
    assert hint.move["move"] != hint.instead["move"]


def test_the_library_gives_hints_too():
    game = feira.new("mercado", players=2, seed=7)
    hint = game.hint()
    assert hint.move["move"] in game.legal
    assert game.hint().to_json() == hint.to_json()


def test_no_help_without_a_judge_or_a_decision():
    game = feira.new("mercado", players=2, seed=7)
    with pytest.raises(FeiraError, match="nothing to decide"):
        Adviser(game.rules, game.view(1), 1)
    with pytest.raises(FeiraError, match="without a network"):
        Adviser(game.rules, game.view(0), 0, networks=lambda *_: None)
    with pytest.raises(FeiraError, match="over"):
        after("mercado", 500, players=2).hint()
