"""Where a running server takes commands of its owner: a socket in the data folder, which only they can reach.

With SQLite only the server itself may change what is stored, because it has tables in memory. With PostgreSQL any
program may, as long as it notifies the others, so `feira admin` needs no socket there.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import orjson

from feira.core.game import FeiraError, Json
from feira.server.admin import Admin
from feira.server.errors import error_body
from feira.server.services import Services
from feira.server.settings import ADMIN_SOCKET
from feira.table.private import PRIVATE_FILE

_log = logging.getLogger("feira.server")

_LONGEST: Final = 64 * 1024 * 1024  # bytes of an answer


@asynccontextmanager
async def admin_socket(services: Services) -> AsyncIterator[None]:
    """Take commands meanwhile; each is a line of JSON, and so is its answer."""
    settings = services.settings
    if not settings.is_sqlite:
        yield
        return
    admin = Admin(services)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ValueError):
            asked = orjson.loads(await reader.readline())
            writer.write(orjson.dumps(await _done(admin, asked)) + b"\n")
            await writer.drain()
        writer.close()

    path = settings.data_dir / ADMIN_SOCKET
    path.unlink(missing_ok=True)  # of a server that was killed
    try:
        listening = await asyncio.start_unix_server(answer, path)
        path.chmod(PRIVATE_FILE)  # nobody else can enter its folder either
    except OSError as error:  # such as a path that is too long for a socket
        _log.warning("`feira admin` works only while this server is stopped: %s", error)
        yield
        return
    try:
        yield
    finally:
        listening.close()
        path.unlink(missing_ok=True)


async def _done(admin: Admin, asked: Json) -> Json:
    try:
        return {"ok": await admin.do(asked["command"], asked["values"])}
    except FeiraError as error:
        return {"error": error_body(error)["message"]}
    except Exception:
        _log.exception("a command of the owner failed")
        return {"error": "the server has made a mistake; it is logged"}


async def ask_running(folder: Path, command: str, values: Json) -> Json:
    """What a running server answers; FeiraError if it refuses, or there is none."""
    try:
        reader, writer = await asyncio.open_unix_connection(folder / ADMIN_SOCKET, limit=_LONGEST)
    except OSError as error:
        raise FeiraError(f"the server that uses {folder} can't be asked: {error.strerror or error}") from None
    writer.write(orjson.dumps({"command": command, "values": values}) + b"\n")
    answer = await reader.readline()
    writer.close()
    if not answer:
        raise FeiraError("the server has stopped meanwhile; try again")
    told: Json = orjson.loads(answer)
    if "error" in told:
        raise FeiraError(told["error"])
    found: Json = told["ok"]
    return found
