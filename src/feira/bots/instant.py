"""A bot that plays by a network alone: one action ahead, in less than a millisecond."""

from typing import Any, Final

import numpy as np

from feira.bots.base import Bot, Branch
from feira.bots.greedy import Greedy
from feira.core.game import Game, Json, States
from feira.core.jit import compiled
from feira.evaluation.look_ahead import GAME, STATES, Tools, look_ahead, new_tools, pick
from feira.evaluation.network import Network, Work, new_work
from feira.evaluation.weights import Networks, shipped_network

_GUESSES: Final = 4  # of what the seat can't know
_BID_HEAT: Final = 0.01  # in rewards: a bot that always bids the same can be exploited


class Instant(Bot):
    """Takes the action after which the network expects most; its `branches` count rewards from 0 to 1.

    Without a network for a game, it plays as `greedy` does.
    """

    def __init__(self, seed: int, networks: Networks = shipped_network) -> None:
        super().__init__(seed)
        self._networks = networks
        self._game: Game | None = None
        self._judge: tuple[Network, Work, Tools] | None = None
        self._greedy = Greedy(seed)

    def __call__(self, game: Game, view: States, seat: int) -> int:
        self._look_at(game, game.options_json(view, 0))
        if self._judge is None:
            return self._by_preview(game, view, seat)
        self._states[GAME] = view[0]
        network, work, tools = self._judge
        count = rate(self._states, seat, network, work, tools, self.rng)
        several = len(game.to_act(view, 0)) > 1
        chosen = int(pick(tools, count, _BID_HEAT if several else 0.0, self.rng))
        legal, values = tools.legal[:count].tolist(), tools.values[:count].tolist()
        rated = [Branch(action, _GUESSES, value) for action, value in zip(legal, values, strict=True)]
        self.branches = sorted(rated, key=lambda branch: (branch.action != legal[chosen], -branch.value))
        return int(legal[chosen])

    def _look_at(self, game: Game, options: Json) -> None:
        if self._game is not game:
            self._game, network = game, self._networks(game, options)
            if network is not None:
                self._judge = (network, new_work(network), new_tools(game))
                self._states = np.zeros(STATES, game.dtype)

    def _by_preview(self, game: Game, view: States, seat: int) -> int:
        action = self._greedy(game, view, seat)
        self.branches = self._greedy.branches
        return action


@compiled
def rate(states: Any, seat: int, network: Network, work: Work, tools: Tools, rng: Any) -> int:
    """Rate every legal action by the mean of several guesses; return how many there are."""
    count = 0
    for k in range(len(tools.sums)):
        tools.sums[k] = 0.0
    for _ in range(_GUESSES):
        count = look_ahead(states, seat, network, work, tools, rng, False)
        for k in range(count):
            tools.sums[k] += tools.values[k]
    for k in range(count):
        tools.values[k] = tools.sums[k] / _GUESSES
    return count
