"""A finished game while it is analysed, decision by decision: the work can stop anywhere and be continued elsewhere."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from feira.analysis.analysis import Analysis
from feira.analysis.bids import Bidder, explore, sealed_decisions
from feira.analysis.decisions import Decision, decisions_of
from feira.analysis.effort import EFFORTS, Effort
from feira.analysis.judging import Judged, judge
from feira.analysis.ledger import ledger
from feira.analysis.rating import EFFORT as ANCHORED
from feira.analysis.rating import anchors_for
from feira.analysis.rollouts import new_player
from feira.analysis.values import Units
from feira.core.features import OUTCOME
from feira.core.game import FeiraError, Game, Json
from feira.evaluation.network import Network
from feira.evaluation.weights import Networks, kind_of, shipped_network
from feira.records.replay import Replay

_METHOD: Final = 2  # of judging: when it changes, games are analysed again
_SEEDS: Final = 1_000_003  # so that the seeds of two studies never meet


class Study:
    """The decisions of a game, and what judges them; RecordError or FeiraError says what is wrong with the record."""

    def __init__(self, record: Any, *, seed: int = 0, networks: Networks = shipped_network) -> None:
        replay = Replay(record)
        self.game, self._last = replay.game, len(replay)
        if self.game.to_act(replay.states, self._last):
            raise FeiraError("only a finished game can be analysed: this one has no result yet")
        options = self.game.options_json(replay.states, 0)
        network = network_for(self.game, options, networks)
        self.judge_name = _name_of(network)
        self._anchors = anchors_for(self.game, options, self.judge_name)
        self._player = new_player(self.game, network)
        self._units = Units.of(self.game.spec.load("features"), options["players"])
        self._seed = seed
        self.decisions = list(decisions_of(replay))
        self._outcome = np.zeros(OUTCOME)
        self.game.spec.load("features").outcome(replay.states, self._last, self._outcome)

    def judge(self, number: int, effort: Effort) -> Judged:
        """Judge a decision; the same number, seed and effort always give the same."""
        return self._judged(self.decisions[number], number, effort)

    def judge_instead(self, number: int, action: int, effort: Effort, besides: Sequence[int]) -> Judged:
        """Judge another action in the place of a decision; `besides` are tried as often, however bad they seem."""
        return self._judged(self.decisions[number]._replace(action=action), number, effort, besides)

    def _judged(self, decision: Decision, number: int, effort: Effort, besides: Sequence[int] = ()) -> Judged:
        seed = self._seed * _SEEDS + number
        return judge(self.game, self._player, self._units, decision, effort, seed, besides)

    def auctions(self) -> list[list[Bidder]]:
        """What every bid would have been worth, wherever several seats decided at once."""
        together = sealed_decisions(self.decisions)
        return [explore(self.game, self._player, self._units, one, self._seed) for one in together]

    def concluded(self, judged: Sequence[Judged], effort: Effort) -> Analysis:
        """The analysis, when all decisions are judged with this effort."""
        return Analysis(
            game=self.game,
            players=self._units.players,
            judged=list(judged),
            points=ledger(self._last, judged, "points", self._units.points(self._outcome)),
            leads=ledger(self._last, judged, "leads", self._units.leads(self._outcome)),
            judge=self.judge_name,
            auctions=self.auctions(),
            anchors=self._anchors if effort == EFFORTS[ANCHORED] else None,
        )


def effort_of(effort: str | Effort) -> Effort:
    """An effort by its name; FeiraError if there is none."""
    if isinstance(effort, Effort):
        return effort
    if effort not in EFFORTS:
        raise FeiraError(f"there is no effort {effort!r}; choose one of {', '.join(EFFORTS)}")
    return EFFORTS[effort]


def judge_name(game: Game, options: Json) -> str | None:
    """A name for what would judge games with these options: another one may judge otherwise. None if nothing can."""
    network = shipped_network(game, options)
    return None if network is None else _name_of(network)


def _name_of(network: Network) -> str:
    return _name(network.wide_bias.tobytes() + network.out.tobytes())


@lru_cache(maxsize=64)
def _name(weights: bytes) -> str:
    return hashlib.sha256(repr((_METHOD, EFFORTS)).encode() + weights).hexdigest()[:16]


def network_for(game: Game, options: Json, networks: Networks) -> Network:
    """The network that judges games with these options; FeiraError if there is none."""
    kind = kind_of(game, options)
    if not kind:
        raise FeiraError(f"{game.spec.error_title} can't be analysed: it has no features (see docs/adding_a_game.md)")
    network = networks(game, options)
    if network is None:
        raise FeiraError(
            f"Feira comes without a network that judges {game.spec.error_title}, {kind}: train one with `feira train` "
            "and name its file with --network"
        )
    return network
