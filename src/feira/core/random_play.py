"""Random games of any kind at full speed, for tests and benchmarks."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, deal, random_action, seats_to_act
from feira.core.game import States
from feira.core.jit import compiled, compiled_to_make_arrays, lowest, scramble

_MOST_MOVES: Final = 10_000  # no game comes near it


@compiled_to_make_arrays
def play_games(templates: States, seed: int, games: int, totals: NDArray[np.int64]) -> int:
    """Play whole random games one after the other; return the moves made.

    `totals` gets the moves of the longest game, then how many games came to each end (by its number). A negative
    result means that a game came to a dead end, or to none: neither must ever happen.
    """
    states = np.empty(1, templates.dtype)
    rng = np.empty(1, np.uint64)
    moves = 0
    for game in range(games):
        deal(states, 0, templates, np.uint64(seed + game))
        rng[0] = scramble(states[0].rng)
        made = 0
        acting = seats_to_act(states, 0)
        while acting:
            seat = lowest(acting)
            action = random_action(states, 0, seat, rng)
            if action < 0 or made == _MOST_MOVES:
                return -1 - game
            apply(states, 0, seat, action, None)
            made += 1
            acting = seats_to_act(states, 0)
        moves += made
        totals[0] = max(totals[0], made)
        totals[1 + states[0].end] += 1
    return moves


@compiled
def step_all(states: States, templates: States, rng: NDArray[np.uint64]) -> int:
    """One random move in every game; those that end begin again. Returns how many ended."""
    finished = 0
    for i in range(len(states)):
        seat = lowest(seats_to_act(states, i))
        apply(states, i, seat, random_action(states, i, seat, rng), None)
        if seats_to_act(states, i) == 0:
            deal(states, i, templates, scramble(rng[0]))
            finished += 1
    return finished
