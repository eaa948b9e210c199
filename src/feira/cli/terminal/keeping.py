"""Where a running game is kept after every action: a file of its own, or the file of the campaign."""

import shlex
import shutil
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from feira.table import GameSession, SaveError, write_save
from feira.table.files import data_folder
from feira.table.solo_file import ProgressFile


class Keeper(Protocol):
    """Keeps a game and says how to come back to it."""

    @property
    def path(self) -> Path:
        """The file in which it is kept."""

    @property
    def way_back(self) -> str:
        """The command that resumes the game."""

    def keep(self, game_session: GameSession, language: str) -> None:
        """Keep the game as it is now."""


def _program() -> str:
    """What you type in a shell to start us again: the name, or the path where it is on no path."""
    called = sys.argv[0]
    return called if Path(called).name == "feira" and shutil.which("feira") is None else "feira"


@dataclass
class FileKeeper:
    """A file for one game."""

    path: Path

    @property
    def way_back(self) -> str:
        return f"{_program()} play --resume {shlex.quote(str(self.path))}"

    def keep(self, game_session: GameSession, language: str) -> None:
        write_save(self.path, game_session, language)


@dataclass
class CampaignKeeper:
    """The running challenge is kept with the campaign."""

    progress: ProgressFile

    @property
    def path(self) -> Path:
        return self.progress.path

    @property
    def way_back(self) -> str:
        return f"{_program()} play --campaign"

    def keep(self, game_session: GameSession, language: str) -> None:
        self.progress.keep_running(game_session, language)


def saves_folder() -> Path:
    """Where games are kept that nobody gave a file."""
    return data_folder() / "saves"


def new_save_path(game: str) -> Path:
    """A name that no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(path for name in names if not (path := saves_folder() / name).exists())


def refuse_existing(path: Path) -> None:
    """Never write over a file that somebody has named by mistake."""
    if path.exists():
        raise SaveError("exists", path)
