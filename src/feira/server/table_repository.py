"""A table in the database: its log, and the row that lists and sweepers look at."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import orjson
from sqlalchemy import bindparam, delete, insert, select, update

from feira.core.game import Json
from feira.server.database import Database
from feira.server.group_commit import Done, GroupCommit, Row, Statements
from feira.server.ids import new_number
from feira.server.refused import ServerRefused
from feira.server.schema import entries, records, seats, tables
from feira.table.entry import Entry
from feira.table.refused import LogError
from feira.table.table import Table

_DESCRIBED: Final = ("visibility", "status", "host", "version", "deadline", "bot_due", "updated", "summary")
_insert_table: Final = insert(tables)
_update_table: Final = (
    update(tables).where(tables.c.id == bindparam("key")).values({name: bindparam(name) for name in _DESCRIBED})
)
_insert_entries: Final = insert(entries)
_clear_seats: Final = delete(seats).where(seats.c.table_id == bindparam("key"))
_insert_seats: Final = insert(seats)
_insert_record: Final = insert(records)
find_table: Final = select(tables.c.id).where(tables.c.code == bindparam("code"))
_since: Final = (
    select(entries)
    .join(tables, tables.c.id == entries.c.table_id)
    .where(tables.c.code == bindparam("code"), entries.c.version > bindparam("since"))
    .order_by(entries.c.version)
)


# What else is to be stored together with new entries of a table, given its number: all of it or nothing.
Rider: TypeAlias = Callable[[int, Table, Sequence[Entry]], Statements]


def no_such_table(code: str) -> ServerRefused:
    """There is none, or none that you may know of."""
    return ServerRefused("no-such-table", f"there is no table {code[:20]!r}")


class TableRepository:
    """Loads and appends."""

    def __init__(self, database: Database, group_commit: GroupCommit) -> None:
        self._database = database
        self._group_commit = group_commit
        self.riders: list[Rider] = []

    async def find(self, code: str) -> int:
        """The number of the table with that code."""
        rows = await self._database.read(find_table, {"code": code})
        if not rows:
            raise no_such_table(code)
        return int(rows[0].id)

    async def load(self, code: str) -> tuple[int, Table, list[Json]]:
        """The number of a table, the table itself, and what everybody may see of each of its entries.

        The game is played again, in a thread: events are never stored.
        """
        rows = await self._database.read(_since, {"code": code, "since": 0})
        if not rows:
            raise no_such_table(code)
        table, told = await asyncio.to_thread(lambda: Table.read(code, map(_entry, rows)))
        return int(rows[0].table_id), table, told

    async def catch_up(self, table: Table) -> list[Json]:
        """Let a table take in what is stored and it doesn't have; what everybody may see of each entry.

        Likewise in a thread. LogError: drop the table, which may be half changed.
        """
        rows = await self._database.read(_since, {"code": table.code, "since": table.version})
        return await asyncio.to_thread(lambda: table.apply_stored(map(_entry, rows)))

    def require_present(self) -> None:
        """StorageError if what was stored may not be found any more."""
        self._database.require_present()

    async def create(self, table: Table, new: Sequence[Entry]) -> tuple[int, bytes]:
        """Store a new table; its number and its summary. Conflict if the code is taken."""
        key = new_number()
        summary = table.summary_json()
        row = {"id": key, "code": table.code, "game": table.game.name, **_row(table, new[-1].at, summary)}
        statements: list[tuple[Any, Sequence[Row]]] = [
            (_insert_table, [row]),
            (_insert_entries, [_entry_row(key, entry) for entry in new]),
        ]
        if placed := _seat_rows(key, table):
            statements.append((_insert_seats, placed))
        for rider in self.riders:
            statements += rider(key, table, new)
        await self._group_commit.write(statements)
        return key, summary

    async def append(self, key: int, table: Table, new: Sequence[Entry], *, finished: bool) -> bytes:
        """Store new entries of a table that has them already in memory; its summary.

        Conflict if another server has stored an entry of the same version. `finished`: the game has just ended.
        """
        summary = table.summary_json()
        statements = self._statements(key, table, new, summary)
        if finished:
            record = await asyncio.to_thread(table.record())
            statements += [(_insert_record, [_record_row(table, record, new[-1].at)])]
        await self._group_commit.write(statements, note=f"t:{table.code}")
        return summary

    def put(self, key: int, table: Table, new: Sequence[Entry], summary: bytes, done: Done) -> None:
        """The same of a game that goes on, without waiting: `done` is called when it is stored, or with the error."""
        self._group_commit.put(self._statements(key, table, new, summary), f"t:{table.code}", done)

    def _statements(
        self, key: int, table: Table, new: Sequence[Entry], summary: bytes
    ) -> list[tuple[Any, Sequence[Row]]]:
        statements: list[tuple[Any, Sequence[Row]]] = [
            (_insert_entries, [_entry_row(key, entry) for entry in new]),
            (_update_table, [{"key": key, **_row(table, new[-1].at, summary)}]),
        ]
        if any(entry.kind in ("sat", "left", "changed", "started") for entry in new):
            statements += [(_clear_seats, [{"key": key}])]
            if placed := _seat_rows(key, table):
                statements += [(_insert_seats, placed)]
        for rider in self.riders:
            statements += rider(key, table, new)
        return statements


def _entry(row: Any) -> Entry:
    try:
        return Entry(row.version, row.at, row.kind, orjson.loads(row.body))
    except ValueError as error:
        raise LogError(f"table number {row.table_id}: entry {row.version} can't be read: {error}") from error


def _entry_row(key: int, entry: Entry) -> Row:
    return {
        "table_id": key,
        "version": entry.version,
        "at": entry.at,
        "kind": entry.kind,
        "body": orjson.dumps(entry.body),
    }


def _row(table: Table, at: int, summary: bytes) -> Row:
    return {
        "visibility": table.visibility,
        "status": table.status,
        "host": table.host,
        "version": table.version,
        "deadline": table.deadline,
        "bot_due": bool(table.bots_due),
        "updated": at,
        "summary": summary,
    }


def _seat_rows(key: int, table: Table) -> list[Row]:
    return [
        {"table_id": key, "seat": seat, "person": place.person}
        for seat, place in enumerate(table.seats)
        if place.person is not None
    ]


def _record_row(table: Table, record: Json, at: int) -> Row:
    return {
        "code": table.code,
        "game": table.game.name,
        "finished": at,
        "person": None,
        "names": orjson.dumps(table.names),
        "body": orjson.dumps(record),
    }
