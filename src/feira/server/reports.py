"""Reports: a player says what is wrong at a table, and moderators see it on the page."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from sqlalchemy import bindparam, insert, select, update

from feira.server.clock import now_ms
from feira.server.errors import ErrorBody
from feira.server.ids import new_number
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import reports, tables
from feira.server.services import S, SomePerson
from feira.server.shapes.reports import NewReport, ReportList, ReportShape
from feira.server.shapes.tables import ChatMessage
from feira.server.tables import Code

router = APIRouter(
    tags=["reports"], responses={401: {"model": ErrorBody, "description": "No token, or one that is not valid."}}
)
_MOST: Final = 100
_LAST: Final = 2**63 - 1  # the greatest number that a database has
_CHAT_LINES: Final = 20  # that a report comes with
_insert: Final = insert(reports)
_done: Final = update(reports).where(reports.c.id == bindparam("number")).values(done=True)
_open: Final = (
    select(reports, tables.c.code, tables.c.game)
    .join(tables, tables.c.id == reports.c.table_id)
    .where(reports.c.done.is_(False))
    .order_by(reports.c.id.desc())
    .limit(_MOST)
)
_REFUSALS: dict[int | str, dict[str, Any]] = {403: {"model": ErrorBody, "description": "You are not a moderator."}}


@router.post(
    "/tables/{code}/reports",
    status_code=201,
    responses={
        403: {"model": ErrorBody, "description": "The table is locked."},
        404: {"model": ErrorBody, "description": "There is no such table."},
    },
)
async def report(code: Code, wanted: NewReport, services: S, person: SomePerson) -> None:
    """Tell the moderators what is wrong at a table that you may watch."""
    async with services.hub.reading(code, person.id):
        pass
    services.limiters.chats.require(person.id, "messages")
    row = {"id": new_number(), "at": now_ms(), "person": person.id, "name": person.name, "text": wanted.text}
    row |= {"table_id": await services.repository.find(code), "done": False}
    await services.group_commit.write([(_insert, [row])])


@router.get("/reports", responses=_REFUSALS)
async def look(services: S, person: SomePerson) -> ReportList:
    """All reports that nobody has dealt with yet, newest first, with the last words of the chat; for moderators."""
    _require_moderator(person)
    found = [
        ReportShape(
            id=str(row.id),
            at=row.at,
            name=row.name,
            person=row.person,
            table=row.code,
            game=row.game,
            text=row.text,
            chat=[ChatMessage(**said) for said in (await services.chat.history(row.code))[-_CHAT_LINES:]],
        )
        for row in await services.database.read(_open)
    ]
    return ReportList(reports=found)


@router.post("/reports/{number}/done", status_code=204, responses=_REFUSALS)
async def done(number: Annotated[str, Path(pattern=r"^[0-9]{1,19}$")], services: S, person: SomePerson) -> None:
    """You have dealt with a report; nobody sees it any more. For moderators."""
    _require_moderator(person)
    await services.group_commit.write([(_done, [{"number": min(int(number), _LAST)}])])


def _require_moderator(person: Person) -> None:
    if not person.moderator:
        raise ServerRefused("not-moderator", "only moderators may do that")
