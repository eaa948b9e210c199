"""What a learned judge of positions sees of a game, and what it foretells.

The inputs are numbers made from what one viewer knows, never from the state itself; tests replace everything that the
viewer can't know and compare. Seats are counted from the viewer on: itself first, then clockwise.

An outcome is an array of `OUTCOME` numbers. With rivals it has, by seat, the share of first place (`SHARES`) and the
lead over the best other seat (`LEADS`), in units of a clear lead. Alone it has the chances of at least 1, 2 and 3 fame
and of the best move (`SHARES`), and the result as a part of the highest threshold (`LEADS`).
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import place, score
from feira.core.game import Json, States
from feira.core.jit import compiled
from feira.core.leads import chance_of

OUTCOME: Final = 16
SHARES: Final = 0
LEADS: Final = 8
SOLO_SHARES: Final = 4
FIRST_PLACE: Final = 0.8  # of the reward of a search; the rest is the lead


class Features(NamedTuple):
    """The inputs of a game's networks, and how its games come out."""

    version: int  # of the inputs: networks for another one are refused
    inputs: int  # how many
    clear_lead: float  # a lead in score that leaves no doubt; below 0 if the lowest score wins
    # (states, i, viewer, work, out): write the inputs; `work` is an array of `WORK` whole numbers to use freely
    write: Callable[[States, int, int, NDArray[np.int64], NDArray[np.float32]], None]
    # (states, i, out): write the outcome of a finished game
    outcome: Callable[[States, int, NDArray[np.float64]], None]
    # (states, i, outcome, out): what an outcome, certain or expected, is worth to each seat, from 0 to 1
    rewards: Callable[[States, int, NDArray[np.float64], NDArray[np.float64]], None]
    kind: Callable[[Json], str]  # the name of the network for games with these options


WORK: Final = 64


@compiled
def outcome_by_rank(states: States, i: int, clear_lead: float, out: Any) -> None:
    """The outcome of a finished game with rivals."""
    players = states[i].players
    firsts = 0
    for seat in range(players):
        firsts += place(states, i, seat) == 0
    for seat in range(players):
        lead = 1e9
        for other in range(players):
            if other != seat:
                lead = min(lead, (score(states, i, seat) - score(states, i, other)) / clear_lead)
        out[SHARES + seat] = 1.0 / firsts if place(states, i, seat) == 0 else 0.0
        out[LEADS + seat] = lead


@compiled
def rewards_by_rank(states: States, i: int, outcome: Any, out: Any) -> None:
    """First place above all, then the lead."""
    for seat in range(states[i].players):
        out[seat] = FIRST_PLACE * outcome[SHARES + seat] + (1 - FIRST_PLACE) * chance_of(outcome[LEADS + seat], 1.0)


@compiled
def _no_inputs(_states: States, _i: int, _viewer: int, _work: Any, _out: Any) -> None:
    pass


@compiled
def _no_outcome(_states: States, _i: int, _out: Any) -> None:
    pass


NO_FEATURES: Final = Features(
    version=0,
    inputs=0,
    clear_lead=1.0,
    write=_no_inputs,
    outcome=_no_outcome,
    rewards=rewards_by_rank,
    kind=lambda _options: "",
)
