"""Games that a network plays against itself, one action ahead, in compiled loops: the examples that it learns from."""

import json
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import (
    apply,
    ask_again,
    deal,
    estimates,
    guess,
    legal_actions,
    mask,
    outcome,
    outcome_rewards,
    seats_to_act,
)
from feira.core.features import LEADS, OUTCOME, SHARES, SOLO_SHARES
from feira.core.game import Game, Json, States
from feira.core.jit import below_from, compiled, int64, lowest, scramble
from feira.evaluation.network import Network, Work, evaluate, new_work

GAME, VIEW, GUESS, TRIAL = range(4)  # the states of a player: a game or a view of it, the view, a guess, a trial
STATES: Final = 4
_MOST_EXAMPLES: Final = 160  # of a game, on average: what is beyond is left out


class Tools(NamedTuple):
    """Arrays that a player uses again."""

    legal: NDArray[np.int32]
    rewards: NDArray[np.float64]  # by seat
    values: NDArray[np.float64]  # by place in `legal`
    sums: NDArray[np.float64]  # likewise


class Log(NamedTuple):
    """What was seen in the games, what the network expected, and how it came out; a row each."""

    inputs: NDArray[np.float32]
    viewers: NDArray[np.int8]
    games: NDArray[np.int32]
    expected: NDArray[np.float32]  # outcomes
    outcomes: NDArray[np.float32]


class Examples(NamedTuple):
    """What to learn from: the inputs, and the outcome that should be expected, as the network gives it."""

    inputs: NDArray[np.float16]
    targets: NDArray[np.float32]


def joined(parts: Sequence[Examples]) -> Examples:
    """One after the other."""
    return Examples(np.concatenate([part.inputs for part in parts]), np.concatenate([part.targets for part in parts]))


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


@compiled
def play_games(
    states: Any,
    templates: Any,
    network: Network,
    work: Work,
    tools: Tools,
    rng: Any,
    log: Log,
    games: int,
    heat: float,
    by_rule: bool,
) -> int:
    """Play so many games against itself; return how many rows of the log are filled."""
    row = 0
    for game in range(games):
        rng[0] += 1
        deal(states, GAME, templates, scramble(rng[0]) >> np.uint64(1))
        first = row
        seats = seats_to_act(states, GAME)
        while seats:
            seat = lowest(seats)
            count = look_ahead(states, seat, network, work, tools, rng, by_rule)
            apply(states, GAME, seat, int64(tools.legal[pick(tools, count, heat, rng)]), None)
            seats = seats_to_act(states, GAME)
            if seats and count > 1 and row < len(log.viewers):
                _note(states, seat, network, work, rng, log, row)
                log.games[row] = game
                row += 1
        outcome(states, GAME, work.outcome)
        for k in range(first, row):
            for n in range(OUTCOME):
                log.outcomes[k, n] = work.outcome[n]
    return row


@compiled
def _note(states: Any, seat: int, network: Network, work: Work, rng: Any, log: Log, row: int) -> None:
    """Log what somebody sees of the position: most often who has just acted, or else anybody."""
    viewer = below_from(rng, int64(states[GAME].players) + 1)
    if viewer == states[GAME].players:
        viewer = seat
    mask(states, GAME, viewer, states, VIEW)
    evaluate(states, VIEW, viewer, network, work, work.outcome)
    log.viewers[row] = viewer
    for n in range(len(work.inputs)):
        log.inputs[row, n] = work.inputs[n]
    for n in range(OUTCOME):
        log.expected[row, n] = work.outcome[n]


@lru_cache(maxsize=32)
def _templates(game: Game, options: str) -> States:
    return game.templates(game.options(json.loads(options)), game.pieces())


def make_examples(
    game: Game, options: Json, network: Network, seed: int, games: int, *, heat: float, by_rule: bool, trace: float
) -> Examples:
    """Play games and say what is to be learnt from them; all follows from the seed.

    `trace` is the lambda of TD(lambda): 1 learns from how games came out, less also from what was expected a move
    later. By rule of thumb nothing was expected, so only the outcome counts.
    """
    rows, inputs = _MOST_EXAMPLES * games, len(network.wide)
    log = Log(
        inputs=np.empty((rows, inputs), np.float32),
        viewers=np.empty(rows, np.int8),
        games=np.empty(rows, np.int32),
        expected=np.empty((rows, OUTCOME), np.float32),
        outcomes=np.empty((rows, OUTCOME), np.float32),
    )
    templates = _templates(game, json.dumps(options))
    filled = play_games(
        np.zeros(STATES, game.dtype),
        templates,
        network,
        new_work(network),
        new_tools(game),
        np.array([seed], np.uint64),
        log,
        games,
        heat,
        by_rule,
    )
    rows_filled: Any = (array[:filled] for array in log)
    log = Log(*rows_filled)
    targets = _targets(log, 1.0 if by_rule else trace)
    return Examples(log.inputs.astype(np.float16), _as_network_gives(targets, log.viewers, int(templates[0].players)))


def _targets(log: Log, trace: float) -> NDArray[np.float32]:
    """The outcomes to learn, by absolute seat."""
    targets = log.outcomes.copy()
    if trace < 1.0:
        trace_back(targets, log.expected, log.games, trace)
    return targets


@compiled
def trace_back(targets: Any, expected: Any, games: Any, trace: float) -> None:
    """From each game's end back: mix what came of the next position with what was expected there."""
    for k in range(len(targets) - 2, -1, -1):
        if games[k] == games[k + 1]:
            for n in range(OUTCOME):
                targets[k, n] = trace * targets[k + 1, n] + (1 - trace) * expected[k + 1, n]


def _as_network_gives(targets: NDArray[np.float32], viewers: NDArray[np.int8], players: int) -> NDArray[np.float32]:
    """In the order of a network's outputs: shares, then leads, counted from the viewer on."""
    if players == 1:
        return np.concatenate([targets[:, SHARES : SHARES + SOLO_SHARES], targets[:, LEADS : LEADS + 1]], axis=1)
    seats = (viewers[:, None].astype(np.int64) + np.arange(players)) % players
    return np.concatenate(
        [np.take_along_axis(targets[:, first : first + players], seats, axis=1) for first in (SHARES, LEADS)], axis=1
    )
