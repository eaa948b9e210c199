"""What a network sees of a game of Mercado: how the market pays each seat, now and later (see core/features.py).

Nothing here depends on where in the market something is, only on how lines, stands and entrances go together: a turned
or mirrored market gives the same inputs.
"""

from typing import Any, Final

from feira.core.features import LEADS, SHARES, SOLO_SHARES, Features, outcome_by_rank, rewards_by_rank
from feira.core.game import Json
from feira.core.jit import compiled, int64, lowest, popcount
from feira.games.mercado.engine.income import pays, stand_cost, stand_income, stand_value
from feira.games.mercado.engine.legality import stand_spaces, wooden_stands_left
from feira.games.mercado.engine.market import (
    COLUMN,
    FIRST_GOOD,
    GOOD_COUNT,
    KIND_COUNT,
    LAST_GOOD,
    LINES,
    MAX_CUSTOMERS,
    NEIGHBOURS,
    OFFERED,
    PUB,
    ROW,
)
from feira.games.mercado.engine.rules import PLACES_LEFT_AT_END
from feira.games.mercado.engine.scoring import fame, fours_brought, fours_missing, restaurants_left, solo_result
from feira.games.mercado.engine.state import CHOOSE, MAX_PLAYERS, NOT_TRIGGERED, OVER, RUNNING, TAKE, State, States
from feira.games.mercado.engine.view import money_known
from feira.games.mercado.heuristics.prospects import unpack
from feira.games.mercado.heuristics.results import CLEAR_LEAD, solo_reward
from feira.games.mercado.heuristics.solo_features import SOLO_INPUTS, write_solo
from feira.games.mercado.heuristics.solo_prospects import (
    WEIGHTS,
    average_pay,
    best_tile_pay,
    crowds_by_stands,
    expected_result,
    pay_in_waiting,
)

# The inputs of one seat, by their place in its block.
_MONEY: Final = 0  # if the viewer knows it
_UNKNOWN: Final = 1  # if not
_EARNED: Final = 2  # what its stands have earned if all restaurants were there from the start
_STANDS: Final = 3
_WOODEN: Final = 4
_SUPPLY: Final = 5
_COST: Final = 6  # of its stands, if the last was built last
_PAY: Final = 7  # by good: what one customer at every line pays
_PAY_TO_COME: Final = _PAY + GOOD_COUNT  # by good: the same at each empty entrance
_VISITS: Final = _PAY_TO_COME + GOOD_COUNT
_AVERAGE: Final = _VISITS + 1  # what an average tile would pay at each empty entrance
_SOON: Final = _AVERAGE + 1  # with one more stand in the line
_AT_LAST: Final = _SOON + 1  # with any number
_BEST_TILES: Final = _AT_LAST + 1  # what the best tile on offer would pay at each empty entrance
_BEST_TILE: Final = _BEST_TILES + 1
_SECOND_TILE: Final = _BEST_TILE + 1  # in another line
_BEST_LEAD: Final = _SECOND_TILE + 1  # by how much the best tile pays more than to the best other seat
_STAND_NOW: Final = _BEST_LEAD + 1  # the profit of the best stand of the hand
_STAND: Final = _STAND_NOW + 1  # with what may still come
_STAND_AFTER: Final = _STAND + 1  # the best of another good
_WANTED: Final = _STAND_AFTER + 1  # how much the goods of the hand are wanted
_HELP: Final = _WANTED + 1  # what the supply's restaurants could add to its stands
_HAND: Final = _HELP + 1  # by good
_KINDS: Final = _HAND + GOOD_COUNT  # the supply by kind
_TURN: Final = _KINDS + KIND_COUNT
_WAIT: Final = _TURN + 1
SEAT_INPUTS: Final = _WAIT + 1

