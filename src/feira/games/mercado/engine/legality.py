"""What may be done now: masks of spaces and entrances, and all that is built on them (M3, M7)."""

from typing import Any

from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.mercado.engine.actions import (
    COIN,
    CUSTOMERS,
    REDRAW_DISPLAY,
    REDRAW_HAND,
    RESTAURANT,
    SPECIALTY,
    TILE,
    customers_action,
    customers_of,
    restaurant_action,
    restaurant_of,
    stand_action,
    stand_of,
)
from feira.games.mercado.engine.income import paying_entrances, pays, stand_cost, stand_income
from feira.games.mercado.engine.market import (
    ALL_LINES,
    FIRST_GOOD,
    GOOD_COUNT,
    KIND_COUNT,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    OFFERED,
    ONE_LINE,
    SIZE,
    SPACES_OF_COLUMNS,
    SPACES_OF_ROWS,
)
from feira.games.mercado.engine.state import CHOOSE, MAIN, TAKE, State


@compiled
def wooden_stands_left(s: State, seat: int) -> int:
    """M1.5."""
    return s.wooden_stands - popcount(s.owned[seat])


@compiled
def spaces_of_lines(lines: int) -> int:
    """All spaces of a mask of lines."""
    return int64(SPACES_OF_ROWS[lines & ONE_LINE] | SPACES_OF_COLUMNS[lines >> SIZE])


@compiled
def is_affordable(s: State, seat: int, good: int, space: int) -> bool:
    """M3.1: whether the seat can pay for a stand of this good here, with what it earns at once."""
    return s.money[seat] + stand_income(s, good, space) >= stand_cost(s, space)


@compiled
def spaces_too_dear(s: State, coins: int) -> int:
    """The spaces where a stand costs more than so many coins."""
    return spaces_of_lines(s.lines_with[min(coins, SIZE)])


@compiled
def earning_lines(s: State, good: int) -> int:
    """The lines where a stand of this good earns something when it opens (M4.2, M7#7)."""
    if not pays(s, good):
        return 0
    paying = paying_entrances(s, good)
    return int64((paying | paying >> LINES) & ALL_LINES | s.waiting_lines)


@compiled
def likely_spaces(s: State, seat: int, good: int) -> int:
    """All that `stand_spaces` has, and those where a stand would earn something, but not enough to be affordable."""
    earning = spaces_of_lines(earning_lines(s, good))
    return s.open & s.stands_allowed[good] & (earning | ~spaces_too_dear(s, int64(s.money[seat])))


@compiled
def stand_spaces(s: State, seat: int, good: int) -> int:
    """M3.1: where the seat may open a stand of this good, if it has the tile and a wooden stand."""
    spaces = likely_spaces(s, seat, good)
    # Where it earns something, that is at least the last missing coin.
    dear = spaces & spaces_too_dear(s, int64(s.money[seat]) + 1)
    while dear:
        space = lowest(dear)
        dear &= dear - 1
        spaces ^= int64(not is_affordable(s, seat, good, space)) << space
    return spaces


@compiled
def restaurant_spaces(s: State, kind: int) -> int:
    """M3.3: where a restaurant of this kind may open."""
    return int64(s.open & s.restaurants_allowed[kind])


@compiled
def entrances_for(s: State, customers: int) -> int:
    """M3.2 (a): the empty entrances of lines with at least as many stands as customers."""
    lines = int64(s.lines_with[customers])
    return s.empty & s.entrances_allowed & (lines | lines << LINES)


@compiled
def selling_entrances(s: State, seat: int, goods: int) -> int:
    """M3.2 (b): the entrances of lines where the seat sells one of the goods, in challenge 6 all of them (M7#6)."""
    first, last = int64(s.own_lines[seat, FIRST_GOOD[goods]]), int64(s.own_lines[seat, LAST_GOOD[goods]])
    lines = first & last if s.needs_all_goods else first | last
    return lines | lines << LINES


@compiled
def customer_entrances(s: State, seat: int, customers: int, goods: int) -> int:
    """M3.2: the entrances to which the seat may bring a tile."""
    return entrances_for(s, customers) & selling_entrances(s, seat, goods)


@compiled
def offered_slot(s: State, customers: int, goods: int) -> int:
    """The place of a tile among those on offer, or -1 (M2.4)."""
    for slot in range(min(OFFERED, s.stack_size[customers - 1])):
        if s.stacks[customers - 1, slot] == goods:
            return slot
    return -1


@compiled
def is_repeated(s: State, customers: int, slot: int) -> bool:
    """Whether an earlier tile on offer is just like this one, which then offers nothing new."""
    for earlier in range(slot):
        if s.stacks[customers - 1, earlier] == s.stacks[customers - 1, slot]:
            return True
    return False


