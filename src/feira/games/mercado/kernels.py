"""The compiled entries of Mercado that take `(states, i, …)`: see `Kernels` in core/game.py."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Kernels
from feira.core.jit import compiled
from feira.games.mercado.engine import chance, legality, rules, sampling, scoring, view
from feira.games.mercado.engine.log import Log, new_log
from feira.games.mercado.engine.setup import deal
from feira.games.mercado.engine.state import OVER, States
from feira.games.mercado.heuristics import instinct as at_a_glance
from feira.games.mercado.heuristics import results


@compiled
def seats_to_act(states: States, i: int) -> int:
    """A mask of one seat, or 0 when the game is over."""
    s = states[i]
    return 0 if s.phase == OVER else 1 << s.turn


@compiled
def legal_actions(states: States, i: int, seat: int, out: NDArray[Any]) -> int:
    """Write the legal actions of a seat into `out`; return how many there are."""
    s = states[i]
    return legality.legal_actions(s, out) if s.turn == seat else 0


@compiled
def is_legal(states: States, i: int, seat: int, action: int) -> bool:
    """Whether the seat may do this now."""
    s = states[i]
    return s.turn == seat and legality.is_legal(s, action)


@compiled
def apply(states: States, i: int, _seat: int, action: int, log: Log) -> None:
    """Do a legal action and tell the log."""
    rules.apply_action(states[i], action, log)


@compiled
def random_action(states: States, i: int, seat: int, rng: NDArray[np.uint64]) -> int:
    """A random legal action of a seat; -1 if there is none."""
    s = states[i]
    return sampling.random_action(s, rng) if s.turn == seat else -1


@compiled
def score(states: States, i: int, seat: int) -> int:
    """The score of a seat as it stands (M5.3)."""
    return scoring.score(states[i], seat)


@compiled
def place(states: States, i: int, seat: int) -> int:
    """How many seats are ahead of this one (M5.3)."""
    return scoring.place(states[i], seat)


@compiled
def instinct(states: States, i: int, seat: int, rng: NDArray[np.uint64]) -> int:
    """What seems good at a glance to a seat that must act; -1 for another."""
    s = states[i]
    return at_a_glance.instinct(s, rng) if s.turn == seat else -1


KERNELS = Kernels(
    seats_to_act=seats_to_act,
    legal_actions=legal_actions,
    is_legal=is_legal,
    apply=apply,
    random_action=random_action,
    instinct=instinct,
    mask=view.mask,
    guess=view.guess,
    score=score,
    place=place,
    results=results.results,
    estimates=results.estimates,
    ask_again=view.ask_again,
    deal=deal,
    new_log=new_log,
    foretell=chance.foretell,
    chance_of=chance.chance_of,
)
