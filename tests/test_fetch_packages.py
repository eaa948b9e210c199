"""The first start fetches packages, and shows that in one line."""

import io
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

PROGRAM = Path(__file__).parent.parent / "fetch_packages.py"
FETCH = [sys.executable, str(PROGRAM), "packages", "--no-index", "--dry-run"]


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
def test_on_a_terminal_it_is_one_line_that_tells_the_news(columns):
    code = "import fetch_packages as f; f._TICK = 0.01; line = f.Line('Packages'); line.news = '3: rich'; input(); "
    child = pexpect.spawn(
        sys.executable,
        ["-c", code + "line.end(failed=False)"],
        cwd=PROGRAM.parent,
        env={name: value for name, value in os.environ.items() if name != "COLUMNS"},
        encoding="utf-8",
        timeout=120,
        dimensions=(24, columns),
        echo=False,
    )
    child.expect(r"\rPackages … \d+ s, 3: rich ")
    seen = child.before + child.after
    child.sendline()
    seen += child.read()
    child.close()
    assert child.exitstatus == 0
    assert re.search(r"\rPackages: done in \d+ s +\r\n$", seen)
    assert seen.count("\n") == 1
    assert max(map(len, re.split(r"[\r\n]+", seen))) == min(79, columns - 1)


def test_the_news_name_the_packages_one_after_the_other():
    class Told:
        def __init__(self):
            self.all = []

        def __setattr__(self, name, value):
            super().__setattr__(name, value)
            if name == "news":
                self.all.append(value)

    pip = [sys.executable, "-m", "pip", "install", "--no-index", "--dry-run", "rich"]
    done = subprocess.run(pip, capture_output=True, text=True, check=True)
    line = Told()
    runpy.run_path(str(PROGRAM))["_follow"](
        io.StringIO(done.stdout + "Installing collected packages: mdurl, rich\n"), line
    )
    assert line.all[0] == "1: rich"
    assert line.all[1].startswith("2: ")
    assert line.all[-1] == "unpacking 2"
