"""What building would bring on every space that somebody has reserved, whoever's turn it is.

Only what lies open on the market counts, so it is the same for everybody.
"""

from dataclasses import dataclass

import numpy as np

from feira.core.plain import copied
from feira.games.marche.engine.masks import WORDS, spaces_of
from feira.games.marche.engine.spaces import GOODS, SPACE_NAMES
from feira.games.marche.engine.state import SUPPLY, States
from feira.games.marche.heuristics.outlook import build, reach, within_reach
from feira.games.marche.surface.events import DiscReturned, StallDelivered
from feira.games.marche.surface.preview import Distances, changed_ways, distances_of


@dataclass(frozen=True)
class Reach:
    """The distance that a stall which its player still has would get."""

    good: str
    distance: int


@dataclass(frozen=True)
class Prospect:
    """What building on a reserved space would bring."""

    at: str
    seat: int  # whose disc it is
    paves: tuple[str, ...]
    discs_home: tuple[DiscReturned, ...]  # because their spaces would be paved
    cut_off: tuple[str, ...]  # from where open spaces would no longer lead to every truck to which they lead now
    after: Distances  # as they would be; the observation has them as they are
    ways: tuple[StallDelivered, ...]  # as they would be, of the stalls whose distance it would change
    reach: tuple[Reach, ...]  # of the stalls that could come here, the nearest first


def prospects_of(view: States) -> tuple[Prospect, ...]:
    """One for each disc on the market."""
    now, reached = distances_of(view, 0), _reached(view)
    return tuple(_prospect(view, seat, space, now, reached) for seat, space in _discs(view))


def _discs(view: States) -> list[tuple[int, int]]:
    """Every disc on the market: whose it is, and where."""
    by_seat = view["discs"][0, : view["players"][0]].tolist()
    return [(seat, space) for seat, discs in enumerate(by_seat) for space in spaces_of(discs)]


def _prospect(view: States, seat: int, space: int, now: Distances, reached: list[set[int]]) -> Prospect:
    supply = [good for good in range(len(GOODS)) if view["stalls"][0, seat, good] == SUPPLY]
    after = copied(view)
    build(after, 0, space)
    paved = {*spaces_of(after["paths"][0].tolist())} - {*spaces_of(view["paths"][0].tolist())}
    cut = set[int]().union(*(old - new for old, new in zip(reached, _reached(after), strict=True))) - {space}
    then = distances_of(after, 0)
    return Prospect(
        SPACE_NAMES[space],
        seat,
        _names(paved),
        tuple(DiscReturned(owner, SPACE_NAMES[disc]) for owner, disc in _discs(view) if disc in paved),
        _names(cut),
        then,
        changed_ways(after, now, then),
        _reaches(after, space, supply),
    )


def _reached(states: States) -> list[set[int]]:
    """By good: the open spaces from which open spaces lead to its truck."""
    out = np.empty((len(GOODS), WORDS), dtype=np.uint64)
    for good in range(len(GOODS)):
        within_reach(states, 0, good, out[good])
    return [{*spaces_of(words)} for words in out.tolist()]


def _reaches(after: States, space: int, supply: list[int]) -> tuple[Reach, ...]:
    out = np.empty(len(GOODS), dtype=np.int64)
    reach(after, 0, space, out)
    found = [Reach(GOODS[good], int(out[good])) for good in supply]
    return tuple(sorted(found, key=lambda one: one.distance))


def _names(spaces: set[int]) -> tuple[str, ...]:
    return tuple(SPACE_NAMES[space] for space in sorted(spaces))
