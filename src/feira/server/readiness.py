"""Whether a move could be stored now: found out by storing something as large."""

import asyncio
import time
from typing import Final

from sqlalchemy import bindparam, delete, text

from feira.server.database import StorageError
from feira.server.group_commit import GroupCommit
from feira.server.schema import settings

_FRESH_SECONDS: Final = 1.0  # that an answer is good for: so nobody loads the database by asking
_PATIENCE_SECONDS: Final = 3.0
_FILLING: Final = "." * 16_384  # as many pages of the disk as a move may take
_write: Final = text(
    "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_remove: Final = delete(settings).where(settings.c.key == bindparam("mine"))


class Readiness:
    """Tries to store something, at most once a second, however many ask."""

    def __init__(self, group_commit: GroupCommit) -> None:
        self._group_commit = group_commit
        self._key = (
            f"ready:{group_commit.name}"  # our own: servers that share a database must never wait for each other here
        )
        self._attempt: asyncio.Task[None] | None = None
        self._answered = 0.0

    async def require(self) -> None:
        """StorageError if nothing can be stored, or not in time."""
        attempt = self._attempt
        if attempt is None or (attempt.done() and time.monotonic() - self._answered >= _FRESH_SECONDS):
            attempt = self._attempt = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([attempt], timeout=_PATIENCE_SECONDS)
        if not done:  # it continues, and no second one is started: the next request may see its end
            raise StorageError(TimeoutError())
        attempt.result()

    async def _try(self) -> None:
        try:
            await self._group_commit.write([(_write, [{"key": self._key, "value": _FILLING}])])
            # Afterwards: what is gone before the commit need not be written, so a full disk might not be noticed.
            await self._group_commit.write([(_remove, [{"mine": self._key}])])
        finally:
            self._answered = time.monotonic()
