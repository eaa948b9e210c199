"""Who may change a table now: one after the other, in the order in which they have asked."""

import asyncio
from collections import deque
from types import TracebackType


class Turn:
    """A lock like asyncio's own, which can also be taken on the spot if nobody has it."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # most tables never need one

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> bool:
        """Take it if nobody has it; False if somebody has, which also holds while others wait."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        """Take it as soon as all who asked before have had it."""
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # we were given it at the same moment
                self.release()
            raise

    def release(self) -> None:
        """Give it to whoever waits for longest, or to nobody."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else they wait no more
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
