"""What a move costs, in which function: from profiles that py-spy recorded of a server under full load.

Feira doesn't depend on py-spy: install it when you need it, let `benchmarks/server.py` run, and record the
server's process, once before a change and once after it:

    .venv/bin/pip install py-spy
    .venv/bin/py-spy record --gil -r 500 -d 6 -f raw -o before.raw --pid …
    .venv/bin/python benchmarks/flame.py before.raw 495 after.raw 350

The numbers are the microseconds of processor time of a move, as `benchmarks/costs.py` measures them.
"""

from collections import Counter
from pathlib import Path
from typing import Final

import click
from matplotlib import rc_context
from matplotlib.figure import Figure

_PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "server_speed.svg"
# A sample belongs to the first of these whose function is in its stack.
_WHERE: Final = {
    "what each viewer sees": ("ServedTable.publish",),
    "is it allowed, what happens": ("Table.propose", "Table.apply"),
    "the row and its summary": ("TableRepository.append",),
    "the commit": ("GroupCommit._commit_groups",),
    "sending": ("Connection._send_all", "Connection.flush"),
    "tables opened and finished": ("Connection._watch", "TableRepository.load", "Table.record"),
    "receiving, answering": ("Connection.", "data_received", "WebSocketsSansIOProtocol.", "Inbox."),
}
_REST: Final = "the rest"
_COLOURS: Final = ("#b3423a", "#2a7f9e", "#7fb7be", "#d9a441", "#5b8c5a", "#8d6a9f", "#9aa5ab", "#d7dcdf")


def shares(profile: Path) -> dict[str, float]:
    """The share of the time in each of the places."""
    found: Counter[str] = Counter()
    for line in profile.read_text().splitlines():
        stack, _, samples = line.rpartition(" ")
        place = next((place for place, names in _WHERE.items() if any(name in stack for name in names)), _REST)
        found[place] += int(samples)
    return {place: found[place] / found.total() for place in (*_WHERE, _REST)}


def draw(before: dict[str, float], after: dict[str, float], path: Path) -> None:
    """Two bars of what a move costs, from the same parts."""
    with rc_context(
        {"svg.hashsalt": "feira", "svg.fonttype": "none", "axes.spines.top": False, "axes.spines.right": False}
    ):
        figure = Figure(figsize=(10, 3), layout="constrained")
        axes = figure.subplots()
        for row, micros in enumerate((before, after)):
            left = 0.0
            for (place, width), colour in zip(micros.items(), _COLOURS, strict=True):
                axes.barh(row, width, 0.6, left, color=colour, label=place if row == 0 else None)
                if width > 20:
                    axes.text(left + width / 2, row, f"{width:.0f}", ha="center", va="center", color="#10222f")
                left += width
            axes.text(left + 4, row, f"{left:.0f} µs", va="center")
        axes.set_yticks([0, 1], ["before", "after"])
        axes.invert_yaxis()
        axes.set(title="Processor time of a move in the server, µs", xlim=(0, 1.12 * sum(before.values())))
        figure.legend(frameon=False, loc="outside lower center", ncols=4)
        figure.savefig(path, format="svg", metadata={"Date": None})


@click.command()
@click.argument("before", type=click.Path(exists=True, path_type=Path))
@click.argument("micros_before", type=float)
@click.argument("after", type=click.Path(exists=True, path_type=Path))
@click.argument("micros_after", type=float)
@click.option("--into", type=click.Path(path_type=Path), default=_PICTURE, help="The picture.")
def main(before: Path, micros_before: float, after: Path, micros_after: float, into: Path) -> None:
    """Draw two profiles beside each other, and print them as a table."""
    first, second = (
        {place: share * micros for place, share in shares(profile).items()}
        for profile, micros in ((before, micros_before), (after, micros_after))
    )
    for place, micros in first.items():
        click.echo(f"| {place} | {micros:.0f} | {second[place]:.0f} |")
    draw(first, second, into)


if __name__ == "__main__":
    main()
