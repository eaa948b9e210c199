"""Call once what a table calls, so that it is compiled before somebody waits."""

from contextlib import suppress

from feira.bots import BOTS, get_bot
from feira.games.base import Game, Illegal
from feira.table.table import Seat, Table, UndoRefused

_ACTIONS = 6  # enough to reach every kind of question


def warm_up(game: Game) -> None:
    """Play the beginning of a game that nobody sees, well and badly."""
    table = Table(game, game.options({"players": 2}), 0, [Seat(""), Seat("")])
    for _ in range(_ACTIONS):
        seat = table.to_act[0]
        table.observation(seat)
        for name in BOTS:
            action = get_bot(name, 0)(game, table.view(seat), seat)
        table.play(seat, action)
        with suppress(UndoRefused):
            table.undo(seat)
            table.play(seat, action)
    seat = table.to_act[0]
    for action in set(range(game.actions)) - set(table.legal(seat)):
        with suppress(Illegal):
            table.play(seat, action)
