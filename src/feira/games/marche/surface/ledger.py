"""Where the scores of Jour de Marché come from: the distance of each stall, the coins left, what the bids cost."""

from collections.abc import Sequence

from feira.core.game import Event, Json
from feira.core.ledger import Ledger
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.engine.ways import most_distance
from feira.games.marche.surface.events import AuctionWon


def ledger(seen: Json, events: Sequence[Event]) -> Ledger:
    """Distances and coins as they stand; a place has the distance of the stall there."""
    players = seen["players"]
    most = int(most_distance(len(players)))  # of a stall that isn't on the market
    distances = [[most if each is None else each for each in by_good] for by_good in seen["distances"]]
    sources = {good: [by_good[n] for by_good in distances] for n, good in enumerate(GOODS)}
    bids = [0 for _ in players]
    for event in events:
        if isinstance(event, AuctionWon):
            bids[event.seat] += event.coins
    places = {
        at: distances[seat][GOODS.index(good)]
        for seat, player in enumerate(players)
        for good, at in player["stalls"].items()
    }
    return Ledger({**sources, "coins": [-player["coins"] for player in players]}, {"bids": bids}, places)