# The inputs of the market, after those of all seats.
_MARKET: Final = MAX_PLAYERS * SEAT_INPUTS
_TAKE: Final = _MARKET
_CHOOSE: Final = _TAKE + 1
_EMPTY: Final = _CHOOSE + 1
_OPEN: Final = _EMPTY + 1
_MOST_LEFT: Final = 12
_LEFT: Final = _OPEN + 1  # entrances or spaces until the end is triggered, each number apart
_TRIGGERED: Final = _LEFT + _MOST_LEFT + 1
_TURNS_LEFT: Final = _TRIGGERED + 1  # each number apart
_COINS: Final = _TURNS_LEFT + MAX_PLAYERS + 1  # in a row
_CROWD: Final = _COINS + 1  # by good
_BAG: Final = _CROWD + GOOD_COUNT
_DISPLAY: Final = _BAG + GOOD_COUNT
_OFFERS: Final = _DISPLAY + GOOD_COUNT  # by number of customers and good
_STACKS: Final = _OFFERS + MAX_CUSTOMERS * GOOD_COUNT
_READY: Final = _STACKS + MAX_CUSTOMERS  # by number of stands: the empty entrances of such lines
# What a challenge adds.
_RESULT: Final = _READY + MAX_CUSTOMERS + 1
_EXPECTED: Final = _RESULT + 1  # by rule of thumb
_FOURS: Final = _EXPECTED + 1  # earned from them; brought; missing
_BEST_MOVE: Final = _FOURS + 3
_NAMED: Final = _BEST_MOVE + 1
_WAITING: Final = _NAMED + 1
INPUTS: Final = _WAITING + 1
# Alone, what is best of the goods and lines has the places of the rivals.
_SOLO: Final = SEAT_INPUTS
assert SOLO_INPUTS <= (MAX_PLAYERS - 1) * SEAT_INPUTS

# Places in `work`.
_LINE: Final = 0  # by line: what one customer for each good pays the seat, packed


@compiled
def write(states: States, i: int, viewer: int, work: Any, out: Any) -> None:
    """Write what the viewer knows of states[i]."""
    s = states[i]
    for n in range(INPUTS):
        out[n] = 0.0
    crowd = crowds_by_stands(s)
    _write_market(s, crowd, out)
    best = second = 0.0
    for step in range(s.players):
        seat = viewer + step
        if seat >= s.players:
            seat -= int64(s.players)
        _write_seat(s, seat, viewer, crowd, work, SEAT_INPUTS * step, out)
        tile = float(out[SEAT_INPUTS * step + _BEST_TILE])
        if tile > best:
            best, second = tile, best
        elif tile > second:
            second = tile
    for step in range(s.players):
        tile = float(out[SEAT_INPUTS * step + _BEST_TILE])
        out[SEAT_INPUTS * step + _BEST_LEAD] = tile - (second if tile == best else best)
    if s.challenge:
        _write_challenge(s, out)
        write_solo(s, crowd, work, _SOLO, out)


@compiled
def _write_seat(s: State, seat: int, viewer: int, crowd: Any, work: Any, first: int, out: Any) -> None:
    known = money_known(s, seat, viewer)
    if known:
        out[first + _MONEY] = s.money[seat] / 20.0
    else:
        out[first + _UNKNOWN] = 1.0
    left = wooden_stands_left(s, seat)
    out[first + _STANDS] = popcount(s.owned[seat]) / 10.0
    out[first + _WOODEN] = min(left, 3) / 3.0
    out[first + _SUPPLY] = restaurants_left(s, seat) / 5.0
    _write_stands(s, seat, crowd, work, first, out)
    _write_lines(s, crowd, work, first, out)
    if left > 0:
        _write_hand(s, seat, known, crowd, first, out)
    for good in range(GOOD_COUNT):
        out[first + _HAND + good] = s.hands[seat, good] / 3.0
    for kind in range(KIND_COUNT):
        out[first + _KINDS + kind] = s.supply[seat, kind] / 2.0
    wait = seat - int64(s.turn)
    if wait < 0:
        wait += int64(s.players)
    out[first + _TURN] = wait == 0 and s.phase != OVER
    out[first + _WAIT] = wait / 4.0


