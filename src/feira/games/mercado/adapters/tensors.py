"""Mercado's observations and rewards; docs/environments.md lists their parts."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import SPECTATOR
from feira.core.jit import compiled, int64, lowest, popcount
from feira.core.tensors import UNKNOWN, Part, Planes, Scalars, Tensors, starts
from feira.envs.lowlevel.bit_expand import bit_expander
from feira.envs.rewards import mixed, pay_by_rank
from feira.games.mercado.adapters.legal_bits import write_legal
from feira.games.mercado.engine.actions import SETS
from feira.games.mercado.engine.income import stand_cost
from feira.games.mercado.engine.legality import wooden_stands_left
from feira.games.mercado.engine.market import (
    ALL_ENTRANCES,
    ALL_SPACES,
    ENTRANCES,
    GOOD_COUNT,
    KIND_COUNT,
    LINES,
    MAX_CUSTOMERS,
    OFFERED,
    SIZE,
    SPACES,
)
from feira.games.mercado.engine.scoring import fame, solo_result
from feira.games.mercado.engine.state import CHOOSE, MAX_PLAYERS, NOT_TRIGGERED, OVER, RUNNING, State, States
from feira.games.mercado.engine.view import kinds_hidden, money_known

PLANES: Final = (
    Part("stands by good", GOOD_COUNT, 0, 1),
    Part("stands by seat", MAX_PLAYERS, 0, 1),
    Part("open restaurants by kind", KIND_COUNT, 0, 1),
    Part("grey restaurants by kind, if it is known", KIND_COUNT, 0, 1),
    Part("grey restaurants", 1, 0, 1),
    Part("spaces where something can be built", 1, 0, 1),
    Part("customers who want a good at the ends of the space's lines, by good", GOOD_COUNT, 0, 16),
    Part("cost of a stand", 1, 1, SIZE + 1),
)
SCALARS: Final = (
    Part("phase: main, take, choose, over", 4, 0, 1),
    Part("seat to act", MAX_PLAYERS, 0, 1),
    Part("players", 1, 1, 4),
    Part("own seat, counted from the first player", 1, 0, 3),
    Part("challenge", 1, 0, 9),
    Part("coins by seat, or -1", MAX_PLAYERS, UNKNOWN, 1000),
    Part("wooden stands left by seat", MAX_PLAYERS, 0, SPACES),
    Part("hand by seat and good", MAX_PLAYERS * GOOD_COUNT, 0, 3),
    Part("supply by seat and kind of restaurant", MAX_PLAYERS * KIND_COUNT, 0, 12),
    Part("display by good", GOOD_COUNT, 0, 3),
    Part("bag by good", GOOD_COUNT, 0, 50),
    Part("customer tiles on offer, by number of customers and set of goods", MAX_CUSTOMERS * SETS, 0, OFFERED),
    Part("customer tiles below them, by number of customers", MAX_CUSTOMERS, 0, 16),
    Part("customers at the entrance", ENTRANCES, 0, MAX_CUSTOMERS),
    Part("whether they want the good, by good and entrance", GOOD_COUNT * ENTRANCES, 0, 1),
    Part("stands in the line", LINES, 0, SIZE),
    Part("spaces left", 1, 0, SPACES),
    Part("entrances left", 1, 0, ENTRANCES),
    Part("coins taken in a row", 1, 0, 4),
    Part("whether the end is triggered", 1, 0, 1),
    Part("turns left, or -1", 1, UNKNOWN, 4),
    Part("challenge 1: the good that pays", GOOD_COUNT, 0, 1),
    Part("challenge 1: the entrance that waits for the choice, or -1", 1, UNKNOWN, 19),
    Part("solo: coins from tiles with 4 customers", 1, 0, 1000),
    Part("solo: whether there was a best move", 1, 0, 1),
    Part("solo: the results that give 1, 2 and 3 fame", 3, 0, 1000),
)
_STANDS, _OWNERS, _RESTAURANTS, _GREYS, _ALL_GREYS, _OPEN, _DEMAND, _COST = starts(PLANES)
(
    _PHASE, _TURN, _PLAYERS, _OWN_SEAT, _CHALLENGE, _COINS, _WOODEN, _HANDS, _SUPPLY, _DISPLAY, _BAG,
    _OFFERS, _BELOW, _CUSTOMERS, _WANTED, _LINES, _SPACES_LEFT, _ENTRANCES_LEFT, _COINS_TAKEN, _TRIGGERED, _TURNS_LEFT,
    _SPECIALTY, _CHOICE_AT, _FROM_FOURS, _BEST_MOVE, _THRESHOLDS,
) = starts(SCALARS)  # fmt: skip

# What is drawn: of what game's position, so that only what has changed since then is drawn again. In a game nothing is
# ever taken off the market or an entrance: while these masks are the same, so is all that lies there.
DRAWN: Final = np.dtype(
    (
        np.record,
        [("open", np.uint32), ("empty", np.uint32), ("viewer", np.int64), ("begun", np.int64)],
    )
)
_draw_spaces: Final = bit_expander(range(SPACES))  # makes a plane 1 on the spaces of a mask and 0 elsewhere
LEAD: Final = 50.0  # a lead of so many coins is worth as much as a place


@compiled
def write(states: States, i: int, viewer: int, drawn: NDArray[Any], planes: Planes, scalars: Scalars, k: int) -> None:
    """Write what the viewer knows of states[i] into row k, which shows an earlier position of that game or nothing."""
    _write(states[i], viewer, drawn[k], planes, scalars, k)


@compiled
def _write(s: State, viewer: int, d: Any, planes: Planes, scalars: Scalars, k: int) -> None:
    me = viewer if viewer < SPECTATOR else 0
    built = int64(d.open ^ s.open) if d.begun else ALL_SPACES
    brought = int64(d.empty ^ s.empty) if d.begun else ALL_ENTRANCES
    if built:
        _draw_buildings(s, built, planes, k)
        _draw_costs(s, planes, scalars, k)
    if built or d.viewer != viewer:
        _draw_owners(s, me, planes, k)
    if brought:
        _draw_customers(s, brought, planes, scalars, k)
        _write_offers(s, scalars, k)
    d.open, d.empty, d.viewer, d.begun = s.open, s.empty, viewer, 1
    _write_seats(s, me, viewer, scalars, k)
    _write_course(s, me, scalars, k)
    if s.challenge:
        _write_solo(s, scalars, k)


@compiled
def _seat(me: int, step: int, players: int) -> int:
    """The seat so many steps clockwise from the viewer; those beyond the number of players are empty."""
    seat = me + step
    return seat - players if seat >= players else seat


@compiled
def _draw_buildings(s: State, spaces: int, planes: Planes, k: int) -> None:
    """What stands or lies on these spaces, whoever owns it."""
    known = int64(not kinds_hidden(s))
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        for good in range(GOOD_COUNT):
            planes[k, SPACES * (_STANDS + good) + space] = s.stands[good] >> space & 1
        greys = 0
        for kind in range(KIND_COUNT):
            planes[k, SPACES * (_RESTAURANTS + kind) + space] = s.restaurants[kind] >> space & 1
            planes[k, SPACES * (_GREYS + kind) + space] = s.grey[kind] >> space & known
            greys |= s.grey[kind] >> space & 1
        planes[k, SPACES * _ALL_GREYS + space] = greys
        planes[k, SPACES * _OPEN + space] = s.open >> space & 1


@compiled
def _draw_costs(s: State, planes: Planes, out: Scalars, k: int) -> None:
    """The stands in each line, and on a plane what one more would cost."""
    for line in range(LINES):
        out[k, _LINES + line] = s.line_count[line]
    for space in range(SPACES):
        planes[k, SPACES * _COST + space] = stand_cost(s, space)


@compiled
def _draw_owners(s: State, me: int, planes: Planes, k: int) -> None:
    players = int64(s.players)
    for step in range(players):
        _draw_spaces(planes, k, SPACES * (_OWNERS + step), int64(s.owned[_seat(me, step, players)]))


@compiled
def _draw_customers(s: State, entrances: int, planes: Planes, out: Scalars, k: int) -> None:
    """The tiles at these entrances, and on planes how many customers a stand of each good would have."""
    while entrances:
        entrance = lowest(entrances)
        entrances &= entrances - 1
        out[k, _CUSTOMERS + entrance] = s.customers[entrance]
        for good in range(GOOD_COUNT):
            out[k, _WANTED + ENTRANCES * good + entrance] = s.wanted[good] >> entrance & 1
    for good in range(GOOD_COUNT):
        first = SPACES * (_DEMAND + good)
        for row in range(SIZE):
            for column in range(SIZE):
                planes[k, first + SIZE * row + column] = s.demand[good, row] + s.demand[good, SIZE + column]


@compiled
def _write_offers(s: State, out: Scalars, k: int) -> None:
    """The customer tiles on offer, and how many lie below them."""
    for n in range(4 * SETS):
        out[k, _OFFERS + n] = 0
    for stack in range(4):
        size = int64(s.stack_size[stack])
        out[k, _BELOW + stack] = max(0, size - OFFERED)
        for slot in range(min(OFFERED, size)):
            out[k, _OFFERS + SETS * stack + s.stacks[stack, slot]] += 1


@compiled
def _write_seats(s: State, me: int, viewer: int, out: Scalars, k: int) -> None:
    """What each seat has; the places of empty seats stay 0."""
    players = int64(s.players)
    for step in range(players):
        seat = _seat(me, step, players)
        out[k, _TURN + step] = s.phase != OVER and seat == s.turn
        out[k, _COINS + step] = s.money[seat] if money_known(s, seat, viewer) else UNKNOWN
        out[k, _WOODEN + step] = wooden_stands_left(s, seat)
        for good in range(GOOD_COUNT):
            out[k, _HANDS + GOOD_COUNT * step + good] = s.hands[seat, good]
        for kind in range(KIND_COUNT):
            out[k, _SUPPLY + KIND_COUNT * step + kind] = s.supply[seat, kind]
    for good in range(GOOD_COUNT):
        out[k, _DISPLAY + good] = s.display[good]
        out[k, _BAG + good] = s.bag[good]


@compiled
def _write_course(s: State, me: int, out: Scalars, k: int) -> None:
    """How far the game is."""
    for phase in range(4):
        out[k, _PHASE + phase] = s.phase == phase
    out[k, _PLAYERS], out[k, _OWN_SEAT] = s.players, me
    out[k, _SPACES_LEFT], out[k, _ENTRANCES_LEFT] = popcount(s.open), popcount(s.empty)
    out[k, _COINS_TAKEN] = s.coins_in_a_row
    out[k, _TRIGGERED] = s.end != RUNNING
    out[k, _TURNS_LEFT] = UNKNOWN if s.turns_left == NOT_TRIGGERED else int64(s.turns_left)
    out[k, _CHOICE_AT] = s.choice_at if s.phase == CHOOSE else UNKNOWN


@compiled
def _write_solo(s: State, out: Scalars, k: int) -> None:
    """What a challenge adds."""
    out[k, _CHALLENGE] = s.challenge
    for good in range(GOOD_COUNT):
        out[k, _SPECIALTY + good] = s.specialty == good
    out[k, _FROM_FOURS], out[k, _BEST_MOVE] = s.from_fours, s.best_move
    for level in range(3):
        out[k, _THRESHOLDS + level] = s.thresholds[level]


@compiled
def rewards(states: States, i: int, margin: float, out: NDArray[np.float32], k: int) -> None:
    """The reward of every seat of a finished game: by place, or alone by fame; `margin` of it by the lead."""
    s = states[i]
    if s.players == 1:
        out[k, 0] = mixed(fame(s) / 3.0, solo_result(s) / s.thresholds[2], margin)
    else:
        pay_by_rank(states, i, LEAD, margin, out, k)


TENSORS: Final = Tensors(
    side=SIZE,
    planes=PLANES,
    scalars=SCALARS,
    drawn=DRAWN,
    write=write,
    write_legal=write_legal,
    rewards=rewards,
)
