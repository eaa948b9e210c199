"""A bot that searches, and what it found."""

import threading
import time
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.bots.base import Bot, Branch
from feira.bots.search.iterate import (
    GREEDY_ROLLOUT,
    INSTINCT_ROLLOUT,
    MAX_PATH,
    NETWORK,
    RANDOM_ROLLOUT,
    START,
    iterate,
)
from feira.bots.search.tree import NONE, TOGETHER, Tree, clear, find_child, new_tree
from feira.core.game import Game, Json, States
from feira.core.jit import below_from
from feira.core.spec import SearchAdvice
from feira.evaluation.network import Network, Work, empty_network, new_work
from feira.evaluation.weights import Networks

# Iterations between two looks at the clock, by how long one takes.
_BATCHES: Final = {RANDOM_ROLLOUT: 256, NETWORK: 32, INSTINCT_ROLLOUT: 4, GREEDY_ROLLOUT: 4}
_NODES: Final = 400_000
_LOOK: Final = 1 / 32  # of the time, between two looks whether all is decided
_RARE: Final = 0.25  # a bid that was tried less often than this share of the favourite's tries is never made


class Settings(NamedTuple):
    """The parameters of a search."""

    exploration: float = 1.0  # UCB's constant, in standard deviations of the results
    prior_weight: float = 8.0  # as how many visits the heuristic prior counts; 0 ignores it
    rollout_moves: int = 0  # 0 estimates the leaf right away, -1 plays to the end of the game
    rollout: int = RANDOM_ROLLOUT  # how a rollout chooses its moves; NETWORK: a network judges the leaf instead
    expansion_threshold: int = 1  # visits after which a leaf gets branches
    viewer: int = 0  # who searches: a network judges by what this seat knows


class Judge(NamedTuple):
    """A network, and the arrays that it works with."""

    network: Network
    work: Work


# In solo, where every coin counts, a greedy rollout to the end judges best. With rivals it depends on the game.
_ALONE: Final = Settings(rollout_moves=-1, rollout=GREEDY_ROLLOUT)
WITH_NETWORK: Final = Settings(rollout=NETWORK)


def _with_rivals(advice: SearchAdvice) -> Settings:
    if advice.rollout == "instinct":
        return Settings(prior_weight=advice.prior_visits, rollout_moves=-1, rollout=INSTINCT_ROLLOUT)
    return Settings(prior_weight=advice.prior_visits)


def _chosen_settings(game: Game, options: Json, network: Network | None) -> Settings:
    if network is not None:
        return WITH_NETWORK
    return _ALONE if options["players"] == 1 else _with_rivals(game.spec.search)


def _judge_of(network: Network | None) -> Judge:
    network = network or empty_network()
    return Judge(network, new_work(network))


def viewer_of(view: States) -> int:
    """Whose view it is; a game without secrets does not say, and nothing depends on it."""
    return int(view["viewer"][0]) if "viewer" in (view.dtype.names or ()) else 0


class Scratch(NamedTuple):
    """Arrays that every iteration uses again."""

    path: NDArray[np.int32]
    legal: NDArray[np.int32]
    branch: NDArray[np.int32]  # by action
    values: NDArray[np.float64]  # by seat
    results: NDArray[np.float64]  # how many, their sum, the sum of their squares


def new_scratch(game: Game) -> Scratch:
    """Arrays that fit a game."""
    return Scratch(
        path=np.empty(MAX_PATH, np.int32),
        legal=np.empty(game.max_legal, np.int32),
        branch=np.empty(game.actions, np.int32),
        values=np.empty(8),
        results=np.empty(3),
    )


