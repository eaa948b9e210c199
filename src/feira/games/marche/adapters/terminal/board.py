"""Draws Jour de Marché from an observation, in 80 columns and 17 lines: the market on the left, the rest on the right.

A market has up to 16 × 16 spaces, so a space is two signs and a line. Nothing is told by colour alone: a free space is
the letter of its area and how many buildings the area still takes, a disc its owner's mark, a stall the letter of its
good and that mark.
"""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from feira.cli.terminal.screen import COLOURS, MARKS, WIDTH, known, padded
from feira.core.game import Json
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.spaces import GOODS, TILES
from feira.games.marche.engine.state import DISCS
from feira.games.marche.engine.ways import Way
from feira.locale import Catalogue

TRUCK: Final = "»"  # after the letter of its good
TABLE: Final = "┬┬"
PATH: Final = "░░"
_FREE: Final = "··"  # where there are no areas
_WAY: Final = "•"
_DANGER: Final = "!"  # before a disc that one more building would send home
_COLUMNS: Final = "ABCDEFGHIJKLMNOP"
_AREAS: Final = ascii_lowercase + "αβγδεζηθκλμνξπρστυφχψω"
_LEFT: Final = 3  # columns before the market: a row's number
_GAP: Final = 2  # before the panel, if it fits
_LEAST_PANEL, _MOST_PANEL = 27, 40
_GRID: Final = "dim"


class Board:
    """Draws observations of one game in one language."""

    def __init__(self, text: Catalogue, labels: Sequence[str]) -> None:
        self._text = text
        self._labels = labels
        self._letters = {good: text(f"letter-{good}") for good in GOODS} | {"flea": TABLE[0]}

    def draw(self, seen: Json) -> list[Text]:
        """The lines of the drawing."""
        market = _Market(seen, self._letters).lines()
        left = market[0].cell_len
        gap = min(_GAP, WIDTH - left - _LEAST_PANEL)
        panel = self._panel(seen, min(WIDTH - left - gap, _MOST_PANEL))
        height = max(len(market), len(panel))
        market += [Text(" " * left)] * (height - len(market))
        panel += [Text()] * (height - len(panel))
        return [one + Text(" " * gap) + other for one, other in zip(market, panel, strict=True)]

    def draw_ways(self, seen: Json, ways: Sequence[Way]) -> list[Text]:
        """The market alone, with the ways of the stalls over it: `•●` is one seat's way, `••` that of several."""
        market = _Market(seen, self._letters)
        market.put_ways(ways)
        return market.lines()

    def _panel(self, seen: Json, width: int) -> list[Text]:
        variant = self._text(f"board-variant-{seen['options']['variant']}")
        lines = [Text.assemble((self._text("board-title"), "bold"), f" · {variant}"), self._pile(seen)]
        lines += [self._row(seen), self._current(seen)]
        if len(seen["players"]) < MAX_PLAYERS:
            lines.append(Text())
        for seat in range(len(seen["players"])):
            lines += self._player(seen, seat, width)
        if len(seen["players"]) < MAX_PLAYERS:
            lines.append(Text())
        return [padded(line, width) for line in lines + self._legend(width)]

    def _pile(self, seen: Json) -> Text:
        pile = seen["pile"]
        line = Text(self._text("board-pile", tiles=pile["tiles"]))
        for tile in TILES:
            if pile[tile]:
                line.append(f" {pile[tile]}{self._letters[tile]}", style="cyan")
        return line

    def _row(self, seen: Json) -> Text:
        line = Text(self._text("board-row"))
        for n, good in enumerate(seen["row"]):
            dealt = n < seen["row_dealt"]
            line.append(" –" if dealt else f" {self._letters[good]}", style=_GRID if dealt else "cyan")
        return line

    def _current(self, seen: Json) -> Text:
        """The tile that has been turned over, and who has bid for it."""
        if seen["tile"] is None:
            return Text()
        line = Text(self._text("board-tile", tile=self._letters[seen["tile"]]), style="bold")
        for bid in seen["bids"] or ():
            made = "✓" if bid["made"] else "…"
            line.append(f" {MARKS[bid['seat']]}{made}", style=f"not bold {COLOURS[bid['seat']]}")
        return line

    def _player(self, seen: Json, seat: int, width: int) -> list[Text]:
        player, colour = seen["players"][seat], COLOURS[seat]
        acts = seat in seen["to_act"]
        coins = self._text("board-coins", coins=known(player["coins"]))
        who = Text("▶" if acts else " ").append(f"{MARKS[seat]} ", style=colour)
        who.append(self._labels[seat], style=f"bold {colour}" if acts else colour)
        left = player["discs_left"]
        things = Text("   ").append(MARKS[seat] * left, style=colour).append("·" * (DISCS - left), style=_GRID)
        for good, distance in zip(GOODS, seen["distances"][seat], strict=True):
            things.append(f"  {self._letters[good]}", style="not dim" if distance is None else "bold")
            if good in player["beside"]:
                things.append("×")
            else:
                things.append("-" if distance is None else str(distance))
        return [padded(who, width - cell_len(coins) - 1) + Text(f" {coins}"), things]

    def _legend(self, width: int) -> list[Text]:
        """What the letters and signs mean."""
        entries = [f"{self._letters[good]} {self._text(f'name-{good}')}" for good in GOODS]
        entries.append(f"{self._letters['fish']}{TRUCK} {self._text('board-truck')}")
        entries += [f"{PATH} {self._text('board-path')}", f"{TABLE} {self._text('board-table')}"]
        lines = [""]
        for entry in entries:
            longer = f"{lines[-1]} {entry}".lstrip()
            lines = [*lines[:-1], longer] if cell_len(longer) <= width else [*lines, entry]
        return [Text(line, style="dim") for line in lines]


