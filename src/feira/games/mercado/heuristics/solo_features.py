"""What a network sees of a challenge besides the inputs of every game: its best goods and its best lines.

All goods are alike, and so are all lines. So they are listed by merit, the best first, and the network need not learn
the same for each of them.
"""

from typing import Any, Final

from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.mercado.engine.income import pays, stand_cost, stand_income, stand_value
from feira.games.mercado.engine.legality import stand_spaces
from feira.games.mercado.engine.market import (
    COLUMN,
    FIRST_GOOD,
    GOOD_COUNT,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    OFFERED,
    PUB,
    ROW,
    SPACES_OF_LINE,
)
from feira.games.mercado.engine.state import State
from feira.games.mercado.heuristics.prospects import unpack
from feira.games.mercado.heuristics.solo_prospects import average_pay, best_tile_pay, tiles_known

BEST_GOODS: Final = 3
BEST_LINES: Final = 6

# The inputs of a good, by their place in its block.
_PAY: Final = 0  # what one customer at every line pays
_TO_COME: Final = 1  # the same at each empty entrance
_STANDS: Final = 2
_HAND: Final = 3
_DISPLAY: Final = 4
_BAG: Final = 5
_HELP: Final = 6  # restaurants of its kind in the supply
_GREY: Final = 7  # and those not found yet
_STAND_NOW: Final = 8  # the profit of the best stand of the hand
_STAND: Final = 9  # with what may still come
_OFFERED: Final = 10  # by number of customers: tiles on offer that want it
_LEFT: Final = _OFFERED + MAX_CUSTOMERS  # likewise: all tiles that are left
_GOOD_INPUTS: Final = _LEFT + MAX_CUSTOMERS

# The inputs of a line, likewise.
_VALUE: Final = 0  # what one customer who wants everything pays
_VALUE_OF_BEST: Final = 1  # who wants the best good
_VALUE_OF_SECOND: Final = 2
_ENTRANCES: Final = 3
_LINE_STANDS: Final = 4
_SPACES: Final = 5  # that are open
_BEST_TILE: Final = 6
_AVERAGE: Final = 7  # what an average tile pays that may come at last
_DEMAND: Final = 8  # customers there who want the best good
_MISSING: Final = 9  # M7#7: stands until the next of its tiles pays
_WAITING: Final = 10  # what that tile pays the stands there, if it is
_LINE_INPUTS: Final = 11

SOLO_INPUTS: Final = BEST_GOODS * _GOOD_INPUTS + BEST_LINES * _LINE_INPUTS

# Places in `work`, after what `features.py` keeps there.
_VALUES: Final = 0  # by line: what one customer for each good pays, packed
_RANKED: Final = LINES  # goods, the best first
_MERIT: Final = _RANKED + GOOD_COUNT  # by good, then by line


@compiled
def write_solo(s: State, crowd: Any, work: Any, first: int, out: Any) -> None:
    """Write the inputs from place `first` on; work[:LINES] has what stands pay by line."""
    _rank_goods(s, crowd, work)
    for place in range(BEST_GOODS):
        _write_good(s, int64(work[_RANKED + place]), crowd, first + place * _GOOD_INPUTS, work, out)
    first += BEST_GOODS * _GOOD_INPUTS
    _rate_lines(s, crowd, work)
    for place in range(BEST_LINES):
        best = 0
        for line in range(LINES):
            if work[_MERIT + line] > work[_MERIT + best]:
                best = line
        _write_line(s, best, crowd, first + place * _LINE_INPUTS, work, out)
        work[_MERIT + best] = -1


@compiled
def _rank_goods(s: State, crowd: Any, work: Any) -> None:
    _, wanting = crowd[MAX_CUSTOMERS]
    for good in range(GOOD_COUNT):
        merit = 0
        if pays(s, good):
            merit = 1 + unpack(wanting, good) + 40 * int64(s.hands[0, good]) + 5 * int64(s.bag[good])
            for line in range(LINES):
                merit += 40 * unpack(int64(work[_VALUES + line]), good)
            if s.specialty == good:
                merit += 100_000
        work[_MERIT + good] = merit
    for place in range(GOOD_COUNT):
        best = 0
        for good in range(GOOD_COUNT):
            if work[_MERIT + good] > work[_MERIT + best]:
                best = good
        work[_RANKED + place] = best
        work[_MERIT + best] = -1


@compiled
def _entrances(s: State, line: int) -> int:
    empty = int64(s.empty & s.entrances_allowed)
    return (empty >> line & 1) + (empty >> (line + LINES) & 1)


