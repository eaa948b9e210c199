"""Why the best choice would have been better than the one that was made."""

from feira.analysis.judging import Judged, with_counted_coins
from feira.core.game import Game, States
from feira.core.why import Reason


def why(game: Game, one: Judged) -> list[Reason]:
    """The reasons that a game gives for the best choice of a decision; none if it gives none."""
    return why_better(game, one.decision.position, one.decision.seat, one.made.action, one.best.action)


def why_better(game: Game, position: States, seat: int, made: int, better: int) -> list[Reason]:
    """Why one action of a seat is better than another, as far as the seat can know if it forgets nothing."""
    return why_in(game, game.view(with_counted_coins(game, position), 0, seat), seat, made, better)


def why_in(game: Game, view: States, seat: int, made: int, better: int) -> list[Reason]:
    """The same, in a position as the seat sees it."""
    if game.spec.why is None or made == better:
        return []
    found: list[Reason] = game.spec.load("why")(game, view, seat, made, better)
    return found
