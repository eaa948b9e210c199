"""What may be wrong with a server's machine and configuration, and what to do about it."""

import asyncio
import os
import shutil
import socket
import sqlite3
import stat
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeVar
from urllib.parse import urlsplit

import httpx
from pydantic import BaseModel, ValidationError
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from feira.core.game import FeiraError
from feira.core.jit import CACHE_PROBLEM, is_compiled
from feira.core.registry import GAMES
from feira.server.address import is_loopback, why_not_free
from feira.server.database import STORAGE_TROUBLE, known_revisions
from feira.server.errors import ErrorBody
from feira.server.postgres import connect_arguments
from feira.server.settings import CONFIG_FILE, SQLITE_FILE, Settings
from feira.server.shapes.common import Health, Seen
from feira.server.sqlite_files import APPLICATION_ID, is_in_use, is_ours
from feira.table.private import why_shared

LOW_SPACE: Final = 512 * 1024 * 1024  # bytes; below that an owner should do something
_OTHERS: Final = 0o077
_CLOCKS_DIFFER: Final = 5.0  # seconds
_SECONDS: Final = 10.0
_FEW_DESCRIPTORS: Final = 1024

Level = Literal["ok", "warning", "error"]
_Shape = TypeVar("_Shape", bound=BaseModel)


@dataclass(frozen=True)
class Finding:
    """What one check has found."""

    check: str
    level: Level
    says: str
    todo: str = ""


@dataclass(frozen=True)
class Stored:
    """What is known of a database without opening it as a server does."""

    revision: str | None  # None: it is empty
    newest: int | None  # ms; when a table was changed last
    clock: float | None  # of the database's machine, in seconds


def check_all(
    settings: Settings, config_file: Path | None, url: str | None, mistyped: Sequence[str] = ()
) -> Iterator[Finding]:
    """Everything that `feira doctor` looks at. `mistyped` has a message for each mistyped setting."""
    yield from _without_network(settings, config_file, mistyped)
    yield _space(settings.data_dir)
    if settings.backup_hours:
        yield _backups(settings)
    yield _cache()
    yield _descriptors()
    yield from _port(settings)
    yield from _from_outside(url) if url else _no_url()


def wrong_configuration(problem: str) -> Finding:
    """What keeps settings from being read."""
    return Finding("configuration", "error", problem, "correct it, or the server won't start")


def check_start(settings: Settings, config_file: Path | None) -> Iterator[Finding]:
    """What keeps a server from starting: `feira serve --check`."""
    yield from _without_network(settings, config_file)
    yield from _listening(settings)


def _without_network(settings: Settings, config_file: Path | None, mistyped: Sequence[str] = ()) -> Iterator[Finding]:
    if mistyped:
        yield from map(wrong_configuration, mistyped)
    else:
        yield Finding("configuration", "ok", f"read from {config_file or 'variables and defaults'}")
    yield from _permissions(settings, config_file)
    yield from _database(settings)
    yield _page(settings)


def _permissions(settings: Settings, config_file: Path | None) -> Iterator[Finding]:
    folder = settings.data_dir
    if not folder.exists():
        yield Finding("data folder", "ok", f"{folder} doesn't exist yet; the server creates it")
        return
    if not folder.is_dir():
        yield Finding("data folder", "error", f"{folder} isn't a folder", "name another one with --data-dir")
        return
    try:
        if problem := why_shared(folder, is_ours):
            yield Finding(
                "data folder", "error", f"{folder} can't be used: {problem}", "name another one with --data-dir"
            )
            return
        private = [folder, *(path for path in folder.iterdir() if is_ours(path))]
    except PermissionError:
        yield Finding("data folder", "error", f"you can't read {folder}", "run this as the user who runs the server")
        return
    if config_file is not None and config_file.name != CONFIG_FILE:
        private.append(config_file)
    for path in [path for path in private if stat.S_IMODE(path.stat().st_mode) & _OTHERS]:
        yield Finding("data folder", "warning", f"others can reach {path}", f"chmod go= {path}")
        return
    yield Finding("data folder", "ok", f"only its owner can reach {folder}")


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        stored = asyncio.run(look(settings))
    except FeiraError as error:
        todo = "put a backup in its place: feira restore" if settings.is_sqlite else "check database_url and PostgreSQL"
        yield Finding("database", "error", str(error), todo)
        return
    known = known_revisions()
    if stored.revision is None:
        yield Finding("schema", "ok", "the database is empty; the first start prepares it")
    elif stored.revision not in known:
        yield Finding("schema", "error", f"schema {stored.revision} is of another Feira", "install the newest version")
    elif stored.revision != known[0]:
        todo = "back up before you start it: feira backup"
        yield Finding("schema", "warning", f"the next start updates schema {stored.revision} to {known[0]}", todo)
    else:
        yield Finding("schema", "ok", f"{stored.revision} is up to date")
    yield from _clock(stored)


