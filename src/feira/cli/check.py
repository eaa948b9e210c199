"""`feira check`: judges records."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import click

from feira.cli.console import announce_compilation, progress
from feira.cli.record_files import opened, size_of
from feira.processes import spread
from feira.records import Numbered, RecordError, check_record, is_as_written, parse_json, split_records

_PART = 1 << 16  # bytes


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def check(files: tuple[str, ...]) -> None:
    """Check the records in FILES against the rules (`-` is standard input).

    A file has one record a line, or one record in all. For every wrong one the file, the line, the game, the move and
    the rule are named; the exit code is then 1.
    """
    announce_compilation()
    games = wrong = 0
    try:
        with progress("checking", size_of(files)) as advance:
            for part in spread(_judged, _parts(files), name=str):
                games += part.games
                wrong += len(part.problems)
                for problem in part.problems:
                    click.echo(problem)
                advance(part.size)
    except KeyboardInterrupt:
        click.echo(f"feira: stopped after {_counted(games)}, {wrong} wrong", err=True)
        sys.exit(130)  # as shells have it for Ctrl-C
    click.echo(f"{_counted(games)}, {wrong} wrong")
    sys.exit(1 if wrong else 0)


def _counted(games: int) -> str:
    return f"{games} {'game' if games == 1 else 'games'}"


@dataclass
class Part:
    """Some records of a file: so many that a process has something to do, and the bar moves."""

    file: str
    records: list[Numbered] = field(default_factory=list)
    size: int = 0  # in bytes

    def __str__(self) -> str:
        return f"checking games {self.records[0].game} to {self.records[-1].game} of {self.file}"


class Judged(NamedTuple):
    """What was found in a part."""

    games: int
    size: int
    problems: list[str]


def _parts(files: Iterable[str]) -> Iterator[Part]:
    for name in files:
        part = Part(name)
        with opened(name) as file:
            for record in split_records(file):
                part.records.append(record)
                part.size += len(record.text)
                if part.size > _PART:
                    yield part
                    part = Part(name)
        if part.records:
            yield part


def _judged(part: Part) -> Judged:
    problems = [
        f"{part.file}:{line}: game {game}: {error}"
        for game, line, text in part.records
        if (error := _problem(text)) is not None
    ]
    return Judged(len(part.records), part.size, problems)


def _problem(text: bytes) -> RecordError | None:
    try:
        if not (text.isascii() and is_as_written(text.decode("ascii"))):
            check_record(parse_json(text))
    except RecordError as error:
        return error
    return None
