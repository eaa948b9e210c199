"""The rating of play: by hand, tied to its judge, and the shipped scales in their order."""

import json
from pathlib import Path

import numpy as np
import pytest
from tests.analysis.test_analysis import GAME, TWO, any_network, judge_it, played

import feira
from feira.analysis import analyse
from feira.analysis.decisions import decisions_of
from feira.analysis.judging import Choice, Judged
from feira.analysis.rating import FORMAT, Anchor, Play, anchors_for, rate
from feira.analysis.report import lines
from feira.analysis.study import judge_name
from feira.games import GAMES, get_game
from feira.records import Replay

SCALES = sorted(Path(feira.__file__).parent.glob("games/*/ratings/*.json"))
SCALE = (Anchor(1, 0.8, 0.0), Anchor(2, 0.6, 0.0), Anchor(3, 0.4, 0.03), Anchor(4, 0.2, 0.0))


def decided(lost, at_stake, unforced=True):
    best, made = (Choice(0, 0.0, np.zeros(2), np.array([lead, -lead])) for lead in (lost, 0.0))
    decision = next(decisions_of(Replay(played().record())))._replace(seat=0)
    return Judged(decision, best, made, [best, made], 0.0, 0.0, np.zeros(2), unforced, at_stake)


def test_what_was_lost_of_what_was_at_stake_by_hand():
    """5 of 10 coins: 1 of 4, 0 of 1, 3 of 3, then 1 of 1 and 0 of 1; a forced one doesn't count."""
    one = Play.of([decided(1, 4), decided(0, 1), decided(3, 3), decided(9, 9, unforced=False)])
    other = Play.of([decided(1, 1), decided(0, 1)])
    assert (one.decisions, one.lost, one.at_stake) == (3, 4, 8)
    assert one.share is None  # three decisions say nothing
    both = one + other
    assert both.share == 0.5
    # each is off half of its stake by -1, -0.5, 1.5, 0.5, -0.5
    assert both.margin == pytest.approx(1.96 * np.sqrt(1 + 0.25 + 2.25 + 0.25 + 0.25) / 10)
    assert rate(one, SCALE) is None
    assert rate(both, None) is None
    many = sum([both] * 16, Play())
    assert (many.share, many.margin) == (0.5, pytest.approx(both.margin / 4))
    width = np.hypot(many.margin, 0.015) / 0.2  # levels; the scale itself is sure to 0.015 there
    assert rate(many, SCALE) == pytest.approx((2.5, 2.5 - width, 2.5 + width))
    assert rate(many, SCALE).band == 3


def test_beyond_the_scale_is_its_end():
    sure = Play(decisions=99, lost=90, at_stake=100, lost_squared=90, lost_at_stake=100, at_stake_squared=10000 / 90)
    assert rate(sure, SCALE).level == 1
    assert rate(sure._replace(lost=-1, lost_squared=0, lost_at_stake=0), SCALE).level == 4


def test_what_is_at_stake_in_a_last_decision_is_what_the_rules_say():
    found = 0
    for seed in range(12):
        *_, last = decisions_of(Replay(played(seed=seed).record()))
        leads = []
        for action in last.legal:
            after = last.position.copy()
            GAME.apply(after, 0, last.seat, action)
            if (outcome := GAME.outcome(after, 0)) is not None:
                leads.append(outcome.scores[last.seat] - outcome.scores[1 - last.seat])
        if len(leads) == len(last.legal) > 1:
            judged = judge_it(last)
            assert judged.at_stake == pytest.approx(judged.best.leads[last.seat] - np.mean(leads))
            assert judged.best.leads[last.seat] in leads
            found += 1
    assert found


def test_a_scale_belongs_to_its_judge_and_effort():
    record = played().record()
    ours = judge_name(GAME, TWO)
    assert anchors_for(GAME, TWO, ours)
    assert anchors_for(GAME, TWO, "another") is None
    assert anchors_for(GAME, {"players": 3, "challenge": None}, ours) is None
    own = analyse(record, effort="quick", networks=any_network)
    quick = analyse(record, effort="quick")
    assert own.judge != quick.judge == ours
    for found in (own, quick):
        assert not found.to_json()["rated"]
        assert [found.rating(seat) for seat in (0, 1)] == [None, None]
        assert sum("no rating for this kind of game, judge and effort yet" in line for line in lines(found, "AB")) == 2
    normal = analyse(record)
    assert all(1 <= seat["rating"]["level"] < 3 for seat in normal.to_json()["seats"])  # they moved at random
    assert any(line.startswith("  A played like level 1.") for line in lines(normal, "AB"))


@pytest.mark.parametrize("file", SCALES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_the_shipped_scales_are_those_of_the_shipped_judges(file):
    """With levels that are surely apart; if you replace a network, run benchmarks/rating.py."""
    body = json.loads(file.read_text("utf-8"))
    game = get_game(file.parts[-3])
    kinds = [game.options_json(game.new(game.options(options), 0), 0) for options in game.example_options()]
    [options] = [one for one in kinds if game.spec.load("features").kind(one) == file.stem][:1]
    assert (body["format"], body["judge"]) == (FORMAT, judge_name(game, options))
    assert [each["level"] for each in body["levels"]] == [1, 2, 3, 4, 5, 6]
    assert all(each["games"] >= 80 for each in body["levels"])
    for lower, higher in zip(body["levels"], body["levels"][1:], strict=False):
        assert lower["share"] - higher["share"] > np.hypot(lower["margin"], higher["margin"])


def test_both_games_have_a_scale():
    assert {file.parts[-3] for file in SCALES} == set(GAMES) - {"toy"}
