"""The engine plays the same games compiled, with checked indices, and as plain Python."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import feira
from tests.games.mercado.game_digests import digests

ROOT = Path(__file__).parents[3]
SOURCES = Path(feira.__file__).parents[1]


def run(games: int, **environment: str) -> dict:
    """The fingerprints as another process finds them."""
    paths = os.pathsep.join([str(SOURCES), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.mercado.game_digests", str(games)],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(("setting", "games"), [("NUMBA_BOUNDSCHECK", 12), ("NUMBA_DISABLE_JIT", 6)])
def test_the_same_games_with_checked_indices(setting, games):
    found = run(games, **{setting: "1"})
    assert found["checked"]
    assert found["digests"] == digests(games)
