"""PettingZoo environments: for every game a module `<name>_v<version>` with `env`, `raw_env` and `parallel_env`.

Their keywords are the options of the game; `render_mode`, `margin` and `max_cycles` are explained in
docs/environments.md. A change of behaviour is another version.

>>> from feira.envs.pettingzoo import mercado_v0
>>> env = mercado_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

import sys
from types import ModuleType

from feira.extras import missing
from feira.games import GAMES

try:
    from feira.envs.pettingzoo.make import make_module
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

_MODULES = {f"{spec.name}_v{spec.env_version}": make_module(__name__, spec) for spec in GAMES.values()}
sys.modules.update({module.__name__: module for module in _MODULES.values()})  # so that each can be imported itself
__all__ = list(_MODULES)


def __getattr__(name: str) -> ModuleType:
    if name in _MODULES:
        return _MODULES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; there is {', '.join(_MODULES)}")
