"""What may be done now: masks of spaces and entrances, and all that is built on them (M3, M7)."""

from typing import Any

from feira.games.jit import below_from, compiled, int64, lowest, nth_bit, popcount
from feira.games.mercado.actions import (
    COIN,
    CUSTOMERS,
    REDRAW_DISPLAY,
    REDRAW_HAND,
    RESTAURANT,
    SETS,
    SPECIALTY,
    STAND,
    TILE,
    customers_action,
    restaurant_action,
    stand_action,
)
from feira.games.mercado.income import stand_cost, stand_income
from feira.games.mercado.market import (
    FIRST_GOOD,
    LAST_GOOD,
    LINES,
    OFFERED,
    SPACES_OF_COLUMNS,
    SPACES_OF_ROWS,
)
from feira.games.mercado.state import CHOOSE, MAIN, TAKE, State


@compiled
def wooden_stands_left(s: State, seat: int) -> int:
    """M1.5."""
    return s.wooden_stands - popcount(s.owned[seat])


@compiled
def spaces_of_lines(lines: int) -> int:
    """All spaces of a mask of lines."""
    return SPACES_OF_ROWS[lines & 31] | SPACES_OF_COLUMNS[lines >> 5]


@compiled
def stand_spaces(s: State, seat: int, good: int) -> int:
    """M3.1: where the seat may open a stand of this good, if it has the tile and a wooden stand."""
    allowed = int64(s.open & s.stands_allowed[good])
    too_dear = allowed & spaces_of_lines(s.lines_with[min(s.money[seat], 5)])
    if s.pays_when_full:
        hopeful = too_dear
    else:  # where nobody wants the good nothing can be earned towards the cost
        wanted = s.wanted[good]
        hopeful = too_dear & spaces_of_lines((wanted | wanted >> LINES) & 1023)
    spaces = allowed & ~too_dear
    while hopeful:
        space = lowest(hopeful)
        hopeful &= hopeful - 1
        income, _ = stand_income(s, seat, good, space, None)
        if s.money[seat] + income >= stand_cost(s, space):
            spaces |= 1 << space
    return spaces


@compiled
def restaurant_spaces(s: State, kind: int) -> int:
    """M3.3: where a restaurant of this kind may open."""
    return int64(s.open & s.restaurants_allowed[kind])


@compiled
def customer_lines(s: State, seat: int, customers: int, goods: int) -> int:
    """M3.2: the lines to which the seat may bring a tile, if they have an empty entrance."""
    first, last = s.own_lines[seat, FIRST_GOOD[goods]], s.own_lines[seat, LAST_GOOD[goods]]
    selling = first & last if s.needs_all_goods else first | last  # M7#6
    return int64(selling & s.lines_with[customers])


@compiled
def customer_entrances(s: State, seat: int, customers: int, goods: int) -> int:
    """M3.2: the entrances to which the seat may bring a tile."""
    lines = customer_lines(s, seat, customers, goods)
    return s.empty & s.entrances_allowed & (lines | lines << LINES)


@compiled
def offered_slot(s: State, customers: int, goods: int) -> int:
    """The place of a tile among those on offer, or -1 (M2.4)."""
    for slot in range(min(OFFERED, s.stack_size[customers - 1])):
        if s.stacks[customers - 1, slot] == goods:
            return slot
    return -1


@compiled
def only_good(counts: Any) -> int:
    """The first good among tiles: with three of a kind the only one; -1 if there are none."""
    for good in range(5):
        if counts[good]:
            return good
    return -1


@compiled
def three_of_a_kind(counts: Any) -> bool:
    """Three tiles, all the same."""
    good = only_good(counts)
    return good >= 0 and counts[good] == 3


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
def may_choose(s: State, good: int) -> bool:
    """M7#1: one of the goods that the waiting customers would pay for."""
    return bool(s.wanted[good] >> s.choice_at & 1)


@compiled
def legal_actions(s: State, out: Any) -> int:
    """Write all legal actions into `out`, in rising order within each kind; return how many there are."""
    n = 0
    if s.phase == MAIN:
        n = _main_actions(s, out)
    elif s.phase == TAKE:
        for good in range(5):
            if s.display[good]:
                out[n] = TILE + good
                n += 1
        if may_redraw_display(s):
            out[n] = REDRAW_DISPLAY
            n += 1
    elif s.phase == CHOOSE:
        for good in range(5):
            if may_choose(s, good):
                out[n] = SPECIALTY + good
                n += 1
    return n


@compiled
def _main_actions(s: State, out: Any) -> int:
    seat, n = s.turn, 0
    if wooden_stands_left(s, seat) > 0:
        for good in range(5):
            if s.hands[seat, good]:
                spaces = stand_spaces(s, seat, good)
                while spaces:
                    out[n] = stand_action(good, lowest(spaces))
                    spaces &= spaces - 1
                    n += 1
    for kind in range(6):
        if s.supply[seat, kind]:
            spaces = restaurant_spaces(s, kind)
            while spaces:
                out[n] = restaurant_action(kind, lowest(spaces))
                spaces &= spaces - 1
                n += 1
    for customers in range(1, 5):
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            goods = s.stacks[customers - 1, slot]
            if offered_slot(s, customers, goods) == slot:  # a second tile like it offers nothing new
                entrances = customer_entrances(s, seat, customers, goods)
                while entrances:
                    out[n] = customers_action(customers, goods, lowest(entrances))
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
    seat = s.turn
    if may_take_coin(s) or may_redraw_hand(s, seat):
        return True
    for kind in range(6):
        if s.supply[seat, kind] and restaurant_spaces(s, kind):
            return True
    if wooden_stands_left(s, seat) > 0:
        for good in range(5):
            if s.hands[seat, good] and stand_spaces(s, seat, good):
                return True
    for customers in range(1, 5):
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            if customer_entrances(s, seat, customers, s.stacks[customers - 1, slot]):
                return True
    return False


