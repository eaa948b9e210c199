"""The games are compiled before a server starts: one sees how far it is, and nothing is left running."""

import os
import re
import signal
import subprocess
import sys
import time

import pexpect
import psutil
import pytest

ALL = "from feira.cli.compiling import compile_games; compile_games(['mercado', 'marche'])"
ONE = "from feira.cli import compiling; compiling._TELL = 0; compiling.compile_games(['mercado'])"
PATIENCE = 120  # seconds


def test_a_line_tells_now_and_then_how_far_it_is():
    run = subprocess.run([sys.executable, "-c", ONE], stderr=subprocess.PIPE, text=True)
    assert run.returncode == 0
    first, *lines, last = run.stderr.splitlines()
    assert "compiling the games" in first
    assert re.fullmatch(r"feira: mercado is ready after \d+:\d\d", last)
    counts = [re.fullmatch(r"feira: after \d+:\d\d: mercado (\d+) of (\d+) functions", line) for line in lines]
    done = [int(count[1]) for count in counts if count]
    assert done == sorted(done)
    assert 0.8 * int(counts[-1][2]) < done[-1] <= int(counts[-1][2])


def test_a_terminal_shows_a_bar():
    seen = pexpect.run(
        f'{sys.executable} -c "{ONE}"', timeout=PATIENCE, encoding="utf-8", env={**os.environ, "TERM": "xterm"}
    )
    assert re.search(r"mercado .*\d+ of \d+ functions .*0:0\d:\d\d", seen)
    assert "feira: mercado is ready after" in seen


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])  # no handler runs for SIGTERM either
def test_nothing_is_left_running_if_it_is_stopped(end, tmp_path):
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-c", ALL], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + PATIENCE
        while len(workers := psutil.Process(process.pid).children()) < 3:  # one for each game, one to tidy up
            assert time.monotonic() < until
            time.sleep(0.1)
        process.send_signal(end)
        assert process.wait(PATIENCE) != 0
        gone, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    finally:
        process.kill()
        process.stderr.close()
    assert (len(gone), alive) == (3, [])
    assert not list(tmp_path.glob("compiled/*/*-is-compiled"))  # the next start goes on, and tells so
