"""What an action does: the turn, its money and its tiles, and the end of the game (M3, M5)."""

from feira.core.jit import below, compiled, int64, lowest, popcount
from feira.games.mercado.engine.actions import (
    COIN,
    CUSTOMERS,
    REDRAW_DISPLAY,
    REDRAW_HAND,
    RESTAURANT,
    SPECIALTY,
    TILE,
    customers_of,
    restaurant_of,
    stand_of,
)
from feira.games.mercado.engine.challenge_rules import after_restaurant, after_stand, note_income
from feira.games.mercado.engine.income import customers_pay, stand_cost, stand_income, tell_stand_income
from feira.games.mercado.engine.legality import bag_size, has_legal_action, offered_slot, present
from feira.games.mercado.engine.log import (
    COIN_TAKEN,
    CUSTOMERS_BROUGHT,
    CUSTOMERS_OFFERED,
    DISPLAY_RETURNED,
    END_TRIGGERED,
    GAME_OVER,
    HAND_DRAWN,
    HAND_RETURNED,
    PAID,
    RESTAURANT_FOUND,
    RESTAURANT_OPENED,
    SPECIALTY_ASKED,
    SPECIALTY_SET,
    STAND_OPENED,
    TILE_DRAWN,
    TILE_TAKEN,
    Log,
    tell,
)
from feira.games.mercado.engine.market import (
    COLUMN,
    FIRST_GOOD,
    KIND_COUNT,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    OFFERED,
    ROW,
)
from feira.games.mercado.engine.state import (
    CHOOSE,
    COINS_END,
    EIGHTH_END,
    ENTRANCES_END,
    MAIN,
    NO_GOOD,
    NOT_TRIGGERED,
    OVER,
    RUNNING,
    SPACES_END,
    STUCK_END,
    TAKE,
    State,
)

PLACES_LEFT_AT_END = 4  # M5.1
COINS_FOR_RESTAURANT = 1  # M3.3, M4.3
COINS_TAKEN = 1  # M3.4


@compiled
def apply_action(s: State, action: int, log: Log) -> None:
    """Do a legal action of the seat whose turn it is, and all that follows from it."""
    s.phase = MAIN
    turn_over = True
    if action < RESTAURANT:
        good, space = stand_of(action)
        _open_stand(s, good, space, log)
        turn_over = s.phase != TAKE
    elif action < CUSTOMERS:
        kind, space = restaurant_of(action)
        _open_restaurant(s, kind, space, log)
    elif action < COIN:
        customers, goods, entrance = customers_of(action)
        _bring_customers(s, customers, goods, entrance, log)
        turn_over = s.phase != CHOOSE
    elif action == COIN:
        _take_coin(s, log)
    elif action < REDRAW_HAND:
        _take_tile(s, action - TILE, log)
    elif action == REDRAW_HAND:
        _redraw_hand(s, log)
        turn_over = False
    elif action == REDRAW_DISPLAY:
        _redraw_display(s, log)
        turn_over = False
    else:
        _choose_specialty(s, action - SPECIALTY, log)

    if turn_over:
        _end_turn(s, log)
    if s.challenge and s.phase == MAIN and not has_legal_action(s):  # M7.1
        _finish(s, STUCK_END, log)


@compiled
def _open_stand(s: State, good: int, space: int, log: Log) -> None:
    """M3.1."""
    seat = int64(s.turn)
    bit = 1 << space
    cost = stand_cost(s, space)
    tell(log, STAND_OPENED, seat, good, space, 0)
    tell(log, PAID, seat, cost, 0, 0)
    income = stand_income(s, good, space)
    s.money[seat] += income - cost
    if income > 0 and (s.challenge or log is not None):
        from_fours = tell_stand_income(s, seat, good, space, log)
        if s.challenge:
            note_income(s, income, from_fours)

    s.hands[seat, good] -= 1
    s.stands[good] |= bit
    s.owned[seat] |= bit
    _count_in_line(s, ROW[space])
    _count_in_line(s, COLUMN[space])
    s.own_lines[seat, good] |= 1 << ROW[space] | 1 << COLUMN[space]
    _fill_space(s, space, log)
    if s.challenge:
        after_stand(s, space)
    if s.end == RUNNING and s.ends_at_stand and popcount(s.owned[seat]) == s.ends_at_stand:
        s.end = EIGHTH_END  # M7#7

    s.coins_in_a_row = 0
    if present(s.display):
        s.phase = TAKE


@compiled
def _count_in_line(s: State, line: int) -> None:
    s.line_count[line] += 1
    s.lines_with[s.line_count[line]] |= 1 << line


@compiled
def _fill_space(s: State, space: int, log: Log) -> None:
    """Something was built here: a grey restaurant goes to the builder (M3.1, M3.3), the end may come (M5.1)."""
    bit = 1 << space
    for kind in range(KIND_COUNT):
        if s.grey[kind] & bit:
            s.grey[kind] ^= bit
            s.supply[s.turn, kind] += 1
            tell(log, RESTAURANT_FOUND, s.turn, kind, space, 0)
    s.open ^= bit
    if s.end == RUNNING and popcount(s.open) <= PLACES_LEFT_AT_END:
        s.end = SPACES_END


@compiled
def _open_restaurant(s: State, kind: int, space: int, log: Log) -> None:
    """M3.3."""
    seat = int64(s.turn)
    s.supply[seat, kind] -= 1
    s.restaurants[kind] |= 1 << space
    s.money[seat] += COINS_FOR_RESTAURANT
    tell(log, RESTAURANT_OPENED, seat, kind, space, COINS_FOR_RESTAURANT)
    _fill_space(s, space, log)
    if s.challenge:
        after_restaurant(s)
    s.coins_in_a_row = 0


