"""Pictures of an observation for `render()`: plain text, or an array of pixels drawn with NumPy alone."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.envs.tensors import Planes, Tensors

MODES: Final = ("ansi", "rgb_array", "human")
_CELL: Final = 24  # pixels of a space
_PAPER, _GRID = (250, 246, 236), (205, 198, 182)
_STANDS: Final = ((66, 133, 190), (219, 100, 160), (214, 69, 65), (139, 87, 66), (122, 77, 160))
_STALLS: Final = ((66, 133, 190), (219, 150, 60), (235, 215, 90), (190, 150, 220))
_SEATS: Final = ((20, 20, 20), (200, 60, 50), (60, 110, 190), (230, 180, 40), (90, 160, 90))
_GREYS: Final = ((20, 20, 20), (250, 250, 250), (110, 110, 110), (180, 180, 180))
# By the name of planes: the margin, and by plane the colour that a space gets inside it where the plane is 1. What is
# named later lies on top.
_LOOKS: Final = {
    "mercado": {
        "stands by good": (0, _STANDS),
        "stands by seat": (8, _GREYS),
        "open restaurants by kind": (3, ((240, 190, 60),) * 6),
        "grey restaurants": (6, ((170, 170, 170),)),
    },
    "marche": {
        "the market": (0, ((225, 235, 210),)),
        "paths": (0, ((190, 175, 150),)),
        "flea tables": (4, ((120, 100, 80),)),
        "discs by seat": (7, _SEATS),
        "trucks by good": (0, _STALLS),
        "stalls by good": (3, _STALLS),
        "stalls by seat": (9, _SEATS),
    },
}


def picture(name: str, tensors: Tensors, planes: Planes) -> NDArray[np.uint8]:
    """The planes as a picture: spaces in colours, the seats' marks in their middle."""
    side = tensors.side * _CELL
    pixels = np.full((side, side, 3), _PAPER, np.uint8)
    pixels[::_CELL] = pixels[:, ::_CELL] = _GRID
    parts = tensors.named(planes[None], np.zeros((1, *tensors.scalars_shape), np.int16))
    for part, (margin, colours) in _LOOKS[name].items():
        for plane, colour in zip(parts[part][0], colours, strict=True):
            for row, column in np.argwhere(plane == 1):
                top, left = int(row) * _CELL, int(column) * _CELL
                inside = slice(top + 1 + margin, top + _CELL - margin), slice(left + 1 + margin, left + _CELL - margin)
                pixels[inside] = colour
    return pixels
