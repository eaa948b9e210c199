"""`feira simulate`: bots play many games, whose records are written, one a line."""

import sys
from collections.abc import Sequence
from typing import Any

import click

from feira.bots import bot_seed, get_bot, seed_from
from feira.cli.console import announce_compilation, progress
from feira.cli.game_options import game_argument, game_options, given, load_pieces, pieces_option
from feira.cli.output import whole_file
from feira.games import get_game
from feira.games.base import FeiraError, Game, Json
from feira.records import Recorder, record_line


@click.command()
@game_argument
@game_options
@pieces_option
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b,…")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Everything random follows from it.")
@click.option("--legal", is_flag=True, help="Write with every move all that were legal in its place.")
@click.option("--out", default="-", metavar="FILE", help="Where to; standard output if not given.")
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
    names = _bots_by_seat(bots, int(played.options_json(played.new(checked, 0, box), 0)["players"]))
    done = 0
    try:
        with whole_file(out) as file, progress(f"{games} games", games) as advance:
            for number in range(games):
                record = _play(played, checked, box, names, f"{seed}/{number}", legal=legal)
                file.write(record_line(record))
                done += 1
                advance()
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


def _play(game: Game, options: Any, pieces: Any, names: Sequence[str], seed: str, *, legal: bool) -> Json:
    """The record of one game; all seeds of it are made of one text."""
    states = game.new(options, seed_from(seed), pieces)
    bots = [get_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    recorder = Recorder(game, states, pieces=pieces, legal=legal)
    while seats := game.to_act(states, 0):
        seat = seats[0]
        recorder.apply(seat, bots[seat](game, game.view(states, 0, seat), seat))
    return recorder.record()
