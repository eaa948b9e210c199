"""While the games are compiled, a server already answers: with a page that shows how far it is."""

import asyncio
import os
import re
import subprocess
import sys
import time
from contextlib import suppress

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from feira.core.jit import CACHE_FOLDER
from feira.locale import LANGUAGES, Catalogue
from feira.server.settings import Settings
from feira.server.starting import GameProgress, Starting, starting_app

COMMAND = [sys.executable, "-c", "from feira.cli.main import main; main()", "serve", "--port", "0"]
PATIENCE = 240  # seconds


@pytest.fixture
def client(tmp_path):
    starting = Starting(["mercado", "marche"])
    starting.show([GameProgress("mercado", 30, 120), starting.games[1]])
    return TestClient(starting_app(Settings(tmp_path, base_path="/feira"), starting))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_path_shows_how_far_each_game_is(client, language):
    for path in ("/", "/t/ABCDEF", "/feira/new"):
        answer = client.get(path, headers={"Accept-Language": f"nn, {language}-XX;q=0.9, en;q=0.5"})
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "3")
        assert f'<html lang="{language}">' in answer.text
        assert Catalogue(language, ("starting",))("starting-title") in answer.text
        assert re.findall(r'<progress max="(\d+)"( value="\d+")?', answer.text) == [("120", ' value="30"'), ("1", "")]
    assert client.head("/").status_code == 503  # as monitors ask
    assert "Mercado de Lisboa" in answer.text
    assert "script" not in answer.text
    assert "'self'" in answer.headers["Content-Security-Policy"]


def test_programs_hear_that_it_is_alive_but_not_ready(client):
    assert client.get("/api/health").json()["status"] == "starting"
    for answer in (client.get("/feira/api/ready"), client.post("/api/guests", json={"name": "Ana"})):
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
        assert answer.headers["Retry-After"] == "1"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/live"):
        pass


def cache_without_marks(folder):
    """All that was compiled, without the word that it is complete."""
    copy = folder / CACHE_FOLDER.relative_to(CACHE_FOLDER.parents[1])
    copy.mkdir(parents=True)
    for path in CACHE_FOLDER.iterdir():
        if not path.name.endswith("-is-compiled"):
            (copy / path.name).symlink_to(path)
    return folder


def test_the_page_of_a_start_becomes_the_real_one(tmp_path):
    environment = {**os.environ, "FEIRA_CACHE_DIR": str(cache_without_marks(tmp_path / "cache"))}
    command = [*COMMAND, "--data-dir", str(tmp_path / "data")]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        line = next(line for line in process.stderr if "running on" in line)
        seen = asyncio.run(watch(line.split("running on ")[1].split()[0]))
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
    assert set(seen) == {"starting", "ok"}
    assert seen == sorted(seen, reverse=True)  # nobody was turned away in between


async def watch(address):
    """What it says of its health, until it is ready."""
    seen, until = [], time.monotonic() + PATIENCE
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while "ok" not in seen:
            assert time.monotonic() < until
            with suppress(httpx.RemoteProtocolError):  # a line that was open when the one gave way to the other
                seen.append((await http.get("/api/health")).json()["status"])
            await asyncio.sleep(0.05)
        return seen
