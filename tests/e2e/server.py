"""A real server for the tests, which may be ended and started again at the same address, and a browser for it."""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

HEADLESS = "chromium-headless-shell"  # the same engine; without windows it takes a seventh less of the processor
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", HEADLESS)
RUN = Path(__file__).with_name("dealt_alike.py")
STARTS_WITHIN = 300  # seconds, when the rules must be compiled first on a busy machine
# All visitors come from one address, and some are quicker than any person.
FREE = {f"FEIRA_LIMIT_{name}": "100000" for name in ("REQUESTS", "MESSAGES", "GUESTS", "LOGINS")}


def free_port() -> int:
    """A port that stays free: the system gives none of these to processes that ask for any, as other tests do."""
    while True:
        port = random.SystemRandom().randrange(15_000, 30_000)
        with socket.socket() as place, suppress(OSError):
            place.bind(("127.0.0.1", port))
            return port


def find_browser(*better: str) -> str | None:
    """The program of a browser, the `better` ones first."""
    return os.environ.get("FEIRA_BROWSER") or next(filter(None, map(shutil.which, (*better, *BROWSERS))), None)


class Server:
    """`feira serve` in a process of its own; its games are dealt by the occasion, so every run has the same ones."""

    def __init__(self, port: int, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.data = data / "data"
        self._occasion = data / "occasion"
        self.occasion("no test")
        serve = ("serve", "--port", str(port), "--data-dir", str(self.data))
        self._command = [sys.executable, str(RUN), str(self._occasion), *serve]
        self._log = data / "server.log"
        self._environment = {**environment, **FREE}
        self._process: subprocess.Popen | None = None

    def occasion(self, name: str) -> None:
        """What the next games are dealt by, such as the name of a test."""
        self._occasion.write_text(name, "utf-8")

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        deadline = time.monotonic() + STARTS_WITHIN
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self._process.kill()
                raise AssertionError(f"the server did not start:\n{self._log.read_text()}")
            time.sleep(0.1)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=2):
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
