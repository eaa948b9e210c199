"""How long you may think: without limit, some seconds or days for each action, or minutes for the whole game."""

from dataclasses import dataclass
from typing import Any, Final

from feira.core.game import Json, shown
from feira.table.refused import Refused

LEAST_SECONDS: Final = 5
MOST_SECONDS: Final = 24 * 60 * 60
MOST_DAYS: Final = 60
MOST_MINUTES: Final = 600
MOST_INCREMENT: Final = 600  # seconds
_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_DAY: Final = 24 * 60 * 60 * _SECOND


@dataclass(frozen=True, slots=True)
class Clock:
    """The time for each action, or for the whole game, in milliseconds; None without limit.

    With a clock for the whole game each action gives back an increment.
    """

    kind: str
    limit: int | None
    increment: int = 0

    @property
    def whole_game(self) -> bool:
        """Whether the time is for all actions of a seat together."""
        return self.kind == "game"

    @classmethod
    def of(cls, value: Json) -> "Clock":
        """What `to_json` wrote."""
        match value:
            case {"kind": "move", "seconds": seconds}:
                return cls("move", seconds * _SECOND)
            case {"kind": "days", "days": days}:
                return cls("days", days * _DAY)
            case {"kind": "game", "minutes": minutes}:
                return cls("game", minutes * _MINUTE, value.get("increment", 0) * _SECOND)
        return NO_CLOCK

    def to_json(self) -> Json:
        """As entries and summaries have it."""
        if self.limit is None:
            return {"kind": "none"}
        if self.kind == "move":
            return {"kind": "move", "seconds": self.limit // _SECOND}
        if self.whole_game:
            return {"kind": "game", "minutes": self.limit // _MINUTE, "increment": self.increment // _SECOND}
        return {"kind": "days", "days": self.limit // _DAY}


NO_CLOCK: Final = Clock("none", None)


def read_clock(value: Any) -> Clock:
    """A clock as somebody wishes it; Refused says what is wrong."""
    match value:
        case {"kind": "none"}:
            return NO_CLOCK
        case {"kind": "move", "seconds": int(seconds)} if _within(seconds, LEAST_SECONDS, MOST_SECONDS):
            return Clock.of(value)
        case {"kind": "days", "days": int(days)} if _within(days, 1, MOST_DAYS):
            return Clock.of(value)
        case {"kind": "game", "minutes": int(minutes)} if _within(minutes, 1, MOST_MINUTES):
            increment = value.get("increment", 0)
            if isinstance(increment, int) and _within(increment, 0, MOST_INCREMENT):
                return Clock.of(value)
    bounds = {
        "least": LEAST_SECONDS,
        "most": MOST_SECONDS,
        "most_days": MOST_DAYS,
        "most_minutes": MOST_MINUTES,
        "most_increment": MOST_INCREMENT,
    }
    raise Refused("bad-clock", {**bounds, "clock": shown(value)})


def _within(number: int, least: int, most: int) -> bool:
    return not isinstance(number, bool) and least <= number <= most
