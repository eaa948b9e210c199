"""What is seen, put together from parts that are kept: nobody gets a part that was made of what they can't know."""

import random
from importlib import import_module

import numpy as np
import pytest

from feira.core.game import EVERYTHING, SPECTATOR
from feira.core.parts import Parts
from feira.core.plain import copied
from feira.games import GAMES, get_game

DTYPE = np.dtype([("gold", np.int16), ("board", np.uint8, (3,)), ("phase", np.uint8)])


def view(gold, board, phase=0):
    views = np.zeros(1, DTYPE)
    views["gold"], views["board"], views["phase"] = gold, board, phase
    return views


def positions(name):
    """Some positions of a game of each kind."""
    game, rng = get_game(name), random.Random(name)
    for options in game.example_options():
        states, step = game.new(game.options(options), 5), 0
        while seats := game.to_act(states, 0):
            if step % 16 == 0:
                yield game, states
            seat = rng.choice(seats)
            game.apply(states, 0, seat, rng.choice(game.legal(states, 0, seat)))
            step += 1
        yield game, states


def test_parts_are_joined_and_made_again_when_their_fields_change():
    parts, made = Parts(DTYPE), []

    @parts.of("board")
    def _board(v):
        made.append(v.board.tolist())
        return {"board": made[-1]}

    @parts.of("gold", when="phase")
    def _gold(v):
        return {"gold": v.gold}

    assert parts.json(view(7, [1, 2, 3]), b'"game":"toy"') == b'{"game":"toy","board":[1,2,3]}'
    assert parts.json(view(8, [1, 2, 3], phase=1)) == b'{"board":[1,2,3],"gold":8}'
    assert parts.json(view(8, [1, 2, 4])) == b'{"board":[1,2,4]}'
    assert made == [[1, 2, 3], [1, 2, 4]]


def test_a_part_gets_no_field_that_it_does_not_name():
    parts = Parts(DTYPE)

    @parts.of("board")
    def _board(v):
        return {"gold": int(v.states["gold"][0])}

    assert parts.json(view(7, [1, 2, 3])) == b'{"gold":0}'
    with pytest.raises(AssertionError, match="are not all that this is made of"):
        parts.check(view(7, [1, 2, 3]))


@pytest.mark.parametrize("name", GAMES)
def test_each_part_names_all_that_it_is_made_of(name):
    seen = import_module(f"feira.games.{name}.surface.observation").SEEN
    for game, states in positions(name):
        for viewer in (0, SPECTATOR, EVERYTHING):
            seen.check(game.view(states, 0, viewer))


@pytest.mark.parametrize("name", GAMES)
def test_what_others_know_is_not_in_what_is_kept(name):
    for game, states in positions(name):
        seats = range(int(states["players"][0]))
        expected = [game.observation_json(states, 0, seat) for seat in seats]
        for seat in seats:
            other = copied(states)
            game.resample(other, 0, seat, seed=3)  # all else that it may be
            for viewer in (*(each for each in seats if each != seat), EVERYTHING):
                game.observation_json(other, 0, viewer)
            assert game.observation_json(other, 0, seat) == expected[seat]
