"""Where a result comes from: for every seat, result = expectation at the start + luck + own errors + gifts of others.

The value of a position is that of its best choice. What a decision loses against it is the error of who decided; what
that brings the others is a gift to them. Whatever else changes the value until the next decision is luck: what was
drawn, and what came to light. So the parts always add up to the result.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from feira.analysis.judging import Judged
from feira.analysis.values import Array


class Ledger(NamedTuple):
    """One unit of an analysis; all arrays are by seat, those of `values` and `luck_at` by step and seat."""

    values: Array  # before each step, and at the end the result
    luck_at: Array  # of each step
    errors: Array  # own, all together: at most 0, but for what a lead is worth beside the chances
    gifts: Array

    @property
    def start(self) -> Array:
        """What was to be expected before the first decision."""
        return np.asarray(self.values[0])

    @property
    def result(self) -> Array:
        """What came of it."""
        return np.asarray(self.values[-1])

    @property
    def luck(self) -> Array:
        """All of it."""
        return np.asarray(self.luck_at.sum(axis=0))


def ledger(steps: int, judged: Sequence[Judged], unit: str, result: Array) -> Ledger:
    """The ledger in one unit, `points` or `leads`, of a game with so many steps."""
    players = len(result)
    values = np.full((steps + 1, players), np.nan)
    lost = np.zeros((steps, players))
    errors, gifts = np.zeros(players), np.zeros(players)
    values[steps] = result
    for step, together in _by_step(judged).items():
        values[step] = np.mean([getattr(one.best, unit) for one in together], axis=0)
        for one in together:
            cost = getattr(one.made, unit) - getattr(one.best, unit)
            lost[step] += cost
            errors[one.decision.seat] += cost[one.decision.seat]
            gifts += np.where(np.arange(players) == one.decision.seat, 0.0, cost)
    for step in range(steps - 1, -1, -1):  # where nothing was decided, the value is that of the next decision
        values[step] = np.where(np.isnan(values[step]), values[step + 1], values[step])
    return Ledger(values, np.diff(values, axis=0) - lost, errors, gifts)


def _by_step(judged: Sequence[Judged]) -> dict[int, list[Judged]]:
    steps: dict[int, list[Judged]] = {}
    for one in judged:
        steps.setdefault(one.decision.step, []).append(one)
    return steps
