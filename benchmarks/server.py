"""How much a server can bear: moves stored in a second, and how long each takes, beside the bare stack.

Everything happens on this machine: servers in processes of their own, and this program, which plays. Machines differ
and are busy, so what counts are ratios of figures that were taken in turn in the same run.
"""

import asyncio
import gc
import json
import os
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
from typing import IO, Any, Final

import click
import uvloop

from load import BotLoad, Load, Phase
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
)
_PATIENCE: Final = 60  # seconds, for a server to start
_MESSAGE: Final = b'{"type":"move","id":12,"table":"K7QF2MPXW9","seat":0,"move":"stand fish C3","move_id":"12"}'
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
    games: int = 8  # of each couple, one after the other: enough for 6,000 moves a second


@contextmanager
def processes(*commands: Sequence[str]) -> Iterator[list[str]]:
    """Servers, all started at once; their addresses."""
    environment = os.environ | {f"FEIRA_LIMIT_{name}": "1000000" for name in _LIMITS}
    with ExitStack() as stack:
        logs = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in commands]
        started = [
            subprocess.Popen([sys.executable, *command], env=environment, stdout=log, stderr=log)
            for command, log in zip(commands, logs, strict=True)
        ]
        try:
            yield [_address(process, log) for process, log in zip(started, logs, strict=True)]
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


async def _echo_rate(address: str, connections: int, size: Size) -> float:
    """Messages a second that the bare stack sends back."""
    phase = Phase(size.seconds)
    echoes = 0

    def receive(wire: Wire, message: bytes) -> None:
        nonlocal echoes
        echoes += phase.counting
        if not phase.over:
            wire.send(message)

    wires = [await connect(address, "/echo", receive) for _ in range(connections)]
    for wire in wires:
        wire.send(_MESSAGE)
    await phase.run(size.warm_up)
    for wire in wires:
        wire.close()
    return echoes / phase.seconds


async def _with_servers(size: Size, alone: Path, crowded: Path, cast: Cast) -> dict[str, Any]:
    """All figures that need servers, each round in turn."""
    commands = (str(_HERE / "echo.py"), "0"), (*_FEIRA, str(alone)), (*_FEIRA, str(crowded))
    with processes(*commands) as (bare, first, second):
        load, beside, bots = Load(cast.couples), Load(cast.couples), BotLoad(cast.hosts)
        await load.open(first)
        await beside.open(second)
        await bots.open(first)
        rounds = []
        for number in range(size.rounds):
            click.echo(f"round {number + 1} of {size.rounds} …", err=True)
            rounds.append(await _one_round(size, bare, load, beside, bots))
        for each in (load, beside, bots):
            each.close()
    return {"rounds": rounds, "bot_moves": bots.moves}


async def _one_round(size: Size, bare: str, load: Load, beside: Load, bots: BotLoad) -> dict[str, Any]:
    echo = await _echo_rate(bare, 2 * size.tables, size)
    full = await load.run(Phase(size.seconds), size.warm_up)
    crowded = await beside.run(Phase(size.seconds), size.warm_up)
    half = await load.run(Phase(size.seconds, full.rate / 2), size.warm_up)
    people = await load.run(Phase(size.seconds, full.rate / 4), size.warm_up)
    with_bots = Phase(size.seconds, full.rate / 4)
    await asyncio.gather(load.run(with_bots, size.warm_up), bots.run(with_bots))
    phases = {"full": full, "crowded": crowded, "half": half, "people": people, "with_bots": with_bots}
    return {"echo": echo} | {name: _figures(phase) for name, phase in phases.items()}


def _figures(phase: Phase) -> dict[str, float]:
    return {"rate": phase.rate, "p50": phase.quantile_ms(0.5), "p99": phase.quantile_ms(0.99)}


def memory_of(folder: Path) -> dict[str, float]:
    """What an idle table takes."""
    done = subprocess.run(
        [sys.executable, str(_HERE / "memory.py"), str(folder)], capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def measure(size: Size) -> dict[str, Any]:
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
        return {"size": asdict(size), "memory": memory_of(crowded), **figures}


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
