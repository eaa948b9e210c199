"""The compiled entries of Jour de Marché that take `(states, i, …)`: see `Kernels` in core/game.py."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Kernels
from feira.core.jit import compiled
from feira.core.log import Log
from feira.games.marche.engine import chance, legality, rules, scoring, view
from feira.games.marche.engine.log import new_log, no_log
from feira.games.marche.engine.setup import deal
from feira.games.marche.engine.state import States
from feira.games.marche.heuristics import results


@compiled
def seats_to_act(states: States, i: int) -> int:
    """A mask of the seats that must decide now: several in an auction; 0 when the game is over."""
    return legality.seats_to_act(states[i])


@compiled
def legal_actions(states: States, i: int, seat: int, out: NDArray[Any]) -> int:
    """Write the legal actions of a seat into `out`; return how many there are."""
    s = states[i]
    return legality.legal_actions(s, seat, out) if legality.must_act(s, seat) else 0


@compiled
def is_legal(states: States, i: int, seat: int, action: int) -> bool:
    """Whether the seat may do this now."""
    s = states[i]
    return legality.must_act(s, seat) and legality.is_legal(s, seat, action)


@compiled
def apply(states: States, i: int, seat: int, action: int, log: Log | None) -> None:
    """Do a legal action and tell the log."""
    s = states[i]
    if log is None:
        rules.apply_action(s, seat, action, no_log(s))
    else:
        rules.apply_action(s, seat, action, log)


@compiled
def random_action(states: States, i: int, seat: int, rng: NDArray[np.uint64]) -> int:
    """A random legal action of a seat; -1 if there is none."""
    s = states[i]
    return legality.random_action(s, seat, rng) if legality.must_act(s, seat) else -1


@compiled
def score(states: States, i: int, seat: int) -> int:
    """The score of a seat, at the end or as it stands (J6.6); the lowest wins."""
    return scoring.score(states[i], seat)


@compiled
def place(states: States, i: int, seat: int) -> int:
    """How many seats are ahead of this one (J6.6)."""
    return scoring.place(states[i], seat)


KERNELS = Kernels(
    seats_to_act=seats_to_act,
    legal_actions=legal_actions,
    is_legal=is_legal,
    apply=apply,
    random_action=random_action,
    instinct=random_action,  # what is better than chance has to look at distances: then `estimates` is the better judge
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
