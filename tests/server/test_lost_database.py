"""A database file that is moved, replaced or deleted under a running server: nothing is acknowledged from then on.

Whatever was acknowledged is in the file that the path names, and when the right file is back the game goes on.
"""

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from contextlib import closing, contextmanager

import pytest
from running import PATIENCE
from sqlalchemy import create_engine, insert, select
from sqlalchemy.exc import OperationalError
from test_troubles import next_move, some_moves_made, try_move, until_done, until_ready

from feira.core.game import FeiraError
from feira.server.database import Database, LostDatabaseError, prepare
from feira.server.group_commit import GroupCommit
from feira.server.schema import settings
from feira.server.settings import SQLITE_FILE, Settings
from feira.server.sqlite import _CHECKPOINT_SECONDS, database_url
from feira.server.sqlite_files import LostFile

FILES = [SQLITE_FILE, f"{SQLITE_FILE}-wal", f"{SQLITE_FILE}-shm"]


def move_away(path):
    path.rename(path.with_name(f"{path.name}.away"))


def replace(path):
    """By a copy of itself, as a backup that is put back would be."""
    move_away(path)
    shutil.copy2(path.with_name(f"{path.name}.away"), path)


def put_back(path):
    path.with_name(f"{path.name}.away").rename(path)


@pytest.fixture
def table(start_server, tmp_path):
    """A running game, and a page that watches it."""
    server = start_server(data_dir=tmp_path / "data")
    with some_moves_made(server) as (ana, page, code):
        yield ana, page, code, tmp_path / "data"
    server.stop()


def stored_versions(path, code):
    """The versions of a table in a database file, as another program finds them."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        query = "SELECT e.version FROM entries e JOIN tables t ON t.id = table_id WHERE code = ? ORDER BY e.version"
        return [version for (version,) in database.execute(query, (code,))]


def require_lost(ana, page, move):
    """Nobody is told that anything is stored, in any way."""
    for _ in range(3):
        refused = page.ask("move", **move)
        assert (refused["type"], refused["code"]) == ("error", "lost-database")
        assert "moved, replaced or deleted" in refused["message"]
    assert page.ask("chat", table=move["table"], text="olá")["code"] == "lost-database"
    failed = ana.http.post("/campaign")
    assert (failed.status_code, failed.json()["code"]) == (503, "lost-database")
    assert failed.headers["Retry-After"]
    until = time.monotonic() + PATIENCE
    while (unready := ana.http.get("/ready")).status_code == 200:  # from a moment before
        assert time.monotonic() < until
        time.sleep(0.1)
    assert (unready.status_code, unready.json()["code"]) == (503, "lost-database")
    assert ana.http.get("/health").status_code == 200


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("change", [move_away, replace, os.unlink], ids=lambda change: change.__name__)
def test_a_file_that_is_not_where_it_was(table, name, change):
    ana, page, code, folder = table
    stored = page.states[code]["version"]
    move = next_move(page, code)
    change(folder / name)
    require_lost(ana, page, move)
    if change is not os.unlink:
        put_back(folder / name)
        assert until_done_or_lost(page, move)["version"] == stored + 1
        until_ready(ana)
        assert stored_versions(folder / SQLITE_FILE, code) == list(range(1, stored + 2))


def until_done_or_lost(page, move):
    until = time.monotonic() + PATIENCE
    while (answer := page.ask("move", **move))["type"] == "error":
        assert answer["code"] in ("storage", "lost-database")
        assert time.monotonic() < until
        time.sleep(0.1)
    return answer


def test_a_move_that_was_acknowledged_is_not_acknowledged_again_without_its_file(table):
    """Whoever asks a second time must not be told that it is stored."""
    ana, page, code, folder = table
    move, done = try_move(page, code)
    assert page.ask("move", **move)["version"] == done["version"]
    move_away(folder / SQLITE_FILE)
    assert page.ask("move", **move)["code"] == "lost-database"
    put_back(folder / SQLITE_FILE)
    assert page.ask("move", **move)["version"] == done["version"]
    until_ready(ana)


def test_a_folder_that_is_moved_and_comes_back(table, tmp_path):
    ana, page, code, folder = table
    move, stored = next_move(page, code), page.states[code]["version"]
    folder.rename(tmp_path / "elsewhere")
    require_lost(ana, page, move)
    (tmp_path / "elsewhere").rename(folder)
    assert until_done_or_lost(page, move)["version"] == stored + 1


def backup(folder, copy):
    """As the documentation says."""
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, closing(sqlite3.connect(copy)) as other:
        database.backup(other)


def test_a_backup_that_is_copied_over_the_file(table, tmp_path, caplog):
    """The file is the same one, and has what nobody has stored there; nothing more is acknowledged, nor written."""
    ana, page, code, folder = table
    backup(folder, tmp_path / "copy")
    for _ in range(3):
        assert try_move(page, code)[1]["type"] == "ok"
    move = next_move(page, code)
    time.sleep(2 * _CHECKPOINT_SECONDS)  # now the log is copied, too
    shutil.copyfile(tmp_path / "copy", folder / SQLITE_FILE)
    require_lost(ana, page, move)
    assert f"remove {SQLITE_FILE}-wal and {SQLITE_FILE}-shm, and start again" in caplog.text
    time.sleep(2 * _CHECKPOINT_SECONDS)
    assert (folder / SQLITE_FILE).read_bytes() == (tmp_path / "copy").read_bytes()


def test_a_file_that_is_emptied(table):
    ana, page, code, folder = table
    move = next_move(page, code)
    time.sleep(2 * _CHECKPOINT_SECONDS)  # now the log is copied, and SQLite writes nothing into the file
    os.truncate(folder / SQLITE_FILE, 0)
    require_lost(ana, page, move)


def test_what_another_program_does_by_sqlite_alarms_nobody(table, tmp_path):
    """It makes a backup, writes, and copies SQLite's log to the file, as programs for backups do."""
    ana, page, code, folder = table
    for mode in ("PASSIVE", "FULL", "RESTART", "TRUNCATE"):
        assert try_move(page, code)[1]["type"] == "ok"
        backup(folder, tmp_path / "copy")
        with closing(sqlite3.connect(folder / SQLITE_FILE, isolation_level=None, timeout=PATIENCE)) as other:
            other.execute("INSERT INTO settings VALUES (?, ?)", (mode, "x" * 50_000))
            other.execute(f"PRAGMA wal_checkpoint({mode})").fetchall()
        assert try_move(page, code)[1]["type"] == "ok"
    until_ready(ana)


