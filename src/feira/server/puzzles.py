"""Routes for puzzles. The answer to a puzzle is sent only to people who have found it or given up."""

import asyncio
import time
from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from feira.core.game import Json
from feira.core.text_board import board_for_page
from feira.puzzles import Puzzle
from feira.server.errors import ErrorBody
from feira.server.people import Person
from feira.server.puzzle_desk import PuzzleDesk, Standing
from feira.server.services import MaybePerson, S, SomePerson
from feira.server.shapes.puzzles import (
    DayShape,
    PuzzleAnswer,
    PuzzleGame,
    PuzzleShape,
    PuzzlesShape,
    PuzzleVerdict,
    Solution,
    Solver,
    ThemeCount,
)
from feira.table.choices import choices_of

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    404: {"model": ErrorBody, "description": "There is no such puzzle."},
    409: {"model": ErrorBody, "description": "The move isn't legal there."},
}
router = APIRouter(tags=["puzzles"], responses=_REFUSALS)
PuzzleId = Annotated[str, Path(max_length=16, examples=["b225b22d40"])]
Filter = Annotated[str | None, Query(max_length=40)]


@router.get("/puzzles")
async def overview(services: S, person: MaybePerson) -> PuzzlesShape:
    """Which puzzles there are, today's puzzle, and your rating."""
    desk, who = services.puzzles, _id(person)
    shelf = await desk.shelf()
    counts = Counter(puzzle.game.name for puzzle in shelf.values())
    themes = Counter((puzzle.game.name, theme) for puzzle in shelf.values() for theme in puzzle.themes)
    return PuzzlesShape(
        games=[
            PuzzleGame(
                game=game,
                puzzles=count,
                themes=[ThemeCount(name=name, puzzles=themes[game, name]) for name in shelf.themes[game]],
            )
            for game, count in counts.items()
        ],
        day=await _day(desk, who) if shelf else None,
        solver=_solver(await desk.solver(who)),
    )


@router.get("/puzzles/day", response_model=PuzzleShape)
async def of_day(services: S, person: MaybePerson) -> Response:
    """Today's puzzle: the same for everybody, in UTC."""
    return await _answer(services.puzzles, await services.puzzles.of_day(), person)


@router.get("/puzzles/next", response_model=PuzzleShape)
async def find_next(
    services: S, person: MaybePerson, game: Filter = None, theme: Filter = None, after: Filter = None
) -> Response:
    """A puzzle that you haven't tried yet and that suits your rating; `after` names one that you skip."""
    found = await services.puzzles.next(_id(person), game, theme, after)
    return await _answer(services.puzzles, found, person)


@router.get("/puzzles/{puzzle}", response_model=PuzzleShape)
async def find(puzzle: PuzzleId, services: S, person: MaybePerson) -> Response:
    """A puzzle."""
    return await _answer(services.puzzles, await services.puzzles.puzzle(puzzle), person)


@router.post("/puzzles/{puzzle}/tries")
async def answer(puzzle: PuzzleId, given: PuzzleAnswer, services: S, person: SomePerson) -> PuzzleVerdict:
    """Answer a puzzle, or give up. Your first answer is rated; after that you may try as often as you like."""
    desk = services.puzzles
    asked = await desk.puzzle(puzzle)
    move = None if given.move is None else _legal(asked, given.move)
    solved = move in asked.best
    entered = await desk.enter(person.id, asked, solved=solved)
    return PuzzleVerdict(
        solved=solved,
        loss=None if move is None else asked.losses[move],
        counted=entered.counted,
        change=round(entered.after.rating.rating) - round(entered.before.rating.rating),
        solver=_solver(entered.after),
        solution=await asyncio.to_thread(_solution, asked) if solved or move is None else None,
    )


def _legal(puzzle: Puzzle, text: str) -> str:
    """A move as its game writes it; MoveError or Illegal says what is wrong with it."""
    action = puzzle.game.from_text(text)
    if refusal := puzzle.game.why_not(puzzle.view, 0, puzzle.seat, [action]):
        raise refusal
    return puzzle.game.to_text(action)


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


async def _day(desk: PuzzleDesk, who: str | None) -> DayShape:
    puzzle = await desk.of_day()
    tries = await desk.tries(who)
    return DayShape(date=_date(desk), id=puzzle.id, game=puzzle.game.name, solved=tries.get(puzzle.id))


def _date(desk: PuzzleDesk) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(desk.today() * 86_400))


async def _answer(desk: PuzzleDesk, puzzle: Puzzle, person: Person | None) -> Response:
    tries = await desk.tries(_id(person))
    of_day = _date(desk) if await desk.of_day() is puzzle else None
    body = {
        "id": puzzle.id,
        "game": puzzle.game.name,
        "seat": puzzle.seat,
        "moves": len(puzzle.opening["moves"]),
        "rating": round((await desk.difficulty(puzzle)).rating.rating),
        "of_day": of_day,
        "solved": tries.get(puzzle.id),
        **await asyncio.to_thread(_seen, puzzle),
    }
    return Response(orjson.dumps(body), media_type="application/json")


@lru_cache(maxsize=256)
def _seen(puzzle: Puzzle) -> Json:
    """The position as its seat sees it."""
    seen = puzzle.game.observation(puzzle.view, 0, puzzle.seat)
    choices = choices_of(puzzle.game, puzzle.view, puzzle.seat)
    return {"observation": seen, "text_board": board_for_page(seen), "choices": choices}


def _solution(puzzle: Puzzle) -> Solution:
    solution = {
        "best": _told(puzzle, puzzle.best[0]),
        "instead": _told(puzzle, puzzle.next_best),
        "gap": puzzle.losses[puzzle.next_best],
        "margin": puzzle.margin,
        "why": [reason.to_json() for reason in puzzle.why(puzzle.next_best)],
        "themes": list(puzzle.themes),
    }
    return Solution.model_validate(solution)


def _told(puzzle: Puzzle, move: str) -> Json:
    return {"move": move, "json": puzzle.game.to_json(puzzle.seat, puzzle.game.from_text(move))}


def _solver(standing: Standing) -> Solver:
    return Solver(
        rating=round(standing.rating.rating),
        deviation=round(standing.rating.deviation),
        tried=standing.tried,
        solved=standing.solved,
    )
