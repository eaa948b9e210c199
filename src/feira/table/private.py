"""Folders and files that only their owner can reach, whatever the umask is."""

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE_FILE: Final = 0o600
_FOLDER: Final = 0o700
_OTHERS: Final = 0o077
_OF_A_DISK: Final = "lost+found"  # which every new disk has


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for its owner alone; one that is there stays as it is."""
    for missing in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
        with suppress(FileExistsError):  # another program has just made it; if it isn't a folder, the error comes below
            missing.mkdir(_FOLDER)
            missing.chmod(_FOLDER)
    folder.mkdir(exist_ok=True)


def open_private(path: Path, flags: int = os.O_RDWR) -> int:
    """A file, made for its owner alone if it isn't there, as a descriptor."""
    descriptor = os.open(path, flags | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE)
    with suppress(OSError):  # another owner's, who has opened it to others on purpose
        if stat.S_IMODE(os.fstat(descriptor).st_mode) != PRIVATE_FILE:
            os.fchmod(descriptor, PRIVATE_FILE)
    return descriptor


def write_private(path: Path, text: str) -> None:
    """Write a small file for its owner alone."""
    with os.fdopen(open_private(path, os.O_WRONLY | os.O_TRUNC), "w", encoding="utf-8") as file:
        file.write(text)


def why_shared(folder: Path, ours: Callable[[Path], bool]) -> str | None:
    """What is wrong with a folder as one of Feira's own; None if nothing is. `ours` knows the files that are Feira's.

    A folder that others use too must stay as it is: naming one is a mistake.
    """
    status = folder.stat()
    if status.st_uid != os.geteuid():
        return "it belongs to another user; name a folder of your own"
    if status.st_mode & (stat.S_ISVTX | stat.S_IWOTH):
        return "others may write there; name a folder of its own"
    found = [path for path in folder.iterdir() if path.name != _OF_A_DISK]
    if found and not any(map(ours, found)):
        return "the folder has other things in it, and nothing of Feira's; name a folder of its own"
    return None


def close_to_others(folder: Path, ours: Callable[[Path], bool]) -> list[Path]:
    """Take from others what they may do with a folder of ours, and with our files in it and in the folders inside.

    What was open to them. Links are left alone, and so is whatever isn't ours.
    """
    opened = []
    for path in (folder, *filter(ours, _files(folder))):
        with suppress(OSError):  # it is gone again
            mode = path.lstat().st_mode
            if mode & _OTHERS:
                path.chmod(stat.S_IMODE(mode) & ~_OTHERS)
                opened.append(path)
    return opened


def _files(folder: Path) -> Iterator[Path]:
    """The files in a folder, and in those right inside it; no links."""
    for path in sorted(folder.iterdir()):
        if path.is_symlink():
            continue
        if path.is_file():
            yield path
        elif path.is_dir():
            with suppress(PermissionError):  # it is another user's
                yield from sorted(inner for inner in path.iterdir() if inner.is_file() and not inner.is_symlink())
