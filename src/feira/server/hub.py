"""The tables in memory: one command after the other on each, stored before anybody hears of it.

While a command waits for the disk its table is locked, and already as it will be if all goes well. If it does not, the
table is forgotten and read again from the database: what is in memory never outlives what is stored.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from feira.core.game import FeiraError, Json
from feira.server.clock import now_ms
from feira.server.database import StorageError
from feira.server.errors import ServerRefused
from feira.server.group_commit import Conflict
from feira.server.ids import new_code
from feira.server.subscriptions import History, States, Watch, Watcher
from feira.server.table_repository import Log, no_such_table
from feira.table.commands import SERVER, Command, Create, Start
from feira.table.entry import Entry
from feira.table.live import LiveTable
from feira.table.refused import LogError, Repeated

_log = logging.getLogger("feira.server")

_ATTEMPTS: Final = 10  # when other servers are quicker again and again
_WATCHERS_SECONDS: Final = 1.0  # after which those who watch are told who else does
_IDLE_SECONDS: Final = 300  # after which a table is dropped from memory


class Room:
    """A table and those who watch it."""

    __slots__ = ("code", "history", "key", "lock", "table", "telling", "told", "used", "watches")

    def __init__(self, code: str) -> None:
        self.code = code
        self.key = 0  # the table's number, when it is known
        self.lock = asyncio.Lock()
        self.table: LiveTable | None = None  # None: to be read from the database
        self.history = History()
        self.told = 0  # the version that watchers have been told of
        self.watches: set[Watch] = set()
        self.telling: asyncio.Task[None] | None = None  # who watches, soon
        self.used = time.monotonic()


# Called after this server has stored entries of a table; it must return at once.
Listener = Callable[[Room, LiveTable, Sequence[Entry]], None]


class Hub:
    """All rooms of this process."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._rooms: dict[str, Room] = {}
        self.listeners: list[Listener] = []

    async def create(self, command: Create, *, code: str | None = None, start: Start | None = None) -> Json:
        """Make a table, and perhaps begin its game at once; its summary. Conflict if a given code is taken."""
        entries = [LiveTable.create(command, now_ms())]
        table, told = LiveTable.read(code or new_code(), entries)
        if start is not None:
            for entry in table.propose(start, now_ms()):
                told.append(table.absorb(entry))
                entries.append(entry)
        key, _ = await self._log.create(table, entries)
        room = self._rooms.setdefault(table.code, Room(table.code))
        if room.table is None and not room.lock.locked():  # nobody has been quick enough to ask for it
            room.key, room.table, room.told, room.history = key, table, table.version, History(told)
        self._announce(room, table, entries)
        return table.summary()

    @asynccontextmanager
    async def reading(self, code: str, person: str | None = None, *, trusted: bool = False) -> AsyncIterator[LiveTable]:
        """The table while nobody changes it; Refused if the person may not see it."""
        async with self._entered(code) as (_, table):
            if not trusted and not table.may_watch(person):
                raise _locked()
            yield table

    async def do(self, code: str, command: Command) -> int:
        """Obey a command; the version of the table after it, or after the same command when it came first."""
        async with self._entered(code) as (room, _):
            for _ in range(_ATTEMPTS):
                table = await self._loaded(room)
                if command.by is not SERVER and not table.may_watch(command.by):
                    raise _locked()
                was = table.status
                try:
                    new = table.propose(command, now_ms())
                except Repeated as repeated:
                    self._log.require_present()  # whoever asks again must not be told of what can't be found any more
                    return repeated.version
                try:
                    told = [table.absorb(entry) for entry in new]
                    finished = table.status == "finished" != was
                    summary = await self._log.append(room.key, table, new, finished=finished)
                except Conflict:
                    room.table = None
                    continue
                except BaseException:  # whether it was stored or not is seen when the table is read again
                    room.table = None
                    raise
                room.history.add(told)
                self._tell(room, table, summary)
                self._announce(room, table, new)
                return table.version
        raise ServerRefused("busy", "too many people act at this table at once; try again")

    async def refresh(self, code: str) -> None:
        """Read what another server has stored, and tell the watchers here."""
        room = self._rooms.get(code)
        if room is None:
            return
        async with room.lock:
            try:
                await self._catch_up(room)
            except BaseException:  # perhaps only a part of it was taken over
                room.table = None
                raise

    async def refresh_all(self) -> None:
        """After other servers could not be heard for a while; a table that can't be read holds up no other."""
        for code in list(self._rooms):
            try:
                await self.refresh(code)
            except StorageError:
                raise
            except Exception:
                _log.exception("table %s can't be read", code)

    # Watching

    async def watch(
        self, code: str, watcher: Watcher, seat: int | None, since: int | None, request: Any
    ) -> tuple[Watch, str]:
        """From now on the watcher is told of every change; how the table stands now."""
        async with self._entered(code) as (room, table):
            viewer = _viewer(table, watcher.person, seat)
            watch = Watch(code, watcher, viewer, table.version)
            message = _state(room, table, viewer, _start(table, since), request, watch)
            room.watches.add(watch)
            self._watchers_changed(room, watch)
            return watch, message

    def unwatch(self, watch: Watch) -> None:
        """Nothing more is told."""
        room = self._rooms.get(watch.code)
        if room is not None:
            room.watches.discard(watch)
            self._watchers_changed(room, watch)

    def _watchers_changed(self, room: Room, changed: Watch) -> None:
        """Somebody has come or gone: if it is a spectator the others are told, soon and not too often."""
        if changed.viewer is None and room.telling is None and room.watches - {changed}:
            room.telling = asyncio.create_task(self._tell_watchers(room))

    async def _tell_watchers(self, room: Room) -> None:
        await asyncio.sleep(_WATCHERS_SECONDS)
        room.telling = None
        async with room.lock:
            try:
                self._tell(room, await self._loaded(room))
            except FeiraError as error:
                _log.warning("table %s: who watches can't be told: %s", room.code, error)

    def version_of(self, code: str, person: str | None) -> int | None:
        """The version of a table that is in memory and stored; None if not there, or not theirs to see."""
        room = self._rooms.get(code)
        if room is None or room.table is None or not room.table.may_watch(person):
            return None
        return room.told or None

    @property
    def watched(self) -> list[str]:
        """The codes of all tables that somebody watches here."""
        return [room.code for room in self._rooms.values() if room.watches]

    def watches_of(self, code: str) -> Sequence[Watch]:
        """All who watch a table here."""
        room = self._rooms.get(code)
        return [] if room is None else list(room.watches)

    async def state(self, code: str, person: str | None, seat: int | None, since: int | None) -> str:
        """How a table stands, for one who does not watch it."""
        async with self._entered(code) as (room, table):
            return _state(room, table, _viewer(table, person, seat), _start(table, since))

    async def lately(self, code: str, person: str | None, seat: int | None, steps: int) -> Json:
        """What a viewer knew before each of the last steps of a game, and knows now; nothing before the start."""
        async with self._entered(code) as (_, table):
            viewer, version = _viewer(table, person, seat), table.version
            seen_lately = table.lately(viewer, steps)
        return {"version": version, "viewer": viewer, "observations": await asyncio.to_thread(seen_lately)}

    async def catch_up(self, watch: Watch) -> None:
        """Make what a watcher lacks who was too slow for what is kept in memory."""
        async with self._entered(watch.code) as (room, table):
            if watch not in room.watches:  # the table was locked meanwhile
                raise _locked()
            watch.pending = _state(room, table, watch.viewer, watch.sent)
            watch.pending_version = table.version

    # Memory

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        long_ago = time.monotonic() - _IDLE_SECONDS
        for room in [room for room in self._rooms.values() if room.used < long_ago and not room.lock.locked()]:
            room.table, room.history = None, History()
            if not room.watches:
                del self._rooms[room.code]

    @asynccontextmanager
    async def _entered(self, code: str) -> AsyncIterator[tuple[Room, LiveTable]]:
        """The room of a table and the table, while nobody else changes it."""
        if not code.isalnum() or len(code) > 16:
            raise no_such_table(code)
        while True:
            room = self._rooms.setdefault(code, Room(code))
            room.used = time.monotonic()
            async with room.lock:
                if self._rooms.get(code) is room:  # else there was no such table a moment ago
                    yield room, await self._loaded(room)
                    return

    async def _loaded(self, room: Room) -> LiveTable:
        """The table of a room, whose lock is held."""
        if room.table is None:
            await self._catch_up(room)
        assert room.table is not None
        return room.table

    async def _catch_up(self, room: Room) -> None:
        """Take over what is stored and not in memory; watchers who have not heard of it are told."""
        if room.table is not None:
            try:
                room.history.add(await self._log.catch_up(room.table))
            except LogError as error:  # it is half changed; perhaps it alone was wrong, and not what is stored
                _log.warning("%s; the table is read again", error)
                room.table = None
        if room.table is None:
            await self._load(room)
        assert room.table is not None
        heard_before, room.told = room.told, room.table.version
        if 0 < heard_before < room.told:
            self._tell(room, room.table)

    async def _load(self, room: Room) -> None:
        try:
            room.key, room.table, told = await self._log.load(room.code)
        except ServerRefused:  # there is no such table
            del self._rooms[room.code]
            raise
        except LogError as error:
            _log.error("%s", error)
            raise
        room.history = History(told)

    def _tell(self, room: Room, table: LiveTable, summary: bytes | None = None) -> None:
        """Everybody who watches gets the state as they may see it; nobody is waited for."""
        room.told = table.version
        if room.watches:
            _check_viewers(room, table)
            states = States(table, room.watches, summary)
            for watch in room.watches:
                watch.pending = (
                    states.message(watch.viewer, watch.sent, room.history.since(watch.sent))
                    if room.history.reaches(watch.sent)
                    else None
                )
                watch.pending_version = table.version
                watch.watcher.changed(watch)

    def _announce(self, room: Room, table: LiveTable, new: Sequence[Entry]) -> None:
        for listener in self.listeners:
            listener(room, table, new)


