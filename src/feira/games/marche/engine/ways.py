"""How far it is from a stall to its truck, and over which spaces (J6.3-J6.5).

The distance as it stands takes all open spaces for paths: at the end they are, before it nothing better is possible
over paths.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import compiled, int64
from feira.games.marche.engine.masks import (
    EMPTY,
    NO_BITS,
    WORDS,
    Mask,
    both,
    either,
    grow,
    has,
    has_spot,
    is_empty,
    load,
    only,
    space_at,
    spread,
    store,
    without,
    without_lowest,
)
from feira.games.marche.engine.paths import open_spaces
from feira.games.marche.engine.spaces import SIDE, SIDES, street_name
from feira.games.marche.engine.state import SUPPLY, State, States

Layers: TypeAlias = NDArray[np.uint64] | None  # by cost: the mask of what can be reached for it

NO_WAY: Final = -1
STREET_COST: Final = 2  # J6.4
_MOST_COST: Final = 512  # more than all paths and streets together


@compiled
def most_distance(players: int) -> int:
    """J6.5."""
    return 4 + 2 * players


@compiled
def streets_of(s: State) -> Mask:
    """J6.4: all that touches the market from outside."""
    market = load(s.market)
    return without(grow(market), market)


@compiled
def _cheapest(truck: int, stall: int, paths: Mask, streets: Mask, layers: Layers) -> int:
    """The cost of the cheapest way between truck and stall, or NO_WAY.

    Goes out from the truck, cost by cost: a path is reached from what costs 1 less, a street from what costs 2 less.
    """
    goal = spread(only(stall))
    before, last, seen = EMPTY, only(truck), EMPTY
    cost = 0
    while True:
        cost += 1
        found = _next_layer(before, last, seen, paths, streets)
        if layers is not None:
            store(layers[cost], found)
        if not is_empty(both(found, goal)):
            return cost
        if is_empty(found) and is_empty(last):
            return NO_WAY
        seen = either(seen, found)
        before, last = last, found


@compiled
def _next_layer(before: Mask, last: Mask, seen: Mask, paths: Mask, streets: Mask) -> Mask:
    """What costs 1 more than `last` and 2 more than `before`."""
    return without(either(both(spread(last), paths), both(spread(before), streets)), seen)


@compiled
def next_path_layer(last: Mask, seen: Mask, paths: Mask) -> Mask:
    """What costs 1 more than `last`, by paths alone."""
    return without(both(spread(last), paths), seen)


@compiled
def way_cost(s: State, good: int, space: int, layers: Layers) -> int:
    """J6.3, J6.4: what the way of a stall on the space costs as things stand, or NO_WAY; the maximum not applied."""
    truck = int64(s.trucks[good])
    paths = without(open_spaces(s), only(space))
    cost = _cheapest(truck, space, paths, EMPTY, layers)
    if cost == NO_WAY and not s.classic:  # J7.1
        cost = _cheapest(truck, space, paths, streets_of(s), layers)
    return cost


@compiled
def distance_from(s: State, good: int, space: int) -> int:
    """J6.5: the distance that a stall on the space has, or would have, as things stand."""
    cost = way_cost(s, good, space, None)
    most = most_distance(s.players)
    return most if cost == NO_WAY else min(cost, most)


@compiled
def stall_distance(s: State, seat: int, good: int) -> int:
    """J6.5: the distance of a stall as things stand; one that is not on the market has the maximum."""
    space = int64(s.stalls[seat, good])
    return distance_from(s, good, space) if space > SUPPLY else most_distance(s.players)


@compiled
def hopes(s: State, good: int) -> int:
    """By seat, the distance of a stall, or the best that it would have on a space which the seat has reserved.

    Packed into one number, 8 bits a seat, wide enough for the sum of all goods: see `hope_of`. One wave that goes out
    from the truck over the open spaces meets all of them. What it does not meet, and what is next to the truck, where
    the way has to go round the stall itself, is asked for one by one.
    """
    truck, most = int64(s.trucks[good]), most_distance(s.players)
    paths, near = open_spaces(s), spread(only(truck))
    left, hoped = EMPTY, 0
    for seat in range(s.players):
        hoped |= most << 8 * seat
        left = either(left, sites(s, seat, good))
    apart = both(left, near)
    left = without(left, near)
    last, seen, cost = only(truck), EMPTY, 0
    while not is_empty(left) and not is_empty(last):
        cost += 1
        last = next_path_layer(last, seen, paths)
        seen = either(seen, last)
        met = both(spread(last), left)
        if not is_empty(met):
            left = without(left, met)
            for seat in range(s.players):
                if not is_empty(both(met, sites(s, seat, good))):
                    hoped = _lowered(hoped, seat, cost)
    apart = either(apart, left)
    for word in range(WORDS):
        bits = apart[word]
        while bits != NO_BITS:
            space = space_at(word, bits)
            bits = without_lowest(bits)
            distance = distance_from(s, good, space)
            for seat in range(s.players):
                if has(sites(s, seat, good), space):
                    hoped = _lowered(hoped, seat, distance)
    return hoped


@compiled
def hope_of(hoped: int, seat: int) -> int:
    """What a seat can hope for, of what `hopes` tells."""
    return hoped >> 8 * seat & 255


@compiled
def _lowered(hoped: int, seat: int, distance: int) -> int:
    """With at most so great a distance for a seat."""
    return hoped - (max(hope_of(hoped, seat) - distance, 0) << 8 * seat)


@compiled
def sites(s: State, seat: int, good: int) -> Mask:
    """Where a seat's stall is, or may be when it is won."""
    space = int64(s.stalls[seat, good])
    if space > SUPPLY:
        return only(space)
    return load(s.discs[seat]) if space == SUPPLY else EMPTY


