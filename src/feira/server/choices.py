"""Every legal move of a seat with what it would cost and bring, worked out beside the tables: no move waits for it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import orjson

from feira.core.game import Json

_log = logging.getLogger("feira.server")

# Of the event loop, before the thread begins: what a move has brought about, acknowledgements first, is sent by then.
_TURNS_FIRST: Final = 3


class ChoiceWorker:
    """Works out choices in a thread of its own. More threads would only compete for the interpreter."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "feira-choices")

    def work_out(self, choices: Callable[[], list[Json]]) -> asyncio.Future[bytes]:
        """What `Table.choices` has returned, as JSON."""
        return asyncio.create_task(self._work_out(choices))

    async def _work_out(self, choices: Callable[[], list[Json]]) -> bytes:
        for _ in range(_TURNS_FIRST):
            await asyncio.sleep(0)
        return await asyncio.get_running_loop().run_in_executor(self._thread, _work_out, choices)

    def close(self) -> None:
        """Stop; nobody gets what is still waiting."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _work_out(choices: Callable[[], list[Json]]) -> bytes:
    try:
        return orjson.dumps(choices())
    except Exception:
        _log.exception("the choices of a seat can't be worked out")
        raise
