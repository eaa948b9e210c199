"""What happens in Jour de Marché, told as a player at the table would be told it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from numpy.typing import NDArray

from feira.core.game import Event
from feira.games.marche.engine import log as told
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.spaces import GOODS, SPACE_NAMES, TILES
from feira.games.marche.engine.state import ENDS, State
from feira.games.marche.engine.ways import STREET_COST, Way


@dataclass(frozen=True)
class SpaceReserved(Event):
    """J3.2."""

    seat: int
    at: str


@dataclass(frozen=True)
class TileDrawn(Event):
    """J3.3: `tile` is a good or `flea`."""

    seat: int
    tile: str


@dataclass(frozen=True)
class AuctionOpened(Event):
    """J4.1: the seats that take part."""

    good: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class BidMade(Event):
    """J4.1: that a seat has bid, never what."""

    seat: int


@dataclass(frozen=True)
class BidsRevealed(Event):
    """J4.1: what each of the seats has bid."""

    seats: tuple[int, ...]
    coins: tuple[int, ...]


@dataclass(frozen=True)
class AuctionWon(Event):
    """J4.2: the winner pays; `tied` are all seats that bid as much, if several did."""

    seat: int
    good: str
    coins: int
    tied: tuple[int, ...]


@dataclass(frozen=True)
class RowDealt(Event):
    """J6.1: a stall of the final row, for the one player who still has it."""

    seat: int
    good: str


@dataclass(frozen=True)
class TableBuilt(Event):
    """J3.3: a flea table on the seat's own reserved space."""

    seat: int
    at: str


@dataclass(frozen=True)
class StallBuilt(Event):
    """J4.3."""

    seat: int
    good: str
    at: str


@dataclass(frozen=True)
class StallBeside(Event):
    """J4.3, J3.4: a stall went beside the market and stays out."""

    seat: int
    good: str


@dataclass(frozen=True)
class AreaFull(Event):
    """J5.1: an area has reached its limit; what was paved."""

    area: tuple[str, ...]
    limit: int
    paved: tuple[str, ...]


@dataclass(frozen=True)
class CutPrevented(Event):
    """J7.3a: paved, since building there would cut the open spaces in two."""

    at: str


@dataclass(frozen=True)
class AccessKept(Event):
    """J7.3b: paved, since it is the only open space next to a truck (`seat` is None) or a stall."""

    at: str
    building: str
    good: str
    seat: int | None


@dataclass(frozen=True)
class RestPaved(Event):
    """J6.2."""

    paved: tuple[str, ...]


@dataclass(frozen=True)
class DiscReturned(Event):
    """A reserved space was paved: the disc went back to its owner (J5.1, J7.3)."""

    seat: int
    at: str


@dataclass(frozen=True)
class Passed(Event):
    """J3.4."""

    seat: int


@dataclass(frozen=True)
class PileClosed(Event):
    """J3.4: nobody could do anything; this many tiles were left."""

    tiles: int


@dataclass(frozen=True)
class GameOver(Event):
    """`end` as in records."""

    end: str


@dataclass(frozen=True)
class StallDelivered(Event):
    """J6.3-J6.5: the distance of a stall and the way from it to the truck; no spots if there is none.

    Each of its streets counts `street_steps`; `capped` if the way is longer than the distance, which has a maximum.
    `route` is the way as people read it: streets have no names of their own.
    """

    seat: int
    good: str
    distance: int
    way: tuple[str, ...]
    streets: tuple[str, ...]
    street_steps: int
    capped: bool
    route: tuple[str, ...]

    @classmethod
    def of(cls, way: Way) -> "StallDelivered":
        """The event of a way."""
        return cls(way.seat, GOODS[way.good], way.distance, way.spots, way.streets, STREET_COST, way.capped, way.route)


@dataclass(frozen=True)
class FinalScore(Event):
    """J6.6: the distances less the coins."""

    seat: int
    distances: tuple[int, ...]
    coins: int
    score: int


