"""What other servers have stored is read again; a table that can't be read holds up no other."""

import asyncio
import logging
import threading
from contextlib import asynccontextmanager

import orjson
import pytest
from sqlalchemy import insert, select

from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.schema import entries, tables
from feira.server.settings import Settings
from feira.server.table_repository import TableRepository
from feira.table import LogError, Table
from feira.table.commands import Create, Pause, Start

SEATS = ({"kind": "person", "person": "p1", "name": "Ana"}, {"kind": "person", "person": "p1", "name": "Rui"})
NO_ENTRY = {"kind": "moved", "body": b'{"seat":"nobody","by":"p1"}', "at": 1}


async def pause_elsewhere(log, code):
    """As another server would do it."""
    _, table, _ = await log.load(code)
    [entry] = table.propose(Pause(by="p1"), table.at)
    return {"kind": entry.kind, "body": orjson.dumps(entry.body), "at": entry.at}


HALF_AN_ENTRY = {"kind": "changed", "body": b'{"muted":true,"options":{},"by":"p1"}', "at": 1}
NOBODY_S_ENTRY = {"kind": "paused", "body": b"{}", "at": 1}
NO_JSON = {"kind": "paused", "body": b"{", "at": 1}


@asynccontextmanager
async def opened(folder):
    database = Database(Settings(folder))
    try:
        await database.migrate()
        log = TableRepository(database, GroupCommit(database))
        yield database, log, Hub(log)
    finally:
        await database.close()


async def stored_elsewhere(database, code, entry):
    [(key,)] = await database.read(select(tables.c.id).where(tables.c.code == code))
    async with database.transaction() as connection:
        await connection.execute(insert(entries).values(table_id=key, version=3, **entry))


@pytest.mark.parametrize("entry", [NO_ENTRY, HALF_AN_ENTRY, NOBODY_S_ENTRY, NO_JSON])
def test_a_table_that_could_not_catch_up_is_not_kept(tmp_path, caplog, entry):
    """Nobody sees it half changed: it is read again, as it is stored, and the reason is in the log."""

    async def work():
        async with opened(tmp_path) as (database, _, hub):
            wish = Create(by="p1", game="mercado", options={"players": 2}, seats=SEATS)
            code = (await hub.create(wish, start=Start(by="p1", seed=1)))["code"]
            await stored_elsewhere(database, code, entry)
            for attempt in (hub.refresh(code), hub.do(code, Pause(by="p1")), hub.state(code, "p1", None, 0)):
                with pytest.raises(LogError, match="entry 3 can't be"):
                    await attempt
            assert hub.version_of(code, "p1") is None

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert len([line for line in caplog.messages if "entry 3 can't be" in line]) >= 3


def test_a_table_that_is_wrong_in_memory_is_read_again(tmp_path):
    """What is stored is right, so everybody plays on."""

    async def work():
        async with opened(tmp_path) as (database, log, hub):
            wish = Create(by="p1", game="mercado", options={"players": 2}, seats=SEATS)
            code = (await hub.create(wish, start=Start(by="p1", seed=1)))["code"]
            await stored_elsewhere(database, code, await pause_elsewhere(log, code))
            applied_in = []
            apply = Table.apply

            def fail_once(self, new):
                applied_in.append(threading.current_thread())
                if len(applied_in) == 1:
                    raise KeyError("seat")
                return apply(self, new)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Table, "apply", fail_once)
                await hub.refresh(code)
            assert threading.main_thread() not in applied_in, "to play a game again takes long"
            assert hub.version_of(code, "p1") == 3
            async with hub.reading(code, "p1") as table:
                assert table.status == "paused"

    asyncio.run(work())


def test_one_table_that_can_t_be_read_holds_up_no_other(tmp_path, caplog):
    async def work(database, log, hub):
        wish = Create(by="p1", game="mercado", options={"players": 2}, seats=SEATS)
        codes = [(await hub.create(wish, start=Start(by="p1", seed=seed)))["code"] for seed in (1, 2, 3)]
        keys = {row.code: row.id for row in await database.read(select(tables.c.id, tables.c.code))}
        async with database.transaction() as connection:
            for code, entry in zip(codes, (NO_ENTRY, await pause_elsewhere(log, codes[1]), NO_ENTRY), strict=True):
                await connection.execute(insert(entries).values(table_id=keys[code], version=3, **entry))
        await hub.refresh_all()
        return codes, [hub.version_of(code, "p1") for code in codes]

    async def whole():
        async with opened(tmp_path) as parts:
            return await work(*parts)

    with caplog.at_level(logging.ERROR):
        codes, versions = asyncio.run(whole())
    assert versions == [None, 3, None], "the two that can't be read are read anew when somebody asks"
    assert [codes[0] in caplog.text, codes[1] in caplog.text, codes[2] in caplog.text] == [True, False, True]
