"""Work shared by all cores of this machine: every worker is a process of its own.

A worker lives no longer than the process that started it, however that ends.
"""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from feira.core.errors import FeiraError

Task = TypeVar("Task")
Result = TypeVar("Result")

_PATIENCE: Final = 5.0  # seconds in which a worker must end by itself
_ATTEMPTS: Final = 2  # at a task whose worker dies
_QUICK: Final = 2.0  # seconds; about what it takes to start a worker


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, name: Callable[[Task], str], slow: bool = False
) -> Generator[Result, None, None]:
    """The results of tasks in their order: done here while that is quick, on all cores if it takes longer.

    Tasks that are `slow`, one by one, go to all cores at once.
    """
    to_do = iter(tasks)
    begun = time.monotonic()
    if cores() == 1 or not slow:
        for task in to_do:
            yield work(task)
            if cores() > 1 and time.monotonic() - begun > _QUICK:
                break
    with closing(in_order(work, to_do, jobs=cores(), name=name)) as results:
        yield from results


def in_order(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, jobs: int, name: Callable[[Task], str]
) -> Generator[Result, None, None]:
    """The results of tasks in the order of the tasks."""
    early: dict[int, Result] = {}
    due = 0
    with closing(as_finished(work, tasks, jobs=jobs, name=name)) as results:
        for number, result in results:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


def as_finished(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, jobs: int, name: Callable[[Task], str]
) -> Generator[tuple[int, Result], None, None]:
    """The results of tasks as they are finished, each with the number of its task, from 0 on.

    `work` and the tasks must be fit for pickling; `name` is what an error calls a task.
    """
    to_do = enumerate(tasks)
    workers: list[_Worker[Task, Result]] = []
    try:
        for number, task in to_do:
            workers.append(_Worker(work, name))
            workers[-1].give(number, task)
            if len(workers) == jobs:
                break
        while busy := [worker for worker in workers if worker.busy]:
            for ready in wait([worker.tasks for worker in busy]):
                worker = next(worker for worker in busy if worker.tasks is ready)
                if not worker.receive():  # it died
                    workers[workers.index(worker)] = worker.replaced()
                    continue
                number, result = worker.number, worker.result
                following = next(to_do, None)
                if following is not None:
                    worker.give(*following)
                yield number, result
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()


class _Worker(Generic[Task, Result]):
    """A process that does one task after another."""

    number: int
    task: Task
    result: Result

    def __init__(self, work: Callable[[Task], Result], name: Callable[[Task], str]) -> None:
        # A forked process would have the threads' locks, but not the threads, of whatever runs here.
        context = multiprocessing.get_context("spawn")
        self.tasks, tasks_there = context.Pipe()
        # The worker ends when nobody holds the other end any more.
        lifeline_there, self._lifeline = context.Pipe(duplex=False)
        self._process: BaseProcess = context.Process(
            target=_work, args=(work, tasks_there, lifeline_there), daemon=True
        )
        with _started_without_ctrl_c():
            self._process.start()
        tasks_there.close()
        lifeline_there.close()
        self._work, self._name = work, name
        self._attempt = 1
        self.busy = False

    def give(self, number: int, task: Task) -> None:
        self.number, self.task, self._attempt, self.busy = number, task, 1, True
        with suppress(OSError):  # it has died: `receive` will find out
            self.tasks.send(task)

    def receive(self) -> bool:
        """Take the result of its task; False if it has died over it."""
        try:
            done, result, problem = self.tasks.recv()
        except (EOFError, OSError):
            return False
        if not done:
            raise FeiraError(f"{self._name(self.task)} failed:\n{problem}")
        self.result, self.busy = result, False
        return True

    def replaced(self) -> "_Worker[Task, Result]":
        """A new one that tries the same task."""
        self.stop()
        self.wait()
        if self._attempt == _ATTEMPTS:
            code = self._process.exitcode
            raise FeiraError(f"the process of {self._name(self.task)} has died {_ATTEMPTS} times (exit code {code})")
        worker = _Worker(self._work, self._name)
        worker.give(self.number, self.task)
        worker._attempt = self._attempt + 1
        return worker

    def stop(self) -> None:
        self._lifeline.close()
        self.tasks.close()

    def wait(self) -> None:
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()


@contextmanager
def ctrl_c_later() -> Iterator[None]:
    """Put Ctrl-C off until what is done here is done; pressed twice, it comes right away."""
    if threading.current_thread() is not threading.main_thread():  # others are never interrupted
        yield
        return
    pressed: list[int] = []

    def note(number: int, _frame: Any) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(number)

    handler = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _started_without_ctrl_c() -> Iterator[None]:
    """Ctrl-C is for us: a worker must not hear it even while it starts, nor be left with half of its orders.

    What is started here has the signal blocked. That does not keep it from us, for another thread may catch it: so it
    is put off until the worker has all it needs.
    """
    resource_tracker.ensure_running()  # it would be started on the way, and would unblock the signal
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    with ctrl_c_later():
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _work(work: Callable[[Any], Any], tasks: "Connection[Any, Any]", lifeline: "Connection[Any, Any]") -> None:
    """What a worker does: the tasks it is given."""
    threading.Thread(target=_end_with_owner, args=(lifeline,), daemon=True).start()
    while True:
        try:
            task = tasks.recv()
        except EOFError:
            return
        done, result, problem = False, None, ""
        try:
            result = work(task)
            done = True
        except Exception:
            problem = traceback.format_exc()
        with suppress(OSError):  # nobody waits for it any more
            tasks.send((done, result, problem))


def _end_with_owner(lifeline: "Connection[Any, Any]") -> None:
    """Compiled code may be busy for long, so it is a thread that ends the process."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)  # programs that play have guards, and end too
