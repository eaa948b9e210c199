"""Whether a move could be stored now: found out by storing something as large."""

import asyncio
import shutil
import time
from typing import Final

from sqlalchemy import bindparam, delete, text

from feira.server.bot_pool import BotPool
from feira.server.database import StorageError
from feira.server.group_commit import GroupCommit
from feira.server.refused import ServerRefused
from feira.server.schema import settings
from feira.server.settings import Settings

_FRESH_SECONDS: Final = 1.0  # that an answer is good for: so nobody loads the database by asking
_PATIENCE_SECONDS: Final = 3.0
_FILLING: Final = "." * 16_384  # as many pages of the disk as a move may take
_write: Final = text(
    "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_remove: Final = delete(settings).where(settings.c.key == bindparam("mine"))


def free_bytes(settings: Settings) -> int:
    """How much space is left where the database is, if it is ours; none if that place is gone."""
    try:
        return shutil.disk_usage(settings.data_dir).free
    except OSError:
        return 0


class Readiness:
    """Tries to store something, at most once a second, however many ask."""

    def __init__(self, group_commit: GroupCommit, settings: Settings) -> None:
        self._group_commit = group_commit
        self._settings = settings
        self.pool: BotPool | None = None  # set when there is one
        self._key = (
            f"ready:{group_commit.name}"  # our own: servers that share a database must never wait for each other here
        )
        self._attempt: asyncio.Task[None] | None = None
        self._answered = 0.0

    async def require(self) -> None:
        """StorageError if nothing can be stored, or not in time; ServerRefused if space runs out, or bots can't act."""
        attempt = self._attempt
        if attempt is None or (attempt.done() and time.monotonic() - self._answered >= _FRESH_SECONDS):
            attempt = self._attempt = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([attempt], timeout=_PATIENCE_SECONDS)
        if not done:  # it continues, and no second one is started: the next request may see its end
            raise StorageError(TimeoutError())
        attempt.result()
        self._require_space()
        if self.pool is not None and self.pool.problem is not None:
            raise ServerRefused("not-ready", self.pool.problem)

    def _require_space(self) -> None:
        if not self._settings.is_sqlite:
            return
        free = free_bytes(self._settings) // 10**6
        if free < self._settings.least_free_megabytes:
            raise ServerRefused("not-ready", f"only {free} megabytes are free for the database")

    async def _try(self) -> None:
        try:
            await self._group_commit.write([(_write, [{"key": self._key, "value": _FILLING}])])
            # Afterwards: what is gone before the commit need not be written, so a full disk might not be noticed.
            await self._group_commit.write([(_remove, [{"mine": self._key}])])
        finally:
            self._answered = time.monotonic()
