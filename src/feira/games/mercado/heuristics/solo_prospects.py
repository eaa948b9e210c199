"""The expected result of a solo challenge: the result so far, and by rule of thumb what is still to come.

No rule of the game is in here. What counts how much was found by letting greedy bots with other numbers play thousands
of games; each challenge has its own.
"""

from typing import Any, Final

import numpy as np

from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.mercado.engine.income import pay_if_named, pays, stand_cost, stand_income, stand_value
from feira.games.mercado.engine.legality import stand_spaces, wooden_stands_left
from feira.games.mercado.engine.market import (
    COLUMN,
    ENTRANCES,
    FIRST_GOOD,
    GOOD_COUNT,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    NEIGHBOURS,
    OFFERED,
    ROW,
    SPACES_OF_LINE,
)
from feira.games.mercado.engine.scoring import fours_brought, restaurants_left, solo_result
from feira.games.mercado.engine.state import CHOOSE, NO_GOOD, OVER, State
from feira.games.mercado.heuristics.prospects import ONE_EACH, unpack

# What is weighed, by its place in a row of weights:
_COINS: Final = 0  # beyond the result: they open stands
_AVERAGE: Final = 1  # what an average tile that may come now would pay, at each empty entrance
_AVERAGE_SOON: Final = 2  # the same with one more stand in the line
_AVERAGE_AT_LAST: Final = 3  # the same with any number
_BEST_TILE: Final = 4  # what the best tile on offer would pay, at each empty entrance
_NEXT_STAND: Final = 5  # the best of the hand
_STAND_AFTER: Final = 6  # the best of another good
_HAND: Final = 7  # how much its goods are wanted
_RESTAURANTS: Final = 8  # in the supply
_WOODEN_STANDS: Final = 9
_ENTRANCES: Final = 10  # empty ones
_FOURS: Final = 11  # M7#5: brought, as far as needed
_CAPACITY: Final = 12  # how many customers the lines can take
_OPEN_SPACES: Final = 13  # next to stands, for restaurants
_WAITING: Final = 14  # M7#7: what waits for further stands
_FOCUS: Final = 15  # how much is of the same good

WEIGHTS: Final = np.array(  # a row for each challenge
    [
        (0.2, 0.14, -0.2, 0.38, 0.62, 1.59, 0.35, 1.08, 1.72, -1.13, 0.13, 0.0, -0.23, 0.06, 0.0, 1.16),
        (-0.03, 0.08, 0.46, 0.25, 0.55, 0.01, 0.05, 0.18, 2.78, 1.59, 0.2, 0.0, 0.13, -0.22, 0.0, 0.0),
        (0.7, -0.29, 0.69, 0.51, 0.42, 0.93, 0.56, 0.31, 2.1, 1.28, 0.57, 0.0, 0.38, 0.32, 0.0, -0.85),
        (0.2, -0.03, 0.35, 0.1, 0.58, 0.71, 0.3, 0.46, 1.59, 1.21, 0.01, 0.0, 0.34, -0.01, 0.0, -0.11),
        (0.91, 0.07, 0.29, -0.02, 0.26, 0.31, -0.05, 1.25, 1.51, 0.88, 0.08, 4.58, -0.25, 0.01, 0.0, -0.11),
        (0.76, 0.0, 0.38, -0.04, 0.34, 0.22, 0.06, 0.65, 2.48, 1.75, -0.09, 0.0, -0.07, 0.43, 0.0, -0.37),
        (0.08, 0.04, 0.55, 0.38, 0.15, 0.78, 0.12, 0.38, 1.66, 0.85, 0.19, 0.0, 0.31, 0.25, 0.51, 0.31),
        (0.03, 0.61, 0.07, -0.1, 0.4, 0.88, 0.35, 0.53, 2.16, 0.89, 0.61, 0.0, 0.05, 0.09, 0.0, -0.09),
        (-0.15, 0.94, 0.83, 0.19, 0.28, 1.89, 0.61, -0.38, 4.83, 1.73, 1.06, 0.0, 0.35, 0.79, 0.0, 0.05),
    ]
)


