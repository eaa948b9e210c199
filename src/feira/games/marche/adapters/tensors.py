"""Jour de Marché's observations and rewards; docs/environments.md says what stands where."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import SPECTATOR
from feira.core.jit import compiled, int64
from feira.core.tensors import UNKNOWN, Part, Planes, Scalars, Tensors, starts
from feira.envs.lowlevel.bit_expand import bit_expander
from feira.envs.lowlevel.prefetch import prefetch_next
from feira.envs.rewards import pay_by_rank
from feira.games.marche.adapters.legal_bits import write_legal
from feira.games.marche.engine.legality import seats_to_act
from feira.games.marche.engine.masks import (
    EMPTY,
    NO_BITS,
    ROWS,
    WIDTH,
    WORDS,
    Mask,
    is_empty,
    load,
    space_at,
    store,
    without,
    without_lowest,
)
from feira.games.marche.engine.spaces import SIDE, SPACES
from feira.games.marche.engine.state import (
    AWAITED,
    BESIDE,
    COINS,
    NO_TILE,
    NOT_IN,
    OVER,
    PLACING,
    SUPPLY,
    State,
    States,
)
from feira.games.marche.engine.view import bid_seen, coins_shown

SEATS: Final = 5
PLANES: Final = (
    Part("the market", 1, 0, 1),
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
_MARKET, _PATHS, _TABLES, _DISCS, _TRUCKS, _STALLS, _OWNERS, _LEFT, _RIGHT, _BELOW = starts(PLANES)
(
    _PHASE, _TO_ACT, _ACTIVE, _PLAYERS, _OWN_SEAT, _CLASSIC, _COINS, _DISCS_LEFT, _SUPPLY, _BESIDE, _BIDS,
    _TILE, _PLACING, _PILE, _ROW, _DEALT, _PASSES, _BEGUN,
) = starts(SCALARS)  # fmt: skip

# What is drawn: of what position of the game, so that only what has changed since then is drawn anew.
DRAWN: Final = np.dtype(
    (
        np.record,
        [
            ("viewer", np.int64),
            ("begun", np.int64),
            ("built", np.uint64, (WORDS,)),
        ],
    )
)
# The rows of the market in a word of a mask; above the first and below the last there are streets.
_rows, _first_rows, _last_rows = (
    bit_expander([WIDTH * row + 1 + column for row in rows for column in range(SIDE)])
    for rows in (range(ROWS), range(1, ROWS), range(ROWS - 1))
)
LEAD: Final = -20.0  # a lead of 20 points is worth as much as a place; the lowest score wins


@compiled
def write(states: States, i: int, viewer: int, drawn: NDArray[Any], planes: Planes, scalars: Scalars, k: int) -> None:
    """Write what the viewer knows of states[i] into row k, which shows an earlier position of that game or nothing."""
    _write(states[i], viewer, drawn[k], planes, scalars, k)


@compiled
def _write(s: State, viewer: int, d: Any, planes: Planes, scalars: Scalars, k: int) -> None:
    me = viewer if viewer < SPECTATOR else 0
    if not d.begun:
        _draw_market(s, planes, k)
        store(d.built, EMPTY)
        d.viewer = me
        d.begun = True
    new = without(load(s.built), load(d.built))
    if d.viewer != me or not is_empty(new):
        _draw_owners(s, me, planes, k)
        d.viewer = me
    if not is_empty(new):
        _draw_stalls(s, planes, k)
        _draw_buildings(s, new, planes, k)
        store(d.built, load(s.built))
    if not is_empty(new) or s.phase == OVER:  # nothing else lays paths (J3.5, J6.2)
        _draw_spaces(_PATHS, load(s.paths), planes, k)
    players = int64(s.players)
    for part in (_DISCS, _OWNERS):  # of many games the row after this is the next
        prefetch_next(planes, k, SPACES * part, SPACES * (part + players))
    for seat in range(players):
        _draw_spaces(_DISCS + _steps(seat, me, players), load(s.discs[seat]), planes, k)
    _write_scalars(s, me, viewer, scalars, k)


@compiled
def _steps(seat: int, me: int, players: int) -> int:
    """How many steps clockwise from the viewer a seat is."""
    return seat - me if seat >= me else seat - me + players


@compiled
def _draw_spaces(plane: int, spaces: Mask, planes: Planes, k: int) -> None:
    """Make a plane 1 on these spaces and 0 elsewhere."""
    first = SPACES * plane
    _first_rows(planes, k, first, int64(spaces[0]))
    for word in range(1, WORDS - 1):
        _rows(planes, k, first + SIDE * (ROWS * word - 1), int64(spaces[word]))
    _last_rows(planes, k, first + SPACES - 2 * SIDE, int64(spaces[WORDS - 1]))


@compiled
def _draw_market(s: State, planes: Planes, k: int) -> None:
    """What stays as it is during a game; all else is wiped."""
    for n in range(planes.shape[1]):
        planes[k, n] = 0
    _draw_spaces(_MARKET, load(s.market), planes, k)
    for good in range(4):
        planes[k, SPACES * (_TRUCKS + good) + s.trucks[good]] = 1
    if s.areas:
        _draw_areas(s, planes, k)


@compiled
def _draw_areas(s: State, planes: Planes, k: int) -> None:
    """How much may still be built in each area, and how their spaces hang together."""
    market, right, below = SPACES * _MARKET, SPACES * _RIGHT, SPACES * _BELOW
    for area in range(s.areas):
        _draw_left(s, area, planes, k)
    for space in range(SPACES - 1):
        both = planes[k, market + space] & planes[k, market + space + 1]
        planes[k, right + space] = both & (s.area[space] == s.area[space + 1])
    for row in range(SIDE):  # beyond the last column there is nothing
        planes[k, right + SIDE * row + SIDE - 1] = 0
    for space in range(SPACES - SIDE):
        both = planes[k, market + space] & planes[k, market + space + SIDE]
        planes[k, below + space] = both & (s.area[space] == s.area[space + SIDE])


@compiled
def _draw_left(s: State, area: int, planes: Planes, k: int) -> None:
    """How much may still be built in an area."""
    left = max(0, int64(s.area_limit[area]) - int64(s.area_built[area]))
    for n in range(s.area_size[area]):
        planes[k, SPACES * _LEFT + int64(s.area_spaces[area, n])] = left


@compiled
def _draw_owners(s: State, me: int, planes: Planes, k: int) -> None:
    """The stalls by seat. Without branches: one that is not on the market is drawn as nothing on the first space."""
    players = int64(s.players)
    for seat in range(players):
        plane = _OWNERS + _steps(seat, me, players)
        _draw_spaces(plane, EMPTY, planes, k)
        for good in range(4):
            stall = int64(s.stalls[seat, good])
            planes[k, SPACES * plane + max(0, stall)] |= stall > SUPPLY


@compiled
def _draw_stalls(s: State, planes: Planes, k: int) -> None:
    """The stalls by good, likewise."""
    for seat in range(s.players):
        for good in range(4):
            stall = int64(s.stalls[seat, good])
            planes[k, SPACES * (_STALLS + good) + max(0, stall)] |= stall > SUPPLY


@compiled
def _draw_buildings(s: State, new: Mask, planes: Planes, k: int) -> None:
    """The flea tables among what has been built, and what may still be built beside it."""
    for word in range(WORDS):
        bits = new[word]
        while bits != NO_BITS:
            space = space_at(word, bits)
            bits = without_lowest(bits)
            planes[k, SPACES * _TABLES + space] = not _is_truck_or_stall(s, space)
            if s.areas:
                _draw_left(s, int64(s.area[space]), planes, k)


@compiled
def _is_truck_or_stall(s: State, space: int) -> bool:
    found = 0
    for good in range(4):
        found |= s.trucks[good] == space
        for seat in range(s.players):
            found |= s.stalls[seat, good] == space
    return found != 0


@compiled
def _write_scalars(s: State, me: int, viewer: int, out: Scalars, k: int) -> None:
    players = int64(s.players)
    waiting = seats_to_act(s)
    for n in range(out.shape[1]):
        out[k, n] = 0
    out[k, _PHASE + s.phase] = 1
    out[k, _ACTIVE + _steps(s.turn, me, players)] = 1
    out[k, _PLAYERS], out[k, _OWN_SEAT], out[k, _CLASSIC] = players, me, s.classic
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
    out[k, _DEALT], out[k, _PASSES], out[k, _BEGUN] = s.row_dealt, s.passes, s.begun >> me & 1


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
