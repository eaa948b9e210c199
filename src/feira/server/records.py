"""Routes for records: games that are over, and those that people bring from elsewhere."""

import asyncio
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import insert, select
from starlette.responses import Response

from feira.core.game import EVERYTHING, Event, Json
from feira.core.ledger import Ledger, ledger
from feira.core.text_board import board_for_page
from feira.records import Replay, check_record
from feira.server.clock import now_ms
from feira.server.errors import ErrorBody
from feira.server.ids import new_code
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import records
from feira.server.services import MaybePerson, S, SomePerson, limited_as
from feira.server.shapes.records import (
    BroughtRecord,
    Kept,
    LedgerShape,
    NewRecord,
    Record,
    ReplayProspects,
    ReplayShape,
)
from feira.table.choices import plain

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "A token that is not valid."},
    403: {"model": ErrorBody, "description": "The table is locked, and you have not played there."},
    404: {"model": ErrorBody, "description": "There is no such record."},
}
router = APIRouter(tags=["records"], responses=_REFUSALS)
Code = Annotated[str, Path(max_length=16, examples=["K7QF2MPXW9"])]
_insert: Final = insert(records)
_LISTED: Final = 50


@router.get(
    "/tables/{code}/record",
    response_model=Record,
    responses={409: {"model": ErrorBody, "description": "The game is not finished: its record has secrets."}},
)
async def of_table(code: Code, services: S, person: MaybePerson) -> Response:
    """The record of a table whose game is finished."""
    async with services.hub.reading(code, None if person is None else person.id) as table:
        record = table.record()
    return Response(orjson.dumps(await asyncio.to_thread(record)), media_type="application/json")


@router.get("/records/{code}", response_model=Record)
async def find(code: Code, services: S, person: MaybePerson) -> Response:
    """A record."""
    row = await row_of(services, code, person)
    return Response(row.body, media_type="application/json")


@router.get("/records")
async def brought(services: S, person: SomePerson) -> list[BroughtRecord]:
    """The records that you have brought from elsewhere, the last ones first."""
    columns = (records.c.code, records.c.game, records.c.names, records.c.finished)
    query = select(*columns).where(records.c.person == person.id).order_by(records.c.finished.desc()).limit(_LISTED)
    return [
        BroughtRecord(code=row.code, game=row.game, names=orjson.loads(row.names), brought=row.finished)
        for row in await services.database.read(query)
    ]


@router.post(
    "/records",
    status_code=201,
    responses={
        401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
        422: {"model": ErrorBody, "description": "The record is wrong; the message says at which move and why."},
    },
)
async def bring(sent: NewRecord, request: Request, services: S, person: SomePerson) -> Kept:
    """Keep a record from elsewhere, if it is right."""
    body = orjson.dumps(sent.record)
    services.limiters.records.require(person.id, "records")
    await asyncio.to_thread(check_record, sent.record)
    payers = (person.id, limited_as(request))
    services.limiters.record_bytes.require_of_all(payers, "bytes of records", len(body))
    code = new_code()
    row = {
        "code": code,
        "game": sent.record["game"],
        "finished": now_ms(),
        "person": person.id,
        "names": orjson.dumps(sent.record.get("names") or [""] * sent.record["options"]["players"]),
        "body": body,
    }
    await services.group_commit.write([(_insert, [row])])
    return Kept(code=code)


@router.get("/records/{code}/replay", response_model=ReplayShape)
async def replay(code: Code, services: S, person: MaybePerson) -> Response:
    """A game position by position: since it is over, nothing is secret any more."""
    row, of_table = await entered(services, code, person)
    steps = await asyncio.to_thread(_replay, orjson.loads(row.body))
    about = {"names": orjson.loads(row.names), "brought": row.person is not None, "finished": row.finished}
    body = {"code": code, **of_table, **about, **steps}
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/records/{code}/prospects", response_model=ReplayProspects)
async def find_prospects(
    code: Code, services: S, person: MaybePerson, step: Annotated[int, Query(ge=0, le=100_000, examples=[12])]
) -> Response:
    """What could come about on the board at a step of the replay."""
    row = await row_of(services, code, person)
    found = await asyncio.to_thread(_prospects, orjson.loads(row.body), step)
    return Response(orjson.dumps({"prospects": found}), media_type="application/json")


@router.get("/records/{code}/ledger")
async def find_ledger(code: Code, services: S, person: MaybePerson) -> LedgerShape | None:
    """Where the scores of a game come from; null if the game keeps no account of it."""
    row = await row_of(services, code, person)
    account = await asyncio.to_thread(_final_ledger, orjson.loads(row.body))
    return None if account is None else LedgerShape(**account.to_json())


async def row_of(services: S, code: str, person: Person | None) -> Any:
    """The row of a record that somebody may see."""
    row, _ = await entered(services, code, person)
    return row


async def entered(services: S, code: str, person: Person | None) -> tuple[Any, Json]:
    """The row of a record that somebody may see, and what its table knows of the game besides."""
    query = select(records).where(records.c.code == code)
    rows = await services.database.read(query) if code.isalnum() else []
    if not rows:
        raise ServerRefused("no-such-record", f"there is no record {code[:20]!r}")
    if rows[0].person is not None:  # brought from elsewhere
        return rows[0], {"mine": [], "colours": None, "deal": None}
    who = None if person is None else person.id
    async with services.hub.reading(code, who) as table:  # which may be locked
        summary = table.summary()
        return rows[0], {"mine": list(table.seats_of(who)), "colours": summary["colours"], "deal": summary["deal"]}


def _replay(record: Json) -> Json:
    replayed = Replay(record)
    game = replayed.game
    players = record["options"]["players"]
    steps: list[Json] = []
    happened: list[Event] = []
    for n in range(len(replayed) + 1):
        new = replayed.events[n - 1] if n else []
        happened += new
        step: Json = {"n": n, "seat": None, "text": None, "events": [event.to_json() for event in new]}
        if n:
            actions = game.from_json(_move(record["moves"][n - 1]))
            step["text"] = "; ".join(game.to_text(action) for _, action, _ in actions)
            if len(actions) == 1:  # several seats have decided at once otherwise
                step["seat"] = actions[0][0]
        step["observation"] = seen = game.observation(replayed.states, n, EVERYTHING)
        step["text_board"] = board_for_page(seen)
        step["scores"] = [int(game.kernels.score(replayed.states, n, seat)) for seat in range(players)]
        account = ledger(game, replayed.states, n, happened)
        step["ledger"] = None if account is None else account.to_json()
        steps.append(step)
    about = {"game": game.name, "options": record["options"], "lowest_wins": game.spec.lowest_wins}
    return {**about, "takebacks": record.get("takebacks"), "steps": steps, "result": record["result"]}


def _prospects(record: Json, step: int) -> list[Json]:
    replayed = Replay(record)
    if step >= len(replayed):  # nothing more came
        return []
    view = replayed.game.view(replayed.states, step, EVERYTHING)
    return [plain(prospect) for prospect in replayed.game.prospects(view)]


def _final_ledger(record: Json) -> Ledger | None:
    replayed = Replay(record)
    happened = [event for events in replayed.events for event in events]
    return ledger(replayed.game, replayed.states, len(replayed), happened)


def _move(move: Json) -> Json:
    return {name: value for name, value in move.items() if name != "legal"}
