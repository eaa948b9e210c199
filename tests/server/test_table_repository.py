"""What is stored of a table are decisions and chance; what follows from them is worked out when it is loaded."""

import asyncio
import json
import threading
from contextlib import asynccontextmanager
from dataclasses import dataclass

import orjson
import pytest
from sqlalchemy import select, update

from feira.core.game import Event
from feira.games import GAMES
from feira.games.mercado.engine import log
from feira.games.mercado.surface import events
from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.refused import ServerRefused
from feira.server.schema import entries
from feira.server.settings import Settings
from feira.server.subscriptions import LAST, History
from feira.server.table_repository import TableRepository
from feira.table import LogError
from feira.table.commands import Create, Move, Start, Undo

SEATS = tuple({"kind": "person", "person": "p1", "name": name} for name in ("Ana", "Rui"))


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request, tmp_path):
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres")()
    return Settings(tmp_path, database_url=url)


@asynccontextmanager
async def opened(settings):
    """The database, and a hub that has no table in memory yet."""
    database = Database(settings)
    try:
        await database.migrate()
        yield database, Hub(TableRepository(database, GroupCommit(database)))
    finally:
        await database.close()


async def new_table(hub, game="mercado"):
    wish = Create(by="p1", game=game, options={"players": 2}, seats=SEATS)
    return (await hub.create(wish, start=Start(by="p1", seed=5)))["code"]


async def play(hub, code, moves):
    """The first legal moves, every fourth of which is taken back and done again."""
    for number in range(moves):
        async with hub.reading(code, trusted=True) as table:
            if table.status != "running":
                return
            seat, version = table.to_act[0], table.version
            legal = table.session.legal(seat)
            move = Move(by="p1", seat=seat, move=legal[number % len(legal)], expected_version=version)
        await hub.do(code, move)
        if number % 4 == 0:
            await hub.do(code, Undo(by="p1", seat=seat))


async def told(hub, code, since=0):
    return json.loads(await hub.state(code, "p1", None, since))["entries"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_loaded_tells_what_it_told_while_it_was_played(settings, game):
    async def whole():
        async with opened(settings) as (_, hub):
            code = await new_table(hub, game)
            await play(hub, code, 60)
            before = await told(hub, code)
        async with opened(settings) as (_, hub):
            assert await told(hub, code) == before
            assert len(before) > 2 * LAST
            for since in (1, LAST - 1, LAST, LAST + 1, len(before) - 1, len(before)):
                assert await told(hub, code, since) == before[since:]
            await play(hub, code, 3)
            assert (await told(hub, code))[: len(before)] == before
        return before

    kinds = {entry["kind"] for entry in asyncio.run(whole())}
    assert kinds >= {"created", "started", "moved", "undone"}


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_holds_decisions_and_chance_and_nothing_else(settings, game):
    held = {
        "created": {"by", "game", "options", "seats", "clock", "visibility", "seating", "name", "counts"},
        "started": {"by", "rules", "seed", "order", "setup"},
        "moved": {"by", "seat", "move", "secret", "chance"},
        "undone": {"by", "seat"},
    }

    async def whole():
        async with opened(settings) as (database, hub):
            await play(hub, await new_table(hub, game), 60)
            return await database.read(select(entries.c.kind, entries.c.body).order_by(entries.c.version))

    rows = [(row.kind, orjson.loads(row.body)) for row in asyncio.run(whole())]
    drawing = {"draw"} if game == "marche" else {"take", "redraw", "stand"}
    for kind, body in rows:
        assert set(body) <= held[kind]
        if "chance" in body:  # the paving of Jour de Marché, which follows by the rules, is none
            assert body["move"].split()[0] in drawing
    assert any("chance" in body for _, body in rows)


@dataclass(frozen=True)
class CoinTaken(Event):
    """The event of a later version."""

    seat: int
    coins: int
    jar: str


def test_an_event_with_a_new_field_needs_no_migration_and_shows_it_for_old_games(settings, monkeypatch):
    threads = set()

    def read_later(seat, coins, _c, _d):
        threads.add(threading.current_thread())
        return CoinTaken(seat, coins, "blue")

    async def whole():
        async with opened(settings) as (_, hub):
            code = await new_table(hub)
            await hub.do(code, Move(by="p1", seat=0, move="coin", expected_version=2))
            old = await told(hub, code)
        monkeypatch.setitem(events._READERS, log.COIN_TAKEN, read_later)
        async with opened(settings) as (_, hub):
            return old[-1], (await told(hub, code))[-1]

    old, new = asyncio.run(whole())
    [event] = old["events"]
    assert new == old | {"events": [event | {"jar": "blue"}]}
    assert threading.main_thread() not in threads, "a game is played again beside the event loop"


def test_a_log_by_rules_that_this_version_does_not_know_is_refused_in_words(settings):
    async def whole():
        async with opened(settings) as (database, hub):
            code = await new_table(hub)
            started = entries.c.kind == "started"
            [row] = await database.read(select(entries.c.body).where(started))
            body = orjson.loads(row.body)
            assert body["rules"] == GAMES["mercado"].edition
            async with database.transaction() as connection:
                later = orjson.dumps(body | {"rules": 99})
                await connection.execute(update(entries).where(started).values(body=later))
        async with opened(settings) as (_, hub):
            await told(hub, code)

    with pytest.raises(LogError, match=r"edition 1 of its rules, not edition 99; a newer one may"):
        asyncio.run(whole())


def test_a_table_that_is_asked_for_before_it_is_made_is_found_afterwards(settings):
    """As by those who follow a rematch: nobody is left at a table that leads nowhere."""

    async def whole():
        async with opened(settings) as (_, hub):
            wish = Create(by="p1", game="mercado", options={"players": 2}, seats=SEATS)
            asking = [asyncio.create_task(told(hub, "REMATCH1")) for _ in range(5)]
            await asyncio.sleep(0)
            await hub.create(wish, code="REMATCH1")
            found = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(each, ServerRefused | list) for each in found)
            assert await told(hub, "REMATCH1") == await told(hub, "REMATCH1")
            assert list(hub._served) == ["REMATCH1"]
            with pytest.raises(ServerRefused, match="no table"):
                await told(hub, "NOWHERE")
            assert list(hub._served) == ["REMATCH1"], "what is asked for in vain takes no memory"

    asyncio.run(whole())


def test_the_history_of_a_table_is_whole_however_long_it_is():
    written = [{"version": n, "text": "olá\n" * n} for n in range(1, 4 * LAST)]
    history = History()
    for n, entry in enumerate(written):
        history.add([entry])
        assert history.version == n + 1
    for since in range(len(written) + 1):
        assert orjson.loads(b"[" + history.since(since) + b"]") == written[since:]
        assert history.reaches(since) or since < len(written) - LAST
