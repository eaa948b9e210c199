"""PettingZoo environments.

>>> from feira.envs.pettingzoo import mercado_v0
>>> env = mercado_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from feira.extras import missing

try:
    from feira.envs.pettingzoo import marche_v0, mercado_v0
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

__all__ = ["marche_v0", "mercado_v0"]
