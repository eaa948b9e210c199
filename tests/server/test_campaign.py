"""The campaign and practice of Mercado's challenges."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from http_play import command, summary_of

from feira.games.mercado.engine.challenges import BEST_MOVE_FAME
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
    assert table["counts"] == "campaign"
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


# A game of challenge 2 in which four tomato stands beside restaurants earn 32 coins at the last of these moves.
SEED = 15
BEST_MOVE = """
stand tomato C5, take tomato, restaurant wine_bar A1, restaurant burger_joint E5, restaurant burger_joint B2,
stand tomato C1, take fish, stand fish D2, take fish, restaurant tea_house D4, stand tomato E3, take tomato,
restaurant pizzeria C3, customers 1 fish flower top-D, stand fish A2, take tomato, restaurant sushi_bar D3,
restaurant sushi_bar A3, restaurant tea_house E1, stand tomato C2, take flower, restaurant wine_bar B4,
customers 1 fish grape bottom-D, restaurant pub D1, stand tomato C4, take tomato, restaurant pizzeria B5,
customers 4 tomato top-C
"""


@pytest.mark.parametrize("way_out", ["close", "resign"])
def test_m7_3_a_best_move_counts_though_its_challenge_is_given_up(server, monkeypatch, way_out):
    monkeypatch.setattr("feira.server.campaign.new_seed", lambda: SEED)
    ana = server.guest()
    ana.http.post("/campaign")
    first = ana.http.post("/campaign/play").json()["code"]
    ana.http.post(f"/tables/{first}/close")
    code = ana.http.post("/campaign/play").json()["code"]
    for text in BEST_MOVE.replace("\n", " ").split(","):
        version = summary_of(ana, code)["version"]
        assert command(ana, code, "move", seat=0, move=text.strip(), expected_version=version).status_code == 200
    assert command(ana, code, way_out, **({"seat": 0} if way_out == "resign" else {})).status_code == 200
    assert summary_of(ana, first)["lasting"] == {"best_move": False}
    assert summary_of(ana, code)["lasting"] == {"best_move": True}
    campaign = ana.http.get("/campaign").json()["campaign"]
    nothing = {"result": 0, "fame": 0}
    assert campaign["results"] == [
        {"challenge": 1, "best_move": False, **nothing},
        {"challenge": 2, "best_move": True, **nothing},
    ]
    assert campaign["fame"] == BEST_MOVE_FAME


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
    assert table["counts"] == "practice"
    outcome = play(ana, table["code"])["outcome"]
    kept = ana.http.get("/campaign").json()
    assert kept["campaign"] is None
    assert [(best["challenge"], best["result"]) for best in kept["best"]] == [(4, outcome["result"])]
    assert ana.http.post("/practice", json={"challenge": 10}).status_code == 422
