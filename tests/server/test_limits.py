"""Too much of anything, by one person or from one address: a clear refusal that says when to try again."""

import time

import orjson
import pytest
from tests.golden.games import RECORDS
from tests.server.http_play import command
from tests.server.receiver import wait_until
from websockets.exceptions import ConnectionClosed

from feira.server.limits import Buckets, Count
from feira.server.settings import Limits

LIMITS = Limits(requests=1000, messages=5, chats=2, guests=100, logins=3, tables=2, connections=2, records=2, exports=2)


@pytest.fixture(scope="module")
def strict(start_server):
    return start_server(limits=LIMITS)


def require_later(answer):
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    assert int(answer.headers["retry-after"]) == answer.json()["details"]["seconds"] > 0


def test_logins_from_one_address(strict):
    ana = strict.guest("Ana")
    with strict.http() as http:
        for _ in range(LIMITS.logins):
            assert http.post("/login", json={"login": "ana", "password": "guess"}).status_code == 401
        require_later(http.post("/login", json={"login": "rui", "password": "guess"}))
    require_later(ana.http.post("/me/account", json={"login": "ana", "password": "12345678"}))


def test_records_of_one_person(strict):
    ana, rui = strict.guest("Ana"), strict.guest("Rui")
    for _ in range(LIMITS.records):
        assert ana.http.post("/records", json={"record": {}}).status_code == 422
    require_later(ana.http.post("/records", json={"record": {}}))
    [record] = list(RECORDS.values())[:1]
    assert rui.http.post("/records", json={"record": record}).status_code == 201


def test_exports_of_one_person(strict):
    ana, rui = strict.guest("Ana"), strict.guest("Rui")
    for _ in range(LIMITS.exports):
        assert ana.http.get("/me/export").json()["person"]["id"] == ana.id
    require_later(ana.http.get("/me/export"))
    assert rui.http.get("/me/export").status_code == 200


def test_bytes_of_records_of_one_person_and_from_one_address(start_server):
    record = RECORDS["0.1.0/players-2:1"]
    size = len(orjson.dumps(record))
    server = start_server(limits=Limits(record_kilobytes=round(2.5 * size / 1000)))
    ana, rui = server.guest("Ana"), server.guest("Rui")
    for guest in (ana, rui):
        assert guest.http.post("/records", json={"record": record}).status_code == 201
    require_later(rui.http.post("/records", json={"record": record}))  # of the same address
    with rui.server.http(rui.token) as elsewhere:
        elsewhere.headers["X-Forwarded-For"] = "203.0.113.7"
        assert elsewhere.post("/records", json={"record": record}).status_code == 201
        require_later(elsewhere.post("/records", json={"record": record}))
    server.stop()


def test_tables_made_and_closed_again_and_again(start_server):
    server = start_server(limits=Limits(new_tables=3))
    ana, rui = server.guest("Ana"), server.guest("Rui")
    for _ in range(3):
        assert ana.http.post(f"/tables/{ana.make_table()}/close").status_code == 200
    require_later(ana.http.post("/practice", json={"challenge": 1}))
    rui.make_table()
    server.stop()


def test_who_asks_for_rematches_uses_up_nobody_else_s_tables(start_server):
    server = start_server(limits=Limits(new_tables=3))
    ana, eve = server.guest("Ana"), server.guest("Eve")
    code = ana.make_table(others=["me"])
    for _ in range(5):
        assert eve.http.post(f"/tables/{code}/rematch").json()["code"] == "not-seated"
    for _ in range(2):
        ana.make_table()
    server.stop()


def test_what_is_refused_uses_up_no_new_table(start_server):
    server = start_server(limits=Limits(new_tables=1))
    ana = server.guest("Ana")
    wish = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for _ in range(3):
        refused = ana.http.post("/tables", json=wish | {"options": {"players": 7}})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-options")
        assert ana.http.post("/campaign/play").json()["code"] == "no-campaign"
    assert ana.http.post("/tables", json=wish).status_code == 201
    require_later(ana.http.post("/tables", json=wish))
    server.stop()


