"""Leads and places as numbers from 0 to 1: how every game judges its result, and its rule of thumb ends."""

import math
from typing import Any, Final

from feira.core.dispatch import place, score
from feira.core.game import States
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
def results_by_rank(states: States, i: int, clear_lead: float, out: Any) -> None:
    """How a finished game went for each seat: the place first, then the lead over the best other seat.

    `clear_lead` is a lead that leaves no doubt, in units of score; below 0 if the lowest score wins.
    """
    players = states[i].players
    for seat in range(players):
        own, level, lead = place(states, i, seat), 0, math.inf
        for other in range(players):
            if other != seat:
                level += place(states, i, other) == own
                lead = min(lead, (score(states, i, seat) - score(states, i, other)) / clear_lead)
        out[seat] = _reward(own, level, players, lead)


@compiled
def _reward(ahead: int, level: int, players: int, lead: float) -> float:
    """So many seats are ahead, so many level with it."""
    beaten = (players - 1 - ahead - 0.5 * level) / (players - 1)
    first = 1.0 / (1 + level) if ahead == 0 else 0.0
    rank = FIRST_SHARE * first + (1 - FIRST_SHARE) * beaten
    return PLACE_SHARE * rank + (1 - PLACE_SHARE) * chance_of(lead, 1.0)
