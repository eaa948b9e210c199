"""Compiling the games before a server starts: side by side, with a progress display."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ctypes import Array, c_int
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from feira.cli.console import tell_cache_problem
from feira.core.jit import FUNCTIONS
from feira.games import get_game
from feira.server.starting import GameProgress
from feira.server.workers import begin_to_work
from feira.table.warm_up import warm_up_all

_spawn = multiprocessing.get_context("spawn")
_LOOK: Final = 0.2  # seconds from one look at the processes to the next
_TELL: Final = 15.0  # seconds from one line to the next, where no terminal shows a bar


class _Compilation:
    """A game that is compiled in a process of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._counts: Array[c_int] = _spawn.RawArray(c_int, 2)
        self.process = _spawn.Process(target=_compile, args=(name, self._counts), daemon=True)

    @property
    def done(self) -> int:
        """How many functions are compiled."""
        return self._counts[0]

    @property
    def total(self) -> int | None:
        """How many there are; None as long as it is not known."""
        return self._counts[1] or None

    @property
    def progress(self) -> GameProgress:
        """How far it is, for others to show."""
        return GameProgress(self.name, self.done, self.total)

    @property
    def far(self) -> str:
        """How far it is, in words."""
        return f"{self.done} of {self.total} functions" if self.total else "is starting"


def _compile(name: str, counts: "Array[c_int]") -> None:
    """What such a process does."""
    begin_to_work()
    game = get_game(name)
    threading.Thread(target=_count, args=(name, counts), daemon=True).start()
    warm_up_all(game)


def _count(name: str, counts: "Array[c_int]") -> None:
    while True:
        own = [function for function in FUNCTIONS if _may_use(name, function.__module__.split("."))]
        counts[0], counts[1] = sum(map(_is_compiled, own)), len(own)
        time.sleep(_LOOK)


def _may_use(game: str, module: list[str]) -> bool:
    of_one_game = module[1] == "games" and len(module) > 3
    return not of_one_game or module[2] == game


def _is_compiled(function: Any) -> bool:
    """Whether it was compiled by now or by an earlier run: one that was kept inside another is not loaded by itself."""
    compiled = getattr(function, "overloads", True)  # without a compiler there is nothing to do
    return bool(compiled) or Path(function._cache._cache_file._index_path).is_file()


def compile_games(names: Iterable[str], report: Callable[[list[GameProgress]], None] = lambda _: None) -> None:
    """Compile games at the same time, each in a process of its own; they end with this one, however it ends.

    Now and then `report` gets to know how far each of them is.
    """
    click.echo("feira: compiling the games for this machine; this is done once, and takes some minutes …", err=True)
    tell_cache_problem()
    games = [_Compilation(name) for name in names]
    everything = list(games)
    _start(games)
    begun = time.monotonic()
    try:
        with _shown(games) as show:
            while games:
                time.sleep(_LOOK)
                show()
                report([game.progress for game in everything])
                for game in [game for game in games if not game.process.is_alive()]:
                    games.remove(game)
                    _tell_end(game, time.monotonic() - begun)
    finally:
        for game in games:
            game.process.kill()


def _start(games: Iterable[_Compilation]) -> None:
    """Start them deaf to Ctrl-C: it is meant for this process, which then ends them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for game in games:
            game.process.start()
    finally:
        signal.signal(signal.SIGINT, heard)


@contextmanager
def _shown(games: list[_Compilation]) -> Iterator[Callable[[], None]]:
    """A function that shows how far the games are: a bar for each on a terminal, else a line now and then."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(games).show
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[far]}"), TimeElapsedColumn())
    bars = Progress(*columns, console=console, transient=True)
    everything = list(games)
    tasks = {game.name: bars.add_task(game.name, total=None, far=game.far) for game in games}

    def show() -> None:
        for game in everything:
            task, running = tasks[game.name], game in games
            bars.update(task, completed=game.done, total=game.total, visible=running, far=game.far)

    with bars:
        yield show


class _Lines:
    """How far the games are, in lines that may well go into a file."""

    def __init__(self, games: list[_Compilation]) -> None:
        self._games = games
        self._begun = self._told = time.monotonic()

    def show(self) -> None:
        now = time.monotonic()
        if now - self._told >= _TELL:
            self._told = now
            far = ", ".join(f"{game.name} {game.far}" for game in self._games)
            click.echo(f"feira: after {_clock(now - self._begun)}: {far}", err=True)


def _tell_end(game: _Compilation, seconds: float) -> None:
    game.process.join()
    if game.process.exitcode == 0:
        click.echo(f"feira: {game.name} is ready after {_clock(seconds)}", err=True)
    else:  # as for lack of memory
        click.echo(f"feira: {game.name} could not be compiled by its own process: the server tries it again", err=True)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
