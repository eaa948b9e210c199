"""Playing together: from a name to a finished game, over HTTP and WebSocket."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from http_play import command, move, seated, summary_of, to_act
from running import PATIENCE
from websockets.sync.client import connect

from feira.table.game_session import GameSession


@pytest.mark.parametrize(("game", "bots"), [("mercado", 1), ("marche", 2)])
def test_a_guest_plays_a_whole_game_against_bots(server, game, bots):
    ana = server.guest()
    code = ana.make_table(game, others=["bot"] * bots)
    with ana.page() as page:
        assert page.welcome["person"] == {"id": ana.id, "name": "Ana"}
        assert page.watch(code)["viewer"] == 0
        state = page.play_out(code)
    assert state["summary"]["outcome"]["ranking"]
    record = ana.http.get(f"/tables/{code}/record").json()
    assert record["game"] == game
    assert ana.http.get(f"/records/{code}").json() == record
    assert ana.http.post("/records", json={"record": record}).status_code == 201


def test_a_move_is_made_where_it_arrives_and_the_same_again_waits(site, monkeypatch):
    (ana, _), code = seated(site, "mercado", "Ana", "Rui")
    found = ana.http.get(f"/tables/{code}/choices", params={"seat": 0}).json()
    move = {"seat": 0, "move": found["choices"][0]["move"], "move_id": "once", "expected_version": found["version"]}
    do, waited = site.services.hub.do, []

    def noted(code, command, history):
        waited.append(command)
        return do(code, command, history)

    monkeypatch.setattr(site.services.hub, "do", noted)
    with ana.page() as page:
        page.watch(code)
        page.ask("ping")  # now nothing that came before is still being answered
        numbers = [page.send("move", table=code, **move), page.send("move", table=code, **move), page.send("ping")]
        answers = []
        while len(answers) < len(numbers):
            message = page.receive()
            if message.get("id") in numbers:
                answers.append(message)
    assert [answer["id"] for answer in answers] == numbers
    first, second, _ = answers
    assert first["type"] == second["type"] == "ok"
    assert first["version"] == second["version"] == found["version"] + 1
    assert len(waited) == 1  # the second one


def test_two_people_play_by_a_link_and_others_watch(server):
    ana, rui, eve = server.guest("Ana"), server.guest("Rui"), server.guest("Eve")
    code = ana.make_table(others=["open"], start=False)
    assert rui.http.post(f"/tables/{code}/seats/1", json={}).json()["seats"][1]["name"] == "Rui"
    assert ana.http.post(f"/tables/{code}/start").json()["status"] == "running"
    with ana.page() as first, rui.page() as second, eve.page() as third:
        assert first.watch(code)["viewer"] == 0
        assert second.watch(code)["viewer"] == 1
        assert third.watch(code)["viewer"] is None
        answer = first.move(code, 0)
        assert answer["type"] == "ok"
        for page in (first, second, third):
            page.wait_for(code, lambda now: now["version"] == answer["version"])
        assert first.entries[code] == second.entries[code] == third.entries[code]
        money = [page.states[code]["observation"]["players"][0]["money"] for page in (first, second, third)]
        assert money[0] is not None
        assert money[1:] == [None, None]
        refused = third.ask("move", table=code, seat=0, move="take coin", move_id="x", expected_version=3)
        assert refused["code"] == "not-your-seat"


def test_who_plays_is_told_who_watches(server):
    ana, eve = server.guest("Ana"), server.guest("Eve")
    code = ana.make_table()
    with ana.page() as page:
        assert page.watch(code)["watchers"] == []
        with eve.page() as first, eve.page() as second, server.nobody() as unknown:
            assert first.watch(code)["watchers"] == [{"name": "Eve"}]
            assert second.watch(code)["watchers"] == [{"name": "Eve"}]
            assert unknown.watch(code)["watchers"] == [{"name": None}, {"name": "Eve"}]
            page.wait_for(code, lambda now: len(now["watchers"]) == 2)
            assert page.states[code]["entries"] == []
            second.ask("unwatch", table=code)
            assert first.watch(code)["watchers"] == [{"name": None}, {"name": "Eve"}]
        page.wait_for(code, lambda now: now["watchers"] == [])
        assert ana.http.get(f"/tables/{code}/state").json()["watchers"] == []


def test_a_hot_seat_changes_the_viewer_by_watching_again(server):
    ana = server.guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        assert page.watch(code)["viewer"] == 0
        assert page.watch(code, seat=1, since=page.states[code]["version"])["viewer"] == 1
        assert page.states[code]["asked"] is False
        assert page.watch(code, seat=None)["viewer"] == 0
        assert page.watch(code, seat=3)["code"] == "not-your-seat"
        while page.states[code]["summary"]["status"] == "running":
            seat = page.states[code]["observation"]["to_act"][0]
            version = page.move(code, seat)["version"]
            page.wait_for(code, lambda now, v=version: now["version"] >= v)
    assert page.states[code]["summary"]["outcome"]["end"]


def test_the_same_move_twice_has_one_effect_and_a_stale_one_none(server):
    ana = server.guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        first = page.ask("choices", table=code, seat=0)
        move = {"table": code, "seat": 0, "move": first["choices"][0]["move"], "expected_version": first["version"]}
        done = page.ask("move", **move, move_id="one")
        assert page.ask("move", **move, move_id="one")["version"] == done["version"]
        stale = page.ask("move", **move, move_id="two")
        assert stale["type"] == "error"
        assert stale["code"] in ("stale", "not-your-turn")
        assert stale["version"] == done["version"]
        assert page.watch(code)["version"] == done["version"]
        illegal = page.ask(
            "move",
            table=code,
            seat=page.states[code]["observation"]["to_act"][0],
            move="stand fish Z9",
            move_id="three",
            expected_version=done["version"],
        )
        assert illegal["code"] == "no-move"
        assert illegal["version"] == done["version"]
    for sent in ({**move, "move_id": "two"}, {**move, "seat": 1, "move": "stand fish Z9"}):
        del sent["table"]
        answer = command(ana, code, "move", **sent).json()
        assert answer["code"] in ("stale", "not-your-turn", "no-move")
        assert answer["version"] == done["version"]


def test_who_comes_back_gets_just_what_is_missing(server):
    ana = server.guest()
    code = ana.make_table()
    with ana.page() as page:
        page.watch(code)
        page.play_out(code, until=6)
    seen = page.states[code]["version"]
    for since in (0, 1, seen - 1, seen):
        state = ana.http.get(f"/tables/{code}/state", params={"since": since, "seat": 0}).json()
        assert state["from"] == since
        versions = [entry["version"] for entry in state["entries"]]
        assert versions == list(range(since + 1, state["version"] + 1))
    assert ana.http.get(f"/tables/{code}/state", params={"since": 9999}).json()["from"] == 0


def test_no_newer_state_overtakes_the_first(server, monkeypatch):
    """Somebody comes to a table, and in the same moment a move is made."""
    ana, eve = server.guest(), server.guest("Eve")
    code = ana.make_table(others=["me"])
    chat = server.services.chat
    history = chat.history
    begun, go_on = threading.Event(), threading.Event()

    async def slow_history(table):
        begun.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return await history(table)

    with ana.page() as mover, connect(f"ws://{server.address}/api/live") as line:
        mover.watch(code)
        monkeypatch.setattr(chat, "history", slow_history)
        line.send(json.dumps({"type": "hello", "token": eve.token}))
        line.send(json.dumps({"type": "watch", "id": 1, "table": code}))
        assert begun.wait(PATIENCE)
        last = mover.move(code, 0)["version"]
        go_on.set()
        seen = []
        while not seen or seen[-1] < last:
            message = json.loads(line.recv(PATIENCE))
            seen += [message["version"]] if message["type"] == "state" else []
    assert seen == sorted(seen)
    assert len(seen) == 2


def test_everybody_may_look_back_at_what_they_saw(server):
    (ana, bo), code = seated(server, "mercado", "Ana", "Bo")
    cleo = server.guest("Cleo")
    for _ in range(3):
        [seat] = to_act(summary_of(ana, code))
        move([ana, bo][seat], code, seat)
    for person, seat in ((ana, 0), (bo, 1), (cleo, None)):
        told = person.http.get(f"/tables/{code}/lately", params={"moves": 2}).json()
        assert (told["viewer"], len(told["observations"])) == (seat, 3)
        state = person.http.get(f"/tables/{code}/state").json()
        assert told["observations"][-1] == state["observation"]
        assert told["text_boards"] == [None, None, None]  # the page has a board of its own
        for seen in told["observations"]:
            assert [player["money"] is not None for player in seen["players"]] == [n == seat for n in (0, 1)]
    assert bo.http.get(f"/tables/{code}/lately", params={"moves": 2, "seat": 0}).json()["code"] == "not-your-seat"
    assert bo.http.get(f"/tables/{code}/lately", params={"moves": 0}).status_code == 422


def test_everybody_may_ask_what_building_would_bring(server):
    (ana, bo), code = seated(server, "marche", "Ana", "Bo")
    eve = server.guest("Eve")
    move(ana, code, 0)
    [reserved] = ana.http.get(f"/tables/{code}/state").json()["observation"]["players"][0]["discs"]
    for person, seat in ((ana, 0), (bo, 1), (eve, None)):  # whoever's turn it is
        told = person.http.get(f"/tables/{code}/prospects").json()
        assert told["viewer"] == seat
        assert told["version"] == summary_of(ana, code)["version"]
        assert [(one["at"], one["seat"]) for one in told["prospects"]] == [(reserved, 0)]
    assert bo.http.get(f"/tables/{code}/prospects", params={"seat": 0}).json()["code"] == "not-your-seat"
    ana.http.post(f"/tables/{code}/close")
    assert eve.http.get(f"/tables/{code}/prospects").json()["prospects"] == []  # nothing more will come


@pytest.mark.parametrize(("way", "work"), [("lately?moves=5", "lately"), ("record", "record")])
def test_nobody_waits_for_who_looks_back(site, monkeypatch, way, work):
    ana = site.guest()
    codes = [ana.make_table(others=["me"]) for _ in range(2)]
    with ana.page() as page, ThreadPoolExecutor(1) as beside:
        for code in codes:
            page.watch(code)
        while page.states[codes[0]]["summary"]["status"] == "running":
            version = page.move(codes[0], page.states[codes[0]]["observation"]["to_act"][0])["version"]
            page.wait_for(codes[0], lambda now, v=version: now["version"] >= v)
        begun, go_on = threading.Event(), threading.Event()
        quick = getattr(GameSession, work)

        def slow(*args):
            begun.set()
            assert go_on.wait(PATIENCE)
            return quick(*args)

        monkeypatch.setattr(GameSession, work, slow)
        asked = beside.submit(ana.http.get, f"/tables/{codes[0]}/{way}")
        assert begun.wait(PATIENCE)
        assert page.move(codes[1], 0)["type"] == "ok"
        assert not asked.done()
        go_on.set()
        assert asked.result().status_code == 200


def test_undo_resign_return_pause_and_rematch(server):
    ana = server.guest()
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        page.move(code, 0)
        assert page.ask("undo", table=code, seat=0)["type"] == "ok"
        assert page.watch(code)["asked"]
        assert page.ask("pause", table=code)["type"] == "ok"
        assert not page.watch(code)["asked"]
        assert page.ask("resign", table=code, seat=0)["type"] == "ok"
        assert page.watch(code)["viewer"] == 1  # though the other one is to act: a bot does it
        assert page.ask("return", table=code, seat=0)["type"] == "ok"
        assert page.ask("resume", table=code)["type"] == "ok"
        assert page.watch(code)["viewer"] == 0
        assert page.states[code]["asked"]
        assert page.ask("rematch", table=code)["code"] == "not-finished"
        assert page.ask("close", table=code)["type"] == "ok"
        again = page.ask("rematch", table=code)
        assert again["type"] == "ok"
        assert page.ask("rematch", table=code)["code"] == again["code"]
        assert page.watch(code)["summary"]["rematch"] == again["code"]
        seats = page.watch(again["code"])["summary"]["seats"]
        assert [seat["name"] for seat in seats] == ["Rui", "Ana"]


def test_a_rematch_is_one_whatever_its_id(server):
    ana = server.guest()
    code = ana.make_table(others=["me"])
    ask = partial(ana.http.post, f"/tables/{code}/commands")
    assert ask(json={"type": "close", "move_id": "a"}).status_code == 200
    answers = [ask(json={"type": "rematch", "move_id": name}) for name in ("a", "a", "b")]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.json()["code"] for answer in answers}) == 1


def test_chat_reaches_everybody_until_it_is_muted(server):
    ana, rui = server.guest("Ana"), server.guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    with ana.page() as first, rui.page() as second:
        first.watch(code)
        second.watch(code)
        assert second.ask("chat", table=code, text="<b>olá</b>\x00")["type"] == "ok"
        while not first.chats:
            first.receive()
        assert [message["text"] for message in first.chats] == ["<b>olá</b>"]
        assert second.ask("chat", table=code, text="x" * 501)["code"] == "bad-text"
        assert ana.http.patch(f"/tables/{code}", json={"muted": True}).json()["muted"]
        assert second.ask("chat", table=code, text="hm")["code"] == "muted"
        assert first.ask("chat", table=code, text="quiet")["type"] == "ok"
    assert [m["text"] for m in rui.http.get(f"/tables/{code}/chat").json()["messages"]] == ["<b>olá</b>", "quiet"]


def test_what_is_clearly_meant_as_a_move_but_can_be_none_is_told_with_its_reason(server):
    ana = server.guest()
    code = ana.make_table("marche", others=["me"])
    played = []

    def acting():
        return next(n for n, seat in enumerate(summary_of(ana, code)["seats"]) if seat["to_act"])

    def play(move):
        version = summary_of(ana, code)["version"]
        return command(ana, code, "move", seat=acting(), move=move, expected_version=version)

    def told_of_99():
        answer = play("bid 99")
        return answer.status_code, *(answer.json().get(name) for name in ("code", "rule", "reason"))

    assert told_of_99() == (409, "illegal", "J4.1", "no-auction")
    while "AuctionOpened" not in played:
        choices = ana.http.get(f"/tables/{code}/choices?seat={acting()}").json()["choices"]
        moves = [choice["move"] for choice in choices]
        assert play("draw" if "draw" in moves else moves[0]).is_success
        entries = ana.http.get(f"/tables/{code}/state").json()["entries"]
        played = [event["event"] for entry in entries for event in entry.get("events", [])]
    assert told_of_99() == (422, "no-move", None, "too-many-coins")
    assert play("bid 99").json()["details"] == {"bid": 99, "coins": 15}


def take_back_after_a_reveal(page, code):
    """Play until something was revealed since one's last move, and take that back; the answer."""
    while True:
        state = page.wait_for(code, lambda now: now["asked"])
        told = page.entries[code]
        own = next((n for n, entry in reversed(list(enumerate(told))) if entry.get("seat") == 0), len(told))
        drawn = {event["event"] for entry in told[own:] for event in entry.get("events", ())}
        if drawn & {"TileDrawn", "CustomersOffered"}:
            return page.ask("undo", table=code, seat=0, expected_version=state["version"])
        page.move(code, 0)
        page.wait_for(code, lambda now, v=state["version"]: now["version"] > v)


