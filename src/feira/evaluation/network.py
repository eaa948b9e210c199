"""A network of two hidden layers, evaluated in compiled code: the inputs of one viewer in, an expected outcome out.

Everything is added up in a fixed order, number by number, so a position has the same value on every machine.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import features, outcome, seats_to_act
from feira.core.features import LEADS, OUTCOME, SHARES, SOLO_SHARES, WORK
from feira.core.game import States
from feira.core.jit import compiled

WIDE, NARROW = 64, 32  # the hidden layers
Layer = NDArray[np.float32]


class Network(NamedTuple):
    """The weights: a matrix and a bias for each layer."""

    wide: Layer  # inputs × WIDE
    wide_bias: Layer
    narrow: Layer  # WIDE × NARROW
    narrow_bias: Layer
    out: Layer  # NARROW × outputs
    out_bias: Layer


class Work(NamedTuple):
    """Arrays that every evaluation uses again."""

    numbers: NDArray[np.int64]
    inputs: Layer
    wide: Layer
    narrow: Layer
    out: Layer
    outcome: NDArray[np.float64]


def outputs(players: int) -> int:
    """How many numbers a network for so many players foretells: a share and a lead by seat; alone see `SOLO_SHARES`."""
    return SOLO_SHARES + 1 if players == 1 else 2 * players


def new_work(network: Network) -> Work:
    """Arrays that fit a network."""
    return Work(
        numbers=np.zeros(WORK, np.int64),
        inputs=np.zeros(len(network.wide), np.float32),
        wide=np.zeros(network.wide.shape[1], np.float32),
        narrow=np.zeros(network.narrow.shape[1], np.float32),
        out=np.zeros(network.out.shape[1], np.float32),
        outcome=np.zeros(OUTCOME),
    )


def empty_network() -> Network:
    """One that judges nothing, for a search without a network."""
    return Network(
        *(np.zeros(shape, np.float32) for shape in ((1, 1), 1, (1, 1), 1, (1, 1), 1)),
    )


@compiled
def evaluate(states: States, i: int, viewer: int, network: Network, work: Work, out: Any) -> None:
    """The outcome to be expected by what the viewer knows; of a finished game, the outcome."""
    if seats_to_act(states, i) == 0:
        outcome(states, i, out)
        return
    features(states, i, viewer, work.numbers, work.inputs)
    infer(network, work)
    players = states[i].players
    if players == 1:
        for n in range(SOLO_SHARES):
            out[SHARES + n] = 1.0 / (1.0 + math.exp(-work.out[n]))
        out[LEADS] = work.out[SOLO_SHARES]
    else:
        _share(work.out, players, viewer, out)


@compiled
def infer(network: Network, work: Work) -> None:
    """The raw outputs for `work.inputs`; inputs that are 0 cost nothing."""
    _add_up(work.inputs, network.wide, network.wide_bias, work.wide)
    _clip(work.wide)
    _add_up(work.wide, network.narrow, network.narrow_bias, work.narrow)
    _clip(work.narrow)
    _add_up(work.narrow, network.out, network.out_bias, work.out)


@compiled
def _add_up(inputs: Layer, weights: Layer, bias: Layer, out: Layer) -> None:
    width = len(out)
    for n in range(width):
        out[n] = bias[n]
    for k in range(len(inputs)):
        x = inputs[k]
        if x != np.float32(0.0):
            for n in range(width):
                out[n] += x * weights[k, n]


@compiled
def _clip(layer: Layer) -> None:
    for n in range(len(layer)):
        layer[n] = max(layer[n], np.float32(0.0))


@compiled
def _share(raw: Layer, players: int, viewer: int, out: Any) -> None:
    """Softmax over the seats; the raw outputs are counted from the viewer on."""
    most = raw[0]
    for step in range(1, players):
        most = max(most, raw[step])
    total = 0.0
    for step in range(players):
        total += math.exp(raw[step] - most)
    for step in range(players):
        seat = viewer + step
        if seat >= players:
            seat -= players
        out[SHARES + seat] = math.exp(raw[step] - most) / total
        out[LEADS + seat] = raw[players + step]
