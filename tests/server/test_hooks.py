"""Web hooks: who is called when, signed, tried again, given up, and by one of several servers only."""

import asyncio
import hashlib
import hmac
import json
import socket
import threading

import pytest
from sqlalchemy import func, select
from tests.server.http_play import command, move, seated, sit, start, to_act
from tests.server.receiver import receiving, wait_until
from tests.server.test_seating import drawn_table

from feira.server.database import Database
from feira.server.group_commit import Conflict, GroupCommit
from feira.server.hooks import Hooks
from feira.server.notices import deliveries_with, insert_deliveries
from feira.server.people import People
from feira.server.schema import deliveries
from feira.server.settings import Settings
from feira.server.table_repository import TableRepository
from feira.server.tokens import Tokens
from feira.table.commands import Create, Start
from feira.table.table import Table

DAYS = {"kind": "days", "days": 3}
PAUSES = (0.05, 0.1)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def post(request, start_server):
    """A server whose owner allows web hooks to lead anywhere, and which loses patience soon."""
    changes = {"private_hooks": True, "hook_pauses": PAUSES, "sweep_seconds": 0.02}
    if request.param == "postgres":
        changes["database_url"] = request.getfixturevalue("postgres")()
    return start_server(**changes)


def set_hook(guest, url):
    answer = guest.http.patch("/me", json={"hook_url": url})
    assert answer.status_code == 200, answer.text
    return answer.json()


def hook_of(guest):
    return guest.http.get("/me").json()["hook"]


def settled(guest):
    """Wait until nothing more is to be sent."""
    wait_until(lambda: hook_of(guest)["waiting"] == 0)


def test_after_the_draw_whoever_begins_is_told(post, monkeypatch):
    """Ben has the second seat of the open table, and the first one of the game."""
    with receiving() as receiver:
        ana, ben, code = drawn_table(post, monkeypatch, clock=DAYS)
        for guest in (ana, ben):
            set_hook(guest, f"{receiver.url}&who={guest.id}")
        start(ana, code)
        [call] = receiver.wait_for(1)
        settled(ana)
        settled(ben)
    assert len(receiver.calls) == 1, "Ana need not act"
    assert call.path.endswith(f"who={ben.id}")
    assert json.loads(call.body)["seats"] == [{"name": "Ben", "to_act": True}, {"name": "Ana", "to_act": False}]


def test_a_turn_is_told_and_signed(post):
    with receiving() as receiver:
        (ana, rui), code = seated(post, "mercado", "Ana", "Rui", clock=DAYS, name="Sunday")
        secret = set_hook(rui, receiver.url)["hook_secret"]
        set_hook(ana, receiver.url)
        summary = move(ana, code, 0)
        while to_act(summary) != [1]:
            summary = move(ana, code, 0)
        [call] = receiver.wait_for(1)
        settled(rui)
    assert len(receiver.calls) == 1, "who moves need not be told"
    assert call.path == "/turn?for=ana"
    assert call.headers["Host"] == f"localhost:{receiver.port}"
    signed = call.headers["Feira-Timestamp"].encode() + b"." + call.body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    assert call.headers["Feira-Signature"] == f"sha256={expected}"
    told = json.loads(call.body)
    assert told == {
        "event": "turn",
        "table": code,
        "game": "mercado",
        "name": "Sunday",
        "version": summary["version"],
        "at": summary["updated"],
        "deadline": summary["deadline"],
        "seats": [{"name": "Ana", "to_act": False}, {"name": "Rui", "to_act": True}],
        "you": [1],
    }


def test_only_games_by_correspondence_are_told(post):
    with receiving() as receiver:
        (ana, rui), quick = seated(post, "mercado", "Ana", "Rui", clock={"kind": "move", "seconds": 600})
        set_hook(rui, receiver.url)
        slow = ana.make_table(others=["open"], start=False, clock=DAYS)
        sit(rui, slow, 1)
        for code in (quick, slow):
            if code == slow:
                start(ana, code)
            while to_act(move(ana, code, 0)) != [1]:
                pass
        receiver.wait_for(1)
        settled(rui)
    assert [json.loads(call.body)["table"] for call in receiver.calls] == [slow]