@compiled
def present(counts: Any) -> int:
    """Tiles given as counts by good: a mask of the goods that are there."""
    goods = 0
    for good in range(GOOD_COUNT):
        goods |= int64(counts[good] > 0) << good
    return goods


@compiled
def three_of_a_kind(counts: Any) -> bool:
    """Three tiles, all the same."""
    goods = present(counts)
    return popcount(goods) == 1 and counts[lowest(goods)] == 3


@compiled
def bag_size(s: State) -> int:
    """Tiles in the bag."""
    return s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3] + s.bag[4]


@compiled
def may_redraw_hand(s: State, seat: int) -> bool:
    """M3.5."""
    return three_of_a_kind(s.hands[seat]) and bag_size(s) >= 3


@compiled
def may_redraw_display(s: State) -> bool:
    """M3.6."""
    return three_of_a_kind(s.display) and bag_size(s) >= 3


@compiled
def may_take_coin(s: State) -> bool:
    """M3.4: always, but never in solo (M7.1)."""
    return s.players > 1


@compiled
def legal_actions(s: State, out: Any) -> int:
    """Write all legal actions into `out`, in rising order within each kind; return how many there are."""
    n = 0
    if s.phase == MAIN:
        n = _main_actions(s, out)
    elif s.phase == TAKE:
        goods = present(s.display)
        while goods:
            out[n] = TILE + lowest(goods)
            goods &= goods - 1
            n += 1
        if may_redraw_display(s):
            out[n] = REDRAW_DISPLAY
            n += 1
    elif s.phase == CHOOSE:
        for good in range(GOOD_COUNT):  # M7#1: any of them
            out[n] = SPECIALTY + good
            n += 1
    return n


@compiled
def _main_actions(s: State, out: Any) -> int:
    seat, n = int64(s.turn), 0
    if wooden_stands_left(s, seat) > 0:
        goods = present(s.hands[seat])
        while goods:
            good = lowest(goods)
            goods &= goods - 1
            spaces = stand_spaces(s, seat, good)
            while spaces:
                out[n] = stand_action(good, lowest(spaces))
                spaces &= spaces - 1
                n += 1
    for kind in range(KIND_COUNT):
        if s.supply[seat, kind]:
            spaces = restaurant_spaces(s, kind)
            while spaces:
                out[n] = restaurant_action(kind, lowest(spaces))
                spaces &= spaces - 1
                n += 1
    for customers in range(1, MAX_CUSTOMERS + 1):
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            tile = int64(s.stacks[customers - 1, slot])
            if not is_repeated(s, customers, slot):
                entrances = customer_entrances(s, seat, customers, tile)
                while entrances:
                    out[n] = customers_action(customers, tile, lowest(entrances))
                    entrances &= entrances - 1
                    n += 1
    if may_take_coin(s):
        out[n] = COIN
        n += 1
    if may_redraw_hand(s, seat):
        out[n] = REDRAW_HAND
        n += 1
    return n


@compiled
def has_legal_action(s: State) -> bool:
    """Whether the seat whose turn it is can do anything at all."""
    seat = int64(s.turn)
    if may_take_coin(s) or may_redraw_hand(s, seat):
        return True
    for kind in range(KIND_COUNT):
        if s.supply[seat, kind] and restaurant_spaces(s, kind):
            return True
    if wooden_stands_left(s, seat) > 0:
        goods = present(s.hands[seat])
        while goods:
            if stand_spaces(s, seat, lowest(goods)):
                return True
            goods &= goods - 1
    for customers in range(1, MAX_CUSTOMERS + 1):
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            if customer_entrances(s, seat, customers, int64(s.stacks[customers - 1, slot])):
                return True
    return False


@compiled
def is_legal(s: State, action: int) -> bool:
    """Whether the seat whose turn it is may do this now."""
    seat = int64(s.turn)
    if s.phase == TAKE:
        if TILE <= action < TILE + GOOD_COUNT:
            return s.display[action - TILE] > 0
        return action == REDRAW_DISPLAY and may_redraw_display(s)
    if s.phase == CHOOSE:
        return SPECIALTY <= action < SPECIALTY + GOOD_COUNT
    if s.phase != MAIN or action < 0:
        return False
    if action < RESTAURANT:
        good, space = stand_of(action)
        if s.hands[seat, good] == 0 or wooden_stands_left(s, seat) == 0:
            return False
        return bool(stand_spaces(s, seat, good) >> space & 1)
    if action < CUSTOMERS:
        kind, space = restaurant_of(action)
        return s.supply[seat, kind] > 0 and bool(restaurant_spaces(s, kind) >> space & 1)
    if action < COIN:
        customers, goods, entrance = customers_of(action)
        if offered_slot(s, customers, goods) < 0:
            return False
        return bool(customer_entrances(s, seat, customers, goods) >> entrance & 1)
    if action == COIN:
        return may_take_coin(s)
    return action == REDRAW_HAND and may_redraw_hand(s, seat)
