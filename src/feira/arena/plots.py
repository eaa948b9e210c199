"""What a tournament came to, as pictures (PNG and SVG)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from feira.arena.campaign import CampaignFigures
from feira.arena.standings import Standings

FORMATS: Final = ("png", "svg")
_FAME_COLOURS: Final = ("#b3412f", "#e8a33d", "#9bbf65", "#2f7d4f")  # of no fame, 1, 2, 3


def plot_standings(standings: Standings, title: str, folder: Path) -> list[Path]:
    """Ratings with their intervals, and the share of points of each against each."""
    order = standings.ranking
    names = [_short(standings.bots[bot]) for bot in order]
    figure = _figure(4.5 + 0.9 * len(order) + 4, 1.6 + 0.55 * len(order))
    rating, share = figure.subplots(1, 2, width_ratios=(4.5, 2 + 0.9 * len(order)))
    figure.suptitle(f"{title}, {standings.games} games")
    rows = range(len(order))
    rating.errorbar(standings.ratings.elo[order], rows, xerr=standings.ratings.margin[order], fmt="o", capsize=4)
    rating.set_yticks(rows, names)
    rating.set_ylim(len(order) - 0.5, -0.5)
    rating.grid(axis="x", alpha=0.4)
    rating.set_xlabel("Elo, with 95 % intervals")
    shares = np.array([[_or_nan(standings.share(bot, rival)) for rival in order] for bot in order])
    share.imshow(shares, vmin=0, vmax=1, cmap="RdYlGn", aspect="auto")
    for row in rows:
        for column in rows:
            if not np.isnan(shares[row, column]):
                share.text(column, row, f"{shares[row, column]:.0%}", ha="center", va="center")
    share.set_xticks(rows, names, rotation=30, ha="right")
    share.set_yticks(rows, names)
    share.set_xlabel("share of points of the row against the column")
    return _saved(figure, folder / "ratings")


def plot_campaigns(figures: Sequence[CampaignFigures], folder: Path) -> list[Path]:
    """For each bot: how often each challenge brings how much fame, and how its results lie about the thresholds."""
    figure = _figure(12, 0.6 + 3.6 * len(figures))
    rows = figure.subplots(len(figures), 2, squeeze=False)
    for (fame, results), bot in zip(rows, figures, strict=True):
        _draw_fame(fame, bot)
        _draw_results(results, bot)
    return _saved(figure, folder / "campaign")


def _draw_fame(axes: Any, bot: CampaignFigures) -> None:
    """Stacked bars: what is not dark green is fame lost."""
    numbers = [challenge.number for challenge in bot.challenges]
    most = len(_FAME_COLOURS) - 1
    shares = np.array([challenge.fame_counts for challenge in bot.challenges], dtype=float).reshape(-1, most + 1)
    shares /= shares.sum(axis=1, keepdims=True)
    bottom = np.zeros(len(numbers))
    for fame in reversed(range(most + 1)):
        axes.bar(numbers, shares[:, fame], bottom=bottom, color=_FAME_COLOURS[fame], label=f"{fame} fame")
        bottom += shares[:, fame]
    for challenge in bot.challenges:
        lost = most - challenge.fames.mean()
        axes.text(challenge.number, 1.01, f"−{lost:.1f}", ha="center", va="bottom")
    mean = f", mean fame {bot.fame:.1f}" if len(bot.fames) else ""
    axes.set_title(f"{_short(bot.bot)}: {len(bot.fames)} campaigns{mean}\n(above the bars: fame lost)")
    axes.set_ylim(0, 1.1)
    _name_challenges(axes, bot)
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))


def _draw_results(axes: Any, bot: CampaignFigures) -> None:
    """Boxes of the results; the short lines are the thresholds of fame."""
    numbers = [challenge.number for challenge in bot.challenges]
    axes.boxplot([challenge.results for challenge in bot.challenges], positions=numbers, widths=0.5, sym=".")
    for challenge in bot.challenges:
        left, right = challenge.number - 0.4, challenge.number + 0.4
        for fame, threshold in enumerate(challenge.rules.thresholds, 1):
            axes.hlines(threshold, left, right, color=_FAME_COLOURS[fame], linewidth=2)
    axes.set_title("results, and the thresholds of 1, 2 and 3 fame")
    axes.grid(axis="y", alpha=0.4)
    _name_challenges(axes, bot)


def _name_challenges(axes: Any, bot: CampaignFigures) -> None:
    names = {challenge.number: f"{challenge.number} {challenge.rules.name}" for challenge in bot.challenges}
    axes.set_xticks(list(names), list(names.values()), rotation=30, ha="right")


def _figure(width: float, height: float) -> Any:
    from matplotlib.figure import Figure  # without pyplot: there is no window, and nothing to close

    return Figure(figsize=(width, height), layout="constrained")


def _saved(figure: Any, path: Path) -> list[Path]:
    from matplotlib import rc_context

    paths = [path.with_suffix(f".{kind}") for kind in FORMATS]
    with rc_context({"svg.hashsalt": "feira"}):  # with no date, the same figures give the same file
        for file in paths:
            figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)
    return paths


def _short(name: str, most: int = 24) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else value
