"""Ctrl-C that is heard whenever it comes."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

_LATER: Final = 0.01  # seconds; by then a finalizer is over


@contextmanager
def every_ctrl_c_heard() -> Iterator[None]:
    """Press Ctrl-C again if it came while Python ran a finalizer.

    What is raised there is reported and then forgotten, and the program would go on as if nothing had been pressed.
    llvmlite runs hundreds of finalizers while compiled code is loaded.
    """
    report = sys.unraisablehook

    def press_again(ignored: Any) -> None:
        if issubclass(ignored.exc_type, KeyboardInterrupt):
            again = threading.Timer(_LATER, _press)
            again.daemon = True
            again.start()
        else:
            report(ignored)

    sys.unraisablehook = press_again
    try:
        yield
    finally:
        sys.unraisablehook = report


def _press() -> None:
    """To the main thread, which may be waiting for something."""
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
