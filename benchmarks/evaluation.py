"""What it costs to judge a position by a network, beside a random playout from the same positions.

    .venv/bin/python benchmarks/evaluation.py

Each line is the best of several rounds that take turns, in microseconds a position on one core.
"""

import time
from collections.abc import Callable
from typing import Any

import click
import numpy as np

from feira.core.dispatch import apply, features, random_action, seats_to_act
from feira.core.features import OUTCOME
from feira.core.game import Game, Json, States
from feira.core.jit import compiled, lowest
from feira.evaluation.network import NARROW, WIDE, Network, Work, evaluate, infer, new_work, outputs
from feira.evaluation.weights import shipped_network
from feira.games import GAMES, get_game

_ROUNDS = 7
_TIMES = 40
_EVERY = 4  # moves between two positions


@compiled
def look(states: Any, _network: Network, work: Work, _trial: Any, _rng: Any, _out: Any, times: int) -> None:
    """Write the inputs of every position."""
    for _ in range(times):
        for i in range(len(states)):
            features(states, i, 0, work.numbers, work.inputs)


@compiled
def think(states: Any, network: Network, work: Work, _trial: Any, _rng: Any, _out: Any, times: int) -> None:
    """The network alone, on inputs that are there."""
    for _ in range(times):
        for _ in range(len(states)):
            infer(network, work)


@compiled
def judge(states: Any, network: Network, work: Work, _trial: Any, _rng: Any, out: Any, times: int) -> None:
    """Both."""
    for _ in range(times):
        for i in range(len(states)):
            evaluate(states, i, 0, network, work, out)


@compiled
def play_out(states: Any, _network: Network, _work: Work, trial: Any, rng: Any, _out: Any, times: int) -> None:
    """Random moves to the end of the game."""
    for _ in range(times):
        for i in range(len(states)):
            trial[0] = states[i]
            seats = seats_to_act(trial, 0)
            while seats:
                seat = lowest(seats)
                apply(trial, 0, seat, random_action(trial, 0, seat, rng), None)
                seats = seats_to_act(trial, 0)


def positions(game: Game, options: Json) -> States:
    """Positions from random games."""
    found = []
    rng = np.array([1], np.uint64)
    for seed in range(8):
        states = game.new(game.options(options), seed)
        number = 0
        while seats := game.to_act(states, 0):
            if number % _EVERY == 0:
                found.append(states.copy())
            game.kernels.apply(states, 0, seats[0], game.kernels.random_action(states, 0, seats[0], rng), None)
            number += 1
    return np.concatenate(found)


def any_network(game: Game, options: Json, players: int) -> Network:
    """The one that comes with the game, or one that knows nothing."""
    shipped = shipped_network(game, options)
    if shipped is not None:
        return shipped
    rng = np.random.default_rng(0)
    inputs, last = game.spec.load("features").inputs, outputs(players)
    shapes = ((inputs, WIDE), (WIDE,), (WIDE, NARROW), (NARROW,), (NARROW, last), (last,))
    return Network(*(rng.normal(size=shape).astype(np.float32) / 8 for shape in shapes))


def measure(game: Game, options: Json) -> dict[str, float]:
    """Microseconds a position."""
    states = positions(game, options)
    full = game.options_json(states, 0)
    network = any_network(game, full, int(states["players"][0]))
    arguments = (network, new_work(network), states[:1].copy(), np.array([1], np.uint64), np.zeros(OUTCOME))
    parts: dict[str, Callable[..., None]] = {"inputs": look, "network": think, "both": judge, "playout": play_out}
    best = dict.fromkeys(parts, float("inf"))
    for turn in range(_ROUNDS + 1):
        for name, part in parts.items():
            begun = time.perf_counter()
            part(states, *arguments, _TIMES)
            if turn:  # the first compiles
                best[name] = min(best[name], (time.perf_counter() - begun) / _TIMES / len(states) * 1e6)
    return best


def main() -> None:
    """Measure every kind of game."""
    click.echo(f"{'':34}" + "".join(f"{name:>10}" for name in ("inputs", "network", "both", "playout")))
    for name in GAMES:
        game = get_game(name)
        for options in game.example_options():
            found = measure(game, options)
            said = ", ".join(f"{key} {value}" for key, value in options.items())
            click.echo(f"{name + ' ' + said:34}" + "".join(f"{value:10.2f}" for value in found.values()))


if __name__ == "__main__":
    main()
