"""What an owner sees of a server: metrics, logs with request ids, an access log, and whether it is ready."""

import json
import logging
import socket

import httpx
import pytest
from tests.server.http_play import command

from feira.core.game import FeiraError
from feira.server.configuration import configure
from feira.server.logs import REQUEST, JsonFormatter, TextFormatter

MOVES = 'feira_moves_total{game="mercado"}'


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


@pytest.fixture(scope="module")
def watched(start_server):
    return start_server(metrics_port=free_port(), access_log=True)


def metrics(server):
    port = server.services.settings.metrics_port
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_metrics_count_what_happens_and_players_do_not_see_them(watched):
    ana = watched.guest()
    code = ana.make_table(others=["me"])
    before = metrics(watched)
    with ana.page() as page:
        page.watch(code)
        for _ in range(3):
            seats = page.states[code]["summary"]["seats"]
            answer = page.move(code, next(n for n, seat in enumerate(seats) if seat["to_act"]))
            page.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)
        now = metrics(watched)
        assert now["feira_connections"] == now["feira_people"] == now["feira_tables_watched"] == 1
    assert now["feira_tables_in_memory"] >= 1
    assert now[MOVES] - before.get(MOVES, 0) == 3
    assert now["feira_command_seconds_count"] - before["feira_command_seconds_count"] == 3
    assert now["feira_commit_writes_count"] - before["feira_commit_writes_count"] >= 3
    assert now["feira_commit_seconds_sum"] > before["feira_commit_seconds_sum"]
    assert now['feira_request_seconds_count{status="2xx"}'] >= 2
    assert now["feira_bots_waiting"] == 0
    assert now["feira_free_bytes"] > 0
    assert not [name for name in now if "Ana" in name or code in name or ana.id in name]
    with watched.http() as http:
        assert http.get("/metrics").status_code == 404


def test_the_access_log_has_ids_and_no_secrets(watched, caplog):
    ana = watched.guest()
    code = ana.make_table(others=["open"], start=False)
    feed = ana.http.get("/me").json()["feed"]
    caplog.clear()
    with caplog.at_level(logging.INFO, "feira.access"):
        answer = ana.http.get(f"/tables/{code}")
        assert httpx.get(f"http://{watched.address}{feed}").status_code == 200
        assert ana.http.get("/nothing").status_code == 404
        httpx.get(f"http://{watched.address}/reset/SECRETKEY")
        command(ana, code, "chat", text="unsayable")
    found = [record.fields for record in caplog.records if record.name == "feira.access"]
    assert [(each["method"], each["route"], each["status"]) for each in found[:2]] == [
        ("GET", "/api/tables/{code}", 200),
        ("GET", "/api/feeds/{key}.atom", 200),
    ]
    assert found[2]["status"] == 404
    assert len(answer.headers["x-request-id"]) == 12
    said = caplog.text + json.dumps(found)
    for secret in (code, feed.split("/")[-1][:20], "SECRETKEY", "unsayable", ana.token):
        assert secret not in said


def test_lines_have_time_level_and_request():
    record = logging.LogRecord("feira.server", logging.WARNING, "", 0, "it waits: %s", ("disk",), None)
    token = REQUEST.set("abc")
    try:
        text, line = TextFormatter().format(record), json.loads(JsonFormatter().format(record))
    finally:
        REQUEST.reset(token)
    assert text.endswith("Z WARNING [abc] it waits: disk")
    assert line.pop("time").endswith("Z")
    assert line == {"level": "warning", "logger": "feira.server", "message": "it waits: disk", "request": "abc"}
    try:
        raise ValueError("no")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError: no" in json.loads(JsonFormatter().format(record))["error"]
    assert "ValueError: no" in TextFormatter().format(record)


def test_a_log_format_that_there_is_not_is_refused(tmp_path):
    with pytest.raises(FeiraError, match="FEIRA_LOG_FORMAT must be text or json"):
        configure({"FEIRA_LOG_FORMAT": "xml"}, tmp_path)


def test_ready_knows_of_space_and_bots(watched, start_server):
    with watched.http() as http:
        assert http.get("/ready").status_code == 200
        pool = watched.services.readiness.pool
        pool._failures = 3
        answer = http.get("/ready")
        pool._failures = 0
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
        assert http.get("/ready").status_code == 200
    full = start_server(least_free_megabytes=10**9)
    with full.http() as http:
        answer = http.get("/ready")
        assert (answer.status_code, "megabytes are free" in answer.json()["message"]) == (503, True)
        assert http.get("/health").status_code == 200
