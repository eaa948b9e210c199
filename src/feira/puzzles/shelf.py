"""All puzzles that somebody can be given: those that come with the games, and those of files."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final

from feira.core.game import FeiraError, Game
from feira.core.registry import all_games
from feira.puzzles.puzzle import Puzzle, PuzzleError, read_puzzle
from feira.records import parse_json

_FOLDER: Final = "puzzles"  # in the package of a game


class Shelf(Mapping[str, Puzzle]):
    """Puzzles by their ids."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self._puzzles = {puzzle.id: puzzle for puzzle in puzzles}

    @classmethod
    def shipped(cls) -> "Shelf":
        """Those that come with the games."""
        return cls(puzzle for game in all_games() for puzzle in _shipped(game))

    def __getitem__(self, name: str) -> Puzzle:
        return self._puzzles[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._puzzles)

    def __len__(self) -> int:
        return len(self._puzzles)

    def of_day(self, day: int) -> Puzzle | None:
        """The puzzle of a day, counted from any other: each comes once before one comes again."""
        if not self._puzzles:
            return None
        order = sorted(self._puzzles, key=lambda name: hashlib.sha256(name.encode()).digest())
        return self._puzzles[order[day % len(order)]]

    @cached_property
    def themes(self) -> dict[str, list[str]]:
        """By game, the themes of its puzzles."""
        found: dict[str, set[str]] = {}
        for puzzle in self.values():
            found.setdefault(puzzle.game.name, set()).update(puzzle.themes)
        return {game: sorted(themes) for game, themes in found.items()}


def read_puzzles(name: str, lines: Iterable[bytes]) -> Iterator[Puzzle]:
    """The puzzles of an open binary file, one a line; PuzzleError names the line that is wrong."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield read_puzzle(parse_json(line))
            except FeiraError as error:
                raise PuzzleError(f"{name}:{number}: {error}") from None


def _shipped(game: Game) -> Iterator[Puzzle]:
    package = game.spec.game.partition(":")[0].rpartition(".")[0]
    folder = files(package).joinpath(_FOLDER)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            with file.open("rb") as lines:
                yield from read_puzzles(Path(file.name).name, lines)
