"""All that is stored of a person, for that person: nothing of it is secret to them, and nothing is anybody else's."""

from typing import Any, Final

import orjson
from fastapi import APIRouter
from sqlalchemy import bindparam, or_, select
from starlette.responses import Response

from feira.core.game import Json
from feira.server.clock import now_ms
from feira.server.errors import ErrorBody
from feira.server.people import Person
from feira.server.schema import campaigns, chat, deliveries, records, reports, seats, tables
from feira.server.services import S, SomePerson
from feira.server.shapes.people import Export

router = APIRouter(tags=["people"])
_who: Final[Any] = bindparam("who")
_sitting: Final = select(seats.c.table_id).where(seats.c.person == _who)
# Summaries are what everybody at the table sees: no secret of a running game is in them.
_tables: Final = (
    select(tables.c.code, tables.c.summary)
    .where(or_(tables.c.host == _who, tables.c.id.in_(_sitting)))
    .order_by(tables.c.id)
)
_played: Final = (
    select(records.c.code, records.c.body)
    .join(tables, tables.c.code == records.c.code)
    .where(tables.c.id.in_(_sitting))
    .order_by(records.c.finished)
)
_uploaded: Final = select(records.c.code, records.c.body).where(records.c.person == _who).order_by(records.c.finished)
_said: Final = (
    select(chat.c.at, chat.c.name, chat.c.text, tables.c.code)
    .join(tables, tables.c.id == chat.c.table_id)
    .where(chat.c.person == _who)
    .order_by(chat.c.id)
)
_reported: Final = (
    select(reports.c.at, reports.c.text, tables.c.code)
    .join(tables, tables.c.id == reports.c.table_id)
    .where(reports.c.person == _who)
    .order_by(reports.c.id)
)
_waiting: Final = select(deliveries.c.body).where(deliveries.c.person == _who).order_by(deliveries.c.id)
_campaign: Final = select(campaigns.c.body).where(campaigns.c.person == _who)
_PRIVATE: Final = ("password", "reset_key", "reset_until", "epoch", "login_look")  # of no use to anybody but the server


@router.get(
    "/me/export",
    response_model=Export,
    responses={401: {"model": ErrorBody, "description": "No token, or one that is not valid."}},
)
async def export(person: SomePerson, services: S) -> Response:
    """All that the server has stored of you, to keep or to take elsewhere."""
    found = await everything_of(services, person)
    headers = {"Content-Disposition": 'attachment; filename="feira.json"'}
    return Response(orjson.dumps(found, option=orjson.OPT_INDENT_2), media_type="application/json", headers=headers)


async def everything_of(services: S, person: Person) -> Json:
    """As JSON; games that run are there as everybody sees them."""

    async def rows(query: Any) -> list[Any]:
        return await services.database.read(query, {"who": person.id})

    [campaign] = [orjson.loads(row.body) for row in await rows(_campaign)] or [None]
    return {
        "exported": now_ms(),
        "person": {name: value for name, value in person._asdict().items() if name not in _PRIVATE},
        "campaign": campaign,
        "tables": [orjson.loads(row.summary) for row in await rows(_tables)],
        "records": [{"code": row.code, "record": orjson.loads(row.body)} for row in await rows(_played)],
        "uploaded": [{"code": row.code, "record": orjson.loads(row.body)} for row in await rows(_uploaded)],
        "chat": [{"table": row.code, "at": row.at, "name": row.name, "text": row.text} for row in await rows(_said)],
        "reports": [{"table": row.code, "at": row.at, "text": row.text} for row in await rows(_reported)],
        "webhook_calls": [orjson.loads(row.body) for row in await rows(_waiting)],
    }
