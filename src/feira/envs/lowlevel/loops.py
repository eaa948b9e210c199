"""Many games at once: compiled loops over a batch of them, the same for every game.

Only `step` itself takes the batch: handing it on to helpers inside the loop costs a tenth of the speed.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, deal, for_any_game, seats_to_act
from feira.core.jit import compiled, lowest, scramble
from feira.envs.lowlevel.atomics import ORDER, STOP, Atomics, spin_until_changed, store
from feira.envs.lowlevel.batch import Batch
from feira.envs.lowlevel.bits import show
from feira.envs.lowlevel.prefetch import prefetch_next
from feira.envs.tensors import get_tensors

_write = for_any_game(lambda game: get_tensors(game).write)
_write_legal = for_any_game(lambda game: get_tensors(game).write_legal)
_rewards = for_any_game(lambda game: get_tensors(game).rewards)

_ONE = np.uint64(1)


@compiled
def _next_seed(chance: NDArray[np.uint64], i: int) -> np.uint64:
    """The seed of the next deal of a game: its own generator makes it."""
    seed = scramble(chance[i] + _ONE)
    chance[i] = seed
    return seed


@compiled
def _copy(rows: NDArray[Any], others: NDArray[Any], i: int) -> None:
    for n in range(rows.shape[1]):
        others[i, n] = rows[i, n]


@compiled
def start(b: Batch) -> None:
    """Start all games."""
    for i in range(len(b.states)):
        deal(b.states, i, b.templates, _next_seed(b.chance, i))
        b.drawn[i].begun = False
        b.seats[i] = lowest(seats_to_act(b.states, i))
        _write_legal(b.states, i, b.seats[i], b.bits)
        show(b.bits, b.legal, b.mask, i)
        _write(b.states, i, b.seats[i], b.drawn, b.planes, b.scalars, i)


@compiled
def step(b: Batch, margin: float) -> None:
    """Do one legal action in every game, that of `b.actions`; pay for games that end, and start them again."""
    for i in range(len(b.actions)):
        prefetch_next(b.mask, i, 0, b.mask.shape[1])
        prefetch_next(b.scalars, i, 0, b.scalars.shape[1])
        if b.ended[i]:
            b.ended[i] = False
            for seat in range(b.rewards.shape[1]):
                b.rewards[i, seat] = 0.0
        apply(b.states, i, b.seats[i], b.actions[i], None)
        if seats_to_act(b.states, i) == 0:
            b.ended[i] = True
            _rewards(b.states, i, margin, b.rewards, i)
            _write(b.states, i, b.seats[i], b.drawn, b.planes, b.scalars, i)
            _copy(b.planes, b.last_planes, i)
            _copy(b.scalars, b.last_scalars, i)
            b.drawn[i].begun = False
            deal(b.states, i, b.templates, _next_seed(b.chance, i))
        b.seats[i] = lowest(seats_to_act(b.states, i))
        _write_legal(b.states, i, b.seats[i], b.bits)
        show(b.bits, b.legal, b.mask, i)
        _write(b.states, i, b.seats[i], b.drawn, b.planes, b.scalars, i)


@compiled
def step_on_order(atomics: Atomics, slot: int, order: int, b: Batch, margin: float) -> int:
    """For a thread: step its part once for each new order, then store that order's number in its slot.

    Ends when no order comes for a while, or after the last one; returns the number of the last order that was done.
    """
    following = spin_until_changed(atomics, ORDER, order)
    while following not in (order, STOP):
        step(b, margin)
        order = following
        store(atomics, slot, order)
        following = spin_until_changed(atomics, ORDER, order)
    return order
