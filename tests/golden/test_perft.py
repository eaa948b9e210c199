"""Perft: how many ways lead on from a set-up, counted through the compiled rules.

A change of any number means that the rules have changed. Chance is the generator inside the state.
"""

import numpy as np
import pytest

from feira.core.game import Game, States
from feira.games import get_game
from tests.golden.games import RECORDS

COUNTS = {
    "0.1.0/players-2:1": [51, 201, 5151, 24285],
    "0.1.0/players-2:3": [76, 276, 7651, 36627],
    "0.1.0/players-3:1": [51, 201, 5176, 26125],
    "0.1.0/players-4:1": [51, 201, 5151, 24526],
    "0.1.0/challenge-1:1": [50, 150, 1909, 69052],
    "0.1.0/challenge-2:2": [50, 150, 2809, 145876],
    "0.1.0/challenge-3:3": [50, 150, 2209, 100004],
    "0.1.0/challenge-4:1": [75, 150, 11184, 135732],
    "0.1.0/challenge-5:1": [75, 150, 1984, 105996],
    "0.1.0/challenge-6:1": [50, 100, 3881, 61152],
    "0.1.0/challenge-7:1": [75, 150, 6076, 101467],
    "0.1.0/challenge-8:1": [45, 524, 3079, 63674],
    "0.1.0/challenge-9:1": [20, 40, 1082, 16783],
    "0.1.0/marche-areas:1": [6, 40, 333, 2676, 23230],
    "0.1.0/marche-areas:3": [14, 207, 3224, 55970],
    "0.1.0/marche-areas:5": [16, 271, 4839, 90622],
    "0.1.0/marche-areas:7": [12, 144, 1737, 21174],
    "0.1.0/marche-classic:1": [43, 1806, 21992],
    "0.1.0/marche-classic:3": [67, 4422, 287430],
    "0.1.0/marche-classic:5": [76, 5700],
    "0.1.0/marche-classic:7": [93, 8556],
    "0.1.0/marche-laid-out:1": [10, 109, 1382, 17146],
    "0.1.0/marche-laid-out:2": [57, 3192, 175560],
}


def start(name: str) -> tuple[Game, States]:
    record = RECORDS[name]
    game = get_game(record["game"])
    states = game.from_setup(game.options(record["options"], record["rules"]), record["setup"])
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
