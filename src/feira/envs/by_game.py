"""One compiled loop for all games: what it calls is looked up by the states that it is given."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from feira.envs.tensors import get_tensors
from feira.games import GAMES, get_game


def by_game(name: str) -> Callable[..., Any]:
    """A function for compiled loops that stands for the one so named in a game's kernels or tensors.

    Which game it is the compiler sees by the type of the states, the first argument: the call costs nothing.
    """

    def stand_in(states: Any, *arguments: Any) -> Any:
        return _function(name, states.dtype)(states, *arguments)  # without a compiler

    @overload(stand_in, strict=False, jit_options={"nogil": True, "error_model": "numpy"})
    def _(states: Any, *_arguments: Any) -> Any:
        return _function(name, numba.np.numpy_support.as_dtype(states.dtype)).py_func

    return stand_in


def _function(name: str, dtype: np.dtype[Any]) -> Any:
    game = next(game for game in map(get_game, GAMES) if game.dtype == dtype)
    return getattr(game.kernels, name, None) or getattr(get_tensors(game), name)
