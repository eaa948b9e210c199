"""What an earlier version has stored is brought up to date when a newer one starts."""

import asyncio

import orjson
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert, select

from feira.server import database as databases
from feira.server.database import Database
from feira.server.schema import entries, tables
from feira.server.settings import Settings

IDS = [n << 40 for n in range(1, 121)]  # as large as those of real tables, with more rows than are changed at a time
TABLE = {"game": "x", "visibility": "x", "status": "x", "host": "x"}
TABLE |= {"version": 7, "bot_due": False, "updated": 1, "summary": b"{}"}

COIN = {"event": "CoinTaken", "seat": 0}
OPENED = {"event": "RestaurantOpened", "seat": 1, "restaurant": "pub", "at": "C3"}
BROUGHT = {"event": "CustomersBrought", "seat": 0, "customers": 2, "goods": ["fish"], "at": "top-C"}
EARNED = {"event": "Earned", "seat": 1, "coins": 6, "at": "C3", "customers": 2, "restaurants": ["pub", "pizzeria"]}
DELIVERED = {"event": "StallDelivered", "seat": 0, "good": "fish", "distance": 4, "way": ["A1"], "streets": []}

# The bodies of moves, before and after.
MOVED = [
    ({"seat": 0, "events": [COIN]}, {"seat": 0, "events": [COIN | {"coins": 1}]}),
    ({"seat": 1, "events": [OPENED]}, {"seat": 1, "events": [OPENED | {"coins": 1}]}),
    ({"seat": 0, "events": [BROUGHT, EARNED]}, {"seat": 0, "events": [BROUGHT, EARNED | {"times": 3, "beside": []}]}),
    ({"seat": 0, "events": [DELIVERED]}, {"seat": 0, "events": [DELIVERED | {"street_steps": 2}]}),
    ({"seat": 0, "secret": "bid 3"}, {"seat": 0, "secret": "bid 3"}),
    ({"seat": 0, "events": [COIN | {"coins": 7}]}, {"seat": 0, "events": [COIN | {"coins": 7}]}),
]


@pytest.fixture(params=["sqlite", "postgres"])
def stored(request, tmp_path):
    """An empty database of each kind."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres")()
    return Settings(tmp_path, database_url=url)


def upgrade_to(revision):
    def upgrade(connection):
        config = Config()
        config.set_main_option("script_location", str(databases._MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    return upgrade


def test_events_of_earlier_moves_get_the_figures_that_are_told_now(stored):
    rows = [
        {"table_id": table, "version": version, "at": 1, "kind": "moved", "body": orjson.dumps(before)}
        for table in IDS
        for version, (before, _) in enumerate(MOVED, 1)
    ]
    rows.append({"table_id": IDS[-1], "version": 7, "at": 1, "kind": "paused", "body": b"{}"})

    async def whole():
        database = Database(stored)
        try:
            async with database.transaction() as connection:
                await connection.run_sync(upgrade_to("0003"))
                await connection.execute(insert(tables), [TABLE | {"id": n, "code": str(n >> 40)} for n in IDS])
                await connection.execute(insert(entries), rows)
            await database.migrate()
            return await database.read(select(entries).order_by(entries.c.table_id, entries.c.version))
        finally:
            await database.close()

    found = asyncio.run(whole())
    assert [orjson.loads(row.body) for row in found[:-1]] == [after for _, after in MOVED * len(IDS)]
    assert (found[-1].kind, found[-1].body) == ("paused", b"{}")
