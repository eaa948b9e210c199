"""Learning from mistakes: whether another move would have been nearly as good as the best one."""

from typing import Final, NamedTuple

from feira.analysis.effort import EFFORTS
from feira.analysis.study import Study
from feira.core.game import FeiraError, Json

NEARLY: Final = 0.0175  # of equity that a move may lose and still be as good: less than anybody could feel


class Tried(NamedTuple):
    """A move that somebody has tried in the place of a decision."""

    accepted: bool  # whether it is nearly as good as the best, as far as we can tell
    best: bool  # whether none is better
    played: bool  # whether it is the one that was played
    error: float  # what it loses against the best, in equity
    margin: float  # half of the 95 % interval of that

    def to_json(self) -> Json:
        """The same as JSON."""
        return {**self._asdict(), "error": round(self.error, 4), "margin": round(self.margin, 4)}


def try_move(study: Study, step: int, seat: int, action: int) -> Tried:
    """Judge a legal action in the place of a decision, thoroughly; FeiraError if nothing was decided there."""
    number = next((n for n, one in enumerate(study.decisions) if (one.step, one.seat) == (step, seat)), None)
    if number is None:
        raise FeiraError(f"seat {seat} had nothing to decide after {step} moves")
    named = study.judge(number, EFFORTS["normal"]).best.action  # what the analysis calls the best move
    found = study.judge_instead(number, action, EFFORTS["deep"], [named])
    best, played = action in (named, found.best.action), action == study.decisions[number].action
    near = found.error < NEARLY or found.error <= found.margin
    return Tried((best or near) and not played, best, played, found.error, found.margin)
