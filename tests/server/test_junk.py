"""Junk over HTTP and WebSocket: bombs of JSON, odd numbers and letters, frames that are no text. Nothing breaks."""

import http.client
import json

import pytest
from websockets.exceptions import ConnectionClosed

JSON = {"Content-Type": "application/json"}
DEEP = "[" * 900 + "]" * 900  # deep enough for some readers and too deep for some writers
NESTED = '{"a":' * 300 + "1" + "}" * 300


@pytest.fixture(scope="module")
def ana(site):
    return site.guest("Ana")


@pytest.fixture(scope="module")
def code(ana):
    return ana.make_table(others=["me"])


def post(guest, path, body):
    answer = guest.http.post(path, content=body if isinstance(body, bytes) else body.encode(), headers=JSON)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/guests", '{"name":"x","\\ud800":1}'),
        ("/guests", '{"name":"\\ud800"}'),
        ("/guests", '{"name":' + DEEP + "}"),
        ("/guests", '{"name":"x","' + "k" * 60_000 + '":1}'),
        ("/guests", b'{"name":"\xff\xfe"}'),
        ("/guests", '{"name":NaN}'),
        ("/guests", "[" * 60_000),
        ("/guests", '{"name":' + "9" * 5000 + "}"),
        ("/login", '{"login":"\\ud800","password":"x"}'),
        ("/login", '{"login":"\\u0000","password":"x"}'),
        ("/me/account", '{"login":"a\\u0000b","password":"12345678"}'),
        ("/me/account", '{"login":"ana","password":"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}'),
        ("/games/mercado/sample", '{"options":{"\\ud800":1}}'),
        ("/games/mercado/sample", '{"options":{"players":Infinity}}'),
        ("/games/mercado/sample", '{"options":{"players":1e400}}'),
        ("/games/mercado/sample", '{"options":{"players":' + "9" * 4000 + "}}"),
        ("/games/mercado/sample", '{"options":{"players":' + DEEP + "}}"),
        ("/games/mercado/sample", '{"options":' + NESTED + "}"),
        ("/games/marche/sample", '{"options":{"players":2,"layout":' + DEEP + "}}"),
        ("/games/marche/sample", '{"options":{"players":2,"layout":{"boards":[{"x":NaN}]}}}'),
        ("/games/marche/sample", '{"options":{"players":2,"layout":{"\\ud800":[]}}}'),
        ("/tables", '{"game":"mercado","seats":[{"kind":"me","name":"\\ud800"},{"kind":"open"}]}'),
        ("/tables", '{"game":"mercado","options":{"x":' + DEEP + '},"seats":[]}'),
        ("/tables", '{"game":"mercado","options":{"challenge":"\\ud800"},"seats":[{"kind":"me"}]}'),
        ("/tables", '{"game":"mercado","name":"\\u202eevil","seats":[{"kind":"me"},{"kind":"open"}]}'),
        ("/records", '{"record":' + DEEP + "}"),
        ("/records", '{"record":' + NESTED + "}"),
        ("/records", '{"record":{"format":"feira-record/1","game":"\\ud800"}}'),
        ("/records", '{"record":{}}'),
        ("/practice", '{"challenge":1e30}'),
        ("/practice", '{"challenge":true}'),
    ],
)
def test_junk_that_is_sent_is_malformed(ana, path, body):
    answer = post(ana, path, body)
    assert answer.status_code in (401, 422), answer.text[:300]
    assert answer.json()["code"]
    assert len(answer.content) < 20_000, "what was sent is not sent back at length"


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"move","seat":0,"move":"\\ud800","expected_version":2}',
        '{"type":"move","seat":0,"move":"stand fish C3","expected_version":1e3}',
        '{"type":"move","seat":0,"move":"' + "x" * 200 + '","expected_version":2}',
        '{"type":"move","seat":0,"move":"\\u0000","expected_version":2}',
        '{"type":"move","seat":0,"move":"take coin","expected_version":2,"move_id":"\\u0000"}',
        '{"type":"move","seat":0,"move":"take coin","expected_version":2,"move_id":"\\ud800"}',
        '{"type":"move","seat":"0","move":null,"expected_version":2}',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"chat"}',
        '{"type":"resign","seat":0,"bot":"\\ud800"}',
        '{"type":"answer_undo","seat":0,"yes":"perhaps"}',
    ],
)
def test_junk_in_commands_is_refused(ana, code, body):
    answer = post(ana, f"/tables/{code}/commands", body)
    assert answer.status_code in (409, 422), answer.text[:300]
    assert ana.http.get(f"/tables/{code}").json()["version"] == 2


@pytest.mark.parametrize("path", ["/tables?after=99999999999999999999", "/tables?after=" + "٣" * 20, "/tables?list=x"])
def test_junk_in_queries_harms_nothing(ana, path):
    assert ana.http.get(path).status_code in (200, 422)


