"""Records in files: one to a line, or one laid out over many lines."""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from feira.records.error import RecordError
from feira.records.strict_json import parse_json


class Entry(NamedTuple):
    """One record of a file, as parsed JSON, or why it can't be read."""

    game: int  # counted from 1
    line: int  # likewise
    record: Any
    error: RecordError | None = None


class Numbered(NamedTuple):
    """The text of one record of a file."""

    game: int  # counted from 1
    line: int  # likewise
    text: bytes


def split_records(lines: Iterable[bytes]) -> Iterator[Numbered]:
    """The texts of the records of an open binary file, one after the other."""
    numbered = ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    first = next(numbered, None)
    if first is None:
        return
    if _is_json(first[1]):
        yield from _by_line(chain([first], numbered))
        return
    everything = [first, *numbered]
    whole = b"\n".join(line for _, line in everything)
    if _is_json(whole) or not any(_looks_like_record(line) for _, line in everything[1:]):
        yield Numbered(1, first[0], whole)  # one record over many lines
    else:
        yield from _by_line(everything)


def _by_line(numbered: Iterable[tuple[int, bytes]]) -> Iterator[Numbered]:
    for game, (number, line) in enumerate(numbered, 1):
        yield Numbered(game, number, line)


def read_records(lines: Iterable[bytes]) -> Iterator[Entry]:
    """The records of an open binary file, one after the other."""
    for game, line, text in split_records(lines):
        try:
            yield Entry(game, line, parse_json(text))
        except RecordError as error:
            yield Entry(game, line, None, error)


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return True


def _looks_like_record(line: bytes) -> bool:
    return line.lstrip().startswith(b"{") and b'"format"' in line
