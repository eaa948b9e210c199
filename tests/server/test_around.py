"""Around the requests: headers, limits, other sites, junk."""

import gzip
import json
import socket
from contextlib import ExitStack, closing
from functools import partial

import pytest
import running
from receiver import wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from feira.server.settings import Limits


def code_of(answer):
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def strict_server(start_server):
    """With limits that a test can reach."""
    limits = Limits(requests=5, messages=3, guests=8, chats=2, tables=2, connections=2, address_connections=4)
    return start_server(limits=limits)


def test_every_answer_has_the_headers_that_keep_scripts_out(server):
    with server.http() as http:
        for path in ("/games", "/nothing", "/../"):
            headers = http.get(path).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff"
        assert http.get("/games").headers["cache-control"] == "no-store"


def test_forms_of_other_sites_can_do_nothing(server):
    ana = server.guest()
    code = ana.make_table(others=["open"], start=False)
    form = {"Content-Type": "text/plain", "Origin": "https://evil.example"}
    body = json.dumps({"name": "Eve"})
    assert ana.http.post(f"/tables/{code}/seats/1", content=body, headers=form).status_code == 422
    with server.http() as http:  # a form carries no token
        assert http.post(f"/tables/{code}/seats/1", json={}).status_code == 401
        assert "access-control-allow-origin" not in http.options("/tables", headers=form).headers


def test_pages_of_other_sites_get_no_connection(server):
    url = f"ws://{server.address}/api/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=f"http://{server.address}"):
        pass


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "x",
        "[]",
        "null",
        '{"type":',
        '{"type":"no"}',
        '{"type":{}}',
        '{"type":"watch"}',
        '{"type":"watch","table":7}',
        '{"type":"watch","table":"X","seat":"0"}',
        '{"type":"watch","table":"X","choices":1}',
        '{"type":"move","table":"X","seat":1.5}',
        "[" * 5000,
        '{"a":' * 2000,
    ],
)
def test_junk_over_the_websocket_is_answered_and_harms_nothing(server, junk):
    with server.guest().page() as page:
        page._websocket.send(junk)
        answer = page.receive()
        assert answer["type"] == "error"
        assert answer["code"] in ("malformed", "no-such-table")
        assert page.ask("ping")["type"] == "pong"


def test_a_message_that_is_too_long_ends_the_connection(server):
    with server.guest().page() as page:
        page._websocket.send("x" * 100_000)
        assert page.closed() == 1009


def test_bodies_that_are_too_long_or_too_deep_are_refused(server):
    ana = server.guest()
    assert code_of(ana.http.post("/tables", content=b"x" * 70_000)) == (413, "too-large")

    def endless():
        for _ in range(100):
            yield b"x" * 1000

    assert code_of(ana.http.post("/tables", content=endless())) == (413, "too-large")
    deep = {"Content-Type": "application/json"}
    for body in ("[" * 30_000, '{"options":' + "[" * 20_000 + "]" * 20_000 + "}", "9" * 6000, "NaN", "\xff"):
        assert ana.http.post("/tables", content=body.encode("latin-1"), headers=deep).status_code == 422, body[:20]


def test_a_connection_begins_with_a_hello(server):
    with connect(f"ws://{server.address}/api/live") as websocket:
        websocket.send('{"type":"ping"}')
        assert json.loads(websocket.recv())["code"] == "malformed"
    with connect(f"ws://{server.address}/api/live") as websocket:
        websocket.send('{"type":"hello","token":null}')
        assert json.loads(websocket.recv())["person"] is None
        websocket.send('{"type":"move","id":"a","table":"X","seat":0,"move":"x","expected_version":1}')
        answer = json.loads(websocket.recv())
        assert (answer["code"], answer["id"]) == ("no-token", "a")


def test_who_connects_and_says_nothing_is_sent_away(server, monkeypatch):
    monkeypatch.setattr("feira.server.websocket._HELLO_SECONDS", 0.2)
    with connect(f"ws://{server.address}/api/live") as silent, pytest.raises(ConnectionClosed) as closed:
        silent.recv(timeout=60)
    assert closed.value.rcvd.code == 1008


def dead_line(server, token):
    """A connection whose other end says hello and then answers nothing: a machine that sleeps, a cable pulled out."""
    host, port = server.address.split(":")
    line = socket.create_connection((host, int(port)))
    head = f"GET /api/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"type": "hello", "token": token}).encode()
    assert len(hello) < 126
    line.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)  # a mask of zeros leaves it as it is
    return line


def test_a_line_that_died_in_silence_is_given_up(start_server, monkeypatch):
    quick = partial(running.uvicorn_config, ws_ping_interval=0.3, ws_ping_timeout=3)
    monkeypatch.setattr(running, "uvicorn_config", quick)
    server = start_server()
    ana, rui = server.guest("Ana"), server.guest("Rui")
    there = server.services.connections
    with rui.page() as page, closing(dead_line(server, ana.token)):
        wait_until(lambda: set(there.people) == {ana.id, rui.id})
        wait_until(lambda: there.people == [rui.id])
        assert page.ask("ping")["type"] == "pong", "who answers stays"
    server.stop()


