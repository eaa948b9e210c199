"""Records in files: one to a line, or one laid out over many lines."""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from feira.games.base import Json
from feira.records.error import RecordError
from feira.records.strict_json import parse_json


class Entry(NamedTuple):
    """One record of a file, as parsed JSON, or why it can't be read."""

    game: int  # counted from 1
    line: int  # likewise
    record: Any
    error: RecordError | None = None


def record_line(record: Json) -> str:
    """A record as one line of a file, in plain ASCII."""
    return json.dumps(record, separators=(",", ":")) + "\n"


def read_records(lines: Iterable[bytes]) -> Iterator[Entry]:
    """The records of an open binary file, one after the other."""
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
        yield _entry(1, first[0], whole)  # one record over many lines
    else:
        yield from _by_line(everything)


def _by_line(numbered: Iterable[tuple[int, bytes]]) -> Iterator[Entry]:
    for game, (number, line) in enumerate(numbered, 1):
        yield _entry(game, number, line)


def _entry(game: int, line: int, text: bytes) -> Entry:
    try:
        return Entry(game, line, parse_json(text))
    except RecordError as error:
        return Entry(game, line, None, error)


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return True


def _looks_like_record(line: bytes) -> bool:
    return line.lstrip().startswith(b"{") and b'"format"' in line
