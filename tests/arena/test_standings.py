"""Counting who beat whom, scores and fame, from matches made up for it."""

import numpy as np
import pytest

from feira.arena.campaign import campaign_figures
from feira.arena.match import Played
from feira.arena.standings import standings
from feira.core.registry import campaign_rules
from feira.games.mercado.engine.challenges import BEST_MOVE_FAME


def match(number, bots, places, scores=None, failure=None, solo=None):
    return Played(number, tuple(bots), places, scores, failure, solo)


def test_two_players():
    played = [
        match(0, "ab", (0, 1), (10, 4)),
        match(1, "ba", (0, 1), (9, 8)),
        match(2, "ab", (0, 0), (5, 5)),
        match(3, "ba", (1, 0), failure=("b", "it ended")),
    ]
    result = standings("mercado", ("a", "b"), played)
    assert result.results.tolist() == [[[0, 0, 0], [2, 1, 1]], [[1, 1, 2], [0, 0, 0]]]
    assert result.share(0, 1) == pytest.approx(2.5 / 4)
    assert result.share(0, 0) is None
    assert result.seats.tolist() == [4, 4]
    assert result.first.tolist() == [2.5, 1.5]
    assert result.score == pytest.approx([(10 + 8 + 5) / 3, (4 + 9 + 5) / 3])
    assert result.margin == pytest.approx([(6 - 1) / 3, (-6 + 1) / 3])
    assert result.failures == {("b", "it ended"): 1}
    assert [bot["bot"] for bot in result.to_json()["bots"]] == ["a", "b"]


def test_where_the_lowest_score_wins_a_lead_is_still_good():
    result = standings("marche", ("a", "b"), [match(0, "ab", (0, 1), (3, 20))])
    assert result.margin.tolist() == [17, -17]


def test_four_players_with_one_bot_three_times():
    result = standings("mercado", ("a", "b"), [match(0, "abbb", (1, 0, 1, 3), (5, 9, 5, 1))])
    assert result.results[0, 1].tolist() == [1, 1, 1]
    assert result.seats.tolist() == [1, 3]
    assert result.first.tolist() == [0, 1]
    assert result.margin[0] == -4


def test_a_bot_that_has_not_played_yet_is_in_the_table():
    result = standings("mercado", ("a", "b", "c"), [match(0, "ab", (0, 1), (10, 4))])
    assert result.seats.tolist() == [1, 1, 0]
    assert np.isnan(result.score[2])
    assert result.to_json()["bots"][1]["first"] is None


def solo(number, challenge, fame, best_move=False):
    return match(
        number, "a", (0,), (20,), solo={"challenge": challenge, "result": 20, "fame": fame, "best_move": best_move}
    )


def test_m7_3_a_best_move_counts_though_the_bot_failed_later():
    failed = {"seat": 0, "why": "it crashed", "lasting": {"best_move": True}}
    about = {"number": 1, "deal": "d", "bots": ["a"], "failed": failed}
    played = Played.of({"options": {"challenge": 2}, "result": None, "arena": about})
    assert played.solo == {"challenge": 2, "result": None, "fame": 0, "best_move": True}
    others = [solo(n, n + 1, fame=1) for n in range(9) if n != 1]
    (figures,) = campaign_figures(campaign_rules(), ["a"], [*others, played])
    assert figures.fames.tolist() == [8 + BEST_MOVE_FAME]


def test_a_campaign_is_counted_with_its_best_move_once():
    first = [solo(n, n + 1, fame=n % 2, best_move=n in (2, 3)) for n in range(9)]
    second = [solo(9 + n, n + 1, fame=3) for n in range(8)]  # not whole yet
    figures = campaign_figures(campaign_rules(), ("a",), first + second)[0]
    assert figures.fames.tolist() == [4 + 2]
    assert figures.rank_counts == [0, 1, 0, 0, 0, 0]
    assert figures.challenges[0].fame_counts == [1, 0, 0, 1]
    assert figures.challenges[8].fame_counts == [1, 0, 0, 0]
    assert figures.challenges[2].best_moves == 1
