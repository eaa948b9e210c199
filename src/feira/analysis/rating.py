"""How well somebody played, whatever luck did: the part of what was at stake that their decisions lost.

0 is the best choice every time, 1 a choice at random. Coins are counted, and not chances: those hardly change any more
when a game is decided early. What is lost is compared with what was at stake, since there is more to lose in a good
position. Our own levels give the numbers a meaning: a script lets them play, and writes down what they lose, for each
kind of game and for the judge that judged them.
"""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from feira.analysis.judging import Judged
from feira.core.game import Game, Json
from feira.evaluation.weights import kind_of

FORMAT: Final = "feira-rating/1"
FOLDER: Final = "ratings"  # in the package of a game
EFFORT: Final = "normal"  # the levels were judged with it, so others must be
_CERTAIN: Final = 1.96  # standard deviations of a 95 % interval
_FEWEST: Final = 5  # decisions from which something can be said


class Play(NamedTuple):
    """Sums over the unforced decisions of somebody: those of several games can be added."""

    decisions: float = 0  # a whole number
    lost: float = 0.0  # in points of score
    at_stake: float = 0.0
    lost_squared: float = 0.0
    lost_at_stake: float = 0.0
    at_stake_squared: float = 0.0

    @classmethod
    def of(cls, judged: Iterable[Judged]) -> "Play":
        """That of these decisions."""
        real = [one for one in judged if one.unforced]
        lost, stake = np.array([one.lost for one in real]), np.array([one.at_stake for one in real])
        sums = np.array([lost.sum(), stake.sum(), lost @ lost, lost @ stake, stake @ stake])
        return cls(len(real), *sums.round(6).tolist())

    def __add__(self, other: object) -> "Play":
        """Both together."""
        if not isinstance(other, Play):
            return NotImplemented
        return Play(*(one + another for one, another in zip(self, other, strict=True)))

    @property
    def share(self) -> float | None:
        """The part of what was at stake that was lost; None if that is too little to say anything."""
        if self.decisions < _FEWEST or self.at_stake <= 0:
            return None
        return self.lost / self.at_stake

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the share, as of a ratio of two means."""
        share = self.share
        if share is None:
            return 0.0
        squares = self.lost_squared - 2 * share * self.lost_at_stake + share**2 * self.at_stake_squared
        return _CERTAIN * float(np.sqrt(max(squares, 0.0))) / self.at_stake


class Anchor(NamedTuple):
    """What one of our levels lost."""

    level: int
    share: float
    margin: float


class Rating(NamedTuple):
    """The level that plays as well, with its 95 % interval; at the ends of the scale it may be better or worse."""

    level: float
    low: float
    high: float

    @property
    def band(self) -> int:
        """The level that is nearest: it gives the rating a name."""
        return int(np.floor(self.level + 0.5))

    def to_json(self) -> Json:
        """The rating as JSON."""
        return {name: round(value, 2) for name, value in self._asdict().items()} | {"band": self.band}


def rate(play: Play, anchors: Sequence[Anchor] | None) -> Rating | None:
    """How well somebody played, on the scale of our levels; None without anchors or decisions."""
    share = play.share
    if not anchors or share is None:
        return None
    level = _level(share, anchors)
    margin = float(np.hypot(play.margin, np.interp(level, [a.level for a in anchors], [a.margin for a in anchors])))
    return Rating(level, _level(share + margin, anchors), _level(share - margin, anchors))


def _level(share: float, anchors: Sequence[Anchor]) -> float:
    """Between the levels that lost more and less than that; the ends of the scale are the first and the last."""
    rising = sorted(anchors, key=lambda anchor: anchor.share)
    return float(np.interp(share, [one.share for one in rising], [one.level for one in rising]))


def anchors_for(game: Game, options: Json, judge: str | None) -> tuple[Anchor, ...] | None:
    """What our levels lost in games of this kind, by the same judge; None if nobody knows."""
    kind = kind_of(game, options)
    found = _anchors_of(game, kind) if kind else None
    return found[1] if found and found[0] == judge else None


def anchors_json(judge: str, reference: str, anchors: Sequence[Json]) -> Json:
    """The file of a kind of game."""
    return {"format": FORMAT, "judge": judge, "effort": EFFORT, "against": reference, "levels": list(anchors)}


@lru_cache(maxsize=64)
def _anchors_of(game: Game, kind: str) -> tuple[str, tuple[Anchor, ...]] | None:
    """The judge, and what it found."""
    package = game.spec.game.partition(":")[0].rpartition(".")[0]
    file = files(package).joinpath(FOLDER, f"{kind}.json")
    if not file.is_file():
        return None
    body = json.loads(file.read_text("utf-8"))
    return body["judge"], tuple(Anchor(one["level"], one["share"], one["margin"]) for one in body["levels"])
