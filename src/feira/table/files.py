"""Files that are always whole: written beside the old one and put in its place in one step."""

import json
import logging
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import platformdirs

from feira.core.game import FeiraError
from feira.table.private import PRIVATE_FILE, close_to_others, make_private_folder, why_shared

_log = logging.getLogger("feira")

_LARGEST: Final = 20_000_000  # bytes; a saved game has some ten thousand
_LONGEST_SHOWN: Final = 200  # characters of a file's name


class SaveError(FeiraError):
    """A file that can't be read, written or played on; `reason` and `details` are for translations."""

    TEXTS: Final = {
        "missing": "there is no file {path}",
        "unreadable": "{path} can't be read: {problem}",
        "unwritable": "{path} can't be written: {problem}",
        "exists": "{path} is there already; it is left as it is",
        "unusable": "{path} can't be used: {problem}",
        "damaged": "{path} is damaged or of another kind: {problem}",
    }

    def __init__(self, reason: str, path: Path, problem: str = "") -> None:
        self.reason = reason
        self.details = {"path": _shown(path), "problem": problem}
        super().__init__(self.TEXTS[reason].format(**self.details))


def _shown(path: Path) -> str:
    """A name as it may be shown, whatever was typed."""
    name = "".join(char if char.isprintable() else "?" for char in str(path))
    return name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}…"


def path_named(name: str | Path) -> Path:
    """The file that a person has named, be it there or not; SaveError if there can be none of this name."""
    try:
        path = Path(name).expanduser()
        with suppress(FileNotFoundError, NotADirectoryError):
            os.stat(path)
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: there is no such home folder
        raise SaveError("unusable", Path(name), getattr(error, "strerror", None) or str(error)) from error
    return path


def data_folder() -> Path:
    """Where saved games and the campaign are stored."""
    return Path(os.environ.get("FEIRA_DATA_DIR") or platformdirs.user_data_dir("feira"))


def close_data_folder() -> None:
    """Take from others what they may do with saved games; earlier versions left that to the umask."""
    folder = data_folder()
    opened = []
    for mine, ours in ((folder, _is_ours), (folder / "saves", _is_saved)):
        if mine.is_dir() and why_shared(mine, ours) is None:
            opened += close_to_others(mine, ours)
    if opened:
        _log.warning("others could reach %d files and folders in %s; from now on only you can", len(opened), folder)


def _is_ours(path: Path) -> bool:
    return path.name in ("solo.json", "saves", "server")


def _is_saved(path: Path) -> bool:
    return path.suffix == ".json"


def write_json(path: Path, value: Any) -> None:
    """Write a file so that a crash at any moment leaves either the old one or the new one."""
    text = json.dumps(value) + "\n"  # all ASCII, so that any name can be written; indented, it takes five times as long
    temporary = None
    try:
        make_private_folder(path.parent)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.fchmod(handle, PRIVATE_FILE)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        temporary = None
        _sync_folder(path.parent)
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from error
    finally:
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)


def _sync_folder(folder: Path) -> None:
    """The new name must be on the disk too; not every system lets a folder be opened for it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_json(path: Path) -> Any:
    """The JSON value in a file; SaveError says what is wrong."""
    try:
        with open(path, "rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError as error:
        raise SaveError("missing", path) from error
    except OSError as error:
        raise SaveError("unreadable", path, error.strerror or str(error)) from error
    if len(data) > _LARGEST:
        raise SaveError("damaged", path, "it is far too large")
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise SaveError("damaged", path, f"no JSON ({error})") from error
