"""Call once what a table calls, so that it is compiled before somebody waits."""

from collections.abc import Iterable
from contextlib import suppress

from feira.bots import LEVELS, get_bot
from feira.games.base import Game, Illegal
from feira.table.table import Seat, Table, UndoRefused

_ACTIONS = 6  # enough to reach every kind of question


def warm_up(game: Game) -> None:
    """Play the beginning of a game that nobody sees, well and badly."""
    table = _table(game)
    bot = get_bot("greedy", 0)
    for _ in range(_ACTIONS):
        seat = table.to_act[0]
        table.observation(seat)
        action = bot(game, table.view(seat), seat)
        table.play(seat, action)
        with suppress(UndoRefused):
            table.undo(seat)
            table.play(seat, action)
    seat = table.to_act[0]
    for action in set(range(game.actions)) - set(table.legal(seat)):
        with suppress(Illegal):
            table.play(seat, action)


def warm_up_bots(game: Game, names: Iterable[str]) -> None:
    """Let every bot decide once, without much thought."""
    view = _table(game).view(0)
    for name in names:
        searches = name in LEVELS and LEVELS[name].searches
        get_bot(f"{name}@1" if searches else name, 0)(game, view, 0)


def _table(game: Game) -> Table:
    return Table(game, game.options({"players": 2}), 0, [Seat(""), Seat("")])
