"""The route for what if: a finished game continues from one of its positions, at a table of its own."""

import asyncio
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path

from feira.core.game import Json
from feira.records import Replay
from feira.server.analyses import finished_record
from feira.server.clock import now_ms
from feira.server.commands import new_seed
from feira.server.errors import ErrorBody
from feira.server.ids import new_code
from feira.server.people import Person
from feira.server.records import entered
from feira.server.refused import ServerRefused
from feira.server.services import S, SomePerson
from feira.server.shapes.branches import NewBranch
from feira.server.shapes.tables import Summary
from feira.table.branches import Beginning, branched, drawn_again, kept
from feira.table.commands import Create

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    403: {"model": ErrorBody, "description": "The table is locked, and you have not played there."},
    404: {"model": ErrorBody, "description": "There is no such record, or no such position in it."},
    409: {"model": ErrorBody, "description": "The game is not finished, or can't be continued like that."},
}
router = APIRouter(tags=["records"], responses=_REFUSALS)
Code = Annotated[str, Path(max_length=16, examples=["K7QF2MPXW9"])]


@router.post("/records/{code}/branches", status_code=201)
async def branch(code: Code, wanted: NewBranch, services: S, person: SomePerson) -> Summary:
    """Continue a finished game from one of its positions against bots, at a new table."""
    record = await finished_record(services, code, person)
    if "data" in record:
        raise ServerRefused("own-pieces", "a game with pieces of its own can't be continued here")
    row, _ = await entered(services, code, person)
    seed, visibility = await _of_table(services, code, brought=row.person is not None)
    if wanted.hidden == "kept" and seed is None:
        raise ServerRefused("not-kept", "what was still to be drawn isn't in an imported record: let it be drawn again")
    replay = await asyncio.to_thread(Replay, orjson.loads(row.body))
    players = record["options"]["players"]
    if wanted.step >= len(replay) or wanted.seat >= players:
        raise ServerRefused("no-such-position", f"seat {wanted.seat} can't continue after {wanted.step} moves")
    command = Create(
        by=person.id,
        game=record["game"],
        options=record["options"],
        seats=_seats(person, players, wanted),
        visibility=visibility,
        seating="kept",
        branch={"of": code, "step": wanted.step, "hidden": wanted.hidden},
    )
    async with services.lobby.allow_new_table(person.id):
        beginning = await asyncio.to_thread(_beginning, replay, wanted, seed)
        table = await asyncio.to_thread(branched, new_code(), command, beginning, now_ms())
        return Summary.model_validate(await services.hub.adopt(*table))


async def _of_table(services: S, code: str, *, brought: bool) -> tuple[int | None, str]:
    """The seed of the game, if its table is here, and who may see the branch: not more people than saw the game."""
    if brought:
        return None, "link"
    async with services.hub.reading(code, trusted=True) as table:
        return table.started.seed, "locked" if table.visibility == "locked" else "link"


def _seats(person: Person, players: int, wanted: NewBranch) -> tuple[Json, ...]:
    me = {"kind": "person", "person": person.id, "name": person.name}
    return tuple(me if seat == wanted.seat else {"kind": "bot", "bot": wanted.bot} for seat in range(players))


def _beginning(replay: Replay, wanted: NewBranch, seed: int | None) -> Beginning:
    if wanted.hidden == "kept" and seed is not None:
        return kept(replay, wanted.step, seed)
    return drawn_again(replay, wanted.step, wanted.seat, new_seed())
