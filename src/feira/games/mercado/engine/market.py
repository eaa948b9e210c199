"""The market of Mercado: its spaces, lines and entrances, as numbers, names and bit masks (M1.1).

A space is SIZE * row + column. A line is a row (0-4) or a column (5-9). An entrance is a line (its left or top end) or
a line + LINES (its right or bottom end), so a mask of lines becomes a mask of entrances by `lines | lines << LINES`.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import numpy as np

GOODS: Final = ("fish", "flower", "tomato", "meat", "grape")  # M1.2
KINDS: Final = ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar", "pub")  # M1.3, in the goods' order
GOOD_COUNT: Final = len(GOODS)
KIND_COUNT: Final = len(KINDS)
PUB: Final = KINDS.index("pub")
SIZE: Final = 5  # rows, and columns
SPACES: Final = SIZE * SIZE
LINES: Final = 2 * SIZE
ENTRANCES: Final = 2 * LINES
ALL_SPACES: Final = (1 << SPACES) - 1
ALL_LINES: Final = (1 << LINES) - 1
ALL_ENTRANCES: Final = (1 << ENTRANCES) - 1
ALL_GOODS: Final = (1 << GOOD_COUNT) - 1
ONE_LINE: Final = (1 << SIZE) - 1  # all places in a row: the mask of five bits
MAX_CUSTOMERS: Final = 4
OFFERED: Final = 3  # M2.4: of each stack

SPACE_NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "ABCDE")
ENTRANCE_NAMES: Final = (
    *(f"left-{row}" for row in range(1, SIZE + 1)),
    *(f"top-{column}" for column in "ABCDE"),
    *(f"right-{row}" for row in range(1, SIZE + 1)),
    *(f"bottom-{column}" for column in "ABCDE"),
)
TOP: Final = ONE_LINE << SIZE

# The goods on a customer tile, one or two, are one of fifteen sets: the five goods, then the ten pairs.
GOODS_SETS: Final = (*((g,) for g in range(GOOD_COUNT)), *combinations(range(GOOD_COUNT), 2))
_GOODS_NAMES: Final = tuple(tuple(GOODS[good] for good in goods) for goods in GOODS_SETS)
FIRST_GOOD: Final = np.array([goods[0] for goods in GOODS_SETS], dtype=np.uint32)
LAST_GOOD: Final = np.array([goods[-1] for goods in GOODS_SETS], dtype=np.uint32)

ROW: Final = np.array([space // SIZE for space in range(SPACES)], dtype=np.uint32)
COLUMN: Final = np.array([SIZE + space % SIZE for space in range(SPACES)], dtype=np.uint32)


def _neighbours(space: int) -> int:
    row, column = divmod(space, SIZE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(1 << SIZE * r + c for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE)


def _spaces_of_line(line: int) -> int:
    return sum(1 << space for space in range(SPACES) if line in (space // SIZE, SIZE + space % SIZE))


NEIGHBOURS: Final = np.array([_neighbours(space) for space in range(SPACES)], dtype=np.uint32)
SPACES_OF_LINE: Final = np.array([_spaces_of_line(line) for line in range(LINES)], dtype=np.uint32)
# Indexed by a mask of rows, or of columns: all their spaces.
SPACES_OF_ROWS: Final = np.array(
    [sum(int(SPACES_OF_LINE[n]) for n in range(SIZE) if mask >> n & 1) for mask in range(1 << SIZE)], np.uint32
)
SPACES_OF_COLUMNS: Final = np.array(
    [sum(int(SPACES_OF_LINE[SIZE + n]) for n in range(SIZE) if mask >> n & 1) for mask in range(1 << SIZE)], np.uint32
)


def bits(mask: int) -> Iterator[int]:
    """The indices of the bits set, lowest first."""
    mask = int(mask)
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def goods_set(goods: tuple[str, ...] | list[str]) -> int:
    """The number of a set of goods, given by names in any order; KeyError if there is no such set."""
    return _SET_NUMBERS[tuple(goods)]


def goods_names(number: int) -> tuple[str, ...]:
    """The names of a set of goods."""
    return _GOODS_NAMES[number]


_SET_NUMBERS: Final = {names: n for n, known in enumerate(_GOODS_NAMES) for names in (known, known[::-1])}
