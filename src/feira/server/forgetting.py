"""Deleting people and tables, wholly: what is left of a person in the games of others has another id and name."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

import orjson
from sqlalchemy import bindparam, delete, or_, select, text, update

from feira.core.game import Json
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.ids import new_person_id
from feira.server.lobby import Lobby
from feira.server.people import People, Person
from feira.server.postgres import CHANNEL
from feira.server.schema import analyses, chat, entries, records, reports, seats, tables
from feira.server.table_repository import TableRepository

_LEAST_GUEST, _MOST_GUEST = 10, 99  # numbers of guests, as the page makes them
# Entries are JSON, and ids are in it as they are.
_WITHIN: Final = {"sqlite": "instr(body, :id) > 0", "postgresql": "position(:id in body) > 0"}
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
        await self._people.forget(person)  # from now on they can't do anything
        stand_in = new_person_id()
        while found := await self._tables_of(person.id):  # another server may just have stored something
            for number, code in found:
                async with self._hub.rewriting(code):
                    await self._rewrite_table(number, code, person.id, stand_in)
        brought = select(records.c.code).where(records.c.person == person.id)
        await self._write(
            [
                delete(analyses).where(analyses.c.code.in_(brought)),
                delete(records).where(records.c.person == person.id),
                update(analyses).where(analyses.c.person == person.id).values(person=stand_in),
                update(chat).where(chat.c.person == person.id).values(person=stand_in, name="", text=""),
                update(reports).where(reports.c.person == person.id).values(person=stand_in, name="", text=""),
            ]
        )

    async def delete_table(self, code: str) -> None:
        """Delete a table with everything that belongs to it."""
        number = await self._repository.find(code)
        async with self._hub.rewriting(code):
            parts = [delete(each).where(each.c.table_id == number) for each in (seats, entries, chat, reports)]
            kept = [delete(each).where(each.c.code == code) for each in (analyses, records)]
            whole = [*kept, delete(tables).where(tables.c.id == number)]
            await self._write([*parts, *whole], code)

    async def _tables_of(self, person: str) -> list[tuple[int, str]]:
        """The number and code of each table that has to do with a person."""
        within = text(_WITHIN["sqlite" if self._database.postgres is None else "postgresql"])
        logs = select(entries.c.table_id).where(within.bindparams(id=person.encode()))
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id, tables.c.code).where(
            or_(tables.c.host == person, tables.c.id.in_(sitting), tables.c.id.in_(logs))
        )
        return [(row.id, row.code) for row in await self._database.read(query)]

    async def _rewrite_table(self, number: int, code: str, person: str, stand_in: str) -> None:
        """Even if this version of the program can't open the table: only its JSON is looked at."""
        name = _guest_name()
        changed = []
        for row in await self._database.read(_log_of, {"number": number}):
            body = _renamed(orjson.loads(row.body), person, stand_in, name)
            if row.kind in _NAMING_TABLES:
                body = _without_name(body, stand_in)
            if (said := orjson.dumps(body)) != row.body:
                changed.append({"number": number, "which": row.version, "said": said})
        [row] = await self._database.read(select(tables.c.host, tables.c.summary).where(tables.c.id == number))
        summary = _without_name(_renamed(orjson.loads(row.summary), person, stand_in, name), stand_in)
        host = stand_in if row.host == person else row.host
        statements: list[Any] = [
            update(tables).where(tables.c.id == number).values(host=host, summary=orjson.dumps(summary)),
            update(seats).where(seats.c.table_id == number, seats.c.person == person).values(person=stand_in),
        ]
        theirs = [seat for seat, place in enumerate(summary["seats"]) if place.get("person") == stand_in]
        for row in await self._database.read(select(records.c.names, records.c.body).where(records.c.code == code)):
            names, record = orjson.loads(row.names), orjson.loads(row.body)
            names = [name if seat in theirs else called for seat, called in enumerate(names)]
            record = orjson.dumps(record | {"names": names})
            of_table = update(records).where(records.c.code == code)
            statements.append(of_table.values(names=orjson.dumps(names), body=record))
        await self._write(statements, code, changed)

    async def _write(self, statements: Sequence[Any], code: str | None = None, log: Sequence[Any] = ()) -> None:
        """In one transaction; if the table of this code has changed, the other servers forget what they have of it."""
        try:
            async with self._database.transaction() as connection:
                if log:
                    await connection.execute(_rewrite, log)
                for statement in statements:
                    await connection.execute(statement)
                if code is not None and self._database.postgres is not None:
                    await connection.execute(_notify, {"channel": CHANNEL, "payload": f"{self._own} x:{code}"})
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error


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
    return stand_in if value == person else value
