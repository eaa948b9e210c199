"""How much memory an idle table takes: those with the longest games are loaded into the hub of a process of its own."""

import asyncio
import gc
import json
import sys
from pathlib import Path

import psutil
from sqlalchemy import select

from feira.games import GAMES, get_game
from feira.server.schema import tables
from feira.table.warm_up import warm_up
from prepare import storage

MOST = 1000  # tables


async def measure(folder: Path) -> dict[str, float]:
    """The number of tables, of their entries, and the bytes that each of them takes."""
    async with storage(folder) as stored:
        longest = select(tables.c.id, tables.c.code, tables.c.version).order_by(tables.c.version.desc()).limit(MOST)
        rows = await stored.database.read(longest)
        # What the games' code takes, and what the database itself keeps in memory, does not count.
        for name in GAMES:
            warm_up(get_game(name))
        for row in rows:
            await stored.repository.load(row.code)
        before = _resident_bytes()
        for row in rows:
            async with stored.hub.reading(row.code, trusted=True):
                pass
        taken = _resident_bytes() - before
    return {
        "tables": len(rows),
        "entries": sum(row.version for row in rows) / len(rows),
        "bytes": taken / len(rows),
    }


def _resident_bytes() -> int:
    gc.collect()
    return int(psutil.Process().memory_info().rss)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(measure(Path(sys.argv[1])))))
