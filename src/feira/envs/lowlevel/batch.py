"""The arrays of many games that are stepped together, in one structure that compiled code takes."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.game import States
from feira.envs.lowlevel.bit_expand import Bytes
from feira.envs.lowlevel.bits import Bits
from feira.envs.tensors import Planes, Scalars


class Batch(NamedTuple):
    """All arrays have one row per game unless their comment says otherwise."""

    states: States
    templates: States  # games start from one of these
    chance: NDArray[np.uint64]  # a generator for the next deals of each game
    bits: Bits  # one row for all: what is legal in the game that is being stepped
    legal: Bits  # a bit for every legal action
    mask: Bytes  # a byte for every legal action
    drawn: NDArray[Any]  # what the observations show
    planes: Planes
    scalars: Scalars
    seats: NDArray[np.int64]  # the seat to act
    ended: NDArray[np.bool_]  # whether the last step ended a game, so that another one began
    rewards: NDArray[np.float32]  # by seat; 0 except in the step that ends a game
    last_planes: Planes  # of games that ended: what the seat that acted last saw of the end
    last_scalars: Scalars
    actions: NDArray[np.int64]  # what the seats do in the next step

    def part(self, first: int, last: int) -> "Batch":
        """The games from `first` up to `last`, in the same arrays, for a thread of its own."""
        own = {"templates": self.templates, "bits": self.bits.copy()}
        return Batch(**{name: own.get(name, array[first:last]) for name, array in self._asdict().items()})
