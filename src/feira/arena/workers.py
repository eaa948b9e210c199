"""Matches on all cores of this machine: every worker is a process of its own.

A worker lives no longer than the arena, however that ends.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from feira.arena.match import play_match
from feira.arena.plan import Match, Plan
from feira.games.base import FeiraError, Json

_PATIENCE: Final = 5.0  # seconds in which a worker must end by itself
_ATTEMPTS: Final = 2  # at a match whose worker dies


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_on_cores(plan: Plan, matches: Iterable[Match], *, jobs: int) -> Generator[Json, None, None]:
    """The records of matches, as they are finished."""
    to_do = iter(matches)
    workers: list[_Worker] = []
    try:
        for match in to_do:
            workers.append(_Worker.started(plan))
            workers[-1].give(match)
            if len(workers) == jobs:
                break
        while busy := [worker for worker in workers if worker.match is not None]:
            for ready in wait([worker.tasks for worker in busy]):
                worker = next(worker for worker in busy if worker.tasks is ready)
                record = worker.result()
                if record is None:  # it died
                    workers[workers.index(worker)] = worker.replaced(plan)
                    continue
                following = next(to_do, None)
                if following is not None:
                    worker.give(following)
                yield record
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()


@dataclass
class _Worker:
    process: BaseProcess
    tasks: "Connection[Any, Any]"
    lifeline: "Connection[Any, Any]"  # the worker ends when nobody holds the other end any more
    match: Match | None = None
    attempt: int = 1

    @classmethod
    def started(cls, plan: Plan) -> "_Worker":
        # A forked process would have the threads' locks, but not the threads, of whatever runs here.
        context = multiprocessing.get_context("spawn")
        tasks, tasks_there = context.Pipe()
        lifeline_there, lifeline = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(plan, tasks_there, lifeline_there), daemon=True)
        with _ctrl_c_later():
            process.start()
        tasks_there.close()
        lifeline_there.close()
        return cls(process, tasks, lifeline)

    def give(self, match: Match) -> None:
        self.match, self.attempt = match, 1
        with suppress(OSError):  # it has died: its result will tell
            self.tasks.send(match)

    def result(self) -> Json | None:
        """The record of its match; None if it has died over it."""
        assert self.match is not None
        try:
            record, problem = self.tasks.recv()
        except (EOFError, OSError):
            return None
        if record is None:
            raise FeiraError(f"game {self.match.number} can't be played:\n{problem}")
        self.match = None
        return dict(record)

    def replaced(self, plan: Plan) -> "_Worker":
        """A new one that tries the same match."""
        self.stop()
        self.wait()
        assert self.match is not None
        if self.attempt == _ATTEMPTS:
            code = self.process.exitcode
            raise FeiraError(f"the process of game {self.match.number} has died {_ATTEMPTS} times (exit code {code})")
        worker = _Worker.started(plan)
        worker.give(self.match)
        worker.attempt = self.attempt + 1
        return worker

    def stop(self) -> None:
        self.lifeline.close()
        self.tasks.close()

    def wait(self) -> None:
        self.process.join(_PATIENCE)
        self.process.kill()
        self.process.join()


@contextmanager
def _ctrl_c_later() -> Generator[None, None, None]:
    """Ctrl-C is for the arena: a worker must not hear it even while it starts, nor be left with half of its orders.

    What is started here has the signal blocked. That does not keep it from us, for another thread may catch it: so it
    is put off until the worker has all it needs.
    """
    resource_tracker.ensure_running()  # it would be started on the way, and would unblock the signal
    pressed: list[int] = []
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    is_main = threading.current_thread() is threading.main_thread()  # others are never interrupted
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number)) if is_main else None
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        if is_main:
            signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)


def _work(plan: Plan, tasks: "Connection[Any, Any]", lifeline: "Connection[Any, Any]") -> None:
    """What a worker does: play the matches it is given."""
    threading.Thread(target=_end_with_the_arena, args=(lifeline,), daemon=True).start()
    while True:
        try:
            match = tasks.recv()
        except EOFError:
            return
        record = problem = None
        try:
            record = play_match(plan, match)
        except Exception:
            problem = traceback.format_exc()
        tasks.send((record, problem))


def _end_with_the_arena(lifeline: "Connection[Any, Any]") -> None:
    """Compiled code may be busy for long, so it is a thread that ends the process."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)  # programs that play have guards, and end too
