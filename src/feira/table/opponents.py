"""The bots that may sit at a table: each gets a view, never the state, and names an action."""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from feira.games.base import FeiraError, Game, States

Bot: TypeAlias = Callable[[Game, States, int], int]  # (game, view, seat) -> action


def _random(seed: int) -> Bot:
    generator = np.array([seed % 2**64], dtype=np.uint64)
    return lambda game, view, seat: int(game.kernels.random_action(view, 0, seat, generator))


_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": _random}
BOT_NAMES: Final = tuple(_MAKERS)


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; FeiraError if there is none."""
    if name not in _MAKERS:
        raise FeiraError(f"there is no bot {name!r}; there is {', '.join(BOT_NAMES)}")
    return _MAKERS[name](seed)