def test_table_record_and_replay_say_what_was_taken_back_after_a_reveal(server):
    ana = server.guest()
    code = ana.make_table(others=["bot"])
    with ana.page() as page:
        assert page.watch(code)["summary"]["takebacks"] == [0, 0]
        for times in (1, 2):
            version = take_back_after_a_reveal(page, code)["version"]
            state = page.wait_for(code, lambda now, v=version: now["version"] >= v)
            assert state["summary"]["takebacks"] == [times, 0]
        page.play_out(code)
    assert ana.http.get(f"/tables/{code}").json()["takebacks"] == [2, 0]
    assert ana.http.get(f"/tables/{code}/record").json()["takebacks"] == [2, 0]
    assert ana.http.get(f"/records/{code}/replay").json()["takebacks"] == [2, 0]


@pytest.mark.parametrize("counts", ["campaign", "practice"])
def test_a_game_that_counts_refuses_a_takeback_past_a_reveal(server, counts):
    ana = server.guest()
    ana.http.post("/campaign")
    ways = {"campaign": ("/campaign/play", {}), "practice": ("/practice", {"challenge": 4})}
    code = ana.http.post(ways[counts][0], json=ways[counts][1]).json()["code"]
    with ana.page() as page:
        page.watch(code)
        answer = take_back_after_a_reveal(page, code)
        assert (answer["type"], answer["code"]) == ("error", "undo-strict")
        assert answer["details"]["reason"] == "reveal"
        assert page.states[code]["may_undo"] is None
        assert page.states[code]["summary"]["takebacks"] == [0]
