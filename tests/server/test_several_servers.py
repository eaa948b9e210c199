"""Servers that share a PostgreSQL are one server."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import orjson
import pytest
from receiver import wait_until
from running import PATIENCE
from sqlalchemy import text

from feira.server.connections import Connections
from feira.server.database import Database, StorageError
from feira.server.notify import Listener
from feira.server.settings import Settings
from feira.table.refused import LogError


@pytest.fixture(scope="module")
def url(postgres):
    return postgres()


@pytest.fixture(scope="module")
def pair(start_server, url):
    """Two servers with one database."""
    servers = [start_server(database_url=url) for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


class Elsewhere:
    """The same person at another server."""

    def __init__(self, guest, server):
        self.__dict__ |= guest.__dict__ | {"server": server, "http": server.http(guest.token)}
        self.page = type(guest).page.__get__(self)


def test_people_at_different_servers_play_one_game(pair):
    ana, rui = pair[0].guest("Ana"), pair[1].guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    rui.http.post(f"/tables/{code}/seats/1", json={})
    wait_until(lambda: ana.http.post(f"/tables/{code}/start").is_success)  # as soon as that server has heard of it
    with ana.page() as first, rui.page() as second:
        first.watch(code)
        second.watch(code)
        while first.states[code]["summary"]["status"] == "running" and first.states[code]["version"] < 30:
            seat = first.states[code]["observation"]["to_act"][0]
            version = (first, second)[seat].move(code, seat)["version"]
            for page in (first, second):
                page.wait_for(code, lambda now, v=version: now["version"] >= v)
        assert first.entries[code] == second.entries[code]
        second.ask("chat", table=code, text="olá")
        while not first.chats:
            first.receive()
    assert [message["text"] for message in first.chats] == ["olá"]


def test_who_is_here_at_one_server_is_known_at_the_other(pair):
    ana, rui = pair[0].guest("Ana"), pair[1].guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    rui.http.post(f"/tables/{code}/seats/1", json={})
    with ana.page() as first:
        first.watch(code)
        with rui.page() as second:
            second.watch(code)
            for page in (first, second):
                people = page.wait_for_presence(lambda known: len(known) == 2)
                assert people[ana.id]["here"]
                assert people[rui.id]["here"]
        assert first.wait_for_presence(lambda known: not known[rui.id]["here"])[rui.id]["since"]


def test_somebody_who_leaves_one_server_is_still_here_through_the_other(pair):
    ana, rui = pair[0].guest("Ana"), pair[0].guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    rui.http.post(f"/tables/{code}/seats/1", json={})
    hub = pair[0].services.hub
    with ana.page() as page, Elsewhere(rui, pair[1]).page() as second:
        page.watch(code)
        with rui.page() as first:
            first.watch(code)
            second.watch(code)
            wait_until(lambda: (code, rui.id) in hub._presence._elsewhere)  # all that was said has been heard
        wait_until(lambda: rui.id not in hub.players_at(code))
        wait_until(lambda: orjson.loads(hub.presence(code))["people"][rui.id]["here"])


def frozen_before_its_commit(server, monkeypatch):
    """From now on a server stops in the middle of what it stores; one event says that it has, one lets it go on."""
    database = server.services.group_commit._database
    stopped, going_on = threading.Event(), threading.Event()

    async def write_and_wait(rows, *_):
        async with database.transaction() as connection:
            for statement, values in rows.items():
                await connection.execute(statement, values)
            stopped.set()
            await asyncio.to_thread(going_on.wait)

    monkeypatch.setattr(database, "write_group", write_and_wait)
    return stopped, going_on


def test_a_server_that_freezes_while_it_is_asked_whether_it_is_ready_holds_up_no_other(pair, monkeypatch):
    ana = pair[1].guest()
    code = ana.make_table(others=["me"])
    stopped, going_on = frozen_before_its_commit(pair[0], monkeypatch)
    with ThreadPoolExecutor() as threads, pair[0].http() as frozen, ana.page() as page:
        asked = threads.submit(frozen.get, "/ready")
        try:
            assert stopped.wait(PATIENCE)
            page.watch(code)
            moved = threads.submit(page.move, code, 0)
            assert ana.http.get("/ready").status_code == 200
            assert moved.result(timeout=PATIENCE)["type"] == "ok"
        finally:
            going_on.set()
        assert asked.result(timeout=PATIENCE).status_code in (200, 503)


def test_asking_whether_a_server_is_ready_leaves_nothing_behind(pair, url):
    assert pair[0].http().get("/ready").status_code == 200

    async def keys():
        database = Database(Settings(Path("unused"), database_url=url))
        found = await database.read(text("SELECT key FROM settings"))
        await database.close()
        return [key for (key,) in found]

    assert not [key for key in asyncio.run(keys()) if "ready" in key]


def test_the_same_move_at_two_servers_has_one_effect(pair):
    ana = pair[0].guest()
    again = Elsewhere(ana, pair[1])
    code = ana.make_table(others=["me"])
    with ana.page() as first, again.page() as second:
        first.watch(code)
        second.watch(code)
        for number in range(20):
            state = first.states[code]
            seat = state["observation"]["to_act"][0]
            choice = first.ask("choices", table=code, seat=seat)["choices"][0]["move"]
            move = {"table": code, "seat": seat, "move": choice, "expected_version": state["version"]}
            sent = first.send("move", **move, move_id=str(number))
            answer = second.ask("move", **move, move_id=str(number))
            while (other := first.receive()).get("id") != sent:
                pass
            assert answer["type"] == other["type"] == "ok"
            assert answer["version"] == other["version"] == state["version"] + 1
            for page in (first, second):
                page.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)
    assert first.entries[code] == second.entries[code]


def test_tokens_revoked_at_one_server_are_void_at_all(pair):
    ana = pair[0].guest()
    with Elsewhere(ana, pair[1]).page() as page:
        ana.http.post("/me/tokens/revoke")
        assert page.closed() == 1008


def cut_all_lines(url, tmp_path):
    """End every connection to a database: for a second its servers can't hear each other."""
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def cut():
        database = Database(Settings(tmp_path, database_url=url))
        try:
            assert await database.read(others)
        finally:
            await database.close()

    asyncio.run(cut())


