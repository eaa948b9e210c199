"""What a seat or a spectator knows: the one place where secrets are taken out (M2.2, M2.4, M2.6)."""

import numpy as np

from feira.core.game import SPECTATOR
from feira.core.jit import below, compiled, int64, lowest, popcount, seed_generator
from feira.games.mercado.engine.market import KIND_COUNT, MAX_CUSTOMERS, OFFERED
from feira.games.mercado.engine.setup import deal_greys, shuffle_stack
from feira.games.mercado.engine.state import MOST_TILES, OVER, State, States


@compiled
def kinds_hidden(s: State) -> bool:
    """M2.2: whether the kinds of grey restaurants are secret; never in challenge 8."""
    return bool(s.restaurants_hidden) and not s.closed_greys


@compiled
def finds_are_secret(states: States, i: int) -> bool:
    """The same of a game as Python has it, to which a record of its own would come much more slowly."""
    return kinds_hidden(states[i])


@compiled
def money_known(s: State, seat: int, viewer: int) -> bool:
    """M2.6: whether the viewer knows a seat's coins; at the end the scores tell them."""
    return seat == viewer or bool(s.money_open) or s.phase == OVER


@compiled
def mask(states: States, i: int, viewer: int, views: States, j: int) -> None:
    """Make views[j] what the viewer knows of states[i]; both may be the same.

    What is unknown is put into an order that depends on nothing but what is known.
    """
    views[j] = states[i]
    v = views[j]
    v.viewer = viewer
    v.rng = np.uint64(0)
    v.fate_size = 0
    v.fate[:] = 0
    for stack in range(MAX_CUSTOMERS):
        _sort_unknown(v, stack)
    if kinds_hidden(v):
        _sort_greys(v)
    for seat in range(v.players):
        if not money_known(v, seat, viewer):
            v.money[seat] = 0


@compiled
def _sort_unknown(v: State, stack: int) -> None:
    """The tiles below those on offer and those out of the game, by rising goods set: only which they are is known."""
    tiles = v.stacks[stack]
    inside = max(0, int64(v.stack_size[stack]) - OFFERED)
    count = inside + int64(v.stack_out[stack])
    for k in range(1, count):
        for m in range(k, 0, -1):
            a = OFFERED + m if m < inside else MOST_TILES - 1 - (m - inside)
            b = OFFERED + m - 1 if m - 1 < inside else MOST_TILES - 1 - (m - 1 - inside)
            if tiles[b] <= tiles[a]:
                break
            tiles[a], tiles[b] = tiles[b], tiles[a]


@compiled
def _sort_greys(v: State) -> None:
    """The grey restaurants by rising kind over their spaces."""
    spaces = int64(0)
    for kind in range(KIND_COUNT):
        spaces |= v.grey[kind]
    for kind in range(KIND_COUNT):
        count = popcount(v.grey[kind])
        v.grey[kind] = 0
        for _ in range(count):
            v.grey[kind] |= np.uint32(1 << lowest(spaces))
            spaces &= spaces - 1


@compiled
def guess(states: States, i: int, seed: int) -> None:
    """Fill in what a view does not know: a random state that its viewer can't tell from the true one."""
    s = states[i]
    seed_generator(s, np.uint64(seed))
    for stack in range(MAX_CUSTOMERS):
        shuffle_stack(s, stack, min(OFFERED, s.stack_size[stack]))
    if kinds_hidden(s):
        deal_greys(s)
    own = int64(s.money[s.viewer]) if s.viewer < SPECTATOR else 10
    for seat in range(s.players):
        if not money_known(s, seat, int64(s.viewer)):  # somebody else may have half or twice what I have
            s.money[seat] = own // 2 + below(s, 3 * own // 2 + 2)


@compiled
def ask_again(_states: States, _i: int) -> None:
    """Nobody decides in secret here."""