@pytest.mark.parametrize("host", ["", "[::1", "a:b:c", "x" * 1000, "<script>", "é", "a/b?c#d@e"])
def test_odd_hosts_are_no_trouble(site, ana, host):
    """The feed has links that are made from it."""
    path = ana.http.get("/me").json()["feed"]
    name, port = site.address.split(":")
    connection = http.client.HTTPConnection(name, int(port), timeout=20)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", host.encode())
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 400, 422)
    assert b"<script>" not in body


IDS = [DEEP, NESTED, '"' + "x" * 60_000 + '"', "1e400", "[1]", "{}", "true", "99999999999999999999999"]


@pytest.mark.parametrize("number", IDS)
@pytest.mark.parametrize("kind", ["ping", "watch", "choices", "nothing"])
def test_an_id_that_is_none_is_refused_and_not_sent_back(ana, code, kind, number):
    with ana.page() as page:
        page._websocket.send(f'{{"type":"{kind}","table":"{code}","seat":0,"id":{number}}}')
        answer = page.receive()
        assert (answer["type"], answer["code"]) == ("error", "malformed")
        assert "id" not in answer
        assert len(json.dumps(answer)) < 1000
        assert page.ask("ping")["type"] == "pong"


def test_an_id_may_be_a_number_or_a_short_text_or_null(ana):
    with ana.page() as page:
        for number in ("1", "-5", '"a b"', "null", "9007199254740991"):
            page._websocket.send(f'{{"type":"ping","id":{number}}}')
            assert page.receive()["id"] == json.loads(number)


@pytest.mark.parametrize(
    "frame",
    [
        b"\x00\x01\x02",
        b'{"type":"ping"}',
        '{"type":"ping","type":"watch"}',
        '{"type":"watch","table":"\\ud800"}',
        '{"type":"watch","table":"' + "A" * 60_000 + '"}',
        '{"type":"watch","table":"AAAAAAAAAA","since":1e99}',
        '{"type":"watch","table":"AAAAAAAAAA","since":-99999999999999999999}',
        '{"type":"choices","table":"AAAAAAAAAA","seat":99999999999999999999999}',
        '{"type":"move","table":"AAAAAAAAAA","seat":0,"move":"x","expected_version":true}',
        '{"type":"chat","table":"AAAAAAAAAA","text":' + DEEP + "}",
        '{"type":"hello","token":' + DEEP + "}",
        '{"type":NaN}',
    ],
)
def test_frames_of_junk_are_answered_and_the_connection_lives(ana, frame):
    with ana.page() as page:
        page._websocket.send(frame)
        answer = page.receive()
        assert answer["type"] == "error"
        assert answer["code"] in ("malformed", "no-such-table")
        assert len(json.dumps(answer)) < 1000
        assert page.ask("ping")["type"] == "pong"


def test_seats_and_versions_that_can_not_be_are_refused(ana, code):
    with ana.page() as page:
        for seat in (-1, 2, 99, 2**62):
            assert page.ask("choices", table=code, seat=seat)["code"] == "not-your-seat"
            assert page.ask("move", table=code, seat=seat, move="x", expected_version=2)["code"] == "no-such-seat"
            assert page.ask("watch", table=code, seat=seat)["code"] == "not-your-seat"
        for since in (-1, 99, 2**62):
            assert page.ask("watch", table=code, since=since)["from"] == 0
        for version, why in ((-1, "stale"), (0, "stale"), (99, "ahead"), (2**62, "ahead")):
            assert page.ask("move", table=code, seat=0, move="take coin", expected_version=version)["code"] == why


def test_letters_that_are_none_end_the_connection(ana):
    with ana.page() as page:
        page._websocket.send(b'{"type":"\xff"}', text=True)
        with pytest.raises(ConnectionClosed):
            page.receive()
    with ana.page() as page:
        assert page.ask("ping")["type"] == "pong"


@pytest.mark.parametrize("nothing", ["%00", "a%00b", "%ED%A0%80", "%FF", "'--", "%F0%9F%8E%B2", "..%2F..", "A" * 17])
def test_codes_that_can_not_be_lead_nowhere(server, nothing):
    with server.http() as nobody:
        for path in (
            "/tables/{}",
            "/tables/{}/state",
            "/tables/{}/chat",
            "/records/{}",
            "/records/{}/replay",
            "/feeds/{}.atom",
        ):
            assert nobody.get(path.format(nothing)).status_code in (404, 422), path


@pytest.mark.parametrize("text", ["\x00", "a\x00", "\ud800", "x" * 64, "' OR 1=1 --", "%", "\u202e"])
def test_logins_that_can_not_be_are_refused(server, text):
    with server.http() as nobody:
        for login, password in ((text, "12345678"), (f"ana{ord(text[0])}", text)):
            body = json.dumps({"login": login, "password": password})
            assert nobody.post("/login", content=body, headers=JSON).status_code in (401, 422)
