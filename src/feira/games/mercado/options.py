"""The options of a game of Mercado."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from feira.games.base import Json, OptionsError, check_option_names, checked_choice, shown, whole_from
from feira.games.mercado.challenges import CHALLENGES
from feira.games.mercado.state import MAX_PLAYERS

MONEY: Final = ("hidden", "open")  # M2.6
RESTAURANTS: Final = ("open", "hidden")  # M2.2


@dataclass(frozen=True)
class Options:
    """Checked by `read_options`."""

    players: int = 2
    money: str = "hidden"
    restaurants: str = "open"
    challenge: int | None = None

    def to_json(self) -> Json:
        """As a record has them."""
        return {
            "players": self.players,
            "money": self.money,
            "restaurants": self.restaurants,
            "challenge": self.challenge,
        }


def read_options(values: Mapping[str, Any]) -> Options:
    """Options with their defaults filled in; OptionsError says what is wrong."""
    check_option_names("Mercado", values, Options.__dataclass_fields__)
    challenge = None
    if values.get("challenge") is not None:
        challenge = _number("challenge", values["challenge"], len(CHALLENGES))
    players = _number("players", values.get("players", 2 if challenge is None else 1), MAX_PLAYERS)
    if challenge is None and players == 1:
        raise OptionsError("one player plays a challenge: say which, from 1 to 9")
    if challenge is not None and players != 1:
        raise OptionsError(f"a challenge is for one player, not for {players}")
    money = checked_choice("money", values.get("money", MONEY[0]), MONEY)
    restaurants = checked_choice("restaurants", values.get("restaurants", RESTAURANTS[0]), RESTAURANTS)
    return Options(players, money, restaurants, challenge)


def _number(name: str, value: Any, most: int) -> int:
    number = whole_from(value, 1, most)
    if number is None:
        raise OptionsError(f"{name} must be a whole number from 1 to {most}, not {shown(value)}")
    return number
