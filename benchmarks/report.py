"""`make bench`: measure the server and the engine on this machine, and write docs/benchmarks.md with a picture."""

import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

import click
import psutil
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from feira.games import GAMES
from prepare import BOTS_AT_A_TABLE, strongest_bot
from server import Figures, Size, measure

_DOCS: Final = Path(__file__).parent.parent / "docs"
_PICTURE: Final = "pictures/benchmarks.svg"
_LEAST_SHARE, _MOST_MS, _MOST_KIB, _MOST_TIMES, _MOST_ANALYSIS_TIMES = 0.15, 25, 50, 2, 1.5  # what is asked
_LEAST_STEPS, _LEAST_RANDOM_STEPS = 3_000_000, 2_000_000
_MOST_OPENING_MS: Final = 30
_LEAST_CROWDED: Final = 0.9  # what is as fast as before, for a machine that is never quite the same twice


def summed_up(figures: Figures) -> Figures:
    """The middle of all rounds; ratios are taken in each round."""
    rounds = figures["rounds"]
    middle = {name: {key: median(each[name][key] for each in rounds) for key in rounds[0][name]} for name in rounds[0]}
    return middle | {
        "share": median(each["full"]["rate"] / each["echo"]["rate"] for each in rounds),
        "echoes": median(each["full"]["micros"] / each["echo"]["micros"] for each in rounds),
        "crowded_share": median(each["crowded"]["rate"] / each["full"]["rate"] for each in rounds),
        "bots_times": median(each["with_bots"]["p99"] / each["people"]["p99"] for each in rounds),
        "analysis_times": median(each["with_analysis"]["p99"] / each["before_analysis"]["p99"] for each in rounds),
        "kib": figures["memory"]["bytes"] / 1024,
        "opening": max(game["ms"] for game in figures["opening"].values()),
        "moves": min(game["moves"] for game in figures["opening"].values()),
    }


@dataclass(frozen=True)
class Row:
    """A figure, and what is asked of it."""

    what: str
    here: str
    asked: str = ""
    held: bool = True

    def __str__(self) -> str:
        return (
            f"| {self.what} | {self.here} | {self.asked} | {('yes' if self.held else '**no**') if self.asked else ''} |"
        )


def rows(size: Figures, found: Figures, entries: float) -> list[Row]:
    """The figures of the server, as the page lists them."""
    full, half, people = found["full"], found["half"], found["people"]
    where = f"{size['tables']:,} tables and {2 * size['tables']:,} connections"
    share, crowded, times, kib = found["share"], found["crowded_share"], found["bots_times"], found["kib"]
    analysed = found["analysis_times"]
    return [
        Row("bare WebSocket echo: FastAPI under uvicorn with uvloop", f"{found['echo']['rate']:,.0f} messages/s"),
        Row(f"moves stored in SQLite, with {where}", f"{full['rate']:,.0f} moves/s"),
        Row("… as a share of the echo", f"{share:.3f}", f"≥ {_LEAST_SHARE}", share >= _LEAST_SHARE),
        Row("… processor time of the server: for each message of the echo", f"{found['echo']['micros']:.0f} µs"),
        Row("… for each move", f"{full['micros']:.0f} µs, {found['echoes']:.1f} echoes"),
        Row("… from sending a move to having it back", _waits(full)),
        Row(
            f"at half of that load: {half['rate']:,.0f} moves/s",
            _waits(half),
            f"p99 < {_MOST_MS} ms",
            half["p99"] < _MOST_MS,
        ),
        Row("… processor time for each move", f"{half['micros']:.0f} µs"),
        Row("… the bare echo of as many messages", _waits(found["echo_half"])),
        Row(f"at a quarter of it: {people['rate']:,.0f} moves/s", _waits(people)),
        Row(f"… while bots (`{strongest_bot()}`) play at {size['bot_tables']} more tables", _waits(found["with_bots"])),
        Row("… p99 with bots to p99 without", f"{times:.2f}", f"≤ {_MOST_TIMES}", times <= _MOST_TIMES),
        Row("… while games are analysed", _waits(found["with_analysis"])),
        Row(
            "… p99 with analysis to p99 without",
            f"{analysed:.2f}",
            f"≤ {_MOST_ANALYSIS_TIMES}",
            analysed <= _MOST_ANALYSIS_TIMES,
        ),
        Row(
            f"moves/s with {size['stored']:,} stored tables beside, to moves/s without",
            f"{crowded:.2f}",
            f"≥ {_LEAST_CROWDED}",
            crowded >= _LEAST_CROWDED,
        ),
        Row(
            f"memory of an idle table with {entries:.0f} entries",
            f"{kib:.0f} KiB",
            f"< {_MOST_KIB} KiB",
            kib < _MOST_KIB,
        ),
        Row(
            f"opening a table with {found['moves']} moves that isn't in memory: its log read, its game played again",
            f"{found['opening']:.1f} ms",
            f"< {_MOST_OPENING_MS} ms",
            found["opening"] < _MOST_OPENING_MS,
        ),
    ]


