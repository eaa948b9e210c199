"""A connection that the server closes: what was said before is still sent, and nothing after."""

import asyncio
from types import SimpleNamespace

from feira.server.settings import Settings
from feira.server.subscriptions import Subscription
from feira.server.websocket import Connection


def test_after_the_last_message_nothing_is_sent(tmp_path):
    sent, reasons = [], []

    async def send(message):
        sent.append(message["text"])

    async def close(reason):
        reasons.append(reason)

    async def work():
        services = SimpleNamespace(settings=Settings(tmp_path))
        websocket = SimpleNamespace(close=close, scope={})
        connection = Connection(websocket, None, send, services, "127.0.0.1")
        connection.send(b"before")
        connection.hang_up(1008)
        connection.send(b"after")
        Subscription("K7QF2MPXW9", connection, None, 1, wants_choices=False).publish(b"a state", 2, None)
        await asyncio.wait_for(connection._send_all(), 5)

    asyncio.run(work())
    assert (sent, reasons) == (["before"], [1008])
