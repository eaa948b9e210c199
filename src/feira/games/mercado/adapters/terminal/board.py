"""Draws Mercado from an observation, in 80 columns: the market on the left, everything beside it on the right.

What it draws from holds no secret, so the drawing can't either. Nothing is told by colour alone: a stand is the letter
of its good and the mark of its owner, `[Su]` an open restaurant, `(su)` a grey one.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from feira.cli.terminal.screen import COLOURS, MARKS, WIDTH, known, padded
from feira.core.game import Json
from feira.games.mercado.engine.market import GOODS, KINDS, SIZE
from feira.games.mercado.engine.state import MAX_PLAYERS
from feira.locale import Catalogue

_COLUMNS: Final = "ABCDE"
_CELL: Final = 4
_LEFT: Final = 6  # columns before the market: a row's number and the entrance
_PANEL: Final = 41  # columns of the right side
_GRID: Final = "dim"


class Board:
    """Draws observations of one game in one language."""

    def __init__(self, text: Catalogue, labels: Sequence[str]) -> None:
        self._text = text
        self._labels = labels
        self._letters = {thing: text(f"letter-{thing}") for thing in (*GOODS, *KINDS)}

    def draw(self, seen: Json) -> list[Text]:
        """The lines of the drawing."""
        market, panel = self._market(seen), self._panel(seen)
        panel += [Text()] * (len(market) - len(panel))
        gap = WIDTH - _PANEL
        beside = [padded(left, gap) + right for left, right in zip(market, panel, strict=True)]
        return [self._status(seen), *beside, *self._legend()]

    def _status(self, seen: Json) -> Text:
        title = Text(self._title(seen), style="bold")
        ends_at = seen["ends_at"]
        left = self._text(
            "board-left" if ends_at["entrances"] else "board-left-spaces",
            spaces=seen["spaces_left"],
            entrances=seen["entrances_left"],
            limit=ends_at["spaces"],
            stands=ends_at["stands"] or 0,
        )
        if seen["turns_left"] is not None:
            title.append(f"  {self._text('board-last-turns')}", style="bold red")
        return padded(title, WIDTH - cell_len(left)) + Text(left)

    def _title(self, seen: Json) -> str:
        if "solo" not in seen:
            return self._text("board-title")
        name = self._text(f"challenge-{seen['solo']['name']}")
        return self._text("board-challenge", number=seen["options"]["challenge"], name=name)

    # The market

    def _market(self, seen: Json) -> list[Text]:
        lines = [self._across([Text(f" {column}  ") for column in _COLUMNS])]
        lines.append(self._across([self._entrance(seen, f"top-{column}") for column in _COLUMNS]))
        lines.append(_rule("┌┬┐"))
        for row in range(1, SIZE + 1):
            if row > 1:
                lines.append(_rule("├┼┤"))
            lines.append(self._row(seen, row))
        lines.append(_rule("└┴┘"))
        lines.append(self._across([self._entrance(seen, f"bottom-{column}") for column in _COLUMNS]))
        return lines

    def _across(self, cells: Sequence[Text]) -> Text:
        return Text(" " * (_LEFT + 1)) + Text(" ").join(cells)

    def _row(self, seen: Json, row: int) -> Text:
        line = Text(f"{row} ") + self._entrance(seen, f"left-{row}")
        for column in _COLUMNS:
            line.append("│", style=_GRID)
            line.append(self._space(seen, f"{column}{row}"))
        line.append("│", style=_GRID)
        return line.append(self._entrance(seen, f"right-{row}"))

    def _entrance(self, seen: Json, name: str) -> Text:
        tile = seen["entrances"].get(name)
        if tile is None:
            return Text(" ·  ", style=_GRID)
        return padded(Text(f" {tile['customers']}{self._goods(tile['goods'])}", style="cyan"), _CELL)

    def _space(self, seen: Json, name: str) -> Text:
        if name in seen["stands"]:
            stand = seen["stands"][name]
            style = f"bold {COLOURS[stand['seat']]}"
            return Text(f" {self._letters[stand['good']]}{MARKS[stand['seat']]} ", style=style)
        if name in seen["restaurants"]:
            return Text(f"[{self._letters[seen['restaurants'][name]]}]", style="bold")
        if name in seen["grey"]:
            kind = seen["grey"][name]
            return Text("(??)" if kind is None else f"({self._letters[kind].lower()})", style="dim")
        return Text(" " * _CELL)

    # Beside the market

    def _panel(self, seen: Json) -> list[Text]:
        lines = [Text(self._text("board-offers"), style="bold"), *self._offers(seen), self._display(seen)]
        if len(seen["players"]) < MAX_PLAYERS:
            lines.append(Text())
        for seat in range(len(seen["players"])):
            lines += self._player(seen, seat)
        if "solo" in seen:
            lines += [Text(), *self._solo(seen)]
        return lines

    def _offers(self, seen: Json) -> list[Text]:
        lines = []
        for customers, tiles in seen["offers"].items():
            line = Text(f" {customers} × ")
            for tile in tiles:
                line.append(f"{self._goods(tile):<4}", style="cyan")
            hidden = seen["hidden_customers"][customers]
            if hidden:
                line.append(f"+{hidden}", style="dim")
            lines.append(line if tiles else line.append("—", style="dim"))
        return lines

    def _display(self, seen: Json) -> Text:
        line = Text(self._text("board-display"), style="bold")
        line.append(f"  {self._tiles(seen['display'])}   ", style="not bold")
        return line.append(self._text("board-bag", tiles=seen["bag"]), style="dim not bold")

    def _player(self, seen: Json, seat: int) -> list[Text]:
        player = seen["players"][seat]
        acts = seat in seen["to_act"]
        money = known(player["money"])
        right = "  ".join(
            (self._text("board-coins", coins=money), self._text("board-stands", stands=player["wooden_stands"]))
        )
        who = Text("▶" if acts else " ").append(f"{MARKS[seat]} ", style=COLOURS[seat])
        who.append(self._labels[seat], style=f"bold {COLOURS[seat]}" if acts else COLOURS[seat])
        tiles = Text(f"   {self._text('board-hand')} {self._tiles(player['hand'])}   ")
        tiles.append(self._supply(player["supply"]), style="bold")
        return [padded(who, _PANEL - cell_len(right)) + Text(right), tiles]

    def _solo(self, seen: Json) -> list[Text]:
        solo = seen["solo"]
        one, two, three = solo["thresholds"]
        lines = [
            self._text("board-fame", one=one, two=two, three=three),
            self._text("board-result", result=known(solo["result"]), fame=known(solo["fame"])),
        ]
        if solo["one_good_pays"]:
            good = solo["specialty"]
            lines.append(self._text("board-specialty", good=good) if good else self._text("board-no-specialty"))
        if solo["fours_missing"]:
            lines.append(self._text("board-fours-missing", tiles=solo["fours_missing"]))
        if solo["best_move"]:
            lines.append(self._text("board-best-move"))
        return [Text(line) for line in lines]

    def _goods(self, goods: Sequence[str]) -> str:
        return "".join(self._letters[good] for good in goods)

    def _tiles(self, goods: Sequence[str]) -> str:
        return " ".join(self._letters[good] for good in goods) or "—"

    def _supply(self, kinds: Sequence[str]) -> str:
        counts = {kind: kinds.count(kind) for kind in KINDS if kind in kinds}
        return " ".join(f"{count if count > 1 else ''}{self._letters[kind]}" for kind, count in counts.items())

    def _legend(self) -> list[Text]:
        """Each good above the restaurant that improves it, with the word to type."""
        lines = [Text(), Text()]
        for things in zip_longest(GOODS, KINDS):
            entries = [f"{self._letters[thing]} {self._text(f'word-{thing}')}" if thing else "" for thing in things]
            width = max(cell_len(entry) for entry in entries) + 2
            for line, entry in zip(lines, entries, strict=True):
                line.append(set_cell_size(entry, width), style="dim")
        return lines


def _rule(ends: str) -> Text:
    first, middle, last = tuple(ends)
    return Text(" " * _LEFT + first + middle.join("─" * _CELL for _ in range(SIZE)) + last, style=_GRID)
