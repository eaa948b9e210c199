"""The options of the games, for every command that starts one."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from feira.core.game import FeiraError, Game
from feira.core.option import Option
from feira.core.registry import why_no_game
from feira.core.spec import Spec
from feira.games import GAMES
from feira.records import RecordError, parse_json

F = TypeVar("F", bound=Callable[..., Any])


class GameName(click.Choice[str]):
    """The name of a game; if nobody can play it here, an error says why."""

    def __init__(self) -> None:
        super().__init__(list(GAMES))

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in GAMES:
            self.fail(f"{why_no_game(value)}.", param, ctx)
        return super().convert(value, param, ctx)


game_argument = click.argument("game", type=GameName())
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


def _object(_context: click.Context, _parameter: click.Parameter, name: str | None) -> Any:
    return None if name is None else _read_file(name)


def _declared() -> dict[str, list[tuple[Spec, Option]]]:
    """The options of all games by name, each with the games that have it."""
    found: dict[str, list[tuple[Spec, Option]]] = {}
    for spec in GAMES.values():
        for option in spec.options:
            found.setdefault(option.name, []).append((spec, option))
    return found


def _click_option(name: str, declared: list[tuple[Spec, Option]]) -> Callable[[F], F]:
    """One option of the command line: what it can be, and what it means in which game."""
    flag = f"--{name.replace('_', '-')}"
    if name == "players":
        return click.option(flag, type=int, metavar="N", help="Number of players.")
    told = " ".join(f"{spec.error_title}: {option.help[:1].lower()}{option.help[1:]}" for spec, option in declared)
    values = [value for _, option in declared for value in option.values if value is not None]
    if not values:
        return click.option(flag, metavar="FILE", callback=_object, help=f"{told} (JSON)")
    if all(type(value) is int for value in values):
        return click.option(flag, type=int, metavar=f"{min(values)}-{max(values)}", help=told)
    by_text = {str(value).lower(): value for value in values}

    def read(_context: click.Context, _parameter: click.Parameter, text: str | None) -> Any:
        return None if text is None else by_text.get(text.lower(), text)  # the game says what is wrong with others

    return click.option(flag, metavar="|".join(by_text), callback=read, help=told)


_OPTIONS = _declared()


def game_options(command: F) -> F:
    """Give a command the options of all games; which fit together only the game knows: see `given`."""
    for name, declared in reversed(_OPTIONS.items()):
        command = _click_option(name, declared)(command)
    return command


def given(values: dict[str, Any]) -> dict[str, Any]:
    """Those options of a game that were given."""
    return {name: values[name] for name in _OPTIONS if values[name] is not None}


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
