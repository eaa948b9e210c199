"""Deleting people and tables, wholly: what is left of a person in the games of others has another id and name."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import orjson
from sqlalchemy import bindparam, delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from feira.core.game import Json
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.ids import new_person_id
from feira.server.lobby import Lobby
from feira.server.people import People, Person
from feira.server.postgres import CHANNEL
from feira.server.schema import analyses, chat, deliveries, entries, records, reports, seats, tables
from feira.server.table_repository import TableRepository

_LEAST_GUEST, _MOST_GUEST = 10, 99  # numbers of guests, as the page makes them
# JSON is stored as bytes, and ids are in it as they are.
_WITHIN: Final = {"sqlite": "instr({column}, :text) > 0", "postgresql": "position(:text in {column}) > 0"}
_NAMING_TABLES: Final = ("created", "changed")  # entries whose name is that of the table
_log_of: Final = select(entries).where(entries.c.table_id == bindparam("number")).order_by(entries.c.version)
_rewrite: Final = (
    update(entries)
    .where(entries.c.table_id == bindparam("number"), entries.c.version == bindparam("which"))
    .values(body=bindparam("said"))
)
_notify: Final = text("SELECT pg_notify(:channel, :payload)")


def _guest_name() -> str:
    """Each page says it in the language of its reader."""
    return f"Guest {secrets.choice(range(_LEAST_GUEST, _MOST_GUEST + 1))}"


class Forgetting:
    """Takes people and tables out of everything that is stored, and out of memory."""

    def __init__(
        self,
        database: Database,
        group_commit: GroupCommit,
        hub: Hub,
        lobby: Lobby,
        people: People,
        repository: TableRepository,
    ) -> None:
        self._database = database
        self._own = group_commit.name
        self._hub = hub
        self._lobby = lobby
        self._people = people
        self._repository = repository

    async def forget(self, person: Person) -> None:
        """Delete a person: bots play on for them, and under no table, record or message is their name or id left."""
        await self._lobby.leave_everything(person)
        stand_in = new_person_id()
        await self._replace(person.id, stand_in)  # first: if this is interrupted, it can be asked for again
        await self._people.forget(person)  # from now on they can't do anything
        await self._replace(person.id, stand_in)  # what they did meanwhile

    async def _replace(self, person: str, stand_in: str) -> None:
        """Put somebody else in the place of a person, in everything that is stored."""
        while found := await self._tables_of(person):  # another server may just have stored something
            for number, code in found:
                async with self._hub.rewriting(code):
                    await self._rewrite_table(number, code, person, stand_in)
        brought = select(records.c.code).where(records.c.person == person)
        await self._write(
            [
                delete(analyses).where(analyses.c.code.in_(brought)),
                delete(records).where(records.c.person == person),
                update(analyses).where(analyses.c.person == person).values(person=stand_in),
                update(chat).where(chat.c.person == person).values(person=stand_in, name="", text=""),
                delete(reports).where(reports.c.person == person),
            ]
        )

    async def delete_table(self, code: str) -> None:
        """Delete a table with everything that belongs to it."""
        number = await self._repository.find(code)
        async with self._hub.rewriting(code):
            parts = [delete(each).where(each.c.table_id == number) for each in (seats, entries, chat, reports)]
            kept = [delete(each).where(each.c.code == code) for each in (analyses, records)]
            whole = [*kept, self._calls_about(code), delete(tables).where(tables.c.id == number)]
            await self._write([*parts, *whole], code)

    async def _tables_of(self, person: str) -> list[tuple[int, str]]:
        """The number and code of each table that has to do with a person."""
        logs = select(entries.c.table_id).where(self._within("body", person))
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id, tables.c.code).where(
            or_(
                tables.c.host == person,
                tables.c.id.in_(sitting),
                tables.c.id.in_(logs),
                self._within("summary", person),
            )
        )
        return [(row.id, row.code) for row in await self._database.read(query)]

    def _within(self, column: str, value: str) -> Any:
        """The rows whose JSON contains a text."""
        kind = "sqlite" if self._database.postgres is None else "postgresql"
        return text(_WITHIN[kind].format(column=column)).bindparams(bindparam("text", value.encode(), unique=True))

    def _calls_about(self, code: str) -> Any:
        """Delete web hooks that are still to be called about a table: they name its players."""
        return delete(deliveries).where(self._within("body", code))

    async def _rewrite_table(self, number: int, code: str, person: str, stand_in: str) -> None:
        """Even if this version of the program can't open the table: only its JSON is looked at."""
        name = _guest_name()
        changed = []
        async with self._changing(code) as connection:
            here = select(tables.c.host, tables.c.summary).where(tables.c.id == number).with_for_update()
            row = (await connection.execute(here)).one()  # no other server stores a move meanwhile
            summary = _without_name(_renamed(orjson.loads(row.summary), person, stand_in, name), stand_in)
            host = stand_in if row.host == person else row.host
            for entry in (await connection.execute(_log_of, {"number": number})).all():
                body = _renamed(orjson.loads(entry.body), person, stand_in, name)
                if entry.kind in _NAMING_TABLES:
                    body = _without_name(body, stand_in)
                if (said := orjson.dumps(body)) != entry.body:
                    changed.append({"number": number, "which": entry.version, "said": said})
            if changed:
                await connection.execute(_rewrite, changed)
            await connection.execute(
                update(tables).where(tables.c.id == number).values(host=host, summary=orjson.dumps(summary))
            )
            await connection.execute(
                update(seats).where(seats.c.table_id == number, seats.c.person == person).values(person=stand_in)
            )
            await connection.execute(self._calls_about(code))
            await _rename_record(connection, code, summary, stand_in, name)

    async def _write(self, statements: Sequence[Any], code: str | None = None) -> None:
        """In one transaction."""
        async with self._changing(code) as connection:
            for statement in statements:
                await connection.execute(statement)

    @asynccontextmanager
    async def _changing(self, code: str | None) -> AsyncIterator[AsyncConnection]:
        """One transaction; if the table of this code has changed, the other servers forget what they have of it."""
        try:
            async with self._database.transaction() as connection:
                yield connection
                if code is not None and self._database.postgres is not None:
                    await connection.execute(_notify, {"channel": CHANNEL, "payload": f"{self._own} x:{code}"})
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error


async def _rename_record(connection: AsyncConnection, code: str, summary: Json, stand_in: str, name: str) -> None:
    """In the record of a finished game too."""
    theirs = [seat for seat, place in enumerate(summary["seats"]) if place.get("person") == stand_in]
    found = select(records.c.names, records.c.body).where(records.c.code == code)
    for row in (await connection.execute(found)).all():
        names, record = orjson.loads(row.names), orjson.loads(row.body)
        names = [name if seat in theirs else called for seat, called in enumerate(names)]
        values = {"names": orjson.dumps(names), "body": orjson.dumps(record | {"names": names})}
        await connection.execute(update(records).where(records.c.code == code).values(values))


def _without_name(body: Json, host: str) -> Json:
    """What a table is called was the host's own choice of words."""
    theirs = host in (body.get("by"), body.get("host"))
    return {**body, "name": None} if theirs and "name" in body else body


def _renamed(value: Any, person: str, stand_in: str, name: str) -> Any:
    """A part of a log in which a person is somebody else. What names somebody also has their id."""
    if isinstance(value, dict):
        theirs = person in value.values()
        return {
            key: name if theirs and key == "name" and value["name"] else _renamed(inner, person, stand_in, name)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [_renamed(inner, person, stand_in, name) for inner in value]
    return value.replace(person, stand_in) if isinstance(value, str) else value  # others may have written it too
