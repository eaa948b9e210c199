"""What a tournament came to: ratings, who beat whom, scores."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.arena.match import Played
from feira.arena.ratings import Ratings, bradley_terry, share_interval
from feira.core.game import Json
from feira.games import GAMES


@dataclass(frozen=True)
class Standings:
    """By bot, in the order in which they were named; `ranking` is the order of strength."""

    bots: tuple[str, ...]
    games: int
    ratings: Ratings
    results: NDArray[Any]  # by bot and rival: seats won against, drawn, lost
    seats: NDArray[Any]  # played
    first: NDArray[Any]  # places, a shared one in parts
    score: NDArray[Any]  # the mean; nan if none was finished
    margin: NDArray[Any]  # the mean lead over the best other seat; likewise
    failures: Counter[tuple[str, str]]  # by bot, and why

    @property
    def ranking(self) -> list[int]:
        """The bots, the strongest first."""
        return sorted(range(len(self.bots)), key=lambda bot: -self.ratings.elo[bot])

    def share(self, bot: int, rival: int) -> float | None:
        """The points of a bot against a rival, a draw being half of one; None if they have not met."""
        won, drawn, lost = self.results[bot, rival]
        met = won + drawn + lost
        return float((won + drawn / 2) / met) if met else None

    def first_share(self, bot: int) -> float | None:
        """The share of first places, of all seats it had; None if it had none."""
        return float(self.first[bot] / self.seats[bot]) if self.seats[bot] else None

    def to_json(self) -> Json:
        """For programs."""
        return {
            "games": self.games,
            "bots": [self._bot_json(bot) for bot in self.ranking],
            "failures": [{"bot": bot, "why": why, "games": n} for (bot, why), n in sorted(self.failures.items())],
        }

    def _bot_json(self, bot: int) -> Json:
        first = self.first_share(bot)
        against = {}
        for rival in self.ranking:
            if (share := self.share(bot, rival)) is not None and rival != bot:
                won, drawn, lost = self.results[bot, rival].tolist()
                between = share_interval(share, won + drawn + lost)
                against[self.bots[rival]] = {
                    "won": won, "drawn": drawn, "lost": lost, "share": share, "between": between,
                }  # fmt: skip
        return {
            "bot": self.bots[bot],
            "elo": float(self.ratings.elo[bot]),
            "margin": float(self.ratings.margin[bot]),
            "seats": int(self.seats[bot]),
            "first": first,
            "first_between": None if first is None else share_interval(first, self.seats[bot]),
            "score": _or_none(self.score[bot]),
            "lead": _or_none(self.margin[bot]),
            "against": against,
        }


def standings(game: str, bots: Sequence[str], played: Sequence[Played]) -> Standings:
    """What these matches came to."""
    number = {bot: n for n, bot in enumerate(bots)}
    results = np.zeros((len(bots), len(bots), 3), dtype=np.int64)
    points = np.zeros((len(bots), len(bots)))
    seats = np.zeros(len(bots), dtype=np.int64)
    first = np.zeros(len(bots))
    scores: list[list[int]] = [[] for _ in bots]
    leads: list[list[int]] = [[] for _ in bots]
    sign = -1 if GAMES[game].lowest_wins else 1
    for match in played:
        who = [number[bot] for bot in match.bots]
        weight = 2 / len(who)  # the pairs of one game are not independent of each other
        for seat, bot in enumerate(who):
            seats[bot] += 1
            first[bot] += (match.places[seat] == 0) / match.places.count(0)
            for other, rival in enumerate(who):
                if rival != bot:
                    ahead = match.places[other] - match.places[seat]
                    results[bot, rival, 0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
                    points[bot, rival] += weight * (1 if ahead > 0 else 0.5 if ahead == 0 else 0)
            if match.scores is not None:
                others = [sign * score for other, score in enumerate(match.scores) if other != seat]
                scores[bot].append(match.scores[seat])
                leads[bot].append(sign * match.scores[seat] - max(others))
    failures = Counter(match.failure for match in played if match.failure is not None)
    return Standings(
        bots=tuple(bots),
        games=len(played),
        ratings=bradley_terry(points),
        results=results,
        seats=seats,
        first=first,
        score=_means(scores),
        margin=_means(leads),
        failures=failures,
    )


def _means(lists: Sequence[Sequence[int]]) -> NDArray[Any]:
    return np.array([np.mean(values) if values else np.nan for values in lists])


def _or_none(value: float) -> float | None:
    return None if np.isnan(value) else float(value)