def test_a_closed_game_is_told_and_one_person_on_two_seats_is_not_asked(post):
    with receiving() as receiver:
        ana = post.guest("Ana")
        set_hook(ana, receiver.url)
        code = ana.make_table(others=["me"], clock=DAYS)
        move(ana, code, 0)
        command(ana, code, "close")
        receiver.wait_for(1)
        settled(ana)
    assert [json.loads(call.body)["event"] for call in receiver.calls] == ["closed"]


def ask(ana, rui):
    """Let it become Rui's turn at a new table; its code."""
    code = ana.make_table(others=["open"], start=False, clock=DAYS)
    sit(rui, code, 1)
    start(ana, code)
    while to_act(move(ana, code, 0)) != [1]:
        pass
    return code


def test_what_fails_is_tried_again_and_is_the_same(post):
    with receiving(500, 302, 204) as receiver:
        ana, rui = post.guest("Ana"), post.guest("Rui")
        set_hook(rui, receiver.url)
        ask(ana, rui)
        receiver.wait_for(3)
        settled(rui)
        assert hook_of(rui) == {"waiting": 0, "given_up": False, "problem": None}
    assert len({(call.path, call.body, call.headers["Feira-Delivery"]) for call in receiver.calls}) == 1
    assert len(receiver.calls) == 3, "a redirect was followed"


def test_what_fails_too_often_is_given_up_and_told_until_something_gets_through(post):
    ana, rui = post.guest("Ana"), post.guest("Rui")
    with receiving(500) as receiver:
        set_hook(rui, receiver.url)
        ask(ana, rui)
        wait_until(lambda: hook_of(rui)["given_up"])
        assert hook_of(rui) == {"waiting": 0, "given_up": True, "problem": "it answered 500"}
        assert len(receiver.calls) == len(PAUSES) + 1
        ask(ana, rui)
        receiver.wait_for(2 * len(PAUSES) + 2)
        settled(rui)
        assert hook_of(rui) == {"waiting": 0, "given_up": True, "problem": "it answered 500"}
        receiver._statuses = iter([200])
        ask(ana, rui)
        wait_until(lambda: not hook_of(rui)["given_up"])
        assert hook_of(rui)["problem"] is None


def test_nobody_there_an_endless_answer_and_a_hook_that_is_gone(post):
    ana, rui = post.guest("Ana"), post.guest("Rui")
    with receiving() as receiver:
        pass
    set_hook(rui, receiver.url)  # nobody listens there any more
    ask(ana, rui)
    wait_until(lambda: hook_of(rui)["problem"] == "it could not be reached")
    with receiving(200, endless=True) as receiver:
        assert set_hook(rui, receiver.url)["hook"] == {"waiting": 0, "given_up": False, "problem": None}
        ask(ana, rui)
        receiver.wait_for(1)
        settled(rui)
        assert hook_of(rui)["problem"] is None
        assert set_hook(rui, "")["hook"] is None
        ask(ana, rui)
        assert len(receiver.calls) == 1


def test_what_was_meant_for_one_address_is_never_sent_to_another(tmp_path):
    """The address changes and what waits is forgotten in one commit: nothing can fall due in between."""

    async def run():
        database = Database(Settings(data_dir=tmp_path))
        await database.migrate()
        group_commit = GroupCommit(database)
        people = People(database, group_commit, Tokens("key"))
        rui = await people.change(await people.add_guest("Rui", "en"), hook_url="https://old.example/")
        await group_commit.write([(insert_deliveries, [{"number": 1, "who": rui.id, "told": b"{}", "now": 1}])])
        before = group_commit.commits
        rui = await people.change(rui, name="Rui B", hook_url="https://old.example/")
        kept = await database.read(select(func.count()).select_from(deliveries))
        await people.change(rui, hook_url="https://new.example/")
        left = await database.read(select(func.count()).select_from(deliveries))
        await database.close()
        return group_commit.commits - before, kept[0][0], left[0][0]

    assert asyncio.run(run()) == (2, 1, 0)


def test_a_new_secret_signs_from_now_on(post):
    ana, rui = post.guest("Ana"), post.guest("Rui")
    with receiving() as receiver:
        before = set_hook(rui, receiver.url)["hook_secret"]
        secret = rui.http.post("/me/hook/secret").json()["hook_secret"]
        assert secret != before
        ask(ana, rui)
        [call] = receiver.wait_for(1)
    signed = call.headers["Feira-Timestamp"].encode() + b"." + call.body
    assert call.headers["Feira-Signature"][7:] == hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


