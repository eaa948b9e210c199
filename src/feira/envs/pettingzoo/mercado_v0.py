"""Mercado de Lisboa, version 0: 2 to 4 players, or a solo challenge. A change of behaviour will be another version.

Keywords are the options of the game (`players`, `money`, `restaurants`, `challenge`); `render_mode`, `margin` and
`max_cycles` are told of in docs/environments.md.
"""

from typing import Any

from feira.envs.pettingzoo.aec import TurnEnv
from feira.envs.pettingzoo.make import make_env, make_parallel_env, make_raw_env
from feira.envs.pettingzoo.parallel import TableEnv

__all__ = ["env", "parallel_env", "raw_env"]


def env(**settings: Any) -> Any:
    """Seats act one after the other, in PettingZoo's wrappers: an illegal action loses the game."""
    return make_env("mercado", 0, **settings)


def raw_env(**settings: Any) -> TurnEnv:
    """The same without wrappers: an illegal action raises an error that says why."""
    return make_raw_env("mercado", 0, **settings)


def parallel_env(**settings: Any) -> TableEnv:
    """All seats act at once; those that need not decide wait. `illegal` says what becomes of an illegal action."""
    return make_parallel_env("mercado", 0, **settings)
