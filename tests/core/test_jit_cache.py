"""Compiled code is kept, even where several processes compile at once."""

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from numba.core.caching import IndexDataCacheFile

import feira.core.jit  # which lets them save in turn

GAMES = ("marche", "mercado")
WITH_A_PROCESS = """
import subprocess, sys
from feira.core.jit import CACHE_FOLDER, CACHE_PROBLEM
print(CACHE_FOLDER, CACHE_PROBLEM, sep="\\n", flush=True)
if len(sys.argv) < 3:
    subprocess.run([sys.executable, "-c", sys.argv[1], sys.argv[1], "no further"], check=True)
"""


class SlowFile(IndexDataCacheFile):
    """Between looking which numbers are taken and taking one there is time enough for others to look too."""

    def _load_index(self):
        taken = super()._load_index()
        time.sleep(0.2)
        return taken


def test_what_is_saved_at_once_for_two_games_is_found_by_each(tmp_path):
    assert feira.core.jit.CACHE_FOLDER.is_dir()
    file = SlowFile(str(tmp_path), "below", "stamp")
    saving = [threading.Thread(target=file.save, args=(game, f"code of {game}")) for game in GAMES]
    for thread in saving:
        thread.start()
    for thread in saving:
        thread.join()
    assert [file.load(game) for game in GAMES] == ["code of marche", "code of mercado"]


def test_processes_share_a_passing_folder_if_theirs_can_t_be_written_to(tmp_path):
    (tmp_path / "file").touch()
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(tmp_path / "file"), "TMPDIR": str(tmp_path)}
    run = [sys.executable, "-c", WITH_A_PROCESS, WITH_A_PROCESS]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    folder, problem, its_folder, its_problem = done.stdout.splitlines()
    assert Path(folder).is_relative_to(tmp_path)
    assert (its_folder, its_problem) == (folder, "None")
    assert problem == f"{tmp_path / 'file'}: Not a directory"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]  # nothing is left


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_only_to_be_read_is_noticed(tmp_path):
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(tmp_path)}
    run = [sys.executable, "-c", WITH_A_PROCESS, WITH_A_PROCESS, "no further"]
    folder = Path(subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()[0])
    folder.chmod(0o500)
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == f"{tmp_path}: Permission denied"


def test_a_game_is_compiled_when_all_of_it_is(monkeypatch, tmp_path):
    monkeypatch.setattr(feira.core.jit, "CACHE_FOLDER", tmp_path)
    (tmp_path / "mercado_0").mkdir()
    (tmp_path / "mercado_0" / "kernels.apply-1.py.nbi").touch()
    assert not feira.core.jit.is_compiled("mercado")
    feira.core.jit.mark_compiled("mercado")
    assert feira.core.jit.is_compiled("mercado")
    assert not feira.core.jit.is_compiled("marche")


def test_a_copy_is_another_version(monkeypatch, tmp_path):
    """Numba compiles it again, so it must not pass for compiled."""
    ours = Path(feira.core.jit.__file__).parent
    names = []
    for place in ("one", "other"):
        copy = tmp_path / place / "feira" / "core"
        copy.mkdir(parents=True)
        shutil.copy2(ours / "jit.py", copy)
        monkeypatch.setattr(feira.core.jit, "__file__", str(copy / "jit.py"))
        names += [feira.core.jit._source_hash(), feira.core.jit._source_hash()]
    os.utime(copy / "jit.py")
    names.append(feira.core.jit._source_hash())
    assert names[0] == names[1]
    assert names[2] == names[3]
    assert len({names[0], names[2], names[4]}) == 3
