"""The compiled entries of Mercado that take `(states, i, …)`: see `Kernels` in core/game.py."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Kernels
from feira.core.jit import compiled, compiled_to_make_arrays, scramble
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


@compiled_to_make_arrays
def play_games(templates: States, seed: int, games: int, totals: NDArray[np.int64]) -> int:
    """Play whole random games one after the other; return the moves made.

    `totals` gets the moves of the longest game, then how many games came to each end (by its number). A negative
    result tells of a game that came to a dead end: there must be none.
    """
    states = np.empty(1, templates.dtype)
    rng = np.empty(1, np.uint64)
    moves = 0
    for game in range(games):
        deal(states, 0, templates, np.uint64(seed + game))
        s = states[0]
        rng[0] = scramble(s.rng)
        made = 0
        while s.phase != OVER:
            action = sampling.random_action(s, rng)
            if action < 0:
                return -1 - game
            rules.apply_action(s, action, None)
            made += 1
        moves += made
        totals[0] = max(totals[0], made)
        totals[1 + s.end] += 1
    return moves


@compiled
def step_all(states: States, templates: States, rng: NDArray[np.uint64]) -> int:
    """One random move in every game; those that end start anew. Returns how many ended."""
    finished = 0
    for i in range(len(states)):
        s = states[i]
        rules.apply_action(s, sampling.random_action(s, rng), None)
        if s.phase == OVER:
            deal(states, i, templates, scramble(rng[0]))
            finished += 1
    return finished


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
    play_games=play_games,
    step_all=step_all,
)
