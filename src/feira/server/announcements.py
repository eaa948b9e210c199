"""What the owner of the server wants everybody to know: stored, and sent to every open page."""

from typing import Final

import orjson
from fastapi import APIRouter
from sqlalchemy import select, text

from feira.server.clock import now_ms
from feira.server.connections import Connections
from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.schema import settings
from feira.server.services import S
from feira.server.shapes.reports import Announcement

router = APIRouter(tags=["server"])
NOTE: Final = "a:all"  # for the other servers
_KEY: Final = "announcement"
_kept: Final = select(settings.c.value).where(settings.c.key == _KEY)
_keep: Final = text(
    "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


@router.get("/announcement")
async def look(services: S) -> Announcement:
    """What the owner of the server wants everybody to know."""
    return await services.announcements.current()


class Announcements:
    """The one that counts."""

    def __init__(self, database: Database, group_commit: GroupCommit, connections: Connections) -> None:
        self._database = database
        self._group_commit = group_commit
        self._connections = connections

    async def current(self) -> Announcement:
        """The last one, whose text may be empty."""
        rows = await self._database.read(_kept)
        return Announcement.model_validate_json(rows[0].value) if rows else Announcement(text="", at=0)

    async def announce(self, words: str) -> None:
        """Replace it; an empty text takes it away."""
        value = Announcement(text=words, at=now_ms()).model_dump_json()
        await self._group_commit.write([(_keep, [{"key": _KEY, "value": value}])], NOTE)
        await self.heard()

    async def heard(self) -> None:
        """Send it to every page that is open here."""
        now = await self.current()
        self._connections.send_all(orjson.dumps({"type": "announcement", **now.model_dump()}))