def test_what_waits_for_a_page_that_has_left_is_let_go(server):
    ana = server.guest()
    there = server.services.connections
    code = ana.make_table(others=["me"])
    with ana.page() as page:
        page.watch(code)
        [connection] = there._by_person[ana.id]
        assert connection._subscriptions
        connection._outbox.append("it does not read this")
    wait_until(lambda: ana.id not in there.people)
    wait_until(lambda: not (connection._outbox or connection._changed or connection._subscriptions))


def test_limits_on_requests_guests_tables_and_connections(strict_server):
    ana = strict_server.guest()
    for _ in range(2):
        ana.make_table(others=["open"], start=False)
    wanted = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ana.http.post("/tables", json=wanted)
    assert code_of(answer) == (429, "too-many")
    assert int(answer.headers["retry-after"]) > 0
    with ana.page(), ana.page(), ana.page() as third:
        assert third.welcome["code"] == "too-many"
    wait_until(lambda: ana.id not in strict_server.services.connections.people)
    with ana.page() as page:
        answers = [page.ask("ping") for _ in range(40)]
        assert {answer["type"] for answer in answers} == {"pong", "error"}
    statuses = [ana.http.get("/games").status_code for _ in range(80)]
    assert set(statuses) == {200, 429}
    with strict_server.http() as http:
        statuses = [http.post("/guests", json={"name": "Eve"}).status_code for _ in range(10)]
    assert statuses.count(201) < 8
    assert set(statuses) == {201, 429}


def test_limits_on_connections_of_one_address(strict_server):
    wait_until(lambda: not strict_server.services.limiters.address_connections._counts)
    url = f"ws://{strict_server.address}/api/live"
    with ExitStack() as open_now:
        for _ in range(4):
            open_now.enter_context(connect(url))
        with pytest.raises(InvalidStatus):
            open_now.enter_context(connect(url))


def test_talk_is_limited(start_server):
    running = start_server(limits=Limits(chats=2))
    ana = running.guest()
    code = ana.make_table(others=["open"], start=False)
    with ana.page() as page:
        answers = [page.ask("chat", table=code, text="hm") for _ in range(3)]
    assert [answer.get("code") for answer in answers] == [None, None, "too-many"]


def test_the_page_is_served_for_all_its_paths(start_server, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Feira</title>")
    (tmp_path / "assets" / "app-1.js").write_text("let x")
    running = start_server(static=tmp_path)
    with running.http() as http:
        http.base_url = f"http://{running.address}"
        for path in ("/", "/t/ABC", "/r/ABC/7", "/campaign"):
            assert http.get(path).text == "<title>Feira</title>"
        assert "immutable" in http.get("/assets/app-1.js").headers["cache-control"]
        for path in ("/assets/none.js", "/assets/../../settings.py", "/%2e%2e/settings.py", "/api/none"):
            assert http.get(path).status_code == 404
    running.stop()


def test_a_compressed_file_is_sent_to_who_takes_it(start_server, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Feira</title>")
    script = tmp_path / "assets" / "app-1.js"
    script.write_text("let x;" * 99)
    (tmp_path / "assets" / "app-1.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    running = start_server(static=tmp_path)
    with running.http() as http:
        http.base_url = f"http://{running.address}"
        packed, whole = (
            [http.get("/assets/app-1.js", headers={"Accept-Encoding": taken}) for taken in several]
            for several in (("gzip", "br, GZIP;q=0.8"), ("", "identity", "gzip;q=0, br", "xgzipx"))
        )
        for answer in packed + whole:
            assert answer.text == script.read_text()
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["cache-control"]
        assert {answer.headers.get("content-encoding") for answer in packed} == {"gzip"}
        assert int(packed[0].headers["content-length"]) < 99
        assert {answer.headers.get("content-encoding") for answer in whole} == {None}
        assert packed[0].headers["etag"] != whole[0].headers["etag"]
        assert http.get("/").headers["content-encoding"] == "gzip", "the page itself is packed when the server starts"
    running.stop()


def test_without_a_page_the_server_says_so(start_server, tmp_path):
    running = start_server(static=tmp_path / "not-built")
    with running.http() as http:
        http.base_url = f"http://{running.address}"
        assert "/api" in http.get("/").text
        assert http.get("/t/ABC").status_code == 404
    running.stop()


def test_numbers_and_texts_that_can_not_be_kept_are_refused(server):
    ana = server.guest()
    json_type = {"Content-Type": "application/json"}
    odd = ("1" + "0" * 40, "NaN", "1e999", '"\\ud800"', "[" * 900 + "]" * 900)
    for value in odd:
        for path, body in (
            ("/tables", '{"game":"marche","seats":[],"options":{"layout":{"boards":%s}}}'),
            ("/games/marche/sample", '{"options":{"layout":{"trucks":%s}}}'),
            ("/records", '{"record":{"format":%s}}'),
            ("/guests", '{"name":"Ana","language":%s}'),
            ("/login", '{"login":%s,"password":"x"}'),
            ("/login", '{"login":"x","password":%s}'),
        ):
            answer = ana.http.post(path, content=body % value, headers=json_type)
            assert answer.status_code in (401, 422), (path, value, answer.text)
    for path in ("/records/%00", "/records/%00/replay", "/tables?after=99999999999999999999", "/tables?after=%D9%A3"):
        assert ana.http.get(path).status_code in (404, 422), path
    assert ana.http.get("/tables?after=9999999999999999999").status_code == 200
    assert code_of(ana.http.post("/login", json={"login": "\0", "password": "\0"})) == (422, "malformed")
