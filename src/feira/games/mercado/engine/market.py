"""The market of Mercado: its spaces, lines and entrances, as numbers, names and bit masks (M1.1).

A space is 5 * row + column. A line is a row (0-4) or a column (5-9). An entrance is a line (its left or top end) or a
line + 10 (its right or bottom end), so a mask of lines becomes a mask of entrances by `lines | lines << 10`.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import numpy as np

GOODS: Final = ("fish", "flower", "tomato", "meat", "grape")  # M1.2
KINDS: Final = ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar", "pub")  # M1.3, in the goods' order
PUB: Final = 5
SIZE: Final = 5
SPACES: Final = 25
LINES: Final = 10
ENTRANCES: Final = 20
ALL_SPACES: Final = (1 << SPACES) - 1
ALL_LINES: Final = (1 << LINES) - 1
ALL_ENTRANCES: Final = (1 << ENTRANCES) - 1
ALL_GOODS: Final = (1 << len(GOODS)) - 1
MAX_CUSTOMERS: Final = 4
OFFERED: Final = 3  # M2.4: of each stack

SPACE_NAMES: Final = tuple(f"{column}{row}" for row in range(1, 6) for column in "ABCDE")
ENTRANCE_NAMES: Final = (
    *(f"left-{row}" for row in range(1, 6)),
    *(f"top-{column}" for column in "ABCDE"),
    *(f"right-{row}" for row in range(1, 6)),
    *(f"bottom-{column}" for column in "ABCDE"),
)
TOP: Final = 0b11111 << 5

# The goods on a customer tile, one or two, are one of fifteen sets: the five goods, then the ten pairs.
GOODS_SETS: Final = (*((g,) for g in range(5)), *combinations(range(5), 2))
_GOODS_NAMES: Final = tuple(tuple(GOODS[good] for good in goods) for goods in GOODS_SETS)
FIRST_GOOD: Final = np.array([goods[0] for goods in GOODS_SETS], dtype=np.uint32)
LAST_GOOD: Final = np.array([goods[-1] for goods in GOODS_SETS], dtype=np.uint32)

ROW: Final = np.array([space // 5 for space in range(SPACES)], dtype=np.uint32)
COLUMN: Final = np.array([5 + space % 5 for space in range(SPACES)], dtype=np.uint32)


def _neighbours(space: int) -> int:
    row, column = divmod(space, 5)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(1 << 5 * r + c for r, c in around if 0 <= r < 5 and 0 <= c < 5)


def _spaces_of_line(line: int) -> int:
    return sum(1 << space for space in range(SPACES) if line in (space // 5, 5 + space % 5))


NEIGHBOURS: Final = np.array([_neighbours(space) for space in range(SPACES)], dtype=np.uint32)
SPACES_OF_LINE: Final = np.array([_spaces_of_line(line) for line in range(LINES)], dtype=np.uint32)
# Indexed by a mask of rows, or of columns: all their spaces.
SPACES_OF_ROWS: Final = np.array([sum(0b11111 << 5 * r for r in range(5) if m >> r & 1) for m in range(32)], np.uint32)
SPACES_OF_COLUMNS: Final = np.array([sum(0x108421 << c for c in range(5) if m >> c & 1) for m in range(32)], np.uint32)


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
