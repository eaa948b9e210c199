"""Is the analysis fair? Mean luck by seat, and how much less results vary without luck.

    .venv/bin/python benchmarks/luck.py 200 --game mercado --players 2 --bots greedy,greedy

Bots play games, each is analysed, and its ledger must add up. Luck should have a mean of 0 for every seat.
"""

from typing import Any

import click
import numpy as np

from feira import new
from feira.analysis import EFFORTS, analyse
from feira.bots import get_bot
from feira.processes import spread


def one_game(task: tuple[int, str, dict[str, Any], str, str]) -> list[list[float]]:
    """By seat: expectation, luck, errors, gifts, result, and the error of a decision."""
    seed, name, options, bots, effort = task
    game = new(name, seed=seed, **options)
    game.play_out(*(get_bot(bot, 10 * seed + seat) for seat, bot in enumerate(bots.split(","))))
    analysis = analyse(game.record(), effort=effort, seed=seed)
    parts, seats = analysis.points, range(game.players)
    rates = [analysis.error_rate(seat) or 0.0 for seat in seats]
    found = np.array([parts.start, parts.luck, parts.errors, parts.gifts, parts.result, rates])
    assert np.allclose(found[:4].sum(axis=0), found[4]), "the ledger does not add up"
    rows: list[list[float]] = found.T.tolist()
    return rows


@click.command()
@click.argument("games", type=click.IntRange(min=2))
@click.option("--game", "name", default="mercado", show_default=True)
@click.option("--players", default=2, show_default=True)
@click.option("--variant", help="Of Jour de Marché.")
@click.option("--bots", default="greedy,greedy", show_default=True)
@click.option("--effort", type=click.Choice(list(EFFORTS)), default="quick", show_default=True)
def main(games: int, name: str, players: int, variant: str | None, bots: str, effort: str) -> None:
    """Play, analyse, and add up."""
    options: dict[str, Any] = {"players": players} | ({"variant": variant} if variant else {})
    tasks = [(seed, name, options, bots, effort) for seed in range(games)]
    found = np.array(list(spread(one_game, tasks, name=str, slow=True)))
    click.echo(f"{games} games of {name}, {players} players, {bots}, {effort}; in points of first place")
    for seat in range(players):
        means, deviations = found[:, seat].mean(axis=0), found[:, seat].std(axis=0, ddof=1)
        said = (
            f"{part} {100 * mean:+.2f} ± {196 * deviation / games**0.5:.2f}"
            for part, mean, deviation in zip(
                ("start", "luck", "errors", "gifts", "result", "a decision"), means, deviations, strict=True
            )
        )
        plain, adjusted = found[:, seat, 4].var(), (found[:, seat, 4] - found[:, seat, 1]).var()
        click.echo(f"seat {seat}: {', '.join(said)}; variance without luck {adjusted / plain:.0%}")


if __name__ == "__main__":
    main()
