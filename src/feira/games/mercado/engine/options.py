"""The options of a game of Mercado."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from feira.core.game import OptionsError
from feira.core.option import Option
from feira.games.mercado.engine.challenges import CHALLENGES
from feira.games.mercado.engine.state import MAX_PLAYERS

PLAYERS: Final = Option("players", tuple(range(1, MAX_PLAYERS + 1)), default=2, help="How many play.")
MONEY: Final = Option(  # M2.6
    "money", ("hidden", "open"), default="hidden", help="Whether everybody sees how many coins you have."
)
RESTAURANTS: Final = Option(  # M2.2
    "restaurants", ("open", "hidden"), default="open", help="Whether grey restaurants show their kind."
)
CHALLENGE: Final = Option(  # M7
    "challenge", (None, *range(1, len(CHALLENGES) + 1)), default=None, help="Which challenge you play alone."
)
OPTIONS: Final = (PLAYERS, MONEY, RESTAURANTS, CHALLENGE)


@dataclass(frozen=True)
class Options:
    """A value for each option, and the edition of the rules."""

    edition: int
    players: int
    money: str
    restaurants: str
    challenge: int | None

    def __post_init__(self) -> None:
        if self.challenge is None and self.players == 1:
            raise OptionsError(f"one player plays a challenge: say which, from 1 to {len(CHALLENGES)}")
        if self.challenge is not None and self.players != 1:
            raise OptionsError(f"a challenge is for one player, not for {self.players}")


def with_usual_players(values: Any) -> Any:
    """M7.1: whoever names a challenge plays alone."""
    if isinstance(values, Mapping) and values.get("challenge") is not None:
        return {"players": 1, **values}
    return values
