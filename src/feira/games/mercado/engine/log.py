"""What happens in a move, as compiled rules number it: see core/log.py.

Where nobody listens the log is None, and Numba leaves out what writes to it.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import compiled_for
from feira.core.log import add_row, empty_log

Log: TypeAlias = NDArray[Any] | None

ROWS: Final = 64  # challenge 7's richest stand pays 20 times; nothing else comes near

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
    return empty_log(ROWS, np.int32)


@compiled_for("void(none, int64, int64, int64, int64, int64)", "void(int32[:, ::1], int64, int64, int64, int64, int64)")
def tell(log: Log, what: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row to the log.

    Its signatures are fixed: the many kinds of whole numbers in a state would else make a version for each mixture.
    """
    if log is not None:
        add_row(log, what, a, b, c, d)
