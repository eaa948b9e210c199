"""What the compiled rules tell of a move: rows of numbers, which events.py turns into events.

Row 0 holds the number of rows written. Where nobody listens the log is None, and Numba leaves the telling out.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import compiled_for

Log: TypeAlias = NDArray[Any] | None

ROOM: Final = 64  # challenge 7's richest stand pays 20 times; nothing else comes near
WIDTH: Final = 5

(
    STAND_OPENED,
    PAID,
    EARNED,
    RESTAURANT_FOUND,
    TILE_TAKEN,
    TILE_DRAWN,
    HAND_RETURNED,
    HAND_DRAWN,
    DISPLAY_RETURNED,
    CUSTOMERS_BROUGHT,
    CUSTOMERS_OFFERED,
    RESTAURANT_OPENED,
    COIN_TAKEN,
    SPECIALTY_SET,
    SPECIALTY_ASKED,
    END_TRIGGERED,
    GAME_OVER,
) = range(1, 18)


def new_log() -> NDArray[Any]:
    """An empty log."""
    return np.zeros((ROOM, WIDTH), dtype=np.int32)


@compiled_for("void(none, int64, int64, int64, int64, int64)", "void(int32[:, ::1], int64, int64, int64, int64, int64)")
def tell(log: Log, what: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row to the log.

    Its signatures are fixed: the many kinds of whole numbers in a state would else make a version for each mixture.
    """
    if log is not None:
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[0] = what
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
