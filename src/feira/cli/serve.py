"""`feira serve`: the server for playing together."""

import asyncio
import logging
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from feira.core.jit import is_compiled
from feira.core.registry import all_games
from feira.table.files import close_data_folder, data_folder

if TYPE_CHECKING:
    from fastapi import FastAPI
    from uvicorn import Config


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on (0.0.0.0 for all).")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port (0 for any).")
@click.option("--data-dir", type=click.Path(path_type=Path), help="Where everything is stored.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser; use any free port.")
@click.pass_context
def serve(context: click.Context, host: str, port: int, data_dir: Path | None, open_page: bool) -> None:
    """Run the server for playing together in the browser.

    Everything is kept in an SQLite file in --data-dir; FEIRA_DATABASE_URL may name a PostgreSQL database instead, which
    any number of servers share.
    """
    import uvicorn

    from feira.cli.browser import PageServer, TellingServer, free_port, open_running
    from feira.cli.compiling import compile_games
    from feira.server.app import create_app
    from feira.server.database import prepare
    from feira.server.settings import settings_from
    from feira.server.sqlite_files import FolderInUse

    if data_dir is None:
        close_data_folder()
    chosen = settings_from(os.environ, (data_dir or data_folder() / "server").expanduser())
    settings = replace(chosen, host=host)
    try:
        asyncio.run(prepare(settings))
    except FolderInUse:
        if open_page and open_running(settings.data_dir, _asked(context, "host"), _asked(context, "port")):
            return
        raise
    names = [game.name for game in all_games()]
    if not all(map(is_compiled, names)):
        compile_games(names)
    app = create_app(settings)
    if open_page:
        free = free_port(host, port)
        if free != port:
            click.echo(f"Port {port} is in use; using another")
        opening = uvicorn_config(app, host=host, port=free, log_level="warning")
        server: uvicorn.Server = PageServer(opening, settings.data_dir)
    else:
        server = TellingServer(uvicorn_config(app, host=host, port=port))
    with suppress(KeyboardInterrupt):  # the usual way to stop it
        server.run()
    if not server.started:
        raise SystemExit(1)


def _asked(context: click.Context, option: str) -> Any:
    """What somebody wants this option to be; None if they have not said so."""
    return context.params[option] if context.get_parameter_source(option) is ParameterSource.COMMANDLINE else None


def uvicorn_config(app: "FastAPI", **more: Any) -> "Config":
    """How the server is run, here and in tests."""
    from uvicorn import Config

    logging.getLogger("uvicorn.error").addFilter(_is_news)
    return Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # states are small, and compressing them costs more than all else
        access_log=False,
        timeout_graceful_shutdown=5,
        **more,
    )


def _is_news(record: logging.LogRecord) -> bool:
    """That a page has come or gone is none."""
    told = str(record.msg)  # which may also be an error
    return "[accepted]" not in told and told not in ("connection open", "connection closed")
