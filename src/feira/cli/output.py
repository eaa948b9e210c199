"""Writing a file as a whole or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from feira.core.game import FeiraError


def write_all(file: TextIO, text: str) -> None:
    """Write a text to its last byte: Python's unbuffered output loses the rest when a signal cuts a write short."""
    file.flush()
    try:
        number = file.fileno()
    except OSError:  # in memory
        file.write(text)
        return
    left = memoryview(text.encode())
    while left:
        left = left[os.write(number, left) :]


@contextmanager
def whole_file(name: str) -> Iterator[TextIO]:
    """A text file that takes its name only when all is written; `-` is standard output."""
    if name == "-":
        yield sys.stdout
        return
    path = Path(os.path.realpath(name))  # through a link, so that the link stays
    try:
        if path.exists() and not path.is_file():  # such as /dev/null
            with path.open("w", encoding="utf-8", newline="\n") as file:
                yield file
            return
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with part.open("w", encoding="utf-8", newline="\n") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise FeiraError(f"can't write {name}: {error.strerror}") from None


@contextmanager
def named_file(name: str) -> Iterator[TextIO]:
    """A whole file that somebody has named: if another one had that name, they learn that it is gone."""
    before = Path(name).is_file()
    with whole_file(name) as file:
        yield file
    if before:
        click.echo(f"feira: {name} was there already, and is replaced now", err=True)
