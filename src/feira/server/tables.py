"""Routes for tables: make, find, join, begin and play them."""

from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from feira.core.game import Json
from feira.server.commands import new_seed, read_command
from feira.server.errors import ErrorBody
from feira.server.lists import List, find_tables
from feira.server.lobby import seats_for
from feira.server.refused import ServerRefused
from feira.server.services import MaybePerson, S, SomePerson
from feira.server.shapes.games import Game
from feira.server.shapes.tables import (
    LONGEST_WORDS,
    ChatLog,
    ChoiceList,
    CommandShape,
    Done,
    Lately,
    NewTable,
    Prospects,
    SeatedBot,
    SeatName,
    State,
    Summary,
    TableChange,
    TableList,
    WhyNot,
)
from feira.table.commands import Change, Close, Create, Leave, SeatBot, Sit, Start, Unseat

_REFUSALS: dict[int | str, dict[str, Any]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    403: {"model": ErrorBody, "description": "Not your seat, not your table, or locked."},
    404: {"model": ErrorBody, "description": "There is no such table."},
    409: {"model": ErrorBody, "description": "Not now; the code says why."},
}
router = APIRouter(tags=["tables"], responses=_REFUSALS)

MOST_LATELY: Final = 60
Code = Annotated[str, Path(max_length=16, examples=["K7QF2MPXW9"])]
Seat = Annotated[int, Path(ge=0, le=9, examples=[1])]


@router.get("/tables", response_model=TableList)
async def find(
    services: S,
    person: MaybePerson,
    which: Annotated[
        List, Query(alias="list", description="Public ones, or yours, or those where it is your turn.")
    ] = "open",
    game: Annotated[Game | None, Query()] = None,
    after: Annotated[str | None, Query(pattern=r"^[0-9]{1,19}$", description="`next` of the page before.")] = None,
) -> Response:
    """Tables, newest first."""
    if which in ("mine", "turn", "past") and person is None:
        raise ServerRefused("no-token", "say who you are: a token is needed for this")
    page = await find_tables(services.database, which, None if person is None else person.id, game, after)
    return _json(page.to_json())


@router.post("/tables", status_code=201)
async def create(wanted: NewTable, services: S, person: SomePerson) -> Summary:
    """Create a table; you become its host. With `start` the game begins right away."""
    command = Create(
        by=person.id,
        game=wanted.game,
        options=wanted.options,
        seats=seats_for(person, [seat.model_dump() for seat in wanted.seats]),
        clock=wanted.clock.model_dump(),
        visibility=wanted.visibility,
        seating=wanted.seating,
        hints=wanted.hints,
        name=wanted.name,
        deal=wanted.deal,
    )
    return Summary.model_validate(await services.lobby.create(person, command, start=wanted.start))


@router.get("/tables/{code}")
async def look(code: Code, services: S, person: MaybePerson) -> Summary:
    """A table as lists show it."""
    return await _summary(services, code, None if person is None else person.id)


@router.patch("/tables/{code}")
async def change(code: Code, wanted: TableChange, services: S, person: SomePerson) -> Summary:
    """Change options, seating and hints (before the game), clock, visibility, chat or name; only the host may."""
    values = wanted.model_dump(exclude_unset=True)
    await services.hub.do(code, Change(by=person.id, values=values))
    return await _summary(services, code, person.id)


@router.post("/tables/{code}/seats/{seat}")
async def sit(code: Code, seat: Seat, wanted: SeatName, services: S, person: SomePerson) -> Summary:
    """Sit down on an open seat, or change name and colour of your own. Several may be yours: people at your screen."""
    async with services.hub.reading(code, person.id) as table:
        called = table.names[seat] if seat in table.seats_of(person.id) else person.name
    await services.hub.do(code, Sit(by=person.id, seat=seat, name=wanted.name or called, colour=wanted.colour))
    return await _summary(services, code, person.id)


@router.delete("/tables/{code}/seats/{seat}")
async def leave(code: Code, seat: Seat, services: S, person: SomePerson) -> Summary:
    """Leave your seat before the game; the host may make any seat free."""
    async with services.hub.reading(code, person.id) as table:
        own = seat in table.seats_of(person.id)
    await services.hub.do(code, Leave(by=person.id, seat=seat) if own else Unseat(by=person.id, seat=seat))
    return await _summary(services, code, None, trusted=True)


@router.put("/tables/{code}/seats/{seat}/bot")
async def seat_bot(code: Code, seat: Seat, wanted: SeatedBot, services: S, person: SomePerson) -> Summary:
    """Let a bot play on a seat that no person has; only the host may."""
    await services.hub.do(code, SeatBot(by=person.id, seat=seat, bot=wanted.bot))
    return await _summary(services, code, person.id)


