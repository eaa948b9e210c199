"""A server that prints where its page is, and opens it in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import click
import uvicorn

from feira.server.address import address_for
from feira.server.settings import ADDRESS_FILE
from feira.table.private import write_private


class TellingServer(uvicorn.Server):
    """Uvicorn's server, which prints where friends find it: the address that hears every machine leads nowhere."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for address in address_for("127.0.0.1", self.config.host, self.port).addresses:
                click.echo(f"Friends in the same network find it at {address}")

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.servers[0].sockets[0].getsockname()[1])


class PageServer(TellingServer):
    """Opens the page once it can be seen, unless it is open already, and leaves word where that is."""

    def __init__(self, config: uvicorn.Config, folder: Path, *, is_open: bool) -> None:
        super().__init__(config)
        self._folder = folder
        self._is_open = is_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            address = _address(self.config.host, self.port)
            with suppress(OSError):  # only for who starts it twice
                write_private(self._folder / ADDRESS_FILE, f"{address}\n{self.config.host}\n{self.port}")
            click.echo(f"Feira is at {address} (Ctrl-C ends it)")
            if not self._is_open:
                await asyncio.to_thread(_open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        (self._folder / ADDRESS_FILE).unlink(missing_ok=True)
        await super().shutdown(sockets)


def open_early(listening: socket.socket, host: str) -> None:
    """Open the page of a server that is still starting."""
    address = _address(host, listening.getsockname()[1])
    click.echo(f"Feira will be at {address}; the page shows how far it is")
    _open(address)


def open_running(folder: Path, host: str | None, port: int | None) -> bool:
    """Open the page of the server that uses a data folder, if it has left word where that is.

    If you asked for another host or port, a message says how to get it there.
    """
    try:
        address, its_host, listening = (folder / ADDRESS_FILE).read_text("utf-8").splitlines()
        its_port = int(listening)
    except (OSError, ValueError):
        return False
    click.echo(f"Feira is already running at {address}")
    wanted = [f"host {host}"] if host not in (None, its_host) else []
    wanted += [f"port {port}"] if port not in (None, 0, its_port) else []
    if wanted:
        click.echo(f"To have it at {' and '.join(wanted)}, end that one first (Ctrl-C), then start it again.")
    _open(address)
    return True


def _open(address: str) -> None:
    if _has_screen():
        webbrowser.open(address)


def _address(host: str, port: int) -> str:
    return f"http://{_shown_host(host)}:{port}"


def _shown_host(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    """Without one a browser would open inside the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
