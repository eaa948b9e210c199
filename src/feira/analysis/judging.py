"""How good a decision was: every choice by the same effort, from what the seat could know.

Coins are paid openly, so a player who forgets nothing knows everybody's: hidden coins count as known here.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.analysis.decisions import Decision
from feira.analysis.effort import Effort
from feira.analysis.rollouts import Player, roll_out
from feira.analysis.values import Array, Units, margin
from feira.core.game import Game, States

_EASY: Final = 0.01  # if the choices are no further apart than this, in equity, the decision was none


class Choice(NamedTuple):
    """What one action leads to, on average."""

    action: int
    equity: float  # to the seat that decides
    points: Array  # by seat
    leads: Array  # by seat


class Judged(NamedTuple):
    """A decision, with what it cost."""

    decision: Decision
    best: Choice
    made: Choice
    choices: list[Choice]  # those that were tried most, the best first
    error: float  # in equity, never below 0
    margin: float  # half of the 95 % interval of the error
    value_margins: Array  # likewise of the best choice's points, by seat
    unforced: bool  # whether there was a real choice
    at_stake: float  # what an action at random would have cost on average, in points of score

    @property
    def lost(self) -> float:
        """What it cost in points of score: below 0 if the better choice wins more often, but by less."""
        return float((self.best.leads - self.made.leads)[self.decision.seat])

    @property
    def is_mistake(self) -> bool:
        """Whether it surely cost something."""
        return self.error > self.margin > 0 or (self.error > 0 and self.margin == 0)


def judge(
    game: Game,
    player: Player,
    units: Units,
    decision: Decision,
    effort: Effort,
    seed: int,
    besides: Sequence[int] = (),
    counted: bool = True,
) -> Judged:
    """Try every legal action a few times, then the best of them, the one that was made and some besides, many times.

    Unless coins are `counted`, those that the seat doesn't see are guessed.
    """
    position = with_counted_coins(game, decision.position) if counted else decision.position
    first, again = np.random.SeedSequence(seed).spawn(2)
    contenders, apart, leads = decision.legal, 0.0, np.zeros(1)
    if len(decision.legal) > 1:
        outcomes = roll_out(player, position, decision.seat, decision.legal, _seeds(first, effort.tries))
        tried = np.asarray(units.equity(outcomes, decision.seat).mean(axis=1))
        leads = units.leads(outcomes)[..., decision.seat].mean(axis=1)
        apart = float(tried.max() - tried.min())
        order = np.argsort(-tried, kind="stable")[: effort.finalists]
        contenders = sorted({decision.action, *besides, *(decision.legal[k] for k in order)})
    seeds = _seeds(again, effort.rollouts)
    outcomes = roll_out(player, position, decision.seat, contenders, seeds)
    found = _compared(units, decision, contenders, outcomes, apart > _EASY)
    best = decision.legal.index(found.best.action)
    return found._replace(at_stake=float(leads[best] - leads.mean()))


def with_counted_coins(game: Game, position: States) -> States:
    """The position with all coins on the table."""
    shown = position.copy()
    if game.spec.counted_shown is not None:
        shown[game.spec.counted_shown] = 1
    return shown


def _seeds(sequence: np.random.SeedSequence, count: int) -> NDArray[np.uint64]:
    return sequence.generate_state(count, np.uint64).astype(np.uint64)


def _compared(units: Units, decision: Decision, actions: list[int], outcomes: Array, unforced: bool) -> Judged:
    """What the rollouts of the last actions say."""
    equities = units.equity(outcomes, decision.seat)  # by action and rollout
    points, leads = units.points(outcomes).mean(axis=1), units.leads(outcomes).mean(axis=1)
    means = equities.mean(axis=1)
    choices = [Choice(action, float(means[k]), points[k], leads[k]) for k, action in enumerate(actions)]
    made, best = actions.index(decision.action), int(means.argmax())
    spread = units.points(outcomes)[best]
    return Judged(
        decision=decision,
        best=choices[best],
        made=choices[made],
        choices=sorted(choices, key=lambda choice: -choice.equity),
        error=float(means[best] - means[made]),
        margin=margin(equities[best] - equities[made]),
        value_margins=np.array([margin(spread[:, seat]) for seat in range(units.players)]),
        unforced=unforced,
        at_stake=0.0,
    )
