"""Conformance tests for what you write yourself: a game, a bot, an environment.

Each raises an AssertionError that says what is wrong, and is quiet otherwise.

>>> from feira.bots import Greedy
>>> from feira.testing import check_bot
>>> check_bot(Greedy, games=["mercado"])
"""

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, TypeAlias

import numpy as np

from feira.games import GAMES, get_game
from feira.games.base import SPECTATOR, FeiraError, Game, States
from feira.records import Recorder, check_record

Decider: TypeAlias = Callable[[Game, States, int], Any]  # (game, view, seat) -> action

__all__ = ["check_bot", "check_env", "check_game"]


def check_game(game: Game, *, games: int = 2) -> None:
    """Play every kind of game the game offers at random, and try all that `Game` promises on the way.

    Seeds and records replay, the four forms of an action agree, illegal actions are refused, a view holds no secret,
    and kernels do the same as the interface.
    """
    for values in game.example_options():
        for seed in range(games):
            _check_one_game(game, game.options(values), seed)


def check_bot(
    make: Callable[[int], Callable[[Game, States, int], Any]], *, games: Sequence[str] = tuple(GAMES)
) -> None:
    """Let bots, made from a seed by `make`, play every kind of the named games: legal, and the same for the same seed.

    What a bot is shown must be as it was afterwards.
    """
    for name in games:
        game = get_game(name)
        for values in game.example_options():
            first, second = (_played_by(make, game, values) for _ in range(2))
            assert first == second, f"{name} {values}: with the same seed the bot played another game"


def check_env(env: Any, *, steps: int = 300, seed: int = 0) -> None:
    """Run an environment with an action mask through the checks of its own kind: PettingZoo's or Gymnasium's.

    A vector or parallel environment is stepped with legal actions, its observations must lie in its space, and every
    game or agent must be told all.
    """
    if hasattr(env, "num_envs"):
        _check_many(env, steps, seed)
    elif hasattr(env, "agent_iter"):
        from pettingzoo.test import api_test

        api_test(env, num_cycles=steps)
    elif hasattr(env, "possible_agents"):
        from pettingzoo.test import parallel_api_test

        parallel_api_test(env, num_cycles=steps)
        _check_parallel(env, steps, seed)
    else:
        from gymnasium.utils.env_checker import check_env as gymnasium_check

        gymnasium_check(env.unwrapped)


def _check_one_game(game: Game, options: Any, seed: int) -> None:
    states, again = game.new(options, seed), game.new(options, seed)
    assert states.tobytes() == again.tobytes(), "the same seed must deal the same game"
    recorder = Recorder(game, states)
    rng = random.Random(seed)
    for _ in range(10_000):
        seats = game.to_act(states, 0)
        if not seats:
            break
        assert game.outcome(states, 0) is None, "a game in which somebody must act has no outcome"
        seat = rng.choice(seats)
        _check_position(game, states, seat, rng)
        action = rng.choice(game.legal(states, 0, seat))
        game.kernels.apply(again, 0, seat, action, None)
        recorder.apply(seat, action)
        assert again.tobytes() == states.tobytes(), f"{game.to_text(action)}: kernels and interface differ"
    else:
        raise AssertionError("the game does not end")
    outcome = game.outcome(states, 0)
    assert outcome is not None, "a game in which nobody must act has an outcome"
    ranked = sorted(seat for tied in outcome.ranking for seat in tied)
    assert ranked == list(range(len(outcome.scores))), "the ranking must name every seat once"
    check_record(recorder.record())


