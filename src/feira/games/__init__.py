"""The rules of the games: no input or output, no clock, no sentences."""

from functools import cache
from importlib import import_module

from feira.games.base import FeiraError, Game

GAMES = {
    "mercado": ("feira.games.mercado.game", "Mercado"),
    "marche": ("feira.games.marche.game", "Marche"),
}


@cache
def get_game(name: str) -> Game:
    """The game of that name; FeiraError if there is none."""
    if name not in GAMES:
        raise FeiraError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    module, cls = GAMES[name]
    game: Game = getattr(import_module(module), cls)()
    return game
