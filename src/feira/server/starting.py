"""What a server answers while its games are still being compiled: a page that shows how far that is.

The page reloads itself every few seconds, so it needs no script, and becomes the real one as soon as there is one.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from socket import socket
from typing import TYPE_CHECKING, Final, NamedTuple

from fastapi import FastAPI, Request
from fastapi.websockets import WebSocket
from starlette.responses import HTMLResponse, JSONResponse, Response

from feira import __version__
from feira.locale import FALLBACK, LANGUAGES, Catalogue, game_title
from feira.server.base_path import BasePath
from feira.server.errors import error_response
from feira.server.headers import Headers
from feira.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn import Config

_AGAIN_SECONDS: Final = 3
_NOT_YET: Final = {"code": "not-ready", "message": "the server is still compiling the games; try again in a minute"}
_TRY_AGAIN_LATER: Final = 1013  # the code with which a WebSocket is closed
_PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="{seconds}">
    <title>{title}</title>
  </head>
  <body style="margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui">
    <main style="width: min(28rem, 100vw - 3rem)">
      <h1 style="margin: 0 0 0.5rem; font-size: 1.75rem">{title}</h1>
      <p style="margin: 0 0 1.5rem">{text}</p>
{bars}
    </main>
  </body>
</html>
"""
_BAR: Final = """      <label style="display: block; margin: 0 0 1rem">{game}
        <progress max="{total}"{value} style="display: block; width: 100%; height: 1rem; accent-color: #1f4b99">
        </progress>
      </label>"""


class GameProgress(NamedTuple):
    """How far a game is."""

    name: str
    done: int  # functions that are compiled
    total: int | None  # how many there are; None if that isn't known yet


class Starting:
    """What is known of a start, for the page that shows it."""

    def __init__(self, names: Sequence[str]) -> None:
        self.games: Sequence[GameProgress] = [GameProgress(name, 0, None) for name in names]

    def show(self, games: Sequence[GameProgress]) -> None:
        """From now on the page shows this."""
        self.games = games


def starting_app(settings: Settings, starting: Starting) -> FastAPI:
    """The server as it is until the games are compiled; each path has the same page."""
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.add_middleware(Headers)
    if settings.base_path:
        app.add_middleware(BasePath, base=settings.base_path)

    @app.get("/api/health")
    async def health() -> Response:
        return JSONResponse({"status": "starting", "version": __version__})

    @app.api_route("/api/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
    async def api(path: str) -> Response:  # noqa: ARG001  (the route names it)
        return error_response(_NOT_YET)

    @app.websocket("/{path:path}")
    async def live(websocket: WebSocket) -> None:
        await websocket.close(_TRY_AGAIN_LATER)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(request: Request, path: str) -> Response:  # noqa: ARG001  (likewise)
        language = _language(request.headers.get("Accept-Language", ""))
        headers = {"Retry-After": str(_AGAIN_SECONDS), "Cache-Control": "no-store", "Vary": "Accept-Language"}
        return HTMLResponse(starting_page(language, starting.games), 503, headers)

    return app


def starting_page(language: str, games: Sequence[GameProgress]) -> str:
    """The page in a language."""
    text = Catalogue(language, ("starting",))
    bars = [
        _BAR.format(
            game=escape(game_title(language, game.name)),
            total=game.total or 1,
            value=f' value="{game.done}"' if game.total else "",  # without a value it shows activity
        )
        for game in games
    ]
    return _PAGE.format(
        language=language,
        seconds=_AGAIN_SECONDS,
        title=escape(text("starting-title")),
        text=escape(text("starting-text")),
        bars="\n".join(bars),
    )


def _language(accepted: str) -> str:
    """The first language of a browser's list that we have: browsers write the one they like best first."""
    codes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


@contextmanager
def serving(config: "Config", listening: socket) -> Iterator[None]:
    """Answer on a socket from a thread of its own; the socket stays open for the server that follows."""
    from uvicorn import Server

    server = Server(config)
    copy = listening.dup()  # Uvicorn closes what it has used
    thread = threading.Thread(target=server.run, kwargs={"sockets": [copy]}, name="starting", daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.should_exit = True
        thread.join()
