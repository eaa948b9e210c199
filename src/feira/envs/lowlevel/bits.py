"""What is legal, as rows of bits (one for each action) and of bytes: the same for every game.

A row of bits is made again in every step; of the row of bytes, which learners get, only what has changed is written:
with many games, memory traffic is what takes time. A game has at most 4,096 actions.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import below_from, compiled, int64, lowest, nth_bit, popcount
from feira.envs.lowlevel.bit_expand import Bytes, bit_expander
from feira.envs.lowlevel.prefetch import aligned_zeros

Bits = NDArray[np.int64]

_WORD: Final = 64
_show_word: Final = bit_expander(range(_WORD))


def new_action_bits(count: int, actions: int) -> tuple[Bits, Bits, Bytes]:
    """A row of bits to write into, and rows of bits and of bytes for `count` games: nothing is legal."""
    words = -(-actions // _WORD)
    return (
        np.zeros(words + 1, np.int64),  # `put` may touch one more than needed
        np.zeros((count, words), np.int64),
        aligned_zeros(count, _WORD * words),
    )


@compiled
def clear(bits: Bits) -> None:
    """Nothing is legal."""
    for word in range(len(bits)):
        bits[word] = 0


@compiled
def put(bits: Bits, first: int, mask: int) -> None:
    """Of the actions from `first` on those of a mask, of up to 32 bits, are legal too."""
    word, shift = first >> 6, first & 63  # quicker than to divide by 64
    bits[word] |= int64(mask) << shift
    bits[word + 1] |= int64(mask) >> 1 >> (63 - shift)


@compiled
def show(bits: Bits, shown: Bits, mask: Bytes, k: int) -> None:
    """Make row k of `shown` (bits) and of `mask` (bytes) the same as `bits`."""
    changed = 0
    for word in range(shown.shape[1]):
        changed |= int64(bits[word] != shown[k, word]) << word
    while changed:
        word = lowest(changed)
        changed &= changed - 1
        shown[k, word] = bits[word]
        _show_word(mask, k, _WORD * word, bits[word])


@compiled
def first_illegal(shown: Bits, count: int, actions: NDArray[np.int64]) -> int:
    """The first game whose action is illegal, or -1; `count` is how many actions there are."""
    for i in range(len(actions)):
        action = actions[i]
        if not 0 <= action < count or not shown[i, action // _WORD] >> action % _WORD & 1:
            return i
    return -1


@compiled
def choose(shown: Bits, rng: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """A random legal action for every game."""
    for i in range(len(actions)):
        total = 0
        for word in range(shown.shape[1]):
            total += popcount(shown[i, word])
        n = below_from(rng, total)
        word = 0
        inside = popcount(shown[i, 0])
        while n >= inside:
            n -= inside
            word += 1
            inside = popcount(shown[i, word])
        actions[i] = _WORD * word + nth_bit(shown[i, word], n)
