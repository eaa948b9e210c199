"""A search with a network as part of a compiled loop, for challenges by the thousand."""

from typing import Any, Final, NamedTuple

import numpy as np

from feira.bots.search.iterate import START, iterate
from feira.bots.search.search import WITH_NETWORK, Judge, Scratch, Settings, new_scratch
from feira.bots.search.tree import NONE, Tree, clear, new_tree
from feira.core.dispatch import ask_again, mask
from feira.core.game import Game, States
from feira.core.jit import compiled, int64
from feira.evaluation.network import Network, new_work

_SEAT: Final = 0  # who plays alone


class Thinker(NamedTuple):
    """What a search needs, made once."""

    states: States
    tree: Tree
    scratch: Scratch
    settings: Settings
    judge: Judge


def new_thinker(game: Game, network: Network, iterations: int) -> Thinker:
    """For searches of so many iterations by somebody who plays alone; a full tree is searched without new branches."""
    return Thinker(
        states=np.zeros(3, game.dtype),
        tree=new_tree(1 + (iterations + 1) * (game.max_legal + 1)),
        scratch=new_scratch(game),
        settings=WITH_NETWORK._replace(viewer=_SEAT),
        judge=Judge(network, new_work(network)),
    )


@compiled
def think(states: Any, i: int, thinker: Any, rng: Any, iterations: int) -> int:
    """Search from what the only player knows of states[i]; return the action that was tried most."""
    mask(states, i, _SEAT, thinker.states, START)
    ask_again(thinker.states, START)
    for k in range(len(thinker.scratch.results)):
        thinker.scratch.results[k] = 0.0
    clear(thinker.tree)
    iterate(thinker.states, thinker.tree, thinker.scratch, thinker.settings, thinker.judge, rng, iterations)
    return _most_tried(thinker.tree)


@compiled
def _most_tried(tree: Any) -> int:
    node, chosen, most = int64(tree.first[tree.root[0]]), NONE, 0
    while node != NONE:
        if tree.visits[node] > most:
            chosen, most = int64(tree.action[node]), int64(tree.visits[node])
        node = int64(tree.next[node])
    return chosen