def _clock(stored: Stored) -> Iterator[Finding]:
    now = time.time()
    if stored.newest is not None and stored.newest / 1000 > now + _CLOCKS_DIFFER:
        ahead = round(stored.newest / 1000 - now)
        says = f"the last move was stored {ahead} seconds from now: this machine's clock was set back"
        yield Finding("clock", "warning", says, "set the clock, best by NTP")
    elif stored.clock is not None and abs(stored.clock - now) > _CLOCKS_DIFFER:
        says = f"the database's clock differs by {round(abs(stored.clock - now))} seconds"
        yield Finding("clock", "warning", says, "set the clocks of both machines, best by NTP")
    else:
        yield Finding("clock", "ok", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))


async def look(settings: Settings) -> Stored:
    """What is stored, changing nothing; FeiraError if the database can't be read."""
    if settings.is_sqlite:
        return await asyncio.to_thread(_look_at_file, settings.data_dir / SQLITE_FILE)
    engine = create_async_engine(settings.url, connect_args=connect_arguments("feira doctor"), hide_parameters=True)
    try:
        async with engine.connect() as connection:
            there = await connection.scalar(text("SELECT to_regclass('alembic_version')"))
            clock = float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
            if there is None:
                return Stored(None, None, clock)
            revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            newest = await connection.scalar(text("SELECT max(updated) FROM tables"))
            return Stored(revision, newest, clock)
    except STORAGE_TROUBLE as error:
        raise FeiraError(f"the database can't be used: {str(error).splitlines()[0]}") from None
    finally:
        await engine.dispose()


