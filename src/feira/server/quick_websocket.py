"""Uvicorn's WebSocket, with a short way for what nearly all messages are: one whole text in one frame.

The library behind Uvicorn's own class is careful Python for all that a WebSocket can do. It still gets what is out of
the ordinary: the handshake, fragments, binary messages, pings, closing, and whatever is wrong. It always gets whole
frames, in their order, so it doesn't miss those that it doesn't get.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

try:  # compiled, unless websockets was installed without
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

LINE: Final = "feira.line"  # where an application finds the connection, among the extensions of the scope
_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
_CONTROL: Final = (0x88, 0x89, 0x8A)  # close, ping, pong
_MASKED: Final = 0x80
_MASK: Final = 4  # bytes
_SHORT, _LONG = 126, 127  # instead of a size: two bytes have it, or eight
_MOST_SHORT: Final = 1 << 16
# Gets a text as bytes; True if that is all that is to be done with it.
Listener: TypeAlias = Callable[[bytes], bool]

_MOST_UNREAD: Final = 8  # messages; then nothing is read from the line until the application has taken them


class Line(Protocol):
    """What an application can do with a connection that ASGI doesn't know."""

    @property
    def ready(self) -> bool:
        """Whether the page takes more; if not, ASGI's `send` waits until it does."""

    def put(self, texts: Sequence[bytes]) -> None:
        """Send texts in one go, without waiting. OSError if the page has left."""

    def hear(self, listener: Listener | None) -> None:
        """Let a listener have each text first, as soon as it comes, unless others wait for the application."""


class Inbox:
    """What of `asyncio.Queue` Uvicorn uses, where only one waits."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many messages there are."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether there are none."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """Take the next message, as soon as there is one."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    _begun = False  # the handshake has come
    _quick = True  # until something comes that the short way doesn't know: then the long way has the line for good
    _rest = b""  # the beginning of a frame
    _listener: Listener | None = None

    def handle_connect(self, event: "Request") -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Take whole texts, and leave everything else to the library."""
        if not self._begun:
            self._begun = True
            super().data_received(data)
            return
        if not self.handshake_complete:  # whoever doesn't wait for our answer has to do without the short way
            self._quick = False
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data) and not self.transport.is_closing():  # whatever follows a wrong frame is not read
            end = self._end(data, at) if self._quick else len(data)
            if end > len(data):
                self._rest = data[at:]
                return
            if not self._quick or data[at] != _TEXT or not self._take(data, at, end):
                super().data_received(data[at:end])
            at = end

    def _end(self, data: bytes, at: int) -> int:
        """Where the frame at a place ends; beyond the data if it is not all there."""
        if at + 2 > len(data):
            return at + 2
        size = data[at + 1] & ~_MASKED
        known = data[at] == _TEXT or (data[at] in _CONTROL and size < _SHORT)
        begin = at + 2
        if size == _SHORT:
            begin += 2
            if begin > len(data):
                return begin
            size = int.from_bytes(data[at + 2 : begin], "big")
        if not known or not data[at + 1] & _MASKED or size == _LONG or size > self.config.ws_max_size:
            self._quick = False
            return len(data)
        return begin + _MASK + size

    def _take(self, data: bytes, at: int, end: int) -> bool:
        """Give a text to the application; False if it is none."""
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        begin = at + (4 if data[at + 1] & ~_MASKED == _SHORT else 2) + _MASK
        body = apply_mask(data[begin:end], data[begin - _MASK : begin])
        if self._listener is not None and self.queue.empty() and self._listener(body):
            return True
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= _MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Uvicorn's own would log a text that is none with a traceback, as if something were wrong here."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    # Sending

    async def send(self, message: "ASGISendEvent") -> None:
        """What the application says; a text goes the short way."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or message.get("bytes") is not None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        self.put((text.encode(),))

    @property
    def ready(self) -> bool:
        """See Line."""
        return self.writable.is_set()

    def hear(self, listener: Listener | None) -> None:
        """See Line."""
        self._listener = listener

    def put(self, texts: Sequence[bytes]) -> None:
        """See Line."""
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        frames = []
        for text in texts:
            size = len(text)
            if size < _SHORT:
                frames.append(b"%c%c" % (_TEXT, size))
            elif size < _MOST_SHORT:
                frames.append(b"%c%c%b" % (_TEXT, _SHORT, size.to_bytes(2, "big")))
            else:
                frames.append(b"%c%c%b" % (_TEXT, _LONG, size.to_bytes(8, "big")))
            frames.append(text)
        self.transport.write(b"".join(frames))
