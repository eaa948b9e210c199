"""`feira puzzles`: positions with one clearly best move, found in finished games, and shown."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import click
import orjson
from click.core import ParameterSource

from feira.analysis.study import network_for
from feira.bots import bot_seed, get_bot, seed_from
from feira.cli.console import announce_compilation, progress
from feira.cli.game_options import game_argument, game_options, given
from feira.cli.output import named_file, write_all
from feira.cli.record_files import opened
from feira.core.game import FeiraError, Json
from feira.core.text_board import text_board
from feira.evaluation.weights import Networks, networks_of, shipped_network
from feira.games import get_game
from feira.processes import ctrl_c_later, spread
from feira.puzzles import Puzzle, puzzles_of, read_puzzle, read_puzzles
from feira.puzzles.choosing import Chooser
from feira.puzzles.mining import EASIEST
from feira.records import Numbered, Recorder, parse_json, split_records

_ALL: Final = 10**9
_FOR_FILES: Final = ("game", "files", "seed", "each", "of_a_game", "network", "out")


@click.group()
def puzzles() -> None:
    """Mine puzzles from finished games, and show them."""


@puzzles.command()
@game_argument
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@game_options
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True, help="How many games bots play.")
@click.option("--bots", default="instant", show_default=True, help="Who plays them: one for all seats, or a,b,…")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Random seed.")
@click.option(
    "--each", type=click.IntRange(min=1), help="Keep a puzzle while one of its themes has fewer; easy ones count apart."
)
@click.option("--of-a-game", type=click.IntRange(min=1), help="The most to keep of one game.")
@click.option(
    "--network",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar="FILE",
    help="Judge with a network that you have trained.",
)
@click.option("--out", default="-", metavar="FILE", help="Output file (default: standard output).")
def mine(
    game: str,
    files: tuple[str, ...],
    games: int,
    bots: str,
    seed: int,
    each: int | None,
    of_a_game: int | None,
    network: Path | None,
    out: str,
    **options: Any,
) -> None:
    """Find puzzles in the finished games of FILES or, without any, in games that bots play now.

    A puzzle is a decision in which one move is surely better than all others, by at least 5 points. The same arguments
    give the same puzzles, unless bots think by the clock. If you interrupt it, the puzzles found by then are written.
    """
    if files:
        _require_only_what_files_need()
    checked = get_game(game).options(given(options))
    mining = Mining(game, checked, tuple(name.strip() for name in bots.split(",")), seed, network)
    mining.require_bots()
    announce_compilation()
    if not files:
        mining.require_judge()
    tasks: Iterator[Task] = _of_files(files) if files else (Task(f"game {n + 1}", None, n) for n in range(games))
    chooser = Chooser(each or _ALL, of_a_game or _ALL, EASIEST)
    with named_file(out) as file:
        kept, problems, stopped = _mined(mining, tasks, None if files else games, chooser, file)
        click.echo(f"feira: puzzles found: {kept}{' (stopped)' if stopped else ''}", err=True)
        code = 130 if stopped else 1 if problems else 0
        if code and not kept:
            sys.exit(code)  # so that an older file of that name stays
    sys.exit(code)


@puzzles.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--boards", is_flag=True, help="Draw the boards too.")
def show(files: tuple[str, ...], boards: bool) -> None:
    """List the puzzles in FILES with their answers, after checking that they are right."""
    for name in files:
        with opened(name) as file:
            for puzzle in read_puzzles(name, file):
                click.echo("\n".join(_lines(puzzle, boards)))


@dataclass(frozen=True)
class Task:
    """A game to look at: that of a record, or one that is still to be played."""

    name: str
    record: Numbered | None
    number: int = 0


@dataclass(frozen=True)
class Found:
    """The puzzles of a game, or why there can be none."""

    puzzles: list[Json]
    problem: str | None = None


@dataclass(frozen=True)
class Mining:
    """What a process must know to find puzzles."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int
    network: Path | None

    def require_bots(self) -> None:
        """FeiraError unless they can play."""
        for name in self.bots:
            get_bot(name, 0)
        if len(self.bots) not in (1, self.options.players):
            raise FeiraError(f"--bots must name one bot for all or {self.options.players}, one for each seat")

    @property
    def networks(self) -> Networks:
        """What judges the games."""
        return networks_of(self.network) if self.network else shipped_network

    def require_judge(self) -> None:
        """FeiraError unless the games that bots play can be judged: each of them would be played in vain."""
        game = get_game(self.game)
        network_for(game, game.options_json(game.new(self.options, 0), 0), self.networks)

    def find(self, task: Task) -> Found:
        """The puzzles of one game."""
        try:
            record = self._played(task.number) if task.record is None else parse_json(task.record.text)
            if isinstance(record, dict) and record.get("game") != self.game:
                raise FeiraError(f"it isn't a game of {self.game}")
            return Found([puzzle.to_json() for puzzle in puzzles_of(record, seed=self.seed, networks=self.networks)])
        except FeiraError as error:
            return Found([], f"{task.name}: {error}")

    def _played(self, number: int) -> Json:
        game, seed = get_game(self.game), f"{self.seed}/{number}"
        names = self.bots * self.options.players if len(self.bots) == 1 else self.bots
        bots = [get_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
        recorder = Recorder(game, game.new(self.options, seed_from(seed)))
        while seats := game.to_act(recorder.states, 0):
            recorder.apply(seats[0], bots[seats[0]](game, game.view(recorder.states, 0, seats[0]), seats[0]))
        return recorder.record()


def _require_only_what_files_need() -> None:
    """UsageError if an option is given that means nothing for games in files."""
    context = click.get_current_context()
    for parameter in context.command.params:
        meant = parameter.name in _FOR_FILES or parameter.name is None
        if not meant and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(
                f"{parameter.opts[0]} is for games that bots play now; leave it out, or leave out FILES"
            )


def _of_files(files: tuple[str, ...]) -> Iterator[Task]:
    for name in files:
        with opened(name) as file:
            for record in split_records(file):
                yield Task(f"{name}:{record.line}: game {record.game}", record)


def _mined(
    mining: Mining, tasks: Iterator[Task], games: int | None, chooser: Chooser, file: TextIO
) -> tuple[int, int, bool]:
    """Write what is kept, as it comes: how many puzzles, how many games could not be used, whether it was stopped."""
    kept = problems = 0
    with ExitStack() as stack, suppress(KeyboardInterrupt):
        advance = stack.enter_context(progress("looking for puzzles", games))
        for found in spread(mining.find, tasks, name=lambda task: task.name, slow=True):
            if found.problem:
                problems += 1
                click.echo(found.problem, err=True)
            with ctrl_c_later():  # so that the last line is whole
                for puzzle in chooser.chosen(map(read_puzzle, found.puzzles)):
                    write_all(file, orjson.dumps(puzzle.to_json()).decode() + "\n")
                    kept += 1
            advance(1)
        return kept, problems, False
    return kept, problems, True


def _lines(puzzle: Puzzle, boards: bool) -> Iterator[str]:
    """A puzzle as lines of text."""
    themes = ", ".join(puzzle.themes) or "no theme"
    yield f"{puzzle.id}  {puzzle.game.name}, seat {puzzle.seat}, rating {puzzle.rating}: {themes}"
    if boards:
        yield text_board(puzzle.game.observation(puzzle.view, 0, puzzle.seat))
    others, gap = puzzle.next_best, 100 * puzzle.losses[puzzle.next_best]
    yield f"  {' or '.join(puzzle.best)} is best; next {others}, {gap:.1f} ± {100 * puzzle.margin:.1f} less"
