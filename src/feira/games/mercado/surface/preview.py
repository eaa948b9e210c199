"""What an action would cost and bring, as far as no chance or secret is in it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from feira.core.game import Event
from feira.games.mercado.engine.income import owner, pay_if_named, pays, stand_value
from feira.games.mercado.engine.market import GOODS, NEIGHBOURS, SPACE_NAMES
from feira.games.mercado.engine.state import CHOOSE, ENDS, RUNNING, STUCK_END, State, States
from feira.games.mercado.engine.view import kinds_hidden
from feira.games.mercado.heuristics.prospects import RIVALRY, worths
from feira.games.mercado.surface.events import (
    CoinTaken,
    CustomersOffered,
    Earned,
    HandRedrawn,
    Paid,
    RestaurantFound,
    RestaurantOpened,
)


@dataclass(frozen=True)
class Improved:
    """A stand beside a new restaurant: each customer who comes then pays it `times` coins, not as many as `before`."""

    at: str
    seat: int
    good: str
    before: int
    times: int


@dataclass(frozen=True)
class Preview:
    """What an action would cost and bring, as far as no chance or secret is in it."""

    cost: int
    earned: tuple[Earned, ...]  # piece by piece
    found: tuple[RestaurantFound, ...]  # whose kind can be seen
    improved: tuple[Improved, ...]  # the stands that a restaurant would help
    income: tuple[int, ...]  # by seat, `extra` included
    extra: int  # what its seat gets without any stand: the coins for a restaurant, or those that are taken
    profit: int  # what its seat has more, or less, by it
    if_named: Mapping[str, int]  # M7#1, with the first customers: what they would pay, by the good that is then named
    ends: str | None  # the end that it would trigger, as records name it
    gains: tuple[float, ...]  # by seat, what it is worth by the rule of thumb of prospects.py

    def gain(self, seat: int) -> float:
        """How good the action is for a seat: its own gain, less most of the best other seat's."""
        others = [gain for other, gain in enumerate(self.gains) if other != seat]
        return self.gains[seat] - RIVALRY * max(others, default=0.0)


def preview_of(before: States, after: States, seat: int, events: Sequence[Event]) -> Preview:
    """An action of a seat, which has been done in `after`; both are what the seat knows."""
    players, end = int(after["players"][0]), int(after["end"][0])
    cost = sum(event.coins for event in events if isinstance(event, Paid))
    extra = sum(event.coins for event in events if isinstance(event, RestaurantOpened | CoinTaken))
    earned = tuple(event for event in events if isinstance(event, Earned))
    found = tuple(event for event in events if isinstance(event, RestaurantFound))
    restaurants = [event for event in events if isinstance(event, RestaurantOpened)]
    income = [0] * players
    income[seat] = extra
    for event in earned:
        income[event.seat] += event.coins
    fresh = end != RUNNING and before["end"][0] == RUNNING
    # Whether anything can still be done may depend on what is drawn or turned up.
    uncertain = end == STUCK_END and any(isinstance(event, HandRedrawn | CustomersOffered) for event in events)
    gains = worths(after, 0) - worths(before, 0)
    return Preview(
        cost=cost,
        earned=earned,
        found=() if kinds_hidden(before[0]) else found,
        improved=tuple(one for opened in restaurants for one in _improved(before[0], after[0], opened)),
        income=tuple(income),
        extra=extra,
        profit=income[seat] - cost,
        if_named=_pay_if_named(after[0]),
        ends=ENDS[end] if fresh and not uncertain else None,
        gains=tuple(gains[:players].tolist()),
    )


def _pay_if_named(s: State) -> dict[str, int]:
    """M7#1: what the customers who wait for a name pay, by good; nothing if none wait."""
    return {good: int(pay_if_named(s, n)) for n, good in enumerate(GOODS)} if s.phase == CHOOSE else {}


def _improved(before: State, after: State, opened: RestaurantOpened) -> Iterator[Improved]:
    """The stands next to a restaurant that it helps, if their good still pays (M7#1)."""
    beside = int(NEIGHBOURS[SPACE_NAMES.index(opened.at)])
    for good, name in enumerate(GOODS):
        here = int(after.stands[good]) & beside if pays(after, good) else 0
        for space, at in enumerate(SPACE_NAMES):
            if here >> space & 1:
                was, times = int(stand_value(before, good, space)), int(stand_value(after, good, space))
                if times > was:
                    yield Improved(at, int(owner(after, space)), name, was, times)
