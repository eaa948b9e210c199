"""The compiled entries of Jour de Marché that take `(states, i, …)`: see `Kernels` in core/game.py."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Kernels
from feira.core.jit import compiled, compiled_to_make_arrays, lowest, scramble
from feira.games.marche.engine import chance, legality, rules, scoring, view
from feira.games.marche.engine.log import Log, new_log, no_log
from feira.games.marche.engine.setup import deal
from feira.games.marche.engine.state import OVER, States
from feira.games.marche.heuristics import results

MOST_MOVES: Final = 1000  # no game can be half as long: discs come back only when a tile is placed


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


@compiled_to_make_arrays
def play_games(templates: States, seed: int, games: int, totals: NDArray[np.int64]) -> int:
    """Play whole random games one after the other; return the moves made.

    `totals` gets the moves of the longest game, then how many games came to each end (by its number). A negative
    result tells of a game that did not end: there must be none.
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
            seat = lowest(legality.seats_to_act(s))
            rules.apply_action(s, seat, legality.random_action(s, seat, rng), no_log(s))
            made += 1
            if made == MOST_MOVES:
                return -1 - game
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
        seat = lowest(legality.seats_to_act(s))
        rules.apply_action(s, seat, legality.random_action(s, seat, rng), no_log(s))
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
    play_games=play_games,
    step_all=step_all,
)
