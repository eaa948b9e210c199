"""Around every request: its id, how long it took, and a line in the access log if the owner wants one."""

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feira.server.logs import ACCESS, REQUEST, new_request_id
from feira.server.metrics import Metrics


class RequestLog:
    """ASGI middleware. What is logged is the route, never the path: codes and keys in it are secrets."""

    def __init__(self, app: ASGIApp, *, access_log: bool) -> None:
        self._app = app
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = new_request_id()
        token = REQUEST.set(request)
        begun, status = perf_counter(), 101 if scope["type"] == "websocket" else 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)
        finally:
            seconds = perf_counter() - begun
            if scope["type"] == "http":
                metrics: Metrics = scope["app"].state.services.metrics
                metrics.answered(status, seconds)
            if self._access_log:
                self._write(scope, status, seconds)
            REQUEST.reset(token)

    def _write(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "(nothing)")
        if scope["path"].startswith("/api/") and not route.startswith("/api/"):
            route = f"/api{route}"  # routers don't know where they are included
        fields = {
            "method": scope.get("method", "WEBSOCKET"),
            "route": route,
            "status": status,
            "ms": round(1000 * seconds, 1),
            "address": "" if scope.get("client") is None else scope["client"][0],
        }
        words = "%(address)s %(method)s %(route)s %(status)d %(ms).1f ms"
        ACCESS.info(words, fields, extra={"fields": fields})