@compiled
def _write_stands(s: State, seat: int, crowd: Any, work: Any, first: int, out: Any) -> None:
    """What the stands of a seat have earned and may still earn; `work` gets what they pay by line."""
    for line in range(LINES):
        work[_LINE + line] = 0
    tiles, wanting = crowd[MAX_CUSTOMERS]
    empty = int64(s.empty & s.entrances_allowed)
    earned = visits = help_to_come = 0.0
    cost = 0
    for good in range(GOOD_COUNT):
        if not pays(s, good):
            continue
        there = int64(s.stands[good] & s.owned[seat])
        per_tile = unpack(wanting, good) / tiles if tiles else 0.0
        helped = s.supply[seat, good] > 0 or s.supply[seat, PUB] > 0
        pay = pay_to_come = 0
        while there:
            space = lowest(there)
            there &= there - 1
            row, column = int64(ROW[space]), int64(COLUMN[space])
            value = stand_value(s, good, space)
            work[_LINE + row] += value << 8 * good
            work[_LINE + column] += value << 8 * good
            entrances = _entrances(empty, row) + _entrances(empty, column)
            earned += value * (int64(s.demand[good, row]) + s.demand[good, column])
            cost += stand_cost(s, space)
            pay += value
            pay_to_come += value * entrances
            if helped and s.open & NEIGHBOURS[space]:
                help_to_come += entrances * per_tile
        visits += pay_to_come * per_tile
        out[first + _PAY + good] = pay / 5.0
        out[first + _PAY_TO_COME + good] = pay_to_come / 10.0
    out[first + _EARNED] = earned / 20.0
    out[first + _COST] = cost / 20.0
    out[first + _VISITS] = visits / 20.0
    out[first + _HELP] = help_to_come / 10.0


@compiled
def _entrances(empty: int, line: int) -> int:
    """How many ends of a line are empty."""
    return (empty >> line & 1) + (empty >> (line + LINES) & 1)


@compiled
def _write_lines(s: State, crowd: Any, work: Any, first: int, out: Any) -> None:
    """What customers may bring to the empty entrances."""
    empty = int64(s.empty & s.entrances_allowed)
    average = soon = at_last = 0.0
    best = second = together = 0
    for line in range(LINES):
        values, entrances = int64(work[_LINE + line]), _entrances(empty, line)
        if values and entrances:
            stands = min(int64(s.line_count[line]), MAX_CUSTOMERS)
            average += entrances * average_pay(values, crowd[stands])
            soon += entrances * average_pay(values, crowd[min(stands + 1, MAX_CUSTOMERS)])
            at_last += entrances * average_pay(values, crowd[MAX_CUSTOMERS])
            tile = best_tile_pay(s, values, stands)
            together += entrances * tile
            if tile > best:
                best, second = tile, best
            elif tile > second:
                second = tile
    out[first + _AVERAGE] = average / 20.0
    out[first + _SOON] = soon / 20.0
    out[first + _AT_LAST] = at_last / 20.0
    out[first + _BEST_TILES] = together / 40.0
    out[first + _BEST_TILE] = best / 10.0
    out[first + _SECOND_TILE] = second / 10.0


@compiled
def _write_hand(s: State, seat: int, known: bool, crowd: Any, first: int, out: Any) -> None:
    """What the hand is good for; whose money is unknown is taken to have enough."""
    tiles, wanting = crowd[MAX_CUSTOMERS]
    empty = int64(s.empty & s.entrances_allowed)
    now = best = second = wanted = 0.0
    for good in range(GOOD_COUNT):
        if s.hands[seat, good] == 0:
            continue
        per_tile = unpack(wanting, good) / tiles if tiles and pays(s, good) else 0.0
        wanted += s.hands[seat, good] * per_tile
        spaces = stand_spaces(s, seat, good) if known else int64(s.open & s.stands_allowed[good])
        of_good = 0.0
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            profit = float(stand_income(s, good, space) - stand_cost(s, space))
            entrances = _entrances(empty, int64(ROW[space])) + _entrances(empty, int64(COLUMN[space]))
            now = max(now, profit)
            of_good = max(of_good, profit + per_tile * entrances * stand_value(s, good, space))
        if of_good > best:
            best, second = of_good, best
        elif of_good > second:
            second = of_good
    out[first + _STAND_NOW] = now / 10.0
    out[first + _STAND] = best / 10.0
    out[first + _STAND_AFTER] = second / 10.0
    out[first + _WANTED] = wanted / 5.0


