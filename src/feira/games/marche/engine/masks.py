"""Sets of spaces as bit masks, including the streets around the market.

A mask is six words of three rows each, a row being 20 bits: the 16 columns, a margin of one on either side and two bits
that keep rows apart. So all neighbours of a set come from a few shifts, with no edge to think of. In compiled code a
mask is a tuple of six words, which lives in registers; in a state it is an array.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.marche.engine.spaces import SIDE, SPACES

Mask: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]

WORDS: Final = 6
ROWS: Final = 3  # in a word
WIDTH: Final = 20  # bits of a row
_1, _40 = np.uint64(1), np.uint64(2 * WIDTH)
_20: Final = np.uint64(WIDTH)
_ALL: Final = np.uint64((1 << ROWS * WIDTH) - 1)
_ROW: Final = (1 << SIDE) - 1
NO_BITS: Final = np.uint64(0)
EMPTY: Final = (NO_BITS, NO_BITS, NO_BITS, NO_BITS, NO_BITS, NO_BITS)

# By space: its word, and its bit in it.
WORD: Final = np.array([(space // SIDE + 1) // ROWS for space in range(SPACES)], dtype=np.int64)
BIT: Final = np.array(
    [1 << (space // SIDE + 1) % ROWS * WIDTH + space % SIDE + 1 for space in range(SPACES)], dtype=np.uint64
)


@compiled
def load(words: Any) -> Mask:
    """The mask kept in an array."""
    return words[0], words[1], words[2], words[3], words[4], words[5]


@compiled
def store(words: Any, mask: Mask) -> None:
    """Keep a mask in an array."""
    words[0], words[1], words[2], words[3], words[4], words[5] = mask


@compiled
def has(words: Any, space: int) -> bool:
    """Whether a space is in a mask, be it an array or a tuple."""
    return words[WORD[space]] & BIT[space] != NO_BITS


@compiled
def add(words: Any, space: int) -> None:
    """Put a space into a mask kept in an array."""
    words[WORD[space]] |= BIT[space]


@compiled
def remove(words: Any, space: int) -> None:
    """Take a space out of a mask kept in an array."""
    words[WORD[space]] &= ~BIT[space]


@compiled
def only(space: int) -> Mask:
    """The mask of one space."""
    word, bit = WORD[space], BIT[space]
    return (
        bit if word == 0 else NO_BITS,
        bit if word == 1 else NO_BITS,
        bit if word == 2 else NO_BITS,
        bit if word == 3 else NO_BITS,
        bit if word == 4 else NO_BITS,
        bit if word == 5 else NO_BITS,
    )


@compiled
def both(a: Mask, b: Mask) -> Mask:
    """What is in both."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]


@compiled
def either(a: Mask, b: Mask) -> Mask:
    """What is in one or the other."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]


@compiled
def without(a: Mask, b: Mask) -> Mask:
    """What is in the first but not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4], a[5] & ~b[5]


@compiled
def is_empty(a: Mask) -> bool:
    """Whether nothing is in it."""
    return a[0] | a[1] | a[2] | a[3] | a[4] | a[5] == NO_BITS


@compiled
def count(a: Mask) -> int:
    """How many are in it."""
    total = 0
    for word in range(WORDS):
        total += popcount(int64(a[word]))
    return total


@compiled
def _beside(word: np.uint64) -> np.uint64:
    return word << _1 | word >> _1


@compiled
def _over(above: np.uint64, word: np.uint64, below: np.uint64) -> np.uint64:
    """What lies straight above or below; the words are three neighbours."""
    return (word << _20 | word >> _20 | above >> _40 | below << _40) & _ALL


@compiled
def spread(a: Mask) -> Mask:
    """All that shares a side with something in it."""
    return (
        _beside(a[0]) | _over(NO_BITS, a[0], a[1]),
        _beside(a[1]) | _over(a[0], a[1], a[2]),
        _beside(a[2]) | _over(a[1], a[2], a[3]),
        _beside(a[3]) | _over(a[2], a[3], a[4]),
        _beside(a[4]) | _over(a[3], a[4], a[5]),
        _beside(a[5]) | _over(a[4], a[5], NO_BITS),
    )