FILLING = [{"key": f"k{number}", "value": "x"} for number in range(20)]


async def write_in_a_transaction(database, rows):
    async with database.transaction() as connection:
        await connection.execute(insert(settings), rows)


async def write_in_a_group(database, rows):
    await GroupCommit(database).write([(insert(settings), rows)])


async def read(database, _):
    await database.read(select(settings.c.key))


@pytest.mark.parametrize(
    ("before", "then"),
    [
        (write_in_a_group, write_in_a_transaction),
        (write_in_a_transaction, write_in_a_group),
        (write_in_a_transaction, read),
    ],
    ids=lambda step: step.__name__,
)
def test_a_connection_that_is_opened_after_the_file_has_gone_takes_nothing_along(tmp_path, monkeypatch, before, then):
    """The log has all that was acknowledged, and SQLite would remove it together with a database that is gone."""
    monkeypatch.setattr("feira.server.sqlite._CHECKPOINT_SECONDS", 3600)
    asyncio.run(prepare(Settings(tmp_path)))
    path, log = tmp_path / SQLITE_FILE, tmp_path / f"{SQLITE_FILE}-wal"

    async def work():
        database = Database(Settings(tmp_path))
        look = database._kind._read

        def read_late(*details):
            move_away(path)
            return look(*details)

        await before(database, FILLING)
        size = log.stat().st_size
        if then is read:
            # Of this one only: servers that other tests have started read theirs all the time.
            monkeypatch.setattr(database._kind, "_read", read_late)
            late = asyncio.create_task(then(database, []))
        else:
            async with database._kind._turn:
                late = asyncio.create_task(then(database, [{"key": "late", "value": "x"}]))
                await asyncio.sleep(0.05)
                move_away(path)
        [problem] = await asyncio.gather(late, return_exceptions=True)
        assert isinstance(problem, LostFile | LostDatabaseError)
        assert not path.exists()
        assert log.stat().st_size == size
        put_back(path)
        await database.close()

    asyncio.run(work())
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM settings WHERE key LIKE 'k%'").fetchone() == (20,)


