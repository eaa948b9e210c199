"""All that is stored of a person, for that person: nothing of it is secret to them, and nothing is anybody else's."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson
from fastapi import APIRouter
from sqlalchemy import bindparam, or_, select
from starlette.responses import Response

from feira.core.game import Json
from feira.server.clock import now_ms
from feira.server.errors import ErrorBody
from feira.server.people import Person
from feira.server.results import own_seat
from feira.server.schema import (
    analyses,
    campaigns,
    chat,
    deliveries,
    puzzle_tries,
    records,
    reports,
    seats,
    solvers,
    tables,
)
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
_analysed: Final = (
    select(tables.c.code, tables.c.summary, analyses.c.judge, analyses.c.play)
    .join(analyses, analyses.c.code == tables.c.code)
    .where(tables.c.id.in_(_sitting), analyses.c.play.is_not(None))
    .order_by(tables.c.id)
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
_RATED: Final = ("rating", "deviation", "tried", "solved")
_TRIED: Final = ("puzzle", "at", "solved", "of_day")
_rated: Final = select(*(solvers.c[name] for name in _RATED)).where(solvers.c.person == _who)
_tried: Final = (
    select(*(puzzle_tries.c[name] for name in _TRIED)).where(puzzle_tries.c.person == _who).order_by(puzzle_tries.c.at)
)
_QUERIES: Final = {
    "campaign": _campaign,
    "tables": _tables,
    "records": _played,
    "play": _analysed,
    "uploaded": _uploaded,
    "chat": _said,
    "reports": _reported,
    "webhook_calls": _waiting,
    "puzzle_rating": _rated,
    "puzzles": _tried,
}
_PRIVATE: Final = ("password", "reset_key", "reset_until", "epoch", "login_look")  # of no use to anybody but the server


@router.get(
    "/me/export",
    response_model=Export,
    responses={401: {"model": ErrorBody, "description": "No token, or one that is not valid."}},
)
async def export(person: SomePerson, services: S) -> Response:
    """All that the server has stored of you, to keep or to take elsewhere."""
    services.limiters.exports.require(person.id, "exports")
    found = {name: await services.database.read(query, {"who": person.id}) for name, query in _QUERIES.items()}
    body = await asyncio.to_thread(_written, person, found)  # for it can be hundreds of games
    headers = {"Content-Disposition": 'attachment; filename="feira.json"'}
    return Response(body, media_type="application/json", headers=headers)


def _written(person: Person, found: Mapping[str, list[Any]]) -> bytes:
    """As JSON; games that run are there as everybody sees them."""
    [campaign] = [orjson.loads(row.body) for row in found["campaign"]] or [None]
    everything = {
        "exported": now_ms(),
        "person": {name: value for name, value in person._asdict().items() if name not in _PRIVATE},
        "campaign": campaign,
        "tables": [orjson.loads(row.summary) for row in found["tables"]],
        "records": [{"code": row.code, "record": orjson.loads(row.body)} for row in found["records"]],
        "play": [each for row in found["play"] if (each := _play(row, person)) is not None],
        "uploaded": [{"code": row.code, "record": orjson.loads(row.body)} for row in found["uploaded"]],
        "chat": [{"table": row.code, "at": row.at, "name": row.name, "text": row.text} for row in found["chat"]],
        "reports": [{"table": row.code, "at": row.at, "text": row.text} for row in found["reports"]],
        "webhook_calls": [orjson.loads(row.body) for row in found["webhook_calls"]],
        "puzzle_rating": next((_named(_RATED, row) for row in found["puzzle_rating"]), None),
        "puzzles": [_named(_TRIED, row) for row in found["puzzles"]],
    }
    return orjson.dumps(everything, option=orjson.OPT_INDENT_2)


def _named(names: Sequence[str], row: Sequence[Any]) -> Json:
    return dict(zip(names, row, strict=True))


def _play(row: Any, person: Person) -> Json | None:
    """What an analysis says of how somebody played."""
    seat = own_seat(orjson.loads(row.summary), person.id)
    return None if seat is None else {"code": row.code, "judge": row.judge, "play": orjson.loads(row.play)[seat]}
