"""The options of a game of Jour de Marché."""

from dataclasses import dataclass, field
from typing import Final

from feira.core.game import Json
from feira.core.option import Option
from feira.games.marche.engine.state import MAX_PLAYERS

PLAYERS: Final = Option("players", tuple(range(2, MAX_PLAYERS + 1)), default=3)
VARIANT: Final = Option("variant", ("areas", "classic"), default="areas")
COINS: Final = Option("coins", ("hidden", "open"), default="hidden")  # J2.7
LAYOUT: Final = Option("layout", (), default=None, recorded=False)  # J2.1
OPTIONS: Final = (PLAYERS, VARIANT, COINS, LAYOUT)


@dataclass(frozen=True)
class Options:
    """A value for each option, and the edition of the rules.

    `layout` is a market laid out by the host, in the form of a record's set-up but without the final row; the trucks
    may be left to chance too. Whether it fits shows when the game is made.
    """

    edition: int
    players: int
    variant: str
    coins: str
    layout: Json | None = field(hash=False)
