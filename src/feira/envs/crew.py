"""Threads that do their parts of a piece of work at the same time, over and over.

To wake a thread up takes about as long as a step of a hundred games. So one that has done its part looks out for the
next order for a moment before it goes to sleep.
"""

import os
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from feira.envs.signals import Signals, look_out, tell

Job = Callable[[], Any]

_END: Final = -1  # the last order
_APART: Final = 8  # numbers in a line of the processor's cache, in which threads would hinder each other


class Crew:
    """Jobs that are done at the same time: the first by who calls `work`, each other one by a thread of its own."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self._own, *self._others = jobs
        self._process = 0  # in which the threads are: a fork of it has none
        self._orders = _Orders(0)

    def work(self) -> None:
        """Do all jobs once. If one raises an error, so does this, when all have ended."""
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
        for k, job in enumerate(self._others):
            threading.Thread(target=_serve, args=(self._orders, k, job), name="feira-crew", daemon=True).start()


class _Orders:
    """What a crew and its threads tell each other; all orders have numbers."""

    def __init__(self, threads: int) -> None:
        self.errors: list[BaseException] = []
        self._threads = threads
        self._given: Signals = np.zeros(1, np.int64)  # the last one
        self._done: Signals = np.zeros(_APART * threads, np.int64)  # by thread
        self._called = threading.Condition()

    @property
    def last(self) -> int:
        return int(self._given[0])

    def give(self, order: int) -> None:
        with self._called:
            tell(self._given, 0, order)
            self._called.notify_all()

    def wait_after(self, order: int) -> int:
        """The next one."""
        following = look_out(self._given, 0, order)
        if following == order:
            with self._called:
                self._called.wait_for(lambda: self.last != order)
                following = self.last
        return following

    def tell_done(self, thread: int, order: int) -> None:
        tell(self._done, _APART * thread, order)

    def wait_until_done(self) -> None:
        for thread in range(self._threads):
            while look_out(self._done, _APART * thread, self.last - 1) != self.last:
                time.sleep(0)  # the thread may need our core


def _serve(orders: _Orders, thread: int, job: Job) -> None:
    order = orders.wait_after(0)
    while order != _END:
        try:
            job()
        except BaseException as error:
            orders.errors.append(error)
        orders.tell_done(thread, order)
        order = orders.wait_after(order)


def _dismiss(orders: _Orders, process: int) -> None:
    if process == os.getpid():
        orders.give(_END)