@compiled
def _write_market(s: State, crowd: Any, out: Any) -> None:
    """How far the game is, and what is on offer."""
    out[_TAKE] = s.phase == TAKE
    out[_CHOOSE] = s.phase == CHOOSE
    empty = int64(s.empty & s.entrances_allowed)
    out[_EMPTY], out[_OPEN] = popcount(empty) / 20.0, popcount(s.open) / 25.0
    left = min(popcount(s.empty), popcount(s.open)) - PLACES_LEFT_AT_END
    out[_LEFT + min(max(left, 0), _MOST_LEFT)] = 1.0
    out[_TRIGGERED] = s.end != RUNNING
    if s.turns_left != NOT_TRIGGERED:
        out[_TURNS_LEFT + min(int64(s.turns_left), MAX_PLAYERS)] = 1.0
    out[_COINS] = s.coins_in_a_row / 4.0
    tiles, wanting = crowd[MAX_CUSTOMERS]
    for good in range(GOOD_COUNT):
        if tiles and pays(s, good):
            out[_CROWD + good] = unpack(wanting, good) / tiles
        out[_BAG + good] = s.bag[good] / 10.0
        out[_DISPLAY + good] = s.display[good] / 3.0
    for stack in range(MAX_CUSTOMERS):
        out[_STACKS + stack] = s.stack_size[stack] / 10.0
        for slot in range(min(OFFERED, s.stack_size[stack])):
            goods = s.stacks[stack, slot]
            out[_OFFERS + GOOD_COUNT * stack + FIRST_GOOD[goods]] += 0.5
            if FIRST_GOOD[goods] != LAST_GOOD[goods]:
                out[_OFFERS + GOOD_COUNT * stack + LAST_GOOD[goods]] += 0.5
    for line in range(LINES):
        entrances = _entrances(empty, line)
        if entrances:
            out[_READY + min(int64(s.line_count[line]), MAX_CUSTOMERS)] += entrances / 5.0


@compiled
def _write_challenge(s: State, out: Any) -> None:
    out[_RESULT] = solo_result(s) / 50.0
    out[_EXPECTED] = expected_result(s, WEIGHTS[s.challenge - 1]) / 50.0
    out[_FOURS] = s.from_fours / 50.0
    out[_FOURS + 1] = fours_brought(s) / 3.0
    out[_FOURS + 2] = fours_missing(s) / 3.0
    out[_BEST_MOVE] = s.best_move
    out[_NAMED] = s.specialty < GOOD_COUNT
    if s.pays_when_full:
        out[_WAITING] = pay_in_waiting(s) / 50.0


@compiled
def outcome(states: States, i: int, out: Any) -> None:
    """How a finished game came out."""
    s = states[i]
    if not s.challenge:
        outcome_by_rank(states, i, CLEAR_LEAD, out)
        return
    earned = fame(s)
    for points in range(SOLO_SHARES - 1):
        out[SHARES + points] = earned > points
    out[SHARES + SOLO_SHARES - 1] = s.best_move
    out[LEADS] = solo_result(s) / s.thresholds[2]


@compiled
def rewards(states: States, i: int, outcome: Any, out: Any) -> None:
    """First place above all; alone, fame above all."""
    if not states[i].challenge:
        rewards_by_rank(states, i, outcome, out)
        return
    points = outcome[SHARES] + outcome[SHARES + 1] + outcome[SHARES + 2]
    out[0] = solo_reward(points, outcome[SHARES + SOLO_SHARES - 1], outcome[LEADS])


def kind(options: Json) -> str:
    """One network for each number of players, and for each challenge."""
    challenge = options.get("challenge")
    return f"players-{options['players']}" if challenge is None else f"challenge-{challenge}"


FEATURES: Final = Features(
    version=2,
    inputs=INPUTS,
    clear_lead=CLEAR_LEAD,
    write=write,
    outcome=outcome,
    rewards=rewards,
    kind=kind,
)
