"""How Jour de Marché shows itself to a person at a terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from feira.core.game import Event, Game, Json, States
from feira.games.marche.adapters.terminal.board import Board
from feira.games.marche.adapters.terminal.words import MoveWords
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.engine.state import COINS, DISCS
from feira.games.marche.engine.ways import most_distance
from feira.games.marche.game import Marche
from feira.games.marche.surface.events import FinalScore, Ranked, StallDelivered
from feira.games.marche.surface.preview import Preview
from feira.locale import Catalogue
from feira.locale.phrases import listed
from feira.locale.sentences import Sentences


class MarcheFace:
    """See `Face` in terminal/face.py."""

    verdicts: tuple[type[Event], ...] = (FinalScore, Ranked)
    details: tuple[type[Event], ...] = (StallDelivered,)

    def __init__(self, game: Game, text: Catalogue, names: Sequence[str], labels: Sequence[str]) -> None:
        assert isinstance(game, Marche)
        self.text = text
        self.sentences = Sentences(text, names)
        self.words = MoveWords(game, text)
        self._game = game
        self._board = Board(text, labels)
        self._names = names
        self.pages: Mapping[str, Callable[[States], tuple[list[Text], Sequence[Event]]]] = {"ways": self._ways}

    def draw(self, seen: Json) -> list[Text]:
        return self._board.draw(seen)

    def question(self, seen: Json) -> str:
        return self.text(f"ask-{seen['phase']}", tile=seen["tile"] or "")

    def _ways(self, view: States) -> tuple[list[Text], Sequence[Event]]:
        ways = self._game.ways(view, 0)
        drawing = self._board.draw_ways(self._game.observation(view, 0, int(view[0].viewer)), ways)
        return drawing if ways else [], [StallDelivered.of(way) for way in ways]

    def brief(self, preview: Preview, seat: int) -> str:
        change = sum(after - before for _, _, before, after in _changes(preview, seat))
        new = [preview.after[one][good] for one, good in _new_stalls(preview) if one == seat]
        signs = [f"→{distance}" for distance in new]
        signs += [f"░{len(preview.paves)}"] if preview.paves else []
        signs += [f"{change:+d}"] if change else []
        return " ".join(signs)

    def explain(self, preview: Preview, seat: int) -> list[str]:
        told = []
        if preview.paves:
            told.append(self.text.format("preview-paves", listed("paved", preview.paves)))
        told += [self.sentences.event(event, seat) for event in preview.discs_home]
        told += [self._built(preview, one, good, seat) for one, good in _new_stalls(preview)]
        for one in range(len(preview.after)):
            told += [self._changed(change, seat) for change in _changes(preview, one)]
        if preview.cost:
            told.append(self.text("preview-bid", coins=preview.cost))
        return told or [self.text("preview-nothing")]

    def _built(self, preview: Preview, owner: int, good: int, reader: int) -> str:
        distance = preview.after[owner][good]
        return self.text("preview-distance", **self._stall(owner, good, reader), distance=distance)

    def _changed(self, change: tuple[int, int, int, int], reader: int) -> str:
        owner, good, before, after = change
        return self.text("preview-change", **self._stall(owner, good, reader), before=before, after=after)

    def _stall(self, owner: int, good: int, reader: int) -> dict[str, Any]:
        you = "yes" if owner == reader else "no"
        return {"you": you, "player": self._names[owner], "good": GOODS[good]}

    def rules(self, options: Json) -> list[str]:
        most = int(most_distance(options["players"]))
        kind = self.text(f"rules-{options['variant']}").splitlines()
        general = self.text("rules-marche", coins=COINS, discs=DISCS).splitlines()
        return general + kind + self.text("rules-end", most=most).splitlines()


def _changes(preview: Preview, seat: int) -> list[tuple[int, int, int, int]]:
    """The stalls of a seat whose distance would be another: seat, good, before, after."""
    pairs = zip(preview.distances[seat], preview.after[seat], strict=True)
    return [
        (seat, good, before, after)
        for good, (before, after) in enumerate(pairs)
        if before is not None and after is not None and before != after
    ]


def _new_stalls(preview: Preview) -> list[tuple[int, int]]:
    """The stalls that would be built: seat and good."""
    return [
        (seat, good)
        for seat, row in enumerate(preview.after)
        for good, distance in enumerate(row)
        if distance is not None and preview.distances[seat][good] is None
    ]
