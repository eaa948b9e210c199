"""An acknowledged move is never lost, wherever a server is killed."""

import asyncio
import itertools
import json
import os
import random
import re
import time
from collections import Counter
from contextlib import asynccontextmanager, suppress

import httpx
import pytest
from processes import Starter
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.schema import entries
from feira.server.settings import Settings
from feira.server.table_repository import TableRepository

KILLS = int(os.environ.get("FEIRA_TEST_KILLS", "10"))  # of each database; 200 take some minutes
TAKEOVERS = max(1, KILLS // 10)  # of bots
TABLES = ("mercado", "marche", "mercado", "marche")  # that are played at the same time, by two persons each


class Line:
    """A connection of one person."""

    def __init__(self, websocket):
        self._websocket = websocket
        self._numbers = itertools.count(1)
        self.version, self.asked, self.status = 0, False, "running"

    async def receive(self):
        message = json.loads(await self._websocket.recv())
        if message["type"] == "state":
            self.version, self.asked, self.status = message["version"], message["asked"], message["summary"]["status"]
        return message

    async def ask(self, kind, **values):
        number = next(self._numbers)
        await self._websocket.send(json.dumps({"type": kind, "id": number, **values}))
        while (message := await self.receive()).get("id") != number:
            pass
        return message


class Game:
    """A table of two persons, and what they know of it whatever becomes of the server."""

    def __init__(self, code, tokens):
        self.code = code
        self.tokens = tokens
        self.acknowledged = {}  # by id: the move, and its version
        self.unsure = {}  # sent, and not heard of again
        self.over = False

    async def play(self, address, seat, rng, after_each):
        """One of the persons plays until the game is over or the server is no more."""
        with suppress(ConnectionClosed, OSError):
            async with connect(f"ws://{address}/api/live") as websocket:
                line = Line(websocket)
                await line.ask("hello", token=self.tokens[seat])
                await line.ask("watch", table=self.code, seat=seat)
                while line.status == "running":
                    if not line.asked:
                        await line.receive()
                        continue
                    choices = await line.ask("choices", table=self.code, seat=seat)
                    if choices["choices"]:
                        move = rng.choice(choices["choices"])["move"]
                        await self._move(line, seat, move, choices["version"], f"{rng.getrandbits(64):x}")
                        after_each()
                self.over = True

    async def _move(self, line, seat, text, version, move_id):
        move = {"seat": seat, "move": text, "expected_version": version, "move_id": move_id}
        self.unsure[move_id] = move
        answer = await line.ask("move", table=self.code, **move)
        del self.unsure[move_id]
        if answer["type"] == "ok":
            self.acknowledged[move_id] = move, answer["version"]
            while line.version < answer["version"]:
                await line.receive()
        else:
            assert answer["code"] in ("stale", "not-your-turn"), answer

    def check(self, http):
        """After a restart: what was acknowledged is there; sent again, nothing is done twice."""
        state = self._state(http)
        told = {entry["version"]: entry for entry in state["entries"]}
        for move, version in self.acknowledged.values():
            assert (told[version]["kind"], told[version]["seat"]) == ("moved", move["seat"])
            assert told[version].get("move", move["move"]) == move["move"]  # a secret bid is not told
        for move, version in list(self.acknowledged.values())[-5:]:
            answer = self._send(http, move)
            assert (answer.status_code, answer.json()["version"]) == (200, version)
        assert self._state(http)["version"] == state["version"]
        for move_id, move in self.unsure.items():  # done before, done now, or no longer wanted
            answers = [self._send(http, move) for _ in range(2)]
            assert answers[0].json() == answers[1].json()
            if answers[0].status_code == 200:
                self.acknowledged[move_id] = move, answers[0].json()["version"]
            else:
                assert answers[0].json()["code"] in ("stale", "not-your-turn", "not-running")
        self.unsure.clear()
        self.over = self._state(http)["summary"]["status"] == "finished"

    def _state(self, http):
        return http.get(f"/tables/{self.code}/state").json()

    def _send(self, http, move):
        headers = {"Authorization": f"Bearer {self.tokens[move['seat']]}"}
        return http.post(f"/tables/{self.code}/commands", json={"type": "move", **move}, headers=headers)


def new_game(http, game):
    """Two guests at a table whose game has begun."""
    tokens = [http.post("/guests", json={"name": name}).json()["token"] for name in ("Ana", "Rui")]
    first, second = ({"Authorization": f"Bearer {token}"} for token in tokens)
    wish = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    wish["seating"] = "kept"
    code = http.post("/tables", json=wish, headers=first).json()["code"]
    http.post(f"/tables/{code}/seats/1", json={}, headers=second)
    assert http.post(f"/tables/{code}/start", headers=first).json()["status"] == "running"
    return Game(code, tokens)


async def play_until_killed(servers, victim, games, rng):
    """All games at once, through any of the servers; one is killed after some moves and a few milliseconds."""
    wanted, enough = rng.randint(1, 40), asyncio.Event()
    moves = itertools.count(1)

    def count():
        if next(moves) >= wanted:
            enough.set()

    playing = [
        asyncio.create_task(game.play(rng.choice(servers).address, seat, rng, count))
        for game in games
        for seat in (0, 1)
    ]
    all_over = asyncio.gather(*playing, return_exceptions=True)
    await asyncio.wait([all_over, waiting := asyncio.create_task(enough.wait())], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    await asyncio.sleep(rng.uniform(0, 0.015))
    victim.kill()
    if len(servers) == 1:
        await all_over
    for task in playing:  # those at another server would wait for their opponents
        task.cancel()
    assert not [error for error in await all_over if isinstance(error, Exception)]


async def check_stored(settings, games):
    """In the database itself: every acknowledged move once, in a log that can be played on."""
    database = Database(settings)
    log = TableRepository(database, GroupCommit(database))
    try:
        for game in games:
            key, table, told = await log.load(game.code)
            assert [entry["version"] for entry in told] == list(range(1, len(told) + 1))
            rows = await database.read(select(entries).where(entries.c.table_id == key))
            ids = [(json.loads(row.body).get("id"), row.version) for row in rows]
            versions = {move_id: version for move_id, version in ids if move_id is not None}
            times = Counter(move_id for move_id, _ in ids if move_id is not None)
            assert set(times.values()) <= {1}  # none, if the server was killed before anybody moved there
            assert game.acknowledged.keys() <= versions.keys()
            assert all(versions[move_id] == version for move_id, (_, version) in game.acknowledged.items())
            assert table.status == ("running" if table.to_act else "finished")
            assert table.status == "finished" or not game.over  # a last move may be stored though nobody was told
    finally:
        await database.close()


@pytest.fixture(scope="module")
def starter():
    starter = Starter()
    yield starter
    starter.close()


@pytest.mark.parametrize(("kind", "count"), [("sqlite", 1), ("postgres", 2)])  # only one server can use SQLite's file
def test_no_acknowledged_move_is_lost_when_servers_are_killed_again_and_again(kind, count, starter, tmp_path, request):
    rng = random.Random(kind)
    url = "" if kind == "sqlite" else request.getfixturevalue("postgres")()
    folders = [tmp_path / f"server-{number}" for number in range(count)]
    servers = [starter.start(folder, FEIRA_DATABASE_URL=url) for folder in folders]
    running, played = [], []
    for _ in range(KILLS):
        with httpx.Client(base_url=f"http://{rng.choice(servers).address}/api", timeout=60, verify=False) as http:
            for game in running:
                game.check(http)
            running = [game for game in running if not game.over]
            for name in TABLES[len(running) :]:
                running.append(new_game(http, name))
                played.append(running[-1])
        number = rng.randrange(count)
        asyncio.run(play_until_killed(servers, servers[number], running, rng))
        assert not re.search("Traceback|nobody foresaw", servers[number].log.read_text()), servers[number].log
        servers[number] = starter.start(folders[number], FEIRA_DATABASE_URL=url)
    for server in servers:
        server.kill()
    asyncio.run(check_stored(Settings(folders[0], database_url=url), played))
    assert sum(len(game.acknowledged) for game in played) > KILLS


async def move_until_bots_must(line, code):
    """Play seat 0 until it is not asked any more; the version of the table then."""
    answer = {"version": line.version}
    while line.asked:
        choices = await line.ask("choices", table=code, seat=0)
        move = {"seat": 0, "move": choices["choices"][0]["move"], "expected_version": choices["version"]}
        answer = await line.ask("move", table=code, **move)
        assert answer["type"] == "ok", answer
        while line.version < answer["version"]:
            await line.receive()
    return answer["version"]


def test_bots_of_a_server_that_is_killed_are_taken_over_by_another_that_runs(starter, tmp_path, postgres):
    url = postgres()
    folders = [tmp_path / "first", tmp_path / "second"]
    first, second = (starter.start(folder, FEIRA_DATABASE_URL=url) for folder in folders)
    waited = []
    for _ in range(TAKEOVERS):
        waited.append(asyncio.run(asyncio.wait_for(see_bots_taken_over(first, second), 180)))
        first, second = second, starter.start(folders[(len(waited) - 1) % 2], FEIRA_DATABASE_URL=url)
    for server in (first, second):
        server.kill()
    if TAKEOVERS > 1:  # a long run, on a machine that does nothing else
        assert max(waited) < 10, waited


async def see_bots_taken_over(first, second):
    """Kill the first server while bots think at a table there; return how long the person waits for their moves."""
    with httpx.Client(base_url=f"http://{first.address}/api", timeout=60, verify=False) as http:
        token = http.post("/guests", json={"name": "Ana"}).json()["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level6"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "mercado", "options": {"players": 3}, "seats": seats, "seating": "kept", "start": True}
        code = http.post("/tables", json=wish, headers={"Authorization": f"Bearer {token}"}).json()["code"]

    @asynccontextmanager
    async def line_to(server):
        async with connect(f"ws://{server.address}/api/live") as websocket:
            line = Line(websocket)
            await line.ask("hello", token=token)
            await line.ask("watch", table=code)
            yield line

    with suppress(ConnectionClosed):
        async with line_to(first) as line:
            version = await move_until_bots_must(line, code)
            first.kill()  # its bots think for a second
            begun = time.monotonic()
    async with line_to(second) as line:
        assert (line.version, line.asked) == (version, False), "the bots were quicker than the kill"
        while not line.asked:
            await line.receive()
        waited = time.monotonic() - begun
        version = await move_until_bots_must(line, code)
        while line.version == version:  # and so it goes on
            await line.receive()
    return waited
