"""Writing to the database: what many people do at the same time is committed together.

A commit costs a flush of the disk however much is in it. So writes wait for the commit that is under way and then go
into the next one together; each write returns when it is stored, and not before.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from feira.core.game import FeiraError
from feira.server.database import STORAGE_TROUBLE, Database, storage_error

_log = logging.getLogger("feira.server")

Row: TypeAlias = Mapping[str, Any]
Statements: TypeAlias = Sequence[tuple[Executable, Sequence[Row]]]

_MOST_WRITES: Final = 500  # in one commit


class Conflict(FeiraError):  # noqa: N818  (an answer: somebody else was quicker)
    """A row with the same key is there already."""

    def __init__(self) -> None:
        super().__init__("somebody else was quicker; nothing was stored, try again")


# Called when a write is stored, or with the error for which it is not.
Done: TypeAlias = Callable[[Exception | None], None]


class _Write:
    """What is to be stored, and who waits for it."""

    __slots__ = ("_done", "note", "statements")

    def __init__(self, statements: Statements, note: str | None, done: Done) -> None:
        self.statements, self.note = statements, note
        self._done: Done | None = done

    def tell(self, error: Exception | None) -> None:
        """Call `done`, but only once."""
        done, self._done = self._done, None
        if done is not None:
            done(error)


class GroupCommit:
    """Takes writes and commits them in groups, one group after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Write] = []
        self._task: asyncio.Task[None] | None = None
        self.name = secrets.token_hex(8)  # by which a server knows its own notes
        self.commits = 0  # how many there were
        self.committed: Callable[[int, float], None] = lambda _writes, _seconds: None  # called after each

    async def write(self, statements: Statements, note: str | None = None) -> None:
        """Store all of the statements, or raise Conflict or StorageError and store none of them.

        Statements that are the same object are run together with those of other writes. The note is sent to the other
        servers, if there are any.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if stored.done():  # whoever waited was told to stop
                return
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

        self.put(statements, note, done)
        await stored

    def put(self, statements: Statements, note: str | None, done: Done) -> None:
        """The same without a task that waits: `done` is called when it is stored, or with the error."""
        self._waiting.append(_Write(statements, note, done))
        if self._task is None:
            self._task = asyncio.create_task(self._commit_groups())

    async def settled(self) -> None:
        """Wait until everything is stored or refused."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _commit_groups(self) -> None:
        group: list[_Write] = []
        try:
            while self._waiting:
                await asyncio.sleep(0)  # what has come in at the same moment goes along
                group, self._waiting = self._waiting[:_MOST_WRITES], self._waiting[_MOST_WRITES:]
                await self._commit_group(group)
        except BaseException as error:  # the server is told to stop
            _tell([*group, *self._waiting], storage_error(error))
            self._waiting = []
            raise
        finally:
            self._task = None

    async def _commit_group(self, group: Sequence[_Write]) -> None:
        try:
            await self._commit(group)
        except IntegrityError:
            await self._commit_halves(group, Conflict())
        except STORAGE_TROUBLE as error:
            _log.error("storing failed: %s", error)
            _tell(group, storage_error(error))
        except Exception as error:  # such as a number that is too large for a column
            _log.exception("storing failed")
            await self._commit_halves(group, storage_error(error))
        else:
            _tell(group, None)

    async def _commit_halves(self, group: Sequence[_Write], error: Exception) -> None:
        """One of them is at fault, and gets the error; the others must not suffer."""
        if len(group) == 1:
            _tell(group, error)
            return
        half = len(group) // 2
        await self._commit_group(group[:half])
        await self._commit_group(group[half:])

    async def _commit(self, group: Sequence[_Write]) -> None:
        rows: dict[Executable, list[Row]] = {}
        for write in group:
            for statement, values in write.statements:
                rows.setdefault(statement, []).extend(values)
        notes = [write.note for write in group if write.note is not None]
        begun = time.perf_counter()
        await self._database.write_group(rows, self.name, notes)
        self.commits += 1
        self.committed(len(group), time.perf_counter() - begun)


def _tell(group: Sequence[_Write], error: Exception | None) -> None:
    for write in group:
        try:
            write.tell(error)
        except Exception:  # the others must hear of theirs
            _log.exception("an error that nobody foresaw")
