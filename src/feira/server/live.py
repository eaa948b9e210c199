"""Where live play comes in: who may open a connection, and how many there may be."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from fastapi import WebSocket
from starlette.types import ASGIApp, Receive, Scope, Send

from feira.server.connections import POLICY, TRY_LATER
from feira.server.limits import network_of
from feira.server.refused import ServerRefused
from feira.server.services import Services
from feira.server.websocket import Connection


def same_site(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """Whether a page of our own opens the connection; programs that are no browsers don't say where they are from."""
    origin = websocket.headers.get("origin")
    if origin is None or origin.rstrip("/") in allowed:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return site.lower() == websocket.headers.get("host", "").lower()


class Live:
    """ASGI middleware that serves /api/live: what comes after it is for HTTP, and would cost time at every message."""

    path: Final = "/api/live"

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == self.path:
            scope["route"] = self  # for the access log
            await _live(WebSocket(scope, receive, send), receive, send)
        else:
            await self._app(scope, receive, send)


async def _live(websocket: WebSocket, receive: Receive, send: Send) -> None:
    services: Services = websocket.app.state.services
    if not same_site(websocket, services.settings.origins):
        await websocket.close(POLICY)
        return
    address = "" if websocket.client is None else network_of(websocket.client.host)
    limiters = services.limiters
    try:
        limiters.all_connections.add("")
    except ServerRefused:
        await websocket.close(TRY_LATER)
        return
    try:
        limiters.address_connections.add(address)
    except ServerRefused:
        limiters.all_connections.remove("")
        await websocket.close(TRY_LATER)
        return
    try:
        await websocket.accept()
        # In a task of its own, or each message would pass through all that is around us.
        await asyncio.create_task(Connection(websocket, receive, send, services, address).run())
    finally:
        limiters.address_connections.remove(address)
        limiters.all_connections.remove("")
