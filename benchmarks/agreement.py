"""Are marks earned? The same games analysed twice with other seeds: how many marks of mistakes both have.

    .venv/bin/feira simulate mercado --players 2 --games 60 --bots greedy --out two.jsonl
    .venv/bin/python benchmarks/agreement.py two.jsonl

Also games of an arena.
"""

import json
from pathlib import Path

import click

from feira.analysis import EFFORTS, analyse
from feira.processes import spread

Marks = set[tuple[int, int]]


def marks_of(task: tuple[str, str, int]) -> tuple[Marks, Marks]:
    """All marked decisions of a game, and the three worst of each seat, by step and seat."""
    line, effort, seed = task
    record = json.loads(line)
    record.pop("arena", None)
    found = analyse(record, effort=effort, seed=seed)
    marked = [(one.decision.step, one.decision.seat) for one in found.mistakes]
    worst = {mark for seat in range(found.players) for mark in [one for one in marked if one[1] == seat][:3]}
    return set(marked), worst


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--games", default=60, show_default=True)
@click.option("--effort", type=click.Choice(list(EFFORTS)), default="normal", show_default=True)
def main(file: Path, games: int, effort: str) -> None:
    """Count the marks that both analyses have, as a part of all."""
    lines = file.read_text("utf-8").splitlines()[:games]
    tasks = [(line, effort, seed) for line in lines for seed in (1, 2)]
    found = list(spread(marks_of, tasks, name=lambda _: "a game", slow=True))
    for kind, name in enumerate(("mistakes", "the three worst of each seat")):
        pairs = [(one[kind], other[kind]) for one, other in zip(found[::2], found[1::2], strict=True)]
        both, all_ = (
            sum(2 * len(one & other) for one, other in pairs),
            sum(len(one) + len(other) for one, other in pairs),
        )
        click.echo(f"{name}: {both / all_:.1%} of {all_} marks in {len(pairs)} games, {effort}")


if __name__ == "__main__":
    main()
