"""What a seat or a spectator knows: the one place where secrets are taken out (J2.7, J4.1)."""

import numpy as np

from feira.core.jit import below, compiled, int64, seed_generator
from feira.games.marche.engine.spaces import GOOD_COUNT
from feira.games.marche.engine.state import AWAITED, COINS, HIDDEN, OVER, SUPPLY, State, States


@compiled
def coins_shown(s: State) -> bool:
    """J2.7: whether everybody's coins are known; the score tells them at the end."""
    return bool(s.coins_open) or s.phase == OVER


@compiled
def bid_seen(s: State, seat: int, viewer: int) -> int:
    """J4.1: a seat's bid as the viewer knows it; only the others' is HIDDEN."""
    bid = int64(s.bids[seat])
    return HIDDEN if bid <= COINS and seat != viewer else bid


@compiled
def mask(states: States, i: int, viewer: int, views: States, j: int) -> None:
    """Make views[j] what the viewer knows of states[i]; both may be the same.

    The tiles in the pile are no secret, since everybody saw the others: only their order is, which nobody has made yet.
    """
    views[j] = states[i]
    v = views[j]
    v.viewer = viewer
    v.rng = np.uint64(0)
    v.fate = 0
    for seat in range(v.players):
        if seat != viewer:
            if not coins_shown(v):
                v.coins[seat] = 0
            v.bids[seat] = bid_seen(v, seat, viewer)


@compiled
def guess(states: States, i: int, seed: int) -> None:
    """Fill in what a view does not know: a random state that its viewer can't tell from the true one."""
    s = states[i]
    seed_generator(s, np.uint64(seed))
    for seat in range(s.players):
        if seat != s.viewer:
            if not coins_shown(s):
                s.coins[seat] = _guess_coins(s, seat)
            if s.bids[seat] == HIDDEN:
                s.bids[seat] = below(s, int64(s.coins[seat]) + 1)


@compiled
def _guess_coins(s: State, seat: int) -> int:
    """Who has won nothing has all coins; every stall may have cost up to half of those left."""
    coins = COINS
    for good in range(GOOD_COUNT):
        if s.stalls[seat, good] != SUPPLY:
            coins -= below(s, coins // 2 + 1)
    return coins


@compiled
def ask_again(states: States, i: int) -> None:
    """J4.1: let those bid again whose bid a view doesn't know."""
    s = states[i]
    for seat in range(s.players):
        if s.bids[seat] == HIDDEN:
            s.bids[seat] = AWAITED