def test_several_servers_send_everything_once(postgres, tmp_path):
    settings = Settings(data_dir=tmp_path, database_url=postgres())

    async def race(url):
        databases = [Database(settings) for _ in range(4)]
        await databases[0].migrate()
        stores = [GroupCommit(database) for database in databases]
        people = People(databases[0], stores[0], Tokens("key"))
        guests = [await people.add_guest(f"Rui {n}", "en") for n in range(6)]
        for guest in guests:
            await people.change(guest, hook_url=url)
        rows = [
            {"number": n, "who": guest.id, "told": b"%d" % n, "now": 1}
            for n, guest in enumerate([*guests, *guests] * 4)
        ]
        await stores[0].write([(insert_deliveries, rows)])
        senders = [
            Hooks(database, group_commit, private=True, seconds=1, pauses=PAUSES)
            for database, group_commit in zip(databases, stores, strict=True)
        ]
        while await databases[0].read(select(deliveries.c.id)):
            await asyncio.gather(*(sender.send_due() for sender in senders))
        for sender, database in zip(senders, databases, strict=True):
            await sender.close()
            await database.close()
        return [row["told"] for row in rows]

    with receiving() as receiver:
        expected = asyncio.run(race(receiver.url))
    assert sorted(call.body for call in receiver.calls) == sorted(expected)


def test_by_default_nothing_private_is_called(site):
    ana, rui = site.guest("Ana"), site.guest("Rui")
    with receiving() as receiver:
        for url in (f"http://127.0.0.1:{receiver.port}/", f"http://[::1]:{receiver.port}/"):
            refused = rui.http.patch("/me", json={"hook_url": url})
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-hook")
        # A name is looked up when it is called; numbers may be written in ways that only the resolver understands.
        for host in ("localhost", "2130706433", "0x7f.1"):
            set_hook(rui, f"http://{host}:{receiver.port}/")
            ask(ana, rui)
            wait_until(lambda host=host: hook_of(rui)["problem"] == f"{host} leads to no public address")
    assert receiver.calls == []


def test_a_secure_server_is_asked_for_by_its_name(post):
    heard = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def listen():
            connection, _ = listening.accept()
            with connection:
                heard.append(connection.recv(4096))

        thread = threading.Thread(target=listen)
        thread.start()
        ana, rui = post.guest("Ana"), post.guest("Rui")
        set_hook(rui, f"https://localhost:{listening.getsockname()[1]}/")
        ask(ana, rui)
        thread.join(20)
        wait_until(lambda: hook_of(rui)["problem"] == "it could not be reached")
        set_hook(rui, "")
    assert b"localhost" in heard[0], "the name must be in the greeting, else no certificate fits"


def test_a_move_that_is_not_stored_is_not_told(tmp_path):
    async def run():
        database = Database(Settings(data_dir=tmp_path))
        await database.migrate()
        group_commit = GroupCommit(database)
        log, people = TableRepository(database, group_commit), People(database, group_commit, Tokens("key"))
        log.riders.append(deliveries_with)
        ana, rui = [await people.add_guest(name, "en") for name in ("Ana", "Rui")]
        await people.change(rui, hook_url="https://example.org/")
        seats = tuple({"kind": "person", "person": who.id, "name": who.name} for who in (rui, ana))
        create = Create(by=ana.id, game="mercado", options={"players": 2}, seats=seats, clock=DAYS)
        first = Table.create(create, 1)
        key, _ = await log.create(Table.read("TABLE", [first])[0], [first])
        waiting = []
        for _ in range(2):  # as if another server had been quicker
            table = Table.read("TABLE", [first])[0]
            new = table.propose(Start(by=ana.id, seed=1), 2)
            table.apply(new[0])
            try:
                await log.append(key, table, new, finished=False)
            except Conflict:
                waiting.append("conflict")
            [row] = await database.read(select(func.count()).select_from(deliveries))
            waiting.append(row[0])
        await database.close()
        return waiting

    assert asyncio.run(run()) == [1, "conflict", 1]
