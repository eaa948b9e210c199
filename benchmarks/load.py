"""The load: couples who play written games over WebSockets, and hosts who play against bots."""

import asyncio
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import orjson

from prepare import Couple, Host
from wire import Wire, connect

_LIVE: Final = "/api/live"
_OPENING_AT_ONCE: Final = 20
_LEAST_MOVES: Final = 5  # in a phase, however short and however slow the server
_PATIENCE: Final = 30  # seconds
_FIRST_VERSION: Final = 2  # created, started
_VERSION: Final = re.compile(rb'"version":(\d+)')
_STATE: Final = b'{"type":"state"'
_ERROR: Final = b'{"type":"error"'


@dataclass
class Phase:
    """Some seconds of load, and what was measured in them."""

    seconds: float
    moves_per_second: float = 0.0  # of all couples together; 0: as many as possible
    waits: list[float] = field(default_factory=list)  # from sending a move to having it back, in seconds
    micros: float = 0.0  # of processor time of the server's process for each move
    counting: bool = False
    over: bool = False

    async def run(self, warm_up: float, least: int = 0) -> None:
        """Let time pass, and at least so many moves; what comes before the warm-up is over does not count."""
        await asyncio.sleep(warm_up)
        self.counting = True
        begun = time.perf_counter()
        await asyncio.sleep(self.seconds)
        while len(self.waits) < least and time.perf_counter() < begun + _PATIENCE:
            await asyncio.sleep(0.1)
        self.counting, self.over = False, True
        self.seconds = time.perf_counter() - begun

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    def quantile_ms(self, share: float) -> float:
        """So large a share of the moves was back after this many milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[int(share * (len(ordered) - 1))]


class Player:
    """A person with a connection: knows which version of the table they have seen, and since when."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._wire: Wire
        self._waiting: tuple[int, asyncio.Future[None]] | None = None
        self._answer: asyncio.Future[bytes] | None = None
        self.state = b""  # the last one, as it came
        self.version = 0
        self.seen_at = 0.0

    async def open(self, address: str) -> None:
        """Connect."""
        self._wire = await connect(address, _LIVE, self._receive)
        self.send(type="hello", token=self._token)

    async def watch(self, code: str) -> None:
        """Look at a table."""
        self.version = 0
        self.send(type="watch", table=code)
        await self.sees(_FIRST_VERSION)

    async def choices(self, code: str) -> Any:
        """What the person on the first seat may do."""
        self._answer = asyncio.get_running_loop().create_future()
        self.send(type="choices", table=code, seat=0)
        return orjson.loads(await self._answer)

    async def sees(self, version: int) -> None:
        """Wait until a version has come."""
        if self.version < version:
            self._waiting = version, asyncio.get_running_loop().create_future()
            await self._waiting[1]

    def send(self, **message: Any) -> None:
        """Send a message."""
        self._wire.send(orjson.dumps(message))

    def close(self) -> None:
        """Hang up."""
        self._wire.close()

    def _receive(self, _: Wire, message: bytes) -> None:
        if message.startswith(_STATE):
            found = _VERSION.search(message)
            assert found is not None
            self.state, self.version, self.seen_at = message, int(found[1]), time.perf_counter()
            if self._waiting is not None and self.version >= self._waiting[0]:
                self._waiting[1].set_result(None)
                self._waiting = None
        elif message.startswith(b'{"type":"choices"') and self._answer is not None:
            self._answer.set_result(message)
        elif message.startswith(_ERROR):
            for waiting in (self._answer, self._waiting and self._waiting[1]):
                if waiting and not waiting.done():
                    waiting.set_exception(RuntimeError(message.decode()))


class Finished(NamedTuple):
    """A game that is over, and the token of somebody who played it."""

    code: str
    token: str


