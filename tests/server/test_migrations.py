"""The schema at every start: a new database gets it, a change is made whole, what can't be opened is refused."""

import asyncio
import shutil
import signal
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, text

from feira.core.game import FeiraError
from feira.server import database as databases
from feira.server.database import Database
from feira.server.schema import metadata, tables
from feira.server.settings import Settings

NEWEST = databases.known_revisions()[0]
TABLE = {"game": "x", "visibility": "x", "status": "x", "host": "x"}
TABLE |= {"version": 7, "bot_due": False, "updated": 1, "summary": b"{}"}

NEXT_VERSION = '''
"""A made-up next version."""

import os
import signal
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "v9999"
down_revision = "NEWEST"


def upgrade():
    op.add_column("tables", sa.Column("stars", sa.Integer(), nullable=True))
    op.execute("UPDATE tables SET stars = 7")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("stars", existing_type=sa.Integer(), nullable=False)
    if Path(__file__).with_name("kill").exists():
        os.kill(os.getpid(), signal.SIGKILL)
    op.create_index("tables_by_stars", "tables", ["stars"])
'''

START = """
import asyncio, sys
from pathlib import Path
from feira.server import database
from feira.server.settings import Settings

database._MIGRATIONS = Path(sys.argv[1])
asyncio.run(database.prepare(Settings(Path(sys.argv[2]), database_url=sys.argv[3])))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def stored(request, tmp_path):
    """An empty database of each kind."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres")()
    return Settings(tmp_path / "data", database_url=url)


@pytest.fixture
def next_version(tmp_path):
    """The migrations of a version that comes after this one."""
    folder = tmp_path / "migrations"
    shutil.copytree(databases._MIGRATIONS, folder)
    (folder / "versions" / "v9999_stars.py").write_text(NEXT_VERSION.replace("NEWEST", NEWEST))
    return folder


def in_database(settings, work, *, migrate=False):
    """What a function of a connection returns."""

    async def whole():
        database = Database(settings)
        try:
            if migrate:
                await database.migrate()
            async with database.transaction() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(whole())


def revisions(connection):
    return MigrationContext.configure(connection).get_current_heads()


def test_a_new_database_has_the_schema_that_the_server_works_with(stored):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert in_database(stored, differences, migrate=True) == []
    assert in_database(stored, revisions, migrate=True) == (NEWEST,)


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004"])
def test_a_database_from_before_0_1_0_is_refused_in_words(stored, revision):
    def as_it_was(connection):
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
        connection.execute(text("CREATE TABLE people (id VARCHAR(16) PRIMARY KEY, name VARCHAR(30) NOT NULL)"))
        connection.execute(text("INSERT INTO people VALUES ('p1', 'Ana')"))

    in_database(stored, as_it_was)
    with pytest.raises(FeiraError) as refused:
        in_database(stored, revisions, migrate=True)
    said = str(refused.value)
    assert "before Feira 0.1.0" in said
    assert ("--data-dir" if stored.is_sqlite else "FEIRA_DATABASE_URL") in said
    assert in_database(stored, lambda c: c.execute(text("SELECT * FROM people")).all()) == [("p1", "Ana")]
    assert in_database(stored, lambda c: sorted(inspect(c).get_table_names())) == ["alembic_version", "people"]


def test_a_database_of_a_newer_version_is_refused_in_words(stored, next_version, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(databases, "_MIGRATIONS", next_version)
        assert in_database(stored, revisions, migrate=True) == ("v9999",)
    with pytest.raises(FeiraError, match=r"written by a newer Feira \(.*\); install that version"):
        in_database(stored, revisions, migrate=True)
    assert in_database(stored, revisions) == ("v9999",)


def test_a_migration_that_is_killed_in_the_middle_is_made_whole_at_the_next_start(stored, next_version):
    def add_tables(connection):
        connection.execute(insert(tables), [TABLE | {"id": n, "code": str(n)} for n in range(50)])

    def columns(connection):
        return {column["name"] for column in inspect(connection).get_columns("tables")}

    def stars(connection):
        return connection.execute(text("SELECT count(*), min(stars), max(stars) FROM tables")).one()

    start = [sys.executable, "-c", START, str(next_version), str(stored.data_dir), stored.database_url]
    in_database(stored, add_tables, migrate=True)
    kill = next_version / "versions" / "kill"
    kill.touch()
    for _ in range(2):
        assert subprocess.run(start, check=False).returncode == -signal.SIGKILL
        assert in_database(stored, revisions) == (NEWEST,)
        assert "stars" not in in_database(stored, columns)
    kill.unlink()
    assert subprocess.run(start, check=False).returncode == 0
    assert in_database(stored, revisions) == ("v9999",)
    assert in_database(stored, stars) == (50, 7, 7)
    assert "tables_by_stars" in in_database(stored, lambda c: {i["name"] for i in inspect(c).get_indexes("tables")})
