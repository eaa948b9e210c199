"""What was played, in a folder: every game is there as soon as it is finished, whatever happens to the program."""

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final

from feira.arena.match import Played
from feira.arena.plan import Match, Plan
from feira.core.game import FeiraError, Json
from feira.records import RecordError, parse_json, record_line

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
_SETTINGS: Final = {  # what a plan's fields are called on the command line
    "options": "the options of the game",
    "line_ups": "the bots",
    "seconds": "--seconds",
    "pieces": "--pieces",
}


class Journal:
    """The folder of a tournament, which one program at a time may use."""

    def __init__(self, folder: Path, plan: Plan, *, resume: bool) -> None:
        """Make the folder or, if `resume`, go on with what is there; FeiraError if it can't be gone on with."""
        self.folder = folder
        self.played: list[Played] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(folder, os.O_RDONLY)
            try:
                self._open(plan, resume)
            except BaseException:
                os.close(self._lock)
                raise
        except OSError as error:
            raise FeiraError(f"can't use the folder {folder}: {error.strerror}") from None

    def _open(self, plan: Plan, resume: bool) -> None:
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FeiraError(f"another arena is writing to {self.folder}") from None
        settings = self.folder / PLAN
        if settings.exists():
            if not resume:
                raise FeiraError(f"there are games in {self.folder} already: add --resume, or name another --out")
            self._compare(plan, settings)
        else:
            _write_whole(settings, json.dumps(plan.to_json(), indent=1) + "\n")
        self._games = self.folder / GAMES
        self._file = self._games.open("ab")
        self._file.truncate(self._read())

    def _compare(self, plan: Plan, settings: Path) -> None:
        try:
            there = parse_json(settings.read_bytes())
        except RecordError as error:
            raise FeiraError(f"{settings}: {error.text}") from None
        for name, value in json.loads(json.dumps(plan.to_json())).items():
            if not isinstance(there, dict) or there.get(name) != value:
                what = _SETTINGS.get(name, f"the {name}")
                raise FeiraError(f"the games in {self.folder} are of another tournament: {what} can't change now")

    def _read(self) -> int:
        """Take over the games of the file; how much of it is whole: a line half written is played again."""
        size = 0
        with self._games.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    self.played.append(Played.of(parse_json(line)))
                except (KeyError, TypeError, IndexError, AttributeError, RecordError):
                    raise FeiraError(f"{self._games}:{number}: this isn't a game of an arena") from None
                size += len(line)
        return size

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """Those of the matches that are still to be played."""
        there = {game.number for game in self.played}
        return [match for match in matches if match.number not in there]

    def append(self, record: Json) -> Played:
        """Keep a game."""
        try:
            self._file.write(record_line(record).encode())
            self._file.flush()
        except OSError as error:
            raise FeiraError(f"can't write {self._games}: {error.strerror}") from None
        self.played.append(Played.of(record))
        return self.played[-1]

    def finish(self) -> None:
        """Put the games into the order of the plan, so that the same tournament gives the same file; no more follow."""
        numbers = [game.number for game in self.played]
        if numbers == sorted(numbers):
            return
        with self._games.open("rb") as lines:
            by_number = dict(zip(numbers, lines, strict=True))
        _write_whole(self._games, b"".join(line for _, line in sorted(by_number.items())).decode())
        self.played.sort(key=lambda game: game.number)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        os.close(self._lock)


def _write_whole(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, "utf-8")
    part.replace(path)
