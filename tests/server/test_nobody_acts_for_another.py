"""Nobody acts for another: every command and every route, by strangers, by spectators, by people of other seats."""

import json

import pytest
from itsdangerous import URLSafeSerializer
from tests.server.http_play import seated, summary_of
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from feira.server.commands import COMMANDS

# What each command needs besides its table.
FIELDS = {
    "move": {"seat": 0, "move": "take coin", "expected_version": 3},
    "undo": {"seat": 0},
    "answer_undo": {"seat": 0, "yes": True},
    "resign": {"seat": 0},
    "return": {"seat": 0},
    "take": {"seat": 0},
}
OF_HOST = {"pause", "resume", "start", "close"}
EVERYTHING = [*COMMANDS, "rematch"]


def ask_over_http(guest, code, kind, **values):
    return guest.http.post(f"/tables/{code}/commands", json={"type": kind, **values}).json()


def ask_live(guest, code, kind, **values):
    with guest.page() as page:
        return page.ask(kind, table=code, **values)


each_way = pytest.mark.parametrize("ask", [ask_over_http, ask_live])


@pytest.fixture(scope="module")
def running(site):
    """A game of Ana and Rui; Eve has come too."""
    (ana, rui), code = seated(site, "mercado", "Ana", "Rui")
    return ana, rui, site.guest("Eve"), code


@each_way
@pytest.mark.parametrize("kind", EVERYTHING)
def test_a_stranger_can_do_nothing(running, ask, kind):
    ana, _, eve, code = running
    before = summary_of(ana, code)
    refused = ask(eve, code, kind, **FIELDS.get(kind, {}))
    expected = "not-host" if kind in OF_HOST else "not-seated" if kind == "rematch" else "not-your-seat"
    assert refused["code"] == expected
    assert summary_of(ana, code) == before


@each_way
@pytest.mark.parametrize("kind", [*FIELDS, *sorted(OF_HOST)])
def test_who_sits_there_does_nothing_for_another_seat_or_the_host(running, ask, kind):
    ana, rui, _, code = running
    before = summary_of(ana, code)
    refused = ask(rui, code, kind, **FIELDS.get(kind, {}))
    assert refused["code"] == ("not-host" if kind in OF_HOST else "not-your-seat")
    assert summary_of(ana, code) == before


@each_way
def test_the_host_does_not_play_for_others(running, ask):
    ana, _, _, code = running
    for kind, values in FIELDS.items():
        assert ask(ana, code, kind, **{**values, "seat": 1})["code"] == "not-your-seat"


@each_way
@pytest.mark.parametrize("kind", [*EVERYTHING, "chat"])
def test_a_locked_table_tells_a_stranger_nothing_not_even_its_version(site, ask, kind):
    (ana, _), code = seated(site, "mercado", "Ana", "Rui", visibility="link")
    ana.http.patch(f"/tables/{code}", json={"visibility": "locked"})
    before = summary_of(ana, code)
    refused = ask(site.guest("Eve"), code, kind, **FIELDS.get(kind, {"text": "hello"} if kind == "chat" else {}))
    assert refused["code"] == "locked"
    assert "version" not in refused
    assert summary_of(ana, code) == before


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/state", None),
        ("GET", "/state?seat=0", None),
        ("GET", "/choices?seat=0", None),
        ("GET", "/chat", None),
        ("GET", "/record", None),
        ("PATCH", "", {"visibility": "public"}),
        ("POST", "/seats/1", {}),
        ("DELETE", "/seats/0", None),
        ("PUT", "/seats/0/bot", {"bot": "greedy"}),
        ("POST", "/start", None),
        ("POST", "/close", None),
        ("POST", "/rematch", None),
        ("POST", "/commands", {"type": "chat", "text": "x"}),
    ],
)
def test_every_route_of_a_locked_table_is_closed(site, method, path, body):
    ana = site.guest("Ana")
    code = ana.make_table(others=["open"], start=False, visibility="locked")
    before = summary_of(ana, code)
    for stranger in (site.guest("Eve").http, site.http()):
        with stranger:
            answer = stranger.request(method, f"/tables/{code}{path}", json=body)
            assert answer.json()["code"] in ("locked", "no-token", "not-your-seat")
            assert answer.status_code in (401, 403)
    assert summary_of(ana, code) == before


