"""What if: a finished game continues from any of its positions, with what was hidden kept or drawn again."""

import pytest
from tests.golden.games import RECORDS

from feira.records import Replay, check_record

FIRST_OF_EACH_FILE = [name for name in RECORDS if name.endswith(":1") and RECORDS[name]["result"] is not None]


def code_of(answer):
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def ana(start_server):
    return start_server().guest()


@pytest.fixture(scope="module")
def played(ana):
    """A game of hers that is over."""
    with ana.page() as page:
        code = ana.make_table("mercado", options={"players": 2, "restaurants": "hidden"})
        page.watch(code)
        page.play_out(code)
    return code


def branch(guest, code, **wanted):
    return guest.http.post(f"/records/{code}/branches", json={"step": 9, "seat": 0, "bot": "greedy", **wanted})


def table_of(guest, code):
    return guest.server.services.hub._served[code].table


def play_on(guest, code):
    with guest.page() as page:
        page.watch(code)
        page.play_out(code)
    return guest.http.get(f"/records/{code}").json()


@pytest.mark.parametrize("name", FIRST_OF_EACH_FILE)
def test_every_kind_of_game_continues_from_the_middle(ana, name):
    """The branch begins with the moves of the game, and its record is right."""
    record = RECORDS[name]
    if "data" in record:
        return
    code = ana.http.post("/records", json={"record": record}).json()["code"]
    step, seat = len(record["moves"]) // 2, record["options"]["players"] - 1
    answer = branch(ana, code, step=step, seat=seat)
    assert answer.status_code == 201, answer.text
    summary = answer.json()
    assert summary["branch"] == {"of": code, "step": step, "hidden": "redrawn"}
    assert [place["kind"] for place in summary["seats"]].count("person") == 1
    assert summary["seats"][seat]["person"] == ana.id
    finished = play_out(table_of(ana, summary["code"]))
    check_record(finished)
    here, there = Replay(finished), Replay(record)
    assert here.game.observation(here.states, step, seat) == there.game.observation(there.states, step, seat)
    moves = [{name: value for name, value in move.items() if name != "legal"} for move in record["moves"][:step]]
    assert finished["moves"][:step] == moves


def play_out(table):
    """The record of the game of a table, played to its end beside it."""
    session = table.started.twin()
    while not session.over:
        seat = session.to_act[0]
        session.play(seat, session.legal(seat)[0])
    return session.record()


def test_what_was_hidden_is_kept_or_drawn_again(ana, played):
    """Kept, the same moves lead to the very same game; drawn again, to others."""
    record = ana.http.get(f"/records/{played}").json()
    replay, step = Replay(record), 9
    mine = record["moves"][step]["seat"]  # on any other seat the bot would play on meanwhile
    same = table_of(ana, branch(ana, played, step=step, seat=mine, hidden="kept").json()["code"]).started.twin()
    for move in record["moves"][step:]:
        for seat, action, _ in replay.game.from_json(move):
            same.play(seat, action)
    kept = same.record()
    assert (kept["setup"], kept["moves"], kept["result"]) == (record["setup"], record["moves"], record["result"])
    setups = [
        table_of(ana, branch(ana, played, step=step, hidden="redrawn").json()["code"]).started.setup for _ in range(4)
    ]
    assert all(setup != record["setup"] for setup in setups)
    assert setups[0] != setups[1]
    assert {str(setup["hands"]) for setup in setups} == {str(record["setup"]["hands"])}  # which everybody saw


def test_it_is_played_like_any_game_and_counts_for_nothing(ana, played):
    before = ana.http.get("/me/results").json()
    code = branch(ana, played, step=20).json()["code"]
    record = play_on(ana, code)
    check_record(record)
    assert record["moves"][:20] == ana.http.get(f"/records/{played}").json()["moves"][:20]
    assert ana.http.get("/me/results").json() == before
    assert branch(ana, code, step=3).status_code == 201  # a branch of a branch


def test_what_can_t_be_continued_is_refused(ana, played):
    brought = ana.http.post("/records", json={"record": RECORDS["0.1.0/players-2:1"]}).json()["code"]
    last = len(ana.http.get(f"/records/{played}").json()["moves"])
    assert code_of(branch(ana, brought, hidden="kept")) == (409, "not-kept")
    assert code_of(branch(ana, played, step=last)) == (404, "no-such-position")
    assert code_of(branch(ana, played, seat=2)) == (404, "no-such-position")
    assert code_of(branch(ana, played, bot="deep thought")) == (422, "no-such-bot")
    assert code_of(branch(ana, ana.make_table())) == (409, "not-finished")
    assert code_of(branch(ana, "NOSUCHGAME")) == (404, "no-such-record")


def test_a_branch_is_as_locked_as_the_game(ana):
    with ana.page() as page:
        code = ana.make_table("marche", visibility="locked")
        page.watch(code)
        page.play_out(code)
    eve = ana.server.guest("Eve")
    assert code_of(branch(eve, code)) == (403, "locked")
    new = branch(ana, code).json()
    assert new["visibility"] == "locked"
    assert code_of(eve.http.get(f"/tables/{new['code']}")) == (403, "locked")
