"""The campaign and practice of Mercado's challenges."""

from concurrent.futures import ThreadPoolExecutor

from feira.server.database import StorageError


def at_once(number, request):
    """The answers to the same request, made several times at once."""
    with ThreadPoolExecutor(number) as pool:
        return [asked.result() for asked in [pool.submit(request) for _ in range(number)]]


def play(guest, code):
    with guest.page() as page:
        page.watch(code)
        return page.play_out(code)["summary"]


def test_a_campaign_goes_from_challenge_to_challenge(server):
    ana = server.guest()
    assert ana.http.get("/campaign").json() == {"campaign": None, "running": None, "finished": [], "best": []}
    assert ana.http.post("/campaign/play").json()["code"] == "no-campaign"
    assert ana.http.post("/campaign").json()["campaign"]["next_challenge"] == 1
    table = ana.http.post("/campaign/play").json()
    assert (table["strict"], table["counts"]) == (True, "campaign")
    assert (table["options"]["challenge"], table["status"]) == (1, "running")
    assert ana.http.post("/campaign/play").json()["code"] == table["code"]
    assert ana.http.get("/campaign").json()["running"] == table["code"]
    ended = play(ana, table["code"])
    assert ended["counts"] == "campaign"
    outcome = ended["outcome"]
    kept = ana.http.get("/campaign").json()
    result = {"challenge": 1, "result": outcome["result"], "fame": outcome["fame"], "best_move": outcome["best_move"]}
    assert kept["campaign"]["results"] == kept["best"] == [result]
    assert (kept["campaign"]["next_challenge"], kept["running"]) == (2, None)
    assert ana.http.post("/campaign/play").json()["options"]["challenge"] == 2


def test_pages_that_begin_a_challenge_at_once_get_one_table(server):
    ana = server.guest()
    ana.http.post("/campaign")
    answers = at_once(4, lambda: ana.http.post("/campaign/play"))
    assert [answer.status_code for answer in answers] == [200] * 4
    made = [table["code"] for table in ana.http.get("/tables?list=mine").json()["tables"]]
    assert {answer.json()["code"] for answer in answers} == set(made)
    assert len(made) == 1


def test_a_table_that_was_promised_and_not_made_is_made(server, monkeypatch):
    """As when a server dies between the two."""

    async def fail(*_):
        raise StorageError(OSError())

    ana = server.guest()
    ana.http.post("/campaign")
    with monkeypatch.context() as patch:
        patch.setattr("feira.server.lobby.Lobby.require_made", fail)
        assert ana.http.post("/campaign/play").status_code == 503
    promised = ana.http.get("/campaign").json()["running"]
    assert ana.http.get(f"/tables/{promised}").status_code == 404
    assert ana.http.post("/campaign/play").json()["code"] == promised


def test_a_challenge_given_up_brings_nothing(server):
    ana = server.guest()
    ana.http.post("/campaign")
    code = ana.http.post("/campaign/play").json()["code"]
    ana.http.post(f"/tables/{code}/close")
    kept = ana.http.get("/campaign").json()
    assert kept["campaign"]["results"] == [{"challenge": 1, "result": 0, "fame": 0, "best_move": False}]


def test_a_campaign_given_up_leaves_no_table_that_would_count(server):
    ana = server.guest()
    ana.http.post("/campaign")
    code = ana.http.post("/campaign/play").json()["code"]
    assert ana.http.post("/campaign").json()["running"] is None
    assert ana.http.get(f"/tables/{code}").json()["status"] == "closed"
    assert ana.http.get("/campaign").json()["campaign"]["results"] == []
    assert ana.http.post("/campaign/play").json()["code"] != code


def test_practice_keeps_the_best_result(server):
    ana = server.guest()
    table = ana.http.post("/practice", json={"challenge": 4}).json()
    assert table["strict"]  # what was learned from a draw must not make the best result
    assert table["counts"] == "practice"
    outcome = play(ana, table["code"])["outcome"]
    kept = ana.http.get("/campaign").json()
    assert kept["campaign"] is None
    assert [(best["challenge"], best["result"]) for best in kept["best"]] == [(4, outcome["result"])]
    assert ana.http.post("/practice", json={"challenge": 10}).status_code == 422