def test_a_locked_table_is_in_no_list_of_others(site):
    ana, eve = site.guest("Ana"), site.guest("Eve")
    code = ana.make_table(others=["me"], visibility="locked")
    for which in ("open", "running", "mine", "turn", "finished"):
        assert code not in eve.http.get(f"/tables?list={which}").text
    with eve.page() as page:
        assert page.watch(code)["code"] == "locked"


def test_what_another_has_sent_can_not_be_sent_again(running):
    """The same message, id and all, by somebody else: it is refused, and its answer tells nothing."""
    ana, _, eve, code = running
    message = {"seat": 0, "move": "take coin", "move_id": "once", "expected_version": summary_of(ana, code)["version"]}
    first = ask_live(ana, code, "move", **message)
    assert ask_live(ana, code, "move", **message) == {**first, "id": 2}
    assert ask_live(eve, code, "move", **message)["code"] == "not-your-seat"


def test_tokens_of_nobody_and_of_an_earlier_time_open_nothing(site):
    ana, eve = site.guest("Ana"), site.guest("Eve")
    code = ana.make_table(others=["me"])
    key = site.services.people._tokens._serializer.secret_keys[0]
    ours = URLSafeSerializer(key, salt="feira-token-1")
    assert ours.dumps([ana.id, 1]) == ana.token  # so the ones below are signed as ours are
    forged = [
        ours.dumps([ana.id, 0]),
        ours.dumps([ana.id, 2]),
        ours.dumps([ana.id, "1"]),
        ours.dumps([ana.id, None]),
        ours.dumps([ana.id, 1, 1]),
        ours.dumps([[ana.id], 1]),
        ours.dumps({"person": ana.id, "epoch": 1}),
        ours.dumps(["nobody", 1]),
        URLSafeSerializer(key, salt="other").dumps([ana.id, 1]),
        URLSafeSerializer("", salt="feira-token-1").dumps([ana.id, 1]),
        ana.token[:-1],
        ana.token + "A",
        ana.token.split(".")[0] + ".",
        eve.token.split(".")[0] + "." + ana.token.split(".")[1],
    ]
    for token in forged:
        with site.http(token) as nobody:
            for method, path in (("GET", "/me"), ("GET", f"/tables/{code}"), ("POST", f"/tables/{code}/close")):
                answer = nobody.request(method, path)
                assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), token
        with connect(f"ws://{site.address}/api/live") as websocket:
            websocket.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(websocket.recv())["code"] == "bad-token"


@pytest.mark.parametrize("token", [7, True, [], {}, "", " ", "x" * 60_000, "\x00", "é"])
def test_tokens_that_are_none_are_refused_at_hello(site, token):
    with connect(f"ws://{site.address}/api/live") as websocket:
        websocket.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(websocket.recv())["code"] == "bad-token"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://{}.evil.example",
        "http://evil.example/{}",
        "http://{}@evil.example",
        "http://evil.example#{}",
        "file://",
        "http://localhost",
        "http://[x",
        "",
    ],
)
def test_pages_of_other_sites_open_no_connection(site, origin):
    url = f"ws://{site.address}/api/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers={"Origin": origin.format(site.address)}).close()
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
def test_forms_are_refused_even_with_a_token(site, kind):
    """A browser sends these to other sites without asking; JSON it does not."""
    ana = site.guest("Ana")
    for path in ("/tables", "/me/account", "/login", "/guests", "/practice"):
        body = json.dumps({"name": "Eve", "login": "eve", "password": "12345678", "challenge": 1})
        assert ana.http.post(path, content=body, headers={"Content-Type": kind}).status_code == 422
    asked = ana.http.options(
        "/tables", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    )
    assert asked.status_code == 405
    assert not [name for name in asked.headers if name.startswith("access-control")]


@pytest.mark.parametrize("by", ["SERVER", "server", {"server": True}, None])
def test_nobody_can_say_that_they_are_the_server(running, by):
    """Neither for the seat of a bot or another person, nor for what only the host may do."""
    ana, _, eve, code = running
    before = summary_of(ana, code)
    for kind in (*FIELDS, *sorted(OF_HOST)):
        assert ask_live(eve, code, kind, by=by, **FIELDS.get(kind, {}))["code"] in ("not-your-seat", "not-host")
        assert ask_over_http(eve, code, kind, by=by, **FIELDS.get(kind, {}))["code"] == "malformed"
    assert summary_of(ana, code) == before
