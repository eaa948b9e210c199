"""Jour de Marché, version 0: 2 to 5 players, with areas or classic. A change of behaviour will be another version."""

from functools import partial

from feira.envs.pettingzoo.make import make_env, make_parallel_env, make_raw_env

env = partial(make_env, "marche", 0)
raw_env = partial(make_raw_env, "marche", 0)
parallel_env = partial(make_parallel_env, "marche", 0)

__all__ = ["env", "parallel_env", "raw_env"]
