"""Observations as arrays: what the tensors of every game offer to learning environments.

An observation has planes, one number for every space of the board, and scalars. Seats are counted from the viewer on:
itself first, then clockwise. It may be written from the state itself, so a number that can be secret is written only if
the game's view.py says that the viewer knows it; tests compare with what is written from a view.
"""

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.game import States

Planes = NDArray[np.int8]
Scalars = NDArray[np.int16]

UNKNOWN: Final = -1  # a number that the viewer does not know


class Part(NamedTuple):
    """Planes or scalars that belong together: their name, how many they are, and the least and most they can be."""

    name: str
    size: int
    least: int
    most: int


def starts(parts: tuple[Part, ...]) -> tuple[int, ...]:
    """Where each part begins."""
    return tuple(sum(part.size for part in parts[:n]) for n in range(len(parts)))


class Tensors(NamedTuple):
    """The observations and rewards of a game."""

    side: int  # planes are side × side
    planes: tuple[Part, ...]
    scalars: tuple[Part, ...]
    drawn: np.dtype[Any]  # what `write` remembers of a row, to write only what is new; `begun` is 0 if it shows nothing
    # (states, i, viewer, drawn, planes, scalars, k): write what the viewer knows into row k of the arrays
    write: Callable[[States, int, int, NDArray[Any], Planes, Scalars, int], None]
    # (states, i, seat, bits): write what is legal for the seat, which is to act: see envs/lowlevel/bits.py
    write_legal: Callable[[States, int, int, NDArray[np.int64]], None]
    # (states, i, margin, out, k): write into row k the reward of every seat of a finished game
    rewards: Callable[[States, int, float, NDArray[np.float32], int], None]

    @property
    def planes_shape(self) -> tuple[int, int, int]:
        """How many planes, and how large."""
        return sum(part.size for part in self.planes), self.side, self.side

    @property
    def scalars_shape(self) -> tuple[int]:
        """How many scalars."""
        return (sum(part.size for part in self.scalars),)

    def empty_rows(self, count: int) -> tuple[Planes, Scalars]:
        """Empty rows for so many observations, each plane's spaces in one row."""
        return (
            np.zeros((count, math.prod(self.planes_shape)), np.int8),
            np.zeros((count, *self.scalars_shape), np.int16),
        )

    def named(self, planes: NDArray[Any], scalars: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of many observations by their names, each with one row an observation."""
        found = {}
        for parts, rows in ((self.planes, planes), (self.scalars, scalars)):
            for part, start in zip(parts, starts(parts), strict=True):
                found[part.name] = rows[:, start : start + part.size]
        return found

    def bounds(self) -> tuple[Planes, Planes, Scalars, Scalars]:
        """The least and most of every plane, then of every scalar."""
        shape = self.planes_shape
        low, high = (
            np.repeat(
                [getattr(part, bound) for part in self.planes for _ in range(part.size)], self.side * self.side
            ).reshape(shape)
            for bound in ("least", "most")
        )
        least, most = (
            np.array([getattr(part, bound) for part in self.scalars for _ in range(part.size)])
            for bound in ("least", "most")
        )
        return low.astype(np.int8), high.astype(np.int8), least.astype(np.int16), most.astype(np.int16)
