"""Cost and income: who earns what, and why (M3.1, M4)."""

from feira.games.jit import compiled, int64, lowest, popcount
from feira.games.mercado.log import EARNED, Log, tell
from feira.games.mercado.market import COLUMN, ENTRANCES, LINES, MAX_CUSTOMERS, NEIGHBOURS, PUB, ROW, SPACES_OF_LINE
from feira.games.mercado.state import NO_GOOD, State


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
    return 1 + popcount((s.restaurants[good] | s.restaurants[PUB]) & NEIGHBOURS[space])


@compiled
def stand_earns(s: State, seat: int, good: int, space: int, entrance: int, log: Log) -> int:
    """M4.1: a stand's income from one customer tile."""
    coins = int64(s.customers[entrance]) * stand_value(s, good, space)
    if log is not None:
        around = NEIGHBOURS[space]
        own_kind, pubs = popcount(s.restaurants[good] & around), popcount(s.restaurants[PUB] & around)
        tell(log, EARNED, seat, coins, space, entrance | good << 8 | own_kind << 16 | pubs << 24)
    return coins


@compiled
def stand_income(s: State, good: int, space: int) -> int:
    """M4.2: what a stand earns when it opens, from all customers at the ends of its row and column who want its good.

    Asked before the stand is on the market.
    """
    if s.pays_when_full:
        return _crowded_income(s, 0, good, space, None)
    if not pays(s, good):
        return 0
    wanting = int64(s.demand[good, ROW[space]]) + s.demand[good, COLUMN[space]]
    return wanting * stand_value(s, good, space)


@compiled
def tell_stand_income(s: State, seat: int, good: int, space: int, log: Log) -> int:
    """Tell `stand_income` tile by tile; return how much of it comes from tiles with 4 customers (M7#2)."""
    if s.pays_when_full:
        _crowded_income(s, seat, good, space, log)
        return 0
    from_fours = 0
    if pays(s, good):
        for line in (ROW[space], COLUMN[space]):
            for entrance in range(int64(line), ENTRANCES, LINES):
                if s.wanted[good] >> entrance & 1:
                    coins = stand_earns(s, seat, good, space, entrance, log)
                    if s.customers[entrance] == MAX_CUSTOMERS:
                        from_fours += coins
    return from_fours


@compiled
def _crowded_income(s: State, seat: int, good: int, space: int, log: Log) -> int:
    """M7#7: what opening a stand brings when tiles wait for their line to fill; earlier stands may earn with it."""
    income = 0
    for line in (ROW[space], COLUMN[space]):
        for entrance in range(int64(line), ENTRANCES, LINES):
            income += _waiting_tile_pays(s, seat, good, space, entrance, line, log)
    return income


@compiled
def _waiting_tile_pays(s: State, seat: int, good: int, space: int, entrance: int, line: int, log: Log) -> int:
    """M7#7: nothing below the tile's number of stands, all stands when it is reached, then only new ones."""
    stands, needed = s.line_count[line] + 1, s.customers[entrance]
    income = 0
    if needed == 0 or stands < needed:
        return income
    if stands == needed:
        for other in range(5):
            if s.wanted[other] >> entrance & 1:
                there = int64(s.stands[other] & SPACES_OF_LINE[line])
                while there:
                    income += stand_earns(s, seat, other, lowest(there), entrance, log)
                    there &= there - 1
    if s.wanted[good] >> entrance & 1:
        income += stand_earns(s, seat, good, space, entrance, log)
    return income


@compiled
def customers_pay(s: State, entrance: int, log: Log) -> int:
    """M4.1: a customer tile just placed pays every matching stand of its line. Returns the active seat's income."""
    line = entrance % LINES
    active_income = 0
    for good in range(5):
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
