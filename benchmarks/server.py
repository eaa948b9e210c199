"""How much a server can bear: moves stored in a second, and how long each takes, beside the bare stack.

Everything happens on this machine: servers in processes of their own, and this program, which plays. Machines differ
and are busy, so what counts are ratios of figures that were taken in turn in the same run.
"""

import asyncio
import gc
import http.client
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import click
import psutil
import uvloop

from load import BotLoad, Finished, Load, Phase
from prepare import Cast, prepare, store_tables
from wire import Wire, connect

_HERE: Final = Path(__file__).parent
_LIMITS: Final = (
    "REQUESTS",
    "MESSAGES",
    "CONNECTIONS",
    "ADDRESS_CONNECTIONS",
    "ALL_CONNECTIONS",
    "TABLES",
    "BOT_SECONDS",
    "ANALYSES",
)
_ANALYSED: Final = 3  # games in each round: there is always one to work on
_PATIENCE: Final = 180  # seconds, for a server to start
_MESSAGE: Final = b'{"type":"move","id":12,"table":"K7QF2MPXW9","seat":0,"move":"stand fish C3","move_id":"12"}'
Figures = dict[str, Any]
_FEIRA: Final = ("-c", "from feira.cli.main import main; main()", "serve", "--port", "0", "--data-dir")


@dataclass(frozen=True)
class Size:
    """How much is done."""

    tables: int = 500
    stored: int = 10_000
    bot_tables: int = 24
    rounds: int = 3
    seconds: float = 4.0
    warm_up: float = 1.0
    rest: float = 3.0  # before each phase: the others' servers still tidy up, and share our disk and cores
    games: int = 8  # of each couple, one after the other: enough for 6,000 moves a second


class Server(NamedTuple):
    """A server: where it listens, and the number of its process."""

    address: str
    pid: int


@contextmanager
def processes(*commands: Sequence[str], **more: str) -> Iterator[list[Server]]:
    """Servers, all started at once; their addresses. `more` is for their environment."""
    environment = os.environ | {f"FEIRA_LIMIT_{name}": "1000000" for name in _LIMITS} | more
    with ExitStack() as stack:
        logs = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in commands]
        started = [
            subprocess.Popen([sys.executable, *command], env=environment, stdout=log, stderr=log)
            for command, log in zip(commands, logs, strict=True)
        ]
        try:
            yield [Server(_address(process, log), process.pid) for process, log in zip(started, logs, strict=True)]
        finally:
            for process in started:
                process.terminate()
            for process in started:
                process.wait()


