"""`feira analyse`: why games came out as they did."""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from feira.analysis import EFFORTS, Analysis
from feira.analysis import analyse as analyse_record
from feira.analysis.report import lines
from feira.cli.console import announce_compilation, progress
from feira.cli.record_files import opened, size_of
from feira.core.game import FeiraError, Json
from feira.evaluation.weights import networks_of, shipped_network
from feira.extras import can_plot, how_to_get
from feira.processes import spread
from feira.records import Numbered, parse_json, split_records


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option(
    "--effort",
    type=click.Choice(list(EFFORTS)),
    default="normal",
    show_default=True,
    help="How thoroughly to judge each decision.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Random seed.")
@click.option(
    "--network",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar="FILE",
    help="Let a network judge that you have trained.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a game.")
@click.option(
    "--plots", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="Draw each game (PNG, SVG)."
)
def analyse(
    files: tuple[str, ...], effort: str, seed: int, network: Path | None, as_json: bool, plots: Path | None
) -> None:
    """Say why the finished games in FILES came out as they did (`-` is standard input).

    For each player: what was to be expected, what luck brought, what their own errors cost and what the others' errors
    gave them. For each game: the decisions that cost most, and what would have been better. docs/analysis.md explains
    the numbers. If a game can't be analysed, the exit code is 1.
    """
    announce_compilation()
    plots = _folder_for(plots, files)
    problems: Counter[str] = Counter()
    try:
        with progress("analysing", size_of(files)) as advance:
            for done in spread(partial(_analysed, effort, seed, network, plots), _tasks(files), name=str, slow=True):
                if done.problem is None:
                    click.echo(json.dumps(done.found) if as_json else done.text)
                else:
                    _say_once(done, problems)
                advance(done.size)
    except KeyboardInterrupt:
        click.echo("feira: stopped", err=True)
        sys.exit(130)  # as shells have it for Ctrl-C
    for problem, games in problems.items():
        if games > 1:
            click.echo(f"feira: the same is wrong with {games - 1} more: {problem}", err=True)
    sys.exit(1 if problems else 0)


class Task(NamedTuple):
    """A game to analyse."""

    file: str
    record: Numbered

    def __str__(self) -> str:
        return f"analysing game {self.record.game} of {self.file}"


class Done(NamedTuple):
    """What came of it."""

    size: int
    where: str
    found: Json | None
    text: str
    problem: str | None


def _say_once(done: Done, problems: Counter[str]) -> None:
    """Say what is wrong with a game, unless the same was wrong with an earlier one."""
    assert done.problem is not None
    problems[done.problem] += 1
    if problems[done.problem] == 1:
        click.echo(f"{done.where}: {done.problem}", err=True)


def _tasks(files: Iterable[str]) -> Iterator[Task]:
    for name in files:
        with opened(name) as file:
            for record in split_records(file):
                yield Task(name, record)


def _analysed(effort: str, seed: int, network: Path | None, plots: Path | None, task: Task) -> Done:
    number, line, text = task.record
    where = f"{task.file}:{line}: game {number}"
    try:
        record = parse_json(text)
        networks = networks_of(network) if network else shipped_network
        found = analyse_record(record, effort=effort, seed=seed, networks=networks)
    except FeiraError as error:
        return Done(len(text), where, None, "", str(error))
    names = record.get("names") or [f"seat {seat}" for seat in range(found.players)]
    if plots is not None:
        _draw(found, names, plots / f"{Path(task.file).stem}-{number}")
    shown = "\n".join([f"{where}: {found.game.spec.title}", *lines(found, names)])
    return Done(len(text), where, {"file": task.file, "number": number, **found.to_json()}, shown, None)


def _folder_for(plots: Path | None, files: Sequence[str]) -> Path | None:
    """Where to draw; None, with a word why before the work begins, if nothing can be drawn."""
    if plots is not None and not can_plot():
        click.echo(f"feira: there will be no plots without Matplotlib: {how_to_get('arena')}", err=True)
        return None
    if plots is not None:
        _require_own_pictures(files)
        try:
            plots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FeiraError(f"can't make the folder {plots} for the plots: {error.strerror}") from error
    return plots


def _require_own_pictures(files: Sequence[str]) -> None:
    """Pictures are named after their file: FeiraError if two would have the same names."""
    known: dict[str, str] = {}
    for file in files:
        stem = Path(file).stem
        if stem in known:
            raise FeiraError(
                f"the plots of {known[stem]} and {file} would have the same names: "
                "rename one, or run the command for each with a folder of its own"
            )
        known[stem] = file


def _draw(found: Analysis, names: list[str], path: Path) -> None:
    from feira.analysis.plots import draw

    draw(found, names, path)
