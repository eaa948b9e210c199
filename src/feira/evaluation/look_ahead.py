"""One action ahead: every legal action of a seat, rated by what a network expects after it, or by rule of thumb."""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, ask_again, estimates, guess, legal_actions, mask, outcome_rewards
from feira.core.game import Game
from feira.core.jit import below_from, compiled, int64, scramble
from feira.evaluation.network import Network, Work, evaluate

GAME, VIEW, GUESS, TRIAL = range(4)  # the states of a player: a game or a view of it, the view, a guess, a trial
STATES: Final = 4


class Tools(NamedTuple):
    """Arrays that a player uses again."""

    legal: NDArray[np.int32]
    rewards: NDArray[np.float64]  # by seat
    values: NDArray[np.float64]  # by place in `legal`
    sums: NDArray[np.float64]  # likewise


def new_tools(game: Game) -> Tools:
    """Arrays that fit a game."""
    most = game.max_legal
    return Tools(legal=np.zeros(most, np.int32), rewards=np.zeros(8), values=np.zeros(most), sums=np.zeros(most))


@compiled
def look_ahead(states: Any, seat: int, network: Network, work: Work, tools: Tools, rng: Any, by_rule: bool) -> int:
    """Rate every legal action of a seat by what the seat would know after it; return how many there are.

    What the seat can't know of states[GAME] is replaced by a guess. `by_rule` rates by rule of thumb.
    """
    mask(states, GAME, seat, states, VIEW)
    ask_again(states, VIEW)
    rng[0] += 1
    states[GUESS] = states[VIEW]
    guess(states, GUESS, int64(scramble(rng[0]) >> 1))
    count = legal_actions(states, GUESS, seat, tools.legal)
    for k in range(count):
        tools.values[k] = 0.0
        if count > 1:
            states[TRIAL] = states[GUESS]
            apply(states, TRIAL, seat, int64(tools.legal[k]), None)
            if by_rule:
                estimates(states, TRIAL, tools.rewards)
            else:
                evaluate(states, TRIAL, seat, network, work, work.outcome)
                outcome_rewards(states, TRIAL, work.outcome, tools.rewards)
            tools.values[k] = tools.rewards[seat]
    return count


@compiled
def _gumbel(rng: Any) -> float:
    """A number of the Gumbel distribution: the best of values with such noise is drawn from their softmax."""
    uniform = (below_from(rng, 1 << 30) + 0.5) / (1 << 30)
    return -math.log(-math.log(uniform))


@compiled
def pick(tools: Tools, count: int, heat: float, rng: Any) -> int:
    """The place of the best action, or with `heat` of one that is nearly as good."""
    best, most = 0, -1e9
    for k in range(count):
        value = tools.values[k]
        if heat > 0.0:
            value += heat * _gumbel(rng)
        if value > most:
            best, most = k, value
    return best