@compiled
def _write_good(s: State, good: int, crowd: Any, first: int, work: Any, out: Any) -> None:
    if not pays(s, good):
        return
    pay = to_come = 0
    for line in range(LINES):
        value = unpack(int64(work[_VALUES + line]), good)
        pay += value
        to_come += value * _entrances(s, line)
    out[first + _PAY] = pay / 10.0
    out[first + _TO_COME] = to_come / 10.0
    out[first + _STANDS] = popcount(s.stands[good]) / 5.0
    out[first + _HAND] = s.hands[0, good] / 3.0
    out[first + _DISPLAY] = s.display[good] / 3.0
    out[first + _BAG] = s.bag[good] / 5.0
    out[first + _HELP] = s.supply[0, good] / 2.0
    out[first + _GREY] = popcount(s.grey[good] | s.grey[PUB]) / 3.0
    for customers in range(1, MAX_CUSTOMERS + 1):
        offered = left = 0
        for slot in range(tiles_known(s, customers)):
            goods = s.stacks[customers - 1, slot]
            if FIRST_GOOD[goods] == good or LAST_GOOD[goods] == good:
                left += 1
                offered += slot < OFFERED
        out[first + _OFFERED + customers - 1] = offered / 2.0
        out[first + _LEFT + customers - 1] = left / 4.0
    if s.hands[0, good]:
        _write_stand(s, good, crowd, first, out)


@compiled
def _write_stand(s: State, good: int, crowd: Any, first: int, out: Any) -> None:
    """The best stand of the good, by its profit now and by what may still come."""
    tiles, wanting = crowd[MAX_CUSTOMERS]
    per_tile = unpack(wanting, good) / tiles if tiles else 0.0
    spaces = stand_spaces(s, 0, good)
    now = best = -5.0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        profit = float(stand_income(s, good, space) - stand_cost(s, space))
        entrances = _entrances(s, int64(ROW[space])) + _entrances(s, int64(COLUMN[space]))
        now = max(now, profit)
        best = max(best, profit + per_tile * entrances * stand_value(s, good, space))
    out[first + _STAND_NOW] = now / 10.0
    out[first + _STAND] = best / 10.0


@compiled
def _rate_lines(s: State, crowd: Any, work: Any) -> None:
    """work[_MERIT + line] = roughly what the line may still earn; never negative.

    What tells lines apart breaks ties, so that a turned market lists them in the same order.
    """
    best = int64(work[_RANKED])
    for line in range(LINES):
        values, entrances = int64(work[_VALUES + line]), _entrances(s, line)
        coins = entrances * average_pay(values, crowd[MAX_CUSTOMERS])
        missing, waiting = _next_full(s, line, values) if s.pays_when_full else (0, 0)
        merit = int64(1000.0 * (coins + waiting))
        merit = merit << 8 | entrances << 6 | missing << 3 | int64(s.line_count[line])
        merit = merit << 8 | values % 251  # a prime, so that other values rarely leave the same
        work[_MERIT + line] = merit << 8 | popcount(s.open & SPACES_OF_LINE[line]) << 4 | int64(s.demand[best, line])


@compiled
def _all_pay(values: int) -> int:
    """What somebody pays who wants everything."""
    coins = 0
    for good in range(GOOD_COUNT):
        coins += unpack(values, good)
    return coins


@compiled
def _next_full(s: State, line: int, values: int) -> Any:
    """M7#7: how many stands are missing until the next tile of the line pays, and how much it pays those there."""
    missing, coins = 0, 0
    for entrance in (line, line + LINES):
        needed = int64(s.customers[entrance])
        lacking = needed - int64(s.line_count[line])
        if lacking > 0:
            pay = 0
            for good in range(GOOD_COUNT):
                if s.wanted[good] >> entrance & 1:
                    pay += needed * unpack(values, good)
            if missing == 0 or lacking < missing:
                missing = lacking
            coins += pay
    return missing, coins


@compiled
def _write_line(s: State, line: int, crowd: Any, first: int, work: Any, out: Any) -> None:
    values, entrances = int64(work[_VALUES + line]), _entrances(s, line)
    best, second = int64(work[_RANKED]), int64(work[_RANKED + 1])
    out[first + _VALUE] = _all_pay(values) / 5.0
    out[first + _VALUE_OF_BEST] = unpack(values, best) / 4.0
    out[first + _VALUE_OF_SECOND] = unpack(values, second) / 4.0
    out[first + _ENTRANCES] = entrances / 2.0
    out[first + _LINE_STANDS] = s.line_count[line] / 4.0
    out[first + _SPACES] = popcount(s.open & SPACES_OF_LINE[line]) / 5.0
    if values and entrances:
        stands = min(int64(s.line_count[line]), MAX_CUSTOMERS)
        out[first + _BEST_TILE] = best_tile_pay(s, values, stands) / 10.0
        out[first + _AVERAGE] = average_pay(values, crowd[MAX_CUSTOMERS]) / 10.0
    out[first + _DEMAND] = s.demand[best, line] / 8.0
    if s.pays_when_full:
        missing, coins = _next_full(s, line, values)
        out[first + _MISSING] = missing / 4.0
        out[first + _WAITING] = coins / 10.0
