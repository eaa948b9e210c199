"""Chat at a table: plain text, stored, and sent to everybody who watches."""

from typing import Any, Final

import orjson
from sqlalchemy import bindparam, insert, select

from feira.core.game import Json
from feira.server.clock import now_ms
from feira.server.database import Database
from feira.server.group_commit import GroupCommit
from feira.server.hub import Hub
from feira.server.ids import new_number
from feira.server.limits import Buckets
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import chat
from feira.server.table_repository import TableRepository, find_table

LONGEST: Final = 500  # characters
_HISTORY: Final = 200  # messages that a newcomer gets
_CLOCKS_DIFFER_MS: Final = 60_000  # at most, of servers that share a database
_insert: Final = insert(chat)
_last: Final = (
    select(chat.c.id, chat.c.at, chat.c.name, chat.c.person, chat.c.text)
    .where(
        chat.c.table_id == find_table.scalar_subquery(),
        chat.c.id > bindparam("since"),
    )
    .order_by(chat.c.id.desc())
    .limit(_HISTORY)
)


class Chat:
    """The chat of all tables."""

    def __init__(
        self, database: Database, group_commit: GroupCommit, repository: TableRepository, hub: Hub, budget: Buckets
    ) -> None:
        self._database = database
        self._group_commit = group_commit
        self._repository = repository
        self._hub = hub
        self._budget = budget

    async def say(self, code: str, person: Person, text: Any) -> None:
        """Say something at a table that you may watch."""
        said = _checked(text)
        async with self._hub.reading(code, person.id) as table:
            if table.muted and person.id != table.host:
                raise ServerRefused("muted", "the host has muted the talk at this table")
            own = table.seats_of(person.id)
            # Several seats are people who share a screen: nobody knows which of them writes.
            name = table.seats[own[0]].name if len(own) == 1 else person.name
        self._budget.require(person.id, "messages")
        key = await self._repository.find(code)
        row = {"id": new_number(), "at": now_ms(), "name": name, "person": person.id, "text": said}
        await self._group_commit.write([(_insert, [{**row, "table_id": key}])], note=f"c:{code}:{row['id']}")
        self._send(code, [{**row, "id": str(row["id"])}])

    async def history(self, code: str, since: int = 0) -> list[Json]:
        """What was said last, oldest first."""
        rows = await self._database.read(_last, {"code": code, "since": since})
        return [
            {"id": str(row.id), "at": row.at, "name": row.name, "person": row.person, "text": row.text}
            for row in reversed(rows)
        ]

    async def heard(self, code: str, number: int) -> None:
        """Another server has stored a message: send it here."""
        if self._hub.subscriptions_of(code):
            self._send(code, [said for said in await self.history(code, number - 1) if said["id"] == str(number)])

    async def heard_since(self, at: int) -> None:
        """Other servers could not be heard since a moment: send what was said; some may come twice."""
        for code in self._hub.watched:
            missed = [said for said in await self.history(code) if said["at"] >= at - _CLOCKS_DIFFER_MS]
            if missed:
                self._send(code, missed)

    def _send(self, code: str, messages: list[Json]) -> None:
        frame = chat_frame(code, messages)
        for subscription in self._hub.subscriptions_of(code):
            subscription.subscriber.send(frame)


def chat_frame(code: str, messages: list[Json]) -> bytes:
    """Messages as a WebSocket sends them."""
    return orjson.dumps({"type": "chat", "table": code, "messages": messages})


def _checked(text: Any) -> str:
    """A text without what can't be seen; Refused if nothing is left, or too much."""
    if not isinstance(text, str):
        raise ServerRefused("malformed", "text must be a text")
    seen = "".join(char if char.isprintable() else " " for char in text).strip()
    if not 0 < len(seen) <= LONGEST:
        raise ServerRefused("bad-text", f"a message has 1 to {LONGEST} characters", most=LONGEST)
    return seen
