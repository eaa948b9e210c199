"""Which colour, with its mark, each seat has: the one that was chosen, else that of the seat's number."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from feira.core.game import shown, whole
from feira.table.refused import Refused
from feira.table.seats import Place

COLOURS: Final = 5  # purple ●, green ▲, blue ■, yellow ◆, red ★


def colours_of(seats: Sequence[Place]) -> list[int]:
    """By seat: no two have the same. Where nobody has chosen, a seat's colour is its number.

    People come first: a bot, or a seat that is still open, takes what they leave.
    """
    if [place.colour for place in seats].count(None) == len(seats):
        return list(range(len(seats)))
    found: dict[int, int] = {}

    def give(seat: int, colour: int | None) -> None:
        if seat not in found and colour is not None and colour not in found.values():
            found[seat] = colour

    for of_people in (True, False):
        group = [seat for seat, place in enumerate(seats) if (place.person is not None) == of_people]
        for seat in group:
            give(seat, seats[seat].colour)
        for seat in group:
            give(seat, seat)
    for seat in range(len(seats)):
        for colour in range(len(seats)):
            give(seat, colour)
    return [found[seat] for seat in range(len(seats))]


def checked_colour(seats: Sequence[Place], seat: int, value: Any) -> int:
    """A colour that a person may have on a seat; Refused if another person has it."""
    colour = whole(value)
    if colour is None or not 0 <= colour < max(COLOURS, len(seats)):
        raise Refused("bad-value", {"what": "a colour", "value": shown(value)})
    for other, held in enumerate(colours_of(seats)):
        if held == colour and other != seat and seats[other].person is not None:
            raise Refused("colour-taken", {"seat": other, "name": seats[other].name})
    return colour


def with_colours(seats: Sequence[Place]) -> list[Place]:
    """The same seats, where each keeps its colour wherever it moves."""
    return [replace(place, colour=colour) for place, colour in zip(seats, colours_of(seats), strict=True)]
