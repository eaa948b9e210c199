"""Lists of tables, newest first: public ones, one's own, past or not, and those where it is one's turn."""

from typing import Any, Final, Literal, NamedTuple

import orjson
from sqlalchemy import Select, select

from feira.core.game import Json
from feira.server.database import Database
from feira.server.schema import seats, tables

List = Literal["open", "running", "mine", "turn", "past", "finished"]
PAGE: Final = 50
_LAST: Final = 2**63 - 1  # the greatest number that a database has
_STATUSES: Final[dict[List, tuple[str, ...]]] = {
    "open": ("open",),
    "running": ("running", "paused"),
    "mine": ("open", "running", "paused"),
    "turn": ("running",),  # while a game is paused it is nobody's turn
    "past": ("finished", "closed"),
    "finished": ("finished",),
}


class Page(NamedTuple):
    """The summaries of some tables, as JSON, and what to give as `after` for more."""

    summaries: list[bytes]
    next: str | None

    def to_json(self) -> bytes:
        """As it is answered."""
        return b'{"tables":[%b],"next":%b}' % (b",".join(self.summaries), orjson.dumps(self.next))


async def find_tables(
    database: Database, which: List, person: str | None, game: str | None = None, after: str | None = None
) -> Page:
    """One page of a list."""
    query = _query(which, person)
    if game is not None:
        query = query.where(tables.c.game == game)
    before = None if after is None else min(int(after), _LAST)
    found: list[Any] = []
    while len(found) <= PAGE:
        rows = await database.read(query if before is None else query.where(tables.c.id < before))
        found += [row for row in rows if which != "turn" or turns_of(orjson.loads(row.summary), person)]
        if len(rows) <= PAGE:
            break
        before = rows[-1].id
    shown, more = found[:PAGE], len(found) > PAGE
    return Page([row.summary for row in shown], str(shown[-1].id) if more else None)


def turns_of(summary: Json, person: str | None) -> list[Json]:
    """The seats of a person that must decide, and for which no bot plays."""
    return [
        seat
        for seat in summary["seats"]
        if seat["to_act"] and person is not None and seat.get("person") == person and not seat.get("resigned")
    ]


def _query(which: List, person: str | None) -> Select[Any]:
    query = select(tables.c.id, tables.c.summary).order_by(tables.c.id.desc()).limit(PAGE + 1)
    own = select(seats.c.table_id).where(seats.c.person == person)
    if which in ("turn", "past"):
        query = query.where(tables.c.id.in_(own))
    elif which == "mine":
        query = query.where(tables.c.id.in_(own) | (tables.c.host == person))
    elif which == "finished" and person is not None:
        query = query.where(tables.c.id.in_(own) | (tables.c.visibility == "public"))
    else:
        query = query.where(tables.c.visibility == "public")
    return query.where(tables.c.status.in_(_STATUSES[which]))
