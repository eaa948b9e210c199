"""The command `feira serve`, as people run it."""

import os
import signal
import subprocess
import sys
import time

import httpx
import psutil
import pytest

COMMAND = [sys.executable, "-c", "from feira.cli.main import main; main()", "serve", "--port", "0"]


def run(*arguments, **environment):
    return subprocess.run(
        [*COMMAND, *arguments], env=os.environ | environment, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def serving(tmp_path):
    """A server of its own process, and where it is."""
    process = subprocess.Popen([*COMMAND, "--data-dir", str(tmp_path)], stderr=subprocess.PIPE, text=True)
    try:
        line = next(line for line in process.stderr if "running on" in line)
        yield process, line.split("running on ")[1].split()[0]
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def test_a_server_is_started_used_and_stopped(serving, tmp_path):
    process, url = serving
    assert httpx.get(f"{url}/api/health").json()["status"] == "ok"
    assert httpx.post(f"{url}/api/guests", json={"name": "Ana"}).status_code == 201
    other = run("--data-dir", str(tmp_path))
    assert (other.returncode, other.stderr.count("\n")) == (2, 1)
    assert "another server is using" in other.stderr
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0


def test_workers_end_with_a_server_that_is_killed(serving):
    process, _ = serving
    until = time.monotonic() + 30
    while not (workers := [w for w in psutil.Process(process.pid).children() if "spawn_main" in " ".join(w.cmdline())]):
        assert time.monotonic() < until
        time.sleep(0.1)
    time.sleep(1)
    process.kill()
    gone, alive = psutil.wait_procs(workers, timeout=20)
    assert gone
    assert not alive


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"FEIRA_DATABASE_URL": "mysql://x"}, "FEIRA_DATABASE_URL must begin with postgresql://"),
        ({"FEIRA_DATABASE_URL": "postgresql://x:y@127.0.0.1:1/z"}, "the database can't be used"),
        ({"FEIRA_LIMIT_TABLES": "many"}, "FEIRA_LIMIT_TABLES must be a whole number"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(environment, told, tmp_path):
    done = run("--data-dir", str(tmp_path), **environment)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_or_database_that_is_none_is_told(tmp_path):
    (tmp_path / "file").write_text("x")
    assert run("--data-dir", str(tmp_path / "file")).returncode == 2
    (tmp_path / "feira.sqlite3").write_text("no database " * 100)
    done = run("--data-dir", str(tmp_path))
    assert "the database can't be used" in done.stderr
    assert done.returncode == 2
