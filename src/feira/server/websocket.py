"""Live play: one WebSocket for a page, over which it acts at tables and gets every change."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import orjson
from fastapi import WebSocket
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from feira.core.game import FeiraError, Json, shown
from feira.server.chat import chat_frame
from feira.server.clock import now_ms
from feira.server.commands import COMMANDS, read_command
from feira.server.connections import POLICY, TRY_LATER
from feira.server.errors import INTERNAL, error_body
from feira.server.group_commit import Conflict
from feira.server.limits import Bucket, too_many
from feira.server.people import Person
from feira.server.quick_websocket import LINE, Line
from feira.server.refused import ServerRefused
from feira.server.services import Services
from feira.server.shapes.tables import LONGEST_WORDS
from feira.server.subscriptions import Subscription

_log = logging.getLogger("feira.server")

_LONGEST_ID: Final = 64  # characters; ids are sent back
_HELLO_SECONDS: Final = 10
_MOST_WATCHED: Final = 50  # tables at a time
_MOST_WAITING: Final = 500  # messages for a page that doesn't read them
_MOST_REFUSED: Final = 200  # messages that were too many; then the connection is closed
_LEFT: Final = (1000, 1001)  # how a page closes that is done or goes away; a line that breaks has another number


class Connection:
    """One page. Requests are answered in order.

    All that there is to say goes out together, at the next turn of the event loop. If the page is slow, or a state must
    be made first, a task sends it.
    """

    def __init__(self, websocket: WebSocket, receive: Receive, send: Send, services: Services, address: str) -> None:
        self.person: str | None = None
        self.name: str | None = None
        self.epoch = 0  # of their token
        self._who: Person | None = None
        self._websocket = websocket
        self._receive_message, self._send = receive, send  # of the websocket, which would look at each message again
        self._line: Line | None = websocket.scope.get("extensions", {}).get(LINE)
        self._services = services
        self._address = address
        self._subscriptions: dict[str, Subscription] = {}
        self._changed: dict[Subscription, None] = {}  # in the order of the changes
        self._outbox: deque[bytes] = deque()
        self._something = asyncio.Event()  # to send
        self._flush_due = False
        self._sending = False  # the task of our own has taken something, which nothing must overtake
        self._budget = Bucket(services.settings.limits.messages, 3 * services.settings.limits.messages)
        self._refused = 0
        self._closing: int | None = None
        self._lost = False  # the connection broke, nobody closed it
        self._idle = False  # no request is being answered, and none waits
        self._trying_again: asyncio.Task[None] | None = None
        self._moving = False  # a move that was begun on the spot isn't answered yet
        self._moved_on: asyncio.Event | None = None  # for the message that waits for that
        self._handlers: dict[str, Callable[[Json], Awaitable[None]]] = {
            "watch": self._watch,
            "unwatch": self._unwatch,
            "choices": self._choices,
            "why_not": self._why_not,
            "chat": self._chat,
            "rematch": self._rematch,
            "ping": self._ping,
            **dict.fromkeys(COMMANDS, self._command),
        }

    # What the hub calls

    def changed(self, subscription: Subscription) -> None:
        """A table has changed."""
        self._changed[subscription] = None
        self._flush_soon()

    def send(self, message: bytes) -> None:
        """Send something as soon as the page takes it; nothing more after the last."""
        if self._closing is not None:
            return
        if len(self._outbox) >= _MOST_WAITING:
            self.hang_up(TRY_LATER)
            return
        self._outbox.append(message)
        self._flush_soon()

    def hang_up(self, reason: int) -> None:
        """Close the connection; what waits in the outbox is still sent, and nothing that happens from now on."""
        self._closing = reason
        self._something.set()

    # Reading and writing

    async def run(self) -> None:
        """Serve the page until it leaves."""
        sender = asyncio.create_task(self._send_all())
        self._services.connections.everybody.add(self)
        try:
            if await self._greet():
                if self._line is not None:
                    self._line.hear(self._begin_move)
                while (text := await self._next()) is not None and self._closing is None:
                    await self._answer(text)
        finally:
            sender.cancel()
            if self._line is not None:
                self._line.hear(None)
            self._services.connections.everybody.discard(self)
            for subscription in self._subscriptions.values():
                self._services.hub.unsubscribe(subscription, lost=self._lost)
            if self.person is not None:
                self._services.connections.remove(self.person, self)
                self._services.limiters.connections.remove(self.person)
            # At once: this object refers to itself, and Python may look for such only when people rest.
            self._outbox.clear()
            self._changed.clear()
            self._subscriptions.clear()

    async def _next(self) -> str | None:
        """The next message that was not answered on the spot, when all before it are answered."""
        self._idle = True
        text = await self._receive()
        self._idle = False
        if self._moving:
            self._moved_on = asyncio.Event()
            await self._moved_on.wait()
        return text

    async def _receive(self) -> str | None:
        """The next message; None when the page has left."""
        message = await self._receive_message()
        if message["type"] == "websocket.disconnect":
            self._lost = message.get("code") not in _LEFT
            return None
        text: str | None = message.get("text")
        return "" if text is None else text

    def _flush_soon(self) -> None:
        if self._line is None:
            self._something.set()
        elif not self._flush_due:
            self._flush_due = True
            self._services.connections.flush_soon(self)

    def flush(self) -> None:
        """Send everything that is there in one go, or leave it to the task."""
        self._flush_due = False
        if self._line is None or not self._line.ready or self._sending or self._closing is not None:
            self._something.set()
            return
        texts = list(self._outbox)
        self._outbox.clear()
        for subscription in list(self._changed):
            if subscription.ready and subscription.pending is None:  # it must be made
                self._something.set()
                continue
            del self._changed[subscription]
            if subscription.ready:
                texts.append(subscription.take())
        if texts:
            with suppress(OSError):  # the page has left; the reading side notices too
                self._line.put(texts)

    async def _send_all(self) -> None:
        try:
            while self._closing is None:
                self._sending = False
                await self._something.wait()
                self._something.clear()
                self._sending = True
                await self._put_outbox()
                while self._changed and not self._outbox and self._closing is None:
                    if (state := await self._next_state()) is not None:
                        await self._put(state)
            await self._put_outbox()
            await self._websocket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the page has left; the reading side notices too
        except Exception as error:  # what the page lacks can't be read now: it comes again, and gets it then
            if not isinstance(error, FeiraError):
                _log.exception("an error that nobody foresaw")
            await self._websocket.close(TRY_LATER)

    async def _next_state(self) -> bytes | None:
        """The state of the table that changed first; None if a newer one replaces it soon."""
        subscription = next(iter(self._changed))
        del self._changed[subscription]
        if not subscription.ready:
            return None
        if subscription.pending is None:
            await self._services.hub.catch_up(subscription)
        return subscription.take()

    async def _put_outbox(self) -> None:
        while self._outbox:
            await self._put(self._outbox.popleft())

    async def _put(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    def _reply(self, message: Json, /, **values: Any) -> None:
        if "id" in message:
            values["id"] = message["id"]
        self.send(orjson.dumps(values))

    # Requests

    async def _greet(self) -> bool:
        """Who is there? False if they don't say so in time, or not truthfully."""
        message: Json = {}
        try:
            text = await asyncio.wait_for(self._receive(), _HELLO_SECONDS)
            if text is None:
                return False
            message = _parse(text)
            if message.get("type") != "hello":
                raise ServerRefused("malformed", "say hello first")
            if message.get("token") is not None:
                self._who = await self._services.people.by_token(message["token"])
                self._services.limiters.connections.add(self._who.id)
                self.person, self.name, self.epoch = self._who.id, self._who.name, self._who.epoch
                self._services.connections.add(self.person, self)
                await self._services.people.by_token(message["token"])  # it may have become void before we were added
        except TimeoutError:
            await self._websocket.close(POLICY)
            return False
        except FeiraError as error:
            self._reply(message, type="error", **error_body(error))
            self.hang_up(POLICY)
            await self._receive()  # the page closes too
            return False
        told = None if self._who is None else {"id": self._who.id, "name": self._who.name}
        self._reply(message, type="welcome", person=told, now=now_ms())
        return True

    async def _answer(self, text: str) -> None:
        message: Json = {}
        try:
            seconds = self._budget.take()
            message = _parse(text)
            if seconds:
                self._refused += 1
                if self._refused > _MOST_REFUSED:
                    self.hang_up(POLICY)
                raise too_many("messages", seconds)
        except FeiraError as error:
            self._refuse(message, error)
        else:
            await self._handle(message)

    async def _handle(self, message: Json) -> None:
        try:
            kind = message.get("type")
            handler = self._handlers.get(kind) if isinstance(kind, str) else None
            if handler is None:
                raise ServerRefused("malformed", f"there is no request {shown(kind)}")
            await handler(message)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._refuse(message, error)

    def _refuse(self, message: Json, error: Exception) -> None:
        """Say why a request is not done."""
        if isinstance(error, FeiraError):
            self._reply(message, type="error", **error_body(error, self._version(message)))
            return
        _log.error("an error that nobody foresaw", exc_info=error)
        self._services.metrics.errors.labels("websocket").inc()
        self._reply(message, type="error", **INTERNAL)

    def _version(self, message: Json) -> int | None:
        """The version of the table that a refused message was about."""
        table = message.get("table")
        return self._services.hub.version_of(table, self.person) if isinstance(table, str) else None

    async def _watch(self, message: Json) -> None:
        code, seat, since = _table(message), message.get("seat"), message.get("since")
        if type(seat) not in (int, type(None)) or type(since) not in (int, type(None)):
            raise ServerRefused("malformed", "seat and since are whole numbers or null")
        history = _history(message)
        choices = message.get("choices", False)
        if type(choices) is not bool:
            raise ServerRefused("malformed", "choices must be true or false")
        known = self._subscriptions.get(code)
        if known is None and len(self._subscriptions) >= _MOST_WATCHED:
            raise too_many("tables watched at once")
        request = message.get("id")
        subscription, state = await self._services.hub.subscribe(
            code, self, seat, since, request, choices=choices, history=history
        )
        if known is not None:
            self._services.hub.unsubscribe(known)
            self._changed.pop(known, None)
        self._subscriptions[code] = subscription
        self.send(state)  # before anything is waited for: a newer one must not overtake it
        if known is None:
            self.send(chat_frame(code, await self._services.chat.history(code)))
            self.send(self._services.hub.presence(code))

    async def _unwatch(self, message: Json) -> None:
        subscription = self._subscriptions.pop(_table(message), None)
        if subscription is not None:
            self._services.hub.unsubscribe(subscription)
            self._changed.pop(subscription, None)
        self._reply(message, type="ok")

    async def _choices(self, message: Json) -> None:
        code, seat = _table(message), message.get("seat")
        if type(seat) is not int:
            raise ServerRefused("malformed", "seat must be a whole number")
        version, choices = await self._services.hub.choices(code, self._somebody().id, seat)
        answers = b'"id":' + orjson.dumps(message["id"]) + b"," if "id" in message else b""
        head = b'{"type":"choices",%b"version":%d,"seat":%d,"choices":' % (answers, version, seat)
        self.send(head + choices + b"}")

    async def _why_not(self, message: Json) -> None:
        code, seat, move = _table(message), message.get("seat"), message.get("move")
        if type(seat) is not int or not isinstance(move, str) or len(move) > LONGEST_WORDS:
            raise ServerRefused("malformed", f"seat is a whole number, move a text of up to {LONGEST_WORDS} characters")
        found = await self._services.hub.why_not(code, self._somebody().id, seat, move)
        self._reply(message, type="why_not", **found)

    async def _command(self, message: Json) -> None:
        command = read_command(message, self._somebody().id)
        begun = time.perf_counter()
        try:
            version = await self._services.hub.do(_table(message), command, _history(message))
        finally:
            self._services.metrics.commanded(time.perf_counter() - begun)
        self._reply(message, type="ok", version=version)

    def _begin_move(self, text: bytes) -> bool:
        """Make a move as soon as it comes; False if it is none, or something is in its way, so that it must wait."""
        if not self._idle or self._moving or self._closing is not None or self._who is None:
            return False
        try:
            message = _parse(text)
            if message.get("type") != "move":
                return False
            answer = partial(self._moved, message, time.perf_counter())
            command, table, history = read_command(message, self._who.id), _table(message), _history(message)
            if self._budget.take():  # there is too little left
                return False
            if self._services.hub.begin(table, command, history, answer):
                self._moving = True
                return True
            self._budget.spend(-1)
        except FeiraError:  # it comes again, where that is told
            pass
        return False

    def _moved(self, message: Json, begun: float, version: int, error: BaseException | None) -> None:
        """A move that was begun on the spot is stored, or is not."""
        if isinstance(error, Conflict):  # another server was quicker
            self._trying_again = asyncio.create_task(self._try_again(message))
            return
        self._services.metrics.commanded(time.perf_counter() - begun)
        if error is None:
            self._reply(message, type="ok", version=version)
        elif isinstance(error, Exception):  # else the server stops
            self._refuse(message, error)
        self._move_on()

    async def _try_again(self, message: Json) -> None:
        try:
            await self._handle(message)
        finally:
            self._move_on()

    def _move_on(self) -> None:
        self._moving = False
        if self._moved_on is not None:
            self._moved_on.set()
            self._moved_on = None

    async def _rematch(self, message: Json) -> None:
        code = await self._services.lobby.rematch(_table(message), self._somebody())
        self._reply(message, type="ok", code=code)

    async def _chat(self, message: Json) -> None:
        await self._services.chat.say(_table(message), self._somebody(), message.get("text"))
        self._reply(message, type="ok")

    async def _ping(self, message: Json) -> None:
        self._reply(message, type="pong", now=now_ms())

    def _somebody(self) -> Person:
        if self._who is None:
            raise ServerRefused("no-token", "say who you are: a token is needed for this")
        return self._who


def _parse(text: str | bytes) -> Json:
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise ServerRefused("malformed", f"this is not JSON: {error}") from None
    if not isinstance(message, dict):
        raise ServerRefused("malformed", "a message is a JSON object")
    number = message.get("id")
    if type(number) not in (int, str, type(None)) or (isinstance(number, str) and len(number) > _LONGEST_ID):
        raise ServerRefused("malformed", f"an id is a whole number or a text of up to {_LONGEST_ID} characters")
    return message


def _history(message: Json) -> int | None:
    history = message.get("history")
    if history is not None and type(history) is not int:
        raise ServerRefused("malformed", "history must be a whole number or null")
    return history


def _table(message: Json) -> str:
    table = message.get("table")
    if not isinstance(table, str):
        raise ServerRefused("malformed", "table must be the code of a table")
    return table
