"""Threads that do their parts of a piece of work at the same time, over and over.

To wake a thread up takes about as long as a step of a hundred games, and so does handing over the interpreter. So a
thread that has done its part stays in compiled code, where it looks out for the next order; only if none comes for a
moment does it go to sleep.
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
from feira.envs.lowlevel.atomics import END, GIVEN, Signals, look_out, tell

# Does one thing for each order, as `step_when_told` in loops.py: (signals, at, order) -> the last order done.
Serve = Callable[[Signals, int, int], int]

_APART: Final = 8  # numbers in a line of the processor's cache, in which threads would hinder each other


class Crew:
    """What is done at the same time: `own` by who calls `work`, each of the others by a thread.

    Who interrupts `work` (Ctrl-C) may find some of it done and some not, but nothing is still being done. Only a second
    interruption in the same moment does not wait for that; then nothing is being done after `wait`.
    """

    def __init__(self, own: Callable[[], Any], others: Sequence[Serve]) -> None:
        self._own, self._others = own, others
        self._process = 0  # in which the threads are: a fork of it has none
        self._orders = _Orders(0)

    def work(self) -> None:
        """Do everything once. If something raises an error, so does this, when all have ended."""
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
            raise self._orders.errors.pop(0)  # kept, it would keep all that it has come through, and so this crew

    def wait(self) -> None:
        """Until no thread does anything any more, which may be so if `work` was interrupted."""
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
        process, self._process = self._process, 0  # first, so that nobody waits for threads that have been dismissed
        _dismiss(self._orders, process)

    def _start(self) -> None:
        orders, process = _Orders(len(self._others)), os.getpid()
        weakref.finalize(self, _dismiss, orders, process).atexit = False  # then they end anyway
        try:
            for thread, serve in enumerate(self._others):
                run = threading.Thread(target=_attend, args=(orders, thread, serve), name="feira-crew", daemon=True)
                run.start()
            self._orders, self._process = orders, process
        except BaseException as error:
            self._process = 0
            orders.give(END)
            if isinstance(error, RuntimeError) and error.__context__ is None:  # else it was interrupted
                raise FeiraError(f"{len(self._others) + 1} threads are too many here: {error}") from None
            raise


class _Orders:
    """What a crew and its threads tell each other; all orders have numbers.

    A thread sleeps until a bell rings. Unlike a `threading.Condition` neither the bell nor the rest of this is left
    locked by who is interrupted in the middle of it.
    """

    def __init__(self, threads: int) -> None:
        self.errors: list[BaseException] = []
        self.signals: Signals = np.zeros(_APART * (threads + 1), np.int64)  # the last order; then what each has done
        self._asleep = [False] * threads
        self._bells: list[SimpleQueue[None]] = [SimpleQueue() for _ in range(threads)]

    @property
    def last(self) -> int:
        return int(self.signals[GIVEN])

    @staticmethod
    def place(thread: int) -> int:
        """Of the signal that says what a thread has done."""
        return _APART * (thread + 1)

    def give(self, order: int) -> None:
        tell(self.signals, GIVEN, order)
        self._ring()

    def _ring(self) -> None:
        for asleep, bell in zip(self._asleep, self._bells, strict=True):
            if asleep:
                bell.put(None)

    def sleep_after(self, thread: int, order: int) -> None:
        self._asleep[thread] = True  # first, so that who gives an order after our look rings
        while self.last == order != END:
            self._bells[thread].get()
        self._asleep[thread] = False

    def wait_until_done(self) -> None:
        for thread in range(len(self._bells)):
            while self.last not in (END, look_out(self.signals, self.place(thread), self.last - 1)):
                self._ring()  # for who gave the order may have been interrupted
                time.sleep(0)  # the thread may need our core


def _attend(orders: _Orders, thread: int, serve: Serve) -> None:
    """The life of a thread."""
    at, order = orders.place(thread), 0
    with np.errstate(over="ignore"):  # as in games/jit.py; each thread has settings of its own
        while orders.last != END:
            try:
                order = serve(orders.signals, at, order)
            except BaseException as error:
                orders.errors.append(error)
                order = orders.last
                tell(orders.signals, at, order)
            orders.sleep_after(thread, order)


def _dismiss(orders: _Orders, process: int) -> None:
    if process == os.getpid():
        orders.give(END)
