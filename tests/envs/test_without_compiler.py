"""Many games at once are the same as plain Python, where an index out of range would be an error."""

import os
import subprocess
import sys

import pytest

from tests.envs.many_digests import KINDS, digests


def test_the_same_games_without_a_compiler():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.envs.many_digests"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == digests()


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_threads_make_no_difference(kind):
    assert digests(threads=3)[kind] == digests()[kind]
