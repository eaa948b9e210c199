"""Slow and silent connections, many of them, and descriptors that run out."""

import os
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack

import httpx
import pytest
from running import ENOUGH

COMMAND = [sys.executable, "-c", "from feira.cli.main import main; main()", "serve", "--port", "0"]
ENVIRONMENT = dict(os.environ)
NEAR = 10  # seconds; the limits below are one or two
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


@pytest.fixture(scope="module")
def hasty(start_server):
    limits = ENOUGH.__class__(**{**vars(ENOUGH), "address_sockets": 3})
    return start_server(header_seconds=1, body_seconds=2, limits=limits)


def line(server, source="127.0.0.1"):
    host, port = server.address.split(":")
    return socket.create_connection((host, int(port)), source_address=(source, 0), timeout=NEAR)


def drip(connection, piece):
    """Send a byte now and then until the other end has had enough; how long that took."""
    begun = time.monotonic()
    connection.settimeout(0.2)
    while time.monotonic() - begun < NEAR:
        try:
            connection.sendall(piece)
            if not connection.recv(1):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - begun


@pytest.mark.parametrize(
    ("said", "piece", "least", "most"),
    [
        (b"", b"", 0.8, 4),  # silence
        (b"GET / HTTP/1.1\r\n", b"x", 0.8, 4),  # headers that never end
        (HEAD + b"\r\n", b" ", 1.8, 6),  # a body that comes slowly
        (b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /", b"x", 0.8, 9),  # the second request
    ],
)
def test_a_connection_that_keeps_us_waiting_is_closed(hasty, said, piece, least, most):
    with line(hasty) as connection:
        connection.sendall(said)
        assert least < drip(connection, piece) < most


def test_requests_in_time_and_open_pages_are_not_cut_off(hasty):
    ana = hasty.guest()
    with ana.page() as page:
        time.sleep(2.5)
        assert page.ask("ping")["type"] == "pong"
    assert ana.http.get("/me").status_code == 200


def test_connections_of_one_address_are_limited_and_a_proxy_is_not(hasty, caplog):
    with ExitStack() as open_now:
        near = [open_now.enter_context(line(hasty)) for _ in range(10)]
        far = [open_now.enter_context(line(hasty, "127.0.0.2")) for _ in range(4)]
        far[3].settimeout(0.7)
        assert gone(far[3])
        for each in (*far[:3], *near):
            each.settimeout(0.01)
            assert not gone(each)
        far[0].close()
        time.sleep(0.1)
        another = open_now.enter_context(line(hasty, "127.0.0.2"))
        another.settimeout(0.2)
        assert not gone(another)
    assert "too many connections from 127.0.0.2" in caplog.text


def gone(connection):
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_when_descriptors_run_out_it_is_logged_and_heals(tmp_path):
    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))

    log = tmp_path / "log"
    with log.open("w") as file:
        command = [*COMMAND, "--data-dir", str(tmp_path / "data")]
        process = subprocess.Popen(
            command, stderr=file, preexec_fn=few, env={**ENVIRONMENT, "FEIRA_HEADER_SECONDS": "2"}
        )
    try:
        until = time.monotonic() + 120
        while "running on " not in log.read_text():
            assert time.monotonic() < until
            assert process.poll() is None, log.read_text()
            time.sleep(0.1)
        address = log.read_text().split("running on http://")[1].split()[0]
        host, port = address.split(":")
        with ExitStack() as silent:
            for _ in range(200):
                silent.enter_context(socket.create_connection((host, int(port))))
            time.sleep(0.5)
            assert "too few file descriptors" in log.read_text()
            until = time.monotonic() + 30
            while not healthy(address):  # the silent ones are still there, and are closed one after the other
                assert time.monotonic() < until
                time.sleep(0.2)
        with httpx.Client(base_url=f"http://{address}/api") as http:
            assert http.post("/guests", json={"name": "Ana"}).status_code == 201, "the database is open too"
    finally:
        process.kill()
        process.wait()


def healthy(address):
    try:
        return httpx.get(f"http://{address}/api/health", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False
