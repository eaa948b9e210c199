"""Moves of Mercado as people type them, in their language; the game reads and writes its own texts."""

import re
from typing import Final

from feira.cli.terminal.words import Columns, Unclear, Unreadable, Vocabulary, fold, words_for
from feira.core.game import Game, MoveError
from feira.games.mercado.engine.market import GOODS, KINDS
from feira.locale import Catalogue

SIDES: Final = ("left", "right", "top", "bottom")
TARGETS: Final = ("hand", "display")
MOVES: Final = ("stand", "customers", "restaurant", "coin", "take", "redraw", "specialty")
# What may follow the first word, besides numbers and places.
_FOLLOWING: Final = {"restaurant": KINDS, "redraw": TARGETS}
# A choice that is asked for may be made without its first word.
_ASKED: Final = {"take": "take", "choose": "specialty"}
_COLUMNS: Final = "ABCDE"


class MoveWords:
    """Between the game's texts, `stand fish C3`, and those of a language, `stand poisson C3`."""

    def __init__(self, game: Game, text: Catalogue) -> None:
        self._game = game
        self._words = {thing: words_for(thing, text) for thing in (*GOODS, *KINDS, *TARGETS, *MOVES, *SIDES)}
        self._letters = {fold(text(f"letter-{good}")): good for good in GOODS}
        self._columns = Columns(_COLUMNS, text)
        letters = {thing: (text(f"letter-{thing}"),) for thing in (*GOODS, *KINDS)}
        self._sides = Vocabulary({side: self._words[side] for side in SIDES})
        self._things: dict[tuple[str, ...], Vocabulary] = {
            things: Vocabulary({thing: (*self._words[thing], *letters.get(thing, ())) for thing in things})
            for things in (GOODS, KINDS, TARGETS)
        }

    def first_words(self) -> dict[str, tuple[str, ...]]:
        """The words that begin a move."""
        return {move: self._words[move] for move in MOVES}

    def show(self, action: int) -> str:
        """An action as it is typed in the language."""
        return " ".join(self._show_word(word) for word in self._game.to_text(action).split())

    def _show_word(self, word: str) -> str:
        side, hyphen, line = word.partition("-")
        return f"{self._words.get(side, (side,))[0]}{hyphen}{line}"

    def answer(self, typed: str, phase: str) -> int | None:
        """The action of an answer to what is asked, such as the good alone when a tile is to be taken."""
        good = self._things[GOODS].knows(typed)
        return self._game.from_text(f"{_ASKED[phase]} {good}") if good and phase in _ASKED else None

    def read(self, move: str, rest: str) -> int:
        """The action of a move's first word and the rest as typed; Unreadable or Unclear if it is no move."""
        plain = [move]
        for word in rest.split():
            plain += self._plain(move, word)
        try:
            return self._game.from_text(" ".join(plain))
        except MoveError as error:
            raise Unreadable(move, error) from error

    def _plain(self, move: str, word: str) -> list[str]:
        """A typed word as the game's words."""
        place = self._place(word)
        if place is not None:
            return [place]
        thing = self._things[_FOLLOWING.get(move, GOODS)].find(word)
        if thing is not None:
            return [thing]
        goods = [self._letters.get(letter) for letter in fold(word)]
        if move == "customers" and all(goods):  # a tile as it stands on the board: `fm`
            return [good for good in goods if good]
        return [word]

    def _place(self, word: str) -> str | None:
        match = re.fullmatch(r"([^\W\d]*?)(-?)([1-5]|[^\W\d])", fold(word))
        if match is None:
            return None
        before, hyphen, last = match.groups()
        if not hyphen and last.isdigit() and (columns := self._columns.read(before)):
            return self._only(word, [f"{column}{last}" for column in columns])
        side = self._sides.find(before) if before else None
        if side is None or last.isdigit() != (side in ("left", "right")):
            return None
        lines = [last] if last.isdigit() else self._columns.read(last)
        return self._only(word, [f"{side}-{line}" for line in lines])

    def _only(self, typed: str, places: list[str]) -> str | None:
        if len(places) > 1:
            raise Unclear(typed, places)
        return places[0] if places else None
