"""A whole game: every decision judged, and the ledgers that follow."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np

from feira.analysis.decisions import decisions_of
from feira.analysis.effort import EFFORTS, Effort
from feira.analysis.judging import Judged, judge
from feira.analysis.ledger import Ledger, ledger
from feira.analysis.rollouts import new_player
from feira.analysis.values import Array, Units
from feira.core.features import OUTCOME
from feira.core.game import FeiraError, Game, Json
from feira.evaluation.network import Network
from feira.evaluation.weights import Networks, kind_of, shipped_network
from feira.records.replay import Replay

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

    @cached_property
    def mistakes(self) -> list[Judged]:
        """Decisions that surely cost something worth mentioning, the worst first."""
        found = [one for one in self.judged if one.is_mistake and one.error >= _BIG]
        return sorted(found, key=lambda one: -one.error)

    def error_rate(self, seat: int) -> float | None:
        """The mean error of a seat's unforced decisions, in equity; None if it had none."""
        errors = [one.error for one in self.judged if one.decision.seat == seat and one.unforced]
        return float(np.mean(errors)) if errors else None

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
            "values": _rounded(self.points.values),
            "leads": _rounded(self.leads.values),
            "luck": _rounded(self.points.luck_at),
            "seats": [self._seat_json(seat) for seat in range(self.players)],
            "decisions": [self._decision_json(one) for one in self.judged],
        }

    def _seat_json(self, seat: int) -> Json:
        rate = self.error_rate(seat)
        return {
            "seat": seat,
            "points": _parts(self.points, seat),
            "leads": _parts(self.leads, seat),
            "errors_margin": round(float(self.margins.errors[seat]), 4),
            "luck_margin": round(float(self.margins.luck[seat]), 4),
            "unforced": sum(one.unforced for one in self.judged if one.decision.seat == seat),
            "error_rate": None if rate is None else round(rate, 5),
        }

    def _decision_json(self, one: Judged) -> Json:
        return {
            "step": one.decision.step,
            "seat": one.decision.seat,
            "move": self.game.to_text(one.made.action),
            "best": self.game.to_text(one.best.action),
            "error": round(one.error, 4),
            "margin": round(one.margin, 4),
            "lost_lead": round(float((one.best.leads - one.made.leads)[one.decision.seat]), 3),
            "unforced": one.unforced,
            "mistake": one in self.mistakes,
            "choices": [
                {"move": self.game.to_text(choice.action), "equity": round(choice.equity, 4)} for choice in one.choices
            ],
        }


@dataclass(frozen=True)
class Margins:
    """Half of 95 % intervals, by seat."""

    errors: Array
    luck: Array


def analyse(
    record: Any,
    *,
    effort: str | Effort = "normal",
    seed: int = 0,
    networks: Networks = shipped_network,
    tell: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse the record of a finished game; RecordError or FeiraError says what is wrong with it.

    `tell` is called with how many decisions are judged and how many there are. The same seed gives the same analysis.
    """
    replay = Replay(record)
    game, last = replay.game, len(replay)
    if game.to_act(replay.states, last):
        raise FeiraError("only a finished game can be analysed: this one has no result yet")
    options = game.options_json(replay.states, 0)
    player, work = new_player(game, _network(game, options, networks)), _effort(effort)
    units = Units.of(game.spec.load("features"), options["players"])
    found, judged = list(decisions_of(replay)), []
    for number, decision in enumerate(found):
        judged.append(judge(game, player, units, decision, work, seed * 1_000_003 + number))
        if tell is not None:
            tell(number + 1, len(found))
    outcome = np.zeros(OUTCOME)
    game.spec.load("features").outcome(replay.states, last, outcome)
    return Analysis(
        game=game,
        players=units.players,
        judged=judged,
        points=ledger(last, judged, "points", units.points(outcome)),
        leads=ledger(last, judged, "leads", units.leads(outcome)),
    )


def _network(game: Game, options: Json, networks: Networks) -> Network:
    kind = kind_of(game, options)
    if not kind:
        raise FeiraError(f"{game.spec.error_title} can't be analysed: it has no features (see docs/adding_a_game.md)")
    network = networks(game, options)
    if network is None:
        raise FeiraError(
            f"Feira comes without a network that judges {game.spec.error_title}, {kind}: train one with `feira train` "
            "and name its file with --network"
        )
    return network


def _effort(effort: str | Effort) -> Effort:
    if isinstance(effort, Effort):
        return effort
    if effort not in EFFORTS:
        raise FeiraError(f"there is no effort {effort!r}; choose one of {', '.join(EFFORTS)}")
    return EFFORTS[effort]


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
