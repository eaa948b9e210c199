"""What an action would bring, as far as no chance or secret is in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from feira.core.game import Event
from feira.games.marche.engine.actions import BID, RESERVE
from feira.games.marche.engine.masks import spaces_of
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.spaces import GOODS, SPACE_NAMES, SPACES
from feira.games.marche.engine.state import DISCS, SUPPLY, States
from feira.games.marche.engine.ways import distance_from, hope_of, most_distance, way_of
from feira.games.marche.heuristics.outlook import distances, hope, hope_sums, reach
from feira.games.marche.surface.draws import paved_by
from feira.games.marche.surface.events import DiscReturned, StallDelivered

Distances = tuple[tuple[int | None, ...], ...]

_SPARE: Final = 0.5  # points that a reserved space is worth beyond what it promises, since flea tables take some
_SPARES: Final = 4


@dataclass(frozen=True)
class Site:
    """A space that a seat has reserved, and the distance that a stall would have there as things stand."""

    at: str
    distance: int


@dataclass(frozen=True)
class Preview:
    """What an action would cost and bring.

    Distances are by seat and good, None while a stall is in the supply. `points` say what the action is worth to each
    seat: how much shorter the distances get that it has, or can hope for on its reserved spaces, and half a point for a
    spare space. A bid is worth the less the further it is from half of what the stall would gain the seat.
    """

    cost: int  # the coins of a bid, which only the winner pays
    paves: tuple[str, ...]
    discs_home: tuple[DiscReturned, ...]  # because their spaces would be paved
    distances: Distances  # as they are
    after: Distances  # as they would be
    points: tuple[float, ...]
    ways: tuple[StallDelivered, ...] = ()  # as they would be, of the stalls whose distance it would change
    reach: tuple[int, ...] = ()  # of a space that is reserved: the distance that a stall of each good would have there
    sites: tuple[Site, ...] = ()  # of a bid: where the stall could go, the nearest first
    without: int | None = None  # of a bid: the distance that the stall has if it never gets onto the market

    def gain(self, seat: int) -> float:
        """How good the action is for a seat: its own points less what the others gain on average."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        return self.points[seat] - sum(others) / len(others)


def distances_of(states: States, i: int) -> Distances:
    """By seat and good, None while a stall is in the supply."""
    out = np.empty((MAX_PLAYERS, len(GOODS)), dtype=np.int64)
    distances(states, i, out)
    rows = out[: states["players"][i]].tolist()
    return tuple([tuple([None if d == SUPPLY else d for d in row]) for row in rows])  # quicker than generators


def bid_preview(states: States, i: int, seat: int, action: int) -> Preview:
    """A bid: what it costs, and how well it fits what the stall is worth."""
    coins, players, good = action - BID, int(states["players"][i]), int(states["tile"][i])
    most = int(most_distance(players))
    worth = (most - hope(states, i, seat, good)) / 2
    points = [0.0] * players
    points[seat] = -abs(coins - min(worth, int(states["coins"][i, seat])))
    now = distances_of(states, i)
    return Preview(coins, (), (), now, now, tuple(points), sites=_sites(states, i, seat, good), without=most)


def _sites(states: States, i: int, seat: int, good: int) -> tuple[Site, ...]:
    reserved = spaces_of(states["discs"][i, seat].tolist())
    found = [Site(SPACE_NAMES[space], int(distance_from(states[i], good, space))) for space in reserved]
    return tuple(sorted(found, key=lambda site: site.distance))


def draw_preview(states: States, i: int) -> Preview:
    """A draw, of which nothing is certain beforehand."""
    now = distances_of(states, i)
    return Preview(0, (), (), now, now, (0.0,) * int(states["players"][i]))


def outcome_preview(before: States, i: int, seat: int, action: int, after: States, events: Sequence[Event]) -> Preview:
    """An action without chance, which has been done in `after`."""
    seats = range(before["players"][i])
    reserves = action < RESERVE + SPACES
    touched = (seat,) if reserves else seats  # a disc changes nothing for the others
    points = [0.0] * len(seats)
    for one in touched:
        points[one] = standing(before, i, one) - standing(after, 0, one)
    paves = paved_by(events)
    home = tuple(event for event in events if isinstance(event, DiscReturned) and event.at in paves)
    now, then = distances_of(before, i), distances_of(after, 0)
    reached = _reach(after, action - RESERVE) if reserves else ()
    return Preview(0, paves, home, now, then, tuple(points), changed_ways(after, now, then), reached)


def _reach(states: States, space: int) -> tuple[int, ...]:
    out = np.empty(len(GOODS), dtype=np.int64)
    reach(states, 0, space, out)
    return tuple(out.tolist())


def changed_ways(after: States, now: Distances, then: Distances) -> tuple[StallDelivered, ...]:
    """The ways after something was built, of the stalls whose distance it has changed."""
    return tuple(
        StallDelivered.of(way_of(after, 0, seat, good))
        for seat, row in enumerate(then)
        for good, distance in enumerate(row)
        if distance != now[seat][good]
    )


def standing(states: States, i: int, seat: int) -> float:
    """What a seat can hope for as things stand, in points; the lower the better."""
    spares = min(DISCS - int(states["discs_left"][i, seat]), _SPARES)
    return int(hope_of(hope_sums(states, i), seat)) - _SPARE * spares
