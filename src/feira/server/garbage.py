"""When Python looks for garbage: in small steps while people play, through everything when they rest.

Looking through all that a busy server has in memory takes a tenth of a second and more, in which nothing else happens.
"""

import gc
from typing import Final

from feira.server.store import Store

_AFTER: Final = (
    2_000,
    10,
    1_000_000,
)  # new objects, and rounds of each age; at the oldest Python never looks by itself
_DUE: Final = 5  # rounds of the middle age after which a rest is used to look through everything
_OVERDUE: Final = 2_000  # and after which there must be no rest: 40 million objects later


class Collector:
    """Chooses the moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._commits = store.commits

    def start(self) -> None:
        """What is loaded by now stays for ever: it is never looked through again."""
        gc.freeze()
        gc.set_threshold(*_AFTER)

    def look(self) -> None:
        """Called again and again: if nothing was stored since the last time, nobody is waiting."""
        at_rest, self._commits = self._commits == self._store.commits, self._store.commits
        if gc.get_count()[2] >= (_DUE if at_rest else _OVERDUE):
            gc.collect()
