"""A random legal action, each as likely as any other, without listing them.

One is drawn from a slightly larger set that is quick to count, again and again until it is legal: that is as fair as
to draw from a list of the legal ones.
"""

from typing import Any, Final

from feira.core.jit import below_from, compiled, int64, lowest, nth_bit, popcount
from feira.games.mercado.engine.actions import (
    ACTIONS,
    COIN,
    REDRAW_DISPLAY,
    REDRAW_HAND,
    SPECIALTY,
    TILE,
    customers_action,
    restaurant_action,
    stand_action,
)
from feira.games.mercado.engine.legality import (
    entrances_for,
    is_affordable,
    is_legal,
    is_repeated,
    likely_spaces,
    may_redraw_display,
    may_redraw_hand,
    may_take_coin,
    present,
    restaurant_spaces,
    selling_entrances,
    wooden_stands_left,
)
from feira.games.mercado.engine.market import GOOD_COUNT, KIND_COUNT, MAX_CUSTOMERS, OFFERED
from feira.games.mercado.engine.state import CHOOSE, MAIN, TAKE, State

_TRIES: Final = 64  # only where next to nothing is legal, as at the end of a challenge, do they not do


@compiled
def random_action(s: State, rng: Any) -> int:
    """One of the legal actions; -1 if there is none."""
    if s.phase == MAIN:
        return _random_main_action(s, rng)
    if s.phase == TAKE:
        goods = present(s.display)
        pick = below_from(rng, popcount(goods) + may_redraw_display(s))
        return REDRAW_DISPLAY if pick == popcount(goods) else TILE + nth_bit(goods, pick)
    if s.phase == CHOOSE:
        return SPECIALTY + below_from(rng, GOOD_COUNT)
    return -1


@compiled
def _random_main_action(s: State, rng: Any) -> int:
    seat = int64(s.turn)
    stands = restaurants = brings = 0
    goods = present(s.hands[seat]) if wooden_stands_left(s, seat) > 0 else 0
    left = goods
    while left:
        stands += popcount(likely_spaces(s, seat, lowest(left)))
        left &= left - 1
    for kind in range(KIND_COUNT):
        restaurants += popcount(restaurant_spaces(s, kind)) * (s.supply[seat, kind] > 0)
    for customers in range(1, MAX_CUSTOMERS + 1):
        entrances_open = entrances_for(s, customers)
        if entrances_open == 0:
            break
        if s.stack_size[customers - 1] == 0:
            continue
        for slot in range(OFFERED):  # always three: that is quicker, and a tile that is not there won't be legal
            brings += popcount(entrances_open & selling_entrances(s, seat, int64(s.stacks[customers - 1, slot])))
    for _ in range(_TRIES):
        pick = below_from(rng, stands + restaurants + brings + 2)
        action = -1
        if pick < stands:
            action = _nth_stand(s, seat, goods, pick)
        elif pick < stands + restaurants:
            action = _nth_restaurant(s, seat, pick - stands)
        elif pick < stands + restaurants + brings:
            action = _nth_bring(s, seat, pick - stands - restaurants)
        elif pick == stands + restaurants + brings:
            if may_take_coin(s):
                action = COIN
        elif may_redraw_hand(s, seat):
            action = REDRAW_HAND
        if action >= 0:
            return action
    return _one_of_all(s, rng)


@compiled
def _nth_stand(s: State, seat: int, goods: int, n: int) -> int:
    """The n-th stand counted above; -1 if it is not legal. Likewise the next two."""
    while goods:
        good = lowest(goods)
        spaces = likely_spaces(s, seat, good)
        count = popcount(spaces)
        if n < count:
            space = nth_bit(spaces, n)
            return stand_action(good, space) if is_affordable(s, seat, good, space) else -1
        n -= count
        goods &= goods - 1
    return -1


@compiled
def _nth_restaurant(s: State, seat: int, n: int) -> int:
    for kind in range(KIND_COUNT):
        if s.supply[seat, kind]:
            spaces = restaurant_spaces(s, kind)
            count = popcount(spaces)
            if n < count:
                return restaurant_action(kind, nth_bit(spaces, n))
            n -= count
    return -1


@compiled
def _nth_bring(s: State, seat: int, n: int) -> int:
    for customers in range(1, MAX_CUSTOMERS + 1):
        if s.stack_size[customers - 1] == 0:
            continue
        entrances_open = entrances_for(s, customers)
        for slot in range(OFFERED):
            tile = int64(s.stacks[customers - 1, slot])
            entrances = entrances_open & selling_entrances(s, seat, tile)
            count = popcount(entrances)
            if n < count:
                if slot >= s.stack_size[customers - 1] or is_repeated(s, customers, slot):
                    return -1
                return customers_action(customers, tile, nth_bit(entrances, n))
            n -= count
    return -1


@compiled
def _one_of_all(s: State, rng: Any) -> int:
    """The slow way, sure to find one if there is one."""
    found, legal = -1, 0
    for action in range(ACTIONS):
        if is_legal(s, action):
            legal += 1
            if below_from(rng, legal) == 0:
                found = action
    return found
