"""The server with reload and the page with hot reload: `make dev`, or `.venv/bin/python dev.py --help`.

An edit in `src/` starts the server again, an edit in `web/` changes the open page. Ctrl-C ends both. Tables are
kept in `.dev/`, apart from those of `make play`.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import click
from fastapi import FastAPI

ROOT: Final = Path(__file__).parent.resolve()
_HOST: Final = "127.0.0.1"
_PATIENCE: Final = 10  # seconds to end by itself
_POLL_SECONDS: Final = 0.2


def app() -> FastAPI:
    """What Uvicorn runs, and makes again after each edit."""
    from feira.server.app import create_app
    from feira.server.configuration import settings_from

    return create_app(settings_from(os.environ, Path(os.environ["FEIRA_DEV_DATA"])))


def _server(port: int) -> list[str]:
    """The server's own settings are in feira/cli/serve.py; these are the ones that matter for development."""
    reload = ("--reload", "--reload-dir", str(ROOT / "src"))
    serving = ("--ws", "websockets-sansio", "--no-access-log", "--timeout-graceful-shutdown", "1")
    where = ("--app-dir", str(ROOT), "--host", _HOST, "--port", str(port))
    return [sys.executable, "-m", "uvicorn", "--factory", "dev:app", *reload, *serving, *where]


def _page(port: int) -> list[str]:
    vite = ("run", "--silent", "dev", "--", "--host", _HOST, "--port", str(port), "--strictPort")
    return [sys.executable, str(ROOT / "web" / "build.py"), *vite]


@click.command()
@click.option("--port", default=5173, show_default=True, help="Of the page.")
@click.option(
    "--server-port", default=8001, show_default=True, help="Of the server, to which the page passes requests on."
)
@click.option("--data-dir", type=click.Path(path_type=Path), default=ROOT / ".dev", help="Where the server keeps all.")
def main(port: int, server_port: int, data_dir: Path) -> None:
    """Run the server and the page until Ctrl-C, or until one of them ends."""
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    environment = os.environ | {
        "FEIRA_DEV_DATA": str(data_dir),
        "FEIRA_ORIGINS": f"http://{_HOST}:{port},http://localhost:{port}",  # Vite's, not the server's own
        "FEIRA_SERVER": f"http://{_HOST}:{server_port}",
    }
    click.echo(f"The page: http://{_HOST}:{port}/ (the server may take a while to compile). Ctrl-C ends both.")
    # Sessions of their own: Ctrl-C reaches only this program, which then ends both.
    running = [
        subprocess.Popen(command, env=environment, cwd=ROOT, start_new_session=True)
        for command in (_server(server_port), _page(port))
    ]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while all(process.poll() is None for process in running):
            time.sleep(_POLL_SECONDS)
    except KeyboardInterrupt:
        click.echo("")
    finally:
        failed = [process.returncode for process in running if process.returncode]
        _end(running)
    sys.exit(1 if failed else 0)


def _end(running: list[subprocess.Popen[bytes]]) -> None:
    """End both, and all that they have started."""
    for process in running:
        _send(process, signal.SIGTERM)
    until = time.monotonic() + _PATIENCE
    for process in running:
        with suppress(subprocess.TimeoutExpired):
            process.wait(max(0.1, until - time.monotonic()))
        _send(process, signal.SIGKILL)  # what is left of its session
        process.wait()


def _send(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, number)


if __name__ == "__main__":
    main()
