"""The compiled functions of Pomar, for those who play millions of games."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Kernels
from feira.core.jit import below, compiled, seed_generator
from feira.core.leads import results_by_rank, worths_to_chances
from pomar import rules, view
from pomar.state import OVER, States

_ROWS: Final = 16  # of a log: four bids are revealed, and a few things more
_CLEAR_LEAD: Final = 4.0  # points
_COIN: Final = 0.6  # points that a coin is worth while crates are left


def new_log() -> NDArray[Any]:
    """An empty log."""
    return np.zeros((_ROWS, 4), np.int32)


@compiled
def deal(states: States, i: int, templates: States, seed: int | np.uint64) -> None:
    """Start game i: everybody gets a favourite (P2)."""
    states[i] = templates[0]
    s = states[i]
    seed_generator(s, np.uint64(seed))
    for seat in range(s.players):
        s.favourites[seat] = below(s, 3)


@compiled
def results(states: States, i: int, out: Any) -> None:
    """How well a finished game went for each seat, from 0 to 1."""
    results_by_rank(states, i, _CLEAR_LEAD, out)


@compiled
def estimates(states: States, i: int, out: Any) -> None:
    """The same of any game, by rule of thumb: points and coins."""
    s = states[i]
    if s.phase == OVER:
        results(states, i, out)
        return
    for seat in range(s.players):
        out[seat] = rules.score(states, i, seat) + _COIN * s.coins[seat]
    worths_to_chances(out, s.players, 1.0 + 0.5 * rules.crates_left(s))


KERNELS = Kernels(
    seats_to_act=rules.seats_to_act,
    legal_actions=rules.legal_actions,
    is_legal=rules.is_legal,
    apply=rules.apply,
    random_action=rules.random_action,
    instinct=rules.random_action,
    mask=view.mask,
    guess=view.guess,
    score=rules.score,
    place=rules.place,
    results=results,
    estimates=estimates,
    ask_again=view.ask_again,
    deal=deal,
    new_log=new_log,
    foretell=rules.foretell,
    chance_of=rules.chance_of,
)
