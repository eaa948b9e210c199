"""A WebSocket client that costs next to nothing, so that a benchmark measures the server and not itself.

It does only what the benchmarks need: text frames to and from a server on this machine, no extensions, no fragments.
"""

import asyncio
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT, _PING, _PONG = 0x1, 0x9, 0xA
_FIN: Final = 0x80
_MASKED: Final = 0x80
LOST: Final = b'{"type":"error","code":"connection-lost"}'  # the last message, if the server hangs up
_NO_MASK: Final = bytes(4)  # a mask of zeros leaves the text as it is

Receiver = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """One connection; `receive` is called with it and the text of every message."""

    def __init__(self, receive: Receiver) -> None:
        self._receive = receive
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self.closed = True
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        if size < 126:
            head = bytes((_FIN | kind, _MASKED | size))
        else:
            head = bytes((_FIN | kind, _MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + body)

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("the server has refused the connection"))
        elif not self.closed:
            self.closed = True
            self._receive(self, LOST)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            kind, begin, at = frame
            if kind == _TEXT:
                self._receive(self, buffer[begin:at])
            elif kind == _PING:
                self._send(_PONG, buffer[begin:at])
        self._buffer = buffer[at:]


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame at a place, where its body begins and where it ends; None if it is not all there."""
    have = len(buffer) - at
    if have < 2:
        return None
    kind, size, begin = buffer[at] & 0x0F, buffer[at + 1], at + 2
    wide = {126: 2, 127: 8}.get(size, 0)
    if wide:
        if have < 2 + wide:
            return None
        size, begin = int.from_bytes(buffer[begin : begin + wide], "big"), begin + wide
    return (kind, begin, begin + size) if len(buffer) >= begin + size else None


async def connect(address: str, path: str, receive: Receiver) -> Wire:
    """Open a WebSocket at host:port."""
    host, _, port = address.partition(":")
    transport, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(receive), host, int(port))
    key = os.urandom(16).hex()[:22] + "=="
    transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await wire.opened
    return wire
