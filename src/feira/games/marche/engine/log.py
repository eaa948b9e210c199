"""What the compiled rules tell of a move: rows of numbers, which events.py turns into events.

Row 0 holds the number of rows written. Where nobody listens the log has no rows at all.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import numba
import numpy as np
from numpy.typing import NDArray

from feira.core.jit import F, compiled_to_make_arrays
from feira.games.marche.engine.spaces import SPACES

Log: TypeAlias = NDArray[Any]

ROOM: Final = 2 * SPACES  # every space may be paved and every disc go home
WIDTH: Final = 5

(
    RESERVED,
    DRAWN,
    AUCTION_OPENED,
    BID_MADE,
    BID_REVEALED,
    AUCTION_WON,
    ROW_DEALT,
    TABLE_PLACED,
    STALL_PLACED,
    STALL_BESIDE,
    AREA_FULL,
    PAVED,
    WOULD_CUT,
    WOULD_SHUT_IN,
    DISC_RETURNED,
    PASSED,
    PILE_CLOSED,
    REST_PAVED,
    GAME_OVER,
) = range(1, 20)


def new_log() -> Log:
    """An empty log."""
    log = np.empty((ROOM, WIDTH), dtype=np.int16)
    log[0, 0] = 0
    return log


@compiled_to_make_arrays
def no_log(s: Any) -> Log:
    """A log for nobody: any two-dimensional view of the state without rows, so that nothing is allocated."""
    return s.stalls[:0]


@cast(Callable[[F], F], numba.njit(inline="always"))  # else it would be compiled for every kind of row
def tell(log: Log, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Add a row to the log."""
    if len(log):
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[0] = what
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