class Search(Bot):
    """Thinks for some iterations, or for some seconds, or until the first of both is over.

    With a limit of iterations alone, all that it does follows from the seed. Of `branches` the most visited is first.
    """

    def __init__(
        self,
        seed: int,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        settings: Settings | None = None,
        networks: Networks | None = None,
    ) -> None:
        super().__init__(seed)
        if iterations is None and seconds is None:
            raise ValueError("a search needs a limit: iterations, seconds or both")
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings
        self.networks = networks
        self._game: Game | None = None
        self.pondered = 0  # iterations
        self._goes_on = False

    def __call__(self, game: Game, view: States, seat: int) -> int:
        self.branches = self.think(game, view, seat)
        if self._decides_with_others():
            return self._mixed()
        return self.branches[0].action

    def think(self, game: Game, view: States, seat: int) -> list[Branch]:
        """All actions of the seat, the most visited first."""
        self._look_at(game, view)
        legal = game.legal(view, 0, seat)
        if len(legal) == 1:
            self._goes_on = False
            return [Branch(legal[0], 0, 0.5)]
        if not self._goes_on:
            clear(self._tree)
        self._goes_on = False
        self._iterate(seat, legal)
        return self._branches(seat, legal)

    def ponder(self, game: Game, view: States, stop: threading.Event) -> None:
        """Think on somebody else's time, until stopped: call it in a thread, with what the own seat knows.

        Then `follow` what is decided, and the next decision continues from what was found.
        """
        self._look_at(game, view)
        clear(self._tree)
        self.pondered = 0
        while not stop.is_set() and self._tree.size[0] < _NODES:
            self.pondered += self._batch()
        self._goes_on = True

    def follow(self, *decisions: tuple[int, int]) -> None:
        """After pondering: a seat's action, or those of several seats at once by rising seat."""
        for seat, action in decisions:
            node = self._tree.root[0]
            if self._goes_on:
                node = find_child(self._tree, node, TOGETHER if len(decisions) > 1 else seat, action)
                self._goes_on = node != NONE
                self._tree.root[0] = max(node, 0)

    def _look_at(self, game: Game, view: States) -> None:
        if self._game is not game:
            self._game = game
            self._states = np.zeros(3, game.dtype)
            self._tree: Tree = new_tree(_NODES)
            self._scratch = new_scratch(game)
            options = game.options_json(view, 0)
            network = self.networks(game, options) if self.networks else None
            self._judge = _judge_of(network)
            self._chosen = self.settings or _chosen_settings(game, options, network)
        self._states[START] = view[0]
        game.kernels.ask_again(self._states, START)
        self._scratch.results[:] = 0
        self._settings = self._chosen._replace(viewer=viewer_of(view))

    def _batch(self, most: int | None = None) -> int:
        """Some iterations, as many as there is time for, but not more than `most`; how many."""
        usual = _BATCHES[self._settings.rollout]
        iterations = usual if most is None else min(most, usual)
        iterate(self._states, self._tree, self._scratch, self._settings, self._judge, self.rng, iterations)
        return iterations

    def _iterate(self, seat: int, legal: list[int]) -> None:
        begun = time.perf_counter()
        done, share, next_look = 0, 0.0, 1.0 if self._decides_with_others() else _LOOK
        while share < 1:
            done += self._batch(None if self.iterations is None else self.iterations - done)
            if self.iterations is not None:
                share = done / self.iterations
            if self.seconds is not None:
                share = max(share, (time.perf_counter() - begun) / self.seconds)
            if next_look <= share < 1:
                next_look = share + _LOOK
                first, second, *_ = self._branches(seat, legal)
                if first.visits - second.visits > done * (1 / share - 1):
                    return  # nothing that is left can change which is first

    def _decides_with_others(self) -> bool:
        return self._game is not None and len(self._game.to_act(self._states, START)) > 1

    def _branches(self, seat: int, legal: list[int]) -> list[Branch]:
        """What was found of a seat's legal actions; after pondering there are others too, from guesses gone by."""
        tree, found = self._tree, {action: Branch(action, 0, 0.0) for action in legal}
        node = int(tree.first[tree.root[0]])
        while node != NONE:
            action, visits = int(tree.action[node]), int(tree.visits[node])
            if tree.seat[node] == seat and visits and action in found:
                found[action] = Branch(action, visits, float(tree.total[node]) / visits)
            node = int(tree.next[node])
        return sorted(found.values(), key=lambda branch: (-branch.visits, branch.action))

    def _mixed(self) -> int:
        """Somebody who always bid the same could be exploited: each as often as it was tried, leaving out the rare."""
        often = [branch for branch in self.branches if branch.visits >= _RARE * self.branches[0].visits]
        pick = int(below_from(self.rng, sum(branch.visits for branch in often)))
        for branch in often:
            pick -= branch.visits
            if pick < 0:
                return branch.action
        return often[-1].action
