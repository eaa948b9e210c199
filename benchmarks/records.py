"""How many records a second `feira simulate` writes and `feira check` judges, start of the program left out.

    python benchmarks/records.py [CHECKOUT …]

measures this checkout and the others in turn, so that a busy moment of the machine counts for all alike.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROUNDS = 3
FEW, MANY = 100, 20_000


def main(checkouts: list[Path]) -> None:
    """Print the best of some rounds."""
    best: dict[tuple[Path, str], float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(ROUNDS):
            for checkout in checkouts:
                for what, rate in _measure(checkout, Path(folder)).items():
                    best[checkout, what] = max(rate, best.get((checkout, what), 0))
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)  # noqa: T201  (a benchmark prints)
    for (checkout, what), rate in sorted(best.items(), key=lambda entry: entry[0][1]):
        print(f"{what:10}{rate:10,.0f} games/s  {checkout}")  # noqa: T201


def _measure(checkout: Path, folder: Path) -> dict[str, float]:
    feira = str(checkout / ".venv/bin/feira")
    few, many = folder / "few.jsonl", folder / "many.jsonl"
    simulate = [feira, "simulate", "mercado", "--players", "3", "--seed", "7"]
    return {
        "simulate": _rate(
            [*simulate, "--games", str(FEW), "--out", str(few)], [*simulate, "--games", str(MANY), "--out", str(many)]
        ),
        "check": _rate([feira, "check", str(few)], [feira, "check", str(many)]),
    }


def _rate(short: list[str], long: list[str]) -> float:
    return (MANY - FEW) / (_seconds(long) - _seconds(short))


def _seconds(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main([HERE, *map(Path, sys.argv[1:])])
