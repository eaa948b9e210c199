"""Whose time runs at a table, since when, and how much of it is used.

People who share a screen look away from each other's secrets, so a screen must first change hands: the time of a seat
begins when its person says that they have it, or after GRACE at the latest, for others wait.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from feira.table.entry import Entry
    from feira.table.table import Table

GRACE: Final = 60_000  # ms
LEAST_AFTER_RETURN: Final = 60_000  # ms that you have at least when you come back, with a clock for the whole game


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
        table.asked_time[seat] = min(at, table.asked_time[seat] + GRACE)


def use(table: "Table", seat: int, at: int, given_back: int = 0) -> None:
    """Count the time that a person has had for what they must decide; they are asked no more, or again."""
    if seat in table.asked_time and table.seats[seat].played_by is not None:
        table.spent[seat] += max(0, at - begun(table, seat)) - given_back
    table.curtained.discard(seat)


def begun(table: "Table", seat: int) -> int:
    """Since when the time of a seat runs, or when it will at the latest."""
    return table.asked_time[seat] + (GRACE if seat in table.curtained else 0)


def time_of(table: "Table", seat: int) -> int | None:
    """How long a seat may think, from when its time begins; None without limit."""
    clock = table.clock
    if clock.limit is None:
        return None
    return max(0, clock.limit - table.spent[seat]) if clock.whole_game else clock.limit
