"""Whose turn it is, if it is a bot's: asked after every change, and by the sweeper for what was left undone."""

import asyncio
import logging
from collections.abc import Sequence

from feira.core.game import FeiraError
from feira.server.bot_pool import BotPool
from feira.server.hub import Hub
from feira.table.commands import SERVER, Move
from feira.table.entry import Entry
from feira.table.table import Table

_log = logging.getLogger("feira.server")


class BotTurns:
    """Lets the bots of each table play one after the other, as long as it is their turn."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self._hub = hub
        self._pool = pool
        self._running: dict[str, asyncio.Task[None]] = {}
        hub.listeners.append(self._changed)

    def look(self, code: str) -> None:
        """Let the bots of a table play, unless they do so already."""
        if code not in self._running:
            task = asyncio.create_task(self._play(code))
            self._running[code] = task
            task.add_done_callback(lambda _: self._running.pop(code, None))

    async def close(self) -> None:
        """Stop; a bot that was thinking thinks again after the next start."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, table: Table, _new: Sequence[Entry]) -> None:
        if table.bots_due:
            self.look(table.code)

    async def _play(self, code: str) -> None:
        """If anything goes wrong the sweeper tries again."""
        try:
            while await self._play_one(code):
                pass
        except FeiraError as error:
            _log.warning("the bots of table %s wait: %s", code, error)
        except Exception:
            _log.exception("the bots of table %s wait", code)

    async def _play_one(self, code: str) -> bool:
        """One action of one bot; False if it isn't a bot's turn."""
        async with self._hub.reading(code, trusted=True) as table:
            if not table.bots_due:
                return False
            seat = table.bots_due[0]
            bot = table.seats[seat].bot
            assert bot is not None
            view, seed, version = table.view(seat), table.bot_seed(seat), table.version
            game, host = table.game, table.host
        action = await self._pool.choose(host, game, bot, view, seat, seed)
        try:
            await self._hub.do(code, Move(by=SERVER, seat=seat, move=action, expected_version=version))
        except FeiraError as error:  # somebody has come back, paused or undone; or another server was quicker
            async with self._hub.reading(code, trusted=True) as table:
                if table.version == version:
                    raise error from None
        return True
