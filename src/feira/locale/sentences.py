"""Events, refusals and moves as sentences: each becomes the message of its name, its fields the arguments.

A catalogue of a game has `event-<kind>` for every event, `refusal-<reason>` for every reason, `move-<do>` for every
move, and `name-<thing>` for everything that has a name. Without a message, plain words take its place.

A text is the key of a thing or a place: a message chooses its words by it, or calls `NAME($good)`. A list is a `LIST`
(see phrases.py), and `$goods-count` is its length. What else a field means, only the game knows, and says it once for
all languages in `locale/fields.ftl`: `field-turn = seat`, or `field-BidsRevealed-coins = each` for one kind of event.

- `about`: the seat that the sentence is about: `$player` is its name, `$you` whether the reader is meant, and `$owned`
  whether there is one at all. The field `seat`, which every game has, is of this kind.
- `seat`, `seats`: other players, by name.
- `ranking`: seats by place. The sentence is about those in the first: `$player`, `$you` and `$winners`.
- `tie-break`: the seats whose place something else than the score decided; `$broken` says whether the winner is one.
- `each`: a number for each of the event's `seats`.
- `by-seat`: numbers by seat; of a single seat, its number.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from feira.core.game import Event, Illegal, Json, ReasonedError
from feira.locale import Catalogue
from feira.locale.phrases import Listing, listed, names

_NOTHING: Final = "none"  # the key of what is not there
Arguments = dict[str, Any]
Compared: TypeAlias = Literal["played", "yours", "another"]  # which move a better one is compared with


def event_message(kind: type[Event]) -> str:
    """The message of an event: `event-stand-opened` for StandOpened."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def move_message(do: str) -> str:
    """The message of a move: `move-open-stand` for `open_stand`."""
    return "move-" + do.replace("_", "-")


