"""Who sits at a table: people, bots, nobody."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from feira.bots import BOTS, seed_from
from feira.core.game import Json, shown
from feira.records import LONGEST_NAME
from feira.table.refused import Refused

SEATINGS: Final = ("drawn", "kept")  # how a table gets the order of its seats when its game begins
STAND_IN: Final = "greedy"  # the bot that plays on for a person, unless another is wished for
# People you might meet at a market, the same in every language: one for each seat of the largest table.
BOT_NAMES: Final = ("Amália", "Duarte", "Inês", "Simão", "Graça")


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table: a person's, a bot's, or open. A person who has resigned has both: the bot plays."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int | None = None  # as chosen; colours.py says which one a seat has otherwise

    @property
    def kind(self) -> str:
        """What a seat is called in JSON."""
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"

    @property
    def played_by(self) -> str | None:
        """The person who decides here; None for a bot."""
        return self.person if self.bot is None else None

    @classmethod
    def of(cls, value: Json) -> "Place":
        """What `to_json` wrote."""
        return cls(value.get("person"), value.get("name", ""), value.get("bot"), value.get("colour"))

    def to_json(self) -> Json:
        """As entries and summaries have it."""
        value: Json = {"kind": self.kind}
        if self.person is not None:
            value |= {"person": self.person, "name": self.name}
            if self.bot is not None:
                value |= {"resigned": True, "bot": self.bot}
        elif self.bot is not None:
            value |= {"bot": self.bot, "name": self.name}
        return value if self.colour is None else {**value, "colour": self.colour}


OPEN: Final = Place()


def read_place(value: Any) -> Place:
    """A seat as somebody wishes it; Refused says what is wrong."""
    match value:
        case {"colour": int(colour), **rest}:
            return replace(read_place(rest), colour=colour)
        case {"kind": "open"}:
            return OPEN
        case {"kind": "bot", "bot": bot, "name": name}:
            return Place(bot=checked_bot(bot), name=checked_name(name))
        case {"kind": "bot", "bot": bot}:
            return Place(bot=checked_bot(bot))
        case {"kind": "person", "person": str(person), "name": name}:
            return Place(person=person, name=checked_name(name))
    raise Refused("bad-value", {"what": "a seat", "value": shown(value)})


def bot_name(seats: Sequence[Place], seat: int) -> str:
    """What a bot that sits down is called: as nobody else at the table, and by its seat if that name is free."""
    taken = {place.name for n, place in enumerate(seats) if n != seat}
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name not in taken)


def with_bot_names(seats: Sequence[Place]) -> list[Place]:
    """The seats of a new table, where each bot without a name gets one."""
    places = list(seats)
    for n, place in enumerate(places):
        if place.kind == "bot" and not place.name:
            places[n] = replace(place, name=bot_name(places, n))
    return places


def places_for(players: int, seats: Sequence[Place]) -> list[Place]:
    """The seats for another number of players: people keep theirs; Refused if there are too many of them."""
    places = list(seats) + [OPEN] * (players - len(seats))
    for place in [place for place in reversed(places) if place.person is None]:
        if len(places) > players:
            places.reverse()
            places.remove(place)  # the last one of its kind
            places.reverse()
    if len(places) > players:
        raise Refused("bad-seats", {"players": players, "seats": len(places)})
    return places


def checked_seating(value: Any) -> str:
    """One of SEATINGS."""
    if not isinstance(value, str) or value not in SEATINGS:
        raise Refused("bad-value", {"what": "the seating", "value": shown(value)})
    return value


def drawn_order(seed: int, seats: int) -> list[int]:
    """The seats in an order that follows from the seed of a game and gives nothing of it away."""
    return sorted(range(seats), key=lambda seat: seed_from(f"{seed}/order/{seat}"))


def checked_name(name: Any) -> str:
    """A name without space around it; Refused if it can't be shown."""
    stripped = name.strip() if isinstance(name, str) else ""
    if not 0 < len(stripped) <= LONGEST_NAME or not stripped.isprintable():
        raise Refused("bad-name", {"most": LONGEST_NAME, "name": shown(name)})
    return stripped


def checked_bot(bot: Any) -> str:
    """The name of a bot that there is."""
    if not isinstance(bot, str) or bot not in BOTS:
        raise Refused("no-such-bot", {"bot": shown(bot), "bots": ", ".join(BOTS)})
    return bot
