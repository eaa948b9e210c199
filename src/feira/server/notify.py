"""Servers that share a PostgreSQL tell each other what they have stored, by LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import text

from feira.core.game import FeiraError
from feira.server.clock import now_ms
from feira.server.postgres import CHANNEL, Postgres
from feira.server.presence import Away
from feira.server.services import Services

_log = logging.getLogger("feira.server")

_RETRY_SECONDS: Final = 1.0
_ALIVE_SECONDS: Final = 20.0  # between two questions whether the line still stands


class Listener:
    """Hears what other servers have stored. Whatever was missed is looked up after a lost connection."""

    def __init__(self, services: Services) -> None:
        self._postgres = services.database.postgres
        self._own = services.group_commit.name
        self._group_commit = services.group_commit
        self._people = services.people
        self._hub = services.hub
        self._chat = services.chat
        self._connections = services.connections
        self._announcements = services.announcements
        self._sure_until = now_ms()  # nothing is missed that was stored before
        self._task: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen from now on; there is nobody to hear if the database is SQLite."""
        if self._postgres is not None:
            self._task = asyncio.create_task(self._run(self._postgres))
            self._hub.presence_listeners.append(self._came_or_went)

    async def close(self) -> None:
        """Listen no more."""
        tasks = [*self._following, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, postgres: Postgres) -> None:
        while True:
            try:
                await self._listen(postgres)
            except Exception as error:  # the driver has errors of its own; whatever it is, listening continues
                _log.warning("other servers can't be heard: %s", error)
            await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self, postgres: Postgres) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with postgres.reading.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self._heard)
            try:
                await self._make_up()
                while not lost.is_set():  # a line that died in silence is noticed by asking
                    with suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), _ALIVE_SECONDS)
                    if not lost.is_set():
                        sure = now_ms()
                        await connection.execute(text("SELECT 1"))
                        self._sure_until = sure
            finally:
                if not driver.is_closed():
                    await driver.remove_listener(CHANNEL, self._heard)

    async def _make_up(self) -> None:
        """Look up what was stored while nothing could be heard; first who may not be here any more."""
        sure = now_ms()
        self._connections.close_void(await self._people.epochs(self._connections.people))
        await self._hub.refresh_all()
        await self._chat.heard_since(self._sure_until)
        self._sure_until = sure

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        sender, *notes = payload.split()
        if sender == self._own:
            return
        for note in notes:
            kind, name, *more = note.split(":")
            if kind == "t":
                self._follow(self._hub.refresh(name))
            elif kind == "c":
                self._follow(self._chat.heard(name, int(more[0])))
            elif kind == "p":
                self._follow(self._send_away(name))
            elif kind == "x":
                self._hub.drop(name)
            elif kind == "a":
                self._follow(self._announcements.heard())
            elif kind == "w":
                self._heard_presence(name, *more)

    def _came_or_went(self, code: str, person: str | None, away: Away | None) -> None:
        """Send it to the other servers. When somebody comes, also ask them who else is there."""
        how = "here" if away is None else "lost" if away.lost else "left"
        self._tell_presence(code, how, 0 if away is None else away.since, [] if person is None else [person])

    def _tell_presence(self, code: str, how: str, since: int, people: Sequence[str]) -> None:
        self._follow(self._group_commit.write([], note=f"w:{code}:{how}:{since}:{','.join(people)}"))

    def _heard_presence(self, code: str, how: str, since: str, ids: str) -> None:
        """Take it over, and answer: with the players here if they are asked for, or are said to have left."""
        people = ids.split(",") if ids else []
        left = how in ("left", "lost")
        self._hub.heard_presence(code, people, Away(int(since), how == "lost") if left else None)
        here = self._hub.players_at(code)
        answer = [person for person in here if person in people] if left else here if how == "here" else []
        if answer:
            self._tell_presence(code, "too", 0, answer)

    async def _send_away(self, person: str) -> None:
        """End what was begun with tokens that are void; a connection with a newer token may stay."""
        try:
            epochs = await self._people.epochs([person])
        except FeiraError:  # then rather too many than too few
            self._connections.close_all(person)
            raise
        self._connections.close_void(epochs)

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(work))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except FeiraError as error:
            _log.warning("what another server has stored can't be read: %s", error)
