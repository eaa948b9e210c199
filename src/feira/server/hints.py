"""Routes for help in a running game: a good move, a warning before a blunder, what each next tile would be worth."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path

from feira.server import hint_work
from feira.server.errors import ErrorBody
from feira.server.services import MaybePerson, S, SomePerson
from feira.server.shapes.hints import HintAnswer, HintsShape, HintWish, HopesAnswer, WarningAnswer, WarningWish

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    403: {"model": ErrorBody, "description": "Not your seat, or a table without hints."},
    404: {"model": ErrorBody, "description": "There is no such table, or no such seat."},
    409: {"model": ErrorBody, "description": "Not your turn, the game has moved on, or nothing judges such games."},
}
router = APIRouter(tags=["tables"], responses=_REFUSALS)
Code = Annotated[str, Path(max_length=16, examples=["K7QF2MPXW9"])]


@router.get("/tables/{code}/hints")
async def status(code: Code, services: S, person: MaybePerson) -> HintsShape:
    """Whether players of a table may ask for hints."""
    found = await services.hints.status(code, None if person is None else person.id)
    return HintsShape.model_validate({"status": found})


@router.post("/tables/{code}/hints")
async def hint(code: Code, wanted: HintWish, services: S, person: SomePerson) -> HintAnswer:
    """A good move for your seat and why it is good, as far as your seat can know. Everybody sees that you asked."""
    found = await services.hints.ask(code, person.id, wanted.seat, wanted.expected_version, hint_work.hint)
    return HintAnswer.model_validate(found)


@router.post("/tables/{code}/warnings")
async def warning(code: Code, wanted: WarningWish, services: S, person: SomePerson) -> WarningAnswer:
    """Whether a move that you are about to make is a blunder: then a better one. Everybody sees if you were warned."""
    found = await services.hints.ask(
        code, person.id, wanted.seat, wanted.expected_version, hint_work.warning, wanted.move
    )
    return WarningAnswer.model_validate(found)


@router.post("/tables/{code}/hopes")
async def hopes(code: Code, wanted: HintWish, services: S, person: SomePerson) -> HopesAnswer:
    """What each tile that may be drawn next is worth to your seat. Everybody sees that you asked."""
    found = await services.hints.ask(code, person.id, wanted.seat, wanted.expected_version, hint_work.hopes)
    return HopesAnswer.model_validate(found)
