"""A server that tells where its page is, and opens it in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser

import click
import uvicorn


class PageServer(uvicorn.Server):
    """Uvicorn's server, which opens the page once it can be seen."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            address = f"http://{_shown_host(self.config.host)}:{self.servers[0].sockets[0].getsockname()[1]}"
            click.echo(f"Feira is at {address} (Ctrl-C ends it)")
            if _has_screen():
                await asyncio.to_thread(webbrowser.open, address)


def free_port(host: str, port: int) -> int:
    """The port that is asked for if nobody has it, else any (0)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((host, port))
        except OSError:
            return 0
    return port


def _shown_host(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    """Without one a browser would open inside the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
