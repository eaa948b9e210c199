"""Words that people type: in their own language or in the game's, with or without accents, whole or only begun."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from feira.core.game import MoveError

_DROPPED: Final = str.maketrans("", "", "'’ʼ`")


def fold(word: str) -> str:
    """A word as it is compared: without case, accents and apostrophes."""
    plain = unicodedata.normalize("NFD", word.casefold()).translate(_DROPPED)
    return "".join(char for char in plain if not unicodedata.combining(char))


class Vocabulary:
    """Things, and the words by which each may be called."""

    def __init__(self, words: Mapping[str, Iterable[str]]) -> None:
        """Each thing with its words; if two things share a word, the first has it."""
        self._things: dict[str, str] = {}
        for thing, names in words.items():
            for name in names:
                self._things.setdefault(fold(name), thing)

    def knows(self, typed: str) -> str | None:
        """The thing that is called by a whole word."""
        return self._things.get(fold(typed))

    def find(self, typed: str) -> str | None:
        """The thing that is meant: called by a whole word, or by the beginning of the words of only one thing."""
        word = fold(typed)
        if word in self._things:
            return self._things[word]
        begun = {thing for name, thing in self._things.items() if word and name.startswith(word)}
        return begun.pop() if len(begun) == 1 else None


class Unreadable(MoveError):  # noqa: N818  (an answer, like Illegal)
    """A text that begins like a move and isn't one; `move` is its first word in the game's language."""

    def __init__(self, move: str, problem: MoveError) -> None:
        super().__init__(str(problem), problem.reason, problem.details, problem.nearest)
        self.move = move
