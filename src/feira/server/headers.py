"""Around every request: security headers on the answer, and a limit on what may be sent."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feira.server.errors import error_response

# Scripts and styles come from our own files only; what a name or a chat message contains is never run.
_CONTENT: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces on a board
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY: Final = {
    "Content-Security-Policy": _CONTENT,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the path of a table is all that it takes to join
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_MOST_BYTES: Final = 64 * 1024
_MOST_RECORD_BYTES: Final = 4 * 1024 * 1024  # with all that was legal at every move


class Headers:
    """ASGI middleware for HTTP; a WebSocket goes through untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")
        most = _MOST_RECORD_BYTES if scope["path"] == "/api/records" else _MOST_BYTES

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers[name] = value
                if api:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        body = await _read_body(scope, receive, most)
        if body is None:
            message = f"at most {most} bytes may be sent here"
            error = {"code": "too-large", "message": message, "details": {"most": most}}
            await error_response(error)(scope, receive, send_secured)
            return
        unread = [body]

        async def receive_body() -> Message:
            if unread:
                return {"type": "http.request", "body": unread.pop(), "more_body": False}
            return await receive()

        await self._app(scope, receive_body, send_secured)


async def _read_body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """All that was sent; None if it is more than allowed."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit() and int(value) > most:
            return None
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return body
        chunk: bytes = message.get("body", b"")
        body += chunk
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body
