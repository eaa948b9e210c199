"""Which of many puzzles to keep: different positions, of all themes, not too many of one game."""

from collections import Counter
from collections.abc import Iterable, Iterator

from feira.puzzles.puzzle import Puzzle


class Chooser:
    """Keeps a puzzle as long as one of its themes has fewer than that; those with a plain best move count apart.

    So a theme that goes along with others may have more.
    """

    def __init__(self, each: int, of_a_game: int, easiest: int) -> None:
        self._each, self._of_a_game, self._easiest = each, of_a_game, easiest
        self._counts: Counter[tuple[str, bool]] = Counter()
        self._seen: set[bytes] = set()

    def chosen(self, of_one_game: Iterable[Puzzle]) -> Iterator[Puzzle]:
        """Those of one game that are kept; such themes come first of which there are fewest."""
        left = sorted(of_one_game, key=lambda puzzle: (self._fewest(puzzle), -puzzle.rating, puzzle.id))
        kept = 0
        for puzzle in left:
            view = puzzle.view.tobytes()
            if kept < self._of_a_game and view not in self._seen and self._fewest(puzzle) < self._each:
                self._seen.add(view)
                self._counts.update(self._groups(puzzle))
                kept += 1
                yield puzzle

    def _fewest(self, puzzle: Puzzle) -> int:
        return min(self._counts[group] for group in self._groups(puzzle))

    def _groups(self, puzzle: Puzzle) -> list[tuple[str, bool]]:
        plain = puzzle.rating <= self._easiest
        return [(theme, plain) for theme in puzzle.themes or ("",)]
