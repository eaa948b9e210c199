"""What happens in a move, as compiled rules number it: see core/log.py. Where nobody listens the log has no rows."""

from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np

from feira.core.jit import F, compiled_to_make_arrays
from feira.core.log import Log, add_row, empty_log
from feira.games.marche.engine.spaces import SPACES

ROWS: Final = 2 * SPACES  # every space may be paved and every disc go home

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
    return empty_log(ROWS, np.int16)


@compiled_to_make_arrays
def no_log(s: Any) -> Log:
    """A log for nobody: any two-dimensional view of the state without rows, so that nothing is allocated."""
    return s.stalls[:0]


@cast(Callable[[F], F], numba.njit(inline="always"))  # else it would be compiled for every kind of row
def tell(log: Log, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Add a row to the log."""
    if len(log):
        add_row(log, what, a, b, c, d)