@compiled
def expected_result(s: State, weights: Any) -> float:
    """The result that the position is likely to lead to."""
    if s.phase == CHOOSE:
        return _expected_if_named(s, best_specialty(s, weights), weights)
    return _expected(s, weights)


@compiled
def best_specialty(s: State, weights: Any) -> int:
    """M7#1: the good with the best expected result if it is named now."""
    favourite, best = 0, -1e9
    for good in range(GOOD_COUNT):
        worth = _expected_if_named(s, good, weights)
        if worth > best:
            favourite, best = good, worth
    return favourite


@compiled
def _expected_if_named(s: State, good: int, weights: Any) -> float:
    s.specialty = good
    worth = pay_if_named(s, good) + _expected(s, weights)
    s.specialty = NO_GOOD
    return worth


@compiled
def _expected(s: State, weights: Any) -> float:
    worth = float(solo_result(s))
    if s.phase == OVER:
        return worth
    crowd = crowds_by_stands(s)
    worth += weights[_COINS] * s.money[0]
    worth += _entrances_to_fill(s, weights, crowd)
    worth += _stands_to_come(s, weights, crowd)
    worth += weights[_RESTAURANTS] * restaurants_left(s, 0)
    worth += weights[_ENTRANCES] * popcount(s.empty & s.entrances_allowed)
    worth += weights[_FOURS] * min(fours_brought(s), s.fours_needed)
    if weights[_OPEN_SPACES]:
        worth += weights[_OPEN_SPACES] * _open_spaces_near(s)
    if s.pays_when_full:
        worth += weights[_WAITING] * pay_in_waiting(s)
    if weights[_FOCUS]:
        worth += weights[_FOCUS] * _focus(s)
    return worth


@compiled
def crowds_by_stands(s: State) -> Any:
    """By number n of stands: the tiles of the stacks with up to n customers, and how many customers want each good."""
    one = _crowd(s, (0, 0), 1)
    two = _crowd(s, one, 2)
    three = _crowd(s, two, 3)
    return ((0, 0), one, two, three, _crowd(s, three, 4))


@compiled
def _crowd(s: State, fewer: Any, customers: int) -> Any:
    tiles, wanting = fewer
    tiles += s.stack_size[customers - 1]
    if not s.only_fours_count or customers == MAX_CUSTOMERS:  # M7#2
        for slot in range(tiles_known(s, customers)):
            wanting += customers * ONE_EACH[s.stacks[customers - 1, slot]]
    return tiles, wanting


@compiled
def tiles_known(s: State, customers: int) -> int:
    """How many tiles of a stack are known to be in it: if some are out of the game, only those on offer."""
    size = int64(s.stack_size[customers - 1])
    return min(size, OFFERED) if s.stack_out[customers - 1] else size


@compiled
def _values(s: State, line: int) -> int:
    """By good, packed: what one customer pays the stands of a line."""
    values = 0
    for good in range(GOOD_COUNT):
        if pays(s, good):
            stands = int64(s.stands[good] & SPACES_OF_LINE[line])
            while stands:
                values += stand_value(s, good, lowest(stands)) << 8 * good
                stands &= stands - 1
    return values


@compiled
def _entrances_to_fill(s: State, weights: Any, crowd: Any) -> float:
    """What may be brought to the empty entrances."""
    empty = int64(s.empty & s.entrances_allowed)
    worth = 0.0
    for line in range(LINES):
        entrances = (empty >> line & 1) + (empty >> (line + LINES) & 1)
        if entrances:
            stands = min(int64(s.line_count[line]), MAX_CUSTOMERS)
            values = _values(s, line)
            worth += entrances * weights[_CAPACITY] * stands
            if values:
                average = weights[_AVERAGE] * average_pay(values, crowd[stands])
                average += weights[_AVERAGE_SOON] * average_pay(values, crowd[min(stands + 1, MAX_CUSTOMERS)])
                average += weights[_AVERAGE_AT_LAST] * average_pay(values, crowd[MAX_CUSTOMERS])
                worth += entrances * (average + weights[_BEST_TILE] * best_tile_pay(s, values, stands))
    return worth


