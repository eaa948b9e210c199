"""How compiled rules say what happened in a move: rows of five numbers, which a game's events.py turns into events.

The first number of a row is what happened, as the game numbers it. Row 0 holds the number of rows written.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import numba
import numpy as np
from numpy.typing import NDArray

from feira.core.jit import F

Log: TypeAlias = NDArray[Any]

WIDTH: Final = 5


def empty_log(rows: int, dtype: type[np.integer[Any]]) -> Log:
    """A log for so many rows, row 0 included."""
    return np.zeros((rows, WIDTH), dtype)


@cast(Callable[[F], F], numba.njit(inline="always"))  # else it would be compiled for every mixture of whole numbers
def add_row(log: Log, what: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row to a log."""
    log[0, 0] += 1
    row = log[log[0, 0]]
    row[0] = what
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
