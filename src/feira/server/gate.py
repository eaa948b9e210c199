"""Who gets in, and how long a connection may keep us waiting, before anything of a request is read.

A connection that sends nothing, or sends its request a byte at a time, costs a descriptor for as long as it likes. So
there are limits: of time for headers and bodies, of connections for each address, and in total by what the system has.
"""

import asyncio
import logging
import resource
import time
from typing import Any, Final

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from feira.server.limits import Count, network_of
from feira.server.refused import ServerRefused

_log = logging.getLogger("feira.server")

_KEPT_BACK: Final = 64  # descriptors for the database, bots, files and whatever else the server opens
_SAID_EVERY: Final = 60.0  # seconds


class Gate:
    """What all connections of a server share."""

    def __init__(
        self, address_connections: int, *, header_seconds: float, body_seconds: float, trusted: str = "127.0.0.1"
    ) -> None:
        self.header_seconds = header_seconds
        self.body_seconds = body_seconds
        self._by_address = Count(address_connections, "connections from this address")
        self._most = _raise_descriptors() - _KEPT_BACK
        self._proxies = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts
        self._said: dict[str, float] = {}

    def enter(self, host: str, connections: int) -> str | None:
        """Let somebody in, counted by what is returned; ServerRefused if there are too many. A proxy is not counted."""
        if connections > self._most:
            self._say("all", f"no more than {self._most} connections: there are too few file descriptors (ulimit -n)")
            raise ServerRefused("too-many", "too many connections to this server")
        if host in self._proxies:
            return None
        network = network_of(host)
        try:
            self._by_address.add(network)
        except ServerRefused:
            self._say(network, f"too many connections from {network}; new ones are closed")
            raise
        return network

    def leave(self, network: str) -> None:
        """Somebody has gone, or has opened a WebSocket, which is counted elsewhere."""
        self._by_address.remove(network)

    def _say(self, about: str, problem: str) -> None:
        """Log it, but not for each of thousands."""
        now = time.monotonic()
        if now - self._said.get(about, -_SAID_EVERY) >= _SAID_EVERY:
            if len(self._said) > 1000:
                self._said.clear()
            self._said[about] = now
            _log.warning("%s", problem)

    def protocol(self) -> type[HttpToolsProtocol]:
        """Uvicorn's protocol with these limits."""
        gate = self

        class Gated(_GatedProtocol):
            def __init__(self, config: Config, **more: Any) -> None:
                super().__init__(config, **more)
                self.gate = gate

        return Gated


class _GatedProtocol(HttpToolsProtocol):
    """Closes connections that are too many or too slow."""

    gate: Gate
    _network: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    # As in Uvicorn's own class: TCP gives a Transport, where asyncio promises only its base.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._network = self.gate.enter("" if self.client is None else self.client[0], len(self.connections))
        except ServerRefused:
            transport.abort()
            return
        self._wait(self.gate.header_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.gate.header_seconds)

    def on_headers_complete(self) -> None:
        self._wait(self.gate.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._leave()
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        """Close the connection unless it goes on within so many seconds; None: there is nothing to wait for."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._close)

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _leave(self) -> None:
        if self._network is not None:
            self.gate.leave(self._network)
            self._network = None


async def _nothing(*_: Any) -> None:
    """An application that nobody asks."""


def _raise_descriptors() -> int:
    """As many descriptors as the system allows us; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # some systems say there is no limit, and then that this is too many
        return soft
    return hard if hard != resource.RLIM_INFINITY else 1 << 20
