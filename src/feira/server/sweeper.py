"""Looks at regular intervals for work that no request brings: time that is over, bots that a stopped server left."""

import asyncio
import logging
from typing import Final

from sqlalchemy import bindparam, select

from feira.core.game import FeiraError
from feira.server.bot_turns import BotTurns
from feira.server.clock import now_ms
from feira.server.database import Database
from feira.server.garbage import Collector
from feira.server.hub import Hub
from feira.server.schema import tables
from feira.table.commands import SERVER, Timeout

_log = logging.getLogger("feira.server")

_MOST: Final = 200  # tables in one sweep
_PATIENCE_MS: Final = 3000  # then another server's bots are taken over, so that nobody waits ten seconds
_late: Final = (
    select(tables.c.code).where(tables.c.deadline <= bindparam("now")).order_by(tables.c.deadline).limit(_MOST)
)
_waiting: Final = (
    select(tables.c.code)
    .where(tables.c.bot_due, tables.c.updated <= bindparam("before"))
    .order_by(tables.c.updated)
    .limit(_MOST)
)


class Sweeper:
    """Every server of a database sweeps all of it: the first one to store an entry has done it for all."""

    def __init__(self, database: Database, hub: Hub, bots: BotTurns, collector: Collector, seconds: float) -> None:
        self._database = database
        self._hub = hub
        self._bots = bots
        self._collector = collector
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep from now on, beginning with what a stopped server has left."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Sweep no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except FeiraError as error:
                _log.warning("clocks and bots wait: %s", error)
            except Exception:
                _log.exception("clocks and bots wait")
            await asyncio.sleep(self._seconds)

    async def sweep(self) -> None:
        """Once."""
        self._hub.forget_idle()
        self._collector.look()
        for row in await self._database.read(_late, {"now": now_ms()}):
            try:
                await self._time_out(row.code)
            except FeiraError as error:  # one table must not hold up the others
                _log.warning("table %s: its clock waits: %s", row.code, error)
        for row in await self._database.read(_waiting, {"before": now_ms() - _PATIENCE_MS}):
            self._bots.look(row.code)

    async def _time_out(self, code: str) -> None:
        """A bot takes over for people whose time is over."""
        async with self._hub.reading(code, trusted=True) as table:
            late = [seat for seat in table.to_act if (at := table.seat_deadline(seat)) is not None and at <= now_ms()]
        for seat in late:
            try:
                await self._hub.do(code, Timeout(by=SERVER, seat=seat))
            except FeiraError as error:  # they have moved in the last moment
                _log.info("table %s, seat %d: %s", code, seat, error)
