"""`feira check`: judges records."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click

from feira.cli.console import Advance, announce_compilation, progress
from feira.games.base import FeiraError
from feira.records import Entry, RecordError, check_record, read_records


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def check(files: tuple[str, ...]) -> None:
    """Judge the records in FILES (`-` is standard input).

    A file has one record a line, or one record in all. For every wrong one the file, the line, the game, the move and
    the rule are named; the exit code is then 1.
    """
    announce_compilation()
    games = wrong = 0
    with progress("checking", _size(files)) as advance:
        for name in files:
            with _opened(name) as file:
                for entry in read_records(_counted(file, advance)):
                    games += 1
                    error = _judge(entry)
                    if error is not None:
                        wrong += 1
                        click.echo(f"{name}:{entry.line}: game {entry.game}: {error}")
    click.echo(f"{games} {'game' if games == 1 else 'games'}, {wrong} wrong")
    sys.exit(1 if wrong else 0)


def _judge(entry: Entry) -> RecordError | None:
    if entry.error is not None:
        return entry.error
    try:
        check_record(entry.record)
    except RecordError as error:
        return error
    return None


def _size(files: Iterable[str]) -> int | None:
    """How many bytes there are to read; None if only reading can tell."""
    return None if "-" in files else sum(Path(name).stat().st_size for name in files)


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        with open(name, "rb") as file:
            yield file
    except OSError as error:
        raise FeiraError(f"can't read {name}: {error.strerror}") from None


def _counted(file: BinaryIO, advance: Advance) -> Iterator[bytes]:
    for line in file:
        yield line
        advance(len(line))
