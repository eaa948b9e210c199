"""What is legal in Mercado, as a row of bits: straight from masks of spaces and entrances, without a list."""

from feira.core.jit import compiled, int64, lowest
from feira.envs.lowlevel.bits import Bits, clear, put
from feira.games.mercado.engine.actions import (
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
    may_redraw_display,
    may_redraw_hand,
    may_take_coin,
    present,
    restaurant_spaces,
    selling_entrances,
    stand_spaces,
    wooden_stands_left,
)
from feira.games.mercado.engine.market import ALL_GOODS, KIND_COUNT, MAX_CUSTOMERS, OFFERED
from feira.games.mercado.engine.state import CHOOSE, MAIN, TAKE, State, States


@compiled
def write_legal(states: States, i: int, seat: int, bits: Bits) -> None:
    """Write what is legal for the seat, which must be to act."""
    _write(states[i], seat, bits)


@compiled
def _write(s: State, seat: int, bits: Bits) -> None:
    clear(bits)
    if s.phase == MAIN:
        _put_stands(s, seat, bits)
        _put_restaurants(s, seat, bits)
        _put_customers(s, seat, bits)
        put(bits, COIN, may_take_coin(s))
        put(bits, REDRAW_HAND, may_redraw_hand(s, seat))
    elif s.phase == TAKE:
        put(bits, TILE, present(s.display))
        put(bits, REDRAW_DISPLAY, may_redraw_display(s))
    elif s.phase == CHOOSE:
        put(bits, SPECIALTY, ALL_GOODS)  # M7#1


@compiled
def _put_stands(s: State, seat: int, bits: Bits) -> None:
    if wooden_stands_left(s, seat) > 0:
        goods = present(s.hands[seat])
        while goods:
            good = lowest(goods)
            goods &= goods - 1
            put(bits, stand_action(good, 0), stand_spaces(s, seat, good))


@compiled
def _put_restaurants(s: State, seat: int, bits: Bits) -> None:
    for kind in range(KIND_COUNT):
        put(bits, restaurant_action(kind, 0), restaurant_spaces(s, kind) * int64(s.supply[seat, kind] > 0))


@compiled
def _put_customers(s: State, seat: int, bits: Bits) -> None:
    for customers in range(1, MAX_CUSTOMERS + 1):
        entrances_open = entrances_for(s, customers)
        if entrances_open == 0:
            break
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            tile = int64(s.stacks[customers - 1, slot])
            put(bits, customers_action(customers, tile, 0), entrances_open & selling_entrances(s, seat, tile))
