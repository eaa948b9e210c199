"""Files of records that a command reads; `-` is standard input."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from feira.core.game import FeiraError


def size_of(files: Iterable[str]) -> int | None:
    """How many bytes there are to read; None if that is known only after reading."""
    return None if "-" in files else sum(Path(name).stat().st_size for name in files)


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The file, to be read; FeiraError if it can't be."""
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        with open(name, "rb") as file:
            yield file
    except OSError as error:
        raise FeiraError(f"can't read {name}: {error.strerror}") from None