@dataclass(frozen=True)
class Ranked(Event):
    """The seats from the first place on; `by_distances` lists those whose tie the sum of distances broke (J6.6)."""

    ranking: tuple[tuple[int, ...], ...]
    by_distances: tuple[int, ...]


def read_log(log: NDArray[Any], s: State) -> list[Event]:
    """The events of one action; `s` is the game after it."""
    rows = log[1 : log[0, 0] + 1].tolist()
    events: list[Event] = []
    for n, (what, a, b, c, d) in enumerate(rows):
        if what == told.PAVED:
            continue  # part of the event before
        if what == told.AREA_FULL:
            area = tuple(SPACE_NAMES[space] for space in s.area_spaces[a, : s.area_size[a]])
            events.append(AreaFull(area, int(s.area_limit[a]), _paved(rows[n + 1 :])))
        elif what == told.REST_PAVED:
            events.append(RestPaved(_paved(rows[n + 1 :])))
        elif what == told.WOULD_SHUT_IN:
            good, seat = _building(s, b)
            events.append(AccessKept(SPACE_NAMES[a], SPACE_NAMES[b], GOODS[good], seat))
        elif what == told.BID_REVEALED:
            if not isinstance(events[-1], BidsRevealed):
                events.append(BidsRevealed((), ()))
            revealed = events.pop()
            assert isinstance(revealed, BidsRevealed)
            events.append(BidsRevealed((*revealed.seats, a), (*revealed.coins, b)))
        else:
            events.append(_READERS[what](a, b, c, d))
    return events


def _paved(rows: list[list[int]]) -> tuple[str, ...]:
    """The spaces paved by the event whose rows come after it."""
    paved = []
    for what, space, *_ in rows:
        if what == told.PAVED:
            paved.append(SPACE_NAMES[space])
        elif what != told.DISC_RETURNED:
            break
    return tuple(paved)


def _building(s: State, space: int) -> tuple[int, int | None]:
    """The good of a truck or stall, and the seat of a stall."""
    for good in range(len(GOODS)):
        if s.trucks[good] == space:
            return good, None
        for seat in range(s.players):
            if s.stalls[seat, good] == space:
                return good, seat
    raise AssertionError("a table needs no access")


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MAX_PLAYERS) if mask >> seat & 1)


def _won(seat: int, good: int, coins: int, tied: int) -> AuctionWon:
    return AuctionWon(seat, GOODS[good], coins, _seats(tied) if tied.bit_count() > 1 else ())


_READERS: Final[dict[int, Callable[[int, int, int, int], Event]]] = {
    told.RESERVED: lambda a, b, *_: SpaceReserved(a, SPACE_NAMES[b]),
    told.DRAWN: lambda a, b, *_: TileDrawn(a, TILES[b]),
    told.AUCTION_OPENED: lambda a, b, *_: AuctionOpened(GOODS[a], _seats(b)),
    told.BID_MADE: lambda a, *_: BidMade(a),
    told.AUCTION_WON: _won,
    told.ROW_DEALT: lambda a, b, *_: RowDealt(a, GOODS[b]),
    told.TABLE_PLACED: lambda a, b, *_: TableBuilt(a, SPACE_NAMES[b]),
    told.STALL_PLACED: lambda a, b, c, _: StallBuilt(a, GOODS[b], SPACE_NAMES[c]),
    told.STALL_BESIDE: lambda a, b, *_: StallBeside(a, GOODS[b]),
    told.WOULD_CUT: lambda a, *_: CutPrevented(SPACE_NAMES[a]),
    told.DISC_RETURNED: lambda a, b, *_: DiscReturned(a, SPACE_NAMES[b]),
    told.PASSED: lambda a, *_: Passed(a),
    told.PILE_CLOSED: lambda a, *_: PileClosed(a),
    told.GAME_OVER: lambda a, *_: GameOver(ENDS[a]),
}
