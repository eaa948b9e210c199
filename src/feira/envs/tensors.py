"""The tensors of a game, and observations of single games."""

import numpy as np
from numpy.typing import NDArray

from feira.core.game import FeiraError, Game, States, shown
from feira.core.tensors import Planes, Scalars, Tensors
from feira.envs.lowlevel.bits import new_action_bits, show

__all__ = ["Observer", "Planes", "Scalars", "get_tensors"]


def get_tensors(game: Game) -> Tensors:
    """The tensors of a game."""
    if not isinstance(game, Game):
        raise FeiraError(f"{shown(game)} isn't a game: feira.games.get_game gives one")
    tensors: Tensors = game.spec.load("tensors")
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
        planes, scalars = self.tensors.empty_rows(1)
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
