"""The rules of the games: no input or output, no clock, no sentences."""

from functools import cache
from importlib import import_module

from feira.games.base import FeiraError, Game, shown

GAMES = {
    "mercado": ("feira.games.mercado.game", "Mercado"),
    "marche": ("feira.games.marche.game", "Marche"),
}


def get_game(name: str) -> Game:
    """The game of that name, always the same object; FeiraError if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise FeiraError(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return _made(name)


@cache
def _made(name: str) -> Game:
    module, cls = GAMES[name]
    game: Game = getattr(import_module(module), cls)()
    return game
