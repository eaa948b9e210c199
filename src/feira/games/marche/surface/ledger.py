"""Where the scores of Jour de Marché come from: the distance of each stall, the coins left, what the bids cost."""

from collections.abc import Sequence

from feira.core.game import Event
from feira.core.ledger import Ledger
from feira.games.marche.engine.scoring import distance
from feira.games.marche.engine.spaces import GOODS, SPACE_NAMES
from feira.games.marche.engine.state import SUPPLY, States
from feira.games.marche.surface.events import AuctionWon


def ledger(states: States, i: int, events: Sequence[Event]) -> Ledger:
    """Distances and coins as they stand; a place has the distance of the stall there."""
    s = states[i]
    seats = range(s.players)
    sources = {good: [int(distance(s, seat, n)) for seat in seats] for n, good in enumerate(GOODS)}
    bids = [0 for _ in seats]
    for event in events:
        if isinstance(event, AuctionWon):
            bids[event.seat] += event.coins
    places = {
        SPACE_NAMES[s.stalls[seat, n]]: sources[good][seat]
        for seat in seats
        for n, good in enumerate(GOODS)
        if s.stalls[seat, n] > SUPPLY
    }
    return Ledger({**sources, "coins": [-int(s.coins[seat]) for seat in seats]}, {"bids": bids}, places)
