"""Functions of whatever game some states are of, for compiled loops that serve every game.

Which game it is the compiler sees by the type of the states, so nothing is looked up while a loop runs; and unlike a
closure over a game's functions the loop is kept by the cache.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import compiled_options
from feira.core.registry import all_games


def for_any_game(find: Callable[[Game], Any]) -> Callable[..., Any]:
    """A stand-in for the function that `find` finds of each game; its first argument must be the states."""

    def stand_in(states: Any, *arguments: Any) -> Any:
        return find(_game(states.dtype))(states, *arguments)  # without a compiler

    options: Any = compiled_options  # the type stubs know but a few

    @overload(stand_in, strict=False, jit_options=options)
    def _(states: Any, *_arguments: Any) -> Any:
        return find(_game(numba.np.numpy_support.as_dtype(states.dtype))).py_func

    return stand_in


@cache
def _game(dtype: np.dtype[Any]) -> Game:
    alike = [game for game in all_games() if game.dtype == dtype]
    if len(alike) > 1:
        names = " and ".join(game.name for game in alike)
        raise FeiraError(f"{names} have states of the same dtype: give one of them another field, such as padding")
    return alike[0]


seats_to_act = for_any_game(attrgetter("kernels.seats_to_act"))
legal_actions = for_any_game(attrgetter("kernels.legal_actions"))
is_legal = for_any_game(attrgetter("kernels.is_legal"))
apply = for_any_game(attrgetter("kernels.apply"))
random_action = for_any_game(attrgetter("kernels.random_action"))
instinct = for_any_game(attrgetter("kernels.instinct"))
mask = for_any_game(attrgetter("kernels.mask"))
guess = for_any_game(attrgetter("kernels.guess"))
place = for_any_game(attrgetter("kernels.place"))
score = for_any_game(attrgetter("kernels.score"))
deal = for_any_game(attrgetter("kernels.deal"))
results = for_any_game(attrgetter("kernels.results"))
estimates = for_any_game(attrgetter("kernels.estimates"))
foretell = for_any_game(attrgetter("kernels.foretell"))
chance_of = for_any_game(attrgetter("kernels.chance_of"))
ask_again = for_any_game(attrgetter("kernels.ask_again"))
features = for_any_game(lambda game: game.spec.load("features").write)
outcome = for_any_game(lambda game: game.spec.load("features").outcome)
outcome_rewards = for_any_game(lambda game: game.spec.load("features").rewards)
