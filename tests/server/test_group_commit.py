"""Commits in groups: nothing is told before it is stored, and one bad write spoils no other."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from types import SimpleNamespace

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from feira.core.game import FeiraError
from feira.server import people
from feira.server.configuration import settings_from
from feira.server.database import Database, StorageError
from feira.server.group_commit import Conflict, GroupCommit
from feira.server.schema import chat, metadata, settings
from feira.server.settings import SQLITE_FILE, Settings

INSERT = insert(settings)


def run(settings_, work):
    async def whole():
        database = Database(settings_)
        try:
            await database.migrate()
            async with database.transaction() as connection:
                await connection.execute(delete(settings))  # what the upgrade has noted
            return await work(database, GroupCommit(database))
        finally:
            await database.close()

    return asyncio.run(whole())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    """An empty database of each kind."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres")()
    return Settings(tmp_path, database_url=url)


async def keys(database):
    return sorted(row.key for row in await database.read(select(settings.c.key)))


def row(key):
    return [(INSERT, [{"key": key, "value": "x"}])]


def test_many_writes_share_few_commits(place):
    async def work(database, group_commit):
        await asyncio.gather(*(group_commit.write(row(f"k{n:03}")) for n in range(300)))
        return await keys(database), group_commit.commits

    stored, commits = run(place, work)
    assert stored == [f"k{n:03}" for n in range(300)]
    assert commits <= 5


def test_a_conflict_is_told_to_who_made_it_only(place):
    async def work(database, group_commit):
        await group_commit.write(row("b"))
        answers = await asyncio.gather(*(group_commit.write(row(key)) for key in "abc"), return_exceptions=True)
        return answers, await keys(database)

    answers, stored = run(place, work)
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert stored == ["a", "b", "c"]


def test_a_conflict_among_many_costs_few_commits(place):
    async def work(database, group_commit):
        await group_commit.write(row("k123"))
        answers = await asyncio.gather(
            *(group_commit.write(row(f"k{n:03}")) for n in range(300)), return_exceptions=True
        )
        return answers, await keys(database), group_commit.commits

    answers, stored, commits = run(place, work)
    assert len(stored) == 300
    assert [n for n, answer in enumerate(answers) if answer is not None] == [123]
    assert commits < 30


def test_all_of_a_write_or_nothing(place):
    async def work(database, group_commit):
        await group_commit.write(row("b"))
        with pytest.raises(Conflict):
            await group_commit.write([*row("a"), *row("b")])
        return await keys(database)

    assert run(place, work) == ["b"]


def test_a_commit_that_fails_is_taken_back(place):
    """What refers to no table is only seen when all is committed."""
    nowhere = {"id": 1, "table_id": 99, "at": 1, "person": "p", "name": "Ana", "text": "hello"}

    async def work(database, group_commit):
        writes = [row("a"), [*row("b"), (insert(chat), [nowhere])], row("c")]
        answers = await asyncio.gather(*map(group_commit.write, writes), return_exceptions=True)
        async with database.transaction() as connection:
            await connection.execute(INSERT, {"key": "d", "value": "x"})
        return answers, await keys(database)

    answers, stored = run(place, work)
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert stored == ["a", "c", "d"]


def test_an_error_that_nobody_foresaw_spoils_only_its_own_write(tmp_path):
    async def work(database, group_commit):
        no_value = [(INSERT, [{"key": "b", "value": 2**70}])]
        answers = await asyncio.gather(*map(group_commit.write, (row("a"), no_value, row("c"))), return_exceptions=True)
        return answers, await keys(database)

    answers, stored = run(Settings(tmp_path), work)
    assert [type(answer) for answer in answers] == [type(None), StorageError, type(None)]
    assert stored == ["a", "c"]


def test_nobody_waits_for_ever_when_the_server_is_told_to_stop():
    """Neither who is in the group that is being stored, nor in the other half of it, nor who waits for the next."""
    under_way, waits = asyncio.Event(), []

    async def write_group(rows, _sender, _notes):
        if len(waits) == 0:
            waits.append(rows)
            await under_way.wait()
            raise IntegrityError("", {}, ValueError())
        raise asyncio.CancelledError

    async def work():
        group_commit = GroupCommit(SimpleNamespace(write_group=write_group))
        writes = [asyncio.create_task(group_commit.write(row(key))) for key in "ab"]
        await asyncio.sleep(0)
        writes.append(asyncio.create_task(group_commit.write(row("c"))))
        await asyncio.sleep(0)
        under_way.set()
        return await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 5)

    assert [type(answer) for answer in asyncio.run(work())] == [StorageError] * 3


