"""The server on a part of a host: paths that begin with it are known without it."""

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """ASGI middleware. A proxy may have taken the beginning away already: then nothing is left to do."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == self._base or path.startswith(f"{self._base}/"):
            scope = {**scope, "path": path.removeprefix(self._base) or "/"}
        await self._app(scope, receive, send)
