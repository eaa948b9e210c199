"""Colours and deals over HTTP and WebSocket: what is chosen, what is played again, and what nobody hears too early."""

import pytest
from http_play import move, play_out, seated, sit, summary_of, to_act

from feira.table.deals import read_deal

LOOKS = ("", "/state", "/state?choices=true", "/choices?seat=0", "/lately?moves=5", "/prospects", "/chat", "/record")


@pytest.fixture(scope="module")
def shared(start_server):
    return start_server()


@pytest.fixture(scope="module")
def over(shared):
    """Two people whose game is over, and its summary."""
    people, code = seated(shared, "mercado", "Ana", "Ben", seating="kept")
    return people, play_out(people, code)


def wish(**values):
    return {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **values}


def record(guest, code):
    return guest.http.get(f"/tables/{code}/record").json()


def test_a_deal_is_played_again(over):
    (ana, ben), first = over
    deal = first["deal"]
    assert ana.http.get(f"/records/{first['code']}/replay").json()["deal"] == deal
    assert ana.http.get(f"/deals/{deal}").json() == {"game": "mercado", "options": first["options"]}
    again = ben.http.post("/tables", json=wish(deal=deal.lower(), seats=[{"kind": "me"}] * 2, start=True)).json()
    assert (again["repeated"], again["counts"], again["options"]) == (True, None, first["options"])
    last = play_out([ben, ben], again["code"])
    assert (last["deal"], last["repeated"]) == (deal, True)
    assert record(ben, again["code"])["setup"] == record(ana, first["code"])["setup"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"deal": "HNLCJ"}, "bad-deal"),
        ({"deal": "x" * 65}, "malformed"),
        ({"game": "marche"}, "deal-game"),
        ({"options": {"players": 3}}, "deal-players"),
        ({"options": {"money": "open"}}, "deal-options"),
    ],
)
def test_a_code_that_does_not_fit_is_refused(over, change, code):
    (ana, _), first = over
    answer = ana.http.post("/tables", json=wish(**{"deal": first["deal"], **change}))
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    if code == "bad-deal":
        assert ana.http.get("/deals/HNLCJ").json()["code"] == code


def everything_told(ana, eve, code):
    """Whatever a player and a spectator can ask for while a game runs."""
    texts = [guest.http.get(f"/tables/{code}{path}").text for guest in (ana, eve) for path in LOOKS]
    lists = [ana.http.get("/tables", params={"list": name}).text for name in ("mine", "turn", "running")]
    return [*texts, *lists, eve.http.get(f"/records/{code}/replay").text, eve.http.get(f"/records/{code}").text]


@pytest.mark.parametrize("repeated", [False, True])
def test_no_message_has_the_code_while_the_game_runs(over, shared, repeated):
    (ana, _), first = over
    eve = shared.guest("Eve")
    more = {"deal": first["deal"]} if repeated else {}
    seats = [{"kind": "me"}, {"kind": "me", "name": "Rui"}]
    answer = ana.http.post("/tables", json=wish(seats=seats, visibility="public", start=True, **more))
    code, told = answer.json()["code"], [answer.text]
    with eve.page() as page:
        told.append(str(page.watch(code)))
        summary = summary_of(ana, code)
        told += everything_told(ana, eve, code)
        while summary["status"] == "running":
            summary = move(ana, code, to_act(summary)[0])
            if summary["status"] == "running":
                told.append(str(summary))
        while (message := page.receive()).get("summary", {}).get("status") != "finished":
            told.append(str(message))
        told.append(str(message["entries"]))
    deal = summary["deal"]
    secrets = (deal, deal.replace("-", ""), str(read_deal(deal).seed))
    assert not [text for text in told for secret in secrets if secret in text]
    assert deal in eve.http.get(f"/tables/{code}").text


def test_a_closed_game_has_no_code(shared):
    ana = shared.guest()
    code = ana.make_table()
    ana.http.post(f"/tables/{code}/close")
    assert summary_of(ana, code).get("deal") is None


def test_colours_are_chosen_and_kept_in_a_rematch(shared):
    ana, ben = shared.guest("Ana"), shared.guest("Ben")
    code = ana.make_table(others=["open"], start=False, seating="kept")
    sit(ben, code, 1)
    choose = f"/tables/{code}/seats/1"
    taken = ben.http.post(choose, json={"colour": 0})
    assert (taken.status_code, taken.json()["code"]) == (409, "colour-taken")
    assert ben.http.post(choose, json={"name": "Benny"}).status_code == 200
    chosen = ben.http.post(choose, json={"colour": 4}).json()
    assert (chosen["colours"], chosen["seats"][1]["name"]) == ([0, 4], "Benny")
    assert ana.http.post(choose, json={"colour": 3}).json()["code"] == "seat-taken"
    ana.http.post(f"/tables/{code}/start")
    play_out([ana, ben], code)
    assert ana.http.get(f"/records/{code}/replay").json()["colours"] == [0, 4]
    again = ben.http.post(f"/tables/{code}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Benny", "Ana"]
    assert again["colours"] == [4, 0]