def page(figures: Figures, engine: list[Figures]) -> str:
    """The text of docs/benchmarks.md."""
    size = figures["size"]
    return "\n".join(
        [
            "# Benchmarks",
            "",
            f"Written by `make bench` on {time.strftime('%Y-%m-%d', time.gmtime())}: {machine()}.",
            "",
            "## The server",
            "",
            _METHOD,
            "",
            f"| middle of {size['rounds']} rounds, each figure over {size['seconds']:g} s | here | asked | held |",
            "|---|---:|---:|---|",
            *map(str, rows(size, summed_up(figures), figures["memory"]["entries"])),
            "",
            f"![Rates and waiting times]({_PICTURE})",
            "",
            f"At a table with bots there are {BOTS_AT_A_TABLE}, and one person who moves right away. The bots made "
            f"{figures['bot_moves']:,} moves.",
            "",
            *_engine_lines(engine),
        ]
    )


_METHOD: Final = """\
Servers and the program that plays, `benchmarks/server.py`, are processes on one machine and use loopback only. Two
persons play at each table, each over a connection of their own; both games are played. A move is back when its person
has the new state, which is sent after the move is on the disk; the next one is made when the other person has it too.
After a game, its players continue at the next table; the first games start at different points, so that games end all
the time and not all at once. Everything is measured in turn, several times, so that a busy machine changes figures
rather than ratios. A server's processor time depends less on what else runs than its rate does. The bare
echo uses the WebSocket that Uvicorn chooses by itself, and not Feira's own short way."""


def _waits(phase: Figures) -> str:
    return f"p50 {phase['p50']:.1f} ms, p99 {phase['p99']:.1f} ms"


def machine() -> str:
    """What it was measured on."""
    names = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    memory = psutil.virtual_memory().total / 2**30
    return (
        f"{names[0] if names else platform.machine()}, {os.cpu_count()} processors, {memory:.0f} GiB, "
        f"{platform.system()}, Python {platform.python_version()}"
    )


def _lines(path: str) -> list[str]:
    return Path(path).read_text().splitlines() if Path(path).exists() else []


def _engine_lines(engine: list[Figures]) -> list[str]:
    if not engine:
        return []
    lines = ["## The engine", "", "What `feira bench` measures: random play in one thread.", ""]
    lines += ["| game | games/s | moves/s | ns/move |", "|---|---:|---:|---:|"]
    for figures in engine:
        for kind, play in figures["random_play"].items():
            name = f"{figures['game']}: {kind}"
            lines.append(
                f"| {name} | {play['games_per_s']:,.0f} | {play['moves_per_s']:,.0f} | {play['ns_per_move']:,.0f} |"
            )
    lines += _environment_lines(engine)
    lines += ["", "| | " + " | ".join(figures["game"] for figures in engine) + " |", "|---|" + "---:|" * len(engine)]
    for what, value in _ENGINE.items():
        lines.append(f"| {what} | " + " | ".join(value(figures) for figures in engine) + " |")
    return [*lines, ""]


def _environment_lines(engine: list[Figures]) -> list[str]:
    many = engine[0]["environment"]
    shared = f"{many['threads']} threads share" if many["threads"] > 1 else "one thread has"
    asked = f"Asked are {_LEAST_STEPS:,} steps/s, and {_LEAST_RANDOM_STEPS:,} with random actions."
    lines = [
        "",
        f"The environment: {shared} {many['games']:,} games; of each step the quickest run counts. {asked}",
        "",
    ]
    lines += [
        "| game | steps/s with masks and observations | … and random actions | held | one thread | … × bare moves |"
    ]
    lines += ["|---|---:|---:|---|---:|---:|"]
    for figures in engine:
        for kind, steps in figures["environment"]["kinds"].items():
            plain, chosen = steps["steps_per_s"], steps["steps_with_random_actions_per_s"]
            held = plain >= _LEAST_STEPS and chosen >= _LEAST_RANDOM_STEPS
            lines.append(
                f"| {figures['game']}: {kind} | {plain:,.0f} | {chosen:,.0f} | {'yes' if held else '**no**'} "
                f"| {steps['one_thread_steps_per_s']:,.0f} | {steps['one_thread_times_bare_moves']:.1f} |"
            )
    return lines


