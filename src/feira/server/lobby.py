"""Making tables and playing again: what concerns more than one table."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import bindparam, func, select

from feira.core.game import Json, shown
from feira.server.commands import new_seed
from feira.server.database import Database
from feira.server.group_commit import Conflict
from feira.server.hub import Hub
from feira.server.ids import new_code
from feira.server.limits import Buckets, too_many
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import seats, tables
from feira.server.table_repository import find_table
from feira.table.commands import Close, Command, Create, Leave, Rematch, Resign, Start
from feira.table.refused import Refused
from feira.table.table import Table

_unfinished: Final = select(func.count()).where(
    tables.c.host == bindparam("host"), tables.c.status.in_(("open", "running", "paused"))
)

_of_person: Final = select(tables.c.code).where(
    (tables.c.host == bindparam("person"))
    | tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("person"))),
    tables.c.status.in_(("open", "running", "paused")),
)


class Lobby:
    """Where tables come from."""

    def __init__(self, database: Database, hub: Hub, most_tables: int, budget: Buckets) -> None:
        self._database = database
        self._hub = hub
        self._most_tables = most_tables
        self._budget = budget  # of new tables

    async def create(self, person: Person, command: Create, *, start: bool) -> Json:
        """Create a table for a person, who becomes its host; its summary."""
        begin = Start(by=person.id, seed=new_seed()) if start else None
        async with self.allow_new_table(person.id):
            return await self._hub.create(command, start=begin)

    async def require_made(self, code: str, command: Create, start: Start | None = None) -> None:
        """Make the table that was promised under a code, unless that was done already."""
        if not await self._database.read(find_table, {"code": code}):
            with suppress(Conflict):  # somebody else has just done so
                await self._hub.create(command, code=code, start=start)

    @asynccontextmanager
    async def allow_new_table(self, person: str, host: str | None = None) -> AsyncIterator[None]:
        """Create one table inside this context; it counts only if it isn't refused.

        Refused `too-many` if the host has as many tables as allowed, or the person who asks creates them too quickly.
        The person is the host unless you name another.
        """
        [row] = await self._database.read(_unfinished, {"host": host or person})
        if row[0] >= self._most_tables:
            raise too_many("tables; finish or close some first", 60)
        with self._budget.charged(person, "new tables"):
            yield

    async def rematch(self, code: str, person: Person) -> str:
        """The code of the table on which the same people play again; the second to ask gets the same."""
        async with self._hub.reading(code, person.id) as table:
            new, again = table.rematch, table.rematch_command()
        if new is None:
            try:
                async with self.allow_new_table(person.id, again.by):
                    await self._hub.do(code, Rematch(by=person.id, new_code=new_code()))
            except Refused as refused:
                if refused.code != "rematch-exists":  # somebody else has just asked
                    raise
            async with self._hub.reading(code, person.id) as table:
                new = table.rematch
                assert new is not None
        await self.require_made(new, again)
        return new

    async def leave_everything(self, person: Person) -> None:
        """Leave all seats, close what one hosts and has not begun; a bot plays on."""
        for row in await self._database.read(_of_person, {"person": person.id}):
            async with self._hub.reading(row.code, trusted=True) as table:
                commands = _ways_out(table, person.id)
            for command in commands:
                await self._hub.do(row.code, command)


def _ways_out(table: Table, person: str) -> list[Command]:
    if table.status != "open":
        played = [seat for seat in table.seats_of(person) if table.seats[seat].bot is None]
        return [Resign(by=person, seat=seat) for seat in played]
    if table.host == person:
        return [Close(by=person)]
    return [Leave(by=person, seat=seat) for seat in table.seats_of(person)]


def seats_for(person: Person, wanted: Sequence[Any]) -> tuple[Json, ...]:
    """The seats that a host has asked for, in the form of the table."""
    return tuple(_seat_for(person, seat) for seat in wanted)


def _seat_for(person: Person, seat: Any) -> Json:
    match seat:
        case {"kind": "me"}:
            return {"kind": "person", "person": person.id, "name": seat.get("name") or person.name}
        case {"kind": "bot", "bot": str(bot)}:
            return {"kind": "bot", "bot": bot}
        case {"kind": "open"}:
            return {"kind": "open"}
    raise ServerRefused("malformed", f"a seat is me, a bot or open, not {shown(seat)}")
