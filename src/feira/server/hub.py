"""The tables in memory: one command after the other on each, stored before anybody hears of it.

While a command waits for the disk its table is locked, and already as it will be if all goes well. If it does not, the
table is dropped and read again from the database: what is in memory never outlives what is stored.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from feira.core.game import FeiraError, Json
from feira.core.text_board import board_for_page
from feira.server.choices import ChoiceWorker
from feira.server.clock import now_ms
from feira.server.connections import TRY_LATER
from feira.server.database import StorageError
from feira.server.errors import error_body
from feira.server.group_commit import Conflict
from feira.server.ids import new_code
from feira.server.presence import Away, Presence
from feira.server.refused import ServerRefused
from feira.server.served_table import ServedTable, locked, viewer_for
from feira.server.subscriptions import History, StateMessages, Subscriber, Subscription, with_choices
from feira.server.table_repository import TableRepository, no_such_table
from feira.table.commands import SERVER, Command, Create, Start
from feira.table.entry import Entry
from feira.table.proposals import why_not
from feira.table.refused import LogError, Refused, Repeated
from feira.table.table import Table

_log = logging.getLogger("feira.server")

_ATTEMPTS: Final = 10  # when other servers are quicker again and again
_SPECTATORS_SECONDS: Final = 1.0  # after which those who watch learn who else does
_PRESENCE_SECONDS: Final = 1.0  # after which those who watch learn who of the players has come or gone
_IDLE_SECONDS: Final = 300  # after which a table is dropped from memory


# Called after this server has stored entries of a table; it must return right away.
Listener = Callable[[Table, Sequence[Entry]], None]


# Called with the version after a command, or with the error for which it was not stored.
Answer: TypeAlias = Callable[[int, BaseException | None], None]


# Called when a player has come to a table here (None), or gone; without a player it asks the other servers who is
# there. It must return right away.
PresenceListener = Callable[[str, str | None, Away | None], None]


class _Change(NamedTuple):
    """What a command has made of a table, which is still to be stored."""

    table: Table
    new: list[Entry]
    finished: bool  # by it, the game
    moved: bool  # and nothing else: nobody has come, gone or changed seats


class Hub:
    """All tables that this process serves."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._worker = ChoiceWorker()
        self._served: dict[str, ServedTable] = {}
        self._presence = Presence()
        self._storing: set[asyncio.Task[None]] = set()  # what was begun on the spot and takes longer
        self.listeners: list[Listener] = []
        self.presence_listeners: list[PresenceListener] = []

    async def create(self, command: Create, *, code: str | None = None, start: Start | None = None) -> Json:
        """Create a table, and perhaps start its game right away; its summary. Conflict if a given code is taken."""
        entries = [Table.create(command, now_ms())]
        table, told = Table.read(code or new_code(), entries)
        if start is not None:
            for entry in table.propose(start, now_ms()):
                told.append(table.apply(entry))
                entries.append(entry)
        return await self.adopt(table, entries, told)

    async def adopt(self, table: Table, entries: Sequence[Entry], told: list[Json]) -> Json:
        """Store a new table, given with its log and what everybody may know of that; its summary."""
        key, _ = await self._repository.create(table, entries)
        served = self._served.setdefault(table.code, ServedTable(table.code, self._worker))
        if served.table is None and not served.lock.locked():  # nobody has been quick enough to ask for it
            served.key, served.table, served.published, served.history = key, table, table.version, History(told)
            self._note_seats(served)
        self._announce(table, entries)
        return table.summary()

    def close(self) -> None:
        """End the thread that works out choices."""
        self._worker.close()

    @asynccontextmanager
    async def reading(self, code: str, person: str | None = None, *, trusted: bool = False) -> AsyncIterator[Table]:
        """The table while nobody changes it; Refused if the person may not see it."""
        async with self._entered(code) as (_, table):
            if not trusted and not table.may_watch(person):
                raise locked()
            yield table

    async def do(self, code: str, command: Command, history: int | None = None) -> int:
        """Execute a command; the version of the table after it, or after the same command when it came first.

        `history` is the time of the entry that the command expects to be the last; Refused if it is of another history.
        """
        served = await self._enter(code)
        try:
            return await self._do(served, command, history)
        finally:
            served.lock.release()

    def begin(self, code: str, command: Command, history: int | None, answer: Answer) -> bool:
        """Execute a command on the spot; False if it can't be, for `do` to wait, or to say what is wrong.

        This is for moves, which thousands make at the same time: a task for each would cost more than the move.
        """
        served = self._served.get(code)
        if served is None or served.table is None or not served.lock.try_acquire():
            return False
        served.used = time.monotonic()
        try:
            change = self._change(served, served.table, command, history)
        except Exception:  # nothing has happened, and it comes again
            served.lock.release()
            return False
        try:
            self._store(served, change, answer)
        except Exception:  # nothing is stored
            served.table = None
            served.lock.release()
            return False
        return True

    def _store(self, served: ServedTable, change: _Change, answer: Answer) -> None:
        """Store a change, with nobody waiting for it."""
        table, new, finished, moved = change
        if finished or not moved:
            task = asyncio.create_task(self._store_more(served, change, answer))
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)
            return
        summary = table.summary_json()
        messages = served.messages(table, summary)
        self._repository.put(served.key, table, new, summary, partial(self._stored, served, change, answer, messages))

    async def _store_more(self, served: ServedTable, change: _Change, answer: Answer) -> None:
        """The same where it takes more than rows that are there already, such as the record of a game."""
        messages: StateMessages | None = None
        failed: BaseException | None = asyncio.CancelledError()
        try:
            table, new, finished, moved = change
            summary = await self._repository.append(served.key, table, new, finished=finished)
            messages = served.messages(table, summary) if moved else None
            failed = None
        except Exception as error:
            failed = error
        finally:
            self._stored(served, change, answer, messages, failed)

    def _stored(
        self,
        served: ServedTable,
        change: _Change,
        answer: Answer,
        messages: StateMessages | None,
        error: BaseException | None,
    ) -> None:
        """A change is stored, or is not."""
        if error is None:
            try:
                self._publish(served, change, messages)
            except Exception as unforeseen:
                error = unforeseen
        if error is not None:  # whether it was stored or not is seen when the table is read again
            served.table = None
        served.lock.release()
        answer(change.table.version, error)

    async def _do(self, served: ServedTable, command: Command, history: int | None) -> int:
        for _ in range(_ATTEMPTS):
            table = served.table or await self._loaded(served)
            try:
                change = self._change(served, table, command, history)
            except Repeated as repeated:
                self._repository.require_present()  # what can't be found any more must not be acknowledged again
                return repeated.version
            try:
                summary = await self._repository.append(served.key, table, change.new, finished=change.finished)
            except Conflict:
                served.table = None
                continue
            except BaseException:  # whether it was stored or not is seen when the table is read again
                served.table = None
                raise
            self._publish(served, change, served.messages(table, summary) if change.moved else None)
            return table.version
        raise ServerRefused("busy", "too many people act at this table at once; try again")

    def _change(self, served: ServedTable, table: Table, command: Command, history: int | None) -> _Change:
        """What a command makes of a table; Refused if that can't be."""
        if command.by is not SERVER and not table.may_watch(command.by):
            raise locked()
        was = table.status
        new = table.propose(command, now_ms())
        if history is not None and not served.history.has(table.version, history):
            raise Refused("stale", {"version": table.version})
        try:
            served.history.add([table.apply(entry) for entry in new])
        except BaseException:
            served.table = None
            raise
        moved = all(entry.kind == "moved" for entry in new)
        return _Change(table, new, table.status == "finished" != was, moved)

    def _publish(self, served: ServedTable, change: _Change, messages: StateMessages | None) -> None:
        """Tell everybody what is stored now."""
        served.publish(change.table, messages)
        if not change.moved:
            self._note_seats(served)
        self._announce(change.table, change.new)

    async def refresh(self, code: str) -> None:
        """Read what another server has stored, and publish it to those who watch here."""
        served = self._served.get(code)
        if served is None:
            return
        async with served.lock:
            try:
                await self._catch_up(served)
            except BaseException:  # perhaps only a part of it was taken over
                served.table = None
                raise

    async def refresh_all(self) -> None:
        """After other servers could not be heard for a while; a table that can't be read holds up no other."""
        for code in list(self._served):
            try:
                await self.refresh(code)
            except StorageError:
                raise
            except Exception:
                _log.exception("table %s can't be read", code)

    # Watching

    async def subscribe(
        self,
        code: str,
        subscriber: Subscriber,
        seat: int | None,
        since: int | None,
        request: Any,
        *,
        choices: bool,
        history: int | None = None,
    ) -> tuple[Subscription, bytes]:
        """From now on the subscriber gets every change; how the table stands now."""
        async with self._viewed(code, lambda table: viewer_for(table, subscriber.person, seat), choices) as view:
            served, table, viewer, found = view
            subscription = Subscription(code, subscriber, viewer, table.version, wants_choices=choices)
            message = served.state(table, viewer, _start(served, since, history), request, subscription)
            before = served.people
            served.subscriptions.add(subscription)
            self._spectators_changed(served, subscription)
            if subscriber.person in served.seated and subscriber.person not in before:
                self._came_or_went(served, subscriber.person, None)
            elif len(served.subscriptions) == 1:
                self._tell_others(served.code, None, None)
            return subscription, with_choices(message, found)

    def unsubscribe(self, subscription: Subscription, *, lost: bool = False) -> None:
        """Send nothing more; `lost` if the connection broke."""
        served = self._served.get(subscription.code)
        if served is not None:
            served.subscriptions.discard(subscription)
            self._spectators_changed(served, subscription)
            person = subscription.subscriber.person
            if person in served.seated and person not in served.people:
                self._came_or_went(served, person, Away(now_ms(), lost))

    # Who is here

    def presence(self, code: str) -> bytes:
        """A message that says which players are here. Nothing is known of a table that isn't in memory."""
        served = self._served.get(code)
        people = {} if served is None else self._presence.of(code, served.seated, served.people)
        return orjson.dumps({"type": "presence", "table": code, "people": people})

    def players_at(self, code: str) -> list[str]:
        """The players of a table who watch it through this server."""
        served = self._served.get(code)
        return [] if served is None else [person for person in served.seated if person in served.people]

    def heard_presence(self, code: str, people: Sequence[str], away: Away | None) -> None:
        """Another server says which players have come to a table there, or gone."""
        here = self.players_at(code)
        for person in people:
            if away is None:
                self._presence.came(code, person, elsewhere=True)
            elif person not in here:
                self._presence.left(code, person, away)
        if people and code in self._served:
            self._presence_changed(self._served[code])

    def _note_seats(self, served: ServedTable) -> None:
        """After the table has changed: people who watch and have sat down since are players from now on."""
        assert served.table is not None
        before = served.seated
        served.seated = tuple(dict.fromkeys(place.person for place in served.table.seats if place.person is not None))
        for person in self.players_at(served.code):
            if person not in before:
                self._came_or_went(served, person, None)
        if served.seated != before:
            self._presence_changed(served)

    def _came_or_went(self, served: ServedTable, person: str, away: Away | None) -> None:
        if away is None:
            self._presence.came(served.code, person)
        else:
            self._presence.left(served.code, person, away)
        self._presence_changed(served)
        self._tell_others(served.code, person, away)

    def _tell_others(self, code: str, person: str | None, away: Away | None) -> None:
        for listener in self.presence_listeners:
            listener(code, person, away)

    def _presence_changed(self, served: ServedTable) -> None:
        """Those who watch hear of it, soon and not too often."""
        if served.telling is None and served.subscriptions:
            served.telling = asyncio.create_task(self._tell_presence(served))

    async def _tell_presence(self, served: ServedTable) -> None:
        await asyncio.sleep(_PRESENCE_SECONDS)
        served.telling = None
        message = self.presence(served.code)
        for subscription in served.subscriptions:
            subscription.subscriber.send(message)

    def _spectators_changed(self, served: ServedTable, changed: Subscription) -> None:
        """Somebody has come or gone: if it is a spectator the others hear of it, soon and not too often."""
        if changed.viewer is None and served.publishing is None and served.subscriptions - {changed}:
            served.publishing = asyncio.create_task(self._publish_spectators(served))

    async def _publish_spectators(self, served: ServedTable) -> None:
        await asyncio.sleep(_SPECTATORS_SECONDS)
        served.publishing = None
        async with served.lock:
            try:
                served.publish(await self._loaded(served))
            except FeiraError as error:
                _log.warning("table %s: can't tell the spectators: %s", served.code, error)

    def version_of(self, code: str, person: str | None) -> int | None:
        """The version of a table that is in memory and stored; None if not there, or not theirs to see."""
        served = self._served.get(code)
        if served is None or served.table is None or not served.table.may_watch(person):
            return None
        return served.published or None

    @property
    def watched(self) -> list[str]:
        """The codes of all tables that somebody watches here. Other threads may ask, so we look through a copy."""
        return [served.code for served in list(self._served.values()) if served.subscriptions]

    @property
    def tables_in_memory(self) -> int:
        """How many there are; likewise."""
        return sum(served.table is not None for served in list(self._served.values()))

    def subscriptions_of(self, code: str) -> Sequence[Subscription]:
        """All who watch a table here."""
        served = self._served.get(code)
        return [] if served is None else list(served.subscriptions)

    async def state(
        self,
        code: str,
        person: str | None,
        seat: int | None,
        since: int | None,
        *,
        choices: bool = False,
        history: int | None = None,
    ) -> bytes:
        """How a table stands, for somebody who doesn't watch it."""
        async with self._viewed(code, lambda table: viewer_for(table, person, seat), choices) as view:
            served, table, viewer, found = view
            return with_choices(served.state(table, viewer, _start(served, since, history)), found)

    async def choices(self, code: str, person: str, seat: int) -> tuple[int, bytes]:
        """The version of the table, and the choices of your own seat as a JSON list: none unless it must decide."""
        async with self._viewed(code, lambda table: viewer_for(table, person, seat), choices=True) as view:
            _, table, _, found = view
            return table.version, b"[]" if found is None else found.result()

    async def why_not(self, code: str, person: str, seat: int, words: str) -> Json:
        """Why your own seat can't make a move, or any that begins or ends with some words, as far as it can know."""
        async with self._entered(code) as (_, table):
            viewer_for(table, person, seat)
            version, judge = table.version, why_not(table, seat, words)
        refusal = await asyncio.to_thread(judge)
        told = None if refusal is None else error_body(refusal)
        return {"version": version, "seat": seat, "move": words, "legal": refusal is None, "refusal": told}

    async def lately(self, code: str, person: str | None, seat: int | None, steps: int) -> Json:
        """What a viewer knew before each of the last steps of a game, and knows now; nothing before the start."""
        async with self._entered(code) as (_, table):
            viewer, version = viewer_for(table, person, seat), table.version
            seen_lately = table.lately(viewer, steps)
        observations, text_boards = await asyncio.to_thread(lambda: _with_boards(seen_lately()))
        return {"version": version, "viewer": viewer, "observations": observations, "text_boards": text_boards}

    async def prospects(self, code: str, person: str | None, seat: int | None) -> Json:
        """What may come about on the board, as far as a viewer knows."""
        async with self._entered(code) as (_, table):
            viewer, version = viewer_for(table, person, seat), table.version
            work_out = table.prospects(viewer)
        return {"version": version, "viewer": viewer, "prospects": await asyncio.to_thread(work_out)}

    async def catch_up(self, subscription: Subscription) -> None:
        """Make the state for somebody who was too slow for what is kept in memory."""
        wanted = subscription.wants_choices
        async with self._viewed(subscription.code, lambda _: subscription.viewer, wanted) as (served, table, _, found):
            if subscription not in served.subscriptions:  # the table was locked meanwhile
                raise locked()
            subscription.pending = served.state(table, subscription.viewer, subscription.sent)
            subscription.pending_version, subscription.choices = table.version, found

    # Memory

    @asynccontextmanager
    async def rewriting(self, code: str) -> AsyncIterator[None]:
        """Lock a table while what is stored of it is rewritten or deleted; nothing of it stays in memory."""
        while True:
            served = self._served.setdefault(code, ServedTable(code, self._worker))
            async with served.lock:
                if self._served.get(code) is served:  # else it was dropped a moment ago
                    try:
                        yield
                    finally:
                        self.drop(code)
                    return

    def drop(self, code: str) -> None:
        """Forget what is in memory of a table; pages that show it come again, and get it as it is stored."""
        served = self._served.pop(code, None)
        for subscription in () if served is None else list(served.subscriptions):
            subscription.subscriber.hang_up(TRY_LATER)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        long_ago = time.monotonic() - _IDLE_SECONDS
        for served in [
            served for served in self._served.values() if served.used < long_ago and not served.lock.locked()
        ]:
            served.table, served.history = None, History()
            if not served.subscriptions:
                del self._served[served.code]

    @asynccontextmanager
    async def _viewed(
        self, code: str, viewer_of: Callable[[Table], int | None], choices: bool
    ) -> AsyncIterator[tuple[ServedTable, Table, int | None, asyncio.Future[bytes] | None]]:
        """As `_entered`, with the viewer and, if wanted, the viewer's choices, for which we wait without the lock."""
        while True:
            async with self._entered(code) as (served, table):
                viewer = viewer_of(table)
                found = served.choices(table, viewer) if choices else None
                if found is None or found.done():
                    yield served, table, viewer, found
                    return
            await asyncio.wait([found])

    @asynccontextmanager
    async def _entered(self, code: str) -> AsyncIterator[tuple[ServedTable, Table]]:
        """Lock a table: its ServedTable, and the table itself, read from the database if need be."""
        served = await self._enter(code)
        try:
            yield served, served.table or await self._loaded(served)
        finally:
            served.lock.release()

    async def _enter(self, code: str) -> ServedTable:
        """A table, locked: whoever asks unlocks it. It is still to be read from the database if need be."""
        if not code.isalnum() or len(code) > 16:
            raise no_such_table(code)
        while True:
            served = self._served.get(code)
            if served is None:
                served = self._served[code] = ServedTable(code, self._worker)
            served.used = time.monotonic()
            await served.lock.acquire()
            if self._served.get(code) is served:  # else there was no such table a moment ago
                return served
            served.lock.release()

    async def _loaded(self, served: ServedTable) -> Table:
        """The table of a ServedTable, read if it is not in memory; the caller holds the lock."""
        if served.table is None:
            await self._catch_up(served)
        assert served.table is not None
        return served.table

    async def _catch_up(self, served: ServedTable) -> None:
        """Take over what is stored and not in memory; those who watch get it."""
        if served.table is not None:
            try:
                served.history.add(await self._repository.catch_up(served.table))
            except LogError as error:  # it is half changed; perhaps it alone was wrong, and not what is stored
                _log.warning("%s; the table is read again", error)
                served.table = None
        if served.table is None:
            await self._load(served)
        assert served.table is not None
        self._note_seats(served)
        heard_before, served.published = served.published, served.table.version
        if 0 < heard_before < served.published:
            served.publish(served.table)

    async def _load(self, served: ServedTable) -> None:
        try:
            served.key, served.table, told = await self._repository.load(served.code)
        except ServerRefused:  # there is no such table
            del self._served[served.code]
            raise
        except LogError as error:
            _log.error("%s", error)
            raise
        served.history = History(told)

    def _announce(self, table: Table, new: Sequence[Entry]) -> None:
        for listener in self.listeners:
            listener(table, new)


def _start(served: ServedTable, since: int | None, history: int | None) -> int:
    """The version that a page has; 0 if there can't be such a version, or it is of another history.

    After a restore a page may be ahead, and others may have moved on: its version is then not the one that is stored.
    """
    if since is None or not 0 <= since <= served.history.version:
        return 0
    return since if history is None or served.history.has(since, history) else 0


def _with_boards(observations: list[Json]) -> tuple[list[Json], list[str | None]]:
    return observations, [board_for_page(seen) for seen in observations]
