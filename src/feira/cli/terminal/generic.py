"""A game that brings no terminal face, or not all of its texts, as a person at a terminal sees it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any, Final

from rich.text import Text

from feira.cli.terminal.screen import wrapped
from feira.cli.terminal.words import Unreadable
from feira.core.game import Event, Game, Json, MoveError, States
from feira.core.text_board import text_board
from feira.locale import Catalogue
from feira.locale.sentences import Sentences

_MESSAGES: Final = {"help-board": "The board lists all that you can see; each line begins with what it is about."}


class PlainCatalogue(Catalogue):
    """Says anything that it has no message for in plain English, or by the name of the message."""

    def format(self, message: str, arguments: Mapping[str, Any]) -> str:
        if message in self:
            return super().format(message, arguments)
        return _MESSAGES.get(message) or message.partition("-")[2].replace("-", " ")


class PlainWords:
    """Moves as the game itself writes them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._first = dict.fromkeys(game.to_text(action).partition(" ")[0] for action in range(game.actions))

    def first_words(self) -> dict[str, tuple[str, ...]]:
        return {word: (word,) for word in self._first}

    def show(self, action: int) -> str:
        return self._game.to_text(action)

    def read(self, move: str, rest: str) -> int:
        try:
            return self._game.from_text(f"{move} {rest}".strip())
        except MoveError as error:
            raise Unreadable(move, error) from error

    def answer(self, typed: str, phase: str) -> int | None:  # noqa: ARG002
        return None


class GenericFace:
    """See `Face` in face.py: the board is the text board, moves are typed as the game writes them."""

    verdicts: tuple[type[Event], ...] = ()
    details: tuple[type[Event], ...] = ()
    pages: Mapping[str, Callable[[States], tuple[list[Text], Sequence[Event]]]] = MappingProxyType({})

    def __init__(self, game: Game, text: Catalogue, names: Sequence[str], labels: Sequence[str]) -> None:
        self.text = text
        self.sentences: Sentences = Sentences(text, names)
        self.words = PlainWords(game)
        self._game = game
        self._labels = labels

    def draw(self, seen: Json) -> list[Text]:
        board = [line for row in text_board(seen).splitlines() for line in wrapped(Text(row)) or [Text()]]
        who = "   ".join(f"seat {seat} is {label}" for seat, label in enumerate(self._labels))
        return [*board, *wrapped(Text(who))]

    def question(self, seen: Json) -> str:
        return str(seen["phase"])

    def brief(self, preview: Any, seat: int) -> str:  # noqa: ARG002
        return ""

    def explain(self, preview: Any, seat: int) -> list[str]:  # noqa: ARG002
        known = {field.name: getattr(preview, field.name) for field in fields(preview)} if is_dataclass(preview) else {}
        return [f"{name} {value}" for name, value in known.items() if value not in (None, (), {})] or ["–"]

    def rules(self, options: Json) -> list[str]:
        if "rules" in self.text:
            return self.text("rules").split("\n\n")
        chosen = ", ".join(f"{name} {value}" for name, value in options.items() if value is not None)
        return [f"{self._game.spec.title}: {chosen}"]
