"""What every command says beside its results, on standard error: compilation, progress."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from feira.games.jit import is_compiled

_PATIENCE = 1.0  # seconds before a progress bar is worth showing


def announce_compilation(game: str = "*") -> None:
    """Tell the user why the first start of a game takes long; later ones find the compiled code."""
    if not is_compiled(game):
        click.echo(
            "feira: compiling the engine for this machine; this is done once, and takes a minute or two …", err=True
        )


class Advance(Protocol):
    """Tell the progress bar that so much more is done."""

    def __call__(self, amount: int = 1) -> None: ...


def _ignore(amount: int = 1) -> None:
    """For who does not see the bar."""


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Advance]:
    """A progress bar for a long run; none if it is short or if standard error is no terminal."""
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
