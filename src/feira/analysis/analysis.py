"""A whole game: every decision judged, and the ledgers that follow."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from feira.analysis.bids import Bidder
from feira.analysis.judging import Judged
from feira.analysis.ledger import Ledger
from feira.analysis.rating import Anchor, Play, Rating, rate
from feira.analysis.turns import turning_points
from feira.analysis.values import Array
from feira.analysis.why import why
from feira.core.game import Game, Json

FORMAT: Final = "feira-analysis/1"
_BIG: Final = 0.05  # an error that is worth looking at, in equity


@dataclass(frozen=True)
class Analysis:
    """What was found out about a finished game."""

    game: Game
    players: int
    judged: list[Judged]
    points: Ledger  # in shares of first place; alone, in fame
    leads: Ledger  # in points of score; alone, in parts of the highest threshold
    judge: str  # the name of what judged
    auctions: list[list[Bidder]]  # where several seats decided at once: what else they could have bid
    anchors: tuple[Anchor, ...] | None = None  # what our levels lose, by the same judge and effort; None if not known

    @cached_property
    def mistakes(self) -> list[Judged]:
        """Decisions that surely cost something worth mentioning, the worst first."""
        found = [one for one in self.judged if one.is_mistake and one.error >= _BIG]
        return sorted(found, key=lambda one: -one.error)

    def error_rate(self, seat: int) -> float | None:
        """The mean error of a seat's unforced decisions, in equity; None if it had none."""
        errors = [one.error for one in self.judged if one.decision.seat == seat and one.unforced]
        return float(np.mean(errors)) if errors else None

    def play(self, seat: int) -> Play:
        """What a seat's unforced decisions lost, of what was at stake."""
        return Play.of(one for one in self.judged if one.decision.seat == seat)

    def rating(self, seat: int) -> Rating | None:
        """The level that plays as well as a seat did; None if that isn't known for this kind of game."""
        return rate(self.play(seat), self.anchors)

    @cached_property
    def margins(self) -> "Margins":
        """Half of the 95 % intervals of luck and errors, in points."""
        first = self.judged[0].value_margins if self.judged else np.zeros(self.players)
        squares = np.zeros(self.players)
        for one in self.judged:
            squares[one.decision.seat] += one.margin**2
        return Margins(errors=np.sqrt(squares), luck=np.sqrt(first**2 + squares.sum()))

    def to_json(self) -> Json:
        """Everything as JSON; errors and chances are in points, from 0 to 1 (alone: in fame)."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "players": self.players,
            "judge": self.judge,
            "rated": self.anchors is not None,
            "values": _rounded(self.points.values),
            "leads": _rounded(self.leads.values),
            "luck": _rounded(self.points.luck_at),
            "turns": [turn.to_json() for turn in turning_points(self.points, self.judged)],
            "seats": [self._seat_json(seat) for seat in range(self.players)],
            "auctions": [[one.to_json(self.game) for one in together] for together in self.auctions],
            "decisions": [self._decision_json(one) for one in self.judged],
        }

    def _seat_json(self, seat: int) -> Json:
        mean, play, rating = self.error_rate(seat), self.play(seat), self.rating(seat)
        return {
            "seat": seat,
            "points": _parts(self.points, seat),
            "leads": _parts(self.leads, seat),
            "errors_margin": round(float(self.margins.errors[seat]), 4),
            "luck_margin": round(float(self.margins.luck[seat]), 4),
            "unforced": sum(one.unforced for one in self.judged if one.decision.seat == seat),
            "error_rate": None if mean is None else round(mean, 5),
            "lost_share": None if play.share is None else round(play.share, 4),
            "lost_share_margin": round(play.margin, 4),
            "rating": None if rating is None else rating.to_json(),
        }

    def _decision_json(self, one: Judged) -> Json:
        mistake = one in self.mistakes
        return {
            "step": one.decision.step,
            "seat": one.decision.seat,
            "move": self.game.to_text(one.made.action),
            "best": self.game.to_text(one.best.action),
            "error": round(one.error, 4),
            "margin": round(one.margin, 4),
            "lost_lead": round(float((one.best.leads - one.made.leads)[one.decision.seat]), 3),
            "unforced": one.unforced,
            "mistake": mistake,
            "why": [reason.to_json() for reason in why(self.game, one)] if mistake else [],
            "choices": [
                {"move": self.game.to_text(choice.action), "equity": round(choice.equity, 4)} for choice in one.choices
            ],
        }


@dataclass(frozen=True)
class Margins:
    """Half of 95 % intervals, by seat."""

    errors: Array
    luck: Array


def _parts(parts: Ledger, seat: int) -> Json:
    """Rounded so that the parts still add up: luck takes what rounding leaves."""
    start, result, errors, gifts = (
        round(float(part[seat]), 4) for part in (parts.start, parts.result, parts.errors, parts.gifts)
    )
    return {
        "start": start,
        "luck": round(result - start - errors - gifts, 4),
        "errors": errors,
        "gifts": gifts,
        "result": result,
    }


def _rounded(values: Array) -> list[list[float]]:
    return [[round(float(value), 4) for value in row] for row in values]
