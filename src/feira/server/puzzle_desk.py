"""Where people get puzzles and have their answers judged: only the first answer to a puzzle counts."""

import asyncio
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from feira.puzzles import Puzzle, Shelf
from feira.puzzles.rating import NEW_SOLVER, Rating, of_new_puzzle
from feira.server.clock import now_ms
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.refused import ServerRefused
from feira.server.schema import people, puzzle_tries, puzzles, solvers

_DAY_MS: Final = 86_400_000
_still_here: Final = select(people.c.id).where(people.c.id == bindparam("who")).with_for_update(read=True)
_ATTEMPTS: Final = 5  # when somebody else is the first at the same moment


class Standing(NamedTuple):
    """A person or a puzzle, rated."""

    rating: Rating
    tried: int = 0
    solved: int = 0

    def after(self, other: "Standing", *, solved: bool, won: bool) -> "Standing":
        """After a try."""
        return Standing(self.rating.after(other.rating, float(won)), self.tried + 1, self.solved + solved)


class Entered(NamedTuple):
    """What an answer has changed."""

    counted: bool  # whether it was the first one
    before: Standing  # of the person
    after: Standing


@cache
def _shelf() -> Shelf:
    return Shelf.shipped()


class PuzzleDesk:
    """The puzzles of this server, and who has solved which."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loading = asyncio.Lock()

    async def shelf(self) -> Shelf:
        """All puzzles; reading them the first time takes a moment."""
        async with self._loading:
            return await asyncio.to_thread(_shelf)

    async def puzzle(self, name: str) -> Puzzle:
        """A puzzle by its id."""
        try:
            return (await self.shelf())[name]
        except KeyError:
            raise ServerRefused("no-such-puzzle", f"there is no puzzle {name[:20]!r}") from None

    def today(self) -> int:
        """The day, counted from 1970; it is the same everywhere."""
        return now_ms() // _DAY_MS

    async def of_day(self) -> Puzzle:
        """Today's puzzle."""
        found = (await self.shelf()).of_day(self.today())
        if found is None:
            raise ServerRefused("no-such-puzzle", "there are no puzzles here")
        return found

    async def next(self, person: str | None, game: str | None, theme: str | None, after: str | None) -> Puzzle:
        """A puzzle that a person hasn't tried, about as difficult as they are good; if all are tried, any other.

        Today's puzzle comes last. If they skip one after the other, they see all before one comes again.
        """
        shelf = await self.shelf()
        tried = await self.tries(person)
        level = (await self.solver(person)).rating.rating
        fitting = [
            puzzle
            for puzzle in shelf.values()
            if game in (None, puzzle.game.name) and (theme is None or theme in puzzle.themes)
        ]
        if not fitting:
            raise ServerRefused("no-such-puzzle", "there are no such puzzles: /api/puzzles lists games and themes")
        today = await self.of_day()
        new = [puzzle for puzzle in fitting if puzzle.id not in tried] or fitting
        order = sorted(new, key=lambda puzzle: (puzzle is today, abs(puzzle.rating - level), puzzle.id))
        skipped = next((n for n, puzzle in enumerate(order) if puzzle.id == after), -1)
        return order[(skipped + 1) % len(order)]

    async def tries(self, person: str | None) -> dict[str, bool]:
        """The puzzles that a person has tried, and whether they solved them."""
        if person is None:
            return {}
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved).where(puzzle_tries.c.person == person)
        return {row.puzzle: row.solved for row in await self._database.read(query)}

    async def solver(self, person: str | None) -> Standing:
        """How well a person solves puzzles."""
        rows = [] if person is None else await self._database.read(select(solvers).where(solvers.c.person == person))
        return _standing(rows[0]) if rows else Standing(NEW_SOLVER)

    async def difficulty(self, puzzle: Puzzle) -> Standing:
        """How difficult a puzzle has turned out to be."""
        rows = await self._database.read(select(puzzles).where(puzzles.c.id == puzzle.id))
        return _standing(rows[0]) if rows else _new(puzzle)

    async def enter(self, person: str, puzzle: Puzzle, *, solved: bool) -> Entered:
        """Note a person's answer, if it is their first to this puzzle, and rate both."""
        for _ in range(_ATTEMPTS):
            if puzzle.id in await self.tries(person):
                break
            try:
                async with self._database.transaction() as connection:
                    return await self._rate(connection, person, puzzle, solved)
            except IntegrityError:
                continue  # the same person on another page, or the same new puzzle
            except STORAGE_TROUBLE as error:
                raise storage_error(error) from error
        else:
            raise ServerRefused("busy", "this puzzle is being answered from somewhere else; try again")
        now = await self.solver(person)
        return Entered(counted=False, before=now, after=now)

    async def _rate(self, connection: AsyncConnection, person: str, puzzle: Puzzle, solved: bool) -> Entered:
        """In one transaction, so that no try is counted half, and none of a person who is being deleted."""
        if not (await connection.execute(_still_here, {"who": person})).all():
            raise ServerRefused("bad-token", "this token is not valid any more: its person was deleted")
        shelf, today = await self.shelf(), self.today()
        of_day = today if shelf.of_day(today) is puzzle else None
        row = {"person": person, "puzzle": puzzle.id, "at": now_ms(), "solved": solved, "of_day": of_day}
        await connection.execute(insert(puzzle_tries).values(row))
        theirs = await _locked(connection, solvers, solvers.c.person, person)
        its = await _locked(connection, puzzles, puzzles.c.id, puzzle.id)
        before, difficulty = theirs or Standing(NEW_SOLVER), its or _new(puzzle)
        after = before.after(difficulty, solved=solved, won=solved)
        harder = difficulty.after(before, solved=solved, won=not solved)
        await _store(connection, solvers, solvers.c.person, person, after, new=theirs is None)
        await _store(connection, puzzles, puzzles.c.id, puzzle.id, harder, new=its is None)
        return Entered(counted=True, before=before, after=after)


def _new(puzzle: Puzzle) -> Standing:
    return Standing(of_new_puzzle(puzzle.rating))


def _standing(row: Any) -> Standing:
    return Standing(Rating(row.rating, row.deviation), row.tried, row.solved)


async def _locked(connection: AsyncConnection, table: Table, key: Any, name: str) -> Standing | None:
    """A row that nobody else changes until this transaction ends."""
    row = (await connection.execute(select(table).where(key == name).with_for_update())).one_or_none()
    return None if row is None else _standing(row)


async def _store(
    connection: AsyncConnection, table: Table, key: Any, name: str, standing: Standing, *, new: bool
) -> None:
    values = {**standing.rating._asdict(), "tried": standing.tried, "solved": standing.solved}
    if new:
        await connection.execute(insert(table).values({key.name: name, **values}))
    else:
        await connection.execute(update(table).where(key == name).values(values))
