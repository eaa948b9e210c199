"""Help in a running game, from what a seat sees: a good move and why, whether a move is a blunder, what to hope for.

The analysis of a finished game counts coins as known, since they are paid openly. A hint doesn't: where a table hides
coins, those of the others are guessed for every rollout, and for reasons everybody is taken to have as many as you.
The same view always gets the same answer.
"""

from typing import Final, NamedTuple

from feira.analysis.decisions import Decision
from feira.analysis.effort import EFFORTS, Effort
from feira.analysis.hopes import Hopes, hopes_after
from feira.analysis.judging import Choice, Judged, judge
from feira.analysis.rollouts import new_player
from feira.analysis.study import network_for
from feira.analysis.values import Units
from feira.analysis.why import why_in
from feira.core.game import FeiraError, Game, Json, States
from feira.core.why import Reason
from feira.evaluation.weights import Networks, shipped_network

BLUNDER: Final = 0.1  # of equity: from here on a tutor warns
_SEED: Final = 0  # any; the same for all, so that a hint depends on nothing but the view


class Hint(NamedTuple):
    """A good move, and another one that it is compared with."""

    move: Json  # as text and as a record writes it
    instead: Json | None  # None if there is only one legal move
    gain: float  # by how much it is better, in equity
    margin: float  # half of the 95 % interval of that
    lead: float  # the gain in points of score
    why: list[Reason]

    def to_json(self) -> Json:
        """The hint as JSON."""
        return {
            "move": self.move,
            "instead": self.instead,
            "gain": round(self.gain, 4),
            "margin": round(self.margin, 4),
            "lead": round(self.lead, 3),
            "why": [reason.to_json() for reason in self.why],
        }


class Adviser:
    """Helps one seat in one position, which it gets only as the seat sees it.

    FeiraError if the seat has nothing to decide, or nothing judges games of this kind.
    """

    def __init__(
        self,
        game: Game,
        view: States,
        seat: int,
        *,
        effort: str | Effort = "deep",
        networks: Networks = shipped_network,
    ) -> None:
        options = game.options_json(view, 0)
        self._game, self._view, self._seat = game, view, seat
        self._effort = EFFORTS[effort] if isinstance(effort, str) else effort
        self._player = new_player(game, network_for(game, options, networks))
        self._units = Units.of(game.spec.load("features"), options["players"])
        self._legal = game.legal(view, 0, seat)
        if not self._legal:
            raise FeiraError(f"seat {seat} has nothing to decide now")

    def hint(self) -> Hint:
        """A good move, compared with the one that seems best at a glance or, if that is the same, with the second."""
        found = self._judged(self._at_a_glance())
        if len(self._legal) == 1:
            return self._compared(found.best, None, 0.0)
        if found.best.action == found.made.action:
            others = [*(choice.action for choice in found.choices), *self._legal]  # of one finalist, any other move
            found = self._judged(next(action for action in others if action != found.best.action))
        return self._compared(found.best, found.made, found.margin)

    def warning(self, action: int) -> Hint | None:
        """A better move, if an action surely loses a lot."""
        found = self._judged(action)
        if found.error < BLUNDER or not found.is_mistake:
            return None
        return self._compared(found.best, found.made, found.margin)

    def hopes(self) -> Hopes | None:
        """What each tile is worth that may be drawn next, if the seat makes a good move; None if nothing is drawn."""
        best = self._judged(self._legal[0]).best.action
        return hopes_after(self._game, self._player, self._units, self._view, self._seat, best, _SEED)

    def _judged(self, action: int) -> Judged:
        decision = Decision(0, self._seat, action, self._view, self._legal)
        return judge(self._game, self._player, self._units, decision, self._effort, _SEED, counted=False)

    def _at_a_glance(self) -> int:
        """The action that the game's own preview finds best."""
        return max(self._legal, key=lambda a: self._game.preview(self._view, 0, self._seat, a).gain(self._seat))

    def _compared(self, best: Choice, other: Choice | None, margin: float) -> Hint:
        move, seat = self._told(best.action), self._seat
        if other is None or other.action == best.action:
            return Hint(move, None, 0.0, 0.0, 0.0, [])
        view = with_assumed_coins(self._game, self._view, seat)
        return Hint(
            move=move,
            instead=self._told(other.action),
            gain=best.equity - other.equity,
            margin=margin,
            lead=float((best.leads - other.leads)[seat]),
            why=why_in(self._game, view, seat, other.action, best.action),
        )

    def _told(self, action: int) -> Json:
        return {"move": self._game.to_text(action), "json": self._game.to_json(self._seat, action)}


def with_assumed_coins(game: Game, view: States, seat: int) -> States:
    """The view of a seat in which others have as many hidden coins as itself: none at all would mislead."""
    counted, shown = game.spec.counted, game.spec.counted_shown
    if counted is None or shown is None or view[shown][0]:
        return view
    assumed = view.copy()
    assumed[counted][0, :] = view[counted][0, seat]
    return assumed
