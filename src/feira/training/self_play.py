"""Games that a network plays against itself, in compiled loops: the examples that it learns from.

It looks one action ahead. Alone, where plans reach far, it also searches: that is much slower, and plays much better.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.bots.search.think import Thinker, new_thinker, think
from feira.core.dispatch import apply, deal, mask, outcome, seats_to_act
from feira.core.features import LEADS, OUTCOME, SHARES, SOLO_SHARES
from feira.core.game import Game, Json, States
from feira.core.jit import below_from, compiled, int64, lowest, scramble
from feira.evaluation.look_ahead import GAME, STATES, VIEW, Tools, look_ahead, new_tools, pick
from feira.evaluation.network import Network, Work, evaluate, new_work

_MOST_EXAMPLES: Final = 160  # of a game, on average: what is beyond is left out
_SEARCHED: Final = 80  # of a hundred decisions of games that are searched: the others try what the search would not


class Way(NamedTuple):
    """How the games are played."""

    heat: float  # how far below the best a chosen action may be, in rewards
    by_rule: bool = False  # by rule of thumb, when there is no network yet
    iterations: int = 0  # of a search for most decisions of a challenge; 0 looks one action ahead


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
    way: Way,
    thinker: Thinker | None,
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
            count = look_ahead(states, seat, network, work, tools, rng, way.by_rule)
            action = int64(tools.legal[pick(tools, count, way.heat, rng)])
            if thinker is not None and count > 1 and below_from(rng, 100) < _SEARCHED:
                action = think(states, GAME, thinker, rng, way.iterations)
            apply(states, GAME, seat, action, None)
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
    game: Game, options: Json, network: Network, seed: int, games: int, way: Way, *, trace: float
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
        way,
        new_thinker(game, network, way.iterations) if way.iterations else None,
    )
    rows_filled: Any = (array[:filled] for array in log)
    log = Log(*rows_filled)
    targets = _targets(log, 1.0 if way.by_rule else trace)
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
