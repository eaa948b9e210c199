"""After the warm-up nothing is compiled any more: at a server everybody would wait for it."""

import gc
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from numba.core.dispatcher import Dispatcher

from feira.core.game import SPECTATOR
from feira.games import GAMES, get_game
from feira.table.choices import choices_of
from feira.table.game_session import GameSession, Seat
from feira.table.warm_up import warm_up


def compiled():
    return {
        (thing.py_func.__module__, thing.__name__, str(signature))
        for thing in gc.get_objects()
        if isinstance(thing, Dispatcher)
        for signature in thing.signatures
    }


def play_at_random(game, options, chances):
    table = GameSession(game, game.options(options), 7, [Seat("")] * game.options(options).players)
    for number in range(10_000):
        if table.over:
            break
        seat = chances.choice(table.to_act)
        if number % 7 == 0:
            for viewer in (seat, SPECTATOR):
                table.observation(viewer)
            choices_of(table.game, table.view(seat), seat)
        table.play(seat, chances.choice(table.legal(seat)))
    table.observation(0)
    assert table.over
    assert game.result_json(table.states, 0)


def compiled_after_the_warm_up(name):
    """In a process of its own, for in this one other tests have compiled all sorts of things."""
    game, chances = get_game(name), random.Random(3)
    warm_up(game)
    before = compiled()
    for options in game.example_options():
        play_at_random(game, options, chances)
    return sorted(compiled() - before)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_compiled_after_the_warm_up(name):
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as beside:
        assert beside.submit(compiled_after_the_warm_up, name).result() == []
