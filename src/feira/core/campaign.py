"""A campaign: challenges for one player, played in order, and what their results bring."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Challenge:
    """One challenge, as everybody outside the game knows it.

    Catalogues have its texts: `challenge-<name>` and `challenge-<name>-text`, which may use its `numbers`.
    """

    name: str
    thresholds: tuple[int, int, int]  # the results at which it brings 1, 2 and 3 fame
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class CampaignRules:
    """All challenges of a game: number 1 comes first. A rank is named by the message `rank-<number>`.

    The game's result (`Game.result_json`) has `result`, `fame` and `best_move` for a challenge.
    """

    challenges: tuple[Challenge, ...]
    ranks: tuple[int, ...]  # the fame at which each rank begins
    best_move_coins: int  # what one action must bring in to be a best move
    best_move_fame: int  # what a campaign gets for a best move, once

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the challenges."""
        return tuple(challenge.name for challenge in self.challenges)

    @property
    def numbers(self) -> range:
        """The numbers of the challenges, from 1."""
        return range(1, len(self.challenges) + 1)

    def __getitem__(self, number: int) -> Challenge:
        return self.challenges[number - 1]

    @property
    def most_fame(self) -> int:
        """The most fame that a campaign can bring."""
        return sum(len(challenge.thresholds) for challenge in self.challenges) + self.best_move_fame

    def fame(self, fames: Iterable[int], best_moves: Iterable[bool]) -> int:
        """The fame of a campaign from what its challenges brought; a best move counts once."""
        return sum(fames) + self.best_move_fame * any(best_moves)

    def rank(self, fame: int) -> int:
        """The rank for that fame; 0 is the lowest."""
        return sum(fame >= least for least in self.ranks) - 1
