"""Glicko: how well somebody solves puzzles, how difficult a puzzle is, and how sure we are of both.

A try is a game between a person and a puzzle. See Mark Glickman, "The Glicko system" (glicko.net/glicko/glicko.pdf);
everybody's deviation stays above a least one, so that ratings follow people who learn.
"""

import math
from typing import Final, NamedTuple

_Q: Final = math.log(10) / 400
_LEAST_DEVIATION: Final = 50.0


class Rating(NamedTuple):
    """A rating, and its standard deviation."""

    rating: float
    deviation: float

    def after(self, other: "Rating", score: float) -> "Rating":
        """The rating after a game against another: 1 is a win, 0 a loss."""
        weight = 1 / math.sqrt(1 + 3 * (_Q * other.deviation / math.pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - other.rating) / 400))
        precision = 1 / self.deviation**2 + (_Q * weight) ** 2 * expected * (1 - expected)
        rating = self.rating + _Q * weight * (score - expected) / precision
        return Rating(rating, max(_LEAST_DEVIATION, 1 / math.sqrt(precision)))


NEW_SOLVER: Final = Rating(1200.0, 300.0)
_ESTIMATED: Final = 150.0  # how sure we are of a puzzle that nobody has tried


def of_new_puzzle(estimate: float) -> Rating:
    """The rating of a puzzle that nobody has tried yet."""
    return Rating(estimate, _ESTIMATED)
