"""What a position is worth to a seat: its score, and by rule of thumb what can't be counted in coins yet.

No rule of the game is in here. It makes a move without income, such as a first stand, comparable with one that pays.
The numbers were found by letting bots play each other.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import compiled, compiled_to_make_arrays, int64, lowest, popcount
from feira.games.mercado.engine.income import pay_if_named, pays, stand_cost, stand_income, stand_value
from feira.games.mercado.engine.legality import stand_spaces, wooden_stands_left
from feira.games.mercado.engine.market import COLUMN, ENTRANCES, GOODS_SETS, LINES, ROW
from feira.games.mercado.engine.scoring import restaurants_left, score
from feira.games.mercado.engine.state import CHOOSE, MAX_PLAYERS, NO_GOOD, OVER, TAKE, State, States

NEXT_STAND: Final = 0.5  # how much the best stand of the hand counts before it is opened
IN_SUPPLY: Final = 1.5  # a restaurant that can still be opened
LAP: Final = 3.5  # coins that a turn of all is worth
LATE_SUPPLY, EARLY_SUPPLY = -0.9, 1.7  # a restaurant that can still be opened, in the end and at the beginning
RIVALRY: Final = 0.75  # how much of what the best other seat gains counts against an action

# A number for each good is packed into one of 64 bits: 8 bits a good. Those of a set of goods, one each:
ONE_EACH: Final = np.array([sum(1 << 8 * good for good in goods) for goods in GOODS_SETS])


@compiled_to_make_arrays
def worths(states: States, i: int) -> NDArray[Any]:
    """What the position is worth to each seat, in coins."""
    out = np.zeros(MAX_PLAYERS)
    s = states[i]
    if s.phase != CHOOSE:
        _worths_into(s, out)
        return out
    best = -1e9  # M7#1: what the best choice makes of it
    for good in range(5):
        s.specialty = good
        _worths_into(s, out)
        best = max(best, out[0] + pay_if_named(s, good))
    s.specialty = NO_GOOD
    out[0] = best
    return out


@compiled
def _worths_into(s: State, out: Any) -> None:
    crowd = crowds(s)
    for seat in range(s.players):
        out[seat] = score(s, seat)
        if s.phase != OVER:
            out[seat] += _stands_to_come(s, seat, crowd) + _visits_to_come(s, seat, crowd)
            for kind in range(6):
                out[seat] += IN_SUPPLY * s.supply[seat, kind]


@compiled
def forecasts_into(s: State, out: Any) -> None:
    """The score that each seat is likely to end with, by what thousands of games of `greedy` with 2 to 4 players tell.

    Unlike `worths` it knows how far the game is: what is to come is worth the less, the fewer entrances are empty.
    """
    crowd = crowds(s)
    left = popcount(s.empty) / ENTRANCES
    for seat in range(s.players):
        out[seat] = score(s, seat) - LAP * _waits(s, seat) / s.players
        out[seat] += (LATE_SUPPLY + EARLY_SUPPLY * left) * restaurants_left(s, seat)
        out[seat] += left * (_stands_to_come(s, seat, crowd) + _visits_to_come(s, seat, crowd))


@compiled
def _waits(s: State, seat: int) -> int:
    """The turns before the seat's next one."""
    if s.phase == TAKE and s.turn == seat:
        return int64(s.players)
    return (seat - int64(s.turn)) % s.players


@compiled
def _visits_to_come(s: State, seat: int, crowd: Any) -> float:
    """What customers may still pay the seat's stands."""
    coins = 0.0
    for good in range(5):
        stands = int64(s.stands[good] & s.owned[seat])
        while stands:
            coins += crowd[good] * capacity(s, good, lowest(stands))
            stands &= stands - 1
    return coins


@compiled
def _stands_to_come(s: State, seat: int, crowd: Any) -> float:
    """What the best stand of the seat's hand would bring."""
    best = 0.0
    if wooden_stands_left(s, seat) > 0:
        for good in range(5):
            spaces = stand_spaces(s, seat, good) if s.hands[seat, good] else 0
            while spaces:
                space = lowest(spaces)
                profit = stand_income(s, good, space) - stand_cost(s, space)
                best = max(best, profit + crowd[good] * capacity(s, good, space))
                spaces &= spaces - 1
    return NEXT_STAND * best


@compiled
def crowds(s: State) -> tuple[float, float, float, float, float]:
    """By good, the customers that an average tile of the stacks brings for it."""
    wanting = tiles = 0
    for stack in range(4):
        there = 0
        for slot in range(s.stack_size[stack]):
            there += ONE_EACH[s.stacks[stack, slot]]
        wanting += there * (stack + 1)
        tiles += s.stack_size[stack]
    if tiles == 0:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    return (
        _crowd(s, wanting, tiles, 0),
        _crowd(s, wanting, tiles, 1),
        _crowd(s, wanting, tiles, 2),
        _crowd(s, wanting, tiles, 3),
        _crowd(s, wanting, tiles, 4),
    )


@compiled
def _crowd(s: State, wanting: int, tiles: int, good: int) -> float:
    return unpack(wanting, good) / tiles if pays(s, good) else 0.0


@compiled
def unpack(packed: int, good: int) -> int:
    """The number of one good: see `ONE_EACH`."""
    return packed >> 8 * good & 255


@compiled
def capacity(s: State, good: int, space: int) -> float:
    """The empty entrances from which customers may come to a stand, each counted with the restaurants next to it."""
    empty = int64(s.empty & s.entrances_allowed)
    entrances = 0
    for line in (ROW[space], COLUMN[space]):
        entrances += (empty >> line & 1) + (empty >> (line + LINES) & 1)
    return entrances * float(stand_value(s, good, space))
