"""A search with a network as part of a compiled loop, for games by the thousand."""

from typing import Any, NamedTuple

import numpy as np

from feira.bots.search.iterate import START, iterate
from feira.bots.search.search import WITH_NETWORK, Judge, Scratch, Settings, new_scratch
from feira.bots.search.tree import NONE, Tree, clear, new_tree
from feira.core.dispatch import ask_again, mask, seats_to_act
from feira.core.game import Game, States
from feira.core.jit import below_from, compiled, int64, popcount
from feira.evaluation.network import Network, new_work


class Thinker(NamedTuple):
    """What a search needs, made once."""

    states: States
    tree: Tree
    scratch: Scratch
    settings: tuple[Settings, ...]  # by seat
    judge: Judge


def new_thinker(game: Game, network: Network, iterations: int) -> Thinker:
    """For searches of so many iterations: each adds the branches of one node."""
    return Thinker(
        states=np.zeros(3, game.dtype),
        tree=new_tree(1 + (iterations + 1) * (game.max_legal + 1)),
        scratch=new_scratch(game),
        settings=tuple(WITH_NETWORK._replace(viewer=seat) for seat in range(max(game.spec.players))),
        judge=Judge(network, new_work(network)),
    )


@compiled
def think(states: Any, i: int, seat: int, thinker: Any, rng: Any, iterations: int) -> int:
    """Search from what a seat knows of states[i]; return the action that was tried most.

    Where several decide at once, any action may be chosen, each the more often the more it was tried.
    """
    mask(states, i, seat, thinker.states, START)
    ask_again(thinker.states, START)
    for k in range(len(thinker.scratch.results)):
        thinker.scratch.results[k] = 0.0
    clear(thinker.tree)
    iterate(thinker.states, thinker.tree, thinker.scratch, thinker.settings[seat], thinker.judge, rng, iterations)
    several = popcount(seats_to_act(states, i)) > 1
    return _chosen(thinker.tree, seat, several, rng)


@compiled
def _chosen(tree: Any, seat: int, several: bool, rng: Any) -> int:
    node, chosen, most, visits = int64(tree.first[tree.root[0]]), NONE, 0, 0
    while node != NONE:
        tried = int64(tree.visits[node])
        if tree.seat[node] == seat and tried:
            visits += tried
            if below_from(rng, visits) < tried if several else tried > most:
                chosen, most = int64(tree.action[node]), tried
        node = int64(tree.next[node])
    return chosen
