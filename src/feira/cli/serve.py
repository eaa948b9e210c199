"""`feira serve`: the server for playing together."""

import asyncio
import logging
import os
import signal
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any

import click

from feira.cli.server_options import configured, server_options
from feira.core.game import FeiraError
from feira.core.jit import is_compiled
from feira.core.registry import all_games

if TYPE_CHECKING:
    from fastapi import FastAPI
    from uvicorn import Config

    from feira.server.settings import Settings


@click.command()
@click.option("--host", help="Address to listen on: 127.0.0.1 by default, 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port: 8000 by default, 0 for any.")
@server_options
@click.option("--log-format", type=click.Choice(["text", "json"]), help="How standard error is written.")
@click.option("--access-log", is_flag=True, default=None, help="Write a line for every request.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser; use any free port.")
@click.option("--check", is_flag=True, help="Only check what would keep it from starting, and change nothing.")
def serve(
    host: str | None,
    port: int | None,
    data_dir: Path | None,
    config: Path | None,
    log_format: str | None,
    access_log: bool | None,
    open_page: bool,
    check: bool,
) -> None:
    """Run the server for playing together in the browser.

    Everything is kept in an SQLite file in --data-dir; FEIRA_DATABASE_URL may name a PostgreSQL database instead, which
    any number of servers share. `feira config` shows all settings.
    """
    from feira.cli.browser import PageServer, TellingServer, open_running
    from feira.server.address import why_not_free
    from feira.server.app import create_app
    from feira.server.database import prepare
    from feira.server.sqlite_files import FolderInUse

    found = configured(data_dir, config, host=host, port=port, log_format=log_format, access_log=access_log)
    settings = found.settings
    if check:
        from feira.cli.doctor import show
        from feira.server.checks import check_start

        raise SystemExit(not show(check_start(settings, found.file)))
    try:
        asyncio.run(prepare(settings))
    except FolderInUse:
        if open_page and open_running(settings.data_dir, host, port):
            return
        raise
    taken = why_not_free(settings.host, settings.port)
    if taken and (taken.is_host or not open_page):
        option = "--host" if taken.is_host else "--port"
        raise FeiraError(
            f"can't listen on {settings.host}, port {settings.port}: {taken.why}; choose another with {option}"
        )
    if settings.metrics_port and (why := why_not_free(settings.metrics_host, settings.metrics_port)):
        another = "metrics_host" if why.is_host else "metrics_port"
        raise FeiraError(
            f"can't listen on {settings.metrics_host}, port {settings.metrics_port}: {why.why}; set another {another}"
        )
    app = create_app(settings)
    if open_page:
        if taken:
            click.echo(f"Port {settings.port} is in use; using another")
        port = 0 if taken else settings.port  # 0: any
        running = uvicorn_config(app, host=settings.host, port=port, log_level="warning")
    else:
        running = uvicorn_config(app, host=settings.host, port=settings.port)
    sockets = _compile_first(running, settings, open_page=open_page)
    server = PageServer(running, settings.data_dir, is_open=bool(sockets)) if open_page else TellingServer(running)
    # When Uvicorn has stopped for a signal, it raises it again. By default SIGTERM would then end Python where it is,
    # and what it shares with its workers would be left for others to clean up, with a warning.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # the usual way to stop it
        server.run(sockets=sockets)
    if not server.started:
        raise SystemExit(1)


def _compile_first(running: "Config", settings: "Settings", *, open_page: bool) -> list[socket] | None:
    """Compile the games that aren't yet, and meanwhile show how far that is; return where the server then listens."""
    names = [game.name for game in all_games()]
    if all(map(is_compiled, names)):
        return None
    from feira.cli.browser import open_early
    from feira.cli.compiling import compile_games
    from feira.server.starting import Starting, serving, starting_app

    starting = Starting(names)
    app = starting_app(settings, starting)
    listening = running.bind_socket()  # which says that the server is running, so nobody may be refused from here on
    listening.listen(running.backlog)
    with serving(uvicorn_config(app, log_level="warning", lifespan="off"), listening):
        if open_page:
            open_early(listening, running.host)
        compile_games(names, starting.show)
    return [listening]


def uvicorn_config(app: "FastAPI", **more: Any) -> "Config":
    """How the server is run, here and in tests."""
    from uvicorn import Config

    from feira.server.gate import Gate
    from feira.server.logs import log_config
    from feira.server.quick_websocket import QuickWebSocket

    settings: Settings = app.state.settings
    gate = Gate(
        settings.limits.address_sockets,
        header_seconds=settings.header_seconds,
        body_seconds=settings.body_seconds,
        trusted=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    return Config(
        app,
        loop="uvloop",
        http=gate.protocol(),
        ws=QuickWebSocket,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # states are small, and compressing them costs more than all else
        access_log=False,
        log_config=log_config(settings.log_format, str(more.get("log_level", "info")).upper()),
        timeout_graceful_shutdown=5,
        **more,
    )


def _is_news(record: logging.LogRecord) -> bool:
    """That a page has come or gone is none."""
    told = str(record.msg)  # which may also be an error
    return "[accepted]" not in told and told not in ("connection open", "connection closed")