class _Market:
    """The market of one observation."""

    def __init__(self, seen: Json, letters: dict[str, str]) -> None:
        self._spaces = set(seen["spaces"])
        self._columns, self._rows = seen["columns"], seen["rows"]
        self._area_of = {space: n for n, area in enumerate(seen["areas"]) for space in area["spaces"]}
        self._content: dict[str, Text] = {}
        self._put_free(seen)
        self._put_discs(seen)
        self._content |= {space: Text(PATH, style="dim") for space in seen["paths"]}
        self._content |= {space: Text(TABLE, style="bold") for space in seen["tables"]}
        for good, space in seen["trucks"].items():
            self._content[space] = Text(letters[good] + TRUCK, style="bold reverse")
        for seat, player in enumerate(seen["players"]):
            for good, space in player["stalls"].items():
                self._content[space] = Text(letters[good] + MARKS[seat], style=f"bold {COLOURS[seat]}")

    def put_ways(self, ways: Sequence[Way]) -> None:
        """Draw ways over the spaces of the market; streets lie outside it and are only listed."""
        users: dict[str, set[int]] = {}
        for way in ways:
            for spot in set(way.spots) & self._spaces:
                users.setdefault(spot, set()).add(way.seat)
        for spot, seats in users.items():
            seat = min(seats)
            mark, colour = (MARKS[seat], COLOURS[seat]) if len(seats) == 1 else (_WAY, "bold")
            self._content[spot] = Text(_WAY + mark, style=colour)

    def lines(self) -> list[Text]:
        """The letters of the columns, then the rows."""
        top = Text(" " * (_LEFT + 1) + " ".join(f"{column} " for column in _COLUMNS[: self._columns]) + " ")
        return [top, *(self._line(row) for row in range(1, self._rows + 1))]

    def _line(self, row: int) -> Text:
        line = Text(f"{row:>{_LEFT - 1}} ")
        names = [f"{column}{row}" for column in _COLUMNS[: self._columns]]
        for left, name in zip([None, *names[:-1]], names, strict=True):
            line.append(self._border(left, name), style=_GRID)
            line.append(self._content.get(name, Text("  ")))
        return line.append(self._border(names[-1], None), style=_GRID)

    def _border(self, left: str | None, right: str | None) -> str:
        """What stands between two spaces: a line where an area or the market ends."""
        inside = left in self._spaces, right in self._spaces
        if inside == (True, True):
            return "│" if self._area_of.get(str(left)) != self._area_of.get(str(right)) else " "
        return "│" if any(inside) else " "

    def _put_free(self, seen: Json) -> None:
        trucks = set(seen["trucks"].values())
        lettered = [n for n, area in enumerate(seen["areas"]) if not trucks.intersection(area["spaces"])]
        self._names = {
            n: _AREAS[k % len(_AREAS)] for k, n in enumerate(lettered)
        }  # the others are paved from the start
        for space in self._spaces:
            n = self._area_of.get(space)
            if n is None:
                self._content[space] = Text(_FREE, style=_GRID)
            elif n in self._names:
                left = seen["areas"][n]["limit"] - seen["areas"][n]["built"]
                self._content[space] = Text(f"{self._names[n]}{left}")

    def _put_discs(self, seen: Json) -> None:
        danger = set(seen.get("danger", ()))
        for seat, player in enumerate(seen["players"]):
            for space in player["discs"]:
                area = self._names.get(self._area_of.get(space, -1), " ")
                before = _DANGER if space in danger else area
                self._content[space] = Text(before, style="bold").append(MARKS[seat], style=COLOURS[seat])