def _locked() -> ServerRefused:
    return ServerRefused("locked", "this table is locked: only those who play at it may see it")


def _start(table: LiveTable, since: int | None) -> int:
    """The version that a page has; none, if there can be no such version."""
    return since if since is not None and 0 <= since <= table.version else 0


def _state(
    room: Room, table: LiveTable, viewer: int | None, since: int, request: Any = None, newcomer: Watch | None = None
) -> str:
    watches = room.watches if newcomer is None else room.watches | {newcomer}
    return States(table, watches).message(viewer, since, room.history.since(since), request)


def _viewer(table: LiveTable, person: str | None, seat: int | None) -> int | None:
    """Whose view somebody gets: of the seat that they name, else of one that is theirs, else a spectator's.

    Of their own seats those come first on which they play themselves, and of these the one that is to act.
    """
    own = () if person is None else table.seats_of(person)
    if seat is not None:
        if seat not in own:
            raise ServerRefused("not-your-seat", f"seat {seat} is not yours", seat=seat)
        return seat
    if own:
        return min(own, key=lambda mine: (table.seats[mine].played_by is None, mine not in table.to_act))
    if not table.may_watch(person):
        raise _locked()
    return None


def _check_viewers(room: Room, table: LiveTable) -> None:
    """Who has lost a seat sees what a spectator sees; who may not even watch sees nothing more.

    When the seats were drawn, everybody looks from where they sit now, a shared screen from where the same one sits.
    """
    for watch in list(room.watches):
        person = watch.watcher.person
        own = table.seats_of(person)
        if watch.pending_version < table.started_at and watch.viewer in table.order:
            watch.viewer = table.order.index(watch.viewer)
        if watch.viewer is not None and watch.viewer not in own:
            watch.viewer = _viewer(table, person, None) if own else None
        if watch.viewer is None and not table.may_watch(person):
            room.watches.discard(watch)
