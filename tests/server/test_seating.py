"""The order of seats that a start draws, as people, pages, lists and storage see it."""

import pytest
from http_play import command, sit, start, summary_of, turns

from feira.table.seats import drawn_order

SCREEN = [
    {"kind": "me"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "me", "name": "Rui"},
    {"kind": "me", "name": "Zoé"},
]
SWAPPED = next(seed for seed in range(99) if drawn_order(seed, 2) == [1, 0])


def drawn_table(server, monkeypatch, **wishes):
    """Ana, who hosts, and Ben at an open table whose draw will let Ben begin."""
    monkeypatch.setattr("feira.server.commands.new_seed", lambda: SWAPPED)
    monkeypatch.setattr("feira.server.tables.new_seed", lambda: SWAPPED)
    ana, ben = server.guest("Ana"), server.guest("Ben")
    code = ana.make_table(others=["open"], start=False, seating="drawn", **wishes)
    sit(ben, code, 1)
    return ana, ben, code


def test_a_new_table_draws_unless_the_host_keeps_the_seats(server):
    ana = server.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ana.http.post("/tables", json={"game": "mercado", "options": {"players": 2}, "seats": seats}).json()
    assert made["seating"] == "drawn"
    changed = ana.http.patch(f"/tables/{made['code']}", json={"seating": "kept"})
    assert changed.json()["seating"] == "kept"
    assert ana.http.patch(f"/tables/{made['code']}", json={"seating": "by age"}).status_code == 422


def test_everybody_looks_from_where_they_sit_after_the_draw(server, monkeypatch):
    ana, ben, code = drawn_table(server, monkeypatch)
    with ana.page() as hers, ben.page() as his, server.nobody() as stranger:
        assert (hers.watch(code)["viewer"], his.watch(code)["viewer"]) == (0, 1)
        assert stranger.watch(code)["viewer"] is None
        assert hers.ask("start", table=code)["type"] == "ok"
        for page, seat in ((hers, 1), (his, 0), (stranger, None)):
            state = page.wait_for(code, lambda now: now["summary"]["status"] == "running")
            assert state["viewer"] == state["observation"]["viewer"] == seat
            assert [place["name"] for place in state["summary"]["seats"]] == ["Ben", "Ana"]
            known = [player["money"] is not None for player in state["observation"]["players"]]
            assert known == [seat == 0, seat == 1]
            assert state["entries"][-1]["order"] == [1, 0]
            assert {"seed", "setup"}.isdisjoint(state["entries"][-1])
            assert state["asked"] == (seat == 0)
        assert his.move(code, 0)["type"] == "ok"
    assert command(ana, code, "move", seat=0, move="coin", expected_version=5).json()["code"] == "not-your-seat"


def test_lists_know_whose_turn_it_is_after_the_draw(server, monkeypatch):
    ana, ben, code = drawn_table(server, monkeypatch)
    assert [seat["name"] for seat in start(ana, code)["seats"]] == ["Ben", "Ana"]
    assert (turns(ana), turns(ben)) == ([], [code])
    assert ana.http.get("/tables?list=mine").json()["tables"][0]["code"] == code
    assert ana.http.get(f"/tables/{code}/choices", params={"seat": 0}).status_code == 403
    assert ben.http.get(f"/tables/{code}/choices", params={"seat": 0}).json()["choices"]


def test_a_game_that_begins_with_its_table_is_drawn_too(server, monkeypatch):
    monkeypatch.setattr("feira.server.lobby.new_seed", lambda: SWAPPED)
    ana = server.guest("Ana")
    code = ana.make_table(seating="drawn")
    assert [seat["kind"] for seat in summary_of(ana, code)["seats"]] == ["bot", "person"]


def test_two_at_one_screen_hand_it_to_the_seat_that_is_to_act(server, monkeypatch):
    monkeypatch.setattr("feira.server.commands.new_seed", lambda: SWAPPED)
    ana = server.guest("Ana")
    code = ana.make_table(others=["me"], start=False, seating="drawn")
    with ana.page() as page:
        page.watch(code, seat=1)
        page.ask("start", table=code)
        state = page.wait_for(code, lambda now: now["summary"]["status"] == "running")
        assert [place["name"] for place in state["summary"]["seats"]] == ["Rui", "Ana"]
        assert state["viewer"] == state["observation"]["viewer"] == 0
        state = page.watch(code)
        assert (state["viewer"], state["asked"]) == (0, True)


@pytest.mark.parametrize("order", [(2, 0, 1, 3), (1, 3, 2, 0), (3, 2, 0, 1)])
def test_an_open_page_keeps_looking_from_the_same_one_s_seat(server, monkeypatch, order):
    """Three share a screen, and a bot sits between them."""
    seed = next(seed for seed in range(999) if drawn_order(seed, 4) == list(order))
    monkeypatch.setattr("feira.server.commands.new_seed", lambda: seed)
    ana = server.guest("Ana")
    code = ana.make_table(others=["bot", "me", "me"], seats=SCREEN, start=False, seating="drawn")
    with ana.page() as page, ana.page() as other:
        assert page.watch(code)["viewer"] == 0
        assert other.watch(code, seat=2)["viewer"] == 2
        page.ask("start", table=code)
        for watching, name in ((page, "Ana"), (other, "Rui")):
            state = watching.wait_for(code, lambda now: now["summary"]["status"] == "running")
            seat = state["viewer"]
            assert state["summary"]["seats"][seat]["name"] == name
            known = [player["money"] is not None for player in state["observation"]["players"]]
            assert known == [n == seat for n in range(4)]
        played = set()
        while len(played) < 3:  # each of them gets the screen when it is their turn
            state = page.watch(code)
            seat = state["viewer"]
            if state["asked"]:
                played.add(state["summary"]["seats"][seat]["name"])
                page.move(code, seat, number=1)
            page.wait_for(code, lambda now, seen=state["version"]: now["version"] > seen)
        assert played == {"Ana", "Rui", "Zoé"}


def test_what_people_at_one_screen_say_has_one_name_before_and_after_the_draw(server, monkeypatch):
    monkeypatch.setattr("feira.server.tables.new_seed", lambda: SWAPPED)
    ana = server.guest("Ana")
    code = ana.make_table(others=["me"], start=False, seating="drawn")
    for text in ("before", "after"):
        assert command(ana, code, "chat", text=text).status_code == 200
        if text == "before":
            assert [seat["name"] for seat in start(ana, code)["seats"]] == ["Rui", "Ana"]
    assert [said["name"] for said in ana.http.get(f"/tables/{code}/chat").json()["messages"]] == ["Ana", "Ana"]


def test_you_chat_under_the_name_of_your_only_seat(server):
    ana, ben = server.guest("Ana"), server.guest("Ben")
    code = ana.make_table(others=["open"], start=False)
    ben.http.post(f"/tables/{code}/seats/1", json={"name": "Benny"})
    assert command(ben, code, "chat", text="olá").status_code == 200
    assert [said["name"] for said in ana.http.get(f"/tables/{code}/chat").json()["messages"]] == ["Benny"]


def test_after_the_draw_a_rematch_lets_the_next_one_begin(server, monkeypatch):
    ana, ben, code = drawn_table(server, monkeypatch)
    start(ana, code)
    ana.http.post(f"/tables/{code}/close")
    again = ben.http.post(f"/tables/{code}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Ana", "Ben"]
    assert again["seating"] == "kept"
