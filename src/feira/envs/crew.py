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
from typing import Any, Final

import numpy as np

from feira.envs.signals import END, Signals, look_out, tell

# Does one thing for each order, as `step_when_told` in loops.py: (given, done, at, order) -> the last order done.
Serve = Callable[[Signals, Signals, int, int], int]

_APART: Final = 8  # numbers in a line of the processor's cache, in which threads would hinder each other


class Crew:
    """What is done at the same time: `own` by who calls `work`, each of the others by a thread."""

    def __init__(self, own: Callable[[], Any], others: Sequence[Serve]) -> None:
        self._own, self._others = own, others
        self._process = 0  # in which the threads are: a fork of it has none
        self._orders = _Orders(0)

    def work(self) -> None:
        """Do everything once. If something raises an error, so does this, when all have ended."""
        if self._process != os.getpid():
            self._start()
        self._orders.give(self._orders.last + 1)
        try:
            self._own()
        finally:
            self._orders.wait_until_done()
        if self._orders.errors:
            raise self._orders.errors.pop()

    def close(self) -> None:
        """End the threads, if there are any."""
        _dismiss(self._orders, self._process)
        self._process = 0

    def _start(self) -> None:
        self._process = os.getpid()
        self._orders = _Orders(len(self._others))
        weakref.finalize(self, _dismiss, self._orders, self._process)
        for thread, serve in enumerate(self._others):
            run = threading.Thread(target=_attend, args=(self._orders, thread, serve), name="feira-crew", daemon=True)
            run.start()


class _Orders:
    """What a crew and its threads tell each other; all orders have numbers."""

    def __init__(self, threads: int) -> None:
        self.errors: list[BaseException] = []
        self.given: Signals = np.zeros(1, np.int64)  # the last one
        self.done: Signals = np.zeros(_APART * threads, np.int64)  # the last one of each thread
        self._called = threading.Condition()

    @property
    def last(self) -> int:
        return int(self.given[0])

    def give(self, order: int) -> None:
        with self._called:
            tell(self.given, 0, order)
            self._called.notify_all()

    def sleep_after(self, order: int) -> None:
        with self._called:
            self._called.wait_for(lambda: self.last != order)

    def wait_until_done(self) -> None:
        for at in range(0, len(self.done), _APART):
            while look_out(self.done, at, self.last - 1) != self.last:
                time.sleep(0)  # the thread may need our core


def _attend(orders: _Orders, thread: int, serve: Serve) -> None:
    """The life of a thread."""
    at, order = _APART * thread, 0
    while orders.last != END:
        try:
            order = serve(orders.given, orders.done, at, order)
        except BaseException as error:
            orders.errors.append(error)
            order = orders.last
            tell(orders.done, at, order)
        orders.sleep_after(order)


def _dismiss(orders: _Orders, process: int) -> None:
    if process == os.getpid():
        orders.give(END)
