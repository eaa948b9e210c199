"""Random games of every kind, move by move."""

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hypothesis import strategies as st

from feira.core.game import Event, States
from tests.games.mercado.positions import GAME

MANY_PLAYERS = [
    {"players": players, "money": money, "restaurants": restaurants}
    for players, money, restaurants in product((2, 3, 4), ("hidden", "open"), ("open", "hidden"))
]
SOLO = [{"challenge": number} for number in range(1, 10)]
EVERY_KIND = [*MANY_PLAYERS, *SOLO, {"challenge": 8, "restaurants": "hidden"}, {"challenge": 2, "money": "open"}]

# Random play seldom comes to an empty bag or a full side of the market: these prefer moves that begin so.
TASTES = ("", "stand", "customers", "restaurant", "redraw", "coin")
MOST_MOVES = 600


class Step(NamedTuple):
    """One action of a game: the state before it, what happened, and the live state after it."""

    before: States
    seat: int
    action: int
    events: list[Event]
    after: States


def random_game(options, seed: int, taste: str = "", pieces=None) -> Iterator[Step]:
    """Play a whole game, action by action."""
    yield from play_on(GAME.new(GAME.options(options), seed, pieces), seed, taste)


def play_on(states: States, seed: int, taste: str = "") -> Iterator[Step]:
    """Play a running game to its end."""
    rng = random.Random(seed)
    for _ in range(MOST_MOVES):
        seats = GAME.to_act(states, 0)
        if not seats:
            return
        (seat,) = seats
        actions = GAME.legal(states, 0, seat)
        liked = [action for action in actions if GAME.to_text(action).startswith(taste)]
        action = rng.choice(liked if liked and rng.random() < 0.8 else actions)
        before = states.copy()
        yield Step(before, seat, action, GAME.apply(states, 0, seat, action), states)
    raise AssertionError(f"an endless game: {GAME.options_json(states, 0)}, seed {seed}, {taste!r}")


def position_of(options, seed: int, taste: str, moves: int):
    """A random position: a game after at most so many moves, still running."""
    for number, step in enumerate(random_game(options, seed, taste)):
        reached = step.before
        if number == moves:
            break
    return reached


def kinds_of_game():
    """Hypothesis: options of every kind."""
    return st.sampled_from(EVERY_KIND)


def seeds():
    """Hypothesis: seeds."""
    return st.integers(0, 2**32)


def tastes():
    """Hypothesis: ways of playing."""
    return st.sampled_from(TASTES)


def positions():
    """Hypothesis: random running positions of every kind, most of them in the middle of a game."""
    return st.builds(position_of, kinds_of_game(), seeds(), tastes(), st.integers(0, 60))
