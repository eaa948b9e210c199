"""Does an environment with an action mask keep what its kind promises?"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import islice
from typing import Any, Final

import numpy as np

from feira.core.game import shown
from feira.testing.failing import failing

# PettingZoo warns of observations in several arrays, and where a seat may do nothing since it is not its turn.
_FALSE_ALARMS: Final = (
    "Observation is not a NumPy",
    "Observation space for each agent",
    "Action mask numpy array is all",
)
Played = Iterator[Any]  # all that an environment tells, step by step


def check_env(env: Any, *, steps: int = 300, seed: int = 0) -> None:
    """Run an environment with an action mask through the tests of its own kind: PettingZoo's or Gymnasium's.

    Then it is stepped by its masks, twice from the same seed: somebody who must act has a legal action, observations
    lie in their space, rewards are numbers, every game or agent is told all, and the seed brings the same again.
    Gymnasium's tests know no masks: for them an illegal action must not be an error.
    """
    own_tests, play = _kind(env)
    with failing(shown(env)), redirect_stdout(StringIO()):  # PettingZoo's tests print, and so may an environment
        with warnings.catch_warnings():
            for text in _FALSE_ALARMS:
                warnings.filterwarnings("ignore", text)
            own_tests(env, steps)
        first = [_frozen(told) for told in islice(play(env, seed), steps)]
        for step, told in enumerate(islice(play(env, seed), steps)):
            assert _frozen(told) == first[step], f"with the same seed step {step} is another"


def _kind(env: Any) -> tuple[Callable[[Any, int], None], Callable[[Any, int], Played]]:
    """The tests that the makers of its kind ship, and how to play it."""
    if hasattr(env, "num_envs"):
        return _no_tests, _play_many
    if hasattr(env, "agent_iter"):
        return _turns_tests, _play_turns
    if hasattr(env, "possible_agents"):
        return _parallel_tests, _play_parallel
    assert hasattr(env, "unwrapped"), f"{shown(env)} isn't an environment of PettingZoo or Gymnasium"
    return _single_tests, _play_single


def _no_tests(_env: Any, _steps: int) -> None:
    """There are none for vector environments."""


def _turns_tests(env: Any, steps: int) -> None:
    from pettingzoo.test import api_test

    api_test(env, num_cycles=steps)


def _parallel_tests(env: Any, steps: int) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(env, num_cycles=steps)


def _single_tests(env: Any, _steps: int) -> None:
    from gymnasium.utils.env_checker import check_env as gymnasium_check

    gymnasium_check(env.unwrapped)


def _play_many(env: Any, seed: int) -> Played:
    from gymnasium.vector import AutoresetMode

    rng = np.random.default_rng(seed)
    mode = env.metadata.get("autoreset_mode")
    observation, _ = env.reset(seed=seed)
    over = np.zeros(env.num_envs, np.bool_)
    while True:
        if mode is AutoresetMode.DISABLED and over.any():
            observation, _ = env.reset(options={"reset_mask": over})
        _check_seen(env.observation_space, observation, "the observation")
        begins = over & (mode is AutoresetMode.NEXT_STEP)  # where the next step only starts a game, whatever is done
        masks = enumerate(observation["action_mask"])
        actions = [0 if begins[n] else _legal(mask, rng, f"game {n}") for n, mask in masks]
        observation, rewards, ended, cut, _ = env.step(np.array(actions))
        assert rewards.shape == ended.shape == cut.shape == (env.num_envs,), "one reward and end for each game"
        assert ended.dtype == cut.dtype == np.bool_, "whether a game has ended is true or false"
        assert np.isfinite(rewards).all(), "a reward isn't a number"
        yield observation, rewards, ended, cut
        over = ended | cut


def _play_single(env: Any, seed: int) -> Played:
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    while True:
        _check_seen(env.observation_space, observation, "the observation")
        observation, reward, ended, cut, info = env.step(_legal(observation["action_mask"], rng, "the player"))
        assert "illegal" not in info, f"the mask allows what is illegal: {info['illegal']}"
        assert np.isfinite(reward), "a reward isn't a number"
        yield observation, reward, ended, cut
        if ended or cut:
            observation, _ = env.reset()


def _play_turns(env: Any, seed: int) -> Played:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        agent = env.agent_selection
        observation, reward, ended, cut, _ = env.last()
        _check_seen(env.observation_space(agent), observation, f"what {agent} sees")
        assert np.isfinite(reward), "a reward isn't a number"
        yield agent, observation, reward, ended, cut
        env.step(None if ended or cut else _legal(observation["action_mask"], rng, agent))
        if not env.agents:
            env.reset()


def _play_parallel(env: Any, seed: int) -> Played:
    rng = np.random.default_rng(seed)
    observations, _ = env.reset(seed=seed)
    while True:
        agents = list(env.agents)
        for agent in agents:
            _check_seen(env.observation_space(agent), observations[agent], f"what {agent} sees")
        told = env.step({agent: _legal(observations[agent]["action_mask"], rng, agent) for agent in agents})
        names = ("observations", "rewards", "terminations", "truncations", "infos")
        for name, by_agent in zip(names, told, strict=True):
            assert set(by_agent) == set(agents), f"{name} must reach every agent that acted"
        observations = told[0]
        yield told[:4]
        if not env.agents:
            observations, _ = env.reset()


def _check_seen(space: Any, seen: Any, what: str) -> None:
    assert isinstance(seen, dict), f"{what} isn't a dict with an action_mask, but {shown(seen)}"
    assert "action_mask" in seen, f"{what} has no action_mask"
    assert space.contains(seen), f"{what} is not in its space"


def _legal(mask: Any, rng: np.random.Generator, who: str) -> int:
    """An action that the mask allows."""
    assert mask.any(), f"{who} must act but has no legal action"
    return int(rng.choice(np.flatnonzero(mask)))


def _frozen(told: Any) -> Any:
    """A copy that can be compared: environments may write into their arrays again."""
    if isinstance(told, dict):
        return {name: _frozen(value) for name, value in told.items()}
    if isinstance(told, tuple):
        return tuple(_frozen(value) for value in told)
    return told.tobytes() if isinstance(told, np.ndarray) else told
