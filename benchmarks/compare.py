"""Whether the engine became slower: `.venv/bin/python benchmarks/compare.py OLD [NEW]`, two checkouts.

A `git worktree` of an earlier commit will do for OLD; NEW is this one unless you name another. A process of each plays
the same games in turns with the other, and of every step the shortest time counts, so a busy machine matters little.
Run it twice: code that has just been compiled is slower than the same code from the cache.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import click
import numpy as np
from numpy.typing import NDArray

HERE: Final = Path(__file__).parents[1]
ROUNDS, DRIFT, STEPS = 10, 300, 200
BATCHES: Final = (64, 1024)
BARE: Final = 0  # instead of a batch: random moves without an environment

Times = dict[tuple[str, int], NDArray[np.float64]]


@click.command()
@click.argument("old", type=click.Path(exists=True, path_type=Path))
@click.argument("new", type=click.Path(exists=True, path_type=Path), default=HERE)
def compare(old: Path, new: Path) -> None:
    """Print the time of a step in both checkouts, and their ratio."""
    processes = [_start(folder) for folder in (old, new)]
    from feira.games import GAMES

    cases = [(game, batch) for game in GAMES for batch in (*BATCHES, BARE)]
    for turn in range(ROUNDS):
        for case in cases:
            before, after = (_ask(process, *case) for process in processes)
            if turn == ROUNDS - 1:
                kind = f"{case[1]} games" if case[1] else f"{BATCHES[-1]} games, bare moves"
                click.echo(f"{case[0]}, {kind}: {before:.1f} µs → {after:.1f} µs, × {after / before:.3f}")


def _start(folder: Path) -> "subprocess.Popen[str]":
    environment = os.environ | {"PYTHONPATH": str(folder.resolve() / "src")}
    command = [sys.executable, __file__, "--serve"]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _ask(process: "subprocess.Popen[str]", game: str, batch: int) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{game} {batch}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def _serve() -> None:
    """In a process of a checkout: play when asked to, and print the microseconds of a step in the best of all runs."""
    best: Times = {}
    for line in sys.stdin:
        game, batch = line.split()
        times = best.setdefault((game, int(batch)), np.full(STEPS, np.inf))
        np.minimum(times, _play(game, int(batch)), out=times)
        click.echo(times.mean() * 1e6)


def _play(game: str, batch: int) -> NDArray[np.float64]:
    from feira.core.random_play import step_all
    from feira.envs.many import ManyGames

    many = ManyGames(game, batch or BATCHES[-1], threads=1)
    states, rng = many.batch.states.copy(), np.ones(1, np.uint64)
    times = []
    for _ in range(DRIFT + STEPS):
        actions = many.random_actions()
        begin = time.perf_counter()
        if batch == BARE:
            step_all(states, many.batch.templates, rng)
        else:
            many.step(actions)
        times.append(time.perf_counter() - begin)
    return np.array(times[DRIFT:])


if __name__ == "__main__":
    _serve() if sys.argv[1:] == ["--serve"] else compare()