class Way(NamedTuple):
    """The way of a stall, from the stall to the truck, and its distance (at most the maximum of J6.5)."""

    seat: int
    good: int
    distance: int
    spots: tuple[str, ...]  # none if there is no way; streets are named like spaces
    streets: tuple[str, ...]  # those of the spots that are streets

    @property
    def capped(self) -> bool:
        """J6.5: whether the way is longer than the distance."""
        return len(self.spots) + (STREET_COST - 1) * len(self.streets) > self.distance

    @property
    def route(self) -> tuple[str, ...]:
        """The spots for people to read: the names of spaces, and `street` for each street."""
        return tuple("street" if spot in self.streets else spot for spot in self.spots)


@compiled
def way_found(states: States, i: int, seat: int, good: int, layers: Layers) -> int:
    """The cost of a stall's way, and what can be reached for each cost below."""
    s = states[i]
    space = int64(s.stalls[seat, good])
    return way_cost(s, good, space, layers) if space > SUPPLY else NO_WAY


@compiled
def distance_found(states: States, i: int, seat: int, good: int) -> int:
    """The distance of a stall."""
    return stall_distance(states[i], seat, good)


def way_of(states: States, i: int, seat: int, good: int) -> Way:
    """The way of a stall that is on the market or beside it."""
    distance = int(distance_found(states, i, seat, good))
    layers = np.zeros((_MOST_COST, WORDS), dtype=np.uint64)
    cost = int(way_found(states, i, seat, good, layers))
    market = states["market"][i].tolist()
    reached = layers[: cost + 1].tolist()
    row, column = divmod(int(states["stalls"][i, seat, good]), SIDE)
    way: list[tuple[int, int]] = []
    while cost > 0:  # back through the layers; a street costs two of them
        row, column = next(
            (row + down, column + right) for down, right in SIDES if has_spot(reached[cost], row + down, column + right)
        )
        way.append((row, column))
        cost -= 1 if has_spot(market, row, column) else STREET_COST
    streets = tuple(street_name(*spot) for spot in way if not has_spot(market, *spot))
    return Way(seat, good, distance, tuple(street_name(*spot) for spot in way), streets)
