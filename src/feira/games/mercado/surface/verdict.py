"""The last events of a game: how it came out, and why (M5.3, M7)."""

from collections.abc import Iterator

from feira.core.game import Event, Outcome
from feira.games.mercado.engine.scoring import fame, fours_missing, restaurants_left, solo_result
from feira.games.mercado.engine.state import State
from feira.games.mercado.surface.events import ChallengeJudged, FinalScore, FoursMissing, NextFame, Ranked


def verdict(s: State, outcome: Outcome) -> list[Event]:
    """The score of each seat, then the ranking, or what a challenge has brought."""
    scores = [
        FinalScore(
            seat,
            coins=int(s.money[seat]),
            restaurants_left=int(restaurants_left(s, seat)),
            score=outcome.scores[seat],
            stands=int(s.owned[seat]).bit_count(),
            tie_broken=seat in outcome.broken_ties,
        )
        for seat in range(s.players)
    ]
    if s.challenge:
        return [*scores, *_challenge_judged(s)]
    return [*scores, Ranked(outcome.ranking, outcome.broken_ties)]


def _challenge_judged(s: State) -> Iterator[Event]:
    """What a challenge has brought, and what was missing for more."""
    result, won, missing = int(solo_result(s)), int(fame(s)), int(fours_missing(s))
    yield ChallengeJudged(int(s.challenge), result, won, bool(s.best_move))
    if missing:
        yield FoursMissing(missing)
    if won < len(s.thresholds) and result < s.thresholds[won]:
        yield NextFame(int(s.thresholds[won]), won + 1)