def _look_at_file(file: Path) -> Stored:
    if not file.exists() or not file.stat().st_size:
        return Stored(None, None, None)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=5)) as database:
            # In a new database that may still be in the log beside the file.
            if database.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                raise FeiraError(f"{file} isn't a database of Feira")
            problems = [str(row[0]) for row in database.execute("PRAGMA quick_check(1)") if row[0] != "ok"]
            if problems:
                raise FeiraError(f"{file} is damaged: {problems[0]}")
            [revision] = database.execute("SELECT version_num FROM alembic_version").fetchone()
            [newest] = database.execute("SELECT max(updated) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise FeiraError(f"{file} can't be used: {error}") from None
    return Stored(revision, newest, None)


def _page(settings: Settings) -> Finding:
    if (settings.static / "index.html").is_file():
        return Finding("page", "ok", "it is built")
    return Finding("page", "error", "the page isn't built: browsers get nothing", "make page, or install the wheel")


def _space(folder: Path) -> Finding:
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    free = shutil.disk_usage(there).free
    says = f"{free / 2**30:.1f} GiB free for {folder}"
    if free < LOW_SPACE:
        return Finding("disk", "error", says, "make space: with a full disk no move can be stored")
    return Finding("disk", "ok", says)


def _backups(settings: Settings) -> Finding:
    made = sorted(settings.backups.glob("feira-*.backup")) if settings.backups.is_dir() else []
    if not made:
        return Finding("backups", "warning", f"there is none in {settings.backups} yet", "is the server running?")
    hours = (time.time() - made[-1].stat().st_mtime) / 3600
    says = f"the newest is {hours:.1f} hours old, {len(made)} are kept in {settings.backups}"
    late = hours > 2 * settings.backup_hours
    return Finding("backups", "warning" if late else "ok", says, "look into the server's log" if late else "")


def _cache() -> Finding:
    if CACHE_PROBLEM is not None:
        says = f"compiled code can't be kept: {CACHE_PROBLEM}"
        return Finding("cache", "warning", says, "name another folder in FEIRA_CACHE_DIR")
    missing = [name for name in GAMES if not is_compiled(name)]
    if missing:
        return Finding("cache", "ok", f"the next start compiles {', '.join(missing)}, which takes some minutes")
    return Finding("cache", "ok", "the rules are compiled")


def _descriptors() -> Finding:
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most < _FEW_DESCRIPTORS:
        return Finding("files", "warning", f"{most} open files allowed: each player needs one", "raise `ulimit -n`")
    return Finding("files", "ok", f"{most} open files allowed")


def _listening(settings: Settings) -> Iterator[Finding]:
    """Whether a server can listen where it should, or could if the one that runs now were stopped."""
    taken = why_not_free(settings.host, settings.port)
    if taken is not None and not taken.is_host and _is_own(settings):
        yield Finding("port", "ok", f"this server is running on port {settings.port}; stop it before a new start")
        return
    places = [("port", settings.host, settings.port, taken)]
    if settings.metrics_port:
        there = why_not_free(settings.metrics_host, settings.metrics_port)
        places.append(("metrics port", settings.metrics_host, settings.metrics_port, there))
    for check, host, port, problem in places:
        if problem is None:
            says = f"a server can listen on {host}, port {port}" if port else "the server takes any free one"
            yield Finding(check, "ok", says)
        else:
            says = f"can't listen on {host}, port {port}: {problem.why}"
            todo = "set another host" if problem.is_host else "set another port, or free this one"
            yield Finding(check, "error", says, todo)


def _is_own(settings: Settings) -> bool:
    """Whether a server with the same data has the port. Several may share a PostgreSQL, so there any server will do."""
    if settings.is_sqlite and not is_in_use(settings.data_dir):
        return False
    answer = _get(f"http://{_reached(settings.host)}:{settings.port}/api/ready")
    return _parsed(answer, Health) is not None or _parsed(answer, ErrorBody) is not None


def _reached(host: str) -> str:
    """Where a server on this machine that listens on a host is reached, as in a URL."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def _port(settings: Settings) -> Iterator[Finding]:
    shown = _reached(settings.host)
    host = shown.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as attempt:
        attempt.settimeout(_SECONDS)
        try:
            free = attempt.connect_ex((host, settings.port)) != 0
        except (OSError, UnicodeError) as error:
            yield Finding("port", "error", f"{settings.host} can't be used: {error}", "set another host")
            return
    if free:
        yield Finding("port", "ok", f"nobody listens on {shown}:{settings.port}: the server isn't running")
        if 0 < settings.port < 1024 and os.geteuid() != 0:
            yield Finding("port", "warning", f"port {settings.port} needs special rights", "use 8000 and a proxy")
        return
    answer = _get(f"http://{shown}:{settings.port}/api/ready")
    if _parsed(answer, Health, 200):
        yield Finding("port", "ok", f"a server is running on {shown}:{settings.port} and can store moves")
    elif problem := _parsed(answer, ErrorBody):
        yield Finding("port", "error", f"the server isn't ready: {problem.message}", "look into its log")
    else:
        yield Finding("port", "error", f"another program has port {settings.port}", "end it, or set another port")


def _no_url() -> Iterator[Finding]:
    yield Finding("proxy", "ok", "not checked: name the address that players use with --url")


def _from_outside(url: str) -> Iterator[Finding]:
    """What the server sees of somebody who comes through the proxy."""
    site = url.rstrip("/")
    answer = _get(f"{site}/api/seen")
    seen = _parsed(answer, Seen, 200)
    if seen is None:
        says = answer if isinstance(answer, str) else f"it answers {answer.status_code}, but not as Feira does"
        yield Finding("proxy", "error", f"{site} doesn't lead to this server: {says}", "check proxy, DNS and firewall")
        return
    parts = urlsplit(url)
    if seen.scheme != parts.scheme:
        says = f"the server takes {parts.scheme} for {seen.scheme}"
        yield Finding("proxy", "error", says, "let the proxy send X-Forwarded-Proto; see FORWARDED_ALLOW_IPS")
    if seen.host != parts.netloc:
        says = f"the server gets the host {seen.host}, not {parts.netloc}"
        yield Finding("proxy", "error", says, "let the proxy pass Host on as the browser sent it")
    if is_loopback(seen.address) and not is_loopback(parts.hostname or ""):
        says = "all players seem to come from this machine, so they share one limit"
        yield Finding("proxy", "warning", says, "let the proxy send X-Forwarded-For; see FORWARDED_ALLOW_IPS")
    if problem := _no_websocket(f"ws{site.removeprefix('http')}/api/live"):
        yield Finding("proxy", "error", f"WebSockets don't get through: {problem}", "let the proxy pass upgrades on")
    else:
        yield Finding("proxy", "ok", f"{site} leads to the server, with WebSockets")


def _get(url: str) -> httpx.Response | str:
    """The answer, or what was wrong."""
    try:
        return httpx.get(url, timeout=_SECONDS, trust_env=False)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:  # the last: a host that can't be one
        return str(error) or type(error).__name__


def _parsed(answer: httpx.Response | str, shape: type[_Shape], status: int | None = None) -> _Shape | None:
    """What an answer with this status, or any, says; None if it hasn't this shape, for anybody may have sent it."""
    if isinstance(answer, str) or status not in (None, answer.status_code):
        return None
    try:
        return shape.model_validate_json(answer.content)
    except ValidationError:
        return None


def _no_websocket(url: str) -> str | None:
    """What keeps a WebSocket from being opened; None if nothing does."""
    try:
        with connect(url, open_timeout=_SECONDS):
            return None
    except (OSError, ValueError, WebSocketException) as error:
        return str(error) or type(error).__name__
