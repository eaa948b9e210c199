"""Observations as arrays: what every game's tensors offer, and where to find a game's own.

An observation has planes, one number for every space of the board, and scalars. Seats are counted from the viewer on:
itself first, then clockwise. It may be written from the state itself, so a number that can be secret is written only if
the game's view.py says that the viewer knows it; tests compare with what is written from a view.
"""

import math
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.game import FeiraError, Game, States, shown
from feira.envs.lowlevel.bits import Bits, new_action_bits, show

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
    write_legal: Callable[[States, int, int, Bits], None]  # (states, i, seat, bits): write what is legal for the seat
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

    def room(self, count: int) -> tuple[Planes, Scalars]:
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


def get_tensors(game: Game) -> Tensors:
    """The tensors of a game."""
    if not isinstance(game, Game):
        raise FeiraError(f"{shown(game)} is no game: feira.games.get_game gives one")
    tensors: Tensors = import_module(f"feira.games.{game.name}.adapters.tensors").TENSORS
    return tensors


class Observer:
    """Writes observations of single games, each into arrays of its own."""

    def __init__(self, game: Game) -> None:
        self.tensors = get_tensors(game)
        self._mask = game.kernels.mask
        self._seats_to_act = game.kernels.seats_to_act
        self._actions = game.actions
        self._views = np.zeros(1, game.dtype)

    def __call__(self, states: States, i: int, viewer: int) -> tuple[Planes, Scalars]:
        """What the viewer knows of game i: planes and scalars."""
        planes, scalars = self.tensors.room(1)
        self._mask(states, i, viewer, self._views, 0)
        self.tensors.write(self._views, 0, viewer, np.zeros(1, self.tensors.drawn), planes, scalars, 0)
        return planes.reshape(self.tensors.planes_shape), scalars.reshape(-1)

    def legal(self, states: States, i: int, seat: int) -> NDArray[np.int8]:
        """1 for every action that is legal for the seat; nothing is if it is not to act."""
        bits, shown, mask = new_action_bits(1, self._actions)
        if self._seats_to_act(states, i) >> seat & 1:
            self.tensors.write_legal(states, i, seat, bits)
            show(bits, shown, mask, 0)
        return mask[0, : self._actions]

    def rewards(self, states: States, i: int, margin: float) -> NDArray[np.float32]:
        """The rewards of the seats; 0 while the game is running."""
        out = np.zeros((1, int(states[i].players)), np.float32)
        if self._seats_to_act(states, i) == 0:
            self.tensors.rewards(states, i, margin, out, 0)
        return out.reshape(-1)
