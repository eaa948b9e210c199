"""The database, be it SQLite or PostgreSQL, and the migrations that are run at every start."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from feira.games.base import FeiraError
from feira.server.postgres import Postgres
from feira.server.settings import Settings
from feira.server.sqlite import Sqlite

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATION_LOCK: Final = 0x6665697261  # of PostgreSQL: several servers may start at once

# Whatever the driver raises when the database can't be reached, read or written.
STORAGE_TROUBLE: Final = (SQLAlchemyError, OSError, TimeoutError)


class StorageError(FeiraError):
    """The database can't be used now: nothing was stored, unless told otherwise later."""

    def __init__(self, problem: BaseException) -> None:
        super().__init__("the server can't store or read anything at the moment; try again soon")
        self.problem = problem


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
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
        except (*STORAGE_TROUBLE, CommandError) as error:
            problem = str(error).splitlines()[0]
            raise FeiraError(f"the database can't be used: {problem}") from error

    async def read(self, statement: Any, values: Any = None) -> list[Any]:
        """The rows of a query."""
        try:
            return await self._kind.read(statement, values)
        except STORAGE_TROUBLE as error:
            raise StorageError(error) from error

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


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