def test_talk_of_one_person_at_all_tables(strict):
    ana, rui = strict.guest("Ana"), strict.guest("Rui")
    codes = [ana.make_table(others=["open"], start=False) for _ in range(2)]
    for code in codes:
        assert command(ana, code, "chat", text="hm").status_code == 200
    require_later(command(ana, codes[0], "chat", text="hm"))
    assert command(rui, codes[0], "chat", text="hm").status_code == 200


def test_tables_of_one_host_by_every_way_to_make_one(strict):
    ana = strict.guest("Ana")
    first = ana.make_table(others=["open"], start=False)
    ana.make_table(others=["open"], start=False)
    wanted = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "open"}]}
    require_later(ana.http.post("/tables", json=wanted))
    require_later(ana.http.post("/practice", json={"challenge": 1}))
    assert ana.http.post("/campaign").status_code == 201
    require_later(ana.http.post("/campaign/play"))
    ana.http.post(f"/tables/{first}/close")
    assert ana.http.post("/tables", json=wanted).status_code == 201
    require_later(ana.http.post(f"/tables/{first}/rematch"))


def never_stop(page):
    while True:
        page.ask("ping")


def move_until_the_bot_must(page, code):
    """The version of the table when it is the bot's turn."""
    version = page.watch(code)["version"]
    while page.states[code]["asked"]:
        version = page.move(code, 0)["version"]
        page.wait_for(code, lambda now, v=version: now["version"] >= v)
    return version


def test_the_time_of_bots_at_the_tables_of_one_host(start_server):
    """With no time to spend a host's bots act once and then wait; those of others, and people, don't."""
    server = start_server(limits=Limits(bot_seconds=0, requests=1000, messages=1000))
    for name in ("Ana", "Rui"):
        host = server.guest(name)
        first, second = (host.make_table() for _ in range(2))
        with host.page() as page:
            version = move_until_the_bot_must(page, first)
            page.wait_for(first, lambda now, v=version: now["version"] > v)
            version = move_until_the_bot_must(page, second)
            time.sleep(0.5)
            assert page.watch(second)["version"] == version
            assert page.ask("resign", table=second, seat=0)["type"] == "ok"
    server.stop()


def test_a_page_that_never_stops_is_closed(strict):
    with strict.guest("Ana").page() as page, pytest.raises(ConnectionClosed) as closed:
        never_stop(page)
    assert closed.value.rcvd.code == 1008


def test_pages_of_one_person(strict):
    ana, rui = strict.guest("Ana"), strict.guest("Rui")
    with ana.page(), ana.page():
        with ana.page() as third:
            assert third.welcome["code"] == "too-many"
        with rui.page() as other:
            assert other.welcome["type"] == "welcome"
    wait_until(lambda: ana.id not in strict.services.connections.people)
    with ana.page() as again:
        assert again.welcome["type"] == "welcome"


def test_a_record_that_is_refused_costs_no_bytes(start_server):
    """Be it wrong, or too much for the person or the address: neither of the two pays for it."""
    record = RECORDS["0.1.0/players-2:1"]
    size = len(orjson.dumps(record))
    server = start_server(limits=Limits(records=10, record_kilobytes=round(1.5 * size / 1000)))
    ana, rui = server.guest("Ana"), server.guest("Rui")
    for _ in range(2):
        assert ana.http.post("/records", json={"record": record | {"moves": []}}).status_code == 422
    assert ana.http.post("/records", json={"record": record}).status_code == 201
    with server.http(ana.token) as elsewhere:
        elsewhere.headers["X-Forwarded-For"] = "203.0.113.7"
        require_later(elsewhere.post("/records", json={"record": record}))
    require_later(rui.http.post("/records", json={"record": record}))
    with server.http(rui.token) as elsewhere:
        elsewhere.headers["X-Forwarded-For"] = "203.0.113.7"
        assert elsewhere.post("/records", json={"record": record}).status_code == 201
    server.stop()


def test_who_has_not_been_seen_for_longest_is_forgotten_first(monkeypatch):
    monkeypatch.setattr("feira.server.limits._MOST_BUCKETS", 3)
    buckets = Buckets(0, 1)
    for who in "abcad":
        buckets.of(who).spend(1)
    assert sorted(buckets._buckets) == ["a", "c", "d"]


def test_counts_come_back_to_nothing():
    count = Count(1, "things")
    for _ in range(3):
        count.add("a")
        count.remove("a")
    assert count._counts == {}