def _check_position(game: Game, states: States, seat: int, rng: random.Random) -> None:
    before = states.tobytes()
    legal = game.legal(states, 0, seat)
    assert legal, f"seat {seat} must act but has no legal action"
    assert legal == sorted(set(legal)), "legal actions must rise, none twice"
    for action in rng.sample(legal, min(5, len(legal))):
        assert game.from_text(game.to_text(action)) == action, f"text of action {action}"
        assert game.from_move(game.to_move(action)) == action, f"dataclass of action {action}"
        game.preview(states, 0, seat, action)
    _check_refusal(game, states, seat, set(legal), rng)
    assert not game.legal(states, 0, SPECTATOR), "a spectator has no legal actions"
    guessed = states.copy()
    game.resample(guessed, 0, seat, rng.randrange(2**32))
    assert game.observation(guessed, 0, seat) == game.observation(states, 0, seat), "an observation tells a secret"
    assert game.legal(guessed, 0, seat) == legal, "what is legal tells a secret"
    assert game.view(guessed, 0, seat).tobytes() == game.view(states, 0, seat).tobytes(), "a view holds a secret"
    assert states.tobytes() == before, "asking must change nothing"


def _check_refusal(game: Game, states: States, seat: int, legal: set[int], rng: random.Random) -> None:
    for action in rng.sample(range(game.actions), min(5, game.actions)):
        if action not in legal:
            try:
                game.apply(states, 0, seat, action)
            except FeiraError as refusal:
                assert str(refusal), "a refusal must say why"
            else:
                raise AssertionError(f"{game.to_text(action)} is not legal but was done")


def _played_by(make: Callable[[int], Any], game: Game, values: dict[str, Any]) -> list[int]:
    """The actions of a game in which all seats are played by bots of a kind."""
    states = game.new(game.options(values), seed=1)
    bots = [make(seat) for seat in range(int(states[0].players))]
    with ExitStack() as ending:
        for bot in bots:
            if hasattr(bot, "close"):
                ending.callback(bot.close)
        return _actions_of(bots, game, states, values)


def _actions_of(bots: Sequence[Decider], game: Game, states: States, values: dict[str, Any]) -> list[int]:
    actions: list[int] = []
    while seats := game.to_act(states, 0):
        view = game.view(states, 0, seats[0])
        shown = view.tobytes()
        action = bots[seats[0]](game, view, seats[0])
        assert view.tobytes() == shown, f"{game.name} {values}: the bot changed the view it was given"
        assert action == int(action), f"{game.name} {values}: {action!r} is no whole number"
        legal = game.kernels.is_legal(states, 0, seats[0], int(action))
        assert legal, f"{game.name} {values}: the bot wants the illegal action {action}"
        game.kernels.apply(states, 0, seats[0], int(action), None)
        actions.append(int(action))
    return actions


def _check_parallel(env: Any, steps: int, seed: int) -> None:
    """What PettingZoo's own test does not ask."""
    rng = random.Random(seed)
    observations, _ = env.reset(seed=seed)
    for _ in range(steps):
        if not env.agents:
            observations, _ = env.reset()
        for agent in env.agents:
            assert env.observation_space(agent).contains(observations[agent]), f"{agent} sees what is not in its space"
        agents = set(env.agents)
        masks = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in agents}
        told = env.step({agent: int(rng.choice(legal)) for agent, legal in masks.items()})
        for what, by_agent in zip(
            ("observations", "rewards", "terminations", "truncations", "infos"), told, strict=True
        ):
            assert set(by_agent) == agents, f"{what} must be told to every agent that acted"
        observations = told[0]


def _check_many(env: Any, steps: int, seed: int) -> None:
    first = {name: array.copy() for name, array in env.reset(seed=seed)[0].items()}
    observation, _ = env.reset(seed=seed)
    for name, array in first.items():
        assert (array == observation[name]).all(), f"with the same seed {name} is another"
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        mask = observation["action_mask"]
        assert mask.any(axis=1).all(), "somebody must act but has no legal action"
        actions = (mask * rng.random(mask.shape)).argmax(axis=1)
        observation, rewards, ended, cut, _ = env.step(actions)
        assert env.observation_space.contains(observation), "the observation is not in its space"
        assert rewards.shape == ended.shape == cut.shape == (env.num_envs,), "one reward and end for each game"
