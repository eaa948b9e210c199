"""A lock for a table: who asks first changes it first."""

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """A lock like asyncio's own, which can also be acquired on the spot if nobody holds it."""

    __slots__ = ("_held", "_waiters")

    def __init__(self) -> None:
        self._held = False
        self._waiters: deque[asyncio.Future[None]] | None = None  # most tables never need one

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def try_acquire(self) -> bool:
        """Acquire it if nobody holds it; False if somebody does, which also holds while others wait."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Acquire it as soon as all who asked before have released it."""
        if self.try_acquire():
            return
        if self._waiters is None:
            self._waiters = deque()
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it became ours at the same moment
                self.release()
            raise

    def release(self) -> None:
        """Hand it to whoever has waited longest, or to nobody; RuntimeError if nobody holds it."""
        if not self._held:
            raise RuntimeError("the lock is not held")
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():  # else they wait no more
                waiter.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
