"""How Mercado shows itself to a person at a terminal."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from rich.text import Text

from feira.cli.terminal.challenge_text import challenge_lines
from feira.core.game import Event, Game, Json, States
from feira.games.mercado.adapters.terminal.board import Board
from feira.games.mercado.adapters.terminal.words import MoveWords
from feira.games.mercado.engine.rules import PLACES_LEFT_AT_END
from feira.games.mercado.surface.events import ChallengeJudged, FinalScore, FoursMissing, NextFame, Ranked
from feira.games.mercado.surface.preview import Preview
from feira.locale import Catalogue
from feira.locale.sentences import Sentences


class MercadoFace:
    """See `Face` in terminal/face.py."""

    verdicts: tuple[type[Event], ...] = (FinalScore, Ranked, ChallengeJudged, FoursMissing, NextFame)
    details: tuple[type[Event], ...] = ()
    pages: Mapping[str, Callable[[States], tuple[list[Text], Sequence[Event]]]] = MappingProxyType({})

    def __init__(self, game: Game, text: Catalogue, names: Sequence[str], labels: Sequence[str]) -> None:
        self.text = text
        self.sentences = Sentences(text, names)
        self.words = MoveWords(game, text)
        self._board = Board(text, labels)
        self._names = names
        self._campaign = game.spec.campaign

    def draw(self, seen: Json) -> list[Text]:
        return self._board.draw(seen)

    def question(self, seen: Json) -> str:
        return self.text(f"ask-{seen['phase']}")

    def brief(self, preview: Preview, seat: int) -> str:
        most = max(preview.if_named.values(), default=0)  # M7#1
        parts = {"−": preview.cost, "+": preview.income[seat], "≤": most}
        return " ".join(f"{sign}{coins}" for sign, coins in parts.items() if coins)

    def explain(self, preview: Preview, seat: int) -> list[str]:
        text = self.text
        told = [text("preview-cost", coins=preview.cost) if preview.cost else text("preview-free")]
        for who, coins in enumerate(preview.income):
            if coins:
                you = "yes" if who == seat else "no"
                told.append(text("preview-income", you=you, player=self._names[who], coins=coins))
        if preview.if_named:  # M7#1
            told.append(text("preview-names"))
            paid = {good: coins for good, coins in preview.if_named.items() if coins}
            told += [text("preview-if-named", good=good, coins=coins) for good, coins in paid.items()]
        elif not any(preview.income):
            told.append(text("preview-no-income"))
        told += [self.sentences.event(event, seat) for event in (*preview.earned, *preview.found)]
        if preview.ends is not None:
            told.append(text("preview-ends"))
        return told

    def rules(self, options: Json) -> list[str]:
        paragraphs = []
        if self._campaign is not None and options["challenge"]:
            paragraphs += challenge_lines(self.text, self._campaign, options["challenge"])
        return paragraphs + self.text("rules-mercado", limit=PLACES_LEFT_AT_END).splitlines()
