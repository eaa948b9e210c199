"""The first start fetches packages, and shows that in one line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

FETCH = [sys.executable, str(Path(__file__).parent.parent / "fetch_packages.py"), "packages", "--no-index", "--dry-run"]


def fetch(package):
    return subprocess.run([*FETCH, package], capture_output=True, text=True)


def test_it_tells_that_it_begins_and_how_long_it_took():
    done = fetch("click")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"Fetching packages …\n(.*\n)*Fetching packages: done in \d+ s\n", done.stdout)


def test_what_is_wrong_is_told_in_the_words_of_pip():
    done = fetch("no-such-package-of-feira")
    assert done.returncode == 1
    assert re.search(r"\nFetching packages: failed after \d+ s\n$", done.stdout)
    assert "No matching distribution found for no-such-package-of-feira" in done.stderr


@pytest.mark.parametrize("columns", [40, 200])
def test_on_a_terminal_it_is_one_line_that_names_the_package(columns):
    code = "import sys, fetch_packages as f; f._TICK = 0.01; sys.exit(f.main('packages', sys.argv[1:]))"
    command = [sys.executable, "-c", code, "--no-index", "--dry-run", "rich"]
    child = pexpect.spawn(
        command[0],
        command[1:],
        cwd=Path(__file__).parent.parent,
        env={name: value for name, value in os.environ.items() if name != "COLUMNS"},
        encoding="utf-8",
        timeout=120,
        dimensions=(24, columns),
    )
    seen = child.read()
    child.close()
    assert child.exitstatus == 0
    assert re.search(r"\rFetching packages … \d+ s, [1-9]: rich ", seen)
    assert seen.count("\n") == 1
    assert max(map(len, re.split(r"[\r\n]+", seen))) == min(79, columns - 1)
