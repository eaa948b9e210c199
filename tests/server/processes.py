"""Servers that are processes of their own: to be killed, starved and started again."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil

PATIENCE = 120  # seconds
WITHOUT_LIMITS = ("REQUESTS", "MESSAGES", "GUESTS", "TABLES", "NEW_TABLES", "CONNECTIONS", "ADDRESS_CONNECTIONS")
FREE = {f"FEIRA_LIMIT_{name}": "100000" for name in WITHOUT_LIMITS}


def workers(server=None):
    """The processes that work for a server: copies of one that this process, or that with a number, has started."""
    started = psutil.Process(server).children()
    return [worker for one in started if "forkserver" in " ".join(one.cmdline()) for worker in one.children()]


class Starter:
    """Forks servers; see forked_serve.py."""

    def __init__(self):
        script = Path(__file__).with_name("forked_serve.py")
        self._process = subprocess.Popen(
            [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout.readline() == "ready\n"

    def start(self, folder, **environment):
        """A server whose data are in a folder."""
        return ServerProcess(self._ask, folder, environment)

    def _ask(self, **wish):
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class ServerProcess:
    """`feira serve` with its own number, that listens somewhere."""

    def __init__(self, ask, folder, environment):
        self.log = folder.with_name(f"{folder.name}.log")
        self.log.unlink(missing_ok=True)
        arguments = ["--port", "0", "--data-dir", str(folder)]
        self.pid = ask(arguments=arguments, environment=FREE | environment, log=str(self.log))
        self.address = self._wait_for_address()

    def _wait_for_address(self):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = self.log.read_text() if self.log.exists() else ""
            if found := re.search(r"running on http://(\S+)", told):
                return found[1]
            assert psutil.pid_exists(self.pid), told
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {told}")

    def kill(self):
        """At once: it can't do anything any more."""
        os.kill(self.pid, signal.SIGKILL)
        while psutil.pid_exists(self.pid):
            time.sleep(0.002)
