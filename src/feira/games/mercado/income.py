"""Cost and income: who earns what, and why (M3.1, M4)."""

from feira.games.jit import compiled, lowest, popcount
from feira.games.mercado.log import EARNED, Log, tell
from feira.games.mercado.market import COLUMN, ENTRANCES, LINES, MAX_CUSTOMERS, NEIGHBOURS, PUB, ROW, SPACES_OF_LINE
from feira.games.mercado.state import NO_GOOD, State


@compiled
def stand_cost(s: State, space: int) -> int:
    """M3.1: 1 + the larger of the stands already in its row and in its column."""
    return 1 + max(s.line_count[ROW[space]], s.line_count[COLUMN[space]])


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
def stand_earns(s: State, seat: int, good: int, space: int, entrance: int, log: Log) -> int:
    """M4.1: customers × (1 + matching open restaurants next to the stand)."""
    around = NEIGHBOURS[space]
    own_kind = popcount(s.restaurants[good] & around)
    pubs = popcount(s.restaurants[PUB] & around)
    coins = s.customers[entrance] * (1 + own_kind + pubs)
    tell(log, EARNED, seat, coins, space, ENTRANCES * good + entrance, own_kind, pubs)
    return coins


@compiled
def stand_income(s: State, seat: int, good: int, space: int, log: Log) -> tuple[int, int]:
    """M4.2: what a stand earns when it opens, from the tiles at the four ends of its row and column.

    Returns the income and how much of it comes from tiles with 4 customers (M7#2). Asked before the stand is on the
    market. In challenge 7 other stands of the line may earn with it.
    """
    income = from_fours = 0
    for line in (ROW[space], COLUMN[space]):
        for entrance in (line, line + LINES):
            if s.pays_when_full:
                income += _crowded_income(s, seat, good, space, entrance, line, log)
            elif s.wanted[good] >> entrance & 1 and pays(s, good):
                coins = stand_earns(s, seat, good, space, entrance, log)
                income += coins
                if s.customers[entrance] == MAX_CUSTOMERS:
                    from_fours += coins
    return income, from_fours


@compiled
def _crowded_income(s: State, seat: int, good: int, space: int, entrance: int, line: int, log: Log) -> int:
    """M7#7: a tile pays nothing below its number of stands, all stands when it is reached, then only new ones."""
    stands, needed = s.line_count[line] + 1, s.customers[entrance]
    income = 0
    if needed == 0 or stands < needed:
        return income
    if stands == needed:
        for other in range(5):
            if s.wanted[other] >> entrance & 1:
                there = s.stands[other] & SPACES_OF_LINE[line]
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
            there = s.stands[good] & SPACES_OF_LINE[line]
            while there:
                space = lowest(there)
                seat = owner(s, space)
                coins = stand_earns(s, seat, good, space, entrance, log)
                s.money[seat] += coins
                if seat == s.turn:
                    active_income += coins
                there &= there - 1
    return active_income
