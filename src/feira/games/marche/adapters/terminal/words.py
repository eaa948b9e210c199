"""Moves of Jour de Marché as people type and read them, in their language; the game reads and writes its own texts."""

import re
from typing import Final

from feira.cli.terminal.words import Unreadable, Vocabulary, fold
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
        self._shown = {word: text(f"word-{word}") for word in (*MOVES, BESIDE)}
        self._beside = Vocabulary({BESIDE: (self._shown[BESIDE], BESIDE)})
        self._columns = {fold(typed): column for typed, column in zip(text("columns"), _COLUMNS, strict=True)}
        self._columns |= {column.casefold(): column for column in _COLUMNS}

    def first_words(self) -> dict[str, tuple[str, ...]]:
        """The words that begin a move."""
        return {move: (self._shown[move], move) for move in MOVES}

    def show(self, action: int) -> str:
        """An action in the words of the language."""
        return " ".join(self._shown.get(word, word) for word in self._game.to_text(action).split())

    def answer(self, typed: str, phase: str) -> int | None:
        """The action of an answer to what is asked: a space or a number alone."""
        plain = self._plain(typed)
        if phase not in _ASKED or not re.fullmatch(r"\d+" if phase == "bids" else r"[A-P]\d+", plain):
            return None
        return self.read(_ASKED[phase], typed)

    def read(self, move: str, rest: str) -> int:
        """The action of a move's first word and the rest as typed; Unreadable if it is no move."""
        try:
            return self._game.from_text(" ".join([move, *map(self._plain, rest.split())]))
        except MoveError as error:
            raise Unreadable(move, error) from error

    def _plain(self, word: str) -> str:
        """A typed word as the game's word."""
        column, row = fold(word[:1]), word[1:]
        if column in self._columns and row.isdecimal():
            return f"{self._columns[column]}{row}"
        return self._beside.find(word) or word
