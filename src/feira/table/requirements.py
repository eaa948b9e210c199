"""Who, where, when: what commands require of a table. Refused says which of it isn't so."""

from typing import TYPE_CHECKING

from feira.core.game import shown
from feira.table.commands import SERVER, Actor
from feira.table.refused import Refused
from feira.table.seats import Place

if TYPE_CHECKING:
    from feira.table.table import Table


def require_host(table: "Table", by: Actor) -> None:
    """The server may do what a host may."""
    if by not in (SERVER, table.host):
        raise Refused("not-host")


def require_open(table: "Table") -> None:
    """The game has not begun."""
    if table.status != "open":
        raise Refused("not-open", {"status": table.status})


def require_lobby(table: "Table") -> None:
    """Seats and options are still to be agreed on."""
    require_open(table)
    if table.strict:
        raise Refused("strict")


def require_running(table: "Table") -> None:
    """The game is under way, and not paused."""
    if table.status != "running":
        raise Refused("not-running", {"status": table.status})


def require_begun(table: "Table") -> None:
    """The game is under way, paused or not."""
    if table.status not in ("running", "paused"):
        raise Refused("not-running", {"status": table.status})


def place_at(table: "Table", seat: int) -> Place:
    """Who sits there."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", {"seat": shown(seat), "last": len(table.seats) - 1})
    return table.seats[seat]


def require_person(table: "Table", seat: int, by: Actor) -> None:
    """It is the person's own seat, and they play there themselves."""
    place = place_at(table, seat)
    if place.person != by:
        raise Refused("not-your-seat", {"seat": seat})
    if place.bot is not None:
        raise Refused("resigned", {"seat": seat})


def require_player(table: "Table", seat: int, by: Actor) -> None:
    """A person plays on their own seats; the server on those of bots."""
    if by is not SERVER or place_at(table, seat).bot is None:
        require_person(table, seat, by)


def require_fresh(table: "Table", expected: int, since: int) -> None:
    """What was decided before `since` was decided about something else."""
    if not isinstance(expected, int) or isinstance(expected, bool):
        raise Refused("bad-value", {"what": "the expected version", "value": shown(expected)})
    if expected < since:
        raise Refused("stale", {"version": table.version})
    if expected > table.version:
        raise Refused("ahead", {"expected": expected, "version": table.version})
