"""The rules of Pomar, compiled."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import below, below_from, compiled, int64
from pomar.state import (
    AWAITED,
    BID,
    BIDDING,
    DRAW,
    MOST_COINS,
    NO_CRATE,
    OVER,
    POINTS,
    SAVE,
    TURN,
    State,
    States,
)

Log = NDArray[Any] | None
(DRAWN, SAVED, BID_MADE, BID_REVEALED, CRATE_WON, CRATE_LOST, GAME_OVER) = range(1, 8)


@compiled
def tell(log: Log, what: int, a: int, b: int, c: int) -> None:
    """Add a row to the log; row 0 counts them."""
    if log is not None:
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[0] = what
        row[1] = a
        row[2] = b
        row[3] = c


# Who decides, and what is legal


@compiled
def seats_to_act(states: States, i: int) -> int:
    """A mask of seats: all that have not bid yet, or the one whose turn it is."""
    s = states[i]
    if s.phase == OVER:
        return 0
    if s.phase == TURN:
        return 1 << s.turn
    waiting = 0
    for seat in range(s.players):
        waiting |= int64(s.bids[seat] == AWAITED) << seat
    return waiting


@compiled
def is_legal(states: States, i: int, seat: int, action: int) -> bool:
    """Whether the seat may do this now."""
    s = states[i]
    if seat < 0 or seat >= s.players or not seats_to_act(states, i) >> seat & 1:
        return False
    if s.phase == BIDDING:
        return action >= BID and action - BID <= s.coins[seat]  # P4
    return action == DRAW or (action == SAVE and may_save(s, seat))


@compiled
def may_save(s: State, seat: int) -> bool:
    """P3: not right after somebody else, nor with all the coins you can have."""
    return not s.saved and s.coins[seat] < MOST_COINS


@compiled
def legal_actions(states: States, i: int, seat: int, out: NDArray[Any]) -> int:
    """Write the legal actions of a seat into `out`; return how many there are."""
    count = 0
    for action in range(BID + MOST_COINS + 1):
        if is_legal(states, i, seat, action):
            out[count] = action
            count += 1
    return count


@compiled
def random_action(states: States, i: int, seat: int, rng: NDArray[np.uint64]) -> int:
    """A random legal action of a seat; -1 if there is none."""
    s = states[i]
    if seat < 0 or seat >= s.players or not seats_to_act(states, i) >> seat & 1:
        return -1
    if s.phase == BIDDING:
        return BID + below_from(rng, int64(s.coins[seat]) + 1)
    return below_from(rng, 2) if may_save(s, seat) else DRAW


# What an action does


@compiled
def apply(states: States, i: int, seat: int, action: int, log: Log) -> None:
    """Do a legal action, and write what happened into the log."""
    s = states[i]
    if action == DRAW:
        _draw(s, seat, log)
    elif action == SAVE:
        s.coins[seat] += 1
        s.saved = 1
        tell(log, SAVED, seat, 0, 0)
        s.turn = (s.turn + 1) % s.players
    else:
        s.bids[seat] = action - BID
        tell(log, BID_MADE, seat, 0, 0)
        if seats_to_act(states, i) == 0:
            _close_auction(s, log)


@compiled
def _draw(s: State, seat: int, log: Log) -> None:
    fruit = _next_crate(s)
    s.fate = 0
    s.pile[fruit] -= 1
    s.crate = fruit
    s.saved = 0
    s.phase = BIDDING
    for other in range(s.players):
        s.bids[other] = AWAITED
    tell(log, DRAWN, seat, fruit, 0)


@compiled
def _next_crate(s: State) -> int:
    if s.fate:
        return int64(s.fate) - 1
    k = below(s, crates_left(s))
    for fruit in range(2):
        if k < s.pile[fruit]:
            return fruit
        k -= s.pile[fruit]
    return 2


@compiled
def crates_left(s: State) -> int:
    """How many crates are in the pile."""
    return int64(s.pile[0]) + int64(s.pile[1]) + int64(s.pile[2])


@compiled
def _close_auction(s: State, log: Log) -> None:
    """P4: the highest bid pays and gets the crate, unless several are highest."""
    best, winner, tied = -1, 0, 0
    for seat in range(s.players):
        bid = int64(s.bids[seat])
        tell(log, BID_REVEALED, seat, bid, 0)
        if bid > best:
            best, winner, tied = bid, seat, 0
        elif bid == best:
            tied += 1
    if tied:
        tell(log, CRATE_LOST, int64(s.crate), 0, 0)
    else:
        s.coins[winner] -= best
        s.won[winner, s.crate] += 1
        tell(log, CRATE_WON, winner, int64(s.crate), best)
    s.crate = NO_CRATE
    s.turn = (s.turn + 1) % s.players
    for seat in range(s.players):
        s.bids[seat] = 0
    s.phase = TURN
    if crates_left(s) == 0:  # P5
        s.phase = OVER
        s.end = 1
        tell(log, GAME_OVER, 0, 0, 0)


# Score and place


@compiled
def score(states: States, i: int, seat: int) -> int:
    """P5: the points of the crates, twice those of the favourite."""
    s = states[i]
    total = 0
    for fruit in range(3):
        times = 2 if s.favourites[seat] == fruit else 1
        total += int64(s.won[seat, fruit]) * POINTS[fruit] * times
    return total


@compiled
def place(states: States, i: int, seat: int) -> int:
    """P5: how many seats are ahead, by points, then by coins."""
    s = states[i]
    own = 100 * score(states, i, seat) + int64(s.coins[seat])
    ahead = 0
    for other in range(s.players):
        ahead += 100 * score(states, i, other) + int64(s.coins[other]) > own
    return ahead


# What chance brings


@compiled
def foretell(states: States, i: int, action: int, codes: NDArray[Any], at: int, count: int) -> bool:
    """Lay down the crate that a draw brings; False, and nothing is changed, if the pile can't give it."""
    if action != DRAW:
        return count == 0
    if count != 1 or codes[at] < 0 or codes[at] > 2 or states[i].pile[codes[at]] == 0:
        return False
    states[i].fate = codes[at] + 1
    return True


@compiled
def chance_of(_states: States, _i: int, action: int, log: NDArray[Any], out: NDArray[Any], at: int) -> int:
    """Write the crate that was drawn; return how many numbers that is."""
    if action != DRAW:
        return 0
    out[at] = log[1, 2]
    return 1
