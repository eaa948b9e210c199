"""The tree of a search: what has been tried, how often, and how well it went. Plain arrays, made once.

A node stands for a sequence of decisions, not for a position: chance and secrets differ each time it is passed (an
open-loop tree). Its branches are its children, each the decision of one seat.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.jit import compiled, int64

NONE: Final = -1
# The "seat" of a step that several seats took at once: their decisions are passed one after the other, by rising seat.
TOGETHER: Final = 15


class Tree(NamedTuple):
    """By node; the first `size[0]` are in use, and the search starts from `root[0]`."""

    size: NDArray[np.int64]
    root: NDArray[np.int64]
    seat: NDArray[np.int8]  # who decided to come here
    action: NDArray[np.int32]
    first: NDArray[np.int32]  # child
    next: NDArray[np.int32]  # sibling
    visits: NDArray[np.int32]
    total: NDArray[np.float64]  # the sum of the results of the visits, for `seat`
    prior: NDArray[np.float32]  # the heuristic estimate


def new_tree(nodes: int) -> Tree:
    """An empty tree for up to `nodes` nodes."""
    return Tree(
        size=np.zeros(1, np.int64),
        root=np.zeros(1, np.int64),
        seat=np.empty(nodes, np.int8),
        action=np.empty(nodes, np.int32),
        first=np.empty(nodes, np.int32),
        next=np.empty(nodes, np.int32),
        visits=np.empty(nodes, np.int32),
        total=np.empty(nodes, np.float64),
        prior=np.empty(nodes, np.float32),
    )


@compiled
def clear(tree: Any) -> None:
    """Nothing but the root is left."""
    tree.size[0] = 0
    tree.root[0] = add_node(tree, NONE, TOGETHER, 0, 0.0)


@compiled
def add_node(tree: Any, parent: int, seat: int, action: int, prior: float) -> int:
    """A new child of a node; NONE if the tree is full."""
    node = int64(tree.size[0])
    if node == len(tree.seat):
        return NONE
    tree.size[0] += 1
    tree.seat[node] = seat
    tree.action[node] = action
    tree.first[node] = NONE
    tree.next[node] = NONE
    if parent != NONE:
        tree.next[node] = tree.first[parent]
        tree.first[parent] = node
    tree.visits[node] = 0
    tree.total[node] = 0.0
    tree.prior[node] = prior
    return node


@compiled
def find_child(tree: Any, parent: int, seat: int, action: int) -> int:
    """The child for a seat's action; NONE if there is none."""
    node = int64(tree.first[parent])
    while node != NONE and (tree.seat[node] != seat or tree.action[node] != action):
        node = int64(tree.next[node])
    return node


@compiled
def child_of(tree: Any, parent: int, seat: int, action: int) -> int:
    """The child for a seat's action, made if there is none; NONE if the tree is full."""
    node = find_child(tree, parent, seat, action)
    return add_node(tree, parent, seat, action, 0.0) if node == NONE else node
