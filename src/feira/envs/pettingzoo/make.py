"""The environments by name, wrapped as PettingZoo's own games are."""

from functools import partial, update_wrapper
from types import ModuleType
from typing import Any

from pettingzoo.utils import wrappers

from feira.core.spec import Spec
from feira.envs.pettingzoo.aec import TurnEnv
from feira.envs.pettingzoo.parallel import TableEnv


def make_module(package: str, spec: Spec) -> ModuleType:
    """The module of a game, as PettingZoo has one for each of its own."""
    version = spec.env_version
    module = ModuleType(f"{package}.{spec.name}_v{version}", f"{spec.title}, version {version}.")
    makers = {"env": make_env, "raw_env": make_raw_env, "parallel_env": make_parallel_env}
    for name, make in makers.items():
        setattr(module, name, update_wrapper(partial(make, spec.name, version), make))
    module.__dict__["__all__"] = list(makers)
    return module


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
    """All seats at once; those that need not decide wait. `illegal` says what becomes of an illegal action."""
    return TableEnv(name, version, **settings)
