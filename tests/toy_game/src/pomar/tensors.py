"""Pomar as arrays for learning environments."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import SPECTATOR
from feira.core.jit import compiled, int64
from feira.core.tensors import UNKNOWN, Part, Planes, Scalars, Tensors, starts
from feira.envs.lowlevel.bits import Bits, clear, put
from feira.envs.rewards import pay_by_rank
from pomar.rules import is_legal, seats_to_act
from pomar.state import ACTIONS, AWAITED, BIDDING, COINS, MAX_PLAYERS, MOST_COINS, NO_CRATE, States
from pomar.view import favourites_shown

PLANES: Final = (Part("crates in the pile, by fruit", 3, 0, 4),)
SCALARS: Final = (
    Part("phase: turn, bids, over", 3, 0, 1),
    Part("seats to act", MAX_PLAYERS, 0, 1),
    Part("players", 1, 2, MAX_PLAYERS),
    Part("crate that is auctioned, by fruit", 3, 0, 1),
    Part("whether the last turn saved", 1, 0, 1),
    Part("coins by seat", MAX_PLAYERS, 0, MOST_COINS),
    Part("crates by seat and fruit", 3 * MAX_PLAYERS, 0, 12),
    Part("favourite by seat: the number of the fruit, or -1", MAX_PLAYERS, UNKNOWN, 2),
    Part("bid by seat: coins, or -1 if not made or secret", MAX_PLAYERS, UNKNOWN, MOST_COINS),
)
_PHASE, _TO_ACT, _PLAYERS, _CRATE, _SAVED, _COINS, _WON, _FAVOURITE, _BID = starts(SCALARS)
DRAWN: Final = np.dtype((np.record, [("begun", np.int64)]))  # everything is written each time
LEAD: Final = float(COINS)


@compiled
def write(states: States, i: int, viewer: int, drawn: NDArray[Any], planes: Planes, scalars: Scalars, k: int) -> None:
    """Write what the viewer knows of states[i] into row k, seats counted from the viewer."""
    s = states[i]
    acting = seats_to_act(states, i)
    me = viewer if viewer < SPECTATOR else 0
    drawn[k].begun = 1
    for n in range(scalars.shape[1]):
        scalars[k, n] = 0
    for fruit in range(3):
        planes[k, fruit] = s.pile[fruit]
    scalars[k, _PHASE + s.phase] = 1
    scalars[k, _PLAYERS] = s.players
    scalars[k, _SAVED] = s.saved
    if s.crate != NO_CRATE:
        scalars[k, _CRATE + s.crate] = 1
    for step in range(s.players):
        seat = (me + step) % s.players
        scalars[k, _TO_ACT + step] = acting >> seat & 1
        scalars[k, _COINS + step] = s.coins[seat]
        for fruit in range(3):
            scalars[k, _WON + 3 * step + fruit] = s.won[seat, fruit]
        known = seat == viewer or favourites_shown(s)
        scalars[k, _FAVOURITE + step] = int64(s.favourites[seat]) if known else UNKNOWN
        made = s.phase == BIDDING and s.bids[seat] != AWAITED
        scalars[k, _BID + step] = int64(s.bids[seat]) if made and seat == viewer else UNKNOWN


@compiled
def write_legal(states: States, i: int, seat: int, bits: Bits) -> None:
    """Write what is legal for the seat, which must be to act."""
    clear(bits)
    for action in range(ACTIONS):
        put(bits, action, int64(is_legal(states, i, seat, action)))


@compiled
def rewards(states: States, i: int, margin: float, out: NDArray[np.float32], k: int) -> None:
    """Write into row k the reward of every seat of a finished game."""
    pay_by_rank(states, i, LEAD, margin, out, k)


TENSORS: Final = Tensors(
    side=1, planes=PLANES, scalars=SCALARS, drawn=DRAWN, write=write, write_legal=write_legal, rewards=rewards
)
