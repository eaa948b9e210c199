"""SQLite: one file, which this process has to itself.

Going to a thread and back takes longer than most of what is done there, for a thread that comes back waits until the
others let it in. So a query is one step of a thread, however many steps the driver takes. And a group of writes, which
happens in memory, is done on the spot: only the flush of the disk waits in a thread.

What is committed goes to SQLite's log, and from there to the file. By itself SQLite does this whenever the log has a
thousand pages, within a commit, for which everybody then waits. So we do it, beside the commits.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from feira.server.prepared import prepared
from feira.server.settings import SQLITE_FILE, Settings
from feira.server.sqlite_files import LostFile, SqliteFiles

_log = logging.getLogger("feira.server")

_READERS: Final = 4
_BUSY_SECONDS: Final = 2  # that a write waits when another program has locked the file
_BUSY_PAUSE: Final = 0.02  # seconds between two tries, where no thread waits
_CHECKPOINT_SECONDS: Final = 1.0  # after a write, all that was written until then is copied to the file
_LONG_LOG: Final = 8_000  # pages of 4 KiB, after which SQLite's log starts over
_BEGIN: Final = "BEGIN IMMEDIATE"
_checkpoint: Final = text("PRAGMA wal_checkpoint(PASSIVE)")  # it neither waits for anybody nor holds anybody up


class Sqlite:
    """Three engines: one reads, one writes in transactions, and one writes what many people do together."""

    def __init__(self, settings: Settings) -> None:
        self._files = SqliteFiles(settings.data_dir)
        self._reading = self._engine(settings, _READERS, _BUSY_SECONDS)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._grouping = self._engine(settings, 1, 0)
        self._flusher = ThreadPoolExecutor(1, thread_name_prefix="flusher")
        self._writing = create_async_engine(
            database_url("sqlite+aiosqlite", settings.data_dir), pool_size=1, max_overflow=0, hide_parameters=True
        )
        self._watch_connections(self._writing.sync_engine, _BUSY_SECONDS)
        event.listen(self._writing.sync_engine, "begin", _begin_immediate)
        self._group_line: Connection | None = None  # stays open: to take it out of its pool costs more than a move
        self._turn = asyncio.Lock()  # there is one writer at a time
        self._copying: asyncio.Task[None] | None = None  # from SQLite's log to the file
        self._all_copied = True

    def _engine(self, settings: Settings, connections: int, busy_seconds: float) -> Engine:
        engine = create_engine(
            database_url("sqlite", settings.data_dir),
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"check_same_thread": False},
        )
        self._watch_connections(engine, busy_seconds)
        return engine

    def _watch_connections(self, engine: Engine, busy_seconds: float) -> None:
        """Connections are opened when they are needed first, which may be long after somebody looked at the files."""
        event.listen(engine, "do_connect", lambda *_: self._files.require_present())
        event.listen(engine, "connect", self._preparing(busy_seconds))

    def _preparing(self, busy_seconds: float) -> Callable[[Any, Any], None]:
        def prepare(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # we say ourselves when a transaction begins
            cursor = connection.cursor()
            for pragma in (
                f"busy_timeout={round(busy_seconds * 1000)}",  # first, as the next one may have to wait already
                "journal_mode=WAL",
                "synchronous=FULL",
                "wal_autocheckpoint=0",
                "foreign_keys=ON",
                "cache_size=-65536",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
            self._files.require_present()  # or this is a connection to another file

        return prepare

    async def read(self, statement: Any, values: Any) -> list[Any]:
        """The rows of a query; none from files that are not where they were, for they may have what nobody keeps."""
        self._files.require_present()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement, values)

    def _read(self, statement: Any, values: Any) -> list[Any]:
        with self._reading.connect() as connection:
            return list(connection.execute(statement, values).all())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads and writes; what it has written is stored at the end."""
        async with self._turn:
            self._files.require_present()
            async with self._writing.begin() as connection:
                yield connection
        self._files.require_present()
        self._copy_soon()

    async def write_group(self, rows: Mapping[Executable, Sequence[Any]], _sender: str, _notes: Sequence[str]) -> None:
        """Run statements in one transaction; there are no other servers to notify."""
        async with self._turn:
            until = time.monotonic() + _BUSY_SECONDS
            while not await self._try_to_write(rows, until):
                await asyncio.sleep(_BUSY_PAUSE)
        self._files.require_present()  # or what is committed is in a file that nobody will find
        self._copy_soon()

    def require_present(self) -> None:
        """LostFile if what was committed may be in a file that nobody will find."""
        self._files.require_present()

    async def _try_to_write(self, rows: Mapping[Executable, Sequence[Any]], until: float) -> bool:
        """Write and flush; False if another program writes, and there is still time to wait for it."""
        self._files.require_present()
        if self._group_line is None:
            self._group_line = self._grouping.connect()
        line = self._group_line
        driver: Any = line.connection.driver_connection
        with _as_sqlalchemy_says():
            try:
                driver.execute(_BEGIN)
            except sqlite3.OperationalError as error:
                if _is_busy(error) and time.monotonic() < until:
                    return False
                raise
            try:
                for statement, values in rows.items():
                    if (known := prepared(statement, tuple(values[0]))) is None:
                        line.execute(statement, values)
                    else:
                        driver.executemany(known.sql, list(map(known.parameters, values)))
                await asyncio.get_running_loop().run_in_executor(self._flusher, driver.commit)
            except BaseException:
                self._roll_back(driver)
                raise
            finally:
                if line.in_transaction():  # for SQLAlchemy, which knows only what it has executed itself
                    line.rollback()
        return True

    def _roll_back(self, driver: Any) -> None:
        """End a transaction that failed: left open, it would lock the file. If that fails too, connect again."""
        try:
            driver.rollback()
        except sqlite3.Error:
            if self._group_line is not None:
                self._group_line.invalidate()
                self._group_line = None
            raise

    def _copy_soon(self) -> None:
        self._all_copied = False
        if self._copying is None or self._copying.done():
            self._copying = asyncio.create_task(self._copy())

    async def _copy(self) -> None:
        """Copy SQLite's log to the file until nothing is left; if the log is long, nobody writes, so it starts over."""
        while not self._all_copied:
            await asyncio.sleep(_CHECKPOINT_SECONDS)
            self._all_copied = True  # unless somebody writes meanwhile, or still reads what was before
            try:
                [(busy, pages, copied)] = await self.read(_checkpoint, None)
                self._all_copied &= not busy and copied == pages
                if pages >= _LONG_LOG:
                    async with self._turn:  # there is little left: what was written meanwhile
                        await self.read(_checkpoint, None)
            except (SQLAlchemyError, LostFile) as error:  # nothing is lost: it stays in the log until the next write
                _log.warning("what is stored can't be copied from SQLite's log to the file: %s", error)
                return

    async def close(self) -> None:
        """Close all connections, and let others use the file."""
        if self._copying is not None:
            self._copying.cancel()
            await asyncio.gather(self._copying, return_exceptions=True)
        await self._writing.dispose()
        if self._group_line is not None:
            self._flusher.shutdown()
            self._group_line.close()
        for threads, engine in ((self._readers, self._reading), (self._flusher, self._grouping)):
            threads.shutdown()
            engine.dispose()
        self._files.close()


def database_url(driver: str, folder: Path) -> URL:
    """The file as SQLAlchemy names it. If it is gone that is an error: SQLite must not make a new one in its place."""
    file = (folder / SQLITE_FILE).absolute().as_uri()
    return URL.create(driver, database=file, query={"mode": "rw", "uri": "true"})


@contextmanager
def _as_sqlalchemy_says() -> Iterator[None]:
    """What the driver raises, as it is raised where the driver isn't used directly."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error


def _is_busy(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql(_BEGIN)
