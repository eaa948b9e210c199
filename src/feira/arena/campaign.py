"""What bots made of Mercado's campaign: results and fame of each challenge, and of all nine (M7)."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.arena.match import Played
from feira.arena.ratings import SURE
from feira.core.game import Json
from feira.games.mercado.engine.challenges import CHALLENGES, RANKS, campaign_fame, rank

MOST_FAME = len(CHALLENGES[0].thresholds)  # of one challenge


@dataclass(frozen=True)
class ChallengeFigures:
    """How a bot fared in a challenge, over all deals."""

    number: int
    results: NDArray[Any]  # of the games it finished
    fames: NDArray[Any]  # of all
    best_moves: int

    @property
    def name(self) -> str:
        """As the rules call it."""
        return CHALLENGES[self.number - 1].name

    @property
    def fame_counts(self) -> list[int]:
        """How often it brought no fame, 1, 2, 3."""
        return [int((self.fames == fame).sum()) for fame in range(MOST_FAME + 1)]

    def to_json(self) -> Json:
        """For programs."""
        quarters = np.percentile(self.results, (0, 25, 50, 75, 100)).tolist() if len(self.results) else None
        return {
            "challenge": self.number,
            "name": self.name,
            "games": len(self.fames),
            "result": float(self.results.mean()) if len(self.results) else None,
            "result_quarters": quarters,
            "fame": float(self.fames.mean()),
            "fame_counts": self.fame_counts,
            "best_moves": self.best_moves,
        }


@dataclass(frozen=True)
class CampaignFigures:
    """How a bot fared in the campaign."""

    bot: str
    challenges: tuple[ChallengeFigures, ...]
    fames: NDArray[Any]  # of whole campaigns, the best move included
    failures: Counter[tuple[str, str]]  # the bot and why, and how often

    @property
    def fame(self) -> float:
        """The mean fame of a campaign; nan if none was played to its end."""
        return float(self.fames.mean()) if len(self.fames) else float("nan")

    @property
    def margin(self) -> float:
        """What the mean may be off on either side, in 95 of 100 cases."""
        count = len(self.fames)
        return float(SURE * self.fames.std(ddof=1) / np.sqrt(count)) if count > 1 else float("nan")

    @property
    def rank_counts(self) -> list[int]:
        """How often each rank was reached, the lowest first."""
        reached = [rank(int(fame)) for fame in self.fames]
        return [reached.count(number) for number in range(len(RANKS))]

    def to_json(self) -> Json:
        """For programs."""
        return {
            "bot": self.bot,
            "campaigns": len(self.fames),
            "fame": None if np.isnan(self.fame) else self.fame,
            "margin": None if np.isnan(self.margin) else self.margin,
            "fames": self.fames.tolist(),
            "ranks": self.rank_counts,
            "challenges": [challenge.to_json() for challenge in self.challenges],
            "failures": [{"why": why, "games": games} for (_, why), games in sorted(self.failures.items())],
        }


def campaign_figures(bots: Sequence[str], played: Sequence[Played]) -> list[CampaignFigures]:
    """The figures of each bot. The games of a round are one campaign, which counts as such when it is whole."""
    round_size = len(bots) * len(CHALLENGES)
    return [_of_bot(bot, [game for game in played if game.bots == (bot,)], round_size) for bot in bots]


def _of_bot(bot: str, played: Sequence[Played], round_size: int) -> CampaignFigures:
    by_challenge: dict[int, list[Json]] = defaultdict(list)
    by_campaign: dict[int, list[Json]] = defaultdict(list)
    for game in played:
        assert game.solo is not None
        by_challenge[game.solo["challenge"]].append(game.solo)
        by_campaign[game.number // round_size].append(game.solo)
    fames = [
        campaign_fame((solo["fame"] for solo in solos), (solo["best_move"] for solo in solos))
        for _, solos in sorted(by_campaign.items())
        if len(solos) == len(CHALLENGES)
    ]
    challenges = tuple(_of_challenge(number, solos) for number, solos in sorted(by_challenge.items()))
    failures = Counter(game.failure for game in played if game.failure is not None)
    return CampaignFigures(bot, challenges, np.array(fames), failures)


def _of_challenge(number: int, solos: Sequence[Json]) -> ChallengeFigures:
    return ChallengeFigures(
        number,
        np.array([solo["result"] for solo in solos if solo["result"] is not None]),
        np.array([solo["fame"] for solo in solos]),
        sum(solo["best_move"] for solo in solos),
    )
