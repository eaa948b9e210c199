"""How well a game went for each seat, and how well it is likely to go: from 0 to 1, for search and learning."""

from typing import Any, Final

from feira.core.jit import compiled, popcount
from feira.core.leads import chance_of, results_by_rank, worths_to_chances
from feira.games.mercado.engine.challenges import BEST_MOVE_FAME
from feira.games.mercado.engine.scoring import fame, fours_brought, fours_missing, solo_result
from feira.games.mercado.engine.state import OVER, State, States
from feira.games.mercado.heuristics.prospects import forecasts_into
from feira.games.mercado.heuristics.solo_prospects import WEIGHTS, expected_result

CLEAR_LEAD: Final = 15.0  # coins that are a clear lead
_LATE_SPREAD, _SPREAD = 2.0, 0.3  # coins by which a forecast is likely to be wrong: at the end, and each empty entrance
_FAME_SPREAD: Final = 8.0  # coins by which a result is likely to differ from the expected one
_BEST_MOVE: Final = 0.5 * BEST_MOVE_FAME  # another challenge of the campaign may bring it as well (M7.3)
_RESULT: Final = 0.5  # fame that a result at the highest threshold is worth, so that near misses differ
_MOST_FAME: Final = 3 + BEST_MOVE_FAME


@compiled
def results(states: States, i: int, out: Any) -> None:
    """Of a finished game: the place first, then the margin; in solo the fame, then the result."""
    s = states[i]
    if s.challenge:
        out[0] = _solo_reward(s)
        return
    results_by_rank(states, i, CLEAR_LEAD, out)


@compiled
def estimates(states: States, i: int, out: Any) -> None:
    """The rewards to be expected of an unfinished game, by rule of thumb."""
    s = states[i]
    if s.phase == OVER:
        results(states, i, out)
        return
    if s.challenge:
        out[0] = _fame_to_come(s)
        return
    forecasts_into(s, out)
    worths_to_chances(out, s.players, _LATE_SPREAD + _SPREAD * popcount(s.empty))


@compiled
def _solo_reward(s: State) -> float:
    """Of a finished challenge: its fame, the best move, and a little for the result."""
    return (fame(s) + _extras(s, float(solo_result(s)))) / _MOST_FAME


@compiled
def solo_reward(points: float, best_move: float, result: float) -> float:
    """What so much fame, a best move and a result, as a part of the highest threshold, are worth."""
    return (points + _BEST_MOVE * best_move + _RESULT * min(max(result, -0.5), 1.5)) / _MOST_FAME


@compiled
def _fame_to_come(s: State) -> float:
    """What the reward of a challenge is likely to be."""
    result = expected_result(s, WEIGHTS[s.challenge - 1])
    points = 0.0
    for threshold in s.thresholds:
        points += chance_of(result - threshold, _FAME_SPREAD)
    points *= (1 + min(fours_brought(s), s.fours_needed)) / (1 + s.fours_needed)  # M7#5
    return (points + _extras(s, result)) / _MOST_FAME


@compiled
def _extras(s: State, result: float) -> float:
    near = min(max(result / s.thresholds[2], -0.5), 1.5)
    return _BEST_MOVE * s.best_move + _RESULT * near / (1 + fours_missing(s))
