"""Who plays whom, in which seats, with which deal: the whole of a tournament follows from its plan."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from feira.core.game import FeiraError, Json
from feira.games import GAMES

FORMAT: Final = "feira-arena/1"


@dataclass(frozen=True)
class Match:
    """One game of a tournament."""

    number: int  # counted from 0
    deal: str  # matches with the same deal and options begin with the same set-up
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Plan:
    """A tournament in rounds. Every round is one deal, which every line-up plays in every rotation of its seats.

    With a challenge for one player, of which a game may have several, a round is one deal of each.
    """

    game: str
    options: Mapping[str, Any]  # as they were given
    line_ups: tuple[tuple[str, ...], ...]
    seed: int = 0
    seconds: float = 10.0  # in which a program must give an answer
    pieces: Json | None = None  # of an owner's own box, as its file has them

    @property
    def solo(self) -> bool:
        """Whether it is the campaign of all challenges, which each bot plays alone."""
        return len(self.line_ups[0]) == 1

    @property
    def bots(self) -> tuple[str, ...]:
        """All that take part, in the order in which they were named."""
        return tuple(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def round_size(self) -> int:
        """The matches of a round."""
        return len(self._round())

    def matches(self, count: int) -> Iterator[Match]:
        """The first so many matches; there is no last one."""
        a_round = self._round()
        for number in range(count):
            turn, k = divmod(number, len(a_round))
            seats, options = a_round[k]
            deal = "/".join(str(part) for part in (self.seed, turn, *options.values()))
            yield Match(number, deal, seats, {**self.options, **options})

    def _round(self) -> list[tuple[tuple[str, ...], Mapping[str, Any]]]:
        """The seats, and options beside the common ones, of each match of a round; neighbours differ in line-up."""
        if self.solo:
            challenges = range(1, len(GAMES[self.game].challenges) + 1)
            return [(line_up, {"challenge": number}) for number in challenges for line_up in self.line_ups]
        size = len(self.line_ups[0])
        rotations = [
            (line_up, line_up[turn:] + line_up[:turn]) for turn in range(size) for line_up in self.line_ups
        ]  # a line-up such as a, b, a, b has less rotations than seats
        return [(seats, {}) for _, seats in dict.fromkeys(rotations)]

    def to_json(self) -> Json:
        """As it is stored beside the games."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
            "seconds": self.seconds,
            "pieces": self.pieces,
        }


def all_against_all(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """The line-ups in which bots meet: each choice of so many; if there are fewer, all of them, some more than once."""
    if len(bots) < 2:
        raise FeiraError("an arena needs at least two bots that differ")
    if len(bots) >= players:
        return tuple(combinations(bots, players))
    return tuple(_filled_up(tuple(bots), players))


def _filled_up(bots: tuple[str, ...], players: int) -> Iterator[tuple[str, ...]]:
    """Every way to give so many seats to all bots, in their order."""
    for cuts in combinations(range(1, players), len(bots) - 1):
        ends = (*cuts, players)
        starts = (0, *cuts)
        yield tuple(bot for bot, start, end in zip(bots, starts, ends, strict=True) for _ in range(start, end))
