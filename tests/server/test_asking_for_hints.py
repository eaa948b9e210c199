"""Help in running games over HTTP: for the seat that must decide, at tables that allow it, and everybody sees it."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from http_play import command, move, play_out, seated, summary_of

from feira.server import hint_desk
from feira.server.analyst import Analyst
from feira.server.hub import Hub
from feira.server.settings import Limits

KINDS = [("mercado", {"players": 2}), ("marche", {"players": 2}), ("marche", {"players": 2, "variant": "classic"})]


@pytest.fixture(scope="module")
def ana(start_server):
    return start_server().guest()


def ask(guest, code, what="hints", seat=0, **more):
    body = {"seat": seat, "expected_version": summary_of(guest, code)["version"], **more}
    return guest.http.post(f"/tables/{code}/{what}", json=body)


def refused(answer):
    return answer.status_code, answer.json()["code"]


def status(guest, code):
    return guest.http.get(f"/tables/{code}/hints").json()["status"]


def legal(guest, code, seat=0):
    return [one["move"] for one in guest.http.get(f"/tables/{code}/choices", params={"seat": seat}).json()["choices"]]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_help_for_the_seat_that_must_decide(ana, game, options):
    code = ana.make_table(game, options=options)
    assert status(ana, code) == "allowed"
    found = ask(ana, code)
    assert found.status_code == 200, found.text
    hint = found.json()["found"]
    moves = legal(ana, code)
    assert {hint["move"]["move"], hint["instead"]["move"]} <= set(moves)
    assert hint["gain"] >= 0
    hopes = ask(ana, code, "hopes").json()["found"]
    assert hopes["move"]["move"] in moves
    assert len(hopes["tiles"]) > 1
    assert ask(ana, code, "warnings", move=hint["move"]["move"]).json()["found"] is None
    assert summary_of(ana, code)["hinted"] == [1, 0], "help counts once for a decision"
    with ana.page() as page:
        page.watch(code)
        assert [entry["seat"] for entry in page.entries[code] if entry["kind"] == "hinted"] == [0]
    assert command(ana, code, "move", seat=0, move=hint["move"]["move"], expected_version=2).status_code == 200


def test_a_tutor_warns_of_a_blunder_and_only_then(ana):
    """To bid all coins for one stall is one. Whoever plays without blunders has had no help."""
    code = ana.make_table("marche", options={"players": 2, "coins": "open"})
    found = None
    with ana.page() as page:
        page.watch(code)
        while found is None:
            state = page.wait_for(code, lambda now: now["asked"] or now["summary"]["status"] == "finished")
            assert state["asked"], "no auction in the whole game"
            text = legal(ana, code)[-1]
            found = ask(ana, code, "warnings", move=text).json()["found"] if text.startswith("bid") else None
            assert summary_of(ana, code)["hinted"] == [int(found is not None), 0]
            if found is None:
                version = page.move(code, 0)["version"]
                page.wait_for(code, lambda now, v=version: now["version"] >= v)
    assert found["instead"]["move"] == text
    assert found["gain"] >= max(0.1, found["margin"])


def test_help_is_refused_where_it_must_be(ana):
    server = ana.server
    rui, eve = server.guest("Rui"), server.guest("Eve")
    code = ana.make_table(options={"players": 2})
    for what, more in (("hints", {}), ("hopes", {}), ("warnings", {"move": "coin"})):
        assert refused(ask(eve, code, what, **more)) == (403, "not-your-seat")
        assert refused(ask(ana, code, what, seat=1, **more)) == (403, "not-your-seat")
        assert refused(ask(ana, code, what, seat=7, **more)) == (404, "no-such-seat")
        body = {"seat": 0, "expected_version": 2, **more}
        with server.http() as nobody:
            assert refused(nobody.post(f"/tables/{code}/{what}", json=body)) == (401, "no-token")
    assert refused(ask(ana, code, "warnings", move="stand fish")) == (422, "no-move")
    assert refused(ask(ana, code, "warnings", move="take fish")) == (409, "illegal")
    assert summary_of(ana, code)["hinted"] == [0, 0]
    people, shared = seated(server, "mercado", "Ana", "Rui", options={"players": 2})
    assert status(people[0], shared) == "refused"
    assert refused(ask(people[0], shared)) == (403, "no-hints")
    people, shared = seated(server, "mercado", "Ana", "Rui", options={"players": 2}, hints=True)
    assert status(eve, shared) == "allowed", "everybody knows"
    assert refused(ask(people[1], shared, seat=1)) == (409, "not-your-turn")
    assert refused(ask(people[0], shared, expected_version=1)) == (409, "stale")
    play_out(people, shared)
    assert refused(ask(people[0], shared)) == (409, "not-running")
    locked = ana.make_table(visibility="locked")
    assert eve.http.get(f"/tables/{locked}/hints").status_code == 403
    assert rui.http.get("/tables/NOSUCHONE1/hints").status_code == 404


def test_a_campaign_has_none_and_practice_with_help_is_no_record(ana, monkeypatch):
    ana.http.post("/campaign")
    code = ana.http.post("/campaign/play").json()["code"]
    assert status(ana, code) == "counts"
    assert refused(ask(ana, code)) == (403, "hints-count")
    monkeypatch.setattr(hint_desk, "judge_name", lambda *_: "somebody")
    monkeypatch.setattr(Analyst, "run", lambda *_: answered({"move": TOLD, "instead": None, **NUMBERS}))
    results = []
    for helped in (True, False):
        code = ana.http.post("/practice", json={"challenge": 1}).json()["code"]
        if helped:
            assert ask(ana, code).status_code == 200
        play_out([ana], code)
        results.append([best["challenge"] for best in ana.http.get("/campaign").json()["best"]])
    assert results == [[], [1]]


TOLD = {"move": "coin", "json": {}}
WISH = {"seat": 0, "expected_version": 2}
NUMBERS = {"gain": 0.0, "margin": 0.0, "lead": 0.0, "why": []}


async def answered(value):
    return value


def test_a_game_with_help_is_not_among_your_results(ana, monkeypatch):
    monkeypatch.setattr(Analyst, "run", lambda *_: answered({"move": TOLD, "instead": None, **NUMBERS}))
    bo = ana.server.guest("Bo")
    for helped in (True, False):
        code = bo.make_table(others=["bot"])
        if helped:
            ask(bo, code)
        with bo.page() as page:
            page.watch(code)
            page.play_out(code)
    assert [count["games"] for count in bo.http.get("/me/results").json()["counts"]] == [1]


def test_what_is_asked_for_at_the_same_time_counts_once(ana, monkeypatch):
    """Also where storing takes a while."""
    store = Hub.do

    async def slowly(*command):
        await asyncio.sleep(0.2)
        return await store(*command)

    monkeypatch.setattr(Analyst, "run", lambda *_: answered({"move": TOLD, "instead": None, **NUMBERS}))
    monkeypatch.setattr(Hub, "do", slowly)
    code = ana.make_table()
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda _: ana.http.post(f"/tables/{code}/hints", json=WISH), range(6)))
    assert [answer.status_code for answer in answers] == [200] * 6
    assert summary_of(ana, code)["hinted"] == [1, 0]


def test_a_kind_without_a_judge_says_so(ana, monkeypatch):
    monkeypatch.setattr(hint_desk, "judge_name", lambda *_: None)
    code = ana.make_table()
    assert status(ana, code) == "unavailable"
    assert refused(ask(ana, code)) == (409, "no-judge")


def test_who_waits_until_the_game_has_moved_on_gets_nothing(ana, monkeypatch):
    """Neither what was worked out too late, nor work for it if it has not begun."""
    begun, go_on, worked = threading.Event(), threading.Event(), []

    async def slow(_, *asked):
        worked.append(asked[-1])
        begun.set()
        await asyncio.to_thread(go_on.wait, 30)
        return {"move": TOLD, "instead": None, **NUMBERS}

    monkeypatch.setattr(Analyst, "run", slow)
    code = ana.make_table("marche")
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(ask(ana, code))) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert begun.wait(30)
    move(ana, code, 0)
    go_on.set()
    for thread in threads:
        thread.join()
    assert {refused(answer) for answer in answers} <= {(409, "stale"), (409, "not-your-turn")}
    assert worked == [0]
    assert summary_of(ana, code)["hinted"] == [0, 0]


def test_nobody_gets_help_without_end(start_server):
    busy = start_server(limits=Limits(hints=2)).guest()
    code = busy.make_table()
    assert [ask(busy, code).status_code for _ in range(3)] == [200, 200, 429]
