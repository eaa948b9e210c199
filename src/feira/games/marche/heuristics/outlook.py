"""What may come: the best that a seat can hope for, and what one more building would do."""

from typing import Any

from feira.core.jit import compiled, int64
from feira.games.marche.engine.log import no_log
from feira.games.marche.engine.masks import (
    EMPTY,
    NO_BITS,
    WORDS,
    add,
    both,
    either,
    is_empty,
    load,
    only,
    remove,
    space_at,
    spread,
    store,
    without,
    without_lowest,
)
from feira.games.marche.engine.paths import all_discs, keep_access, lay_paths, open_spaces, unpaved_spaces
from feira.games.marche.engine.spaces import GOOD_COUNT
from feira.games.marche.engine.state import SUPPLY, State, States
from feira.games.marche.engine.ways import distance_from, hope_of, hopes, stall_distance


@compiled
def distances(states: States, i: int, out: Any) -> None:
    """out[seat, good] = the distance as things stand, or SUPPLY while the stall is in the supply (J6.3-J6.5)."""
    s = states[i]
    for seat in range(s.players):
        for good in range(GOOD_COUNT):
            in_supply = s.stalls[seat, good] == SUPPLY
            out[seat, good] = SUPPLY if in_supply else stall_distance(s, seat, good)


@compiled
def reach(states: States, i: int, space: int, out: Any) -> None:
    """out[good] = the distance that a stall on the space would have as things stand."""
    for good in range(GOOD_COUNT):
        out[good] = distance_from(states[i], good, space)


@compiled
def hope(states: States, i: int, seat: int, good: int) -> int:
    """The distance of a stall, or the best that it would have on one of the seat's reserved spaces as things stand."""
    return hope_of(hopes(states[i], good), seat)


@compiled
def hope_sums(states: States, i: int) -> int:
    """By seat, what it can hope for with all four stalls: packed as by `hopes`."""
    s = states[i]
    return hopes(s, 0) + hopes(s, 1) + hopes(s, 2) + hopes(s, 3)


@compiled
def within_reach(states: States, i: int, good: int, out: Any) -> None:
    """Put into the mask `out` every open space from which open spaces lead to the truck of a good."""
    s = states[i]
    paths, seen, last = open_spaces(s), EMPTY, only(int64(s.trucks[good]))
    while not is_empty(last):
        last = without(both(spread(last), paths), seen)
        seen = either(seen, last)
    store(out, seen)


@compiled
def build(states: States, i: int, space: int) -> None:
    """Something is built on a free or reserved space, and paths are laid (J3.5)."""
    _build(states[i], space)


@compiled
def _build(s: State, space: int) -> None:
    """The building is taken for a stall, which needs access."""
    for seat in range(s.players):
        remove(s.discs[seat], space)
    add(s.built, space)
    lay_paths(s, space, no_log(s))
    if s.classic:
        keep_access(s, space, no_log(s))


@compiled
def danger(states: States, i: int, scratch: States, out: Any) -> None:
    """Put into the mask `out` every reserved space that one more building, wherever it is, would pave (J5.1, J7.3).

    `scratch` holds one game.
    """
    s = states[i]
    places = unpaved_spaces(s)
    t = scratch[0]
    for word in range(WORDS):
        bits = places[word]
        while bits != NO_BITS:
            space = space_at(word, bits)
            bits = without_lowest(bits)
            scratch[0] = states[i]
            _build(t, space)
            lost = both(without(all_discs(s), only(space)), load(t.paths))
            store(out, either(load(out), lost))
