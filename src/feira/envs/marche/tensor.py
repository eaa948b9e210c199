"""Jour de Marché's observations and rewards; docs/environments.md tells what stands where."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.envs.marche.legal import write_legal
from feira.envs.rewards import pay_by_rank
from feira.envs.tensors import UNKNOWN, Part, Planes, Scalars, Tensors
from feira.games.base import SPECTATOR
from feira.games.jit import compiled, int64
from feira.games.marche.legality import seats_to_act
from feira.games.marche.masks import NO_BITS, WORDS, has, load, space_at, without_lowest
from feira.games.marche.paths import free_spaces
from feira.games.marche.spaces import SIDE, SPACES
from feira.games.marche.state import AWAITED, BESIDE, COINS, NO_TILE, NOT_IN, PLACING, SUPPLY, State, States
from feira.games.marche.view import bid_seen, coins_shown

SEATS: Final = 5
PLANES: Final = (
    Part("the market", 1, 0, 1),
    Part("free spaces", 1, 0, 1),
    Part("paths", 1, 0, 1),
    Part("flea tables", 1, 0, 1),
    Part("discs by seat", 5, 0, 1),
    Part("trucks by good", 4, 0, 1),
    Part("stalls by good", 4, 0, 1),
    Part("stalls by seat", 5, 0, 1),
    Part("how much may still be built in the space's area", 1, 0, 2),
    Part("whether the space on the right is of the same area", 1, 0, 1),
    Part("whether the space below is of the same area", 1, 0, 1),
)
SCALARS: Final = (
    Part("phase: turn, bids, place, over", 4, 0, 1),
    Part("seats to act", 5, 0, 1),
    Part("active player", 5, 0, 1),
    Part("players", 1, 2, 5),
    Part("own seat, counted from the first player", 1, 0, 4),
    Part("whether it is the classic variant", 1, 0, 1),
    Part("coins by seat, or -1", 5, UNKNOWN, COINS),
    Part("discs in the supply by seat", 5, 0, 6),
    Part("stall in the supply, by seat and good", 20, 0, 1),
    Part("stall beside the market, by seat and good", 20, 0, 1),
    Part("bid by seat: coins, -1 made but secret, -2 awaited, -3 not in the auction", 5, -3, COINS),
    Part("tile in play: stalls by good, flea", 5, 0, 1),
    Part("seat that places it", 5, 0, 1),
    Part("pile: stalls by good, flea", 5, 0, 36),
    Part("final row, by place and good", 16, 0, 1),
    Part("tiles of the row that are dealt", 1, 0, 4),
    Part("passes in a row", 1, 0, 5),
    Part("whether the viewer has had its first turn", 1, 0, 1),
)
# Where planes and scalars begin.
_MARKET, _FREE, _PATHS, _TABLES, _DISCS, _TRUCKS, _STALLS, _OWNERS, _ROOM, _RIGHT, _BELOW = (
    0, 1, 2, 3, 4, 9, 13, 17, 22, 23, 24,
)  # fmt: skip
_PHASE, _TO_ACT, _ACTIVE, _PLAYERS, _COINS, _DISCS_LEFT, _SUPPLY, _BESIDE = 0, 4, 9, 14, 17, 22, 27, 47
_BIDS, _TILE, _PLACING, _PILE, _ROW, _DEALT = 67, 72, 77, 82, 87, 103

# What is drawn: of what position of the game, so that only what has changed since then is drawn anew.
DRAWN: Final = np.dtype(
    (
        np.record,
        [
            ("viewer", np.int64),
            ("begun", np.int64),
            ("built", np.uint64, (WORDS,)),
            ("paths", np.uint64, (WORDS,)),
            ("discs", np.uint64, (SEATS, WORDS)),  # by step from the viewer
        ],
    )
)
LEAD: Final = -20.0  # a lead of 20 points is worth as much as a place; the lowest score wins


@compiled
def write(states: States, i: int, viewer: int, drawn: NDArray[Any], planes: Planes, scalars: Scalars, k: int) -> None:
    """Write what the viewer knows of states[i] into row k, which shows an earlier position of that game or nothing."""
    s, d = states[i], drawn[k]
    me = viewer if viewer < SPECTATOR else 0
    if not d.begun:
        _draw_market(s, d, planes, k)
        d.viewer = me
        d.begun = True
    if d.viewer != me:
        _change_owners(s, int64(d.viewer), me, planes, k)
        d.viewer = me
    _draw_built(s, me, d, planes, k)
    _draw_spaces(s, me, d, planes, k)
    _write_scalars(s, me, viewer, scalars, k)


@compiled
def _steps(seat: int, me: int, players: int) -> int:
    """How many steps clockwise from the viewer a seat is."""
    return seat - me if seat >= me else seat - me + players


@compiled
def _draw_market(s: State, drawn: Any, planes: Planes, k: int) -> None:
    """What stays as it is during a game; all else is wiped."""
    for n in range(planes.shape[1]):
        planes[k, n] = 0
    for word in range(WORDS):
        drawn.built[word] = drawn.paths[word] = NO_BITS
        for step in range(SEATS):
            drawn.discs[step, word] = NO_BITS
    market, free = load(s.market), free_spaces(s)
    for space in range(SPACES):
        planes[k, SPACES * _MARKET + space] = has(market, space)
        planes[k, SPACES * _FREE + space] = has(free, space)
    for good in range(4):
        planes[k, SPACES * (_TRUCKS + good) + s.trucks[good]] = 1
    for area in range(s.areas):
        _draw_area(s, area, planes, k)


@compiled
def _draw_area(s: State, area: int, planes: Planes, k: int) -> None:
    """How much may still be built in the area, and how its spaces hang together."""
    room = max(0, int64(s.area_limit[area]) - int64(s.area_built[area]))
    for n in range(s.area_size[area]):
        space = int64(s.area_spaces[area, n])
        planes[k, SPACES * _ROOM + space] = room
        for m in range(s.area_size[area]):
            other = int64(s.area_spaces[area, m])
            planes[k, SPACES * _RIGHT + space] |= other == space + 1 and other % SIDE > 0
            planes[k, SPACES * _BELOW + space] |= other == space + SIDE


@compiled
def _change_owners(s: State, before: int, me: int, planes: Planes, k: int) -> None:
    """Another viewer looks at the stalls: every owner is as many steps from it as it is."""
    players = int64(s.players)
    for seat in range(players):
        for good in range(4):
            if s.stalls[seat, good] > SUPPLY:
                space = int64(s.stalls[seat, good])
                planes[k, SPACES * (_OWNERS + _steps(seat, before, players)) + space] = 0
                planes[k, SPACES * (_OWNERS + _steps(seat, me, players)) + space] = 1


@compiled
def _draw_built(s: State, me: int, drawn: Any, planes: Planes, k: int) -> None:
    """The stalls and tables that have come, and what room they have left."""
    for word in range(WORDS):
        new = s.built[word] & ~drawn.built[word]
        drawn.built[word] = s.built[word]
        while new != NO_BITS:
            _draw_building(s, me, space_at(word, new), planes, k)
            new = without_lowest(new)


@compiled
def _draw_building(s: State, me: int, space: int, planes: Planes, k: int) -> None:
    table = True
    for good in range(4):
        table = table and s.trucks[good] != space
        for seat in range(s.players):
            if s.stalls[seat, good] == space:
                table = False
                planes[k, SPACES * (_STALLS + good) + space] = 1
                planes[k, SPACES * (_OWNERS + _steps(seat, me, int64(s.players))) + space] = 1
    planes[k, SPACES * _TABLES + space] = table
    if s.areas:
        _draw_area(s, int64(s.area[space]), planes, k)


@compiled
def _draw_spaces(s: State, me: int, drawn: Any, planes: Planes, k: int) -> None:
    """Paths, discs and what is free, on the spaces where that has changed."""
    players = int64(s.players)
    free = free_spaces(s)
    for word in range(WORDS):
        changed = drawn.paths[word] ^ s.paths[word]
        drawn.paths[word] = s.paths[word]
        for seat in range(players):
            step = _steps(seat, me, players)
            changed |= drawn.discs[step, word] ^ s.discs[seat, word]
            drawn.discs[step, word] = s.discs[seat, word]
        while changed != NO_BITS:
            space, others = space_at(word, changed), without_lowest(changed)
            bit = changed ^ others
            planes[k, SPACES * _FREE + space] = free[word] & bit != NO_BITS
            planes[k, SPACES * _PATHS + space] = s.paths[word] & bit != NO_BITS
            for step in range(players):
                planes[k, SPACES * (_DISCS + step) + space] = drawn.discs[step, word] & bit != NO_BITS
            changed = others


@compiled
def _write_scalars(s: State, me: int, viewer: int, out: Scalars, k: int) -> None:
    players = int64(s.players)
    waiting = seats_to_act(s)
    for n in range(out.shape[1]):
        out[k, n] = 0
    out[k, _PHASE + s.phase] = 1
    out[k, _ACTIVE + _steps(s.turn, me, players)] = 1
    out[k, _PLAYERS], out[k, _PLAYERS + 1], out[k, _PLAYERS + 2] = players, me, s.classic
    for seat in range(players):
        step = _steps(seat, me, players)
        out[k, _TO_ACT + step] = waiting >> seat & 1
        out[k, _COINS + step] = s.coins[seat] if coins_shown(s) or seat == viewer else UNKNOWN
        out[k, _DISCS_LEFT + step] = s.discs_left[seat]
        for good in range(4):
            out[k, _SUPPLY + 4 * step + good] = s.stalls[seat, good] == SUPPLY
            out[k, _BESIDE + 4 * step + good] = s.stalls[seat, good] == BESIDE
        out[k, _BIDS + step] = _bid(bid_seen(s, seat, viewer))
    for step in range(players, SEATS):
        out[k, _BIDS + step] = _bid(NOT_IN)
    if s.tile < NO_TILE:
        out[k, _TILE + s.tile] = 1
    if s.phase == PLACING:
        out[k, _PLACING + _steps(s.placing, me, players)] = 1
    for tile in range(5):
        out[k, _PILE + tile] = s.pile[tile]
    for n in range(4):
        out[k, _ROW + 4 * n + s.row[n]] = 1
    out[k, _DEALT], out[k, _DEALT + 1], out[k, _DEALT + 2] = s.row_dealt, s.passes, s.begun >> me & 1


@compiled
def _bid(bid: int) -> int:
    if bid <= COINS:
        return bid
    if bid == NOT_IN:
        return -3
    return -2 if bid == AWAITED else -1


@compiled
def rewards(states: States, i: int, margin: float, out: NDArray[np.float32], k: int) -> None:
    """The reward of every seat of a finished game: by place, `margin` of it by the lead."""
    pay_by_rank(states, i, LEAD, margin, out, k)


TENSORS: Final = Tensors(
    side=SIDE,
    planes=PLANES,
    scalars=SCALARS,
    drawn=DRAWN,
    write=write,
    write_legal=write_legal,
    rewards=rewards,
)
