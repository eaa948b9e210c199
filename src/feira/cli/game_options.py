"""The options of the games, for every command that starts one."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from feira.games import GAMES
from feira.games.base import FeiraError, Game
from feira.records import RecordError, parse_json

F = TypeVar("F", bound=Callable[..., Any])

game_argument = click.argument("game", type=click.Choice(list(GAMES)))
pieces_option = click.option("--pieces", metavar="FILE", help="Play with the pieces of your own box (JSON).")

_OPTIONS = (
    click.option("--players", type=int, metavar="N", help="Number of players."),
    click.option("--challenge", type=int, metavar="1-9", help="Mercado, solo: the challenge."),
    click.option("--money", metavar="hidden|open", help="Mercado: whether coins are seen by all."),
    click.option("--restaurants", metavar="open|hidden", help="Mercado: whether grey restaurants show their kind."),
    click.option("--variant", metavar="areas|classic", help="Jour de Marché: the variant."),
    click.option("--coins", metavar="hidden|open", help="Jour de Marché: whether coins are seen by all."),
)
OPTION_NAMES = ("players", "challenge", "money", "restaurants", "variant", "coins")


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
    try:
        with open(name, "rb") as file:
            return game.pieces(parse_json(file.read()))
    except OSError as error:
        raise FeiraError(f"can't read {name}: {error.strerror}") from None
    except FeiraError as error:
        text = error.text if isinstance(error, RecordError) else str(error)
        raise FeiraError(f"{name}: {text}") from None
