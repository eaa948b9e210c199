"""What happens in Mercado, told as a player at the table would be told it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from numpy.typing import NDArray

from feira.core.game import Event
from feira.games.mercado.engine import log as told
from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, KINDS, SPACE_NAMES, bits, goods_names
from feira.games.mercado.engine.state import ENDS, State


@dataclass(frozen=True)
class StandOpened(Event):
    """M3.1."""

    seat: int
    good: str
    at: str


@dataclass(frozen=True)
class Paid(Event):
    """The cost of a stand (M3.1)."""

    seat: int
    coins: int


@dataclass(frozen=True)
class Earned(Event):
    """One stand's income from one customer tile: customers × times (M4.1).

    `times` comes from the `restaurants` which help, and `beside` lists the spaces where they are.
    """

    seat: int
    coins: int
    at: str
    entrance: str
    customers: int
    times: int
    restaurants: tuple[str, ...]
    beside: tuple[str, ...]


@dataclass(frozen=True)
class RestaurantFound(Event):
    """A grey restaurant went to the supply of the player who built on it."""

    seat: int
    restaurant: str
    at: str


@dataclass(frozen=True)
class TileTaken(Event):
    """From the display into the hand."""

    seat: int
    good: str


@dataclass(frozen=True)
class TileDrawn(Event):
    """From the bag to the display."""

    good: str


@dataclass(frozen=True)
class HandRedrawn(Event):
    """Three of a kind exchanged (M3.5)."""

    seat: int
    returned: str
    drew: tuple[str, ...]


@dataclass(frozen=True)
class DisplayRedrawn(Event):
    """Three of a kind exchanged (M3.6)."""

    seat: int
    returned: str
    drew: tuple[str, ...]


@dataclass(frozen=True)
class CustomersBrought(Event):
    """M3.2."""

    seat: int
    customers: int
    goods: tuple[str, ...]
    at: str


@dataclass(frozen=True)
class CustomersOffered(Event):
    """A stack showed its next tile."""

    customers: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class RestaurantOpened(Event):
    """M3.3, with the coins for it."""

    seat: int
    restaurant: str
    at: str
    coins: int


@dataclass(frozen=True)
class CoinTaken(Event):
    """M3.4."""

    seat: int
    coins: int


@dataclass(frozen=True)
class SpecialtySet(Event):
    """Challenge 1: from now on only this good pays, beginning with the customers who wait."""

    seat: int
    good: str


@dataclass(frozen=True)
class SpecialtyAsked(Event):
    """Challenge 1: the first customers are there, and wait until the player names one of the five goods."""

    seat: int


@dataclass(frozen=True)
class EndTriggered(Event):
    """M5.1; `end` as in records."""

    seat: int
    end: str


@dataclass(frozen=True)
class GameOver(Event):
    """Nobody has another turn."""

    end: str


@dataclass(frozen=True)
class FinalScore(Event):
    """M5.3: coins - restaurants left; `tie_broken` says whether the stands in the market have decided its place."""

    seat: int
    coins: int
    restaurants_left: int
    score: int
    stands: int
    tie_broken: bool


@dataclass(frozen=True)
class Ranked(Event):
    """The seats from the first place on; `by_stands` lists those whose tie the stands broke."""

    ranking: tuple[tuple[int, ...], ...]
    by_stands: tuple[int, ...]


@dataclass(frozen=True)
class ChallengeJudged(Event):
    """M7.2, M7.3."""

    challenge: int
    result: int
    fame: int
    best_move: bool


@dataclass(frozen=True)
class FoursMissing(Event):
    """Challenge 5: the tiles with 4 customers for lack of which there is no fame."""

    tiles: int


@dataclass(frozen=True)
class NextFame(Event):
    """M7.2: the result that would have brought more, and how much."""

    result: int
    fame: int


_REDRAWN: Final[dict[int, type[HandRedrawn] | type[DisplayRedrawn]]] = {
    told.HAND_RETURNED: HandRedrawn,
    told.DISPLAY_RETURNED: DisplayRedrawn,
}


def read_log(log: NDArray[Any], s: State) -> list[Event]:
    """The events of one action; `s` is the game after it."""
    rows = iter(log[1 : log[0, 0] + 1].tolist())
    return [_event(row, rows, s) for row in rows]


def _event(row: list[int], rows: Iterator[list[int]], s: State) -> Event:
    what, a, b, c, d = row
    if what in _REDRAWN:
        drew = tuple(GOODS[drawn[2 if what == told.HAND_RETURNED else 1]] for drawn in (next(rows) for _ in range(3)))
        return _REDRAWN[what](a, GOODS[b], drew)
    if what == told.EARNED:
        return _earned(a, b, c, d, s)
    return _READERS[what](a, b, c, d)


def _earned(seat: int, coins: int, packed: int, helping: int, s: State) -> Earned:
    space, entrance, times, _ = packed.to_bytes(4, "little")  # as income.py packed them
    opened = s.restaurants.tolist() if helping else ()
    beside = [(kind, at) for kind, spaces in zip(KINDS, opened, strict=False) for at in bits(spaces & helping)]
    return Earned(
        seat,
        coins,
        SPACE_NAMES[space],
        ENTRANCE_NAMES[entrance],
        int(s.customers[entrance]),
        times,
        tuple(kind for kind, _ in beside),
        tuple(SPACE_NAMES[at] for _, at in beside),
    )


_READERS: Final[dict[int, Callable[[int, int, int, int], Event]]] = {
    told.STAND_OPENED: lambda a, b, c, _: StandOpened(a, GOODS[b], SPACE_NAMES[c]),
    told.PAID: lambda a, b, *_: Paid(a, b),
    told.RESTAURANT_FOUND: lambda a, b, c, _: RestaurantFound(a, KINDS[b], SPACE_NAMES[c]),
    told.TILE_TAKEN: lambda a, b, *_: TileTaken(a, GOODS[b]),
    told.TILE_DRAWN: lambda a, *_: TileDrawn(GOODS[a]),
    told.CUSTOMERS_BROUGHT: lambda a, b, c, d: CustomersBrought(a, b, goods_names(c), ENTRANCE_NAMES[d]),
    told.CUSTOMERS_OFFERED: lambda a, b, *_: CustomersOffered(a, goods_names(b)),
    told.RESTAURANT_OPENED: lambda a, b, c, d: RestaurantOpened(a, KINDS[b], SPACE_NAMES[c], d),
    told.COIN_TAKEN: lambda a, b, *_: CoinTaken(a, b),
    told.SPECIALTY_SET: lambda a, b, *_: SpecialtySet(a, GOODS[b]),
    told.SPECIALTY_ASKED: lambda a, *_: SpecialtyAsked(a),
    told.END_TRIGGERED: lambda a, b, *_: EndTriggered(a, ENDS[b]),
    told.GAME_OVER: lambda a, *_: GameOver(ENDS[a]),
}
