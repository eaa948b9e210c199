"""Perft: how many ways lead on from a set-up, counted through the compiled rules.

A change of any number means that the rules have changed. Chance is the generator inside the state.
"""

import numpy as np
import pytest

from feira.games import get_game
from feira.games.base import Game, States
from tests.golden.games import RECORDS

COUNTS = {
    "players-2:1": [51, 201, 5151, 24285],
    "players-2:3": [76, 276, 7651, 36627],
    "players-3:1": [51, 201, 5176, 26125],
    "players-4:1": [51, 201, 5151, 24526],
    "challenge-1:1": [50, 150, 1909, 80120],
    "challenge-2:2": [50, 150, 2809, 145876],
    "challenge-3:3": [50, 150, 2209, 100004],
    "challenge-4:1": [75, 150, 11184, 135732],
    "challenge-5:1": [75, 150, 1984, 105996],
    "challenge-6:1": [50, 100, 3881, 61152],
    "challenge-7:1": [75, 150, 6076, 101467],
    "challenge-8:1": [45, 524, 3079, 63674],
    "challenge-9:1": [20, 40, 1082, 16783],
    "marche-areas:1": [11, 130, 1774, 23890, 339540],
    "marche-areas:3": [13, 180, 2632, 43016],
    "marche-areas:5": [14, 204, 3080, 48046],
    "marche-areas:7": [15, 237, 3928, 68016],
    "marche-classic:1": [45, 1980, 29350],
    "marche-classic:3": [72, 5112, 357840],
    "marche-classic:5": [86, 7310],
    "marche-classic:7": [112, 12432],
}


def start(name: str) -> tuple[Game, States]:
    record = RECORDS[name]
    game = get_game(record["game"])
    states = game.from_setup(game.options(record["options"]), record["setup"])
    states["rng"] = 0  # the chance for which the counts were made
    return game, states


def perft(game: Game, states: States, depth: int) -> int:
    """The positions after `depth` actions; games that end earlier are not among them."""
    pool = np.zeros(depth + 1, game.dtype)
    pool[0] = states[0]
    out = np.empty((depth, game.max_legal), np.int32)

    def count(level: int) -> int:
        total = 0
        for seat in game.to_act(pool, level):
            legal = game.kernels.legal_actions(pool, level, seat, out[level])
            if level == depth - 1:
                total += legal
                continue
            for action in out[level, :legal].tolist():
                pool[level + 1] = pool[level]
                game.kernels.apply(pool, level + 1, seat, action, None)
                total += count(level + 1)
        return total

    return count(0)


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name):
    game, states = start(name)
    before = states.tobytes()
    assert [perft(game, states, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
    assert states.tobytes() == before
