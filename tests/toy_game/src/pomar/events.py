"""What happens in a game of Pomar, as everybody at the table learns it."""

from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from feira.core.game import Event
from pomar import rules
from pomar.state import FRUITS


@dataclass(frozen=True)
class CrateDrawn(Event):
    """P3."""

    seat: int
    fruit: str


@dataclass(frozen=True)
class CoinSaved(Event):
    """P3."""

    seat: int


@dataclass(frozen=True)
class BidMade(Event):
    """P4: that a seat has bid, never what."""

    seat: int


@dataclass(frozen=True)
class BidsRevealed(Event):
    """P4: what each of the seats has bid."""

    seats: tuple[int, ...]
    coins: tuple[int, ...]


@dataclass(frozen=True)
class CrateWon(Event):
    """P4: the winner pays."""

    seat: int
    fruit: str
    paid: int


@dataclass(frozen=True)
class CrateLost(Event):
    """P4: several bids were highest."""

    fruit: str


@dataclass(frozen=True)
class FinalScore(Event):
    """P5."""

    seat: int
    favourite: str
    points: int


@dataclass(frozen=True)
class Ranked(Event):
    """P5: the seats from the first place on, tied ones together."""

    ranking: tuple[tuple[int, ...], ...]


def read_log(log: NDArray[Any]) -> list[Event]:
    """The rows of a log as events."""
    events: list[Event] = []
    bids: list[tuple[int, int]] = []
    for what, a, b, c in log[1 : log[0, 0] + 1].tolist():
        if what == rules.BID_REVEALED:
            bids.append((a, b))
            continue
        if bids:
            events.append(BidsRevealed(*map(tuple, zip(*bids, strict=True))))
            bids = []
        match what:
            case rules.DRAWN:
                events.append(CrateDrawn(a, FRUITS[b]))
            case rules.SAVED:
                events.append(CoinSaved(a))
            case rules.BID_MADE:
                events.append(BidMade(a))
            case rules.CRATE_WON:
                events.append(CrateWon(a, FRUITS[b], c))
            case rules.CRATE_LOST:
                events.append(CrateLost(FRUITS[a]))
    return events