def _address(process: subprocess.Popen[bytes], log: IO[str]) -> str:
    """Where a server listens, as soon as it does."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until and process.poll() is None:
        log.seek(0)
        if found := re.search(r"running on http://(\S+)", log.read()):
            return found[1]
        time.sleep(0.05)
    log.seek(0)
    raise RuntimeError(f"a server did not start: {log.read()}")


class Echo:
    """Connections to the bare stack."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []
        self._sent: dict[Wire, float] = {}
        self._phase = Phase(0)

    async def open(self, address: str, connections: int) -> None:
        """Connect."""
        self._wires = [await connect(address, "/echo", self._receive) for _ in range(connections)]

    async def run(self, phase: Phase, warm_up: float) -> Phase:
        """Send messages for a while, on each connection one after the other."""
        self._phase = phase
        for wire in self._wires:
            self._send_soon(wire, random.random())
        await phase.run(warm_up, least=1)
        await asyncio.sleep(0.2)  # for what is still under way
        return phase

    def close(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()

    def _receive(self, wire: Wire, _: bytes) -> None:
        if self._phase.counting:
            self._phase.waits.append(time.perf_counter() - self._sent[wire])
        self._send_soon(wire, random.uniform(0.5, 1.5))

    def _send_soon(self, wire: Wire, pauses: float) -> None:
        if self._phase.moves_per_second:
            pause = pauses * len(self._wires) / self._phase.moves_per_second
            asyncio.get_running_loop().call_later(pause, self._send, wire)
        else:
            self._send(wire)

    def _send(self, wire: Wire) -> None:
        if not self._phase.over:
            self._sent[wire] = time.perf_counter()
            wire.send(_MESSAGE)


async def processor_time(pid: int, phase: Phase) -> float:
    """Microseconds of a server's process for each move, or each message of the echo, of a phase."""
    server = psutil.Process(pid)
    while not phase.counting:
        await asyncio.sleep(0.01)
    before, made = server.cpu_times(), len(phase.waits)
    while phase.counting:
        await asyncio.sleep(0.01)
    after = server.cpu_times()
    return 1e6 * (after.user + after.system - before.user - before.system) / max(1, len(phase.waits) - made)


async def _with_servers(size: Size, alone: Path, crowded: Path, cast: Cast) -> Figures:
    """All figures that need servers, each round in turn."""
    commands = (str(_HERE / "echo.py"), "0"), (*_FEIRA, str(alone)), (*_FEIRA, str(crowded))
    with processes(*commands) as servers:
        bare, first, second = servers
        echo, load, beside, bots = Echo(), Load(cast.couples), Load(cast.couples), BotLoad(cast.hosts)
        await echo.open(bare.address, 2 * size.tables)
        await load.open(first.address)
        await beside.open(second.address)
        await bots.open(first.address)
        rounds = []
        for number in range(size.rounds):
            click.echo(f"round {number + 1} of {size.rounds} …", err=True)
            rounds.append(await _one_round(size, servers, echo, load, beside, bots))
        for each in (echo, load, beside, bots):
            each.close()
    return {"rounds": rounds, "bot_moves": bots.moves}


def ask_for_analysis(address: str, game: Finished) -> None:
    """Let a server analyse a game, which keeps its process for that busy for a while."""
    connection = http.client.HTTPConnection(address, timeout=_PATIENCE)
    connection.request("POST", f"/api/records/{game.code}/analysis", headers={"Authorization": f"Bearer {game.token}"})
    answer = connection.getresponse()
    if answer.status >= 300:
        raise RuntimeError(f"no analysis of {game.code}: {answer.status} {answer.read().decode()}")
    connection.close()


async def _one_round(
    size: Size, servers: Sequence[Server], echo: Echo, load: Load, beside: Load, bots: BotLoad
) -> Figures:
    pids = dict(zip((echo, load, beside), (server.pid for server in servers), strict=True))

    async def measured(one: Echo | Load, moves_per_second: float, *others: BotLoad) -> Phase:
        await asyncio.sleep(size.rest)
        phase = Phase(size.seconds, moves_per_second)
        timed = asyncio.create_task(processor_time(pids[one], phase))
        await asyncio.gather(one.run(phase, size.warm_up), *(other.run(phase) for other in others))
        phase.micros = await timed
        return phase

    bare = await measured(echo, 0)
    full = await measured(load, 0)
    crowded = await measured(beside, 0)
    half = await measured(load, full.rate / 2)
    bare_half = await measured(echo, full.rate / 2)
    people = await measured(load, full.rate / 4)
    with_bots = await measured(load, full.rate / 4, bots)
    again = await measured(load, full.rate / 4)
    first = servers[1].address
    await asyncio.gather(*(asyncio.to_thread(ask_for_analysis, first, game) for game in load.finished[-_ANALYSED:]))
    with_analysis = await measured(load, full.rate / 4)
    return {
        "echo": _figures(bare),
        "full": _figures(full),
        "crowded": _figures(crowded),
        "half": _figures(half),
        "echo_half": _figures(bare_half),
        "people": _figures(people),
        "with_bots": _figures(with_bots),
        "before_analysis": _figures(again),
        "with_analysis": _figures(with_analysis),
    }


def _figures(phase: Phase) -> Figures:
    return {
        "rate": phase.rate,
        "p50": phase.quantile_ms(0.5),
        "p99": phase.quantile_ms(0.99),
        "micros": phase.micros,
    }


def figures_of(script: str, folder: Path) -> Figures:
    """What another script measures in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(_HERE / script), str(folder)], capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def measure(size: Size) -> Figures:
    """Measure everything; all files are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        alone, crowded = Path(folder, "alone"), Path(folder, "crowded")
        click.echo(f"making {size.tables * size.games:,} tables, and {size.stored:,} more …", err=True)
        cast = uvloop.run(prepare(alone, size.tables, size.games, size.bot_tables))
        shutil.copytree(alone, crowded)
        uvloop.run(store_tables(crowded, size.stored))
        gc.disable()  # what this program does meanwhile must not be taken for the server's waiting
        figures = uvloop.run(_with_servers(size, alone, crowded, cast))
        gc.enable()
        memory, opening = figures_of("memory.py", crowded), figures_of("opening.py", Path(folder, "opening"))
        return {"size": asdict(size), "memory": memory, "opening": opening, **figures}


@click.command()
@click.option("--tables", default=Size.tables, show_default=True, help="Tables of two persons, each with a connection.")
@click.option("--stored", default=Size.stored, show_default=True, help="Tables that one of the databases also has.")
@click.option("--rounds", default=Size.rounds, show_default=True, help="How often everything is measured.")
@click.option("--seconds", default=Size.seconds, show_default=True, help="How long each time.")
def main(tables: int, stored: int, rounds: int, seconds: float) -> None:
    """Measure a server on this machine and print all figures as JSON."""
    click.echo(json.dumps(measure(Size(tables, stored, rounds=rounds, seconds=seconds)), indent=1))


if __name__ == "__main__":
    main()
