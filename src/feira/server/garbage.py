"""When Python looks for garbage: in small steps while people play, through everything when they rest.

Looking through all that a busy server has in memory takes a tenth of a second and more, in which nothing else happens.
"""

import gc
import time
from typing import Final

from feira.server.group_commit import GroupCommit

# New objects, and rounds of each age; at the oldest Python never looks by itself. With fewer new ones Python would look
# again and again at what only waits for the disk; with more it would stop everything for longer than 2 ms.
_AFTER: Final = (20_000, 1, 1_000_000)
_DUE: Final = 1  # rounds of the middle age after which a rest is used to look through everything
_OVERDUE: Final = 125  # and after which there must be no rest: 5 million objects later
_OVERDUE_SECONDS: Final = 600  # or as much time


class Collector:
    """Chooses the moment."""

    def __init__(self, group_commit: GroupCommit) -> None:
        self._group_commit = group_commit
        self._commits = group_commit.commits
        self._looked = time.monotonic()

    def start(self) -> None:
        """What is loaded by now stays for ever: it is never looked through again."""
        gc.freeze()
        gc.set_threshold(*_AFTER)

    def look(self) -> None:
        """Called again and again: if nothing was stored since the last time, nobody is waiting."""
        at_rest, self._commits = self._commits == self._group_commit.commits, self._group_commit.commits
        rounds, now = gc.get_count()[2], time.monotonic()
        if rounds >= (_DUE if at_rest or now - self._looked >= _OVERDUE_SECONDS else _OVERDUE):
            gc.collect()
            self._looked = now