def test_each_hears_once_also_if_the_server_is_told_to_stop_right_after_a_commit():
    heard = []

    async def write_group(_rows, _sender, _notes):
        group_commit.put(row("b"), None, lambda error: heard.append(("b", type(error))))  # for the next group

    async def work():
        nonlocal group_commit
        group_commit = GroupCommit(SimpleNamespace(write_group=write_group))
        group_commit.put(row("a"), None, lambda error: heard.append(("a", type(error))))
        while not heard:
            await asyncio.sleep(0)
        group_commit._task.cancel()  # before the next group is begun
        await group_commit.settled()

    group_commit = None
    asyncio.run(work())
    assert heard == [("a", type(None)), ("b", StorageError)]


def test_one_that_fails_to_listen_keeps_nobody_from_hearing(tmp_path):
    heard = []

    def deaf(_error):
        raise ValueError("deaf")

    async def work(_database, group_commit):
        for key, done in (("a", deaf), ("b", heard.append)):
            group_commit.put(row(key), None, done)
        await group_commit.settled()

    run(Settings(tmp_path), work)
    assert heard == [None]


def test_a_new_line_to_a_locked_file_waits_no_longer_than_it_should(tmp_path, monkeypatch):
    monkeypatch.setattr("feira.server.sqlite._BUSY_SECONDS", 0.2)

    async def work():
        database = Database(Settings(tmp_path))
        with closing(sqlite3.connect(tmp_path / SQLITE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            begun = time.monotonic()
            with pytest.raises(StorageError):
                await database.read(select(settings.c.key))
        await database.close()
        return time.monotonic() - begun

    assert asyncio.run(work()) < 3


def log_size(folder):
    return (folder / f"{SQLITE_FILE}-wal").stat().st_size


def in_the_file_itself(folder, elsewhere):
    """The keys that are in the file without its log; none if it was copied while it was half written."""
    copy = shutil.copy(folder / SQLITE_FILE, elsewhere)
    with closing(sqlite3.connect(copy)) as stored:
        try:
            return [key for (key,) in stored.execute("SELECT key FROM settings ORDER BY key")]
        except sqlite3.DatabaseError:
            return []


def test_what_is_written_is_soon_in_the_file_and_its_log_begins_anew(tmp_path, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("feira.server.sqlite._CHECKPOINT_SECONDS", 0.01)
    monkeypatch.setattr("feira.server.sqlite._LONG_LOG", 100)
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "copy"

    async def work(_database, group_commit):
        sizes = []
        for number in range(400):
            await group_commit.write([(INSERT, [{"key": f"k{number:03}", "value": "x" * 5000}])])
            sizes.append(log_size(tmp_path))
        until = time.monotonic() + 60
        while len(in_the_file_itself(tmp_path, elsewhere)) < 400 and time.monotonic() < until:
            await asyncio.sleep(0.05)
        return sizes, in_the_file_itself(tmp_path, elsewhere)

    sizes, stored = run(Settings(tmp_path), work)
    assert stored == [f"k{number:03}" for number in range(400)]
    assert sizes[-1] < 400 * 2 * 4096, "400 writes of at least two pages each"


def test_what_is_written_while_the_log_is_copied_is_copied_too(tmp_path, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("feira.server.sqlite._CHECKPOINT_SECONDS", 0.01)
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "copy"

    async def work(database, group_commit):
        late = iter(["late"])
        read = database._kind.read

        async def read_and_write(statement, values):
            rows = await read(statement, values)
            for key in late:
                await group_commit.write(row(key))
            return rows

        monkeypatch.setattr(database._kind, "read", read_and_write)
        await group_commit.write(row("early"))
        until = time.monotonic() + 30
        while len(in_the_file_itself(tmp_path, elsewhere)) < 2 and time.monotonic() < until:
            await asyncio.sleep(0.02)
        return in_the_file_itself(tmp_path, elsewhere)

    assert run(Settings(tmp_path), work) == ["early", "late"]


def test_what_a_reader_kept_from_being_copied_is_copied_when_it_has_gone(tmp_path, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("feira.server.sqlite._CHECKPOINT_SECONDS", 0.01)
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "copy"

    async def work(_database, group_commit):
        await group_commit.write(row("early"))
        with closing(sqlite3.connect(tmp_path / SQLITE_FILE, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM settings").fetchall()
            await group_commit.write(row("late"))
            await asyncio.sleep(0.2)
            assert "late" not in in_the_file_itself(tmp_path, elsewhere)
        until = time.monotonic() + 30
        while len(in_the_file_itself(tmp_path, elsewhere)) < 2 and time.monotonic() < until:
            await asyncio.sleep(0.02)
        return in_the_file_itself(tmp_path, elsewhere)

    assert run(Settings(tmp_path), work) == ["early", "late"]


def test_no_commit_copies_the_log_to_the_file(tmp_path, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("feira.server.sqlite._CHECKPOINT_SECONDS", 3600)
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "copy"

    async def work(_database, group_commit):
        await asyncio.gather(*(group_commit.write(row(f"k{number}")) for number in range(3)))
        for number in range(600):
            await group_commit.write([(INSERT, [{"key": f"long{number}", "value": "x" * 5000}])])
        return log_size(tmp_path)

    assert run(Settings(tmp_path), work) > 1000 * 4096, "more than SQLite itself would let it grow"
    assert len(in_the_file_itself(tmp_path, elsewhere)) == 603, "when the server stops"


def test_a_transaction_and_a_group_of_writes_wait_for_each_other(place):
    async def work(database, group_commit):
        async with database.transaction() as connection:
            await connection.execute(INSERT, {"key": "a", "value": "x"})
            writing = asyncio.create_task(group_commit.write(row("b")))
            await asyncio.sleep(0.05)
        await writing
        return await keys(database)

    assert run(place, work) == ["a", "b"]


def test_a_file_that_another_program_has_locked_stops_nobody_for_long(tmp_path):
    waits = []

    async def look_at_the_loop():
        while True:
            begun = time.monotonic()
            await asyncio.sleep(0.001)
            waits.append(time.monotonic() - begun)

    async def work(database, group_commit):
        await group_commit.write(row("a"))
        looking = asyncio.create_task(look_at_the_loop())
        with closing(sqlite3.connect(tmp_path / SQLITE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            with pytest.raises(StorageError):
                await group_commit.write(row("b"))
            waited = time.monotonic() - begun
            writing = asyncio.create_task(group_commit.write(row("c")))
            await asyncio.sleep(0.3)
            other.execute("ROLLBACK")
            await writing  # as soon as it can be
        looking.cancel()
        return waited, await keys(database)

    waited, stored = run(Settings(tmp_path), work)
    assert waited < 10, "two seconds, and what a busy machine adds"
    assert stored == ["a", "c"]
    assert max(waits) < waited / 2, "who stores nothing is not held up"


def test_to_forget_somebody_nothing_is_looked_through(tmp_path):
    """Groups of writes are made on the event loop: however much is stored, each of them must be quick."""

    async def work(_database, _group_commit):
        pass

    run(Settings(tmp_path), work)
    with closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as stored:
        for statement in people._forget:
            compiled = str(statement.compile(dialect=sqlite.dialect()))
            plan = stored.execute(f"EXPLAIN QUERY PLAN {compiled}", [""] * compiled.count("?")).fetchall()
            assert [step[-1].split()[0] for step in plan] == ["SEARCH"], compiled


def test_what_is_migrated_is_what_the_schema_says(place):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def work(database, _group_commit):
        async with database.transaction() as connection:
            return await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))

    assert run(place, work) == []


def test_one_process_only_uses_a_folder(tmp_path):
    async def work(_database, _group_commit):
        with pytest.raises(FeiraError, match="another server"):
            Database(Settings(tmp_path))

    run(Settings(tmp_path), work)


def test_a_database_that_is_not_there_is_a_clear_error(tmp_path):
    url = "postgresql://nobody:x@127.0.0.1:1/none"

    async def work():
        database = Database(Settings(tmp_path, database_url=url))
        with pytest.raises(StorageError):
            await database.read(select(settings))
        with pytest.raises(StorageError):
            await GroupCommit(database).write(row("a"))
        await database.close()

    asyncio.run(work())


def test_settings_that_can_not_be_are_refused(tmp_path):
    assert settings_from({"FEIRA_LIMIT_TABLES": "7"}, tmp_path).limits.tables == 7
    for environment in ({"FEIRA_DATABASE_URL": "mysql://x"}, {"FEIRA_LIMIT_TABLES": "-1"}, {"FEIRA_BOT_WORKERS": "0"}):
        with pytest.raises(FeiraError, match="FEIRA_"):
            settings_from(environment, tmp_path)
