"""Choices come with the state, and nobody waits for them but the one who has to choose."""

import threading

import pytest
from http_play import seated
from running import PATIENCE

from feira.table import table as table_module


@pytest.fixture
def held(monkeypatch):
    """Choices are worked out only while this event is set."""
    go, work_out = threading.Event(), table_module.choices_of

    def wait_and_work_out(game, view, seat):
        assert go.wait(PATIENCE)
        return work_out(game, view, seat)

    monkeypatch.setattr(table_module, "choices_of", wait_and_work_out)
    yield go
    go.set()  # or the server could not end


def test_neither_an_acknowledgement_nor_the_others_wait_for_choices(site, held):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    with ana.page() as page, rui.page() as other:
        held.set()
        first = page.watch(code, choices=True)
        other.watch(code, choices=True)
        held.clear()
        stand = next(choice["move"] for choice in first["choices"] if choice["move"].startswith("stand"))
        answer = page.ask("move", table=code, seat=0, move=stand, move_id="1", expected_version=first["version"])
        assert answer["type"] == "ok"
        other.wait_for(code, lambda now: now["version"] == answer["version"])
        assert page.states[code]["version"] == first["version"], (
            "the same seat must take a tile: its choices are awaited"
        )
        assert page.ask("ping")["type"] == "pong"
        held.set()
        now = page.wait_for(code, lambda now: now["version"] == answer["version"])
        assert now["asked"]
        assert all(choice["move"].split()[0] in ("take", "redraw") for choice in now["choices"])


def test_a_newer_state_replaces_one_whose_choices_are_not_worked_out_yet(site, held):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    with ana.page() as page, rui.page() as other:
        held.set()
        first = page.watch(code, choices=True)
        other.watch(code)
        held.clear()
        stand = next(choice["move"] for choice in first["choices"] if choice["move"].startswith("stand"))
        page.ask("move", table=code, seat=0, move=stand, move_id="1", expected_version=first["version"])
        answer = page.ask("pause", table=code)
        now = page.wait_for(code, lambda now: now["version"] == answer["version"])
        assert (now["from"], now["asked"], "choices" in now) == (first["version"], False, False)
        answer = page.ask("resume", table=code)
        held.set()
        now = page.wait_for(code, lambda now: now["version"] == answer["version"])
        assert now["choices"]


def test_in_an_auction_the_choices_of_those_who_have_not_bid_stay_the_same(site):
    people, code = seated(site, "marche", "Ana", "Rui", "Eva", options={"players": 3})
    with people[0].page() as a, people[1].page() as b, people[2].page() as c:
        pages = (a, b, c)
        for page in pages:
            page.watch(code, choices=True)
        number = 0
        while len(to_act := a.states[code]["observation"]["to_act"]) < 3:
            version = pages[to_act[0]].move(code, to_act[0], number)["version"]
            number += 1
            for page in pages:
                page.wait_for(code, lambda now, v=version: now["version"] >= v)
        before = b.states[code]["choices"]
        assert before[0]["move"] == "bid 0"
        version = a.move(code, 0)["version"]
        assert b.wait_for(code, lambda now: now["version"] == version)["choices"] == before
        assert "choices" not in a.wait_for(code, lambda now: now["version"] == version)


def test_the_state_over_http_has_choices_if_they_are_wanted(site):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    path = f"/tables/{code}/state"
    asked = ana.http.get(f"/tables/{code}/choices", params={"seat": 0}).json()
    assert ana.http.get(path, params={"choices": True}).json()["choices"] == asked["choices"]
    assert "choices" not in ana.http.get(path).json()
    assert "choices" not in rui.http.get(path, params={"choices": True}).json()
    with site.http() as nobody:
        assert "choices" not in nobody.get(path, params={"choices": True}).json()
