"""Tables are made, found, joined, changed and closed."""

import pytest


def listed(guest, which, **more):
    found = guest.http.get("/tables", params={"list": which, **more}).json()
    return [table["code"] for table in found["tables"]]


def code_of(answer):
    return answer.status_code, answer.json()["code"]


def test_tables_are_where_they_belong(server):
    ana, rui = server.guest("Ana"), server.guest("Rui")
    public = ana.make_table(others=["open"], start=False, visibility="public")
    hidden = ana.make_table(others=["open"], start=False, visibility="link")
    assert public in listed(rui, "open")
    assert hidden not in listed(rui, "open")
    assert public not in listed(rui, "open", game="marche")
    assert set(listed(ana, "mine")) == {public, hidden}
    rui.http.post(f"/tables/{hidden}/seats/1", json={"name": "R"})
    assert listed(rui, "mine") == [hidden]
    ana.http.post(f"/tables/{hidden}/start")
    assert (listed(ana, "turn"), listed(rui, "turn")) == ([hidden], [])
    assert hidden not in listed(rui, "running")
    ana.http.patch(f"/tables/{hidden}", json={"visibility": "public"})
    assert hidden in listed(rui, "running")
    with server.http() as http:
        assert code_of(http.get("/tables", params={"list": "mine"})) == (401, "no-token")


def test_lists_come_page_by_page(server):
    ana = server.guest()
    made = [ana.make_table(others=["open"], start=False) for _ in range(60)]
    first = ana.http.get("/tables", params={"list": "mine"}).json()
    second = ana.http.get("/tables", params={"list": "mine", "after": first["next"]}).json()
    assert second["next"] is None
    assert [table["code"] for table in first["tables"] + second["tables"]] == made[::-1]


def test_a_locked_table_is_for_its_people_only(server):
    ana, rui, eve = server.guest("Ana"), server.guest("Rui"), server.guest("Eve")
    code = ana.make_table(others=["open"], start=False)
    rui.http.post(f"/tables/{code}/seats/1", json={})
    with eve.page() as page:
        page.watch(code)
        ana.http.patch(f"/tables/{code}", json={"visibility": "locked"})
        ana.http.post(f"/tables/{code}/start")
        assert page.ask("watch", table=code)["code"] == "locked"
        assert page.ask("chat", table=code, text="let me in")["code"] == "locked"
        assert {entry["kind"] for entry in page.entries[code]} <= {"created", "sat"}
    for path in ("", "/state", "/chat", "/record"):
        assert code_of(eve.http.get(f"/tables/{code}{path}")) == (403, "locked")
        assert rui.http.get(f"/tables/{code}{path}").status_code == (409 if path == "/record" else 200)


def test_the_host_decides_who_sits_where(server):
    ana, rui = server.guest("Ana"), server.guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    assert code_of(rui.http.put(f"/tables/{code}/seats/1/bot", json={"bot": "greedy"})) == (403, "not-host")
    assert code_of(rui.http.post(f"/tables/{code}/start")) == (403, "not-host")
    assert code_of(ana.http.post(f"/tables/{code}/start")) == (409, "seats-open")
    rui.http.post(f"/tables/{code}/seats/1", json={})
    assert code_of(server.guest().http.post(f"/tables/{code}/seats/1", json={})) == (409, "seat-taken")
    assert rui.http.delete(f"/tables/{code}/seats/1").json()["seats"][1]["kind"] == "open"
    rui.http.post(f"/tables/{code}/seats/1", json={})
    assert ana.http.delete(f"/tables/{code}/seats/1").json()["seats"][1]["kind"] == "open"
    assert code_of(rui.http.delete(f"/tables/{code}/seats/0")) == (403, "not-host")
    assert ana.http.put(f"/tables/{code}/seats/1/bot", json={"bot": "random"}).json()["seats"][1]["bot"] == "random"
    changed = ana.http.patch(f"/tables/{code}", json={"options": {"players": 3}, "clock": {"kind": "days", "days": 2}})
    assert len(changed.json()["seats"]) == 3
    assert ana.http.post(f"/tables/{code}/close").json()["status"] == "closed"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "seats": []}, 404, "no-such-game"),
        ({"game": "mercado", "seats": [{"kind": "me"}]}, 422, "bad-seats"),
        ({"game": "mercado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "no-such-bot"),
        ({"game": "mercado", "options": {"players": 9}, "seats": []}, 422, "bad-options"),
        ({"game": "marche", "options": {"players": 2, "layout": {"boards": []}}, "seats": []}, 422, "bad-options"),
        ({"game": "mercado", "seats": [{"kind": "throne"}]}, 422, "malformed"),
        ({"game": "mercado", "seats": [], "clock": {"kind": "move", "seconds": 1}}, 422, "malformed"),
        ({"game": "mercado", "seats": [], "surprise": 1}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_the_reason(server, wanted, status, code):
    answer = server.guest().http.post("/tables", json=wanted)
    assert code_of(answer) == (status, code)
    assert answer.json()["message"]


def test_games_and_samples_of_them(server):
    with server.http() as http:
        games = {game["name"]: game for game in http.get("/games").json()}
        assert [games[name]["usual_players"] for name in ("mercado", "marche")] == [2, 3]
        [money, _] = games["mercado"]["options"]
        assert (money["name"], money["values"], money["default"]) == ("money", ["hidden", "open"], "hidden")
        assert len(games["mercado"]["challenges"]) == 9
        seen = http.post("/games/marche/sample", json={"options": {"players": 2}}).json()
        assert (seen["game"], seen["viewer"], len(seen["boards"])) == ("marche", None, 3)
        assert code_of(http.post("/games/marche/sample", json={"options": {"players": 7}})) == (422, "bad-options")
        assert code_of(http.post("/games/chess/sample", json={})) == (404, "no-such-game")


LAID_OUT = {  # boards A and C share a single side of a space; every truck is inside
    "boards": [
        {"name": "A", "at": "A1", "turns": 0},
        {"name": "C", "at": "H3", "turns": 0},
        {"name": "B", "at": "A4", "turns": 0},
    ],
    "trucks": {"fish": "B2", "soda": "F2", "cheese": "C5", "ice_cream": "K4"},
}


def test_j2_1_j7_1_a_host_lays_out_what_is_never_drawn(server):
    with server.http() as http:
        options = {"players": 2, "variant": "classic", "layout": LAID_OUT}
        seen = http.post("/games/marche/sample", json={"options": options}).json()
        assert (seen["boards"], seen["trucks"]) == (LAID_OUT["boards"], LAID_OUT["trucks"])
        refused = http.post("/games/marche/sample", json={"options": {**options, "variant": "areas"}})
        assert code_of(refused) == (422, "bad-options")
        assert "J2.3: the fish truck must be on the outer edge" in refused.json()["message"]


def test_what_is_not_there_is_told_so(server):
    ana = server.guest()
    for path in ("/tables/NOSUCHCODE", "/tables/NOSUCHCODE/state", "/tables/%00", "/tables/a'--"):
        assert code_of(ana.http.get(path)) == (404, "no-such-table")
    assert code_of(ana.http.get("/records/NOSUCHCODE")) == (404, "no-such-record")
    assert code_of(ana.http.get("/nothing")) == (404, "not-found")
    assert code_of(ana.http.put("/me")) == (405, "wrong-method")
