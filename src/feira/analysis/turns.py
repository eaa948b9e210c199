"""Where a game turned: the steps at which chances changed most."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from feira.analysis.judging import Judged
from feira.analysis.ledger import Ledger
from feira.analysis.values import Array
from feira.core.game import Json

_MOST: Final = 3
_LEAST: Final = 0.1  # in points


class Turn(NamedTuple):
    """A step that changed the chances, and whether luck or a decision did so."""

    step: int  # the number of the record's move, from 0
    changes: list[float]  # by seat, in points
    by_luck: bool
    seat: int | None  # whose decision it was; None if several decided at once, or nobody

    def to_json(self) -> Json:
        """The turn as JSON."""
        changes = [round(change, 4) for change in self.changes]
        return {"step": self.step, "changes": changes, "by_luck": self.by_luck, "seat": self.seat}


def turning_points(points: Ledger, judged: Sequence[Judged]) -> list[Turn]:
    """The steps at which chances changed most, in their order."""
    changes = np.diff(points.values, axis=0)
    sizes = np.abs(changes).max(axis=1) if len(changes) else np.zeros(0)
    largest = [int(step) for step in np.argsort(-sizes, kind="stable")[:_MOST] if sizes[step] >= _LEAST]
    return [_turn(step, changes[step], points.luck_at[step], judged) for step in sorted(largest)]


def _turn(step: int, change: Array, luck: Array, judged: Sequence[Judged]) -> Turn:
    seats = [one.decision.seat for one in judged if one.decision.step == step]
    by_luck = float(np.abs(luck).max()) >= float(np.abs(change - luck).max())
    return Turn(step, change.tolist(), by_luck, seats[0] if len(seats) == 1 else None)
