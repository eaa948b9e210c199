"""A pool of threads that do their parts of a piece of work at the same time, over and over.

Waking a thread takes about as long as a step of a hundred games, and so does handing over the interpreter. So a thread
that has done its part stays in compiled code and spins until the next order; only if none comes for a moment does it go
to sleep.
"""

import os
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Final

import numpy as np

from feira.core.game import FeiraError
from feira.envs.lowlevel.atomics import ORDER, STOP, Atomics, spin_until_changed, store

# Works once for each order, as `step_on_order` in loops.py: (atomics, slot, order) -> the last order done.
Worker = Callable[[Atomics, int, int], int]

_APART: Final = 8  # numbers in a line of the processor's cache, which threads must not share


class SpinPool:
    """Work that is done at the same time: `own` by the caller of `work`, each of the others by a thread.

    If `work` is interrupted (Ctrl-C), some of it may be done and some not, but nothing is still running. Only a second
    interruption in the same moment doesn't wait for that; then nothing is running after `wait`.
    """

    def __init__(self, own: Callable[[], Any], others: Sequence[Worker]) -> None:
        self._own, self._others = own, others
        self._process = 0  # where the threads are: a fork of it has none
        self._orders = _Orders(0)

    def work(self) -> None:
        """Do everything once. If a part raises an error, this raises it too, after all parts have ended."""
        if not self._others:
            self._own()
            return
        if self._process != os.getpid():
            self._start()
        self.wait()
        self._orders.errors.clear()
        try:
            self._orders.give(self._orders.last + 1)
            self._own()
        finally:
            self._wait_though_interrupted()
        if self._orders.errors:
            raise self._orders.errors.pop(0)  # if it stayed, its whole traceback and so this pool would stay alive

    def wait(self) -> None:
        """Wait until no thread is working, which can be so after `work` was interrupted."""
        if self._process == os.getpid():
            self._orders.wait_until_done()

    def _wait_though_interrupted(self) -> None:
        try:
            self.wait()
        except BaseException:
            self.wait()
            raise

    def close(self) -> None:
        """End the threads, if there are any."""
        self.wait()
        process, self._process = self._process, 0  # first, so that nobody waits for threads that have been stopped
        _stop(self._orders, process)

    def _start(self) -> None:
        orders, process = _Orders(len(self._others)), os.getpid()
        weakref.finalize(self, _stop, orders, process).atexit = False  # then they end anyway
        try:
            for thread, worker in enumerate(self._others):
                run = threading.Thread(target=_run, args=(orders, thread, worker), name="feira-spin-pool", daemon=True)
                run.start()
            self._orders, self._process = orders, process
        except BaseException as error:
            self._process = 0
            orders.give(STOP)
            if isinstance(error, RuntimeError) and error.__context__ is None:  # else it was interrupted
                raise FeiraError(f"{len(self._others) + 1} threads are too many here: {error}") from None
            raise


class _Orders:
    """What a pool and its threads share; orders have rising numbers.

    A thread sleeps on a queue of its own. Unlike a `threading.Condition`, nothing here stays locked when somebody is
    interrupted in the middle of it.
    """

    def __init__(self, threads: int) -> None:
        self.errors: list[BaseException] = []
        self.atomics: Atomics = np.zeros(_APART * (threads + 1), np.int64)  # the last order; then what each has done
        self._asleep = [False] * threads
        self._wake_ups: list[SimpleQueue[None]] = [SimpleQueue() for _ in range(threads)]

    @property
    def last(self) -> int:
        return int(self.atomics[ORDER])

    @staticmethod
    def slot(thread: int) -> int:
        """Where a thread stores the last order it has done."""
        return _APART * (thread + 1)

    def give(self, order: int) -> None:
        store(self.atomics, ORDER, order)
        self._wake()

    def _wake(self) -> None:
        for asleep, wake_up in zip(self._asleep, self._wake_ups, strict=True):
            if asleep:
                wake_up.put(None)

    def sleep_after(self, thread: int, order: int) -> None:
        self._asleep[thread] = True  # first, so that an order given after our look wakes us
        while self.last == order != STOP:
            self._wake_ups[thread].get()
        self._asleep[thread] = False

    def wait_until_done(self) -> None:
        for thread in range(len(self._wake_ups)):
            while self.last not in (STOP, spin_until_changed(self.atomics, self.slot(thread), self.last - 1)):
                self._wake()  # `give` may have been interrupted before it did
                time.sleep(0)  # the thread may need our core


def _run(orders: _Orders, thread: int, worker: Worker) -> None:
    """The life of a thread."""
    slot, order = orders.slot(thread), 0
    with np.errstate(over="ignore"):  # as in core/jit.py; each thread has settings of its own
        while orders.last != STOP:
            try:
                order = worker(orders.atomics, slot, order)
            except BaseException as error:
                orders.errors.append(error)
                order = orders.last
                store(orders.atomics, slot, order)
            orders.sleep_after(thread, order)


def _stop(orders: _Orders, process: int) -> None:
    if process == os.getpid():
        orders.give(STOP)
