"""What commands say on standard error."""

import os
import subprocess
import sys

import pexpect

ANNOUNCE = "from feira.cli.console import announce_compilation; announce_compilation()"
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
    assert "compiling the engine" in subprocess.run(run, env=environment, capture_output=True, text=True).stderr
    [folder] = (tmp_path / "compiled").iterdir()
    (folder / "mercado_0").mkdir()
    (folder / "mercado_0" / "kernels.apply-1.py.nbi").touch()
    assert subprocess.run(run, env=environment, capture_output=True, text=True).stderr == ""


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