@compiled
def average_pay(values: int, crowd: Any) -> float:
    """What an average tile of a crowd pays stands of these values."""
    tiles, wanting = crowd
    if tiles == 0:
        return 0.0
    coins = 0
    for good in range(GOOD_COUNT):
        coins += unpack(values, good) * unpack(wanting, good)
    return coins / tiles


@compiled
def best_tile_pay(s: State, values: int, stands: int) -> int:
    """What the best tile on offer pays stands of these values."""
    best = 0
    for customers in range(1, stands + 1):
        if s.only_fours_count and customers < MAX_CUSTOMERS:
            continue
        for slot in range(min(OFFERED, s.stack_size[customers - 1])):
            goods = s.stacks[customers - 1, slot]
            first, last = unpack(values, int64(FIRST_GOOD[goods])), unpack(values, int64(LAST_GOOD[goods]))
            if s.needs_all_goods and not (first and last):
                continue
            both = max(first, last) if s.one_good_pays else first + last  # M7#1
            best = max(best, customers * (first if FIRST_GOOD[goods] == LAST_GOOD[goods] else both))
    return best


@compiled
def _stands_to_come(s: State, weights: Any, crowd: Any) -> float:
    """What the hand is good for."""
    left = wooden_stands_left(s, 0)
    if left <= 0:
        return 0.0
    first = second = hand = 0.0
    tiles, wanting = crowd[MAX_CUSTOMERS]
    for good in range(GOOD_COUNT):
        if s.hands[0, good]:
            if tiles and pays(s, good):
                hand += min(int64(s.hands[0, good]), left) * unpack(wanting, good) / tiles
            best = _best_stand(s, good, crowd)
            if best > first:
                first, second = best, first
            elif best > second:
                second = best
    return (
        weights[_NEXT_STAND] * first
        + weights[_STAND_AFTER] * second
        + weights[_HAND] * hand
        + weights[_WOODEN_STANDS] * left
    )


@compiled
def _best_stand(s: State, good: int, crowd: Any) -> float:
    """The profit of the best stand of a good, with what may still come to its entrances."""
    best = 0.0
    spaces = stand_spaces(s, 0, good)
    while spaces:
        space = lowest(spaces)
        visits = 0.0
        if pays(s, good):
            visits = _visits(s, good, int64(ROW[space]), crowd) + _visits(s, good, int64(COLUMN[space]), crowd)
        profit = stand_income(s, good, space) - stand_cost(s, space) + stand_value(s, good, space) * visits
        best = max(best, profit)
        spaces &= spaces - 1
    return best


@compiled
def _visits(s: State, good: int, line: int, crowd: Any) -> float:
    """The customers that one more stand of a good in a line may expect."""
    empty = int64(s.empty & s.entrances_allowed)
    entrances = (empty >> line & 1) + (empty >> (line + LINES) & 1)
    tiles, wanting = crowd[min(int64(s.line_count[line]) + 1, MAX_CUSTOMERS)]
    return entrances * unpack(wanting, good) / tiles if tiles else 0.0


@compiled
def _open_spaces_near(s: State) -> int:
    near = 0
    stands = int64(s.owned[0])
    while stands:
        near += popcount(s.open & NEIGHBOURS[lowest(stands)])
        stands &= stands - 1
    return near


@compiled
def pay_in_waiting(s: State) -> float:
    """M7#7: what tiles would pay that wait for more stands, the more the fewer are missing."""
    coins = 0.0
    for entrance in range(ENTRANCES):
        line, needed = entrance % LINES, int64(s.customers[entrance])
        if 0 < s.line_count[line] < needed:
            values = _values(s, line)
            for good in range(GOOD_COUNT):
                if s.wanted[good] >> entrance & 1:
                    coins += unpack(values, good) * s.line_count[line]
    return coins


@compiled
def _focus(s: State) -> int:
    """M7#1: stands and hand, squared by good."""
    focus = 0
    for good in range(GOOD_COUNT):
        if pays(s, good):
            tiles = popcount(s.stands[good]) + s.hands[0, good]
            focus += tiles * tiles
    return focus
