"""`feira bench`: how fast the engine is here.

The machine may be busy, so every figure is the best of several short runs, and some are ratios of what is measured in
the same run: the compiled rules against the very same rules as plain Python, the environment against bare moves.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from feira.bots.search.search import Search, Settings
from feira.cli.game_options import GameName
from feira.core.game import Game
from feira.core.random_play import play_games, step_all
from feira.envs.many import ManyGames
from feira.envs.settings import checked_threads
from feira.games import GAMES, get_game

RUNS = 15
BATCH = 1024
BATCH_STEPS = 100
DUEL = {"players": 2}
DRIFT = 300  # steps in which games drift apart, so that all stages of a game are there at once
STEPS = 64  # after those, measured one by one: some of them fall into quiet moments of the machine
ITERATIONS = 2000

# What a first game of the day needs, timed in a process of its own.
_START = """
import time
begin = time.perf_counter()
from feira.games import get_game
game = get_game({name!r})
states = game.new(game.options({options!r}), 1)
while game.to_act(states, 0):
    seat = game.to_act(states, 0)[0]
    game.view(states, 0, seat)
    game.apply(states, 0, seat, game.legal(states, 0, seat)[-1])
print(time.perf_counter() - begin)
"""
_PLAIN = """
import time
from feira.core.random_play import play_games
from feira.games import get_game
import numpy as np
game = get_game({name!r})
templates = game.templates(game.options({options!r}))
totals = np.zeros(16, np.int64)
begin = time.perf_counter()
games = 0
while time.perf_counter() - begin < 2:
    play_games(templates, games, 1, totals)
    games += 1
