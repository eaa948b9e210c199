"""Where is it my turn? Both games, bids that are made at once, several seats of one person, pauses and bots."""

import time

import pytest
from tests.server.http_play import command, move, seated, sit, start, summary_of, to_act, turns

from feira.server.lists import PAGE


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_who_is_listed_can_move_and_nobody_else(site, game):
    people, code = seated(site, game, "Ana", "Rui", "Eva")
    for _ in range(25):
        listed = [seat for seat, player in enumerate(people) if turns(player) == [code]]
        assert listed == to_act(summary_of(people[0], code)) != []
        for seat in {0, 1, 2} - set(listed):
            refused = command(people[seat], code, "move", seat=seat, move="pass", expected_version=1)
            assert refused.json()["code"] == "not-your-turn"
        move(people[listed[0]], code, listed[0])


def test_bids_are_due_from_each_until_they_have_bid(site):
    people, code = seated(site, "marche", "Ana", "Rui", "Eva")
    while len(waiting := to_act(summary_of(people[0], code))) == 1:
        move(people[waiting[0]], code, waiting[0])
    asked = {seat: summary_of(people[0], code)["seats"][seat]["asked"] for seat in waiting}
    for done, seat in enumerate(waiting[:-1], 1):
        move(people[seat], code, seat)
        assert [n for n in waiting if turns(people[n]) == [code]] == waiting[done:]
        summary = summary_of(people[0], code)
        assert {n: summary["seats"][n]["asked"] for n in waiting[done:]} == {n: asked[n] for n in waiting[done:]}


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_two_seats_of_one_person_list_the_table_once(site, game):
    ana = site.guest("Ana")
    code = ana.make_table(game, others=["me"])
    for _ in range(10):
        assert turns(ana) == [code]
        move(ana, code, to_act(summary_of(ana, code))[0])


def test_a_pause_a_bot_and_the_end_take_it_off_the_list(site):
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui")
    assert (turns(ana), turns(rui)) == ([code], [])
    command(ana, code, "pause")
    assert turns(ana) == []
    command(ana, code, "resume")
    assert turns(ana) == [code]
    command(ana, code, "resign", seat=0)
    assert turns(ana) == []
    while to_act(summary_of(rui, code)) != [1]:  # the bot plays for Ana
        time.sleep(0.02)
    command(ana, code, "return", seat=0)
    assert (turns(ana), turns(rui)) == ([], [code])
    command(ana, code, "close")
    assert (turns(ana), turns(rui)) == ([], [])


def test_a_finished_game_is_nobodys_turn(site):
    ana = site.guest("Ana")
    code = ana.make_table()
    while (summary := summary_of(ana, code))["status"] == "running":
        move(ana, code, 0) if to_act(summary) == [0] else time.sleep(0.01)
    assert turns(ana) == []
    assert [seat["asked"] for seat in summary["seats"]] == [None, None]
    listed = ana.http.get("/tables", params={"list": "finished"}).json()["tables"]
    assert code in [table["code"] for table in listed]


def test_who_only_hosts_or_watches_is_not_asked(site):
    host, ana = site.guest("Host"), site.guest("Ana")
    code = host.make_table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}], visibility="public", start=False)
    sit(ana, code, 0)
    start(host, code)
    assert (turns(host), turns(ana)) == ([], [code])
    assert code in [table["code"] for table in host.http.get("/tables?list=mine").json()["tables"]]


def test_an_old_table_is_listed_though_many_new_ones_wait_for_others(site):
    ana, rui = site.guest("Ana"), site.guest("Rui")
    first = ana.make_table(others=["me"])
    for _ in range(PAGE + 2):
        code = rui.make_table(others=["open"], start=False)
        sit(ana, code, 1)
        start(rui, code)
    assert turns(ana) == [first]
    page = rui.http.get("/tables?list=turn").json()
    rest = rui.http.get("/tables", params={"list": "turn", "after": page["next"]}).json()
    assert (len(page["tables"]), len(rest["tables"]), rest["next"]) == (PAGE, 2, None)


def test_the_list_can_be_of_one_game_and_needs_a_token(site):
    ana = site.guest("Ana")
    codes = {game: ana.make_table(game, others=["me"]) for game in ("mercado", "marche")}
    assert turns(ana) == [codes["marche"], codes["mercado"]]
    assert turns(ana, game="mercado") == [codes["mercado"]]
    with site.http() as nobody:
        assert nobody.get("/tables?list=turn").status_code == 401