@router.post("/tables/{code}/start")
async def start(code: Code, services: S, person: SomePerson) -> Summary:
    """Begin the game; only the host may, when every seat is taken. Seats may change: see `seating`."""
    await services.hub.do(code, Start(by=person.id, seed=new_seed()))
    return await _summary(services, code, person.id)


@router.post("/tables/{code}/rematch")
async def rematch(code: Code, services: S, person: SomePerson) -> Summary:
    """Play again: a new table with the same people, each one seat further on."""
    return await _summary(services, await services.lobby.rematch(code, person), person.id)


@router.post("/tables/{code}/close")
async def close(code: Code, services: S, person: SomePerson) -> Summary:
    """End the table without a result; only the host may."""
    await services.hub.do(code, Close(by=person.id))
    return await _summary(services, code, person.id)


@router.post("/tables/{code}/commands")
async def command(code: Code, wanted: CommandShape, services: S, person: SomePerson) -> Done:
    """What can also be said over the WebSocket: a move, an undo and so on."""
    if wanted.type == "rematch":
        return Done(code=await services.lobby.rematch(code, person))
    if wanted.type == "chat":
        await services.chat.say(code, person, wanted.text)
        return Done()
    message: Json = wanted.model_dump(exclude_none=True)
    return Done(version=await services.hub.do(code, read_command(message, person.id), wanted.history))


@router.get("/tables/{code}/state", response_model=State)
async def state(
    code: Code,
    services: S,
    person: MaybePerson,
    seat: Annotated[int | None, Query(ge=0, le=9, description="Of yours; if not given, one that must decide.")] = None,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The version you have.")] = None,
    choices: Annotated[bool, Query(description="Whether you want your legal moves too, if you must decide.")] = False,
    history: Annotated[int | None, Query(ge=0, le=2**53, description="`updated` of the version you have.")] = None,
) -> Response:
    """How a table stands, as your seat or a spectator sees it, and what has happened since a version."""
    who = None if person is None else person.id
    message = await services.hub.state(code, who, seat, since, choices=choices, history=history)
    return _json(message)


@router.get("/tables/{code}/lately", response_model=Lately)
async def lately(
    code: Code,
    services: S,
    person: MaybePerson,
    moves: Annotated[int, Query(ge=1, le=MOST_LATELY, description="How many moves to go back.")],
    seat: Annotated[int | None, Query(ge=0, le=9, description="Of yours; if not given, one that must decide.")] = None,
) -> Response:
    """The last moves of a game, position by position, as your seat or a spectator saw them. Nothing new is in them."""
    found = await services.hub.lately(code, None if person is None else person.id, seat, moves)
    return _json(orjson.dumps(found))


@router.get("/tables/{code}/prospects", response_model=Prospects)
async def prospects(
    code: Code,
    services: S,
    person: MaybePerson,
    seat: Annotated[int | None, Query(ge=0, le=9, description="Of yours; if not given, one that must decide.")] = None,
) -> Response:
    """What may come about on the board, whoever's turn it is, as far as your seat or a spectator knows."""
    found = await services.hub.prospects(code, None if person is None else person.id, seat)
    return _json(orjson.dumps(found))


@router.get("/tables/{code}/choices", response_model=ChoiceList)
async def choices(
    code: Code, services: S, person: SomePerson, seat: Annotated[int, Query(ge=0, le=9, examples=[0])]
) -> Response:
    """Every legal move of your seat, with what it would cost and bring."""
    version, found = await services.hub.choices(code, person.id, seat)
    return _json(b'{"version":%d,"seat":%d,"choices":%b}' % (version, seat, found))


@router.get("/tables/{code}/why_not")
async def why_not(
    code: Code,
    services: S,
    person: SomePerson,
    seat: Annotated[int, Query(ge=0, le=9, examples=[0])],
    move: Annotated[
        str,
        Query(
            max_length=LONGEST_WORDS,
            examples=["stand fish C3"],
            description="A move, or the words it begins or ends with.",
        ),
    ],
) -> WhyNot:
    """Why your seat can't make a move now, without trying it: of several moves, the one that is nearest to legal."""
    return WhyNot.model_validate(await services.hub.why_not(code, person.id, seat, move))


@router.get("/tables/{code}/chat", response_model=ChatLog)
async def chat(code: Code, services: S, person: MaybePerson) -> Response:
    """What was said last at a table."""
    async with services.hub.reading(code, None if person is None else person.id):
        pass
    return _json(orjson.dumps({"messages": await services.chat.history(code)}))


async def _summary(services: S, code: str, person: str | None, *, trusted: bool = False) -> Summary:
    async with services.hub.reading(code, person, trusted=trusted) as table:
        return Summary.model_validate(table.summary())


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
