"""What a tournament came to, as tables for people."""

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
from rich import box
from rich.table import Table

from feira.arena.campaign import CampaignFigures
from feira.arena.ratings import share_interval
from feira.arena.standings import Standings

_NAME_WIDTH: Final = 12


def rating_table(standings: Standings) -> Table:
    """Ratings with intervals, first places and scores, the strongest first."""
    table = _table(f"{standings.games} games: ratings, and how far each is ahead of the next (95 % intervals)", "bot")
    for column in ("Elo", "ahead", "seats", "first", "95 %", "score", "lead"):
        table.add_column(column, justify="right")
    order = standings.ranking
    for bot, following in zip(order, [*order[1:], None], strict=True):
        first = standings.first_share(bot)
        table.add_row(
            standings.bots[bot],
            f"{standings.ratings.elo[bot]:+.0f} ± {standings.ratings.margin[bot]:.0f}",
            "" if following is None else "{:.0f} ± {:.0f}".format(*standings.ratings.ahead(bot, following)),
            str(standings.seats[bot]),
            *(("–", "–") if first is None else _share(first, standings.seats[bot])),
            _number(standings.score[bot]),
            _number(standings.margin[bot], sign=True),
        )
    return table


def result_table(standings: Standings) -> Table:
    """Who beat whom: won-drawn-lost, and the share of points."""
    table = _table("won-drawn-lost against, and share of points", "bot")
    order = standings.ranking
    for rival in order:
        table.add_column(standings.bots[rival], justify="right", overflow="fold")
    for bot in order:
        cells = []
        for rival in order:
            share = standings.share(bot, rival)
            won, drawn, lost = standings.results[bot, rival]
            cells.append("" if share is None or bot == rival else f"{won}-{drawn}-{lost}\n{share:.1%}")
        table.add_row(standings.bots[bot], *cells)
    return table


def campaign_table(figures: CampaignFigures) -> Table:
    """Fame and results of a bot, challenge by challenge."""
    title = f"{figures.bot}: {len(figures.fames)} campaigns"
    if len(figures.fames):
        title += f", mean fame {figures.fame:.2f} ± {_number(figures.margin, digits=2)}"
    table = _table(title, "challenge")
    for column in ("fame", "lost", "0", "1", "2", "3", "result", "least", "median", "most", "best moves"):
        table.add_column(column, justify="right")
    for challenge in figures.challenges:
        fame = float(challenge.fames.mean())
        results = challenge.results
        spread = np.percentile(results, (0, 50, 100)) if len(results) else [np.nan] * 3
        table.add_row(
            f"{challenge.number} {challenge.rules.name}",
            f"{fame:.2f}",
            f"{len(challenge.fame_counts) - 1 - fame:.2f}",
            *(f"{count / len(challenge.fames):.0%}" for count in challenge.fame_counts),
            _number(results.mean() if len(results) else np.nan),
            *(_number(value, digits=0) for value in spread),
            str(challenge.best_moves),
        )
    return table


def failure_lines(failures: Mapping[tuple[str, str], int]) -> Iterator[str]:
    """What bots that failed did, one line each."""
    for (bot, why), games in sorted(failures.items()):
        yield f"{bot} lost {games} {'game' if games == 1 else 'games'} by failing: {why}"


def _table(title: str, first_column: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(first_column, overflow="fold", min_width=_NAME_WIDTH)
    return table


def _share(share: float, games: int) -> tuple[str, str]:
    """A share, and between which it truly lies."""
    return f"{share:.1%}", "{:.1%} – {:.1%}".format(*share_interval(share, games))


def _number(value: float, *, digits: int = 1, sign: bool = False) -> str:
    if np.isnan(value):
        return "–"
    return f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
