"""Hints at a table: whether they are allowed, who may ask for one now, and that everybody sees who did."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from feira.core.game import Json, shown
from feira.table.commands import Actor, Create
from feira.table.refused import Refused
from feira.table.requirements import require_fresh, require_person, require_running
from feira.table.seats import Place

if TYPE_CHECKING:
    from feira.table.table import Table


def hints_allowed(command: Create, places: Sequence[Place]) -> bool:
    """Whether a new table allows hints: as its host says or, if they don't, if one person plays with bots or alone.

    A challenge of a campaign counts for fame, so there are none.
    """
    if command.counts == "campaign":
        if command.hints:
            raise Refused("hints-count")
        return False
    if command.hints is not None:
        return checked_hints(command.hints)
    return [place.kind for place in places if place.kind != "bot"] == ["person"]


def checked_hints(value: Any) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise Refused("bad-value", {"what": "whether hints are allowed", "value": shown(value)})
    return value


def require_hint(table: "Table", seat: int, by: Actor, expected_version: int) -> None:
    """Refused unless a person may have help for a decision of their own seat in the position they look at."""
    require_running(table)
    require_person(table, seat, by)
    if table.counts == "campaign":
        raise Refused("hints-count")
    if not table.hints:
        raise Refused("no-hints")
    if seat not in table.to_act:
        raise Refused("not-your-turn", {"seat": seat})
    require_fresh(table, expected_version, table.asked_at[seat])


def hint_of(table: "Table", seat: int, by: Actor, expected_version: int) -> list[tuple[str, Json]]:
    """What a hint leads to."""
    require_hint(table, seat, by, expected_version)
    return [("hinted", {"seat": seat})]


def has_hint(table: "Table", seat: int) -> bool:
    """Whether a seat has had help for the decision that it must make now: it counts once."""
    return table.hinted_at.get(seat, 0) > table.asked_at.get(seat, 0)
