"""Laying paths: full areas (J5.1), and the golden rule of the classic variant (J7.3).

The golden rule asks which spaces can't be built on without cutting the open spaces in two. Think of all that is not
open as walls: what touches by a side or a corner is one wall, and all that lies outside the market is one as well. As
long as the open spaces hang together, a space is a cut exactly if one and the same wall reaches it from two sides:
building there would close a ring. So it is enough to know which wall every built space is part of, and to look around
each space once.
"""

from feira.core.jit import compiled, int64
from feira.core.log import Log
from feira.games.marche.engine.log import AREA_FULL, DISC_RETURNED, PAVED, WOULD_CUT, WOULD_SHUT_IN, no_log, tell
from feira.games.marche.engine.masks import (
    EMPTY,
    NO_BITS,
    WORDS,
    Mask,
    add,
    both,
    either,
    grow,
    has,
    load,
    only,
    remove,
    space_at,
    without,
    without_lowest,
)
from feira.games.marche.engine.spaces import AROUND, GOOD_COUNT, SIDE, SPACES
from feira.games.marche.engine.state import OPEN, SUPPLY, State


@compiled
def open_spaces(s: State) -> Mask:
    """J7.3: the spaces without truck, stall or table."""
    return without(load(s.market), load(s.built))


@compiled
def all_discs(s: State) -> Mask:
    """The spaces that anybody has reserved."""
    discs = EMPTY
    for seat in range(s.players):
        discs = either(discs, load(s.discs[seat]))
    return discs


@compiled
def unpaved_spaces(s: State) -> Mask:
    """The spaces that are free or reserved."""
    return without(open_spaces(s), load(s.paths))


@compiled
def free_spaces(s: State) -> Mask:
    """J3.1: the spaces with nothing on them."""
    return without(unpaved_spaces(s), all_discs(s))


@compiled
def _pave(s: State, space: int, log: Log) -> None:
    """Lay a path; a disc there goes back to its owner."""
    tell(log, PAVED, space)
    add(s.paths, space)
    for seat in range(s.players):
        if has(s.discs[seat], space):
            remove(s.discs[seat], space)
            s.discs_left[seat] += 1
            tell(log, DISC_RETURNED, seat, space)


@compiled
def pave_all(s: State, spaces: Mask, log: Log) -> None:
    """Lay paths on all these spaces."""
    for word in range(WORDS):
        bits = spaces[word]
        while bits != NO_BITS:
            _pave(s, space_at(word, bits), log)
            bits = without_lowest(bits)


@compiled
def lay_paths(s: State, space: int, log: Log) -> None:
    """J3.5: what is paved after something was built on the space."""
    if s.classic:
        near = not _wall_up(s, space)
        unpaved = unpaved_spaces(s)
        _keep_accesses(s, space, log)
        _pave_cuts(s, both(unpaved, grow(only(space))) if near else unpaved, log)
    else:
        _fill_area(s, int64(s.area[space]), log)


@compiled
def _fill_area(s: State, area: int, log: Log) -> None:
    """J5.1: the area has one building more."""
    s.area_built[area] += 1
    if s.area_built[area] == s.area_limit[area]:
        tell(log, AREA_FULL, area)
        for n in range(int64(s.area_size[area])):
            space = int64(s.area_spaces[area, n])
            if not has(s.built, space):
                _pave(s, space, log)


@compiled
def _wall_up(s: State, space: int) -> bool:
    """Something was built on the space: it joins all walls that it touches, or begins one of its own.

    A wall is named by one of its spaces, the outside is 0. (A corner of the grid always touches the outside, so neither
    0 nor OPEN can be meant otherwise.) Returns whether several walls have become one; otherwise nothing has changed but
    for the spaces around.
    """
    name, first, several = space, OPEN, False
    for direction in range(8):
        wall = int64(s.wall[AROUND[space, direction]])
        if wall != OPEN:
            name = min(name, wall)
            several = several or (first != OPEN and first != wall)
            first = wall
    for direction in range(8):
        wall = int64(s.wall[AROUND[space, direction]])
        if wall != OPEN and wall != name:
            for other in range(SPACES):
                if s.wall[other] == wall:
                    s.wall[other] = name
    s.wall[space] = name
    return several


@compiled
def _would_cut(s: State, space: int) -> bool:
    """J7.3a: whether building on this open space would cut the open spaces in two."""
    one = two = three = OPEN
    for side in range(0, 8, 2):  # from one neighbour to the next, clockwise
        here = s.wall[AROUND[space, side]]
        corner = s.wall[AROUND[space, side + 1]]
        following = s.wall[AROUND[space, (side + 2) % 8]]
        if following != OPEN or here == OPEN == corner:
            continue  # a wall goes on, or there is none
        wall = here if here != OPEN else corner  # it ends here, and so is counted here
        if wall in (one, two, three):
            return True
        one, two, three = wall, one, two
    return False


@compiled
def _only_access(s: State, building: int) -> int:
    """J7.3b: the only open neighbour of a truck or stall, or -1 if it has more."""
    access = -1
    for side in range(0, 8, 2):
        space = AROUND[building, side]
        if s.wall[space] == OPEN:
            if access >= 0:
                return -1
            access = space
    return access


@compiled
def keep_access(s: State, building: int, log: Log) -> None:
    """J7.3b: pave the only open neighbour of a truck or stall."""
    space = _only_access(s, building)
    if space >= 0 and not has(s.paths, space):
        tell(log, WOULD_SHUT_IN, space, building)
        _pave(s, space, log)


@compiled
def _keep_accesses(s: State, built: int, log: Log) -> None:
    """J7.3b: only what has just been built, and what stands beside it, can have an open neighbour less."""
    for good in range(GOOD_COUNT):
        if _may_touch(int64(s.trucks[good]), built):
            keep_access(s, int64(s.trucks[good]), log)
        for seat in range(s.players):
            stall = int64(s.stalls[seat, good])
            if stall > SUPPLY and _may_touch(stall, built):
                keep_access(s, stall, log)


@compiled
def _may_touch(space: int, other: int) -> bool:
    """Whether they are the same or have a side in common; or lie at the ends of two rows, which does no harm."""
    return abs(space - other) in (0, 1, SIDE)


@compiled
def _pave_cuts(s: State, doubtful: Mask, log: Log) -> None:
    """J7.3a: pave what must not be built on; `doubtful` are the free and reserved spaces that may have become a cut.

    Paving changes no connection, so one pass is enough.
    """
    for word in range(WORDS):
        bits = doubtful[word]
        while bits != NO_BITS:
            space = space_at(word, bits)
            bits = without_lowest(bits)
            if _would_cut(s, space) and not has(s.paths, space):
                tell(log, WOULD_CUT, space)
                _pave(s, space, log)


@compiled
def begin_golden_rule(s: State) -> None:
    """J7.3 at set-up: all that is not open becomes walls, and what must be paved at once is."""
    open_now = open_spaces(s)
    for space in range(SPACES):
        s.wall[space] = OPEN
    for space in range(SPACES):
        if not has(open_now, space):
            _wall_up(s, space)
    for good in range(GOOD_COUNT):
        keep_access(s, int64(s.trucks[good]), no_log(s))
    _pave_cuts(s, unpaved_spaces(s), no_log(s))
