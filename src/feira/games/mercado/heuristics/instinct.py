"""What a sensible player does at a glance: quick enough to play some laps ten thousands of times a second.

Nothing is tried out. An action is judged by what it brings at once and by what customers are likely to bring later.
"""

from typing import Any, Final, TypeAlias

from feira.core.jit import below_from, compiled, int64, lowest, popcount
from feira.games.mercado.engine.actions import COIN, SPECIALTY, TILE, customers_action, restaurant_action, stand_action
from feira.games.mercado.engine.income import pays, stand_cost, stand_income, stand_value
from feira.games.mercado.engine.legality import (
    customer_entrances,
    is_repeated,
    may_take_coin,
    present,
    restaurant_spaces,
    stand_spaces,
    wooden_stands_left,
)
from feira.games.mercado.engine.market import (
    ENTRANCES,
    FIRST_GOOD,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    NEIGHBOURS,
    OFFERED,
    PUB,
    SPACES_OF_LINE,
)
from feira.games.mercado.engine.sampling import random_action
from feira.games.mercado.engine.state import CHOOSE, MAIN, TAKE, State
from feira.games.mercado.heuristics.prospects import RIVALRY, capacity, crowds, unpack
from feira.games.mercado.heuristics.solo_prospects import WEIGHTS, best_specialty

_RESTAURANT: Final = 1.4  # coins that it is worth to open one
_COIN: Final = 0.8
_LATER_LATE, _LATER_EARLY = 0.2, 1.1  # what a coin that may come later counts: in the end, and more at the beginning

Best: TypeAlias = tuple[int, float, int]  # an action, its gain in coins, and how many are as good
_NONE: Final = (-1, -1e9, 0)


@compiled
def instinct(s: State, rng: Any) -> int:
    """An action that seems good; among equals, any (but of the two ends of a line the first)."""
    crowd = crowds(s)
    later = _LATER_LATE + _LATER_EARLY * popcount(s.empty) / ENTRANCES
    best = _NONE
    if s.phase == MAIN:
        best = _restaurants(s, crowd, later, rng, _customers(s, crowd, later, rng, _stands(s, crowd, later, rng, best)))
        if may_take_coin(s):
            best = _better(best, COIN, _COIN, rng)
    elif s.phase == TAKE:
        best = _tiles(s, crowd, later, rng, best)
    elif s.phase == CHOOSE:
        return SPECIALTY + best_specialty(s, WEIGHTS[s.challenge - 1])
    return best[0] if best[0] >= 0 else random_action(s, rng)


@compiled
def _better(best: Best, action: int, gain: float, rng: Any) -> Best:
    if gain < best[1]:
        return best
    if gain > best[1]:
        return action, gain, 1
    equals = best[2] + 1
    return action if below_from(rng, equals) == 0 else best[0], gain, equals


@compiled
def _stands(s: State, crowd: Any, later: float, rng: Any, best: Best) -> Best:
    """The best of these stands and `best`; likewise below."""
    seat = int64(s.turn)
    goods = present(s.hands[seat]) if wooden_stands_left(s, seat) > 0 else 0
    while goods:
        good = lowest(goods)
        goods &= goods - 1
        spaces = stand_spaces(s, seat, good)
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            best = _better(best, stand_action(good, space), _stand_gain(s, good, space, crowd, later), rng)
    return best


@compiled
def _tiles(s: State, crowd: Any, later: float, rng: Any, best: Best) -> Best:
    """By the best stand that a tile may become. To change them all might bring the same again and again."""
    seat = int64(s.turn)
    goods = present(s.display)
    while goods:
        good = lowest(goods)
        goods &= goods - 1
        gain = -1.0
        spaces = stand_spaces(s, seat, good)
        while spaces:
            gain = max(gain, _stand_gain(s, good, lowest(spaces), crowd, later))
            spaces &= spaces - 1
        best = _better(best, TILE + good, gain, rng)
    return best


@compiled
def _stand_gain(s: State, good: int, space: int, crowd: Any, later: float) -> float:
    return stand_income(s, good, space) - stand_cost(s, space) + later * crowd[good] * capacity(s, good, space)


@compiled
def _restaurants(s: State, crowd: Any, later: float, rng: Any, best: Best) -> Best:
    seat = int64(s.turn)
    for kind in range(6):
        spaces = restaurant_spaces(s, kind) if s.supply[seat, kind] else 0
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            best = _better(best, restaurant_action(kind, space), _restaurant_gain(s, kind, space, crowd, later), rng)
    return best


@compiled
def _restaurant_gain(s: State, kind: int, space: int, crowd: Any, later: float) -> float:
    """What more customers will pay next to it."""
    own, others = _RESTAURANT, 0.0
    for seat in range(s.players):
        near = int64(s.owned[seat] & NEIGHBOURS[space])
        coins = 0.0
        while near:
            stand = lowest(near)
            near &= near - 1
            for good in range(5):
                if s.stands[good] >> stand & 1 and kind in (PUB, good):
                    coins += later * crowd[good] * capacity(s, good, stand) / stand_value(s, good, stand)
        if seat == s.turn:
            own += coins
        else:
            others = max(others, coins)
    return own - RIVALRY * others


@compiled
def _customers(s: State, crowd: Any, later: float, rng: Any, best: Best) -> Best:
    """Line by line: what all tiles on offer would pay there follows from what each good's customer pays."""
    seat = int64(s.turn)
    for line in range(LINES):
        if s.lines_with[1] >> line & 1:
            values = _line_values(s, line)
            for customers in range(1, MAX_CUSTOMERS + 1):
                for slot in range(min(OFFERED, s.stack_size[customers - 1])):
                    tile = int64(s.stacks[customers - 1, slot])
                    if is_repeated(s, customers, slot):
                        continue
                    entrances = customer_entrances(s, seat, customers, tile) & (1 << line | 1 << line + LINES)
                    if entrances:
                        gain = _customers_gain(s, customers, tile, values, crowd, later)
                        best = _better(best, customers_action(customers, tile, lowest(entrances)), gain, rng)
    return best


@compiled
def _line_values(s: State, line: int) -> tuple[int, int, int, int]:
    """By seat, what one customer for each good pays in a line: packed, see `unpack`."""
    return _seat_values(s, line, 0), _seat_values(s, line, 1), _seat_values(s, line, 2), _seat_values(s, line, 3)


@compiled
def _seat_values(s: State, line: int, seat: int) -> int:
    values = 0
    stands = int64(s.owned[seat] & SPACES_OF_LINE[line])
    while stands:
        stand = lowest(stands)
        stands &= stands - 1
        for good in range(5):
            if s.stands[good] >> stand & 1 and pays(s, good):
                values += stand_value(s, good, stand) << 8 * good
    return values


@compiled
def _customers_gain(s: State, customers: int, tile: int, values: Any, crowd: Any, later: float) -> float:
    """What they pay, without what others would have paid from this entrance."""
    first, last = int64(FIRST_GOOD[tile]), int64(LAST_GOOD[tile])
    own, others = 0.0, -1e9
    for seat in range(s.players):
        packed = values[seat]
        coins = 0.0
        if packed:
            paid = unpack(packed, first)
            if last != first:
                other = unpack(packed, last)
                paid = max(paid, other) if s.one_good_pays else paid + other  # M7#1
            coins = float(customers * paid)
            for good in range(5):
                coins -= later * crowd[good] * unpack(packed, good)
        if seat == s.turn:
            own = coins
        else:
            others = max(others, coins)
    return own - RIVALRY * others
