"""The files of an SQLite database: made for their owner alone, and watched while a server uses them.

An open file can be moved, replaced or deleted, and whoever has it open doesn't notice: they write on, into a file that
no name leads to. So we compare what the names lead to with what we have opened, before and after every commit. And
something else can be written into the file: so we see whether it has changed while SQLite did not write it.
"""

import fcntl
import logging
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from feira.core.game import FeiraError
from feira.server.settings import ADDRESS_FILE, ADMIN_SOCKET, CONFIG_FILE, SQLITE_FILE
from feira.server.sqlite_index import OverwriteWatch
from feira.table.private import close_to_others, make_private_folder, open_private, why_shared

_log = logging.getLogger("feira.server")

BESIDE: Final = ("-wal", "-shm")  # SQLite's log, which has the last commits, and its index
_LOCK: Final = "feira.lock"
_NAMES: Final = frozenset(
    (SQLITE_FILE, *(SQLITE_FILE + ending for ending in BESIDE), _LOCK, ADDRESS_FILE, ADMIN_SOCKET, CONFIG_FILE)
)
APPLICATION_ID: Final = 0x46656972  # of SQLite: it is in the header of our databases, and so in every copy
_MAGIC: Final = b"SQLite format 3\0"


class FolderInUse(FeiraError):  # noqa: N818  (what it is, not that it is an error)
    """A data folder that a running server has locked."""


class LostFile(OSError):  # noqa: N818  (likewise)
    """A file of the database is not where it was, or not what it was."""


class SqliteFiles:
    """The files in a data folder that this process has to itself."""

    def __init__(self, folder: Path) -> None:
        """Lock the folder, make what is missing, and take from others what they may do with it; FeiraError if we can't.

        Only one process may use an SQLite database, because tables stay in memory.
        """
        self._database = folder / SQLITE_FILE
        with _told(folder, f"{folder} can't be used"):
            make_private_folder(folder)
            if problem := why_shared(folder, is_ours):
                raise FeiraError(f"{folder} can't be used: {problem}")
            self._lock = open_private(folder / _LOCK)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            raise FolderInUse(f"another server is using {folder}; for several at once there is PostgreSQL") from None
        try:
            with _told(folder, "the database can't be used"):
                if opened := close_to_others(folder, is_ours):
                    _log.warning("others could reach %s; from now on only its owner can", _listed(opened))
                self._require_whole()
                self._known = {self._database: _made(self._database)}
                self._watch: OverwriteWatch | None = None
                self._meeting = threading.Lock()  # connections are opened in several threads
        except BaseException:
            os.close(self._lock)
            raise

    def _require_whole(self) -> None:
        """SQLite would throw away the log of a database that is gone, and with it what could still be saved."""
        log = self._beside("-wal")
        if not _size(self._database) and _size(log):
            raise FeiraError(
                f"{self._database} is gone, but its log {log.name} is there: put the database back beside it. "
                f"If you want to begin with an empty one, remove {log.name}"
            )

    def _beside(self, ending: str) -> Path:
        return self._database.with_name(SQLITE_FILE + ending)

    def require_present(self) -> None:
        """LostFile unless all names lead to the files that we have opened and use alone; it takes microseconds.

        SQLite makes the files beside the database when it opens that, and keeps them until we close it.
        """
        for path, file in self._known.items():
            if _identity(path) != file:
                raise LostFile(f"{path} was moved, replaced or deleted")
        if self._watch is None:
            self._meet_those_beside()
        elif self._watch.overwritten:
            beside = " and ".join(SQLITE_FILE + ending for ending in BESIDE)
            raise LostFile(
                f"{self._database} was replaced: another program has written into it. End the server, then put the "
                f"copy you want in its place, remove {beside}, and start again. "
                "If you copied nothing there, just start again"
            )

    def _meet_those_beside(self) -> None:
        with self._meeting:
            beside = {path: _identity(path) for path in map(self._beside, BESIDE)}
            if self._watch is None and None not in beside.values():
                self._known = self._known | beside  # a new one, for others may be going through the old one
                self._watch = OverwriteWatch(self._database, self._beside("-shm"))

    def close(self) -> None:
        """Let others use the folder; SQLite has closed the files."""
        if self._watch is not None:
            self._watch.close()
        os.close(self._lock)


def require_database(folder: Path) -> None:
    """FeiraError unless there is a database in a folder; a server would make one there."""
    database = folder / SQLITE_FILE
    if not database.is_file() or not _size(database):
        raise FeiraError(f"there is no database in {folder}; name its folder with --data-dir")


def is_in_use(folder: Path) -> bool:
    """Whether a server is using a folder; nothing is made there."""
    try:
        lock = os.open(folder / _LOCK, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False


def is_ours(path: Path) -> bool:
    """Whether a file in a data folder is Feira's: one that a server makes there, or a copy of a database."""
    database = next((path.name.removesuffix(ending) for ending in BESIDE if path.name.endswith(ending)), path.name)
    return path.name in _NAMES or is_database(path.with_name(database))


def is_database(path: Path) -> bool:
    """Whether a file is a database of Feira's, whatever its name is."""
    try:
        if path.is_symlink() or not path.is_file():
            return False
        with path.open("rb") as file:
            header = file.read(72)
    except OSError:
        return False
    return header.startswith(_MAGIC) and int.from_bytes(header[68:], "big") == APPLICATION_ID


def _made(path: Path) -> tuple[int, int] | None:
    """Make a file if it isn't there; which one it is. SQLite makes those beside it with the same mode."""
    os.close(open_private(path))
    return _identity(path)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file a name leads to; None if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _listed(paths: list[Path]) -> str:
    return ", ".join(map(str, paths[:3])) + (f" and {len(paths) - 3} more" if len(paths) > 3 else "")


@contextmanager
def _told(folder: Path, what: str) -> Iterator[None]:
    """What the system says is wrong, in words."""
    try:
        yield
    except (FileExistsError, NotADirectoryError):
        raise FeiraError(f"{folder} can't be used: it isn't a folder") from None
    except OSError as error:
        raise FeiraError(f"{what}: {error.strerror}") from None
