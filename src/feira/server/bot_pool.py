"""Bots think in processes of their own, so that no person waits for them."""

import asyncio
import logging
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final
from weakref import WeakValueDictionary

import numpy as np

from feira.bots import BOTS, get_bot
from feira.core.game import Game, States
from feira.core.registry import all_games, get_game
from feira.server.limits import Buckets
from feira.server.workers import begin_to_work, ctrl_c_blocked, step_back, worker_context
from feira.table.seats import STAND_IN

_log = logging.getLogger("feira.server")

_MANY_FAILURES: Final = 3
_AT_ONCE: Final = 2  # thoughts of the bots of one host


def _think(game_name: str, bot: str, view: bytes, seat: int, seed: int) -> tuple[int, float]:
    """The action of a bot, and the seconds of the processor that it took."""
    begun = time.process_time()
    game = get_game(game_name)
    views = np.frombuffer(bytearray(view), dtype=game.dtype)
    action = get_bot(bot, seed)(game, views, seat)
    step_back()
    return int(action), time.process_time() - begun


def _warm_up() -> None:
    """Load the compiled code of all bots before somebody waits."""
    from feira.table.warm_up import warm_up_bots

    for game in all_games():
        warm_up_bots(game, BOTS)
    step_back()


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):  # nothing else ends one that is at work
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """Processes in which bots think. Each host has a share of their time; when it is used up, bots wait."""

    def __init__(self, workers: int, seconds_an_hour: int, move_seconds: float) -> None:
        self._workers = workers
        self._move_seconds = move_seconds
        self._pool = self._new_pool()
        self._loading: list[Future[None]] = []
        self._free = asyncio.Semaphore(workers)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._time = Buckets(seconds_an_hour / 3600, seconds_an_hour / 10)
        self.waiting = 0  # bots that are to act
        self._failures = 0  # in a row

    @property
    def problem(self) -> str | None:
        """Why bots don't act; None if they do."""
        return None if self._failures < _MANY_FAILURES else "the processes of bots die again and again"

    async def choose(self, host: str, game: Game, bot: str, view: States, seat: int, seed: int) -> int:
        """What a bot does, given what its seat knows."""
        self.waiting += 1
        try:
            async with self._hosts.setdefault(host, asyncio.Semaphore(_AT_ONCE)):
                await asyncio.sleep(self._time.of(host).debt_seconds())
                async with self._free:
                    action, seconds = await self._in_time(game.name, bot, view.tobytes(), seat, seed)
        except BrokenProcessPool:
            self._failures += 1
            raise
        finally:
            self.waiting -= 1
        self._failures = 0
        self._time.of(host).spend(seconds)
        return action

    async def _in_time(self, game: str, bot: str, *known: Any) -> tuple[int, float]:
        """What a bot does or, if that takes it too long, the one that stands in for people."""
        pool = self._pool
        try:
            async with asyncio.timeout(None if self._is_loading() else self._move_seconds):
                return await self._run(game, bot, *known)
        except TimeoutError:
            _log.warning("bot %s thinks for more than %g seconds: %s acts for it", bot, self._move_seconds, STAND_IN)
            self._renew(pool)
            action, seconds = await self._run(game, STAND_IN, *known)
            return action, seconds + self._move_seconds

    async def _run(self, *arguments: Any) -> tuple[int, float]:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _think, *arguments)
        except BrokenProcessPool:  # a worker was killed, perhaps for lack of memory
            _log.warning("a bot's process has died; there is a new one")
            self._renew(pool)
            return await asyncio.get_running_loop().run_in_executor(self._pool, _think, *arguments)

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, whatever they do; unless somebody has done so already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool)
            self.warm_up()

    def warm_up(self) -> None:
        """Let every worker start and load; compiling may take long, and doesn't count as thinking."""
        with ctrl_c_blocked():
            self._loading = [self._pool.submit(_warm_up) for _ in range(self._workers)]

    def _is_loading(self) -> bool:
        return not all(load.done() for load in self._loading)

    def close(self) -> None:
        """End all processes, whatever they do: the server's own process would wait for them."""
        _end(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, worker_context(), initializer=begin_to_work)
