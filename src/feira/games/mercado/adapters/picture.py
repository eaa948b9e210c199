"""Mercado as pixels, for `render()` of environments."""

from typing import Final

from feira.core.game import Json
from feira.envs.render import GRID, INK, PAPER, SEATS, WHITE, Canvas, Colour, Picture, cell_of
from feira.games.mercado.adapters.text_board import LETTERS
from feira.games.mercado.engine.market import SIZE

_GOODS: Final[dict[str, Colour]] = {
    "fish": (66, 133, 190),
    "flower": (219, 100, 160),
    "tomato": (214, 69, 65),
    "meat": (139, 87, 66),
    "grape": (122, 77, 160),
}
_ENTRANCE, _OPEN, _GREY = (235, 225, 200), (240, 190, 60), (170, 170, 170)


def picture(seen: Json) -> Picture:
    """The market, and round it the entrances."""
    canvas = Canvas(SIZE + 2, 48)
    for row in range(1, SIZE + 1):
        for column in range(1, SIZE + 1):
            canvas.fill(row, column, GRID, 0)
            canvas.fill(row, column, PAPER)
    for name, tile in seen["entrances"].items():
        row, column = _entrance_of(name)
        canvas.fill(row, column, _ENTRANCE, 4)
        goods = "".join(LETTERS[good] for good in tile["goods"])
        canvas.write(row, column, [str(tile["customers"]), goods], INK)
    for space in {**seen["grey"], **seen["restaurants"], **seen["stands"]}:
        _paint_space(canvas, seen, space)
    return canvas.pixels


def _paint_space(canvas: Canvas, seen: Json, space: str) -> None:
    row, column = (n + 1 for n in cell_of(space))
    if space in seen["stands"]:
        stand = seen["stands"][space]
        canvas.fill(row, column, SEATS[stand["seat"]])
        canvas.fill(row, column, _GOODS[stand["good"]], 6)
        canvas.write(row, column, [LETTERS[stand["good"]], str(stand["seat"])], WHITE)
    elif space in seen["restaurants"]:
        canvas.fill(row, column, _OPEN, 3)
        canvas.write(row, column, [LETTERS[seen["restaurants"][space]]], INK)
    else:
        kind = seen["grey"][space]
        canvas.fill(row, column, _GREY, 9)
        canvas.write(row, column, ["??" if kind is None else LETTERS[kind]], WHITE)


def _entrance_of(name: str) -> tuple[int, int]:
    """The row and column of an entrance such as left-3, counted round the market."""
    side, _, line = name.partition("-")
    if side in ("left", "right"):
        return int(line), 0 if side == "left" else SIZE + 1
    return 0 if side == "top" else SIZE + 1, ord(line) - ord("A") + 1
