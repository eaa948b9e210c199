"""The last events of a game: the way of every stall, the scores, the ranking (J6)."""

from feira.core.game import Event, Outcome
from feira.games.marche.engine.state import State
from feira.games.marche.surface.events import FinalScore, Ranked, StallDelivered
from feira.games.marche.surface.observation import ways_of


def verdict(s: State, outcome: Outcome) -> list[Event]:
    """How each stall is delivered, the score of each seat, then the ranking."""
    delivered = [StallDelivered.of(way) for way in ways_of(s)]
    scores = [
        FinalScore(seat, tuple(s.distances[seat].tolist()), int(s.coins[seat]), outcome.scores[seat])
        for seat in range(s.players)
    ]
    return [*delivered, *scores, Ranked(outcome.ranking, outcome.broken_ties)]
