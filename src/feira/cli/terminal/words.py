"""Words that people type: in their own language or in the game's, with or without accents, whole or only begun."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from feira.core.game import MoveError
from feira.locale import Catalogue

_DROPPED: Final = str.maketrans("", "", "'’ʼ`")
_ALONE: Final = re.compile("(?<![^\\W\\d_])и\N{COMBINING BREVE}(?![^\\W\\d_])")  # in `Й3`, but not in `зайняти`


def fold(word: str) -> str:
    """A word as it is compared: without case, accents and apostrophes. Alone, Й and И are two columns."""
    plain = _ALONE.sub("й", unicodedata.normalize("NFD", word.casefold()).translate(_DROPPED))
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


def words_for(thing: str, text: Catalogue) -> tuple[str, ...]:
    """All that a thing may be called: the word that is shown first, the game's own, and others of the catalogue."""
    return (text(f"word-{thing}"), thing, *text.attribute(f"word-{thing}", "also").split())


class Columns:
    """The columns of a board by the letters that people type.

    Each language's catalogue has one row of letters or two: what its keyboard writes where another has the letter, and
    what looks or sounds like it. The key of D writes В in Ukrainian, which looks like B: a letter may mean
    two columns. Which it is depends on the moves that are legal.
    """

    def __init__(self, columns: str, text: Catalogue) -> None:
        self._meant: dict[str, set[str]] = {column.casefold(): {column} for column in columns}
        own = set(self._meant)
        for letters in filter(None, (text("columns"), text.attribute("columns", "look"))):
            for letter, column in zip(letters, columns, strict=True):
                if fold(letter) not in own:  # A is A, whatever else a row may say
                    self._meant.setdefault(fold(letter), set()).add(column)

    def read(self, letter: str) -> list[str]:
        """All columns that a typed letter may mean."""
        return sorted(self._meant.get(fold(letter), ()))


def nearest(typed: str, moves: Sequence[str]) -> str | None:
    """The move that comes nearest to a typed text, if one is near enough."""
    by_text = {fold(move): move for move in moves}
    near = get_close_matches(fold(typed), by_text, n=1)
    return by_text[near[0]] if near else None


class Unclear(MoveError):  # noqa: N818  (an answer, like Illegal)
    """A typed word that may mean one of several places."""

    def __init__(self, typed: str, places: Sequence[str]) -> None:
        super().__init__(f"{typed} may be {' or '.join(places)}")
        self.typed = typed
        self.places = tuple(places)

    def readings(self, text: str) -> dict[str, str]:
        """By place, the text in which the word was, with the place in the word's stead."""
        words = text.split()
        return {place: " ".join(place if word == self.typed else word for word in words) for place in self.places}


class Unreadable(MoveError):  # noqa: N818  (an answer, like Illegal)
    """A text that begins like a move and isn't one; `move` is its first word in the game's language."""

    def __init__(self, move: str, problem: MoveError) -> None:
        super().__init__(str(problem), problem.reason, problem.details, problem.nearest)
        self.move = move
