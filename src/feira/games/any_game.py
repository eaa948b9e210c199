"""The kernels of whatever game some states are of, for compiled code that serves every game.

Compiled code knows the game by the type of its states, so nothing is looked up while it runs; and unlike a closure over
a game's kernels it is kept by the cache.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
from numba.extending import overload

from feira.games import GAMES, get_game
from feira.games.base import Kernels
from feira.games.jit import compiled_options


@cache
def _kernels(dtype: Any) -> Kernels:
    for name in GAMES:
        game = get_game(name)
        if dtype in (game.dtype, numba.from_dtype(game.dtype)):
            return game.kernels
    raise TypeError(f"states of no game we know: {dtype}")


def _for_any_game(name: str) -> Callable[..., Any]:
    """A function that calls the kernel of this name, from Python as from compiled code."""

    def call(states: Any, *rest: Any) -> Any:
        return getattr(_kernels(states.dtype), name)(states, *rest)

    options: Any = compiled_options  # the type stubs know but a few

    @overload(call, jit_options=options)
    def _compiled_call(states: Any, *rest: Any) -> Any:  # noqa: ARG001  (Numba compares the parameters of both)
        kernel = getattr(_kernels(states.dtype), name)

        def call_kernel(states: Any, *rest: Any) -> Any:
            return kernel(states, *rest)

        return call_kernel

    return call


seats_to_act = _for_any_game("seats_to_act")
legal_actions = _for_any_game("legal_actions")
apply = _for_any_game("apply")
random_action = _for_any_game("random_action")
guess = _for_any_game("guess")
rewards = _for_any_game("rewards")
estimates = _for_any_game("estimates")
