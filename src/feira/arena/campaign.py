"""What bots made of a campaign: results and fame of each challenge, and of all together."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.arena.match import Played
from feira.arena.ratings import SURE
from feira.core.campaign import CampaignRules, Challenge
from feira.core.game import Json


@dataclass(frozen=True)
class ChallengeFigures:
    """How a bot fared in a challenge, over all deals."""

    number: int
    rules: Challenge
    results: NDArray[Any]  # of the games it finished
    fames: NDArray[Any]  # of all
    best_moves: int

    @property
    def most_fame(self) -> int:
        """That one game can bring."""
        return len(self.rules.thresholds)

    @property
    def fame_counts(self) -> list[int]:
        """How often it brought no fame, 1, 2, 3."""
        return [int((self.fames == fame).sum()) for fame in range(self.most_fame + 1)]

    def to_json(self) -> Json:
        """For programs."""
        quarters = np.percentile(self.results, (0, 25, 50, 75, 100)).tolist() if len(self.results) else None
        return {
            "challenge": self.number,
            "name": self.rules.name,
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
    rules: CampaignRules
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
        reached = [self.rules.rank(int(fame)) for fame in self.fames]
        return [reached.count(number) for number in range(len(self.rules.ranks))]

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


def campaign_figures(rules: CampaignRules, bots: Sequence[str], played: Sequence[Played]) -> list[CampaignFigures]:
    """The figures of each bot. The games of a round are one campaign, which counts as such when it is whole."""
    round_size = len(bots) * len(rules.challenges)
    return [_of_bot(rules, bot, [game for game in played if game.bots == (bot,)], round_size) for bot in bots]


def _of_bot(rules: CampaignRules, bot: str, played: Sequence[Played], round_size: int) -> CampaignFigures:
    by_challenge: dict[int, list[Json]] = defaultdict(list)
    by_campaign: dict[int, list[Json]] = defaultdict(list)
    for game in played:
        assert game.solo is not None
        by_challenge[game.solo["challenge"]].append(game.solo)
        by_campaign[game.number // round_size].append(game.solo)
    fames = [
        rules.fame((solo["fame"] for solo in solos), (solo["best_move"] for solo in solos))
        for _, solos in sorted(by_campaign.items())
        if len(solos) == len(rules.challenges)
    ]
    challenges = tuple(_of_challenge(number, rules[number], solos) for number, solos in sorted(by_challenge.items()))
    failures = Counter(game.failure for game in played if game.failure is not None)
    return CampaignFigures(bot, rules, challenges, np.array(fames), failures)


def _of_challenge(number: int, rules: Challenge, solos: Sequence[Json]) -> ChallengeFigures:
    return ChallengeFigures(
        number,
        rules,
        np.array([solo["result"] for solo in solos if solo["result"] is not None]),
        np.array([solo["fame"] for solo in solos]),
        sum(solo["best_move"] for solo in solos),
    )
