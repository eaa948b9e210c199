"""Whether anything but SQLite has written a database file, as the index of SQLite's log shows.

With a log, SQLite writes the file only when it copies the log there. The index counts the pages of the log that are
copied, whichever program copies them. So a file that has changed while the count is the same was written by something
else: somebody has copied a backup over it, perhaps.
"""

import os
import struct
from pathlib import Path
from typing import Final, NamedTuple

# See https://sqlite.org/walformat.html#the_wal_index_header: numbers are in the order of bytes of the machine.
_INDEX_BYTES: Final = 136
_salts: Final = struct.Struct("=32x 2I")  # new ones whenever the log is begun again
_copied: Final = struct.Struct("=96x I 28x I")  # pages that are copied, and that were to be


class _Moment(NamedTuple):
    """How far the log was copied, and what the file was like."""

    salts: tuple[int, int]
    copied: int
    size: int
    changed: int  # ns


class OverwriteWatch:
    """Compares a database file with what it was like when SQLite had written it."""

    def __init__(self, database: Path, index: Path) -> None:
        """The index stays open: when a process closes a file it loses all its locks on it, and SQLite's are there."""
        self._database = database
        self._index = os.open(index, os.O_RDONLY | os.O_CLOEXEC)
        self._last: _Moment | None = None
        self._overwritten = False

    @property
    def overwritten(self) -> bool:
        """Whether something else has written the file. From then on that stays so: what is in memory may be wrong."""
        now = self._moment()
        if now is not None:
            last, self._last = self._last, now
            if last is not None and last[:2] == now[:2] and last != now:
                self._overwritten = True
        return self._overwritten

    def _moment(self) -> _Moment | None:
        """How things are; None while SQLite copies, or if the file is gone."""
        before = os.pread(self._index, _INDEX_BYTES, 0)
        try:
            file = os.stat(self._database)
        except OSError:
            return None
        after = os.pread(self._index, _INDEX_BYTES, 0)
        if len(before) < _INDEX_BYTES or _copied.unpack_from(before) != _copied.unpack_from(after):
            return None
        copied, wanted = _copied.unpack_from(after)
        if copied != wanted:
            return None
        return _Moment(_salts.unpack_from(after), copied, file.st_size, file.st_mtime_ns)

    def close(self) -> None:
        """When SQLite has closed the file."""
        os.close(self._index)
