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

TABLES = 150  # more rows than are changed at a time
TABLE = {"game": "x", "visibility": "x", "status": "x", "host": "x"}
TABLE |= {"version": 5, "bot_due": False, "updated": 1, "summary": b"{}"}
BEFORE = [
    [{"event": "CoinTaken", "seat": 0}],
    [{"event": "RestaurantOpened", "seat": 1, "restaurant": "pub", "at": "C3"}],
    [
        {"event": "CustomersBrought", "seat": 0, "customers": 2, "goods": ["fish"], "at": "top-C"},
        {"event": "Earned", "seat": 1, "coins": 6, "at": "C3", "customers": 2, "restaurants": ["pub", "pizzeria"]},
    ],
    [
        {
            "event": "StallDelivered",
            "seat": 0,
            "good": "fish",
            "distance": 4,
            "way": ["A1"],
            "streets": [],
            "capped": False,
        }
    ],
]
AFTER = [
    [BEFORE[0][0] | {"coins": 1}],
    [BEFORE[1][0] | {"coins": 1}],
    [BEFORE[2][0], BEFORE[2][1] | {"times": 3, "beside": []}],
    [BEFORE[3][0] | {"street_steps": 2}],
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
        {
            "table_id": table,
            "version": version,
            "at": 1,
            "kind": "moved",
            "body": orjson.dumps({"seat": 0, "events": told}),
        }
        for table in range(1, TABLES + 1)
        for version, told in enumerate(BEFORE, 1)
    ]
    rows.append({"table_id": TABLES, "version": 5, "at": 1, "kind": "paused", "body": b"{}"})

    async def whole():
        database = Database(stored)
        try:
            async with database.transaction() as connection:
                await connection.run_sync(upgrade_to("0003"))
                await connection.execute(
                    insert(tables), [TABLE | {"id": n, "code": str(n)} for n in range(1, TABLES + 1)]
                )
                await connection.execute(insert(entries), rows)
            await database.migrate()
            return await database.read(select(entries).order_by(entries.c.table_id, entries.c.version))
        finally:
            await database.close()

    found = asyncio.run(whole())
    assert [orjson.loads(row.body) for row in found[:-1]] == [{"seat": 0, "events": told} for told in AFTER * TABLES]
    assert (found[-1].kind, found[-1].body) == ("paused", b"{}")
