"""Where the coins of Mercado come from: whose move paid whom, and at which stand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from feira.core.game import Event
from feira.core.ledger import Ledger
from feira.games.mercado.engine.scoring import restaurants_left
from feira.games.mercado.engine.state import States
from feira.games.mercado.surface.events import (
    CoinTaken,
    CustomersBrought,
    Earned,
    Paid,
    RestaurantOpened,
    SpecialtySet,
    StandOpened,
)

# By the move on which stands earn.
_EARNING: Final[dict[type[Event], str]] = {
    CustomersBrought: "customers",
    SpecialtySet: "customers",
    StandOpened: "stands",
    RestaurantOpened: "restaurants",
}
SOURCES: Final = ("start", "customers", "stands", "restaurants", "others", "taken", "paid", "left")


def ledger(states: States, i: int, events: Sequence[Event]) -> Ledger:
    """The coins of each seat by what brought them; `others` is what others' moves paid, `given` what own ones did."""
    s = states[i]
    players = range(s.players)
    sources = {name: [0 for _ in players] for name in SOURCES}
    given = [0 for _ in players]
    places: Counter[str] = Counter()
    mover, move = -1, ""
    for event in events:
        if isinstance(event, (CustomersBrought, SpecialtySet, StandOpened, RestaurantOpened)):
            mover, move = event.seat, _EARNING[type(event)]
        if isinstance(event, Earned):
            places[event.at] += event.coins
            sources[move if event.seat == mover else "others"][event.seat] += event.coins
            given[mover] += 0 if event.seat == mover else event.coins
        elif isinstance(event, RestaurantOpened):
            sources["restaurants"][event.seat] += event.coins
        elif isinstance(event, CoinTaken):
            sources["taken"][event.seat] += event.coins
        elif isinstance(event, Paid):
            sources["paid"][event.seat] -= event.coins
    for seat in players:
        sources["start"][seat] = int(s.money[seat]) - sum(by_seat[seat] for by_seat in sources.values())
        sources["left"][seat] = -int(restaurants_left(s, seat))
    return Ledger(sources, {"given": given}, places)