@compiled
def is_legal(s: State, action: int) -> bool:
    """Whether the seat whose turn it is may do this now."""
    seat = s.turn
    if s.phase == TAKE:
        if TILE <= action < TILE + 5:
            return s.display[action - TILE] > 0
        return action == REDRAW_DISPLAY and may_redraw_display(s)
    if s.phase == CHOOSE:
        return SPECIALTY <= action < SPECIALTY + 5 and may_choose(s, action - SPECIALTY)
    if s.phase != MAIN or action < 0:
        return False
    if action < RESTAURANT:
        good, space = (action - STAND) // 25, (action - STAND) % 25
        if s.hands[seat, good] == 0 or wooden_stands_left(s, seat) == 0:
            return False
        return bool(stand_spaces(s, seat, good) >> space & 1)
    if action < CUSTOMERS:
        kind, space = (action - RESTAURANT) // 25, (action - RESTAURANT) % 25
        return s.supply[seat, kind] > 0 and bool(restaurant_spaces(s, kind) >> space & 1)
    if action < COIN:
        tile, entrance = (action - CUSTOMERS) // 20, (action - CUSTOMERS) % 20
        customers, goods = 1 + tile // SETS, tile % SETS
        if offered_slot(s, customers, goods) < 0:
            return False
        return bool(customer_entrances(s, seat, customers, goods) >> entrance & 1)
    if action == COIN:
        return may_take_coin(s)
    return action == REDRAW_HAND and may_redraw_hand(s, seat)


@compiled
def random_action(s: State, rng: Any) -> int:
    """One of the legal actions, each as likely as any other; -1 if there is none.

    Counts first, then finds the one picked: much quicker than to list them all.
    """
    if s.phase == MAIN:
        return _random_main_action(s, rng)
    if s.phase == TAKE:
        kinds = 0
        for good in range(5):
            kinds += s.display[good] > 0
        pick = below_from(rng, kinds + may_redraw_display(s))
        for good in range(5):
            if s.display[good]:
                if pick == 0:
                    return TILE + good
                pick -= 1
        return REDRAW_DISPLAY
    if s.phase == CHOOSE:
        pick = below_from(rng, 2)  # a choice is always between the two goods of a tile
        for good in range(5):
            if may_choose(s, good):
                if pick == 0:
                    return SPECIALTY + good
                pick -= 1
    return -1


@compiled
def _random_main_action(s: State, rng: Any) -> int:
    seat = s.turn
    stands = restaurants = brings = 0
    may_open = wooden_stands_left(s, seat) > 0
    if may_open:
        for good in range(5):
            if s.hands[seat, good]:
                stands += popcount(stand_spaces(s, seat, good))
    for kind in range(6):
        if s.supply[seat, kind]:
            restaurants += popcount(restaurant_spaces(s, kind))
    for customers in range(1, 5):
        if s.lines_with[customers] == 0:
            break
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            goods = s.stacks[customers - 1, slot]
            if offered_slot(s, customers, goods) == slot:
                brings += popcount(customer_entrances(s, seat, customers, goods))
    coin = may_take_coin(s)
    total = stands + restaurants + brings + coin + may_redraw_hand(s, seat)
    if total == 0:
        return -1
    pick = below_from(rng, total)
    if pick < stands:
        return _pick_stand(s, seat, pick)
    pick -= stands
    if pick < restaurants:
        return _pick_restaurant(s, seat, pick)
    pick -= restaurants
    if pick < brings:
        return _pick_customers(s, seat, pick)
    return COIN if coin and pick == brings else REDRAW_HAND


@compiled
def _pick_stand(s: State, seat: int, pick: int) -> int:
    for good in range(5):
        if s.hands[seat, good]:
            spaces = stand_spaces(s, seat, good)
            count = popcount(spaces)
            if pick < count:
                return stand_action(good, nth_bit(spaces, pick))
            pick -= count
    return -1


@compiled
def _pick_restaurant(s: State, seat: int, pick: int) -> int:
    for kind in range(6):
        if s.supply[seat, kind]:
            spaces = restaurant_spaces(s, kind)
            count = popcount(spaces)
            if pick < count:
                return restaurant_action(kind, nth_bit(spaces, pick))
            pick -= count
    return -1


@compiled
def _pick_customers(s: State, seat: int, pick: int) -> int:
    for customers in range(1, 5):
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            goods = s.stacks[customers - 1, slot]
            if offered_slot(s, customers, goods) == slot:
                entrances = customer_entrances(s, seat, customers, goods)
                count = popcount(entrances)
                if pick < count:
                    return customers_action(customers, goods, nth_bit(entrances, pick))
                pick -= count
    return -1
