"""Whole games as rows of numbers, played and replayed by compiled code alone.

A row is a seat, its action, how many numbers follow, and those: what chance and the rules added, as the game counts it
(`chance_names`). GOES_ON stands for none, while others still make a decision of the same moment.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, chance_of, foretell, is_legal, random_action, seats_to_act
from feira.core.game import Game, States
from feira.core.jit import compiled, lowest

GOES_ON: Final = -1
_MOST_NUMBERS: Final = 1 << 15  # numbers; no game is nearly so long
_LONGEST_ROW: Final = 512

Rows = NDArray[np.int16]


def play_at_random(game: Game, states: States, generators: NDArray[np.uint64]) -> list[int] | None:
    """Play a game to its end, every seat by its own generator; None if it is too long for a transcript."""
    rows = np.empty(_MOST_NUMBERS, np.int16)
    size = play_on(states, 0, generators, game.kernels.new_log(), rows)
    return rows[:size].tolist() if size >= 0 else None


def replay(game: Game, states: States, seats: int, rows: list[int]) -> bool:
    """Do what a transcript says; False if a row is against the rules, and the state is then good for nothing."""
    if len(rows) > _MOST_NUMBERS - _LONGEST_ROW:
        return False
    given = np.array(rows, np.int16)
    return bool(replay_on(states, 0, seats, given, game.kernels.new_log(), np.empty(_MOST_NUMBERS, np.int16)))


@compiled
def play_on(states: States, i: int, generators: NDArray[np.uint64], log: NDArray[Any], rows: Rows) -> int:
    """The length of the transcript; -1 if it does not fit."""
    at = 0
    while at < len(rows) - _LONGEST_ROW:
        acting = seats_to_act(states, i)
        if acting == 0:
            return at
        seat = lowest(acting)
        at = _act(states, i, seat, random_action(states, i, seat, generators[seat]), log, rows, at)
    return -1


@compiled
def replay_on(states: States, i: int, seats: int, given: Rows, log: NDArray[Any], rows: Rows) -> bool:
    """Whether all that is given is what the rules bring about."""
    at = 0
    while at < len(given):
        if at + 3 > len(given) or at + 3 + given[at + 2] > len(given):
            return False
        seat, action, count = int(given[at]), int(given[at + 1]), max(0, int(given[at + 2]))
        if seat < 0 or seat >= seats or not is_legal(states, i, seat, action):
            return False
        if not foretell(states, i, action, given, at + 3, count):
            return False
        end = _act(states, i, seat, action, log, rows, at)
        if end != at + 3 + count:
            return False
        for k in range(at, end):
            if rows[k] != given[k]:
                return False
        at = end
    return True


@compiled
def _act(states: States, i: int, seat: int, action: int, log: NDArray[Any], rows: Rows, at: int) -> int:
    """Do a legal action and write its row; return where the next one begins."""
    others = seats_to_act(states, i) & ~(1 << seat)
    log[0, 0] = 0
    apply(states, i, seat, action, log)
    rows[at] = seat
    rows[at + 1] = action
    if others != 0 and seats_to_act(states, i) == others:
        rows[at + 2] = GOES_ON
        return at + 3
    count = chance_of(states, i, action, log, rows, at + 3)
    rows[at + 2] = count
    return at + 3 + count
