"""Pictures of an observation for `render()`, drawn with NumPy alone: an array of pixels, always of the same size.

A game's own picture shows what lies on its board, in colours and with the letters and seats of its text board. The
picture of a game that brings none is its text board.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import Json
from feira.core.text_board import text_board
from feira.games import GAMES

MODES: Final = ("ansi", "rgb_array", "human")

Colour = tuple[int, int, int]
Picture = NDArray[np.uint8]
PAPER, GRID, INK, WHITE = (250, 246, 236), (205, 198, 182), (40, 36, 32), (255, 255, 255)
SEATS: Final = ((20, 20, 20), (200, 60, 50), (40, 90, 200), (230, 150, 30), (70, 140, 70))

# Letters of 3 × 5 dots, five rows of three bits from the top; a small letter that is missing looks like the large one.
_FONT: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717", "6": "74757", "7": "71222",
    "8": "75757", "9": "75717",
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553", "H": "55755",
    "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "77555", "N": "65555", "O": "25552", "P": "65644",
    "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55577", "X": "55255",
    "Y": "55222", "Z": "71247",
    "e": "03563", "i": "20222", "l": "22223", "o": "02552", "r": "05644", "u": "05553",
    " ": "00000", ".": "00002", ",": "00024", ":": "02020", "-": "00700", "_": "00007", "/": "11244", "(": "12221",
    ")": "42224", "[": "64446", "]": "31113", "=": "07070", "+": "02720", "*": "52725", "?": "71202", "!": "22202",
    "'": "22000", "|": "22222", "<": "12421", ">": "42124", "#": "57575",
}  # fmt: skip
_DOT: Final = 2  # pixels
_ROWS, _COLUMNS = 40, 80  # of letters in the picture of a text


class Canvas:
    """A square of square cells; rows and columns are counted from 0."""

    def __init__(self, side: int, cell: int) -> None:
        self._cell = cell
        self.pixels = np.full((side * cell, side * cell, 3), PAPER, np.uint8)

    def fill(self, row: int, column: int, colour: Colour, margin: int = 1) -> None:
        """Colour a cell, but for a margin."""
        top, left = row * self._cell + margin, column * self._cell + margin
        self.pixels[top : top + self._cell - 2 * margin, left : left + self._cell - 2 * margin] = colour

    def line(self, row: int, column: int, colour: Colour, *, below: bool) -> None:
        """A line along the lower or the right side of a cell."""
        bottom, right = (row + 1) * self._cell, (column + 1) * self._cell
        rows = slice(bottom - 1, bottom + 1) if below else slice(bottom - self._cell, bottom)
        columns = slice(right - self._cell, right) if below else slice(right - 1, right + 1)
        self.pixels[rows, columns] = colour

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
        _write_letter(self.pixels, top, left, letter, ink)


def picture(seen: Json) -> Picture:
    """The board of an observation as pixels."""
    draw = GAMES[seen["game"]].load("picture")
    pixels: Picture = draw(seen)
    return pixels


def text_picture(seen: Json) -> Picture:
    """The text board as pixels; what doesn't fit is left out."""
    pixels = np.full((6 * _DOT * _ROWS, 4 * _DOT * _COLUMNS, 3), PAPER, np.uint8)
    for row, line in enumerate(text_board(seen).splitlines()[:_ROWS]):
        for column, letter in enumerate(line[:_COLUMNS]):
            _write_letter(pixels, 6 * _DOT * row, 4 * _DOT * column, letter, INK)
    return pixels


def cell_of(space: str) -> tuple[int, int]:
    """The row and column of a space such as C3."""
    return int(space[1:]) - 1, ord(space[0]) - ord("A")


def _write_letter(pixels: Picture, top: int, left: int, letter: str, ink: Colour) -> None:
    rows = _FONT.get(letter) or _FONT.get(letter.upper(), _FONT["?"])
    dots = np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in rows], np.bool_)
    inked = dots.repeat(_DOT, axis=0).repeat(_DOT, axis=1)
    pixels[top : top + inked.shape[0], left : left + inked.shape[1]][inked] = ink
