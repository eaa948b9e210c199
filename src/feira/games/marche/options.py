"""The options of a game of Jour de Marché."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from feira.games.base import Json, OptionsError, check_option_names, checked_choice, shown, whole_from
from feira.games.marche.state import MAX_PLAYERS

VARIANTS: Final = ("areas", "classic")
COINS: Final = ("hidden", "open")  # J2.7


@dataclass(frozen=True)
class Options:
    """Checked by `read_options`.

    `layout` is a market laid out by the host, in the form of a record's set-up but without the final row; the trucks
    may be left to chance too. Whether it fits is told when the game is made. A record has it in its set-up.
    """

    players: int = 3
    variant: str = "areas"
    coins: str = "hidden"
    layout: Json | None = field(default=None, hash=False)

    def to_json(self) -> Json:
        """As a record has them."""
        return {"players": self.players, "variant": self.variant, "coins": self.coins}


def read_options(values: Mapping[str, Any]) -> Options:
    """Options with their defaults filled in; OptionsError says what is wrong."""
    check_option_names("Jour de Marché", values, Options.__dataclass_fields__)
    players = whole_from(values.get("players", Options.players), 2, MAX_PLAYERS)
    if players is None:
        raise OptionsError(f"players must be a whole number from 2 to {MAX_PLAYERS}, not {shown(values['players'])}")
    variant = checked_choice("variant", values.get("variant", Options.variant), VARIANTS)
    coins = checked_choice("coins", values.get("coins", Options.coins), COINS)
    layout = values.get("layout")
    if layout is not None and not isinstance(layout, dict):
        raise OptionsError("layout must be a JSON object with the fields boards and, if you like, trucks")
    return Options(players, variant, coins, layout)
