"""The time of the seats at a table: when it runs, since when, and how much of it is used.

People who share a screen look away from each other's secrets, so a screen must first change hands: the time of a seat
begins when its person says that they have it, or after a while (`grace`) at the latest, because others wait.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from feira.table.entry import Entry
    from feira.table.table import Table

LONGEST_GRACE: Final = 60_000  # ms
EXTENSION: Final = 60_000  # ms that you get when you come back after your time for the whole game was over


def ask(table: "Table", seats: Iterable[int], entry: "Entry") -> None:
    """Seats must decide from now on."""
    for seat in seats:
        table.asked_at[seat], table.asked_time[seat] = entry.version, entry.at
        if _must_take_over(table, seat):
            table.curtained.add(seat)


def _must_take_over(table: "Table", seat: int) -> bool:
    person = table.seats[seat].played_by
    if person is None or table.screens.get(person) == seat:
        return False
    shared = sum(place.played_by == person for place in table.seats) > 1
    return shared and table.has_secrets


def take(table: "Table", seat: int, at: int) -> None:
    """The person of a seat has the screen."""
    person = table.seats[seat].played_by
    if person is not None:
        table.screens[person] = seat
    if seat in table.curtained:
        table.curtained.discard(seat)
        table.asked_time[seat] = min(at, table.asked_time[seat] + grace(table))


def grace(table: "Table") -> int:
    """How long a screen can take to change hands: no longer than the clock lets anybody think."""
    limit = table.clock.limit
    return LONGEST_GRACE if limit is None else min(LONGEST_GRACE, limit)


def begin(table: "Table") -> None:
    """Nobody has used any time yet, or all of it is forgotten."""
    table.spent = [0] * len(table.seats)
    table.increments = [0] * len(table.increments)
    table.extended = set()


def use(table: "Table", seat: int, at: int) -> None:
    """Count the time that a person has had for what they must decide; they are asked no more, or again."""
    if seat in table.asked_time and table.seats[seat].played_by is not None:
        table.spent[seat] += max(0, at - begun(table, seat))
    table.curtained.discard(seat)


def give_increment(table: "Table", seat: int) -> None:
    """An action of a person gives back some time."""
    increment = table.clock.increment if table.seats[seat].played_by is not None else 0
    table.spent[seat] -= increment
    table.increments.append(increment)


def take_increments(table: "Table", steps: int) -> None:
    """The last steps are undone, so they give back nothing: otherwise you could gain time by moving and undoing."""
    kept = len(table.increments) - steps
    for step, increment in zip(table.started.history[kept:], table.increments[kept:], strict=True):
        table.spent[step.seat] += increment
    del table.increments[kept:]


def extend(table: "Table", seat: int) -> None:
    """Somebody comes back. If their time for the whole game was over they get a little more, but only once."""
    limit = table.clock.limit
    if table.clock.whole_game and limit is not None and table.spent[seat] >= limit and seat not in table.extended:
        table.extended.add(seat)
        table.spent[seat] = limit - EXTENSION


def begun(table: "Table", seat: int) -> int:
    """Since when the time of a seat runs, or when it will at the latest."""
    return table.asked_time[seat] + (grace(table) if seat in table.curtained else 0)


def time_of(table: "Table", seat: int) -> int | None:
    """How long a seat may think, from when its time begins; None without limit."""
    clock = table.clock
    if clock.limit is None:
        return None
    return max(0, clock.limit - table.spent[seat]) if clock.whole_game else clock.limit
