"""The last events of a game: the way of every stall, the scores, the ranking (J6)."""

from feira.core.game import Event, Outcome
from feira.games.marche.engine.state import States
from feira.games.marche.surface.events import FinalScore, Ranked, StallDelivered
from feira.games.marche.surface.observation import ways_of


def verdict(states: States, i: int, outcome: Outcome) -> list[Event]:
    """How each stall is delivered, the score of each seat, then the ranking."""
    delivered = [StallDelivered.of(way) for way in ways_of(states, i)]
    distances, coins = states["distances"][i].tolist(), states["coins"][i].tolist()
    scores = [FinalScore(seat, tuple(distances[seat]), coins[seat], score) for seat, score in enumerate(outcome.scores)]
    return [*delivered, *scores, Ranked(outcome.ranking, outcome.broken_ties)]
