"""What seems good at a glance."""

import numpy as np
import pytest

from feira.games import get_game

GAME = get_game("mercado")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_instinct_is_far_better_than_chance(players):
    rng = np.array([5], np.uint64)
    won = 0
    for deal in range(40):
        states = GAME.new(GAME.options({"players": players}), deal)
        sensible = deal % players
        while seats := GAME.to_act(states, 0):
            seat = seats[0]
            if seat == sensible:
                action = GAME.kernels.instinct(states, 0, seat, rng)
            else:
                action = GAME.kernels.random_action(states, 0, seat, rng)
            GAME.kernels.apply(states, 0, seat, action, None)
        won += sensible in GAME.outcome(states, 0).ranking[0]
    assert won >= 36


def test_instinct_depends_on_nothing_that_others_keep_secret():
    """Who acts knows hands, offers and the market: coins of others and what lies in bag and stacks change nothing."""
    states = GAME.new(GAME.options({"players": 3}), 4)
    rng = np.array([7], np.uint64)
    looked = 0
    while seats := GAME.to_act(states, 0):
        seat = seats[0]
        chosen = set()
        for seed in range(4):
            view = GAME.view(states, 0, seat)
            GAME.kernels.guess(view, 0, seed)
            chosen.add(int(GAME.kernels.instinct(view, 0, seat, np.array([3], np.uint64))))
        assert len(chosen) == 1
        looked += 1
        GAME.kernels.apply(states, 0, seat, GAME.kernels.random_action(states, 0, seat, rng), None)
    assert looked > 20
