"""Records of finished games: kept, brought, looked back at."""

import pytest
from tests.golden.games import RECORDS

FIRST_OF_EACH_FILE = [name for name in RECORDS if name.endswith(":1")]


def code_of(answer):
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def ana(start_server):
    return start_server().guest()


@pytest.mark.parametrize("name", FIRST_OF_EACH_FILE)
def test_a_record_that_is_brought_can_be_looked_back_at(ana, name):
    record = RECORDS[name]
    answer = ana.http.post("/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    with ana.server.http() as http:  # by anybody
        assert http.get(f"/records/{code}").json() == record
        replay = http.get(f"/records/{code}/replay").json()
    assert [step["n"] for step in replay["steps"]] == list(range(len(record["moves"]) + 1))
    assert replay["steps"][0]["text"] is None
    assert all(step["text"] for step in replay["steps"][1:])
    assert (replay["game"], replay["result"]) == (record["game"], record["result"])
    assert replay["lowest_wins"] == (record["game"] == "marche")
    last = replay["steps"][-1]["observation"]
    assert last["end"] == (None if record["result"] is None else record["result"]["end"])


def test_what_somebody_has_brought_is_listed_for_them_alone(ana):
    ben = ana.server.guest("Ben")
    record = RECORDS[FIRST_OF_EACH_FILE[0]] | {"names": ["Zoé"] * RECORDS[FIRST_OF_EACH_FILE[0]]["options"]["players"]}
    codes = [ben.http.post("/records", json={"record": record}).json()["code"] for _ in range(2)]
    listed = ben.http.get("/records").json()
    assert {one["code"] for one in listed} == set(codes)
    assert [one["brought"] for one in listed] == sorted((one["brought"] for one in listed), reverse=True)
    assert (listed[0]["game"], listed[0]["names"]) == (record["game"], record["names"])
    assert not set(codes) & {one["code"] for one in ana.http.get("/records").json()}
    with ana.server.http() as http:
        assert http.get("/records").status_code == 401


def test_nothing_is_hidden_from_who_looks_back(ana):
    with ana.page() as page:
        code = ana.make_table("marche", others=["bot"])
        page.watch(code)
        page.play_out(code)
    replay = ana.http.get(f"/records/{code}/replay").json()
    assert (replay["names"], replay["brought"]) == (["Ana", "Duarte"], False)
    for step in replay["steps"]:
        assert all(player["coins"] is not None for player in step["observation"]["players"])
    for step in (replay["steps"][0], replay["steps"][len(replay["steps"]) // 2]):
        found = ana.http.get(f"/records/{code}/prospects", params={"step": step["n"]}).json()["prospects"]
        discs = [disc for player in step["observation"]["players"] for disc in player["discs"]]
        assert sorted(prospect["at"] for prospect in found) == sorted(discs)
    last = {"step": len(replay["steps"]) - 1}
    assert ana.http.get(f"/records/{code}/prospects", params=last).json()["prospects"] == []
    told = [entry for entry in page.entries[code] if entry["kind"] == "moved"]
    assert [event for step in replay["steps"] for event in step["events"]][-1] == told[-1]["events"][-1]


def test_who_played_is_known_where_a_record_is_brought(ana):
    with ana.page() as page:
        code = ana.make_table("mercado", others=["bot"])
        page.watch(code)
        page.play_out(code)
    record = ana.http.get(f"/records/{code}").json()
    brought = ana.http.post("/records", json={"record": record}).json()["code"]
    replay = ana.http.get(f"/records/{brought}/replay").json()
    assert (replay["names"], replay["brought"]) == (["Ana", "Duarte"], True)


def test_a_wrong_record_is_refused_with_move_and_rule(ana):
    record = RECORDS["0.1.0/players-2:1"]
    moves = [*record["moves"]]
    moves[3], moves[5] = moves[5], moves[3]
    answer = ana.http.post("/records", json={"record": {**record, "moves": moves}})
    assert code_of(answer) == (422, "bad-record")
    assert answer.json()["details"]["move"] > 0
    assert answer.json()["rule"].startswith("M")
    for junk in ({}, {"format": "feira-record/1"}, {**record, "game": "chess"}, {**record, "moves": [[]]}):
        assert code_of(ana.http.post("/records", json={"record": junk})) == (422, "bad-record")


def test_a_running_game_has_no_record(ana):
    code = ana.make_table()
    assert code_of(ana.http.get(f"/tables/{code}/record")) == (409, "not-finished")
    assert code_of(ana.http.get(f"/records/{code}")) == (404, "no-such-record")


def test_what_somebody_else_was_quicker_with_can_be_tried_again(ana, monkeypatch):
    record = RECORDS["0.1.0/players-2:1"]
    with monkeypatch.context() as patch:
        patch.setattr("feira.server.records.new_code", lambda: "SAMECODE22")
        assert ana.http.post("/records", json={"record": record}).status_code == 201
        answer = ana.http.post("/records", json={"record": record})
    assert code_of(answer) == (409, "busy")
    assert answer.json()["message"] == "somebody else was quicker; nothing was stored, try again"
    assert ana.http.post("/records", json={"record": record}).status_code == 201
