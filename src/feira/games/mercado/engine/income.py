"""Cost and income: who earns what, and why (M3.1, M4)."""

from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.mercado.engine.log import EARNED, Log, tell
from feira.games.mercado.engine.market import (
    COLUMN,
    ENTRANCES,
    GOOD_COUNT,
    LINES,
    MAX_CUSTOMERS,
    NEIGHBOURS,
    PUB,
    ROW,
    SPACES_OF_LINE,
)
from feira.games.mercado.engine.state import NO_GOOD, State


@compiled
def stand_cost(s: State, space: int) -> int:
    """M3.1: 1 + the larger of the stands already in its row and in its column."""
    return 1 + int64(max(s.line_count[ROW[space]], s.line_count[COLUMN[space]]))


@compiled
def pays(s: State, good: int) -> bool:
    """Whether stands of this good earn at all: challenge 1 lets only one."""
    return s.specialty == NO_GOOD or s.specialty == good


@compiled
def owner(s: State, space: int) -> int:
    """The seat whose stand is on the space."""
    for seat in range(s.players):
        if s.owned[seat] >> space & 1:
            return seat
    return -1


@compiled
def stand_value(s: State, good: int, space: int) -> int:
    """M4.1: what one customer pays at a stand: 1 + matching open restaurants next to it; a pub matches every good."""
    return 1 + popcount(_helping(s, good, space))


@compiled
def _helping(s: State, good: int, space: int) -> int:
    """A mask of the spaces with the restaurants that count for a stand."""
    return (s.restaurants[good] | s.restaurants[PUB]) & NEIGHBOURS[space]


@compiled
def stand_earns(s: State, seat: int, good: int, space: int, entrance: int, log: Log) -> int:
    """M4.1: a stand's income from one customer tile."""
    times = stand_value(s, good, space)
    coins = int64(s.customers[entrance]) * times
    if log is not None:
        tell(log, EARNED, seat, coins, space | entrance << 8 | times << 16, _helping(s, good, space))
    return coins


@compiled
def paying_entrances(s: State, good: int) -> int:
    """The entrances whose customers pay for a new stand of this good, if it pays at all (M4.2)."""
    return int64(s.wanted[good] & s.due if s.pays_when_full else s.wanted[good])  # M7#7


@compiled
def stand_income(s: State, good: int, space: int) -> int:
    """M4.2: what a stand earns when it opens, from all customers at the ends of its row and column who want its good.

    Asked before the stand is on the market.
    """
    row, column = ROW[space], COLUMN[space]
    if s.pays_when_full:  # M7#7
        paying = _customers_due(s, good, row) + _customers_due(s, good, column)
        return int64(s.waiting[row]) + s.waiting[column] + paying * stand_value(s, good, space)
    if not pays(s, good):
        return 0
    wanting = int64(s.demand[good, row]) + s.demand[good, column]
    return wanting * stand_value(s, good, space)


@compiled
def _customers_due(s: State, good: int, line: int) -> int:
    """M7#7: the customers in a line who pay for one more stand of the good."""
    paying = paying_entrances(s, good) >> line
    return (paying & 1) * int64(s.customers[line]) + (paying >> LINES & 1) * int64(s.customers[line + LINES])


@compiled
def tell_stand_income(s: State, seat: int, good: int, space: int, log: Log) -> int:
    """Tell `stand_income` tile by tile; return how much of it comes from tiles with 4 customers (M7#2)."""
    from_fours = 0
    if s.pays_when_full:
        if log is not None:
            _tell_crowd(s, seat, good, space, log)
    elif pays(s, good):
        for line in (ROW[space], COLUMN[space]):
            for entrance in range(int64(line), ENTRANCES, LINES):
                if s.wanted[good] >> entrance & 1:
                    coins = stand_earns(s, seat, good, space, entrance, log)
                    if s.customers[entrance] == MAX_CUSTOMERS:
                        from_fours += coins
    return from_fours


@compiled
def _tell_crowd(s: State, seat: int, good: int, space: int, log: Log) -> None:
    """M7#7: who earns what when a stand opens; earlier ones may earn with it."""
    for line in (ROW[space], COLUMN[space]):
        for entrance in range(int64(line), ENTRANCES, LINES):
            _crowd_earns(s, seat, line, entrance, log)
            if paying_entrances(s, good) >> entrance & 1:
                stand_earns(s, seat, good, space, entrance, log)


@compiled
def _crowd_earns(s: State, seat: int, line: int, entrance: int, log: Log) -> int:
    """M7#7: what earlier stands of the line earn from a tile that waits for just one more."""
    coins = 0
    if s.customers[entrance] == s.line_count[line] + 1:
        for good in range(GOOD_COUNT):
            if s.wanted[good] >> entrance & 1:
                there = int64(s.stands[good] & SPACES_OF_LINE[line])
                while there:
                    coins += stand_earns(s, seat, good, lowest(there), entrance, log)
                    there &= there - 1
    return coins


@compiled
def note_crowds(s: State, lines: int) -> None:
    """M7#7: keep what one more stand would bring in each of these lines, where something has changed."""
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        coins = 0
        for entrance in range(line, ENTRANCES, LINES):
            coins += _crowd_earns(s, 0, line, entrance, None)
            if s.customers[entrance] <= s.line_count[line] + 1:  # with it there are enough stands for all of them
                s.due |= 1 << entrance
        s.waiting[line] = coins
        s.waiting_lines = int64(s.waiting_lines) & ~(1 << line) | int64(coins > 0) << line


@compiled
def pay_if_named(s: State, good: int) -> int:
    """M7#1: what the waiting customers pay if this good is named."""
    if not s.wanted[good] >> s.choice_at & 1:
        return 0
    coins = 0
    there = int64(s.stands[good] & SPACES_OF_LINE[s.choice_at % LINES])
    while there:
        coins += stand_earns(s, 0, good, lowest(there), int64(s.choice_at), None)
        there &= there - 1
    return coins


@compiled
def customers_pay(s: State, entrance: int, log: Log) -> int:
    """M4.1: a customer tile just placed pays every matching stand of its line. Returns the active seat's income."""
    line = entrance % LINES
    active_income = 0
    for good in range(GOOD_COUNT):
        if s.wanted[good] >> entrance & 1 and pays(s, good):
            there = int64(s.stands[good] & SPACES_OF_LINE[line])
            while there:
                space = lowest(there)
                seat = owner(s, space)
                coins = stand_earns(s, seat, good, space, entrance, log)
                s.money[seat] += coins
                if seat == s.turn:
                    active_income += coins
                there &= there - 1
    return active_income