@compiled
def grow(a: Mask) -> Mask:
    """All that is in it, and all that shares a side or a corner with something in it."""
    wide = (
        a[0] | _beside(a[0]),
        a[1] | _beside(a[1]),
        a[2] | _beside(a[2]),
        a[3] | _beside(a[3]),
        a[4] | _beside(a[4]),
        a[5] | _beside(a[5]),
    )
    return (
        wide[0] | _over(NO_BITS, wide[0], wide[1]),
        wide[1] | _over(wide[0], wide[1], wide[2]),
        wide[2] | _over(wide[1], wide[2], wide[3]),
        wide[3] | _over(wide[2], wide[3], wide[4]),
        wide[4] | _over(wide[3], wide[4], wide[5]),
        wide[5] | _over(wide[4], wide[5], NO_BITS),
    )


@compiled
def without_lowest(bits: np.uint64) -> np.uint64:
    """The bits of a word but for the lowest."""
    return bits & (bits - _1)


@compiled
def space_at(word: int, bits: np.uint64) -> int:
    """The space of the lowest bit of a word."""
    bit = lowest(int64(bits))
    return SIDE * (ROWS * word + bit // WIDTH - 1) + bit % WIDTH - 1


@compiled
def row_bits(a: Mask, row: int) -> int:
    """The spaces of one row of the market, column A being the lowest bit."""
    word, place = (row + 1) // ROWS, (row + 1) % ROWS
    return int64(a[word]) >> (WIDTH * place + 1) & _ROW


@compiled
def pick(a: Mask, n: int) -> int:
    """The n-th space in a mask, counted from 0."""
    for word in range(WORDS):
        bits = a[word]
        inside = popcount(int64(bits))
        if n < inside:
            for _ in range(n):
                bits = without_lowest(bits)
            return space_at(word, bits)
        n -= inside
    return -1


@compiled
def list_spaces(a: Mask, out: Any, n: int, first: int) -> int:
    """Write `first` + space for every space in a mask into `out`, from place n on; return the place after the last."""
    for word in range(WORDS):
        bits = a[word]
        while bits != NO_BITS:
            out[n] = first + space_at(word, bits)
            bits = without_lowest(bits)
            n += 1
    return n


def spots(words: Any) -> Iterator[tuple[int, int]]:
    """The (row, column) of all that is in a mask, streets included, row by row."""
    for word in range(WORDS):
        bits = int(words[word])
        while bits:
            row, column = divmod((bits & -bits).bit_length() - 1, WIDTH)
            yield ROWS * word + row - 1, column - 1
            bits &= bits - 1


def has_spot(words: Any, row: int, column: int) -> bool:
    """Whether a spot, which may be a street or beyond, is in a mask."""
    if not (-1 <= row <= SIDE and -1 <= column <= SIDE):
        return False
    word, row = divmod(row + 1, ROWS)
    return bool(int(words[word]) >> row * WIDTH + column + 1 & 1)


def spaces_of(words: Iterable[Any]) -> list[int]:
    """The spaces in a mask, rising; quickest for words that are Python's own numbers."""
    spaces = []
    for first, bits in zip(_FIRST_BITS, map(int, words), strict=True):
        while bits:
            low = bits & -bits
            spaces.append(_SPACE[first + low.bit_length()])
            bits ^= low
    return spaces


# By the bit's place in all words one after the other, counted from 1: the space.
_SPACE: Final = {ROWS * WIDTH * int(WORD[space]) + int(BIT[space]).bit_length(): space for space in range(SPACES)}
_FIRST_BITS: Final = tuple(ROWS * WIDTH * word for word in range(WORDS))


def mask_of(spaces: Any) -> list[int]:
    """The words of a mask with these spaces, to be kept in an array."""
    words = [0] * WORDS
    for space in spaces:
        words[WORD[space]] |= int(BIT[space])
    return words
