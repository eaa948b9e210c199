"""Leads as chances from 0 to 1: how every game's rule of thumb ends."""

import math
from typing import Any

from feira.games.jit import compiled


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
