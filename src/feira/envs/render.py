"""Pictures of an observation for `render()`, drawn with NumPy alone: an array of pixels, always of the same size.

They show what lies on the board, in colours and with the letters and seats that the plain text has too.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Json
from feira.games.marche.adapters import text_board as marche
from feira.games.marche.engine.spaces import SIDE
from feira.games.mercado.adapters import text_board as mercado
from feira.games.mercado.engine.market import SIZE

MODES: Final = ("ansi", "rgb_array", "human")

Colour = tuple[int, int, int]
_PAPER, _GRID, _INK, _WHITE = (250, 246, 236), (205, 198, 182), (40, 36, 32), (255, 255, 255)
_SEATS: Final = ((20, 20, 20), (200, 60, 50), (40, 90, 200), (230, 150, 30), (70, 140, 70))
_GOODS: Final[dict[str, Colour]] = {
    "fish": (66, 133, 190),
    "flower": (219, 100, 160),
    "tomato": (214, 69, 65),
    "meat": (139, 87, 66),
    "grape": (122, 77, 160),
    "soda": (219, 130, 60),
    "cheese": (190, 160, 20),
    "ice_cream": (160, 110, 200),
}
_ENTRANCE, _OPEN, _GREY = (235, 225, 200), (240, 190, 60), (170, 170, 170)
_MARKET, _PATH, _TABLE, _FENCE = (225, 235, 210), (200, 186, 160), (120, 100, 80), (90, 120, 80)

# Letters of 3 × 5 dots, five rows of three bits from the top; only those that boards need.
_FONT: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "?": "71202", "*": "52725",
    "B": "65656", "C": "34443", "F": "74644", "G": "34553", "I": "72227", "M": "77555", "P": "65644", "S": "34216",
    "T": "72222", "W": "55577", "e": "03563", "i": "20222", "l": "22223", "o": "02552", "r": "05644", "u": "05553",
}  # fmt: skip
_DOT: Final = 2  # pixels


class _Canvas:
    """A square of square cells; rows and columns are counted from 0."""

    def __init__(self, side: int, cell: int) -> None:
        self._cell = cell
        self.pixels = np.full((side * cell, side * cell, 3), _PAPER, np.uint8)

    def fill(self, row: int, column: int, colour: Colour, margin: int = 1) -> None:
        """Colour a cell, but for a margin."""
        top, left = row * self._cell + margin, column * self._cell + margin
        self.pixels[top : top + self._cell - 2 * margin, left : left + self._cell - 2 * margin] = colour

    def fence(self, row: int, column: int, *, below: bool) -> None:
        """A line along the lower or the right side of a cell."""
        bottom, right = (row + 1) * self._cell, (column + 1) * self._cell
        rows = slice(bottom - 1, bottom + 1) if below else slice(bottom - self._cell, bottom)
        columns = slice(right - self._cell, right) if below else slice(right - 1, right + 1)
        self.pixels[rows, columns] = _FENCE

    def write(self, row: int, column: int, lines: Sequence[str], ink: Colour) -> None:
        """Write lines into the middle of a cell."""
        top = row * self._cell + (self._cell - 6 * _DOT * len(lines) + _DOT) // 2
        for line in lines:
            left = column * self._cell + (self._cell - 4 * _DOT * len(line) + _DOT) // 2
            for letter in line:
                self._write_letter(top, left, letter, ink)
                left += 4 * _DOT
            top += 6 * _DOT

    def _write_letter(self, top: int, left: int, letter: str, ink: Colour) -> None:
        dots = np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in _FONT[letter]], np.bool_)
        inked = dots.repeat(_DOT, axis=0).repeat(_DOT, axis=1)
        self.pixels[top : top + inked.shape[0], left : left + inked.shape[1]][inked] = ink


def picture(seen: Json) -> NDArray[np.uint8]:
    """The board of an observation as pixels."""
    return _PAINTERS[seen["game"]](seen).pixels


def _cell_of(space: str) -> tuple[int, int]:
    """The row and column of a space such as C3."""
    return int(space[1:]) - 1, ord(space[0]) - ord("A")


def _entrance_of(name: str) -> tuple[int, int]:
    """The row and column of an entrance such as left-3, counted round the market."""
    side, _, line = name.partition("-")
    if side in ("left", "right"):
        return int(line), 0 if side == "left" else SIZE + 1
    return 0 if side == "top" else SIZE + 1, ord(line) - ord("A") + 1


def _paint_mercado(seen: Json) -> _Canvas:
    """The market, and round it the entrances."""
    canvas = _Canvas(SIZE + 2, 48)
    for row in range(1, SIZE + 1):
        for column in range(1, SIZE + 1):
            canvas.fill(row, column, _GRID, 0)
            canvas.fill(row, column, _PAPER)
    for name, tile in seen["entrances"].items():
        row, column = _entrance_of(name)
        canvas.fill(row, column, _ENTRANCE, 4)
        goods = "".join(mercado.LETTERS[good] for good in tile["goods"])
        canvas.write(row, column, [str(tile["customers"]), goods], _INK)
    for space in {**seen["grey"], **seen["restaurants"], **seen["stands"]}:
        _paint_space(canvas, seen, space)
    return canvas


def _paint_space(canvas: _Canvas, seen: Json, space: str) -> None:
    row, column = (n + 1 for n in _cell_of(space))
    if space in seen["stands"]:
        stand = seen["stands"][space]
        canvas.fill(row, column, _SEATS[stand["seat"]])
        canvas.fill(row, column, _GOODS[stand["good"]], 6)
        canvas.write(row, column, [mercado.LETTERS[stand["good"]], str(stand["seat"])], _WHITE)
    elif space in seen["restaurants"]:
        canvas.fill(row, column, _OPEN, 3)
        canvas.write(row, column, [mercado.LETTERS[seen["restaurants"][space]]], _INK)
    else:
        kind = seen["grey"][space]
        canvas.fill(row, column, _GREY, 9)
        canvas.write(row, column, ["??" if kind is None else mercado.LETTERS[kind]], _WHITE)


def _paint_marche(seen: Json) -> _Canvas:
    """The market with its areas, in the largest square that there may be."""
    canvas = _Canvas(SIDE, 28)
    for spaces, colour in ((seen["spaces"], _MARKET), (seen["paths"], _PATH)):
        for space in spaces:
            canvas.fill(*_cell_of(space), _GRID, 0)
            canvas.fill(*_cell_of(space), colour)
    for space in seen["tables"]:
        canvas.fill(*_cell_of(space), _TABLE, 5)
    for good, space in seen["trucks"].items():
        canvas.fill(*_cell_of(space), _GOODS[good], 0)
        canvas.write(*_cell_of(space), [f"{marche.LETTERS[good]}*"], _WHITE)
    for seat, player in enumerate(seen["players"]):
        for space in player["discs"]:
            canvas.fill(*_cell_of(space), _SEATS[seat], 7)
            canvas.write(*_cell_of(space), [str(seat)], _WHITE)
        for good, space in player["stalls"].items():
            canvas.fill(*_cell_of(space), _SEATS[seat])
            canvas.fill(*_cell_of(space), _GOODS[good], 4)
            canvas.write(*_cell_of(space), [f"{marche.LETTERS[good]}{seat}"], _WHITE)
    _paint_fences(canvas, seen)
    return canvas


def _paint_fences(canvas: _Canvas, seen: Json) -> None:
    """Lines where one area ends and another begins."""
    areas = {_cell_of(space): n for n, area in enumerate(seen["areas"]) for space in area["spaces"]}
    for (row, column), area in areas.items():
        if areas.get((row + 1, column), area) != area:
            canvas.fence(row, column, below=True)
        if areas.get((row, column + 1), area) != area:
            canvas.fence(row, column, below=False)


_PAINTERS: Final[dict[str, Callable[[Json], _Canvas]]] = {"mercado": _paint_mercado, "marche": _paint_marche}