def test_no_connection_makes_a_database(tmp_path):
    """Even if the file goes just before it is opened, so that nobody has noticed."""
    for folder in (tmp_path / "data", tmp_path / "a?b #c%20"):
        asyncio.run(prepare(Settings(folder)))
        (folder / SQLITE_FILE).unlink()
        with pytest.raises(OperationalError, match="unable to open"):
            create_engine(database_url("sqlite", folder)).connect()
        assert not (folder / SQLITE_FILE).exists()
    assert {path.name for path in tmp_path.iterdir()} == {"data", "a?b #c%20"}


@contextmanager
def file_comes_and_goes(path):
    """Move a file away and back again, at any moment."""
    over = threading.Event()

    def work():
        while not over.is_set():
            time.sleep(0.013)
            move_away(path)
            time.sleep(0.007)
            put_back(path)

    thread = threading.Thread(target=work)
    thread.start()
    yield
    over.set()
    thread.join()


def test_nothing_is_acknowledged_twice_or_lost_while_the_file_comes_and_goes(table):
    ana, page, code, folder = table
    acknowledged = []
    with file_comes_and_goes(folder / SQLITE_FILE):
        for _ in range(30):
            state = page.wait_for(code, lambda now: now["version"] >= max(acknowledged, default=0))
            if state["summary"]["status"] == "finished":
                break
            try:
                move = next_move(page, code)
            except KeyError:  # the choices were refused
                continue
            acknowledged.append(until_done_or_lost(page, move)["version"])
    until_ready(ana)
    assert len(acknowledged) > 5
    assert acknowledged == sorted(set(acknowledged))
    versions = stored_versions(folder / SQLITE_FILE, code)
    assert set(acknowledged) <= set(versions)
    assert versions == list(range(1, len(versions) + 1))


def test_a_server_starts_again_with_the_file_that_is_there(start_server, tmp_path):
    """Moved away for good, and brought back before the next start: everything that was acknowledged is in it."""
    server = start_server(data_dir=tmp_path)
    with some_moves_made(server) as (ana, page, code):
        stored, move = page.states[code]["version"], next_move(page, code)
        move_away(tmp_path / SQLITE_FILE)
        assert page.ask("move", **move)["code"] == "lost-database"
    server.stop()
    assert (tmp_path / f"{SQLITE_FILE}-wal").stat().st_size
    with pytest.raises(FeiraError, match=r"is gone, but its log feira\.sqlite3-wal is there: put the database back"):
        asyncio.run(prepare(Settings(tmp_path)))
    put_back(tmp_path / SQLITE_FILE)
    server = start_server(data_dir=tmp_path)
    again = server.again(ana)
    with again.page() as page:
        assert page.watch(code)["version"] == stored
        assert until_done(page, move)["version"] == stored + 1
    server.stop()


def test_a_database_that_another_program_has_locked(table, monkeypatch):
    ana, page, code, folder = table
    monkeypatch.setattr("feira.server.sqlite._BUSY_SECONDS", 0.2)
    move = next_move(page, code)
    time.sleep(1.1)
    with sqlite3.connect(folder / SQLITE_FILE, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        locked = ana.http.get("/ready")
        assert (locked.status_code, locked.json()["code"]) == (503, "storage")
        assert page.ask("move", **move)["code"] == "storage"
        other.execute("ROLLBACK")
    other.close()
    assert until_done(page, move)["type"] == "ok"
    until_ready(ana)


def test_readiness_is_asked_once_a_second_however_many_ask(table):
    ana, *_ = table
    group_commit = ana.server.services.group_commit
    before, began = group_commit.commits, time.monotonic()
    for _ in range(50):
        assert ana.http.get("/ready").status_code == 200
    attempts = 2 + (time.monotonic() - began)
    assert 0 < group_commit.commits - before <= 2 * attempts, "each stores something, and removes it"


def test_whoever_asks_whether_a_stuck_database_is_ready_is_answered_in_time(table, monkeypatch):
    ana, *_ = table
    held = asyncio.Event()
    tried = []

    async def wait(*_):
        tried.append(1)
        await held.wait()

    monkeypatch.setattr("feira.server.readiness._PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr("feira.server.readiness._FRESH_SECONDS", 0.0)
    monkeypatch.setattr(ana.server.services.group_commit._database, "write_group", wait)
    for _ in range(3):
        began = time.monotonic()
        assert ana.http.get("/ready").status_code == 503
        assert time.monotonic() - began < PATIENCE / 10
    assert len(tried) == 1, "one attempt at a time"
    loop = ana.server.services.readiness._attempt.get_loop()
    loop.call_soon_threadsafe(held.set)
