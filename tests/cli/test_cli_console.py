"""What commands say on standard error."""

import os
import subprocess
import sys

import pexpect

ANNOUNCE = """
from feira.cli.console import announce_compilation
from feira.core.jit import popcount
announce_compilation()
popcount(5)
popcount(7.0)
"""
LONG_RUN = """
import time
from feira.cli.console import progress
with progress("working", 4) as advance:
    for _ in range(4):
        time.sleep({pause})
        advance()
print("done")
"""


def test_the_first_start_tells_that_it_compiles(tmp_path):
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(tmp_path)}
    run = [sys.executable, "-c", ANNOUNCE]
    first = subprocess.run(run, env=environment, capture_output=True, text=True)
    assert first.stderr.count("\n") == 1
    assert "compiling the engine" in first.stderr
    assert subprocess.run(run, env=environment, capture_output=True, text=True).stderr == ""


def test_who_cannot_keep_what_is_compiled_is_told_why(tmp_path):
    (tmp_path / "file").touch()
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(tmp_path / "file")}
    for _ in range(2):
        run = subprocess.run([sys.executable, "-c", ANNOUNCE], env=environment, capture_output=True, text=True)
        [_, problem] = run.stderr.splitlines()
        assert f"{tmp_path / 'file'}: Not a directory" in problem
        assert "FEIRA_CACHE_DIR" in problem


def seen_on_a_terminal(pause: float) -> str:
    return pexpect.run(f"{sys.executable} -c '{LONG_RUN.format(pause=pause)}'", timeout=60, encoding="utf-8")


def test_a_long_run_shows_its_progress_on_a_terminal():
    seen = seen_on_a_terminal(0.5)
    assert "working" in seen
    assert "done" in seen


def test_a_short_run_shows_none():
    seen = seen_on_a_terminal(0.0)
    assert "working" not in seen
    assert "done" in seen


def test_there_is_none_where_no_terminal_is():
    run = subprocess.run([sys.executable, "-c", LONG_RUN.format(pause=0.4)], capture_output=True, text=True)
    assert (run.stdout, run.stderr) == ("done\n", "")
