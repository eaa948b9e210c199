"""Whether networks are right: of the positions in which one gives a seat 70 %, how many are won?

    .venv/bin/python benchmarks/calibration.py [GAMES]

Plays new games of every kind that Feira has a network for, by the network against itself with some random moves, and
compares what the network and the rule of thumb gave to each seat with what came out. Draws
docs/pictures/calibration.svg.
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any

import click
import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure
from numpy.typing import NDArray

from feira.core.dispatch import apply, deal, estimates, mask, outcome, seats_to_act
from feira.core.features import SHARES
from feira.core.game import Game, Json
from feira.core.jit import compiled, int64, lowest, scramble
from feira.evaluation.look_ahead import GAME, STATES, VIEW, Tools, look_ahead, new_tools, pick
from feira.evaluation.network import Network, Work, evaluate, new_work
from feira.evaluation.weights import kind_of, shipped_network
from feira.games import GAMES, get_game

_GAMES = 1000
_HEAT = 0.02
_MOST_POSITIONS = 200  # of a game, on average
_BINS = 10
_SEED = 10**9  # far from those of any training
_PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"


@compiled
def collect(
    states: Any, templates: Any, network: Network, work: Work, tools: Tools, rng: Any, games: int, out: Any
) -> int:
    """By position and its seat to act: what the network gives it, the rule of thumb, and what came out."""
    row = 0
    for _ in range(games):
        rng[0] += 1
        deal(states, GAME, templates, scramble(rng[0]) >> np.uint64(1))
        first = row
        seats = seats_to_act(states, GAME)
        while seats:
            seat = lowest(seats)
            mask(states, GAME, seat, states, VIEW)
            evaluate(states, VIEW, seat, network, work, work.outcome)
            estimates(states, GAME, tools.rewards)
            if row < len(out):
                out[row, 0], out[row, 1], out[row, 2] = work.outcome[SHARES + seat], tools.rewards[seat], seat
                row += 1
            found = look_ahead(states, seat, network, work, tools, rng, False)
            apply(states, GAME, seat, int64(tools.legal[pick(tools, found, _HEAT, rng)]), None)
            seats = seats_to_act(states, GAME)
        outcome(states, GAME, work.outcome)
        for k in range(first, row):
            out[k, 2] = work.outcome[SHARES + int64(out[k, 2])]
    return row


def measure(game: Game, options: Json, network: Network, games: int) -> NDArray[np.float64]:
    """Rows of `collect`."""
    templates = game.templates(game.options(options), game.pieces())
    out = np.zeros((_MOST_POSITIONS * games, 3))
    rows = collect(
        np.zeros(STATES, game.dtype),
        templates,
        network,
        new_work(network),
        new_tools(game),
        np.array([_SEED], np.uint64),
        games,
        out,
    )
    return out[:rows]


def bins(given: NDArray[np.float64], came: NDArray[np.float64]) -> list[tuple[float, float, int]]:
    """By tenth of what was given: the mean of it, of what came out, and how many."""
    tenth = np.minimum((given * _BINS).astype(int), _BINS - 1)
    chosen = [tenth == n for n in range(_BINS)]
    return [(given[c].mean(), came[c].mean(), int(c.sum())) for c in chosen if c.sum() >= 100]


def main() -> None:
    """Measure, print a table and draw."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else _GAMES
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
    click.echo(f"{'':28}{'positions':>11}{'Brier':>9}{'by rule':>9}{'always the mean':>17}{'off by':>9}")
    for name, number in zip(GAMES, count()):
        game = get_game(name)
        for options in game.example_options():
            full = game.options_json(game.new(game.options(options), 0), 0)
            network = shipped_network(game, full)
            if network is None or full["players"] == 1:  # alone there is nobody to be ahead of
                continue
            given, by_rule, came = measure(game, options, network, games).T
            found = bins(given, came)
            off = sum(abs(g - c) * n for g, c, n in found) / sum(n for *_, n in found)
            figures = [((values - came) ** 2).mean() for values in (given, by_rule, np.full_like(came, came.mean()))]
            label = f"{game.spec.short_title or game.spec.title}, {kind_of(game, full)}"
            click.echo(f"{label:28}{len(came):11,}{figures[0]:9.4f}{figures[1]:9.4f}{figures[2]:17.4f}{off:9.3f}")
            axes.plot(
                [g for g, *_ in found], [c for _, c, _ in found], "os^v"[number % 4] + "-", label=label, alpha=0.8
            )
    axes.set_xlabel("share of first place that the network gives to the seat to act")
    axes.set_ylabel("share that came out")
    axes.legend()
    axes.grid(alpha=0.4)
    with rc_context({"svg.hashsalt": "feira"}):
        figure.savefig(_PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