class Table:
    """A couple at work: after each move both wait until they have seen it. They go from one table to the next."""

    def __init__(self, couple: Couple) -> None:
        self._players = [Player(token) for token in couple.tokens]
        self._token = couple.tokens[0]
        self.finished: list[Finished] = []
        self._scripts = iter(couple.scripts)
        self._script = next(self._scripts)
        self._moves = iter(self._script.moves)

    async def open(self, address: str) -> None:
        """Connect both, and let them look at their first table."""
        for player in self._players:
            await player.open(address)
            await player.watch(self._script.code)

    async def play(self, phase: Phase, pause: float) -> None:
        """Until the phase is over and the last move is back."""
        await asyncio.sleep(random.uniform(0, pause))  # they don't all begin at the same moment
        while not phase.over:
            await self._move(phase)
            if pause:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))

    async def _move(self, phase: Phase) -> None:
        seat, text = next(self._moves, (None, ""))
        if seat is None:
            await self._next_table()
            return
        mover, other = self._players[seat], self._players[1 - seat]
        version, sent = mover.version, time.perf_counter()
        mover.send(
            type="move",
            table=self._script.code,
            seat=seat,
            move=text,
            move_id=str(version),
            expected_version=version,
        )
        await mover.sees(version + 1)
        if phase.counting:
            phase.waits.append(mover.seen_at - sent)
        await other.sees(version + 1)

    async def _next_table(self) -> None:
        old, self._script = self._script, next(self._scripts)
        self.finished.append(Finished(old.code, self._token))
        self._moves = iter(self._script.moves)
        for player in self._players:
            player.send(type="unwatch", table=old.code)
            await player.watch(self._script.code)

    def close(self) -> None:
        """Hang up."""
        for player in self._players:
            player.close()


class Load:
    """All couples of a server."""

    def __init__(self, couples: list[Couple]) -> None:
        self._tables = [Table(couple) for couple in couples]

    async def open(self, address: str) -> None:
        """Connect everybody."""
        for at in range(0, len(self._tables), _OPENING_AT_ONCE):
            await asyncio.gather(*(table.open(address) for table in self._tables[at : at + _OPENING_AT_ONCE]))

    @property
    def finished(self) -> list[Finished]:
        """The games that are over."""
        return [game for table in self._tables for game in table.finished]

    async def run(self, phase: Phase, warm_up: float) -> Phase:
        """Play for a while."""
        pause = len(self._tables) / phase.moves_per_second if phase.moves_per_second else 0.0
        playing = [table.play(phase, pause) for table in self._tables]
        await asyncio.gather(phase.run(warm_up, _LEAST_MOVES), *playing)
        return phase

    def close(self) -> None:
        """Hang up."""
        for table in self._tables:
            table.close()


class BotLoad:
    """Hosts whose bots are busy all the time: each of them moves as soon as it is their turn."""

    def __init__(self, hosts: list[Host]) -> None:
        self._hosts = [(Player(host.token), iter(host.codes)) for host in hosts]
        self.moves = 0  # of the bots

    async def open(self, address: str) -> None:
        """Connect everybody."""
        for player, _ in self._hosts:
            await player.open(address)

    async def run(self, phase: Phase) -> None:
        """Keep the bots busy until a phase is over."""
        await asyncio.gather(*(self._play(player, codes, phase) for player, codes in self._hosts))

    async def _play(self, player: Player, codes: Iterator[str], phase: Phase) -> None:
        while not phase.over:
            code = next(codes)
            await player.watch(code)
            before, own = player.version, 0
            while not phase.over and b'"status":"running"' in player.state:
                if b'"asked":true' not in player.state:
                    await player.sees(player.version + 1)
                    continue
                found = await player.choices(code)
                version = found["version"]
                if not found["choices"]:  # a bot has bid before us, and our own bid is not back yet
                    await player.sees(version)
                    continue
                move = found["choices"][0]["move"]
                player.send(type="move", table=code, seat=0, move=move, expected_version=version, move_id=str(version))
                await player.sees(version + 1)
                own += 1
            self.moves += player.version - before - own
            player.send(type="unwatch", table=code)

    def close(self) -> None:
        """Hang up."""
        for player, _ in self._hosts:
            player.close()
