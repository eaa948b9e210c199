"""What every command says beside its results, on standard error: compilation, progress."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import click
from numba.core import event as untyped_event
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from feira.core.jit import CACHE_PROBLEM

event: Any = untyped_event
_PATIENCE = 1.0  # seconds before a progress bar is worth showing


def announce_compilation() -> None:
    """Tell the user why it takes long, if something is compiled from now on; later starts find the compiled code."""
    event.register("numba:compile", _Announcer())


class _Announcer(untyped_event.Listener):
    """Speaks once, when the first function is compiled."""

    def on_start(self, _event: Any) -> None:
        event.unregister("numba:compile", self)
        click.echo("feira: compiling the engine for this machine; this may take a minute or two …", err=True)
        tell_cache_problem()

    def on_end(self, _event: Any) -> None:
        pass


def tell_cache_problem() -> None:
    """Say why every start compiles again, if that is so."""
    if CACHE_PROBLEM is not None:
        click.echo(
            f"feira: it can't be kept for the next start ({CACHE_PROBLEM}): name another folder in FEIRA_CACHE_DIR",
            err=True,
        )


class Advance(Protocol):
    """Tell the progress bar that so much more is done."""

    def __call__(self, amount: int = 1) -> None: ...


def _ignore(amount: int = 1) -> None:
    """For who does not see the bar."""


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Advance]:
    """A progress bar for a long run; none if it is short or if standard error isn't a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _ignore
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        redirect_stdout=sys.stdout.isatty(),  # what is piped on must not land beside the bar
    )
    task = bar.add_task(what, total=total)
    begun = time.monotonic()

    def advance(amount: int = 1) -> None:
        bar.advance(task, amount)
        if not bar.live.is_started and time.monotonic() - begun > _PATIENCE:
            bar.start()

    try:
        yield advance
    finally:
        bar.stop()
