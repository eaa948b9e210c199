"""The options of the games, for every command that starts one."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from feira.core.game import FeiraError, Game
from feira.games import GAMES
from feira.records import RecordError, parse_json

F = TypeVar("F", bound=Callable[..., Any])

game_argument = click.argument("game", type=click.Choice(list(GAMES)))
pieces_option = click.option("--pieces", metavar="FILE", help="Play with the pieces of your own box (JSON).")


def _read_file(name: str) -> Any:
    """The JSON value in a file."""
    try:
        with open(name, "rb") as file:
            return parse_json(file.read())
    except OSError as error:
        raise FeiraError(f"can't read {name}: {error.strerror}") from None
    except RecordError as error:
        raise FeiraError(f"{name}: {error.text}") from None


def _layout(_context: click.Context, _parameter: click.Parameter, name: str | None) -> Any:
    return None if name is None else _read_file(name)


_OPTIONS = (
    click.option("--players", type=int, metavar="N", help="Number of players."),
    click.option("--challenge", type=int, metavar="1-9", help="Mercado, solo: the challenge."),
    click.option("--money", metavar="hidden|open", help="Mercado: whether coins are seen by all."),
    click.option("--restaurants", metavar="open|hidden", help="Mercado: whether grey restaurants show their kind."),
    click.option("--variant", metavar="areas|classic", help="Jour de Marché: the variant."),
    click.option("--coins", metavar="hidden|open", help="Jour de Marché: whether coins are seen by all."),
    click.option(
        "--layout",
        metavar="FILE",
        callback=_layout,
        help="Jour de Marché: your own market: boards, perhaps trucks (JSON).",
    ),
)
OPTION_NAMES = ("players", "challenge", "money", "restaurants", "variant", "coins", "layout")


def game_options(command: F) -> F:
    """Give a command the options of all games; which fit together only the game knows: see `given`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def given(values: dict[str, Any]) -> dict[str, Any]:
    """Those options of a game that were given."""
    return {name: values[name] for name in OPTION_NAMES if values[name] is not None}


def load_pieces(game: Game, name: str | None) -> Any:
    """The pieces of a file, or None for ours; FeiraError says what is wrong with it."""
    if name is None:
        return None
    source = _read_file(name)
    try:
        return game.pieces(source)
    except FeiraError as error:
        raise FeiraError(f"{name}: {error}") from None


def warn(game: Game, options: Any, pieces: Any) -> None:
    """Tell people what they should know before games with these options and pieces."""
    if caution := game.caution(options, pieces):
        click.echo(f"feira: {caution}", err=True)
