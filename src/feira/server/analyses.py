"""Routes for analyses: why a finished game came out as it did."""

import asyncio
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from feira.analysis.study import judge_name
from feira.core.game import Json
from feira.core.text_board import board_for_page
from feira.games import get_game
from feira.records import Replay
from feira.server import analysis_work
from feira.server.analyst import Analyst
from feira.server.errors import ErrorBody
from feira.server.people import Person
from feira.server.records import row_of
from feira.server.refused import ServerRefused
from feira.server.services import MaybePerson, S, SomePerson
from feira.server.shapes.analyses import AnalysisShape, PositionShape, TriedMove, TriedShape
from feira.table.choices import choices_of

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    403: {"model": ErrorBody, "description": "The table is locked, and you have not played there."},
    404: {"model": ErrorBody, "description": "There is no such record, or no analysis of it."},
    409: {"model": ErrorBody, "description": "The game is not finished: nothing is known of it before that."},
}
router = APIRouter(tags=["records"], responses=_REFUSALS)
Code = Annotated[str, Path(max_length=16, examples=["K7QF2MPXW9"])]


@router.get("/records/{code}/analysis", response_model=AnalysisShape)
async def find(code: Code, services: S, person: MaybePerson) -> Response:
    """Why a finished game came out as it did, as far as that is known by now."""
    return await _answer(services.analyst, code, person, await judge_of(services, code, person))


@router.post("/records/{code}/analysis", response_model=AnalysisShape, status_code=202)
async def ask(code: Code, services: S, person: SomePerson) -> Response:
    """Analyse a finished game, if that was not done yet. Ask again and again how far it is."""
    judge = await judge_of(services, code, person)
    if judge is not None:
        row = await services.analyst.find(code, judge)
        if row is None or row.status in ("stopped", "failed"):
            services.limiters.analyses.require(person.id, "analyses")
        if row is None or row.status != "done":
            await services.analyst.ask(code, person.id, judge)
    return await _answer(services.analyst, code, person, judge, status=202)


@router.delete("/records/{code}/analysis", response_model=AnalysisShape)
async def stop(code: Code, services: S, person: SomePerson) -> Response:
    """Stop an analysis that you have asked for. What was found out by then stays."""
    judge = await judge_of(services, code, person)
    await services.analyst.stop(code, person.id)
    return await _answer(services.analyst, code, person, judge)


@router.get("/records/{code}/position", response_model=PositionShape)
async def position(
    code: Code,
    services: S,
    person: MaybePerson,
    step: Annotated[int, Query(ge=0, le=100_000, examples=[12])],
    seat: Annotated[int, Query(ge=0, le=9, examples=[0])],
) -> Response:
    """A position of a finished game as a seat knew it when it had to decide, with its legal moves."""
    record = await finished_record(services, code, person)
    found = await asyncio.to_thread(_position, record, step, seat)
    return Response(orjson.dumps({"step": step, "seat": seat, **found}), media_type="application/json")


@router.post("/records/{code}/tries")
async def try_move(code: Code, tried: TriedMove, services: S, person: SomePerson) -> TriedShape:
    """Try a move in a position of a finished game: is it nearly as good as the best one?"""
    record = await finished_record(services, code, person)
    if await asyncio.to_thread(_judge, record) is None:
        raise ServerRefused("no-judge", "games of this kind can't be analysed yet")
    action = await asyncio.to_thread(_legal, record, tried)
    services.limiters.tries.require(person.id, "tries")
    body = orjson.dumps(record)
    found = await services.analyst.run(analysis_work.judge_move, body, tried.step, tried.seat, action)
    return TriedShape(**found)


async def judge_of(services: S, code: str, person: Person | None) -> str | None:
    """What judges the game of a record that somebody may see; Refused while it is not finished."""
    return await asyncio.to_thread(_judge, await finished_record(services, code, person))


async def finished_record(services: S, code: str, person: Person | None) -> Json:
    """The record of a finished game that somebody may see; Refused if it is running, and nothing is said about it."""
    try:
        row = await row_of(services, code, person)
    except ServerRefused as refused:
        await _require_no_table(services, code, person)
        raise refused
    record: Json = orjson.loads(row.body)
    if record["result"] is None:
        raise ServerRefused("not-finished", "this game was never finished: only finished games can be analysed")
    return record


async def _require_no_table(services: S, code: str, person: Person | None) -> None:
    """Refused `not-finished` or `locked` if there is a table, which then has no record."""
    try:
        async with services.hub.reading(code, None if person is None else person.id) as table:
            table.result()
    except ServerRefused as refused:
        if refused.code != "no-such-table":
            raise


def _asked(record: Json, step: int, seat: int) -> Replay:
    """The replay of a game in which a seat had to decide at a step."""
    replayed = Replay(record)
    if step >= len(replayed) or seat not in replayed.game.to_act(replayed.states, step):
        raise ServerRefused("no-such-position", f"seat {seat} had nothing to decide after {step} moves")
    return replayed


def _legal(record: Json, tried: TriedMove) -> int:
    """The action of a move; MoveError or Illegal says what is wrong with it."""
    replayed = _asked(record, tried.step, tried.seat)
    action = replayed.game.from_text(tried.move)
    if refusal := replayed.game.why_not(replayed.states, tried.step, tried.seat, [action]):
        raise refusal
    return action


def _position(record: Json, step: int, seat: int) -> Json:
    replayed = _asked(record, step, seat)
    game = replayed.game
    seen = game.observation(replayed.states, step, seat)
    choices = choices_of(game, game.view(replayed.states, step, seat), seat)
    return {"observation": seen, "text_board": board_for_page(seen), "choices": choices}


def _judge(record: Json) -> str | None:
    return judge_name(get_game(record["game"]), record["options"])


async def _answer(
    analyst: Analyst, code: str, person: Person | None, judge: str | None, *, status: int = 200
) -> Response:
    row = None if judge is None else await analyst.find(code, judge)
    progress = analyst.progress(code)
    answer: Json = {
        "code": code,
        "status": "unavailable" if judge is None else "none" if row is None else row.status,
        "mine": row is not None and person is not None and row.person == person.id,
        "effort": None if row is None else row.effort,
        "done": 0 if progress is None else progress.done,
        "total": None if progress is None else progress.total,
        "result": None if row is None or row.body is None else orjson.Fragment(row.body),
    }
    return Response(orjson.dumps(answer), status_code=status, media_type="application/json")
