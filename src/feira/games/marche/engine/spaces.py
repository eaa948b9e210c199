"""The grid that every market lies on: spaces as numbers and names, and what borders on what (J2.2).

A space is SIDE * row + column, counted from the top left corner of the market's bounding box. Streets (J6.4) lie up to
one step outside it and have names only: `@` is the column before A, row 0 the one above row 1.
"""

from typing import Final

import numpy as np

GOODS: Final = ("fish", "soda", "cheese", "ice_cream")  # J1.1
GOOD_COUNT: Final = len(GOODS)
FLEA: Final = GOOD_COUNT  # the tile after the goods
TILES: Final = (*GOODS, "flea")
SIDE: Final = 16  # J2.1: a market fits into 16 × 16
SPACES: Final = SIDE * SIDE
OUTSIDE: Final = SPACES  # whatever lies beyond the grid

SPACE_NAMES: Final = tuple(f"{chr(ord('A') + column)}{row + 1}" for row in range(SIDE) for column in range(SIDE))
SPACE_NUMBERS: Final = {name: space for space, name in enumerate(SPACE_NAMES)}

# Clockwise from the top; even directions share a side, odd ones a corner.
DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
SIDES: Final = DIRECTIONS[::2]


def _around(space: int) -> list[int]:
    row, column = divmod(space, SIDE)
    spots = ((row + down, column + right) for down, right in DIRECTIONS)
    return [SIDE * r + c if 0 <= r < SIDE and 0 <= c < SIDE else OUTSIDE for r, c in spots]


AROUND: Final = np.array([_around(space) for space in range(SPACES)], dtype=np.int16)


def street_name(row: int, column: int) -> str:
    """The name of a spot up to one step outside the grid, counted like spaces."""
    return f"{chr(ord('A') + column)}{row + 1}"
