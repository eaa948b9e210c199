"""`feira simulate`: bots play many games, whose records are written, one a line."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click
import numpy as np

from feira.bots import LEVELS, bot_seed, get_bot, seed_from
from feira.cli.console import announce_compilation, progress
from feira.cli.game_options import game_argument, game_options, given, load_pieces, pieces_option, warn
from feira.cli.output import named_file, write_all
from feira.core.game import FeiraError, Game, Json
from feira.games import get_game
from feira.processes import ctrl_c_later, spread
from feira.records import Recorder, random_line, record_line


@click.command()
@game_argument
@game_options
@pieces_option
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b,…")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Random seed: the same seed gives the same games.")
@click.option("--legal", is_flag=True, help="Record all legal moves at each step.")
@click.option("--out", default="-", metavar="FILE", help="Output file (default: standard output).")
def simulate(
    game: str, pieces: str | None, bots: str, games: int, seed: int, legal: bool, out: str, **options: Any
) -> None:
    """Let bots play many games and write their records.

    The same arguments give the same file, byte for byte.
    """
    played = get_game(game)
    checked = played.options(given(options))
    box = load_pieces(played, pieces)
    announce_compilation()
    names = _bots_by_seat(bots, checked.players)
    played.new(checked, seed_from(f"{seed}/0"), box)  # refuses a market that can't be laid out
    warn(played, checked, box)
    simulation = Simulation(game, checked, None if box is None else box.source, tuple(names), seed, legal)
    done = 0
    try:
        with named_file(out) as file, progress(f"{games} games", games) as advance:
            for lines in spread(
                simulation.play, _parts(games, simulation.at_random), name=_part_name, slow=simulation.thinks
            ):
                with ctrl_c_later():  # so that the last line is whole
                    write_all(file, "".join(lines))
                    done += len(lines)
                advance(len(lines))
    except KeyboardInterrupt:
        kept = "" if out == "-" else f"; {out} is as it was before"
        click.echo(f"feira: stopped after {done} of {games} games{kept}", err=True)
        sys.exit(130)  # as shells have it for Ctrl-C


def _bots_by_seat(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        get_bot(name, 0)  # refuses a name that is none
    if len(names) not in (1, seats):
        raise FeiraError(f"--bots must name one bot for all or {seats}, one for each seat, not {len(names)}")
    return names * seats if len(names) == 1 else names


def _parts(games: int, at_random: bool) -> Iterator[range]:
    """The numbers of the games, in parts that take about as long as a person waits for a bar to move."""
    size = 100 if at_random else 1
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def _part_name(numbers: range) -> str:
    return f"game {numbers.start + 1}"


@dataclass(frozen=True)
class Simulation:
    """What a process must know to play some of the games."""

    game: str
    options: Any
    pieces: Json | None
    bots: tuple[str, ...]  # by seat
    seed: int
    legal: bool

    @property
    def at_random(self) -> bool:
        """Whether compiled code can play the games and write them down alone."""
        return not self.legal and set(self.bots) == {"random"}

    @property
    def thinks(self) -> bool:
        """Whether a game takes longer than to start a process for it."""
        return any(LEVELS[plain].searches for bot in self.bots if (plain := bot.partition("@")[0]) in LEVELS)

    def play(self, numbers: range) -> list[str]:
        """The records of the games with these numbers, as lines."""
        game = get_game(self.game)
        pieces = None if self.pieces is None else game.pieces(self.pieces)
        return [self._line(game, pieces, f"{self.seed}/{number}") for number in numbers]

    def _line(self, game: Game, pieces: Any, seed: str) -> str:
        """The record of one game; all its seeds are made of one text."""
        states = game.new(self.options, seed_from(seed), pieces)
        seeds = [bot_seed(seed, seat) for seat in range(len(self.bots))]
        if self.at_random:
            start = states.copy()
            line = random_line(game, start, np.array(seeds, np.uint64)[:, np.newaxis], pieces)
            if line is not None:
                return line
        bots = [get_bot(*bot) for bot in zip(self.bots, seeds, strict=True)]
        recorder = Recorder(game, states, pieces=pieces, legal=self.legal)
        while seats := game.to_act(states, 0):
            seat = seats[0]
            recorder.apply(seat, bots[seat](game, game.view(states, 0, seat), seat))
        return record_line(recorder.record())
