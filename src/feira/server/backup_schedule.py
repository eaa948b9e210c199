"""Backups that a server makes itself, every so many hours, and of which it keeps the newest."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from feira.core.game import FeiraError
from feira.server.backup import back_up
from feira.server.settings import Settings
from feira.table.private import make_private_folder

_log = logging.getLogger("feira.server")

_PREFIX: Final = "feira-"
_ENDING: Final = ".backup"
_RETRY_SECONDS: Final = 600.0
_T = TypeVar("_T")


class BackupSchedule:
    """Looks at the newest backup in the folder: so a server that is often restarted makes no more than others."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder = settings.backups
        self._period = settings.backup_hours * 3600.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Make backups from now on, if the owner wants them."""
        if self._period:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Make no more; one that isn't finished leaves nothing behind."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if (wait := self.wait()) > 0:
                    await asyncio.sleep(wait)
                await self.make()
            except (FeiraError, OSError) as error:
                _log.error("no backup was made, the next try is in ten minutes: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)
            except Exception:  # whatever it is: a server without backups is worse than one that tries again
                _log.exception("no backup was made, the next try is in ten minutes")
                await asyncio.sleep(_RETRY_SECONDS)

    def wait(self) -> float:
        """Seconds until the next one is due."""
        kept = self.kept()
        return 0.0 if not kept else kept[-1].stat().st_mtime + self._period - time.time()

    def kept(self) -> list[Path]:
        """The backups that there are, oldest first."""
        return sorted(self._folder.glob(f"{_PREFIX}*{_ENDING}"))

    async def make(self) -> Path:
        """Make one now, and delete those that are too many."""
        target = self._folder / f"{_PREFIX}{datetime.now(UTC):%Y%m%d-%H%M%S}{_ENDING}"
        make_private_folder(self._folder)
        contents = await _apart(back_up(self._settings, target))
        _log.info("backup %s: %s", target, contents)
        for old in self.kept()[: -self._settings.backups_kept]:
            old.unlink()
        return target


async def _apart(work: Coroutine[Any, Any, _T]) -> _T:
    """Do it in a thread with a loop of its own, so that no player waits for it; if we are cancelled, it is too."""
    loop = asyncio.new_event_loop()
    task = loop.create_task(work)

    def run() -> _T:
        with asyncio.Runner(loop_factory=lambda: loop):
            return loop.run_until_complete(task)

    running = asyncio.ensure_future(asyncio.to_thread(run))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        with suppress(RuntimeError):  # it has just ended, and closed its loop
            loop.call_soon_threadsafe(task.cancel)
        await asyncio.gather(running, return_exceptions=True)
        raise
