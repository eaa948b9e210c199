"""Everything that is reported about a tournament, whichever kind it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.table import Table

from feira.arena.campaign import campaign_figures
from feira.arena.match import Played
from feira.arena.plan import Plan
from feira.arena.plots import plot_campaigns, plot_standings
from feira.arena.standings import standings
from feira.arena.tables import campaign_table, rating_table, result_table
from feira.core.game import Json
from feira.games import GAMES


@dataclass(frozen=True)
class Report:
    """For people, for programs, and as pictures."""

    tables: list[Table]
    figures: Json
    failures: Mapping[tuple[str, str], int]  # by bot, and why
    draw: Callable[[Path], list[Path]]  # into a folder


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """What the matches that were played came to."""
    if plan.solo:
        rules = GAMES[plan.game].campaign
        assert rules is not None
        campaigns = campaign_figures(rules, plan.bots, played)
        return Report(
            [campaign_table(campaign) for campaign in campaigns],
            {"campaigns": [campaign.to_json() for campaign in campaigns]},
            {failure: games for campaign in campaigns for failure, games in campaign.failures.items()},
            partial(plot_campaigns, campaigns),
        )
    result = standings(plan.game, plan.bots, played)
    options = "".join(f", {name} {value}" for name, value in plan.options.items() if isinstance(value, str | int))
    return Report(
        [rating_table(result), result_table(result)],
        result.to_json(),
        result.failures,
        partial(plot_standings, result, f"{plan.game}{options}"),
    )
