"""Who sits at a table: people, bots, nobody."""

from dataclasses import dataclass
from typing import Any, Final

from feira.bots import BOTS
from feira.games.base import Json, shown
from feira.records import LONGEST_NAME
from feira.table.refused import Refused

STAND_IN: Final = "greedy"  # the bot that plays on for a person, unless another is wished for


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table: a person's, a bot's, or open. A person who has resigned has both: the bot plays."""

    person: str | None = None
    name: str = ""
    bot: str | None = None

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
        return cls(value.get("person"), value.get("name", ""), value.get("bot"))

    def to_json(self) -> Json:
        """As entries and summaries have it."""
        if self.person is not None:
            value: Json = {"kind": "person", "person": self.person, "name": self.name}
            return value if self.bot is None else {**value, "resigned": True, "bot": self.bot}
        return {"kind": "open"} if self.bot is None else {"kind": "bot", "bot": self.bot}


OPEN: Final = Place()


def read_place(value: Any) -> Place:
    """A seat as somebody wishes it; Refused says what is wrong."""
    match value:
        case {"kind": "open"}:
            return OPEN
        case {"kind": "bot", "bot": bot}:
            return Place(bot=checked_bot(bot))
        case {"kind": "person", "person": str(person), "name": name}:
            return Place(person=person, name=checked_name(name))
    raise Refused("bad-value", {"what": "a seat", "value": shown(value)})


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
