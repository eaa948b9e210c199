"""Jour de Marché as pixels, for `render()` of environments."""

from typing import Final

from feira.core.game import Json
from feira.envs.render import GRID, SEATS, WHITE, Canvas, Colour, Picture, cell_of
from feira.games.marche.adapters.text_board import LETTERS
from feira.games.marche.engine.spaces import SIDE

_GOODS: Final[dict[str, Colour]] = {
    "fish": (66, 133, 190),
    "soda": (219, 130, 60),
    "cheese": (190, 160, 20),
    "ice_cream": (160, 110, 200),
}
_MARKET, _PATH, _TABLE, _FENCE = (225, 235, 210), (200, 186, 160), (120, 100, 80), (90, 120, 80)


def picture(seen: Json) -> Picture:
    """The market with its areas, in the largest square that there may be."""
    canvas = Canvas(SIDE, 28)
    for spaces, colour in ((seen["spaces"], _MARKET), (seen["paths"], _PATH)):
        for space in spaces:
            canvas.fill(*cell_of(space), GRID, 0)
            canvas.fill(*cell_of(space), colour)
    for space in seen["tables"]:
        canvas.fill(*cell_of(space), _TABLE, 5)
    for good, space in seen["trucks"].items():
        canvas.fill(*cell_of(space), _GOODS[good], 0)
        canvas.write(*cell_of(space), [f"{LETTERS[good]}*"], WHITE)
    for seat, player in enumerate(seen["players"]):
        for space in player["discs"]:
            canvas.fill(*cell_of(space), SEATS[seat], 7)
            canvas.write(*cell_of(space), [str(seat)], WHITE)
        for good, space in player["stalls"].items():
            canvas.fill(*cell_of(space), SEATS[seat])
            canvas.fill(*cell_of(space), _GOODS[good], 4)
            canvas.write(*cell_of(space), [f"{LETTERS[good]}{seat}"], WHITE)
    _paint_fences(canvas, seen)
    return canvas.pixels


def _paint_fences(canvas: Canvas, seen: Json) -> None:
    """Lines where one area ends and another begins."""
    areas = {cell_of(space): n for n, area in enumerate(seen["areas"]) for space in area["spaces"]}
    for (row, column), area in areas.items():
        if areas.get((row + 1, column), area) != area:
            canvas.line(row, column, _FENCE, below=True)
        if areas.get((row, column + 1), area) != area:
            canvas.line(row, column, _FENCE, below=False)
