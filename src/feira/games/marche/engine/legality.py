"""What may be done now, and by whom (J3, J4)."""

from typing import Any

from feira.core.jit import below_from, compiled, int64
from feira.games.marche.engine.actions import BID, DRAW, PASS, PLACE, PLACE_BESIDE, RESERVE
from feira.games.marche.engine.masks import (
    EMPTY,
    Mask,
    both,
    count,
    either,
    has,
    is_empty,
    list_spaces,
    load,
    pick,
    spread,
)
from feira.games.marche.engine.paths import all_discs, free_spaces
from feira.games.marche.engine.spaces import SPACES
from feira.games.marche.engine.state import AWAITED, BIDDING, DISCS, PLACING, TURN, State


@compiled
def seats_to_act(s: State) -> int:
    """A mask of the seats that must decide now; 0 when the game is over."""
    if s.phase == TURN:
        return 1 << s.turn
    if s.phase == PLACING:
        return 1 << s.placing
    seats = 0
    if s.phase == BIDDING:
        for seat in range(s.players):
            if s.bids[seat] == AWAITED:
                seats |= 1 << seat
    return seats


@compiled
def must_act(s: State, seat: int) -> bool:
    """Whether the seat must decide now: `seats_to_act` has it, which takes longer to find out."""
    if s.phase == BIDDING:
        return 0 <= seat < s.players and s.bids[seat] == AWAITED
    if s.phase == PLACING:
        return seat == s.placing
    return s.phase == TURN and seat == s.turn


@compiled
def may_begin_anywhere(s: State, seat: int) -> bool:
    """J7.2: in a classic first turn, or while there is neither a path nor a disc."""
    if not s.classic:
        return False
    return not s.begun >> seat & 1 or is_empty(either(load(s.paths), all_discs(s)))


@compiled
def reservable(s: State, seat: int) -> Mask:
    """J3.2: where the seat may put a disc."""
    if s.discs_left[seat] == 0:
        return EMPTY
    free = free_spaces(s)
    if may_begin_anywhere(s, seat):
        return free
    return both(free, spread(either(load(s.paths), all_discs(s))))


@compiled
def may_draw(s: State, seat: int) -> bool:
    """J3.3: only with a disc on the market."""
    return s.discs_left[seat] < DISCS


@compiled
def may_pass(s: State, seat: int) -> bool:
    """J3.4: only if nothing else is possible."""
    return not may_draw(s, seat) and is_empty(reservable(s, seat))


@compiled
def legal_actions(s: State, seat: int, out: Any) -> int:
    """Write all legal actions of a seat that must act into `out`; return how many there are."""
    n = 0
    if s.phase == BIDDING:
        for coins in range(int64(s.coins[seat]) + 1):
            out[n] = BID + coins
            n += 1
    elif s.phase == PLACING:
        n = list_spaces(load(s.discs[seat]), out, n, PLACE)
        if n == 0:
            out[n] = PLACE_BESIDE
            n += 1
    else:
        n = list_spaces(reservable(s, seat), out, n, RESERVE)
        if may_draw(s, seat):
            out[n] = DRAW
            n += 1
        elif n == 0:
            out[n] = PASS
            n += 1
    return n


@compiled
def is_legal(s: State, seat: int, action: int) -> bool:
    """Whether a seat that must act may do this now."""
    if s.phase == BIDDING:
        return BID <= action <= BID + int64(s.coins[seat])
    if s.phase == PLACING:
        if action == PLACE_BESIDE:
            return s.discs_left[seat] == DISCS
        return PLACE <= action < PLACE + SPACES and has(s.discs[seat], action - PLACE)
    if action == DRAW:
        return may_draw(s, seat)
    if action == PASS:
        return may_pass(s, seat)
    return RESERVE <= action < RESERVE + SPACES and has(reservable(s, seat), action - RESERVE)


@compiled
def random_action(s: State, seat: int, rng: Any) -> int:
    """One of the legal actions of a seat that must act, each as likely as any other."""
    if s.phase == BIDDING:
        return BID + below_from(rng, int64(s.coins[seat]) + 1)
    if s.phase == PLACING:
        own = DISCS - int64(s.discs_left[seat])
        if own == 0:
            return PLACE_BESIDE
        return PLACE + pick(load(s.discs[seat]), below_from(rng, own))
    spaces = reservable(s, seat)
    draws = int64(may_draw(s, seat))
    total = count(spaces) + draws
    if total == 0:
        return PASS
    chosen = below_from(rng, total)
    return DRAW if chosen < draws else RESERVE + pick(spaces, chosen - draws)
