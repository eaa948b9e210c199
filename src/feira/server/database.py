"""The database, be it SQLite or PostgreSQL, and the migrations that are run at every start."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, ClassVar, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, delete, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from feira import __version__
from feira.core.game import FeiraError
from feira.server.postgres import Postgres
from feira.server.schema import settings as settings_table
from feira.server.settings import SQLITE_FILE, Settings
from feira.server.sqlite import Sqlite
from feira.server.sqlite_files import APPLICATION_ID, LostFile

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6665697261  # of PostgreSQL: several servers may start at once
_VERSION: Final = "feira_version"  # of the program that has brought the schema up to date
_BEFORE_0_1_0: Final = frozenset(("0001", "0002", "0003", "0004"))  # revisions
_ANOTHER: Final = {
    "sqlite": f"name another folder with --data-dir, or move {SQLITE_FILE} and the files named like it elsewhere",
    "postgresql": "name another database in FEIRA_DATABASE_URL",
}

# Whatever the driver raises when the database can't be reached, read or written.
STORAGE_TROUBLE: Final = (SQLAlchemyError, OSError, TimeoutError)


class StorageError(FeiraError):
    """The database can't be used now: nothing was stored, unless a later message says otherwise."""

    text: ClassVar[str] = "the server can't store or read anything at the moment; try again soon"

    def __init__(self, problem: BaseException) -> None:
        super().__init__(self.text)
        self.problem = problem


class LostDatabaseError(StorageError):
    """The database file was moved, replaced or deleted while the server was using it."""

    text: ClassVar[str] = (
        "the server's database file was moved, replaced or deleted: nothing is stored until whoever runs the server "
        "puts it back, or starts the server again"
    )


def storage_error(problem: BaseException) -> StorageError:
    """What people read about a problem with the database."""
    return (LostDatabaseError if isinstance(problem, LostFile) else StorageError)(problem)


class Database:
    """All that is stored."""

    def __init__(self, settings: Settings) -> None:
        self.postgres = None if settings.is_sqlite else Postgres(settings)
        self._kind = self.postgres or Sqlite(settings)

    async def migrate(self) -> None:
        """Bring the schema up to date; a new database gets all of it."""
        try:
            async with self.transaction() as connection:
                if self.postgres is not None:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(upgrade)
        except (*STORAGE_TROUBLE, CommandError) as error:
            problem = str(error).splitlines()[0]
            raise FeiraError(f"the database can't be used: {problem}") from error

    async def read(self, statement: Any, values: Any = None) -> list[Any]:
        """The rows of a query."""
        try:
            return await self._kind.read(statement, values)
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error

    def require_present(self) -> None:
        """StorageError if what was stored may not be found any more."""
        try:
            self._kind.require_present()
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that reads and writes; what it has written is stored at the end."""
        return self._kind.transaction()

    async def write_group(self, rows: Mapping[Executable, Sequence[Any]], sender: str, notes: Sequence[str]) -> None:
        """Run statements in one transaction; when all is stored the other servers, if there are any, get the notes."""
        await self._kind.write_group(rows, sender, notes)

    async def close(self) -> None:
        """Close all connections."""
        await self._kind.close()


async def prepare(settings: Settings) -> None:
    """See whether the database can be used, and bring it up to date; FeiraError says why not."""
    database = Database(settings)
    try:
        await database.migrate()
    finally:
        await database.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """In one transaction: a server that is killed meanwhile has changed nothing, and the next start does all of it."""
    config = _migrations()
    config.attributes["connection"] = connection
    _require_known(connection)
    before = MigrationContext.configure(connection).get_current_heads()
    command.upgrade(config, revision)
    if MigrationContext.configure(connection).get_current_heads() != before:
        _note_version(connection)
    if connection.dialect.name == "sqlite":
        _sign(connection)


def _sign(connection: Connection) -> None:
    """Copies of the database are known by it, for they hold the same secrets."""
    if connection.exec_driver_sql("PRAGMA application_id").scalar() != APPLICATION_ID:
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config


def known_revisions() -> list[str]:
    """The schemas that this version can open, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def _require_known(connection: Connection) -> None:
    """FeiraError unless this version can open the database, or it is empty."""
    known = known_revisions()
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision in _BEFORE_0_1_0:
            raise FeiraError(
                "this database is from before Feira 0.1.0, which can't open it; nothing in it was changed. "
                f"Use an empty one: {_ANOTHER[connection.dialect.name]}"
            )
        if revision not in known:
            version = _noted_version(connection)
            raise FeiraError(
                f"this database was written by a newer Feira ({version or f'schema {revision}'}); install that version"
            )


def _note_version(connection: Connection) -> None:
    """Who can't open the database is told what can."""
    connection.execute(delete(settings_table).where(settings_table.c.key == _VERSION))
    connection.execute(insert(settings_table).values(key=_VERSION, value=__version__))


def _noted_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(settings_table.name):
        return None
    found = select(settings_table.c.value).where(settings_table.c.key == _VERSION)
    return connection.execute(found).scalar()
