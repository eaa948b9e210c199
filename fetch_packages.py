"""`pip install` in one line that tells how far it is: `python fetch_packages.py WHAT pip-arguments …`.

For the first start: pip itself either says nothing for minutes, or hundreds of lines. There is nothing here yet but
the standard library.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from typing import TextIO

_TICK = 0.5  # seconds from one look at the clock to the next
_TELL = 15.0  # seconds from one line to the next, where no terminal shows one that changes
_WIDTH = 79
_PACKAGE = re.compile(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)")
_UNPACKING = re.compile(r"Installing collected packages: (.*)")


def main(what: str, arguments: list[str]) -> int:
    """Run pip, and say what it does; its exit code."""
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar=off", *arguments]
    line = Line(f"Fetching {what}")
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=complaints, encoding="utf-8", errors="replace"
        ) as pip:
            assert pip.stdout is not None
            _follow(pip.stdout, line)
        line.end(failed=pip.returncode != 0)
        if pip.returncode:  # else it only warns of what nobody here can change
            complaints.seek(0)
            sys.stderr.write(complaints.read())
    return pip.returncode


def _follow(told: TextIO, line: "Line") -> None:
    """Show what pip says of itself, package by package."""
    seen = set()
    for text in told:
        if package := _PACKAGE.match(text.strip()):
            seen.add(package[1])
            line.news = f"{len(seen)}: {package[1]}"
        elif unpacking := _UNPACKING.match(text):
            line.news = f"unpacking {len(unpacking[1].split(','))}"


class Line:
    """One line that changes on a terminal; elsewhere a new one now and then."""

    def __init__(self, title: str) -> None:
        self.news = ""
        self._title = title
        self._changes = sys.stdout.isatty()
        self._begun = time.monotonic()
        self._over = threading.Event()
        self._write(f"{title} …", last=not self._changes)
        self._ticking = threading.Thread(target=self._tick, daemon=True)
        self._ticking.start()

    def end(self, *, failed: bool) -> None:
        """Say how it came out, and how long it took."""
        self._over.set()
        self._ticking.join()
        self._write(f"{self._title}: {'failed after' if failed else 'done in'} {self._seconds()} s", last=True)

    def _tick(self) -> None:
        while not self._over.wait(_TICK if self._changes else _TELL):
            self._write(f"{self._title} … {self._seconds()} s, {self.news or 'starting'}", last=not self._changes)

    def _seconds(self) -> int:
        return round(time.monotonic() - self._begun)

    def _write(self, text: str, *, last: bool) -> None:
        if self._changes:
            width = min(_WIDTH, shutil.get_terminal_size().columns - 1)  # a longer line would not be one
            text = f"\r{text[:width]:{width}}"
        sys.stdout.write(text + ("\n" if last else ""))
        sys.stdout.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit("\nstopped")
