"""`feira arena`: bots against each other, or each alone in the campaign."""

import csv
import io
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from feira.arena.journal import Journal
from feira.arena.local import play_on_cores
from feira.arena.plan import Plan, all_against_all
from feira.arena.report import Report, report
from feira.arena.tables import failure_lines
from feira.arena.tournament import Players, run, warm_up
from feira.bots import BOTS, make_bot
from feira.cli.console import announce_compilation, progress
from feira.cli.game_options import GameName, game_options, given, load_pieces, pieces_option, warn
from feira.cli.numbers import POSITIVE
from feira.cli.output import whole_file
from feira.core.game import FeiraError, Game, Json
from feira.extras import can_plot, how_to_get
from feira.games import GAMES, get_game
from feira.processes import cores

_BOTS = f"""Bots with commas between: {", ".join(BOTS)}, or a program: "cmd:python mybot.py".
One with a comma inside stands in double quotes."""
_LINE_UP = "Bots for all seats, in place of --bots: a,b,b,b is one against three. May be given several times."

_WIDTH = 120  # of tables that no terminal shows


@click.command()
@click.argument("game", type=GameName(), required=False)
@game_options
@pieces_option
@click.option("--bots", metavar="BOT,…", help=_BOTS)
@click.option("--lineup", "line_ups", multiple=True, metavar="BOT,…", help=_LINE_UP)
@click.option("--solo", is_flag=True, help="Each bot plays the campaign of all challenges.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games in all; with --solo, how many campaigns of each bot.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Random seed: the same seed gives the same games.")
@click.option(
    "--seconds",
    type=POSITIVE,
    default=10.0,
    show_default=True,
    help="Time limit per answer for external bots.",
)
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER", help="Output folder (default: arena-GAME).")
@click.option("--resume", is_flag=True, help="Continue with the games that are in the folder.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Games at a time (default: one per core).")
@click.option("--ray", is_flag=True, help="Play on a Ray cluster: that of RAY_ADDRESS, or one of this machine.")
def arena(
    game: str | None,
    pieces: str | None,
    bots: str | None,
    line_ups: tuple[str, ...],
    solo: bool,
    games: int,
    seed: int,
    seconds: float,
    out: Path | None,
    resume: bool,
    jobs: int | None,
    ray: bool,
    **options: Any,
) -> None:
    """Let bots play a tournament, and rate them.

    All meet all in all seats. Every game is kept in FOLDER/games.jsonl as soon as it is finished; at the end there are
    a rating table and a plot beside it. Ctrl-C ends with what was played so far, and --resume continues from there.
    """
    played = _game(game, solo)
    own_pieces = load_pieces(played, pieces)
    chosen = given(options)
    plan = Plan(
        game=played.name,
        line_ups=_line_ups(played, chosen, bots, line_ups, solo),
        options=chosen,
        seed=seed,
        seconds=seconds,
        pieces=None if own_pieces is None else own_pieces.source,
    )
    if not can_plot():
        click.echo(f"feira: there will be no plot without Matplotlib: {how_to_get('arena')}", err=True)
    for bot in plan.bots:
        make_bot(bot, 0, seconds).close()  # refuses what is none
    warn(played, played.options(chosen), own_pieces)
    players = _players(ray, jobs)
    folder = out or Path(f"arena-{plan.game}-solo" if solo else f"arena-{plan.game}")
    with Journal(folder, plan, resume=resume) as journal:
        finished = _play(plan, games * plan.round_size if solo else games, journal, players)
        if journal.played:
            _tell(report(plan, journal.played), folder)
    if not finished:
        sys.exit(130)  # as shells have it for Ctrl-C


def _game(name: str | None, solo: bool) -> Game:
    if name is None and not solo:
        raise click.UsageError(f"Missing argument 'GAME': {' or '.join(GAMES)}.")
    game = get_game(name or next(name for name, spec in GAMES.items() if spec.campaign))
    if solo and not game.spec.campaign:
        raise FeiraError(f"{game.name} has no challenges for one player")
    return game


def _line_ups(
    game: Game, options: Json, bots: str | None, line_ups: Sequence[str], solo: bool
) -> tuple[tuple[str, ...], ...]:
    if "challenge" in options or (solo and "players" in options):
        raise FeiraError("challenges are played one after the other, by one player each: only say --solo")
    if (bots is None) == (not line_ups):
        raise FeiraError("name the bots: either --bots, or the line-ups one by one with --lineup")
    if solo:
        if line_ups:
            raise FeiraError("in --solo there are no line-ups: use --bots")
        return tuple((bot,) for bot in _names(bots or "", once=True))
    if bots is not None:
        return all_against_all(_names(bots, once=True), _seats(game, options))
    named = tuple(_names(line_up) for line_up in line_ups)
    options.setdefault("players", len(named[0]))
    for line_up in named:
        if len(line_up) != _seats(game, options):
            raise FeiraError(f"each line-up needs {_seats(game, options)} bots, one per player, not {len(line_up)}")
    if len({bot for line_up in named for bot in line_up}) < 2:
        raise FeiraError("an arena needs at least two bots that differ")
    return named


def _seats(game: Game, options: Json) -> int:
    return int(game.options(options).players)


def _names(text: str, *, once: bool = False) -> tuple[str, ...]:
    """The bots of a list; as in a CSV file one with a comma is in double quotes."""
    fields = next(csv.reader(io.StringIO(text), skipinitialspace=True), [])
    names = tuple(field.strip() for field in fields if field.strip())
    if once and len(set(names)) < len(names):
        raise FeiraError(f"--bots names a bot twice: {text}")
    if not names:
        raise FeiraError("name at least one bot")
    return names


def _players(ray: bool, jobs: int | None) -> Players:
    if ray:
        from feira.arena.cluster import play_on_ray  # few have it

        return partial(play_on_ray, jobs=jobs)
    return partial(play_on_cores, jobs=jobs or cores())


def _play(plan: Plan, total: int, journal: Journal, players: Players) -> bool:
    """Play what is missing; whether it was played to the end."""
    missing = len(journal.missing(plan.matches(total)))
    if not missing:
        return True
    if missing < total:
        click.echo(f"feira: {total - missing} of {total} games are there already", err=True)
    told = {game.failure for game in journal.played}
    try:
        announce_compilation()
        warm_up(plan)
        with progress(f"{total} games", total) as advance:
            advance(total - missing)
            for game in run(plan, total, journal, players):
                if game.failure is not None and game.failure not in told:  # how often is reported at the end
                    click.echo("feira: game {}: {} failed: {}".format(game.number, *game.failure), err=True)
                told.add(game.failure)
                advance()
    except KeyboardInterrupt:
        click.echo(
            f"feira: stopped after {len(journal.played)} of {total} games; continue with the same command and --resume",
            err=True,
        )
        return False
    return True


def _tell(report: Report, folder: Path) -> None:
    """Show what has come out, and write it beside the games."""
    text = io.StringIO()
    shown = Console() if sys.stdout.isatty() else Console(width=_WIDTH)
    for console in (shown, Console(file=text, width=_WIDTH)):
        for table in report.tables:
            console.print(table)
    with whole_file(str(folder / "table.txt")) as file:
        file.write(text.getvalue())
    with whole_file(str(folder / "results.json")) as file:
        file.write(json.dumps(report.figures, indent=1) + "\n")
    for line in failure_lines(report.failures):
        click.echo(f"feira: {line}", err=True)
    plots = report.draw(folder) if can_plot() else []
    names = ", ".join(["games.jsonl", "table.txt", "results.json", *(path.name for path in plots)])
    click.echo(f"feira: in {folder} are {names}", err=True)
