"""The command `feira serve`, as people run it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from types import SimpleNamespace

import httpx
import psutil
import pytest
from processes import workers

from feira.cli.main import main
from feira.core.game import FeiraError
from feira.server.address import address_for
from feira.server.database import prepare
from feira.server.settings import Settings

HERE = "127.0.0.1"
COMMAND = [sys.executable, "-c", "from feira.cli.main import main; main()", "serve", "--port", "0"]


@pytest.fixture
def run(monkeypatch, capsys):
    """The command in this process, for when it ends by itself: its exit code, and what it said to whom."""

    def run_here(*arguments, **environment):
        capsys.readouterr()
        with monkeypatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(name, value)
            patch.setattr(webbrowser, "_tryorder", None)  # which browser there is, it asks once in a process
            patch.setattr(sys, "argv", ["feira", "serve", "--port", "0", *arguments])
            with pytest.raises(SystemExit) as ended:
                main()
        return SimpleNamespace(returncode=ended.value.code, **capsys.readouterr()._asdict())

    return run_here


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


def stop(process, which):
    """A signal ends a server; it leaves nothing behind."""
    there = workers(process.pid)
    process.send_signal(which)
    said = process.stderr.read()
    assert (process.wait(60), "leaked" in said, "Traceback" in said) == (0, False, False), said
    assert not psutil.wait_procs(there, timeout=60)[1]


def test_a_server_is_started_used_and_stopped(serving, run, tmp_path):
    process, url = serving
    with httpx.Client(base_url=f"{url}/api", timeout=60) as http:
        assert http.get("/health").json()["status"] == "ok"
        assert http.post("/guests", json={"name": "Ana"}).status_code == 201
    other = run("--data-dir", str(tmp_path))
    assert (other.returncode, other.err.count("\n")) == (2, 1)
    assert "another server is using" in other.err
    stop(process, signal.SIGINT)
    asyncio.run(prepare(Settings(tmp_path)))  # the folder is free at once


def test_a_server_that_has_only_begun_is_stopped(serving):
    stop(serving[0], signal.SIGTERM)


def test_who_starts_it_twice_is_led_to_the_one_that_runs(run, tmp_path):
    data = tmp_path / "data"
    command = [*COMMAND, "--data-dir", str(data), "--open"]
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"  # of which it is only asked what it is told to open
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    browser.chmod(0o755)
    screen = {"DISPLAY": ":7", "BROWSER": str(browser)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | screen)
    try:
        address = next(line for line in process.stdout if line.startswith("Feira is at")).split()[3]
        deadline = time.monotonic() + 60
        while not (opened.is_file() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        other = run("--data-dir", str(data), "--open", **screen)
        running = f"Feira is already running at {address}\n"
        assert (other.returncode, other.out) == (0, running)
        assert opened.read_text().splitlines() == [address, address]
        other = run("--data-dir", str(data), "--open", "--port", "1", "--host", "0.0.0.0", DISPLAY="")
        way = "To have it at host 0.0.0.0 and port 1, end that one first (Ctrl-C), then start it again.\n"
        assert (other.returncode, other.out) == (0, running + way)
        other = run("--data-dir", str(data), "--open", "--port", address.rsplit(":")[-1], DISPLAY="")
        assert other.out == running
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert not (data / "address").exists()


def test_who_opens_it_to_all_is_told_where_friends_find_it_and_ctrl_c_ends_it_quietly(tmp_path):
    command = [*COMMAND, "--data-dir", str(tmp_path), "--open", "--host", "0.0.0.0"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": os.environ | {"DISPLAY": ""}}
    with subprocess.Popen(command, start_new_session=True, **pipes) as process:
        try:
            told = []
            for line in process.stdout:
                told.append(line)
                if line.startswith("Feira is at"):
                    break
            there = workers(process.pid)  # which only start
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of its processes
            _, troubles = process.communicate(timeout=120)
        finally:
            process.kill()
    port = int(told[-1].split()[3].rsplit(":", 1)[1])
    friends = [f"Friends in the same network find it at {at}\n" for at in address_for(HERE, "0.0.0.0", port).addresses]
    assert told == [*friends, f"Feira is at http://{HERE}:{port} (Ctrl-C ends it)\n"]
    assert (process.returncode, troubles) == (0, "")
    assert not psutil.wait_procs(there, timeout=60)[1]


def test_workers_end_with_a_server_that_is_killed(serving):
    process, _ = serving
    until = time.monotonic() + 60
    while not (there := workers(process.pid)):
        assert time.monotonic() < until
        time.sleep(0.1)
    time.sleep(1)
    process.kill()
    gone, alive = psutil.wait_procs(there, timeout=60)
    assert gone
    assert not alive


def test_a_port_that_is_taken_is_told(run, tmp_path):
    with socket.create_server((HERE, 0)) as other:
        done = run("--port", str(other.getsockname()[1]), "--data-dir", str(tmp_path))
    assert done.returncode != 0
    assert "address already in use; choose another with --port" in done.err
    assert "Traceback" not in done.err
    assert "startup" not in done.err  # said at once, not after all has begun


def test_a_host_that_is_none_is_told(run, tmp_path):
    done = run("--host", "999.1.1.1", "--data-dir", str(tmp_path))
    assert (done.returncode, "choose another with --host" in done.err) == (2, True), done.err


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"FEIRA_DATABASE_URL": "mysql://x"}, "FEIRA_DATABASE_URL must begin with postgresql://"),
        ({"FEIRA_DATABASE_URL": "postgresql://x:y@127.0.0.1:1/z"}, "the database can't be used"),
        ({"FEIRA_LIMIT_TABLES": "many"}, "FEIRA_LIMIT_TABLES must be a whole number"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(run, environment, told, tmp_path):
    done = run("--data-dir", str(tmp_path), **environment)
    assert done.returncode == 2
    assert told in done.err
    assert done.err.count("\n") == 1


def no_folder(folder):
    folder.write_text("x")


def in_no_folder(folder):
    folder.parent.rmdir()
    folder.parent.write_text("x")


def with_another_lock(folder):
    (folder / "feira.lock").mkdir(parents=True)


def with_no_database(folder):
    folder.mkdir()
    (folder / "feira.sqlite3").write_text("no database " * 100)


def with_a_folder_for_a_database(folder):
    (folder / "feira.sqlite3").mkdir(parents=True)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (no_folder, "data can't be used: it isn't a folder"),
        (in_no_folder, "data can't be used: it isn't a folder"),
        (with_another_lock, "data can't be used: Is a directory"),
        (with_no_database, "the database can't be used: .*file is not a database"),
        (with_a_folder_for_a_database, "the database can't be used: Is a directory"),
    ],
)
def test_what_is_wrong_with_a_data_folder_is_told(spoil, told, tmp_path):
    folder = tmp_path / "parent" / "data"
    folder.parent.mkdir()
    spoil(folder)
    with pytest.raises(FeiraError, match=told):
        asyncio.run(prepare(Settings(folder)))


def test_a_data_folder_that_can_t_be_used_is_told_in_one_line(run, tmp_path):
    with_a_folder_for_a_database(tmp_path)
    done = run("--data-dir", str(tmp_path))
    assert (done.returncode, done.err.count("\n")) == (2, 1), done.err
    no_folder(tmp_path / "file")
    done = run("--data-dir", str(tmp_path / "file"))
    assert (done.returncode, done.err.count("\n")) == (2, 1), done.err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_that_can_t_be_written_to_is_told(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(FeiraError, match="can't be used: Permission denied"):
        asyncio.run(prepare(Settings(tmp_path)))
