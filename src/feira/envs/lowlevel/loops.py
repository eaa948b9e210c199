"""Many games at once: compiled loops over them, the same for every game.

The arrays are those of `Batch` in many.py; each is handed over by itself, which is quicker than a tuple of them.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, deal, for_any_game, seats_to_act
from feira.core.game import States
from feira.core.jit import compiled, lowest, scramble
from feira.envs.lowlevel.atomics import END, GIVEN, Signals, look_out, tell
from feira.envs.lowlevel.bit_expand import Bytes
from feira.envs.lowlevel.bits import Bits, show
from feira.envs.lowlevel.prefetch import fetch_next
from feira.envs.tensors import Planes, Scalars, get_tensors

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
def start(
    states: States,
    templates: States,
    chance: NDArray[np.uint64],
    bits: Bits,
    legal: Bits,
    mask: Bytes,
    drawn: NDArray[Any],
    planes: Planes,
    scalars: Scalars,
    seats: NDArray[np.int64],
) -> None:
    """Start all games."""
    for i in range(len(states)):
        deal(states, i, templates, _next_seed(chance, i))
        drawn[i].begun = False
        seats[i] = lowest(seats_to_act(states, i))
        _write_legal(states, i, seats[i], bits)
        show(bits, legal, mask, i)
        _write(states, i, seats[i], drawn, planes, scalars, i)


@compiled
def step(
    states: States,
    templates: States,
    chance: NDArray[np.uint64],
    bits: Bits,
    legal: Bits,
    mask: Bytes,
    drawn: NDArray[Any],
    planes: Planes,
    scalars: Scalars,
    seats: NDArray[np.int64],
    ended: NDArray[np.bool_],
    paid: NDArray[np.float32],
    last_planes: Planes,
    last_scalars: Scalars,
    actions: NDArray[np.int64],
    margin: float,
) -> None:
    """One legal action in every game; those that end are paid for and start anew."""
    for i in range(len(actions)):
        fetch_next(mask, i, 0, mask.shape[1])
        fetch_next(scalars, i, 0, scalars.shape[1])
        if ended[i]:
            ended[i] = False
            for seat in range(paid.shape[1]):
                paid[i, seat] = 0.0
        apply(states, i, seats[i], actions[i], None)
        if seats_to_act(states, i) == 0:
            ended[i] = True
            _rewards(states, i, margin, paid, i)
            _write(states, i, seats[i], drawn, planes, scalars, i)
            _copy(planes, last_planes, i)
            _copy(scalars, last_scalars, i)
            drawn[i].begun = False
            deal(states, i, templates, _next_seed(chance, i))
        seats[i] = lowest(seats_to_act(states, i))
        _write_legal(states, i, seats[i], bits)
        show(bits, legal, mask, i)
        _write(states, i, seats[i], drawn, planes, scalars, i)


@compiled
def step_when_told(signals: Signals, at: int, order: int, *part: Any) -> int:
    """For a thread: a step of its part for each new order, after which `signals[at]` says so.

    It ends when no order comes for a while, or the last one; the number of the last that was done.
    """
    following = look_out(signals, GIVEN, order)
    while following not in (order, END):
        step(*part)
        order = following
        tell(signals, at, order)
        following = look_out(signals, GIVEN, order)
    return order
