"""The processes that work for a server: how they start, end and give way."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from multiprocessing import forkserver, resource_tracker
from multiprocessing.context import BaseContext
from typing import Final

_CODE: Final = "feira.server.worker_code"
_NICENESS: Final = 10  # people come first


def worker_context() -> BaseContext:
    """Workers are copies of a process that has loaded their code and done nothing else, so they start immediately.

    Copies of the server itself would share its sockets, and the locks of its threads without the threads.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():  # Windows
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([_CODE])
    return context


def load_code() -> None:
    """Begin to load what workers are copied from. That takes a second, and the first worker has to wait for it."""
    if worker_context().get_start_method() == "forkserver":
        with ctrl_c_blocked():
            forkserver.ensure_running()


@contextmanager
def ctrl_c_blocked() -> Generator[None, None, None]:
    """What is started here does not hear Ctrl-C, not even before it has begun to work."""
    resource_tracker.ensure_running()  # it would be started on the way, and would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_to_work() -> None:
    """A process of the server begins: it leaves Ctrl-C to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed can't stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@cache
def step_back() -> None:
    """A worker that has loaded its code leaves the processor to those for whom a person waits."""
    os.nice(_NICENESS)
