"""PostgreSQL, which any number of servers share: they tell each other what they have stored by NOTIFY."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from feira.server.settings import Settings

CHANNEL: Final = "feira"
SERVER_NAME: Final = "feira server"  # by which PostgreSQL's list of connections knows those of servers
_MOST_NOTE_BYTES: Final = 7000  # PostgreSQL takes 8000
_notify: Final = text("SELECT pg_notify(:channel, :payload)")


class Postgres:
    """Two engines: one reads without transactions, the other writes in them."""

    def __init__(self, settings: Settings) -> None:
        common: dict[str, Any] = {
            "pool_pre_ping": True,
            "hide_parameters": True,
            "connect_args": connect_arguments(SERVER_NAME),
        }
        self.reading = create_async_engine(
            settings.url, pool_size=5, max_overflow=5, isolation_level="AUTOCOMMIT", **common
        )
        self._writing = create_async_engine(settings.url, pool_size=2, max_overflow=2, **common)

    async def read(self, statement: Any, values: Any) -> list[Any]:
        """The rows of a query."""
        async with self.reading.connect() as connection:
            return list((await connection.execute(statement, values)).all())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads and writes; what it has written is stored at the end."""
        async with self._writing.begin() as connection:
            yield connection

    async def write_group(self, rows: Mapping[Executable, Sequence[Any]], sender: str, notes: Sequence[str]) -> None:
        """Run statements in one transaction; when all is stored the other servers get the notes."""
        async with self._writing.begin() as connection:
            for statement, values in rows.items():
                await connection.execute(statement, values)
            for payload in _payloads(sender, notes):
                await connection.execute(_notify, {"channel": CHANNEL, "payload": payload})

    def require_present(self) -> None:
        """What was committed is PostgreSQL's to keep."""

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self._writing.dispose()


def connect_arguments(name: str) -> dict[str, Any]:
    """For the driver: the name that a connection goes by."""
    return {"server_settings": {"application_name": name}}


def _payloads(sender: str, notes: Sequence[str]) -> list[str]:
    """Notes in as few messages as possible."""
    payloads = [sender] if notes else []
    for note in notes:
        if len(payloads[-1]) + len(note) > _MOST_NOTE_BYTES:
            payloads.append(sender)
        payloads[-1] += f" {note}"
    return payloads
