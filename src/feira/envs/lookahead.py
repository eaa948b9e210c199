"""One action ahead: what every legal action of a seat would lead to, as arrays for a value function."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, for_any_game, score
from feira.core.game import FeiraError, Game, States, checked_seed
from feira.core.jit import compiled
from feira.envs.tensors import Planes, Scalars, get_tensors

_write = for_any_game(lambda game: get_tensors(game).write)


class Lookahead(NamedTuple):
    """What each legal action of a seat leads to, one row an action."""

    actions: NDArray[np.int64]
    planes: Planes  # what the seat would know then
    scalars: Scalars
    gains: NDArray[np.int64]  # by seat: how much the score would change


def look_ahead(game: Game, view: States, seat: int, seed: int) -> Lookahead:
    """Try every legal action of a seat on a guess, made from the seed, of all that the seat does not know.

    >>> from feira.games import get_game
    >>> game = get_game("mercado")
    >>> states = game.new(game.options({"players": 2}), seed=7)
    >>> ahead = look_ahead(game, game.view(states, 0, 0), seat=0, seed=1)
    >>> game.to_text(ahead.actions[-1]), ahead.gains[-1].tolist()
    ('coin', [1, 0])
    """
    tensors = get_tensors(game)
    guess = view.copy()
    game.resample(guess, 0, seat, checked_seed(seed))
    actions = np.array(game.legal(guess, 0, seat), np.int64)
    if not len(actions):
        raise FeiraError(f"seat {seat} is not to act: there is nothing to look ahead to")
    planes, scalars = tensors.empty_rows(len(actions))
    gains = np.zeros((len(actions), int(view[0].players)), np.int64)
    states = np.repeat(guess, len(actions))
    try_all(states, seat, actions, np.zeros(len(actions), tensors.drawn), planes, scalars, gains)
    return Lookahead(actions, planes.reshape(-1, *tensors.planes_shape), scalars, gains)


@compiled
def try_all(
    states: States,
    seat: int,
    actions: NDArray[np.int64],
    drawn: NDArray[Any],
    planes: Planes,
    scalars: Scalars,
    gains: NDArray[np.int64],
) -> None:
    """Do action n in state n, and write what the seat knows then and what every seat's score gained."""
    for n in range(len(actions)):
        for other in range(gains.shape[1]):
            gains[n, other] = -score(states, n, other)
        apply(states, n, seat, actions[n], None)
        for other in range(gains.shape[1]):
            gains[n, other] += score(states, n, other)
        _write(states, n, seat, drawn, planes, scalars, n)