class Sentences:
    """Puts into words what happens at a table whose players have names."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.players = tuple(players)

    def event(self, event: Event, reader: int | None = None) -> str:
        """The sentence of an event for somebody in the seat `reader`."""
        fields = {name: getattr(event, name) for name in event.__dataclass_fields__}
        kind = type(event).__name__
        if event_message(type(event)) not in self.catalogue:
            return self._plainly(kind, fields)
        arguments = self._arguments(kind, fields, reader) | {"solo": _yes(len(self.players) == 1)}
        return self.catalogue.format(event_message(type(event)), arguments)

    def refusal(self, refused: Illegal | ReasonedError, reader: int | None = None) -> str:
        """Why a move is refused."""
        if f"refusal-{refused.reason}" not in self.catalogue:
            return str(refused).removeprefix(f"{refused.rule}: " if isinstance(refused, Illegal) else "")
        return self.catalogue.format(f"refusal-{refused.reason}", self._arguments("", refused.details, reader))

    def reason(self, name: str, details: Json, reader: int | None = None, compared: Compared = "played") -> str | None:
        """Why a move is better than another, which was played, is yours, or neither; None if there are no words."""
        message = f"why-{name}"
        if message not in self.catalogue:
            return None
        return self.catalogue.format(message, self._arguments("", details, reader) | {"compared": compared})

    def move(self, move: Json, plain: str) -> str:
        """A move as a label, such as "Open a fish stand at C3"; `plain` if the catalogue has no words for it."""
        message = move_message(move["do"])
        return self.catalogue.format(message, self._arguments("", move, None)) if message in self.catalogue else plain

    def _plainly(self, kind: str, fields: Mapping[str, Any]) -> str:
        """`Card drawn: Ana, apples, 7`, where the catalogue has no sentence."""
        told = [self._plain(kind, name, value) for name, value in fields.items() if value is not None]
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", kind)
        return ": ".join(filter(None, (words[:1] + words[1:].lower(), ", ".join(filter(None, told)))))

    def _plain(self, owner: str, name: str, value: Any) -> str:
        kind = self._kind(owner, name)
        if kind in ("about", "seat", "seats"):
            return ", ".join(self.players[seat] for seat in (value if isinstance(value, tuple) else (value,)))
        if isinstance(value, bool):
            return name.replace("_", " ") if value else ""
        things = value if isinstance(value, tuple) else (value,)
        return ", ".join(self._named(thing) for thing in things)

    def _named(self, thing: Any) -> str:
        return self.catalogue(f"name-{thing}") if f"name-{thing}" in self.catalogue else str(thing)

    def _arguments(self, owner: str, fields: Mapping[str, Any], reader: int | None) -> Arguments:
        arguments: Arguments = {}
        for name, value in fields.items():
            kind = self._kind(owner, name)
            if kind:
                arguments |= _KINDS[kind](self, name, value, fields, owner, reader)
            elif isinstance(value, tuple | list):
                arguments |= listed(name, value)
            elif isinstance(value, bool):
                arguments[name] = _yes(value)
            else:
                arguments[name] = _NOTHING if value is None else value
        return arguments

    def _kind(self, owner: str, name: str) -> str:
        """What kind of field it is, if its game has said so."""
        for message in (f"field-{owner}-{name}", f"field-{name}"):
            if message in self.catalogue:
                return self.catalogue(message)
        return "about" if name == "seat" else ""

    def _field(self, kind: str, owner: str, fields: Mapping[str, Any]) -> Any:
        """The field of a kind, which goes with another one."""
        return next(value for name, value in fields.items() if self._kind(owner, name) == kind)

    def _people(self, seats: Sequence[int], reader: int | None) -> Arguments:
        return {"player": self._names(seats), "you": _yes(tuple(seats) == (reader,))}

    def _names(self, seats: Sequence[int]) -> str | Listing:
        """Players by name; a single one is a text, of which a message can also ask how it begins."""
        found = [self.players[seat] for seat in seats]
        return found[0] if len(found) == 1 else names(found)

    def _pairs(self, numbers: Mapping[int, int]) -> Listing:
        return names([self.catalogue("list-pair", who=self.players[at], number=n) for at, n in numbers.items()])

    # One for each kind of field.

    def _about(self, _: str, seat: int | None, *others: Any) -> Arguments:
        return self._people(() if seat is None else (seat,), others[-1]) | {"owned": _yes(seat is not None)}

    def _seat(self, name: str, seat: int, *_: Any) -> Arguments:
        return {name: self.players[seat]}

    def _seats(self, name: str, seats: Sequence[int], *_: Any) -> Arguments:
        return {name: self._names(seats), f"{name}-count": len(seats)}

    def _ranking(self, _: str, ranking: Sequence[Sequence[int]], *others: Any) -> Arguments:
        return self._people(ranking[0], others[-1]) | {"winners": len(ranking[0])}

    def _tie_break(self, _: str, seats: Sequence[int], fields: Mapping[str, Any], owner: str, *__: Any) -> Arguments:
        first = self._field("ranking", owner, fields)[0]
        return {"broken": _yes(len(first) == 1 and first[0] in seats)}

    def _each(self, name: str, numbers: Sequence[int], fields: Mapping[str, Any], owner: str, *_: Any) -> Arguments:
        return {name: self._pairs(dict(zip(self._field("seats", owner, fields), numbers, strict=True)))}

    def _by_seat(self, name: str, numbers: Mapping[str, int], *_: Any) -> Arguments:
        by_seat = {int(seat): number for seat, number in numbers.items()}
        return {name: self._pairs(by_seat) if len(by_seat) > 1 else next(iter(by_seat.values()))}


_KINDS: Final[dict[str, Callable[..., Arguments]]] = {
    "about": Sentences._about,
    "seat": Sentences._seat,
    "seats": Sentences._seats,
    "ranking": Sentences._ranking,
    "tie-break": Sentences._tie_break,
    "each": Sentences._each,
    "by-seat": Sentences._by_seat,
}


def _yes(value: bool) -> str:
    return "yes" if value else "no"
