"""The short way of a WebSocket does what Uvicorn's own does, whatever comes and however it is cut."""

import asyncio

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from feira.server.quick_websocket import LINE, QuickWebSocket

MOST = 70_000  # bytes of a message
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x01\x7f\x80\xff"


def frame(first, body, *, masked=True, wide=0):
    """A frame as a page sends it; `wide` is the least number of bytes for its size."""
    size = len(body)
    if size < 126 and not wide:
        head = bytes([size])
    elif size < 1 << 16 and wide <= 2:
        head = bytes([126]) + size.to_bytes(2, "big")
    else:
        head = bytes([127]) + size.to_bytes(8, "big")
    if not masked:
        return bytes([first]) + head + body
    covered = bytes(byte ^ MASK[n % 4] for n, byte in enumerate(body))
    return bytes([first, head[0] | 0x80]) + head[1:] + MASK + covered


FRAMES = {
    "text": frame(0x81, b'{"type":"ping"}'),
    "empty": frame(0x81, b""),
    "letters": frame(0x81, "feira à beira — ярмарка".encode()),
    "125": frame(0x81, b"a" * 125),
    "126": frame(0x81, b"b" * 126),
    "65535": frame(0x81, b"c" * 65535),
    "65536": frame(0x81, b"d" * 65536),
    "too long": frame(0x81, b"e" * (MOST + 1)),
    "wider than needed": frame(0x81, b"f" * 9, wide=2),
    "binary": frame(0x82, b"\x00\xff"),
    "first part": frame(0x01, b"one "),
    "middle part": frame(0x00, b"two "),
    "last part": frame(0x80, b"three"),
    "ping": frame(0x89, b"there?"),
    "pong": frame(0x8A, b"here"),
    "long ping": frame(0x89, b"g" * 126),
    "close": frame(0x88, b"\x03\xe8bye"),
    "no letters": frame(0x81, b"\xff\xfe"),
    "not masked": frame(0x81, b"hello", masked=False),
    "reserved bit": frame(0xC1, b"hello"),
    "unknown": frame(0x83, b"hello"),
}


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self):
        super().__init__()
        self.written, self.closed, self.reading = b"", False, True

    def write(self, data):
        self.written += data

    def close(self):
        self.closed = True

    def is_closing(self):
        return self.closed

    def pause_reading(self):
        self.reading = False

    def resume_reading(self):
        self.reading = True


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


def outcome(protocol_class, pieces, *, before=b"", answers=()):
    """What an application gets of some data, and what is written, where it answers the first messages."""

    async def work():
        got = []

        async def application(_scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                got.append((message.get("text"), message.get("bytes")))
                if len(got) <= len(answers):
                    await send({"type": "websocket.send", "text": answers[len(got) - 1]})
            got.append((message["code"], message.get("reason")))

        config = Config(application, ws_max_size=MOST, ws_per_message_deflate=False, ws_ping_interval=None)
        config.load()
        line, transport = protocol_class(config, ServerState(), {}), Transport()
        line.connection_made(transport)
        line.data_received(HANDSHAKE)
        if before:
            line.data_received(before)
        await settled()
        for piece in pieces:
            if not transport.closed:
                line.data_received(piece)
            await settled()
        written = transport.written.partition(b"\r\n\r\n")[2]
        return got, written, transport.closed

    return asyncio.run(work())


def cut(data, places):
    """Data in pieces."""
    ends = sorted({place % (len(data) + 1) for place in places} | {len(data)})
    return [data[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]


@settings(max_examples=300, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
@given(names=st.lists(st.sampled_from(sorted(FRAMES)), max_size=8), places=st.lists(st.integers(0, 10**6), max_size=12))
@example(names=["no letters", "ping"], places=[])
def test_both_ways_give_and_write_the_same(names, places):
    """Uvicorn's gets each frame by itself, for what comes together with a wrong one is lost there."""
    frames = [FRAMES[name] for name in names]
    got, *rest = outcome(QuickWebSocket, cut(b"".join(frames), places))
    expected, *expected_rest = outcome(WebSocketsSansIOProtocol, frames)
    assert rest == expected_rest
    if got != expected:
        assert (got[-1], got[:-1]) == (expected[-1], expected[: len(got) - 1])
        assert got[-1][0] > 1001, "nothing was wrong"


def test_a_text_that_is_none_is_nothing_for_the_log(caplog):
    assert outcome(QuickWebSocket, [FRAMES["no letters"]])[0][-1][0] == 1007
    assert not caplog.records


def test_answers_of_all_sizes_are_the_same():
    answers = ["", "a" * 125, "é" * 63, "b" * 65535, "c" * 65536, "ярмарка" * 20_000]
    frames = [FRAMES["text"], FRAMES["ping"]] * len(answers)
    found = outcome(QuickWebSocket, frames, answers=answers)
    assert found == outcome(WebSocketsSansIOProtocol, frames, answers=answers)


@pytest.mark.parametrize("name", [name for name in FRAMES if len(FRAMES[name]) < 200])
def test_each_byte_may_come_alone(name):
    pieces = [bytes([byte]) for byte in FRAMES[name] + FRAMES["text"]]
    assert outcome(QuickWebSocket, pieces) == outcome(WebSocketsSansIOProtocol, pieces)


def test_a_page_that_does_not_wait_for_the_handshake_is_heard_too():
    begun, rest = cut(FRAMES["letters"], [9])
    got, *_ = outcome(QuickWebSocket, [rest + FRAMES["text"]], before=begun)
    assert [text for text, _ in got] == ["feira à beira — ярмарка", '{"type":"ping"}']


def test_of_a_page_that_is_not_answered_little_is_read():
    async def work():
        taken = asyncio.Event()
        lines = []

        async def application(scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            lines.append(scope["extensions"][LINE])
            await taken.wait()
            while (await receive())["type"] == "websocket.receive":
                pass

        config = Config(application, ws_ping_interval=None)
        config.load()
        line, transport = QuickWebSocket(config, ServerState(), {}), Transport()
        line.connection_made(transport)
        line.data_received(HANDSHAKE)
        await settled()
        sent = 0
        while transport.reading:
            line.data_received(FRAMES["text"])
            sent += 1
        assert sent < 20
        taken.set()
        await settled()
        assert transport.reading
        line.pause_writing()
        assert not lines[0].ready
        line.resume_writing()
        assert lines[0].ready
        before = len(transport.written)
        lines[0].put([b"one", b"two"])
        assert transport.written[before:] == b"\x81\x03one\x81\x03two"
        line.connection_lost(None)
        with pytest.raises(ClientDisconnected):
            lines[0].put([b"three"])

    asyncio.run(work())
