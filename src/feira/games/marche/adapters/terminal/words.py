"""Moves of Jour de Marché as people type them, in their language; the game reads and writes its own texts."""

import re
from typing import Final

from feira.cli.terminal.words import Columns, Unclear, Unreadable, Vocabulary, words_for
from feira.core.game import Game, MoveError
from feira.locale import Catalogue

MOVES: Final = ("reserve", "draw", "place", "bid", "pass")
BESIDE: Final = "none"  # beside the market
# What is asked for may be answered without the first word.
_ASKED: Final = {"turn": "reserve", "place": "place", "bids": "bid"}
_COLUMNS: Final = "ABCDEFGHIJKLMNOP"


class MoveWords:
    """Between the game's texts, `reserve C3`, and those of a language, `réserver C3`."""

    def __init__(self, game: Game, text: Catalogue) -> None:
        self._game = game
        self._words = {word: words_for(word, text) for word in (*MOVES, BESIDE)}
        self._beside = Vocabulary({BESIDE: self._words[BESIDE]})
        self._columns = Columns(_COLUMNS, text)

    def first_words(self) -> dict[str, tuple[str, ...]]:
        """The words that begin a move."""
        return {move: self._words[move] for move in MOVES}

    def show(self, action: int) -> str:
        """An action as it is typed in the language."""
        return " ".join(self._words.get(word, (word,))[0] for word in self._game.to_text(action).split())

    def answer(self, typed: str, phase: str) -> int | None:
        """The action of an answer to what is asked: a space or a number alone."""
        if phase not in _ASKED or not re.fullmatch(r"\d+" if phase == "bids" else r"[^\W\d]\d+", typed):
            return None
        return self.read(_ASKED[phase], typed)

    def read(self, move: str, rest: str) -> int:
        """The action of a move's first word and the rest as typed; Unreadable or Unclear if it is no move."""
        plain = " ".join([move, *map(self._plain, rest.split())])
        try:
            return self._game.from_text(plain)
        except MoveError as error:
            raise Unreadable(move, error) from error

    def _plain(self, word: str) -> str:
        """A typed word as the game's word."""
        columns, row = self._columns.read(word[:1]), word[1:]
        if columns and row.isdecimal():
            if len(columns) > 1:
                raise Unclear(word, [f"{column}{row}" for column in columns])
            return f"{columns[0]}{row}"
        return self._beside.find(word) or word
