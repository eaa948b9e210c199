"""Ratings against a known example, and by what must hold for any results."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from feira.arena.ratings import ELO, bradley_terry, share_interval


def results(bots):
    """Any results of so many bots: how often each (row) beat each (column)."""
    wins = arrays(np.int64, (bots, bots), elements=st.integers(0, 30))
    return wins.map(lambda points: points * (1 - np.eye(bots, dtype=np.int64)))


SOME = st.integers(2, 5).flatmap(results)


def test_three_to_one_is_191_points():
    ahead, margin = bradley_terry(np.array([[0, 75_000], [25_000, 0]])).ahead(0, 1)
    assert ahead == pytest.approx(190.85, abs=0.1)
    assert margin == pytest.approx(1.96 * ELO / np.sqrt(100_000 * 0.75 * 0.25), rel=0.01)


def test_an_example_of_four_teams():
    # The four teams of many textbooks; so often that the imagined draw makes no difference.
    points = 10_000 * np.array([[0, 2, 0, 1], [3, 0, 5, 0], [0, 3, 0, 1], [4, 0, 3, 0]])
    strength = np.exp(bradley_terry(points).elo / ELO)
    assert strength / strength.sum() == pytest.approx([0.139, 0.226, 0.143, 0.492], abs=0.001)


def test_strengths_are_found_again():
    true = np.array([120.0, 40.0, -10.0, -150.0])
    expected = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    points = 100_000 * expected * (1 - np.eye(4))
    assert bradley_terry(points).elo == pytest.approx(true, abs=0.1)


def test_who_wins_all_is_rated_all_the_same():
    for games in (1, 10, 1000):
        ratings = bradley_terry(np.array([[0, games], [0, 0]]))
        ahead, margin = ratings.ahead(0, 1)
        assert 0 < ahead < 2000
        assert 0 < margin < 2000


@given(SOME)
def test_ratings_are_finite_and_balance(points):
    ratings = bradley_terry(points)
    assert np.isfinite(ratings.elo).all()
    assert np.isfinite(ratings.margin).all()
    assert ratings.elo.sum() == pytest.approx(0, abs=1e-6)
    # What the likeliest ratings expect is what has happened, but for the imagined draw.
    games = points + points.T
    expected = games / (1 + 10 ** ((ratings.elo[None, :] - ratings.elo[:, None]) / 400))
    assert np.abs(points.sum(axis=1) - expected.sum(axis=1)).max() < 0.5


@given(SOME, st.randoms())
def test_names_make_no_difference(points, rng):
    order = list(range(len(points)))
    rng.shuffle(order)
    assert bradley_terry(points[np.ix_(order, order)]).elo == pytest.approx(bradley_terry(points).elo[order], abs=1e-6)


@given(SOME)
def test_a_win_more_never_harms(points):
    before = bradley_terry(points).ahead(0, 1)[0]
    points = points.copy()
    points[0, 1] += 1
    assert bradley_terry(points).ahead(0, 1)[0] > before


@given(SOME)
def test_with_more_games_it_is_surer(points):
    points = points + 1 - np.eye(len(points))  # all have met
    assert (bradley_terry(4 * points).margin < bradley_terry(points).margin).all()


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 40, 0.0, 0.0876), (1.0, 400, 0.9905, 1.0), (0.0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share(share, games, low, high):
    assert share_interval(share, games) == pytest.approx((low, high), abs=1e-4)
