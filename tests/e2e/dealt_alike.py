"""`feira serve`, but that its games are dealt alike in every run: by what a file says, and how many were dealt since.

The file's name is the first argument; the tests write into it which of them runs. Where the order of
the seats is drawn, the person who made the table begins: tests against bots need not wait for the bots first.
"""

import hashlib
import itertools
import sys
from pathlib import Path

from feira.cli.main import main
from feira.server import commands
from feira.table.seats import drawn_order

_MOST_SEATS = 5  # where the first of five begins, so does the first of fewer


class Dealer:
    """In the place of `secrets`, where the server asks for seeds."""

    def __init__(self, occasion: Path) -> None:
        self._file = occasion
        self._written, self._dealt = 0, 0

    def randbits(self, bits: int) -> int:
        written = self._file.stat().st_mtime_ns
        self._dealt = self._dealt + 1 if written == self._written else 0
        self._written = written
        name = f"{self._file.read_text('utf-8')}/{self._dealt}"
        seeds = (self._seed(f"{name}/{attempt}", bits) for attempt in itertools.count())
        return next(seed for seed in seeds if drawn_order(seed, _MOST_SEATS)[0] == 0)

    def _seed(self, name: str, bits: int) -> int:
        return int.from_bytes(hashlib.sha256(name.encode()).digest()) >> (256 - bits)


if __name__ == "__main__":
    commands.secrets = Dealer(Path(sys.argv.pop(1)))
    main()
