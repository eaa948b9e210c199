"""Analyses finished games, one at a time, in a process that gives way to everything else.

What is judged is stored as it comes: a server that is stopped or killed continues where it was. A quick analysis comes
first, so that there is something to show, then a thorough one, which waits while somebody else has nothing to see yet.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import orjson
from sqlalchemy import bindparam, insert, select, update

from feira.core.game import FeiraError, Json
from feira.server import analysis_work
from feira.server.clock import now_ms
from feira.server.database import Database, StorageError
from feira.server.group_commit import Conflict, GroupCommit
from feira.server.refused import ServerRefused
from feira.server.schema import analyses, records
from feira.server.workers import ctrl_c_blocked, worker_context
from feira.table.entry import Entry
from feira.table.table import Table

_log = logging.getLogger("feira.server")

STAGES: Final = ("quick", "normal")  # efforts, one after the other
_PART_SECONDS: Final = 0.5  # of work until it is stored how far we are, and looked whether somebody has stopped it
_SWEEP_SECONDS: Final = 60.0  # after which we look for what another server has left
_ATTEMPTS: Final = 2  # at a part of the work whose process dies
_insert: Final = insert(analyses)
_STORED: Final = ("status", "effort", "judged", "body", "play")
_store: Final = (
    update(analyses)
    .where(analyses.c.code == bindparam("key"), analyses.c.status == "waiting")  # nothing, if it was stopped meanwhile
    .values(updated=bindparam("now"), **{name: bindparam(f"new_{name}") for name in _STORED})
)
_set_status: Final = (
    update(analyses)
    .where(analyses.c.code == bindparam("key"), analyses.c.status == "waiting")  # nothing, if it has just ended
    .values(status=bindparam("new_status"), updated=bindparam("now"))
)
_ask_again: Final = (
    update(analyses)
    .where(analyses.c.code == bindparam("key"))
    .values(status="waiting", asked=bindparam("now"), updated=bindparam("now"), person=bindparam("who"))
)
_begin_again: Final = _ask_again.values(judge=bindparam("by"), effort=STAGES[0], judged=b"[]", body=None, play=None)
_find: Final = select(analyses).where(analyses.c.code == bindparam("code"))
_record: Final = select(records.c.body).where(records.c.code == bindparam("code"))
_left: Final = (
    select(analyses.c.code, analyses.c.effort)
    .where(analyses.c.status == "waiting", analyses.c.updated <= bindparam("before"))
    .order_by(analyses.c.asked)
)
Result = TypeVar("Result")


class Progress(NamedTuple):
    """How far an analysis is."""

    effort: str
    done: int  # decisions
    total: int


class Analyst:
    """The analyses that this server works on: one now, and those that wait."""

    def __init__(self, database: Database, group_commit: GroupCommit) -> None:
        self._database = database
        self._group_commit = group_commit
        self._pool: ProcessPoolExecutor | None = None  # started when there is something to do
        self._task: asyncio.Task[None] | None = None
        self._waiting: dict[str, str] = {}  # codes with their next effort, the first one first
        self._progress: dict[str, Progress] = {}  # of those in work
        self._wake = asyncio.Event()
        self._closed = False  # then no process is started any more

    def start(self) -> None:
        """Work from now on, beginning with what a stopped server has left."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is half done is continued after the next start."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end_process()

    def prepare(self, table: Table, new: Sequence[Entry]) -> None:
        """A game has ended, so somebody may ask: the process that answers is started."""
        if not self._closed and table.status == "finished" and new[-1].kind == "moved":
            self._started()

    async def find(self, code: str, judge: str) -> Any | None:
        """The row of an analysis by a judge; None if nobody has asked for it."""
        rows = await self._database.read(_find, {"code": code})
        return rows[0] if rows and rows[0].judge == judge else None

    def progress(self, code: str) -> Progress | None:
        """How far an analysis is that is being worked on here."""
        return self._progress.get(code)

    async def ask(self, code: str, person: str, judge: str) -> None:
        """Analyse the game of a record, unless that is done already."""
        now = now_ms()
        rows = await self._database.read(_find, {"code": code})
        if not rows:
            row = {"code": code, "person": person, "asked": now, "updated": now, "status": "waiting", "judge": judge}
            with suppress(Conflict):  # somebody else has just asked
                await self._group_commit.write([(_insert, [row | {"effort": STAGES[0], "judged": b"[]"}])])
        elif rows[0].judge != judge:
            await self._group_commit.write([(_begin_again, [{"key": code, "now": now, "who": person, "by": judge}])])
        elif rows[0].status in ("stopped", "failed"):
            await self._group_commit.write([(_ask_again, [{"key": code, "now": now, "who": person}])])
        elif rows[0].status == "done":
            return
        begins = not rows or rows[0].judge != judge
        self._waiting.setdefault(code, STAGES[0] if begins else rows[0].effort)
        self._wake.set()

    async def stop(self, code: str, person: str) -> None:
        """Stop an analysis; what was found out by then stays. Refused unless the person has asked for it."""
        rows = await self._database.read(_find, {"code": code})
        if not rows or rows[0].status != "waiting":
            raise ServerRefused("no-such-analysis", "there is no analysis of this game under way")
        if rows[0].person != person:
            raise ServerRefused("not-your-analysis", "only the person who asked for an analysis can stop it")
        self._forget(code)
        await self._group_commit.write([(_set_status, [{"key": code, "now": now_ms(), "new_status": "stopped"}])])

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Do something in the process; what is being analysed makes room for it."""
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:  # it was killed, perhaps for lack of memory
                if pool is self._pool:
                    self._end_process()
                if attempt == _ATTEMPTS:
                    raise
                _log.warning("the process that analyses games has died; there is a new one")
        raise AssertionError

    # Working

    async def _run(self) -> None:
        left_before = now_ms()
        while True:
            try:
                await self._look_for_left(left_before)
                while self._waiting:
                    # Who has nothing to see yet goes first.
                    await self._advance(min(self._waiting, key=lambda code: STAGES.index(self._waiting[code])))
            except FeiraError as error:
                _log.warning("analyses wait: %s", error)
            except Exception:
                _log.exception("analyses wait")
            self._wake.clear()
            if not self._waiting:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), _SWEEP_SECONDS)
            else:
                await asyncio.sleep(1.0)  # after trouble with the database
            left_before = now_ms() - int(_SWEEP_SECONDS * 1000)

    async def _look_for_left(self, before: int) -> None:
        for row in await self._database.read(_left, {"before": before}):
            self._waiting.setdefault(row.code, row.effort)

    async def _advance(self, code: str) -> None:
        """The next part of the work for one game."""
        found = await self._database.read(_find, {"code": code})
        kept = await self._database.read(_record, {"code": code})
        if not found or not kept or found[0].status != "waiting":  # deleted, stopped, or done by another server
            self._forget(code)
            return
        [row], [record] = found, kept
        try:
            await self._judge(row, record.body)
        except (StorageError, Conflict):  # it waits
            raise
        except Exception:  # whatever is wrong with the record, or with us, would be wrong the next time too
            _log.exception("record %s can't be analysed", code)
            await self._group_commit.write([(_set_status, [{"key": code, "now": now_ms(), "new_status": "failed"}])])
            self._forget(code)

    async def _judge(self, row: Any, record: bytes) -> None:
        """Judge some of the decisions that are not judged yet; after the last one, draw conclusions."""
        code, effort, judged = row.code, row.effort, orjson.loads(row.judged)
        part = await self.run(analysis_work.judge_some, record, effort, len(judged), _PART_SECONDS)
        judged += part.judged
        if code not in self._waiting:  # stopped
            return
        if len(judged) < part.total:
            self._progress[code] = Progress(effort, len(judged), part.total)
            await self._keep(code, "waiting", effort, judged, row.body)
            return
        found = await self.run(analysis_work.conclude, record, effort, judged)
        following = STAGES[STAGES.index(effort) + 1 :]
        if following:
            await self._keep(code, "waiting", following[0], [], found.body)
        else:
            await self._keep(code, "done", effort, [], found.body, found.play)
        stopped = code not in self._waiting
        self._forget(code)
        if following and not stopped:
            self._waiting[code] = following[0]  # behind those who wait for the same

    def _forget(self, code: str) -> None:
        self._waiting.pop(code, None)
        self._progress.pop(code, None)

    async def _keep(
        self, code: str, status: str, effort: str, judged: list[Json], body: bytes | None, play: bytes | None = None
    ) -> None:
        values = {"new_status": status, "new_effort": effort, "new_judged": orjson.dumps(judged), "new_body": body}
        values["new_play"] = play
        await self._group_commit.write([(_store, [{"key": code, "now": now_ms(), **values}])])

    # The process

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise ServerRefused("not-ready", "the server is being stopped: try again when it runs again")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, worker_context(), initializer=analysis_work.begin)
            with ctrl_c_blocked():
                self._pool.submit(int)
        return self._pool

    def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):  # nothing else ends one that is at work
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
