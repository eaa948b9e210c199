"""What a game offers to be played in a terminal; generic.py does it for a game that brings nothing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from feira.core.game import Event, Game, Json, States
from feira.locale import Catalogue
from feira.locale.sentences import Sentences


class Words(Protocol):
    """Moves as people type them; they read labels, which are sentences of the catalogue."""

    def first_words(self) -> dict[str, tuple[str, ...]]:
        """The words that begin a move: the one that is shown first."""

    def show(self, action: int) -> str:
        """An action as it is typed in the language."""

    def read(self, move: str, rest: str) -> int:
        """The action of a move's first word and the rest as typed; `Unreadable` or `Unclear` if it is no move."""

    def answer(self, typed: str, phase: str) -> int | None:
        """The action of a short answer to what is asked in a phase; None if it is none."""


class Face(Protocol):
    """A game as a person at a terminal sees it, in one language."""

    sentences: Sentences
    verdicts: tuple[type[Event], ...]  # how the game came out; shown apart from what happened
    details: tuple[type[Event], ...]  # what the verdicts are made of; shown on a page of their own at the end
    # Commands of its own: what each draws and says about a seat's view.
    pages: Mapping[str, Callable[[States], tuple[list[Text], Sequence[Event]]]]

    @property
    def words(self) -> Words:
        """Its moves as people type them."""

    def draw(self, seen: Json) -> list[Text]:
        """An observation as lines of at most 80 columns, so few that five lines of talk and a prompt fit below."""

    def question(self, seen: Json) -> str:
        """What is asked of the person whose turn it is."""

    def brief(self, preview: Any, seat: int) -> str:
        """What an action would cost and bring, in a few signs."""

    def explain(self, preview: Any, seat: int) -> list[str]:
        """What an action would cost and bring, in sentences."""

    def rules(self, options: Json) -> list[str]:
        """The rules in short, as paragraphs."""


def make_face(game: Game, text: Catalogue, names: Sequence[str], labels: Sequence[str]) -> Face:
    """The face of a game for players with these names; `labels` tell bots apart."""
    face: Face = game.spec.load("terminal")(game, text, names, labels)
    return face
