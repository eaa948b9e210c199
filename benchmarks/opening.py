"""How long it takes to open a table that isn't in memory: read its log, play its game again, write its first state."""

import asyncio
import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

from feira.games import GAMES, get_game
from feira.server.people import Person
from feira.table.commands import Command, Move, Undo
from feira.table.entry import Entry
from feira.table.table import Table
from feira.table.warm_up import warm_up
from prepare import played_table, storage, written_game

MOVES: Final = 100
PLAYERS: Final = 4
_TABLES: Final = 20  # of each game


async def measure(folder: Path) -> dict[str, dict[str, float]]:
    """Of each game: the moves of its tables, and the middle and the longest time to open one, in milliseconds."""
    async with storage(folder) as stored:
        people = [await stored.people.add_guest(f"Ana {n}", "en") for n in range(PLAYERS)]
        codes: dict[str, list[str]] = {}
        moved = []
        for name in GAMES:
            warm_up(get_game(name))
            codes[name] = []
            for seed in range(_TABLES):
                table, entries = long_table(name, seed, people)
                await stored.repository.create(table, entries)
                moved.append(sum(entry.kind == "moved" for entry in entries))
                codes[name].append(table.code)
        figures = {}
        for name, some in codes.items():
            waits = []
            for code in some:
                before = time.perf_counter()
                await stored.hub.state(code, None, None, None)
                waits.append(1000 * (time.perf_counter() - before))
            figures[name] = {"moves": min(moved), "ms": median(waits), "longest_ms": max(waits)}
    return figures


def long_table(name: str, seed: int, people: list[Person]) -> tuple[Table, list[Entry]]:
    """A table with 100 moves, and its log: where a game is too short, a move is taken back and done again."""
    moves = written_game(name, seed, PLAYERS)[:MOVES]
    table, log = played_table(name, seed, people, [])

    def do(command: Command) -> None:
        [entry] = table.propose(command, log[-1].at)
        table.apply(entry)
        log.append(entry)

    missing = MOVES - len(moves)
    for seat, text in moves:
        who = people[seat].id
        do(Move(by=who, seat=seat, move=text, expected_version=table.version))
        while missing and (undo := table.may_undo(seat)) is not None and undo["how"] == "now":
            do(Undo(by=who, seat=seat))
            do(Move(by=who, seat=seat, move=text, expected_version=table.version))
            missing -= 1
    return table, log


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(measure(Path(sys.argv[1])))))
