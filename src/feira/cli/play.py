"""`feira play`: people at one terminal, with bots or alone."""

from pathlib import Path
from typing import Any

import click
from rich.text import Text

from feira.cli.terminal import start
from feira.cli.terminal.screen import EndOfInput, Terminal
from feira.cli.terminal.wishes import Wishes
from feira.games import GAMES
from feira.locale import LANGUAGES
from feira.table.opponents import BOT_NAMES

_FILE = click.Path(path_type=Path, dir_okay=False)
_GAME_OPTIONS = ("players", "challenge", "money", "restaurants")
_BOTS = f"""Bots for the last seats, with commas between: {", ".join(BOT_NAMES)}.
A single one takes all seats that people don't."""


def _list(_context: click.Context, _parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    return None if value is None else tuple(item.strip() for item in value.split(",") if item.strip())


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)), default="mercado")
@click.option("--players", type=int, help="How many play, bots included.")
@click.option("--bots", callback=_list, help=_BOTS)
@click.option("--names", callback=_list, help="Names of the people, with commas between; they take the first seats.")
@click.option("--challenge", type=int, help="Play one of the nine solo challenges of Mercado.")
@click.option("--campaign", is_flag=True, help="Begin the campaign of all nine, or go on with it.")
@click.option("--money", help="Mercado: coins hidden (default) or open.")
@click.option("--restaurants", help="Mercado: kinds of grey restaurants open (default) or hidden.")
@click.option("--pieces", type=_FILE, help="A file with the pieces of your own box.")
@click.option("--language", type=click.Choice(list(LANGUAGES)), help="Default: FEIRA_LANG, then LANG.")
@click.option("--seed", type=int, help="Chance as in any other game with this seed.")
@click.option("--resume", type=_FILE, help="Go on with a saved game.")
@click.option("--save", type=_FILE, help="Keep the game in this file.")
def play(language: str | None, names: tuple[str, ...] | None, **given: Any) -> None:
    """Play in the terminal: with people who share it, against bots, or alone.

    What is not said is asked. Every game is kept after each action, and can be resumed.
    """
    options = {name: value for name in _GAME_OPTIONS if (value := given.pop(name)) is not None}
    wishes = Wishes(options=options, names=names or (), **given)
    terminal = Terminal()
    last_words: list[Text | str] = []
    try:
        with terminal.full_screen():
            last_words = start.play(terminal, wishes, language)
    except EndOfInput:
        pass  # left while questions were asked: there is no game to keep
    terminal.say(last_words)
