"""Positions from games at random, for tests of what judges them."""

from collections.abc import Iterator

import numpy as np

from feira.core.game import Game, States
from feira.evaluation.network import NARROW, WIDE, Network, outputs
from feira.games import GAMES, get_game

KINDS = [(name, options) for name in GAMES for options in get_game(name).example_options()]


def positions(name: str, options: dict, seed: int, every: int = 3) -> Iterator[tuple[Game, States]]:
    """Every so many positions of a random game, the end included."""
    game = get_game(name)
    states = game.new(game.options(options), seed)
    rng = np.array([seed], np.uint64)
    number = 0
    while seats := game.to_act(states, 0):
        if number % every == 0:
            yield game, states.copy()
        game.kernels.apply(states, 0, seats[0], game.kernels.random_action(states, 0, seats[0], rng), None)
        number += 1
    yield game, states


def random_network(game: Game, players: int, seed: int = 0) -> Network:
    """A network that has learnt nothing yet."""
    rng = np.random.default_rng(seed)
    inputs, last = game.spec.load("features").inputs, outputs(players)

    def layer(*shape: int) -> np.ndarray:
        return (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32)

    return Network(
        layer(inputs, WIDE), layer(WIDE), layer(WIDE, NARROW), layer(NARROW), layer(NARROW, last), layer(last)
    )
