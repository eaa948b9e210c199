"""Analyses of finished games: made once, by the way, continued after a break; nothing of a running game."""

import asyncio
import os
import signal
import time
from types import SimpleNamespace

import orjson
import psutil
import pytest
from sqlalchemy import update
from tests.golden.games import RECORDS

from feira.server import analyses as routes
from feira.server import analyst, ratings
from feira.server.analysis_work import judge_some
from feira.server.refused import ServerRefused
from feira.server.schema import analyses

RECORD = RECORDS["0.1.0/players-2:1"]
OTHER = RECORDS["0.1.0/players-2:2"]


@pytest.fixture(scope="module")
def ana(start_server):
    return start_server().guest()


def bring(guest, record=RECORD):
    answer = guest.http.post("/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    return answer.json()["code"]


def code_of(answer):
    return answer.status_code, answer.json()["code"]


def ask(guest, code):
    answer = guest.http.post(f"/records/{code}/analysis")
    assert answer.status_code == 202, answer.text
    return answer.json()


def waited(guest, code, wanted="done"):
    while (answer := guest.http.get(f"/records/{code}/analysis").json())["status"] != wanted:
        assert answer["status"] == "waiting", answer
        time.sleep(0.05)
    return answer


def analysed(guest, code):
    ask(guest, code)
    return waited(guest, code)


def test_a_finished_game_is_analysed_once(ana, monkeypatch):
    code = bring(ana)
    assert ana.http.get(f"/records/{code}/analysis").json()["status"] == "none"
    told = analysed(ana, code)
    result = told["result"]
    assert (told["mine"], told["effort"]) == (True, "normal")
    assert len(result["values"]) == len(RECORD["moves"]) + 1
    for chances in result["values"]:
        assert sum(chances) == pytest.approx(1, abs=0.001)
    for seat in result["seats"]:
        parts = seat["points"]
        assert parts["start"] + parts["luck"] + parts["errors"] + parts["gifts"] == pytest.approx(parts["result"])
    mistakes = [one for one in result["decisions"] if one["mistake"]]
    assert mistakes
    for one in mistakes[:2]:
        position = ana.http.get(f"/records/{code}/position", params={"step": one["step"], "seat": one["seat"]}).json()
        legal = {choice["move"] for choice in position["choices"]}
        assert {one["best"]["move"], one["move"]["move"]} <= legal
        assert position["observation"]["viewer"] == one["seat"]
    assert any(one["why"] for one in mistakes)

    async def never(*_):
        raise AssertionError("it is done already")

    monkeypatch.setattr(analyst.Analyst, "run", never)
    with ana.server.http() as nobody:  # whoever has the link
        again = nobody.get(f"/records/{code}/analysis").json()
    assert again == told | {"mine": False}
    assert ask(ana, code) == told


def test_nothing_is_known_of_a_running_game(ana):
    code = ana.make_table()
    locked = ana.make_table(visibility="locked")
    eve = ana.server.guest("Eve")
    for guest in (ana, eve):
        for method in ("GET", "POST", "DELETE"):
            answer = guest.http.request(method, f"/records/{code}/analysis")
            assert code_of(answer) == (409, "not-finished")
            assert set(answer.json()) <= {"code", "message", "details", "version"}
            assert answer.json()["details"] == {"status": "running"}
    assert code_of(eve.http.get(f"/records/{locked}/analysis")) == (403, "locked")
    assert code_of(eve.http.post("/records/NOSUCHGAME/analysis")) == (404, "no-such-record")
    with ana.server.http() as nobody:
        assert nobody.post(f"/records/{code}/analysis").status_code == 401
    unfinished = bring(ana, RECORD | {"moves": RECORD["moves"][:3], "result": None})
    assert code_of(ana.http.post(f"/records/{unfinished}/analysis")) == (409, "not-finished")


def test_of_a_locked_table_only_those_who_played_know_it(ana):
    with ana.page() as page:
        code = ana.make_table("marche", visibility="locked")
        page.watch(code)
        page.play_out(code)
    eve = ana.server.guest("Eve")
    assert analysed(ana, code)["result"]["game"] == "marche"
    for method in ("GET", "POST", "DELETE"):
        assert code_of(eve.http.request(method, f"/records/{code}/analysis")) == (403, "locked")


def played_by(guest, *, hinted=False):
    """A game with a bot that is over, with a hint or without."""
    code = guest.make_table("mercado", others=["bot"])
    if hinted:
        wish = {"seat": 0, "expected_version": guest.http.get(f"/tables/{code}").json()["version"]}
        assert guest.http.post(f"/tables/{code}/hints", json=wish).status_code == 200
    with guest.page() as page:
        page.watch(code)
        page.play_out(code)
    return code


def test_analysed_games_of_mine_say_how_well_i_play(ana, monkeypatch):
    """Those of others or with hints don't, nor those of another judge; I get what is mine, and nobody else does."""
    rui = ana.server.guest("Rui")
    analysed(rui, played_by(rui, hinted=True))
    code = played_by(rui)
    assert rui.http.get("/me/results").json()["ratings"] == []
    seats = analysed(rui, code)["result"]["seats"]
    [found] = rui.http.get("/me/results").json()["ratings"]
    assert (found["game"], found["players"], found["options"], found["games"]) == ("mercado", 2, {}, 1)
    assert (found["decisions"], found["lost_share"]) == (seats[0]["unforced"], seats[0]["lost_share"])
    assert found["rating"] == seats[0]["rating"]
    [kept] = rui.http.get("/me/export").json()["play"]
    assert (kept["code"], kept["play"]["decisions"]) == (code, seats[0]["unforced"])
    eve = ana.server.guest("Eve")
    ask(eve, code)
    assert eve.http.get("/me/export").json()["play"] == []
    assert eve.http.get("/me/results").json()["ratings"] == []
    monkeypatch.setattr(ratings, "judge_name", lambda *_: "another")
    assert rui.http.get("/me/results").json()["ratings"] == []


def test_a_kind_without_a_judge_says_so(ana, monkeypatch):
    code = bring(ana)
    monkeypatch.setattr(routes, "judge_name", lambda *_: None)
    assert ask(ana, code)["status"] == "unavailable"
    assert ana.http.get(f"/records/{code}/analysis").json()["status"] == "unavailable"


def test_it_can_be_stopped_and_asked_for_again(ana, monkeypatch):
    code, eve, run = bring(ana), ana.server.guest("Eve"), analyst.Analyst.run
    begun = []

    async def wait(self, *arguments):
        begun.append(arguments)
        await asyncio.sleep(0.2)
        return await run(self, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(analyst.Analyst, "run", wait)
        assert ask(ana, code)["status"] == "waiting"
        assert code_of(eve.http.delete(f"/records/{code}/analysis")) == (403, "not-your-analysis")
        while not begun:
            time.sleep(0.01)
        assert ana.http.delete(f"/records/{code}/analysis").json()["status"] == "stopped"
        assert code_of(ana.http.delete(f"/records/{code}/analysis")) == (404, "no-such-analysis")
        time.sleep(0.5)
        assert len(begun) == 1
    assert ana.http.get(f"/records/{code}/analysis").json()["status"] == "stopped"
    assert analysed(ana, code)["result"]


def test_everybody_has_something_to_see_before_anybody_has_all(ana, monkeypatch):
    """Also somebody who asks when the thorough look at another game has begun."""
    codes, run, runs = [bring(ana), bring(ana, OTHER)], analyst.Analyst.run, []

    async def noted(self, work, record, *arguments):
        if work is judge_some:
            which = [RECORD["moves"], OTHER["moves"]].index(orjson.loads(record)["moves"])
            runs.append((which, arguments[0]))
        return await run(self, work, record, *arguments)

    monkeypatch.setattr(analyst, "_PART_SECONDS", 0.01)
    monkeypatch.setattr(analyst.Analyst, "run", noted)
    ask(ana, codes[0])
    while (0, "normal") not in runs:
        time.sleep(0.01)
    ask(ana, codes[1])
    for code in codes:
        waited(ana, code)
    quick = [n for n, one in enumerate(runs) if one == (1, "quick")]
    normal = [n for n, one in enumerate(runs) if one == (0, "normal")]
    assert normal[0] < quick[0] <= quick[-1] < normal[-1]
    assert quick == list(range(quick[0], quick[-1] + 1))


def test_what_is_done_can_not_be_stopped_any_more(ana, monkeypatch):
    """Not even by somebody who has looked just before."""
    code = bring(ana)
    done = analysed(ana, code)
    found = analyst.Database.read

    async def just_before(self, statement, *arguments):
        rows = await found(self, statement, *arguments)
        if statement is not analyst._find:
            return rows
        return [SimpleNamespace(**{**row._mapping, "status": "waiting"}) for row in rows]

    with monkeypatch.context() as patch:
        patch.setattr(analyst.Database, "read", just_before)
        assert ana.http.delete(f"/records/{code}/analysis").status_code == 200
    assert ana.http.get(f"/records/{code}/analysis").json() == done


def test_a_closed_analyst_starts_no_process(start_server):
    server = start_server()
    closed = server.services.analyst
    server.stop()
    with pytest.raises(ServerRefused, match="being stopped"):
        asyncio.run(closed.run(int))
    closed.prepare(SimpleNamespace(status="finished"), [SimpleNamespace(kind="moved")])
    assert closed._pool is None


def test_what_was_interrupted_is_continued(start_server, ana, monkeypatch, tmp_path):
    """A server that stops in the middle leaves what it has judged; the next one judges only the rest."""
    whole = analysed(ana, bring(ana))["result"]
    first = start_server(data_dir=tmp_path)
    ben = first.guest("Ben")
    body = orjson.dumps(RECORD)
    some = [judge_some(body, "normal", number, 0.0).judged[0] for number in (0, 1)]
    run, runs = analyst.Analyst.run, []

    async def rest(self, work, *arguments):
        runs.append((work.__name__, *arguments[1:3]))
        return await run(self, work, *arguments)

    code = bring(ben)
    with monkeypatch.context() as patch:
        patch.setattr(analyst.Analyst, "run", lambda *_: asyncio.sleep(3600))
        ask(ben, code)
        half = update(analyses).values(effort="normal", judged=orjson.dumps(some))
        asyncio.run_coroutine_threadsafe(
            first.services.group_commit.write([(half, [{}])]), first.services.analyst._task.get_loop()
        ).result()
        first.stop()
    monkeypatch.setattr(analyst.Analyst, "run", rest)
    second = start_server(data_dir=tmp_path)
    assert waited(second.again(ben), code)["result"] == whole
    assert runs[0] == ("judge_some", "normal", 2)


def test_the_process_gives_way_and_may_die(ana):
    analysed(ana, bring(ana))
    [process] = ana.server.services.analyst._pool._processes.values()
    assert psutil.Process(process.pid).nice() == min(psutil.Process().nice() + 10, 19)
    os.kill(process.pid, signal.SIGKILL)
    assert analysed(ana, bring(ana))["result"]


def test_a_move_that_is_nearly_as_good_is_accepted(ana):
    code = bring(ana)
    decisions = analysed(ana, code)["result"]["decisions"]
    worst = max((one for one in decisions if one["mistake"]), key=lambda one: one["error"])
    where = {"step": worst["step"], "seat": worst["seat"]}

    def tried(move, guest=ana, **more):
        return guest.http.post(f"/records/{code}/tries", json={**where, "move": move, **more})

    best, played = (tried(worst[which]["move"]).json() for which in ("best", "move"))
    assert (best["accepted"], best["best"], best["played"]) == (True, True, False)
    assert (played["accepted"], played["played"]) == (False, True)
    assert played["error"] == pytest.approx(worst["error"], abs=0.1)
    legal = ana.http.get(f"/records/{code}/position", params=where).json()["choices"]
    answers = [tried(choice["move"]).json() for choice in legal[::3]]
    assert any(not answer["accepted"] for answer in answers)
    assert all(answer["error"] <= max(0.0175, answer["margin"]) for answer in answers if answer["accepted"])
    assert code_of(tried("fly to the moon")) == (422, "no-move")
    assert code_of(tried(next(iter({"stand fish A1", "coin", "take fish"} - {c["move"] for c in legal})))) == (
        409,
        "illegal",
    )
    assert code_of(tried("coin", step=len(RECORD["moves"]) + 3)) == (404, "no-such-position")
    running = ana.make_table()
    assert code_of(ana.http.post(f"/records/{running}/tries", json={**where, "move": "coin"})) == (409, "not-finished")
    assert code_of(ana.http.get(f"/records/{running}/position", params=where)) == (409, "not-finished")
