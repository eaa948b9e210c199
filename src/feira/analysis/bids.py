"""Secret bids of a finished game: what each would have been worth to the player who had to bid.

Against the others' mixed strategies, it depends on nothing that the bidder couldn't know: the others are taken to bid
as the network does, each from its own view, and not always the same. That isn't an equilibrium, but what good players
do when they don't know each other. Against what they really bid, it is hindsight, and says so.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from feira.analysis.decisions import Decision
from feira.analysis.judging import with_counted_coins
from feira.analysis.rollouts import BID_HEAT, START, Player, look, next_action, value_after
from feira.analysis.values import Array, Units, margin
from feira.core.features import OUTCOME
from feira.core.game import Game, Json
from feira.evaluation.look_ahead import GAME

_TRIES: Final = 96  # of each bid
_GUESS_SEED: Final = 2**63  # seeds of guesses are below it


class Bid(NamedTuple):
    """A bid that somebody could have made."""

    action: int
    often: float  # how often the network makes it, from what the seat knew
    worth: float  # in points, against the others' mixed strategies
    worth_margin: float  # half of the 95 % interval of the difference to the best one
    hindsight: float  # against what the others really bid
    hindsight_margin: float


class Bidder(NamedTuple):
    """Somebody who had to bid, and all that could have been bid."""

    step: int
    seat: int
    made: int
    bids: list[Bid]

    def to_json(self, game: Game) -> Json:
        """As JSON."""
        told = [
            {**bid._asdict(), "move": game.to_text(bid.action)} | {name: round(bid[k], 4) for k, name in _NUMBERS}
            for bid in self.bids
        ]
        for one in told:
            del one["action"]
        return {"step": self.step, "seat": self.seat, "made": game.to_text(self.made), "bids": told}


_NUMBERS: Final = list(enumerate(Bid._fields))[1:]


def sealed_decisions(decisions: Sequence[Decision]) -> list[list[Decision]]:
    """The decisions that several seats made together, none knowing the others': those of a step together."""
    steps: dict[int, list[Decision]] = {}
    for one in decisions:
        steps.setdefault(one.step, []).append(one)
    return [together for together in steps.values() if len(together) > 1]


def explore(game: Game, player: Player, units: Units, together: Sequence[Decision], seed: int) -> list[Bidder]:
    """What each bid of each seat was worth in one auction; the same seed gives the same."""
    return [_explored(game, player, units, one, together, seed) for one in together if len(one.legal) > 1]


def _explored(
    game: Game, player: Player, units: Units, one: Decision, together: Sequence[Decision], seed: int
) -> Bidder:
    random = np.random.default_rng(seed)
    look(player, with_counted_coins(game, one.position), one.seat)
    seats = [each.seat for each in together]
    real = {each.seat: each.action for each in together}
    shape = (len(one.legal), _TRIES)
    mixed, hindsight, own = np.zeros(shape), np.zeros(shape), np.zeros(len(one.legal))
    for n in range(_TRIES):
        guessed = int(random.integers(_GUESS_SEED))
        drawn = _mixed_bids(game, player, seats, guessed)
        own[one.legal.index(drawn[one.seat])] += 1 / _TRIES
        for k, action in enumerate(one.legal):
            for worth, others in ((mixed, drawn), (hindsight, real)):
                worth[k, n] = _worth(game, player, units, one.seat, others | {one.seat: action}, guessed)
    bids = [
        Bid(action, float(own[k]), *_compared(mixed, k), *_compared(hindsight, k)) for k, action in enumerate(one.legal)
    ]
    return Bidder(one.step, one.seat, one.action, bids)


def _mixed_bids(game: Game, player: Player, seats: Sequence[int], guessed: int) -> dict[int, int]:
    """What everybody bids, each from its own view of a guess, before anybody has bid."""
    bids = {}
    for seat in seats:
        _begin(game, player, guessed)
        player.rng[0] += np.uint64(seat + 1)
        bids[seat] = int(next_action(*player, seat, BID_HEAT))
    return bids


def _worth(game: Game, player: Player, units: Units, seat: int, bids: dict[int, int], guessed: int) -> float:
    """What a seat expects after these bids."""
    _begin(game, player, guessed)
    for bidder in sorted(bids):
        game.kernels.apply(player.states, GAME, bidder, bids[bidder], None)
    outcome = np.zeros(OUTCOME)
    value_after(*player, seat, seat, outcome)
    return float(units.points(outcome)[seat])


def _begin(game: Game, player: Player, guessed: int) -> None:
    player.states[GAME] = player.states[START]
    game.kernels.guess(player.states, GAME, guessed)
    player.rng[0] = guessed


def _compared(worth: Array, k: int) -> tuple[float, float]:
    """The mean of a bid, and how sure its distance to the best one is: all were tried with the same luck."""
    best = int(worth.mean(axis=1).argmax())
    return float(worth[k].mean()), margin(worth[best] - worth[k])
