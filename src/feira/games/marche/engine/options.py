"""The options of a game of Jour de Marché."""

from dataclasses import dataclass, field
from typing import Final

from feira.core.game import Json
from feira.core.option import Option

MAX_PLAYERS: Final = 5
PLAYERS: Final = Option("players", tuple(range(2, MAX_PLAYERS + 1)), default=3, help="How many play.")
VARIANT: Final = Option(
    "variant", ("areas", "classic"), default="areas", help="Whether areas or access decide what becomes a path."
)
COINS: Final = Option(  # J2.7
    "coins", ("hidden", "open"), default="hidden", help="Whether everybody sees how many coins you have."
)
LAYOUT: Final = Option(  # J2.1
    "layout", (), default=None, recorded=False, help="Your own market: its boards, and perhaps the trucks."
)
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
