"""The environments by name, wrapped as PettingZoo's own games are."""

from typing import Any

from pettingzoo.utils import wrappers

from feira.envs.pettingzoo.aec import TurnEnv
from feira.envs.pettingzoo.parallel import TableEnv


def make_raw_env(name: str, version: int, **settings: Any) -> TurnEnv:
    """Seats act one after the other; an illegal action raises an error that says why."""
    return TurnEnv(name, version, **settings)


def make_env(name: str, version: int, **settings: Any) -> Any:
    """The same in PettingZoo's wrappers: an illegal action loses the game, steps out of order are errors."""
    env: Any = make_raw_env(name, version, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def make_parallel_env(name: str, version: int, **settings: Any) -> TableEnv:
    """All seats at once; those that need not decide wait."""
    return TableEnv(name, version, **settings)
