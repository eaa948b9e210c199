"""Connections to SQLite or PostgreSQL, and the migrations that are run at every start."""

import fcntl
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from feira.games.base import FeiraError
from feira.server.settings import SQLITE_FILE, Settings

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATION_LOCK: Final = 0x6665697261  # of PostgreSQL: several servers may start at once
_BUSY_SECONDS: Final = 10

# Whatever the driver raises when the database can't be reached, read or written.
STORAGE_TROUBLE: Final = (SQLAlchemyError, OSError, TimeoutError)


class StorageError(FeiraError):
    """The database can't be used now: nothing was stored, unless told otherwise later."""

    def __init__(self, problem: BaseException) -> None:
        super().__init__("the server can't store or read anything at the moment; try again soon")
        self.problem = problem


class FolderInUse(FeiraError):  # noqa: N818  (what it is, not that it is an error)
    """A data folder that a running server has locked."""


class Database:
    """Two engines: one reads without transactions, the other writes in them."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.url = settings.url
        self._lock_file: IO[str] | None = None
        if self.is_sqlite:
            self._lock_file = _lock(settings.data_dir)
            self.reading = create_async_engine(self.url, pool_size=4, max_overflow=0, hide_parameters=True)
            self.writing = create_async_engine(self.url, pool_size=1, max_overflow=0, hide_parameters=True)
            for engine in (self.reading, self.writing):
                event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.writing.sync_engine, "begin", _begin_immediate)
        else:
            self.reading = create_async_engine(
                self.url,
                pool_size=5,
                max_overflow=5,
                pool_pre_ping=True,
                isolation_level="AUTOCOMMIT",
                hide_parameters=True,
            )
            self.writing = create_async_engine(
                self.url, pool_size=2, max_overflow=2, pool_pre_ping=True, hide_parameters=True
            )

    async def migrate(self) -> None:
        """Bring the schema up to date; a new database gets all of it."""
        try:
            async with self.writing.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
        except (*STORAGE_TROUBLE, CommandError) as error:
            problem = str(error).splitlines()[0]
            raise FeiraError(f"the database can't be used: {problem}") from error

    async def read(self, statement: Any, values: Any = None) -> list[Any]:
        """The rows of a query."""
        try:
            async with self.reading.connect() as connection:
                return list((await connection.execute(statement, values)).all())
        except STORAGE_TROUBLE as error:
            raise StorageError(error) from error

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


async def prepare(settings: Settings) -> None:
    """See whether the database can be used, and bring it up to date; FeiraError says why not."""
    database = Database(settings)
    try:
        await database.migrate()
    finally:
        await database.close()


def _lock(folder: Path) -> IO[str]:
    """One process only may use an SQLite database, for tables are kept in memory."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "feira.lock").open("w")
    except (FileExistsError, NotADirectoryError):
        raise FeiraError(f"{folder} can't be used: it is no folder") from None
    except OSError as error:
        raise FeiraError(f"{folder} can't be used: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise FolderInUse(f"another server is using {folder}; for several at once there is PostgreSQL") from None
    try:
        (folder / SQLITE_FILE).open("ab").close()
    except OSError as error:
        file.close()
        raise FeiraError(f"the database can't be used: {error.strerror}") from None
    return file


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say ourselves when a transaction begins
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={_BUSY_SECONDS * 1000}",
        "cache_size=-65536",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
