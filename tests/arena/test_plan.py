"""Who plays whom, in which seats, with which deal."""

from collections import Counter
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feira.arena.plan import Plan, all_against_all
from feira.core.game import FeiraError

BOTS = ("a", "b", "c", "d", "e")


def plan(*line_ups, seed=0):
    return Plan("mercado", {"players": len(line_ups[0])}, line_ups, seed)


def test_two_bots_change_seats_on_the_same_deal():
    matches = list(plan(("a", "b")).matches(4))
    assert [match.bots for match in matches] == [("a", "b"), ("b", "a")] * 2
    assert [match.deal for match in matches] == ["0/0", "0/0", "0/1", "0/1"]
    assert [match.number for match in matches] == [0, 1, 2, 3]


def test_one_against_three_sits_in_every_seat():
    matches = plan(("a", "b", "b", "b")).matches(4)
    assert [match.bots.index("a") for match in matches] == [0, 3, 2, 1]


def test_a_rotation_that_is_the_same_is_not_played_twice():
    assert plan(("a", "b", "a", "b")).round_size == 2


@given(st.integers(2, 5), st.integers(2, 4))
def test_all_meet_all_equally_often_in_all_seats(bots, players):
    tournament = plan(*all_against_all(BOTS[:bots], players))
    played = list(tournament.matches(tournament.round_size))
    seats = Counter((seat, bot) for match in played for seat, bot in enumerate(match.bots))
    assert len(set(seats.values())) == 1
    assert len(seats) == bots * players
    pairs = Counter(frozenset((a, b)) for match in played for a in match.bots for b in match.bots if a != b)
    assert len(set(pairs.values())) == 1
    assert len(pairs) == comb(bots, 2)
    assert len({match.deal for match in played}) == 1


def test_fewer_bots_than_seats_play_several():
    assert all_against_all(("a", "b"), 4) == (("a", "b", "b", "b"), ("a", "a", "b", "b"), ("a", "a", "a", "b"))
    assert all_against_all(("a", "b", "c"), 3) == (("a", "b", "c"),)


def test_more_games_begin_with_the_same_ones():
    tournament = plan(*all_against_all(BOTS, 3), seed=5)
    assert list(tournament.matches(70))[:33] == list(tournament.matches(33))


def test_other_seeds_give_other_deals():
    deals = [{match.deal for match in plan(("a", "b"), seed=seed).matches(10)} for seed in (0, 1)]
    assert not deals[0] & deals[1]


def test_a_campaign_is_one_round_with_the_same_deals_for_all():
    campaign = Plan("mercado", {}, (("a",), ("b",)))
    assert campaign.solo
    matches = list(campaign.matches(campaign.round_size))
    assert [(match.options["challenge"], match.bots) for match in matches[:3]] == [
        (1, ("a",)),
        (1, ("b",)),
        (2, ("a",)),
    ]
    assert len({match.deal for match in matches}) == 9 == len(matches) / 2


def test_one_bot_has_nobody_to_meet():
    with pytest.raises(FeiraError, match="at least two"):
        all_against_all(("a",), 2)
