"""Leads and places as numbers from 0 to 1: how every game judges its result, and its rule of thumb ends."""

import math
from typing import Any, Final

from feira.core.jit import compiled

PLACE_SHARE: Final = 0.8  # what the place decides; the lead over the best other seat decides the rest
FIRST_SHARE: Final = 0.7  # of that, what it is worth to be first; the others are as far apart as places are


@compiled
def chance_of(lead: float, spread: float) -> float:
    """A lead as a chance: a half if there is none, near 1 if it is several times the spread."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


@compiled
def worths_to_chances(out: Any, players: int, spread: float) -> None:
    """What each seat's position is worth becomes its chance, by the lead over the best other seat."""
    first = second = -math.inf
    for seat in range(players):
        if out[seat] > first:
            first, second = out[seat], first
        elif out[seat] > second:
            second = out[seat]
    for seat in range(players):
        lead = out[seat] - (second if out[seat] == first else first)
        out[seat] = chance_of(lead, spread)


@compiled
def reward(place: int, level: int, players: int, lead: float, clear_lead: float) -> float:
    """Of a finished game: the place first (so many seats ahead, so many level with it), then the lead."""
    beaten = (players - 1 - place - 0.5 * level) / (players - 1)
    first = 1.0 / (1 + level) if place == 0 else 0.0
    rank = FIRST_SHARE * first + (1 - FIRST_SHARE) * beaten
    return PLACE_SHARE * rank + (1 - PLACE_SHARE) * chance_of(lead, clear_lead)
