"""What other servers have stored is read again; a table that can't be read holds up no other."""

import asyncio
import logging

import orjson
from sqlalchemy import insert, select

from feira.server.database import Database
from feira.server.hub import Hub
from feira.server.log import Log
from feira.server.schema import entries, tables
from feira.server.settings import Settings
from feira.server.store import Store
from feira.table.commands import Create, Pause, Start
from feira.table.live import LiveTable

SEATS = ({"kind": "person", "person": "p1", "name": "Ana"}, {"kind": "person", "person": "p1", "name": "Rui"})
NO_ENTRY = {"kind": "moved", "body": b'{"seat":"nobody"}', "at": 1}


async def pause_elsewhere(log, key):
    """As another server would do it."""
    stored = await log.load(key)
    table = LiveTable.replay("K7QF2MPXW9", stored)
    [entry] = table.propose(Pause(by="p1"), stored[-1].at)
    return {"kind": entry.kind, "body": orjson.dumps(entry.body), "at": entry.at}


def test_one_table_that_can_t_be_read_holds_up_no_other(tmp_path, caplog):
    async def work(database):
        log = Log(database, Store(database))
        hub = Hub(log)
        wish = Create(by="p1", game="mercado", options={"players": 2}, seats=SEATS)
        codes = [(await hub.create(wish, start=Start(by="p1", seed=seed)))["code"] for seed in (1, 2, 3)]
        keys = {row.code: row.id for row in await database.read(select(tables.c.id, tables.c.code))}
        async with database.transaction() as connection:
            for code, entry in zip(
                codes, (NO_ENTRY, await pause_elsewhere(log, keys[codes[1]]), NO_ENTRY), strict=True
            ):
                await connection.execute(insert(entries).values(table_id=keys[code], version=3, **entry))
        await hub.refresh_all()
        return codes, [hub.version_of(code, "p1") for code in codes]

    async def whole():
        database = Database(Settings(tmp_path))
        await database.migrate()
        try:
            return await work(database)
        finally:
            await database.close()

    with caplog.at_level(logging.ERROR):
        codes, versions = asyncio.run(whole())
    assert versions == [None, 3, None], "the two that can't be read are read anew when somebody asks"
    assert [codes[0] in caplog.text, codes[1] in caplog.text, codes[2] in caplog.text] == [True, False, True]
