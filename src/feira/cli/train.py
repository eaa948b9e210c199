"""`feira train`: a network that learns a game by playing against itself."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from feira.arena.duel import duel, mean_fame
from feira.cli.console import announce_compilation
from feira.cli.game_options import game_argument, game_options, given
from feira.cli.numbers import POSITIVE
from feira.core.game import FeiraError, Game, Json
from feira.evaluation.network import Network
from feira.evaluation.weights import decides_kind, kind_of, save_network
from feira.games import get_game
from feira.processes import cores

_DEALS = 100  # of a test of strength


@click.command()
@game_argument
@game_options
@click.option(
    "--hours",
    type=POSITIVE,
    default=1.0,
    show_default=True,
    help="How long to train, in all runs together.",
)
@click.option("--generations", type=click.IntRange(min=1), help="Stop after that many generations, if that is sooner.")
@click.option("--games", type=click.IntRange(min=1), default=4096, show_default=True, help="Games of a generation.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Random seed.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="FOLDER", help="Output folder (default: train-GAME-KIND)."
)
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Cores to use (default: all).")
@click.option("--ray", is_flag=True, help="Play on a Ray cluster: that of RAY_ADDRESS, or one of this machine.")
def train(
    game: str,
    hours: float,
    generations: int | None,
    games: int,
    seed: int,
    out: Path | None,
    jobs: int | None,
    ray: bool,
    **options: Any,
) -> None:
    """Train a network that judges positions of a game.

    It plays against itself and learns from how the games come out. The best network so far is FOLDER/network.npz; play
    against it as the bot net:FOLDER/network.npz. Ctrl-C stops; the same command continues from there.
    """
    played = get_game(game)
    chosen = _chosen(played, given(options))
    try:
        from feira.training.folder import Folder
        from feira.training.learner import use_cores
        from feira.training.run import Plan, Training
        from feira.training.workers import on_cores, on_ray
    except ImportError as error:
        raise FeiraError(str(error)) from None
    workers = jobs or cores()
    use_cores(workers)
    kind = kind_of(played, chosen)
    folder = Folder(
        out or Path(f"train-{played.name}-{kind}"),
        {
            "game": played.name,
            "kind": kind,
            "features": played.spec.load("features").version,
            "seed": seed,
            "games": games,
        },
    )
    training = Training(played, chosen, seed, folder, Plan(games=games, chunk=min(128, games)))
    announce_compilation()
    with _display(training, 3600 * hours) as tell, on_ray() if ray else on_cores(workers) as play:
        try:
            training.run(play, _tests(played, chosen, workers), tell, seconds=3600 * hours, generations=generations)
        except KeyboardInterrupt:
            click.echo("feira: stopped; continue with the same command", err=True)
            sys.exit(130)
        finally:
            _draw(training, played, kind, folder.path)
    click.echo(f"feira: in {folder.path} are network.npz, curve.json, curve.png, curve.svg", err=True)


def _chosen(game: Game, values: Json) -> Json:
    """The options that were given, and those that decide which network it is."""
    full = game.options_json(game.new(game.options(values), 0), 0)
    if not kind_of(game, full):
        raise FeiraError(f"{game.spec.error_title} has no features for a network to see: see docs/adding_a_game.md")
    return {
        name: value
        for name, value in full.items()
        if name in values or name == "players" or decides_kind(game, full, name)
    }


def _tests(game: Game, options: Json, jobs: int) -> Any:
    """A test of strength in the arena: against the best so far, and against greedy."""
    from feira.training.run import Tested

    alone = options["players"] == 1

    def test(candidate: Network, best: Network | None, seed: int) -> Tested:
        with TemporaryDirectory(prefix="feira-train-") as folder:
            new, old = Path(folder, "new.npz"), Path(folder, "old.npz")
            save_network(new, candidate, game, options)
            against_best = 1.0
            if best is not None:
                save_network(old, best, game, options)
                against_best = duel(game, options, (f"net:{new}", f"net:{old}"), _DEALS, seed, jobs)
            if alone:
                return Tested(against_best, mean_fame(game, options, f"net:{new}", _DEALS, seed, jobs))
            return Tested(against_best, duel(game, options, (f"net:{new}", "greedy"), _DEALS // 2, seed, jobs))

    return test


@contextmanager
def _display(training: Any, seconds: float) -> Iterator[Any]:
    """What is being done and how strong it is: a bar on a terminal, else a line for each test."""
    console = Console(stderr=True)
    begun, told = time.monotonic() - training.seconds, len(training.points)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True)
    task = bar.add_task("starting", total=1.0)

    def tell(doing: str, done: float) -> None:
        nonlocal told
        spent = time.monotonic() - begun
        strength = f" · {_strength(training.points[-1], training.alone)}" if training.points else ""
        text = f"generation {training.generation + 1}: {doing} · {_clock(spent)} of {_clock(seconds)}{strength}"
        bar.update(task, description=text, completed=done)
        for point in training.points[told:]:
            click.echo(
                f"feira: generation {point['generation']}, {_clock(spent)}: {_strength(point, training.alone)}",
                err=True,
            )
        told = len(training.points)

    if console.is_terminal:
        bar.start()
    try:
        yield tell
        tell("finished", 1.0)
    finally:
        bar.stop()


def _strength(point: Json, alone: bool) -> str:
    greedy = point["against_greedy"]
    said = f"fame {greedy:.2f}" if alone else f"{greedy:.0%} against greedy"
    return f"{said}, {point['against_best']:.0%} against the best so far"


def _clock(seconds: float) -> str:
    return f"{seconds / 60:.0f} min"


def _draw(training: Any, game: Game, kind: str, folder: Path) -> None:
    from feira.training.curve import draw_curve

    draw_curve(training.points, f"{game.spec.title}, {kind}", training.alone, folder)
