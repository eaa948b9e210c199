"""Events and refusals as sentences: each becomes the message of its name, its fields the arguments.

A catalogue of a game has `event-<kind>` for every event, `refusal-<reason>` for every reason, `name-<thing>` for every
thing that appears in lists, and `side-<side>` for the entrances of its board. `$you` is "yes" if the reader is meant.
Where a catalogue has no message for an event or a refusal, plain words take its place.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from feira.core.game import Event, Illegal, ReasonedError
from feira.locale import Catalogue

_SELECTED: Final = ("good", "tile", "restaurant", "end")  # the catalogue chooses words by these, so they stay keys
_SUMS: Final = ("distances",)  # lists that are read as a sum
_SEATS: Final = ("seats", "tied")  # lists of players
_TIE_BREAKS: Final = ("by_stands", "by_distances")
_ENTRANCE: Final = re.compile(r"(left|right|top|bottom)-(\w)")


def event_message(kind: type[Event]) -> str:
    """The message of an event: `event-stand-opened` for StandOpened."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Sentences:
    """Puts into words what happens at a table whose players have names."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.players = tuple(players)

    def event(self, event: Event, reader: int | None = None) -> str:
        """The sentence of an event for somebody in the seat `reader`."""
        fields = {name: getattr(event, name) for name in event.__dataclass_fields__}
        if event_message(type(event)) not in self.catalogue:
            return self._plainly(type(event).__name__, fields)
        arguments = self._arguments(fields, reader) | {"solo": _yes(len(self.players) == 1)}
        return self.catalogue.format(event_message(type(event)), arguments)

    def refusal(self, refused: Illegal | ReasonedError, reader: int | None = None) -> str:
        """Why a move is refused."""
        if f"refusal-{refused.reason}" not in self.catalogue:
            return str(refused).removeprefix(f"{refused.rule}: " if isinstance(refused, Illegal) else "")
        details = dict(refused.details)
        if isinstance(details.get("goods"), str):
            details["goods"] = tuple(details["goods"].split(", "))
        return self.catalogue.format(f"refusal-{refused.reason}", self._arguments(details, reader))

    def name(self, thing: str) -> str:
        """A good, a restaurant …, by itself."""
        return self.catalogue(f"name-{thing}")

    def names(self, things: Sequence[str | int], joint: str = ", ") -> str:
        """A list of things; spaces and numbers are the same everywhere."""
        return joint.join(
            self.name(str(thing)) if f"name-{thing}" in self.catalogue else str(thing) for thing in things
        )

    def place(self, name: str) -> str:
        """A space, which is named the same everywhere, or an entrance."""
        match = _ENTRANCE.fullmatch(name)
        return f"{self.catalogue(f'side-{match[1]}')}-{match[2]}" if match else name

    def _plainly(self, kind: str, fields: dict[str, Any]) -> str:
        """`Card drawn: Ana, 7`, where the catalogue has no sentence."""
        told = [self._plain(name, value) for name, value in fields.items() if value is not None]
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", kind)
        return ": ".join(filter(None, (words[:1] + words[1:].lower(), ", ".join(filter(None, told)))))

    def _plain(self, name: str, value: Any) -> str:
        if name == "seat":
            return str(self.players[value])
        if name in _SEATS:
            return self._players(value)
        if isinstance(value, bool):
            return name.replace("_", " ") if value else ""
        return self.names(value if isinstance(value, tuple) else (value,))

    def _arguments(self, fields: dict[str, Any], reader: int | None) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in fields.items():
            if name == "seat":
                arguments |= self._people(() if value is None else (value,), reader) | {
                    "owned": _yes(value is not None)
                }
            elif name in ("turn", "placing"):
                arguments[name] = self.players[value]
            elif name in _SEATS:
                arguments |= {name: self._players(value), f"{name}-count": len(value)}
            elif name == "coins" and isinstance(value, tuple):  # what each of the seats has bid
                bids = zip(fields["seats"], value, strict=True)
                arguments["bids"] = ", ".join(f"{self.players[seat]} ({coins})" for seat, coins in bids)
            elif name == "ranking":  # told by its first place
                arguments |= self._people(value[0], reader) | {"winners": len(value[0])}
            elif name in _TIE_BREAKS:
                first = fields["ranking"][0]
                arguments["broken"] = _yes(len(first) == 1 and first[0] in value)
            elif name in ("at", "entrance"):
                arguments[name] = self.place(value)
            elif isinstance(value, bool):
                arguments[name] = _yes(value)
            elif isinstance(value, tuple):
                arguments[name] = self.names(value, " + " if name in _SUMS else ", ")
                arguments[f"{name}-count"] = len(value)
            elif isinstance(value, str) and name not in _SELECTED and f"name-{value}" in self.catalogue:
                arguments[name] = self.name(value)
            else:
                arguments[name] = value
        return arguments

    def _people(self, seats: Sequence[int], reader: int | None) -> dict[str, str]:
        return {"player": self._players(seats), "you": _yes(tuple(seats) == (reader,))}

    def _players(self, seats: Sequence[int]) -> str:
        return ", ".join(self.players[seat] for seat in seats)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