_ENGINE: Final = {
    "legal actions and a move, called from Python": lambda of: f"{of['python_calls']['legal_and_apply_us']:.2f} µs",
    "1,024 games at once, steps/s": lambda of: f"{of['batch']['steps_per_s']:,.0f}",
    "search with random playouts, iterations/s": lambda of: f"{of['search']['iterations_per_s']:,.0f}",
    "cold compile": lambda of: f"{of['cold_compile_s']:.1f} s",
    "warm start": lambda of: f"{of['warm_start_s']:.2f} s",
    "a state": lambda of: f"{of['state_bytes']} bytes",
    "times as fast as the same rules in plain Python": lambda of: f"{of['times_plain_python']:,.0f}",
}


def draw(figures: Figures, path: Path) -> None:
    """The picture: rates as shares of the echo, and waiting times."""
    with rc_context({"svg.hashsalt": "feira", "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(10, 3.6), layout="constrained")
        rates, waits = figure.subplots(1, 2, width_ratios=[2, 3])
        _draw_rates(rates, figures)
        _draw_waits(waits, figures)
        figure.savefig(path, format="svg", metadata={"Date": None})


def _draw_rates(rates: Axes, figures: Figures) -> None:
    found = summed_up(figures)
    beside = f"{figures['size']['stored']:,} tables beside"
    for place, (name, label) in enumerate({"full": "alone", "crowded": beside}.items()):
        shares = [each[name]["rate"] / each["echo"]["rate"] for each in figures["rounds"]]
        rates.bar(place, median(shares), 0.6, color="#2a7f9e")
        rates.plot([place] * len(shares), shares, "o", color="#10222f", markersize=4)
        rates.text(place, median(shares) / 2, f"{found[name]['rate']:,.0f}/s", ha="center", color="white")
        rates.text(place, -0.02, label, ha="center", va="top", transform=rates.get_xaxis_transform())
    rates.axhline(_LEAST_SHARE, color="#b3423a", linestyle="--")
    rates.set(title="Moves stored, as a share of bare echoes", xticks=[], ylim=(0, None))


def _draw_waits(waits: Axes, figures: Figures) -> None:
    found = summed_up(figures)
    kinds = {
        "echo_half": "half load,\nbare echo",
        "half": "half load",
        "people": "quarter load",
        "with_bots": "quarter load\nand bots",
        "with_analysis": "quarter load,\nanalysis",
    }
    for place, name in enumerate(kinds):
        for side, key, colour in ((-0.2, "p50", "#7fb7be"), (0.2, "p99", "#2a7f9e")):
            waits.bar(place + side, found[name][key], 0.36, color=colour, label=key if place == 0 else None)
            every = [each[name][key] for each in figures["rounds"]]
            waits.plot([place + side] * len(every), every, "o", color="#10222f", markersize=4)
    waits.axhline(_MOST_MS, color="#b3423a", linestyle="--")
    waits.set(title="From sending a move to having it back, ms", ylim=(0, None))
    waits.set_xticks(range(len(kinds)), list(kinds.values()))
    waits.legend(frameon=False, loc="center right")


def engine_figures() -> list[Figures]:
    """What `feira bench` says of each game."""
    command = [sys.executable, "-c", "from feira.cli.main import main; main()", "bench", "--json"]
    return [
        json.loads(subprocess.run([*command, game], stdout=subprocess.PIPE, text=True, check=True).stdout)
        for game in GAMES
    ]


@click.command()
@click.option("--into", type=click.Path(path_type=Path), default=_DOCS, help="The folder for page and picture.")
def main(into: Path) -> None:
    """Measure everything, which takes some minutes, and write it down."""
    figures = measure(Size())
    engine = engine_figures()
    (into / "pictures").mkdir(parents=True, exist_ok=True)
    draw(figures, into / _PICTURE)
    (into / "benchmarks.md").write_text(page(figures, engine))
    click.echo(f"Written: {into / 'benchmarks.md'}")


if __name__ == "__main__":
    main()