@compiled
def _bring_customers(s: State, customers: int, goods: int, entrance: int, log: Log) -> None:
    """M3.2."""
    stack = s.stacks[customers - 1]
    slot = offered_slot(s, customers, goods)
    s.stack_size[customers - 1] -= 1
    size = s.stack_size[customers - 1]
    stack[slot] = stack[size]
    stack[size] = 0
    put_customers(s, customers, goods, entrance)
    tell(log, CUSTOMERS_BROUGHT, s.turn, customers, goods, entrance)
    if size >= OFFERED:
        tell(log, CUSTOMERS_OFFERED, customers, stack[slot], 0, 0)
    if s.end == RUNNING and popcount(s.empty) <= PLACES_LEFT_AT_END:
        s.end = ENTRANCES_END
    s.coins_in_a_row = 0

    if s.one_good_pays and s.specialty == NO_GOOD:  # M7#1: they pay as soon as the good is named
        s.phase = CHOOSE
        s.choice_at = entrance
        tell(log, SPECIALTY_ASKED, s.turn, 0, 0, 0)
    else:
        _receive_customers(s, entrance, log)


@compiled
def put_customers(s: State, customers: int, goods: int, entrance: int) -> None:
    """A customer tile now stands at the entrance."""
    bit = 1 << entrance
    s.empty ^= bit
    s.customers[entrance] = customers
    first, last = FIRST_GOOD[goods], LAST_GOOD[goods]
    s.wanted[first] |= bit
    s.demand[first, entrance % LINES] += customers
    if first != last:
        s.wanted[last] |= bit
        s.demand[last, entrance % LINES] += customers


@compiled
def _receive_customers(s: State, entrance: int, log: Log) -> None:
    """M4.1, and what solo keeps of it."""
    income = customers_pay(s, entrance, log)
    if s.challenge and income > 0:
        note_income(s, income, income if s.customers[entrance] == MAX_CUSTOMERS else 0)


@compiled
def _choose_specialty(s: State, good: int, log: Log) -> None:
    """M7#1: from now on only this good pays, beginning with the customers who wait."""
    s.specialty = good
    tell(log, SPECIALTY_SET, s.turn, good, 0, 0)
    _receive_customers(s, int64(s.choice_at), log)
    s.choice_at = 0


@compiled
def _take_coin(s: State, log: Log) -> None:
    """M3.4."""
    s.money[s.turn] += COINS_TAKEN
    s.coins_in_a_row += 1
    tell(log, COIN_TAKEN, s.turn, COINS_TAKEN, 0, 0)


@compiled
def draw(s: State) -> int:
    """Take a tile out of the bag: at random, or the one that a replayed record tells."""
    if s.fate_size:
        good = int64(s.fate[0])
        s.fate[0], s.fate[1], s.fate[2] = s.fate[1], s.fate[2], 0
        s.fate_size -= 1
    else:
        pick = below(s, bag_size(s))
        good = 0
        while pick >= s.bag[good]:
            pick -= s.bag[good]
            good += 1
    s.bag[good] -= 1
    return good


@compiled
def _take_tile(s: State, good: int, log: Log) -> None:
    """M3.1: a tile of the display into the hand; the display is refilled unless the bag is empty."""
    s.display[good] -= 1
    s.hands[s.turn, good] += 1
    tell(log, TILE_TAKEN, s.turn, good, 0, 0)
    if bag_size(s) > 0:
        drawn = draw(s)
        s.display[drawn] += 1
        tell(log, TILE_DRAWN, drawn, 0, 0, 0)


@compiled
def _redraw_hand(s: State, log: Log) -> None:
    """M3.5: draw three, then put the three old ones into the bag."""
    hand = s.hands[s.turn]
    old = lowest(present(hand))
    tell(log, HAND_RETURNED, s.turn, old, 0, 0)
    hand[old] = 0
    for _ in range(3):
        good = draw(s)
        hand[good] += 1
        tell(log, HAND_DRAWN, s.turn, good, 0, 0)
    s.bag[old] += 3


@compiled
def _redraw_display(s: State, log: Log) -> None:
    """M3.6."""
    old = lowest(present(s.display))
    tell(log, DISPLAY_RETURNED, s.turn, old, 0, 0)
    s.display[old] = 0
    for _ in range(3):
        good = draw(s)
        s.display[good] += 1
        tell(log, TILE_DRAWN, good, 0, 0, 0)
    s.bag[old] += 3
    s.phase = TAKE


@compiled
def _end_turn(s: State, log: Log) -> None:
    """The next seat's turn, or the end: at once by coins (M5.2), else one more turn for every other seat (M5.1)."""
    if s.coins_in_a_row == (4 if s.players == 2 else s.players):
        _finish(s, COINS_END, log)
        return
    if s.end != RUNNING:
        if s.turns_left == NOT_TRIGGERED:
            tell(log, END_TRIGGERED, s.turn, s.end, 0, 0)
            s.turns_left = s.players
        s.turns_left -= 1
        if s.turns_left == 0:
            _finish(s, int64(s.end), log)
            return
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0


@compiled
def _finish(s: State, end: int, log: Log) -> None:
    s.phase = OVER
    s.end = end
    tell(log, GAME_OVER, end, 0, 0, 0)
