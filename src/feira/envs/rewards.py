"""What a seat gets at the end of a game: the same in all environments (docs/environments.md)."""

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import place, score
from feira.core.game import States
from feira.core.jit import compiled


@compiled
def pay_by_rank(states: States, i: int, unit: float, margin: float, out: NDArray[np.float32], k: int) -> None:
    """Write into row k the reward of every seat of a finished game: by place, `margin` of it by the lead.

    1 for the first place, -1 for the last, evenly between; tied seats share theirs, so all add up to 0. The lead is
    that over the mean of the others, in units of score; below 0 if the lowest score wins.
    """
    players = out.shape[1]
    total = 0
    for seat in range(players):
        total += score(states, i, seat)
    for seat in range(players):
        ahead, tied, own = place(states, i, seat), 0, score(states, i, seat)
        for other in range(players):
            tied += place(states, i, other) == ahead
        by_place = (players - tied - 2.0 * ahead) / (players - 1)
        lead = own - (total - own) / (players - 1)
        out[k, seat] = mixed(by_place, lead / unit, margin)


@compiled
def mixed(place: float, lead: float, margin: float) -> float:
    """The reward by place, or to a part of `margin` by the lead."""
    return (1.0 - margin) * place + margin * lead
