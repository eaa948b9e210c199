"""A server in this process, and people who use it."""

import asyncio
import itertools
import json
import socket
import threading
import time
import uuid
from contextlib import contextmanager

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from feira.cli.serve import uvicorn_config
from feira.server.app import create_app
from feira.server.settings import Limits

ENOUGH = Limits(
    requests=10_000,
    messages=10_000,
    guests=100_000,
    logins=1000,
    connections=1000,
    address_connections=1000,
    new_tables=100_000,
    exports=100_000,
    record_kilobytes=1_000_000,
)
PATIENCE = 240  # seconds; long, for only what fails takes them all, and bots give way to everything else


class _Server(uvicorn.Server):
    async def startup(self, sockets=None):
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class RunningServer:
    """A server in a thread of this process."""

    def __init__(self, settings):
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        self.app = create_app(settings)
        self._uvicorn = _Server(uvicorn_config(self.app, log_level="warning"))
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.02)

    @property
    def services(self):
        return self.app.state.services

    def run(self, work):
        """The result of a coroutine in the server's own loop, to which its database belongs."""
        return asyncio.run_coroutine_threadsafe(work, self._uvicorn.loop).result(PATIENCE)

    def stop(self):
        self._uvicorn.should_exit = True
        self._thread.join()

    def guest(self, name="Ana"):
        return Guest(self, name)

    def again(self, guest):
        """A guest of the same database, who has a token."""
        there = object.__new__(Guest)
        there.server, there.id, there.token, there.http = self, guest.id, guest.token, self.http(guest.token)
        return there

    @contextmanager
    def nobody(self):
        """An open page of somebody who has not said who they are."""
        with connect(f"ws://{self.address}/api/live") as websocket:
            yield Page(websocket, None)

    def http(self, token=None):
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        # Nothing is encrypted here, and to read all certificates takes longer than most tests.
        return httpx.Client(base_url=f"http://{self.address}/api", headers=headers, timeout=PATIENCE, verify=False)


class Guest:
    """Somebody who has come."""

    def __init__(self, server, name):
        self.server = server
        with server.http() as http:
            answer = http.post("/guests", json={"name": name}).json()
        self.id, self.token = answer["person"]["id"], answer["token"]
        self.http = server.http(self.token)

    def make_table(self, game="mercado", *, others=("bot",), start=True, **more):
        """A table with this guest on seat 0; the others are bots, open seats or people at the same screen."""
        kinds = {"bot": {"kind": "bot", "bot": "greedy"}, "open": {"kind": "open"}, "me": {"kind": "me", "name": "Rui"}}
        seats = [{"kind": "me"}, *(kinds[other] for other in others)]
        wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats, "seating": "kept", "start": start}
        wanted |= more
        answer = self.http.post("/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["code"]

    @contextmanager
    def page(self, **more):
        """An open page of this guest."""
        with connect(f"ws://{self.server.address}/api/live", **more) as websocket:
            yield Page(websocket, self.token)


class Page:
    """The other end of a WebSocket."""

    def __init__(self, websocket, token):
        self._websocket = websocket
        self._numbers = itertools.count(1)
        self.states = {}  # the newest of each table
        self.entries = {}  # all that was told of each table
        self.chats = []
        self.present = {}  # who is here, by the newest message
        self.welcome = self.ask("hello", token=token)

    def send(self, kind, **values):
        number = next(self._numbers)
        self._websocket.send(json.dumps({"type": kind, "id": number, **values}))
        return number

    def receive(self):
        """The next message, whatever it is; what it tells of tables is kept."""
        message = json.loads(self._websocket.recv(timeout=PATIENCE))
        if message["type"] == "state":
            told = self.entries.setdefault(message["table"], [])
            if message["from"] == 0:
                told.clear()
            assert message["from"] == (told[-1]["version"] if told else 0), "a gap, or something twice"
            versions = [entry["version"] for entry in message["entries"]]
            assert versions == list(range(message["from"] + 1, message["version"] + 1))
            told += message["entries"]
            self.states[message["table"]] = message
        elif message["type"] == "chat":
            self.chats += message["messages"]
        elif message["type"] == "presence":
            self.present = message["people"]
        return message

    def ask(self, kind, **values):
        """Send something and wait for its answer."""
        number = self.send(kind, **values)
        while (message := self.receive()).get("id") != number:
            pass
        return message

    def watch(self, code, **values):
        return self.ask("watch", table=code, **values)

    def wait_for(self, code, condition):
        """Read on until the state of a table is as it should be."""
        while not condition(self.states[code]):
            self.receive()
        return self.states[code]

    def wait_for_presence(self, condition=bool):
        """Read on until those are here, or away, who should be; all of them, by person."""
        while not condition(self.present):
            self.receive()
        return self.present

    def break_off(self):
        """The line breaks: the server hears nothing any more, not even a goodbye."""
        self._websocket.socket.shutdown(socket.SHUT_RDWR)

    def move(self, code, seat, number=0, **more):
        """Make one of the legal moves."""
        choices = self.ask("choices", table=code, seat=seat)
        assert choices["choices"], "it is not this seat's turn"
        move = choices["choices"][number % len(choices["choices"])]["move"]
        common = {"move_id": uuid.uuid4().hex, "expected_version": choices["version"]}
        return self.ask("move", table=code, seat=seat, move=move, **{**common, **more})

    def play_out(self, code, seat=0, until=10_000):
        """Play until the game is finished, or up to a version."""
        while True:
            state = self.wait_for(code, lambda now: now["asked"] or now["summary"]["status"] == "finished")
            if state["summary"]["status"] == "finished" or state["version"] >= until:
                return state
            answer = self.move(code, seat)
            assert answer["type"] == "ok", answer
            self.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)

    def closed(self):
        """Read until the server closes the connection; the reason."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code
