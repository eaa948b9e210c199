"""`feira play`: people at one terminal, with bots or alone."""

from pathlib import Path
from typing import Any

import click
from rich.text import Text

from feira.bots import BOTS
from feira.cli.game_options import GameName, game_options, given, pieces_option
from feira.cli.terminal import start
from feira.cli.terminal.screen import EndOfInput, Terminal
from feira.cli.terminal.wishes import Wishes
from feira.core.errors import FeiraError
from feira.core.registry import campaign_game
from feira.locale import LANGUAGES
from feira.table.deals import deal_for, read_deal
from feira.table.files import close_data_folder

_FILE = click.Path(path_type=Path)
_BOTS = f"""Bots, with commas between: {", ".join(BOTS)}.
A single one takes all seats that people don't."""
_CAMPAIGN = f"{campaign_game().error_title}, solo: start the campaign of all challenges, or continue it."
_KEEP = """Sit in the order given: people as named, then bots; the first begins.
Otherwise the order is drawn."""


def _list(_context: click.Context, _parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    return None if value is None else tuple(item.strip() for item in value.split(",") if item.strip())


@click.command()
@click.argument("game", type=GameName(), required=False)
@game_options
@click.option("--bots", callback=_list, metavar="BOT,…", help=_BOTS)
@click.option("--names", callback=_list, metavar="NAME,…", help="Names of the people.")
@click.option("--keep-seats", is_flag=True, help=_KEEP)
@click.option("--campaign", is_flag=True, help=_CAMPAIGN)
@pieces_option
@click.option("--language", type=click.Choice(list(LANGUAGES)), help="Default: FEIRA_LANG, then LANG.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--deal", metavar="CODE", help="Play the deal of a finished game again: the code that its end shows.")
@click.option("--resume", type=_FILE, metavar="FILE", help="Continue a saved game.")
@click.option("--save", type=_FILE, metavar="FILE", help="Save the game in this file.")
def play(
    game: str | None,
    bots: tuple[str, ...] | None,
    names: tuple[str, ...] | None,
    keep_seats: bool,
    campaign: bool,
    pieces: str | None,
    language: str | None,
    seed: int | None,
    deal: str | None,
    resume: Path | None,
    save: Path | None,
    **options: Any,
) -> None:
    """Play in the terminal: with people who share it, against bots, or alone.

    It asks for anything you leave out. Games are saved after every action; continue one with --resume.
    """
    close_data_folder()
    terminal = Terminal()
    wished = given(options)
    if deal is not None:
        if seed is not None or pieces is not None:
            raise FeiraError("--deal goes with neither --seed nor --pieces")
        found = deal_for(deal, game or read_deal(deal).game, wished)
        game, seed = found.game, found.seed
        wished = {name: value for name, value in found.options.items() if value is not None}
    wishes = Wishes(game, wished, bots, names or (), campaign, pieces, seed, resume, save, keep_seats)
    last_words: list[Text | str] = []
    try:
        with terminal.full_screen():
            last_words = start.play(terminal, wishes, language)
    except EndOfInput:
        pass  # left while questions were asked: there is no game to keep
    terminal.say(last_words)