print(games / (time.perf_counter() - begin))
"""


@click.command()
@click.argument("game", type=GameName(), default=next(iter(GAMES)))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench(game: str, as_json: bool) -> None:
    """Measure random play, calls from Python, batches, environments, search, cold compile and warm start."""
    click.echo("feira: measuring takes about two minutes …", err=True)
    figures = measure(get_game(game))
    if as_json:
        click.echo(json.dumps(figures, indent=1))
    else:
        _print(figures)


def measure(game: Game) -> dict[str, Any]:
    """All figures of a game."""
    kinds = {_kind_name(options): options for options in game.example_options()}
    first = next(iter(kinds.values()))
    random_play = {name: _random_play(game, options) for name, options in kinds.items()}
    plain = _in_new_process(_PLAIN, game.name, first, NUMBA_DISABLE_JIT="1")
    with tempfile.TemporaryDirectory() as empty:
        cold = _in_new_process(_START, game.name, first, FEIRA_CACHE_DIR=empty)
        warm = _in_new_process(_START, game.name, first, FEIRA_CACHE_DIR=empty)
    return {
        "game": game.name,
        "random_play": random_play,
        "python_calls": {"legal_and_apply_us": _python_calls(game, first) * 1e6},
        "batch": {"games": BATCH, "steps_per_s": _batch(game, first)},
        "environment": {
            "games": BATCH,
            "threads": checked_threads(None, BATCH),
            "kinds": {name: _environment(game, options) for name, options in kinds.items()},
        },
        "search": {"iterations_per_s": _search(game, DUEL)},
        "cold_compile_s": cold,
        "warm_start_s": warm,
        "state_bytes": game.dtype.itemsize,
        "times_plain_python": next(iter(random_play.values()))["games_per_s"] / plain,
    }


def _kind_name(options: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def _best(action: Callable[[], Any]) -> float:
    """The shortest of several runs, in seconds; the first, which may compile, does not count."""
    action()
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    return min(times)


def _random_play(game: Game, options: dict[str, Any], games: int = 2000) -> dict[str, float]:
    templates = game.templates(game.options(options))
    totals = np.zeros(16, np.int64)
    moves = play_games(templates, 1, games, totals)
    seconds = _best(lambda: play_games(templates, 1, games, totals))
    return {"games_per_s": games / seconds, "moves_per_s": moves / seconds, "ns_per_move": seconds / moves * 1e9}


def _python_calls(game: Game, options: dict[str, Any], games: int = 1000) -> float:
    """Seconds for one `legal_actions` and one `apply` called from Python."""
    start = game.new(game.options(options), 1)
    seat = game.to_act(start, 0)[0]
    action = game.legal(start, 0, seat)[0]
    out = np.empty(game.max_legal, np.int32)
    legal_actions, apply = game.kernels.legal_actions, game.kernels.apply
    states = np.repeat(start, games)

    def play() -> None:
        for i in range(games):
            legal_actions(states, i, seat, out)
            apply(states, i, seat, action, None)

    times = []
    for _ in range(RUNS):
        states[:] = start[0]
        begin = time.perf_counter()
        play()
        times.append(time.perf_counter() - begin)
    return min(times) / games


def _batch(game: Game, options: dict[str, Any]) -> float:
    """Random moves in a second over many games at once; ended ones start over."""
    templates = game.templates(game.options(options))
    states = np.concatenate([game.new(game.options(options), seed) for seed in range(BATCH)])
    rng = np.ones(1, np.uint64)

    def steps() -> None:
        for _ in range(BATCH_STEPS):
            step_all(states, templates, rng)

    return BATCH * BATCH_STEPS / _best(steps)


def _environment(game: Game, options: dict[str, Any]) -> dict[str, float]:
    """Steps in a second of many games with masks and observations, alone and with random actions chosen.

    What they cost is also measured on one thread, and there as a multiple of the same engine's bare random moves.
    """
    many, alone = ManyGames(game.name, BATCH, **options), ManyGames(game.name, BATCH, threads=1, **options)
    shared, single, bare = _StepTimes(), _StepTimes(), _StepTimes()
    for _ in range(RUNS):
        shared.run(many)
        single.run(alone)
        bare.run_bare(alone)
    many.close()
    return {
        "steps_per_s": shared.rate(shared.steps),
        "steps_with_random_actions_per_s": shared.rate(shared.choices + shared.steps),
        "one_thread_steps_per_s": single.rate(single.steps),
        "one_thread_times_bare_moves": (single.choices + single.steps).sum() / bare.steps.sum(),
    }


class _StepTimes:
    """Every run plays the same games, and of each step the shortest time counts: most of them were not disturbed."""

    def __init__(self) -> None:
        self.choices = np.full(STEPS, np.inf)
        self.steps = np.full(STEPS, np.inf)

    def run(self, many: ManyGames) -> None:
        many.reset(seed=1)
        for step in range(-DRIFT, STEPS):
            begin = time.perf_counter()
            actions = many.random_actions()
            chosen = time.perf_counter()
            many.step(actions)
            if step >= 0:
                self.steps[step] = min(self.steps[step], time.perf_counter() - chosen)
                self.choices[step] = min(self.choices[step], chosen - begin)

    def run_bare(self, many: ManyGames) -> None:
        """Random moves without an environment, from the start of many games."""
        many.reset(seed=1)
        states, rng = many.batch.states.copy(), np.ones(1, np.uint64)
        for step in range(-DRIFT, STEPS):
            begin = time.perf_counter()
            step_all(states, many.batch.templates, rng)
            if step >= 0:
                self.steps[step] = min(self.steps[step], time.perf_counter() - begin)

    def rate(self, seconds: NDArray[np.float64]) -> float:
        """Steps in a second, all games together."""
        return float(BATCH * STEPS / seconds.sum())


def _search(game: Game, options: dict[str, Any]) -> float:
    """Iterations in a second of a search from the opening that plays every game on at random to its end."""
    view = game.view(game.new(game.options(options), 1), 0, 0)
    plain = Settings(prior_weight=0.0, rollout_moves=-1)
    rates = []
    for seed in range(RUNS):
        search = Search(seed, iterations=ITERATIONS, settings=plain)
        search.think(game, view, 0)  # allocates its arrays, and may compile
        begin = time.perf_counter()
        branches = search.think(game, view, 0)
        rates.append(sum(branch.visits for branch in branches) / (time.perf_counter() - begin))
    return max(rates)


def _in_new_process(program: str, name: str, options: dict[str, Any], **environment: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", program.format(name=name, options=options)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def _print(figures: dict[str, Any]) -> None:
    console = Console()
    console.print(_play_table(figures))
    console.print(_environment_table(figures["environment"]))
    console.print(
        f"kernels called from Python {figures['python_calls']['legal_and_apply_us']:.2f} µs for legal + apply"
    )
    console.print(f"batch of {figures['batch']['games']} games        {figures['batch']['steps_per_s']:,.0f} steps/s")
    console.print(
        f"search, random playouts    {figures['search']['iterations_per_s']:,.0f} iterations/s from the opening"
    )
    console.print(f"cold compile               {figures['cold_compile_s']:.1f} s")
    console.print(f"warm start                 {figures['warm_start_s']:.2f} s")
    console.print(f"state                      {figures['state_bytes']} bytes")
    console.print(f"the same rules uncompiled  {figures['times_plain_python']:,.0f} × slower")


def _play_table(figures: dict[str, Any]) -> Table:
    table = Table(title=f"{figures['game']}: random play, one thread", title_justify="left")
    for column in ("kind", "games/s", "moves/s", "ns/move"):
        table.add_column(column, justify="left" if column == "kind" else "right")
    for kind, play in figures["random_play"].items():
        table.add_row(kind, f"{play['games_per_s']:,.0f}", f"{play['moves_per_s']:,.0f}", f"{play['ns_per_move']:,.0f}")
    return table


def _environment_table(many: dict[str, Any]) -> Table:
    table = Table(
        title=f"{many['games']:,} games in the environment, steps/s, threads: {many['threads']}", title_justify="left"
    )
    for column in ("kind", "masks, observations", "and random actions", "one thread", "… × bare moves"):
        table.add_column(column, justify="left" if column == "kind" else "right")
    for kind, steps in many["kinds"].items():
        table.add_row(
            kind,
            f"{steps['steps_per_s']:,.0f}",
            f"{steps['steps_with_random_actions_per_s']:,.0f}",
            f"{steps['one_thread_steps_per_s']:,.0f}",
            f"{steps['one_thread_times_bare_moves']:.1f}",
        )
    return table