def test_what_was_missed_while_nothing_could_be_heard_is_made_up(pair, url, tmp_path):
    ana, rui, eva = (pair[0].guest(name) for name in ("Ana", "Rui", "Eva"))
    code = rui.make_table(others=["me"])
    with (
        Elsewhere(ana, pair[1]).page() as revoked,
        Elsewhere(eva, pair[1]).page() as forgotten,
        Elsewhere(rui, pair[1]).page() as page,
    ):
        version = page.watch(code)["version"]
        cut_all_lines(url, tmp_path)
        ana.http.post("/me/tokens/revoke")
        eva.http.delete("/me")
        rui.http.post(f"/tables/{code}/commands", json={"type": "chat", "text": "is anybody there?"})
        rui.http.post(f"/tables/{code}/commands", json={"type": "pause"})
        page.wait_for(code, lambda now: now["version"] > version)
        while not page.chats:
            page.receive()
        # It may come twice, once looked up and once heard, with the same id.
        said = {message["id"]: message["text"] for message in page.chats}
        assert list(said.values()) == ["is anybody there?"]
        assert revoked.closed() == forgotten.closed() == 1008
        assert page.ask("ping")["type"] == "pong", "whose token is good may stay"


def test_who_is_void_is_sent_away_even_if_a_table_can_t_be_read():
    void = []

    async def epochs(_people):
        return {"p1": 2}

    async def refresh_all():
        raise LogError("a table that can't be read")

    people, hub = SimpleNamespace(epochs=epochs), SimpleNamespace(refresh_all=refresh_all)
    connections = SimpleNamespace(people=["p1"], close_void=void.append)
    listener = Listener(services_with(people=people, hub=hub, connections=connections))
    with pytest.raises(LogError):
        asyncio.run(listener._make_up())
    assert void == [{"p1": 2}]


def services_with(**given):
    """Those of a server without others."""
    database, store = SimpleNamespace(postgres=None), SimpleNamespace(name="here")
    others = dict.fromkeys(("hub", "chat", "announcements"))
    return SimpleNamespace(**{"database": database, "group_commit": store, **others, **given})


class OpenPage:
    """A connection with a token of an epoch."""

    def __init__(self, epoch, closed):
        self.epoch = epoch
        self._closed = closed

    def hang_up(self, _reason):
        self._closed.append(self.epoch)


def heard_that_tokens_are_void(epochs):
    """A person has pages with tokens of epochs 1 and 2 when a server hears that some are void; those that it closes."""
    closed = []
    connections = Connections()
    for epoch in (1, 2):
        connections.add("p1", OpenPage(epoch, closed))

    async def hear():
        listener = Listener(services_with(people=SimpleNamespace(epochs=epochs), connections=connections))
        listener._heard(None, 0, "", "elsewhere p:p1")
        await asyncio.gather(*listener._following)

    asyncio.run(hear())
    return sorted(closed)


def test_who_has_come_with_a_new_token_before_it_was_heard_that_the_old_is_void_may_stay():
    async def epochs(_people):
        return {"p1": 2}

    assert heard_that_tokens_are_void(epochs) == [1]


def test_all_are_sent_away_if_it_can_t_be_read_whose_token_is_void():
    async def epochs(_people):
        raise StorageError(OSError())

    assert heard_that_tokens_are_void(epochs) == [1, 2]
