"""Call once what a table calls, so that it is compiled before somebody waits."""

from feira.bots import get_bot
from feira.games.base import Game
from feira.table.table import Seat, Table

_ACTIONS = 6  # enough to reach every kind of question


def warm_up(game: Game) -> None:
    """Play the beginning of a game that nobody sees."""
    table = Table(game, game.options({"players": 2}), 0, [Seat(""), Seat("")])
    bot = get_bot("random", 0)
    for _ in range(_ACTIONS):
        seat = table.to_act[0]
        view = table.view(seat)
        table.observation(seat)
        game.preview(view, 0, seat, table.legal(seat)[0])
        table.play(seat, bot(game, view, seat))
