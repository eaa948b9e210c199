"""Who is here and who is away: told to everybody at a table, live, without an entry in its log."""

import orjson
import pytest
from http_play import seated
from receiver import wait_until

from feira.server import hub
from feira.server.presence import Away, Presence


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(hub, "_PRESENCE_SECONDS", 0.05)


def test_who_comes_and_goes_is_told_without_an_entry(site):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    ids = {seat["name"]: seat["person"] for seat in ana.http.get(f"/tables/{code}").json()["seats"]}
    here = {"here": True, "since": None, "lost": False}
    with ana.page() as page:
        version = page.watch(code)["version"]
        assert page.wait_for_presence() == {ids["Ana"]: here}, "nothing is known of Rui, who was never here"
        with rui.page() as other:
            other.watch(code)
            assert page.wait_for_presence(lambda people: len(people) == 2) == dict.fromkeys(ids.values(), here)
        told = page.wait_for_presence(lambda people: not people[ids["Rui"]]["here"])
        assert told[ids["Rui"]]["lost"] is False
        assert told[ids["Rui"]]["since"] > 1_700_000_000_000
        assert ana.http.get(f"/tables/{code}").json()["version"] == version
        with rui.page() as other:
            other.watch(code)
            page.wait_for_presence(lambda people: people[ids["Rui"]]["here"])
            other.ask("unwatch", table=code)
            assert not page.wait_for_presence(lambda people: not people[ids["Rui"]]["here"])[ids["Rui"]]["lost"]


def test_a_broken_connection_is_told_as_lost(site):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    rui_id = ana.http.get(f"/tables/{code}").json()["seats"][1]["person"]
    with ana.page() as page, rui.page() as other:
        page.watch(code)
        other.watch(code)
        page.wait_for_presence(lambda people: rui_id in people)
        other.break_off()
        assert page.wait_for_presence(lambda people: not people[rui_id]["here"])[rui_id]["lost"] is True


def test_with_two_pages_you_are_here_until_both_are_closed(site):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    rui_id = ana.http.get(f"/tables/{code}").json()["seats"][1]["person"]
    with ana.page() as page, rui.page() as first:
        page.watch(code)
        first.watch(code)
        with rui.page() as second:
            second.watch(code)
        page.wait_for_presence(lambda people: people.get(rui_id, {}).get("here"))
        assert orjson.loads(site.services.hub.presence(code))["people"][rui_id]["here"]


def test_only_players_are_told_to_other_servers(site):
    (ana, _), code = seated(site, "mercado", "Ana", "Rui", options={"players": 2})
    eva = site.guest("Eva")
    told = []
    listeners = site.services.hub.presence_listeners
    listeners.append(lambda *said: told.append(said[1:]))
    with eva.page() as page, ana.page() as first, ana.page() as second:
        page.watch(code)
        assert told == [(None, None)], "the first who watches asks who is there"
        first.watch(code)
        second.watch(code)
        with site.guest("Leo").page() as other:
            other.watch(code)
        assert site.services.hub.players_at(code) == [ana.id]
    wait_until(lambda: len(told) == 3)
    assert [(person, away is None) for person, away in told] == [(None, True), (ana.id, True), (ana.id, False)]
    del listeners[-1]


def test_somebody_who_watches_is_told_of_when_they_sit_down(site):
    ana, rui = site.guest("Ana"), site.guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    told = []
    listeners = site.services.hub.presence_listeners
    listeners.append(lambda *said: told.append(said[1:]))
    with rui.page() as page:
        page.watch(code)
        rui.http.post(f"/tables/{code}/seats/1", json={})
        assert told == [(None, None), (rui.id, None)]
        assert page.wait_for_presence(lambda people: rui.id in people)[rui.id]["here"]
    del listeners[-1]


def test_who_is_here_through_another_server_is_here():
    presence = Presence()
    presence.came("T", "ana", elsewhere=True)
    assert presence.of("T", ["ana", "rui"], set()) == {"ana": {"here": True, "since": None, "lost": False}}
    presence.left("T", "ana", Away(5, lost=True))
    assert presence.of("T", ["ana"], set()) == {"ana": {"here": False, "since": 5, "lost": True}}
    assert presence.of("T", ["ana"], {"ana"})["ana"]["here"]
