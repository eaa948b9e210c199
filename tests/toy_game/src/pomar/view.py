"""What a seat or a spectator knows of Pomar, and a guess at the rest (P2, P4)."""

import numpy as np

from feira.core.jit import below, compiled, int64, seed_generator
from pomar.state import AWAITED, BIDDING, HIDDEN, OVER, UNKNOWN, State, States


@compiled
def favourites_shown(s: State) -> bool:
    """P2: whether everybody's favourite is known; the score shows them at the end."""
    return bool(s.favourites_open) or s.phase == OVER


@compiled
def mask(states: States, i: int, viewer: int, views: States, j: int) -> None:
    """Make views[j] what the viewer knows of states[i]; both may be the same."""
    views[j] = states[i]
    v = views[j]
    v.viewer = viewer
    v.rng = np.uint64(0)
    v.fate = 0
    for seat in range(v.players):
        if seat != viewer:
            if not favourites_shown(v):
                v.favourites[seat] = UNKNOWN
            if v.phase == BIDDING and v.bids[seat] != AWAITED:
                v.bids[seat] = HIDDEN


@compiled
def guess(states: States, i: int, seed: int) -> None:
    """Fill in what a view does not know: a random state that its viewer can't tell from the true one."""
    s = states[i]
    seed_generator(s, np.uint64(seed))
    for seat in range(s.players):
        if s.favourites[seat] == UNKNOWN:
            s.favourites[seat] = below(s, 3)
        if s.bids[seat] == HIDDEN:
            s.bids[seat] = below(s, int64(s.coins[seat]) + 1)


@compiled
def ask_again(states: States, i: int) -> None:
    """P4: let those bid again whose bid a view does not know."""
    s = states[i]
    for seat in range(s.players):
        if s.bids[seat] == HIDDEN:
            s.bids[seat] = AWAITED
