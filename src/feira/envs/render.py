"""Pictures of an observation for `render()`: plain text, or an array of pixels drawn with NumPy alone."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feira.envs.tensors import Planes, Tensors

MODES: Final = ("ansi", "rgb_array", "human")
_CELL: Final = 24  # pixels of a space
_PAPER, _GRID = (250, 246, 236), (205, 198, 182)
# By plane: where it is 1 the space gets this colour, whole or only in its middle. Later planes lie on top.
_COLOURS: Final = {
    "mercado": (
        *((plane, colour, 0) for plane, colour in enumerate(((66, 133, 190), (219, 100, 160), (214, 69, 65)))),
        (3, (139, 87, 66), 0),
        (4, (122, 77, 160), 0),
        *((5 + seat, (shade, shade, shade), 8) for seat, shade in enumerate((20, 250, 110, 180))),
        *((9 + kind, (240, 190, 60), 3) for kind in range(6)),
        (21, (170, 170, 170), 6),
    ),
    "marche": (
        (0, (225, 235, 210), 0),
        (2, (190, 175, 150), 0),
        (3, (120, 100, 80), 4),
        *((4 + seat, colour, 7) for seat, colour in enumerate(((20, 20, 20), (200, 60, 50), (60, 110, 190)))),
        (7, (230, 180, 40), 7),
        (8, (90, 160, 90), 7),
        *((plane, colour, 0) for plane, colour in enumerate(((66, 133, 190), (219, 150, 60), (235, 215, 90)), 9)),
        (12, (190, 150, 220), 0),
        *((plane, colour, 3) for plane, colour in enumerate(((66, 133, 190), (219, 150, 60), (235, 215, 90)), 13)),
        (16, (190, 150, 220), 3),
        *((17 + seat, colour, 9) for seat, colour in enumerate(((20, 20, 20), (200, 60, 50), (60, 110, 190)))),
        (20, (230, 180, 40), 9),
        (21, (90, 160, 90), 9),
    ),
}


def picture(name: str, tensors: Tensors, planes: Planes) -> NDArray[np.uint8]:
    """The planes as a picture: spaces in colours, the seats' marks in their middle."""
    side = tensors.side * _CELL
    pixels = np.full((side, side, 3), _PAPER, np.uint8)
    pixels[::_CELL] = pixels[:, ::_CELL] = _GRID
    for plane, colour, margin in _COLOURS[name]:
        for row, column in np.argwhere(planes[plane] == 1):
            top, left = int(row) * _CELL, int(column) * _CELL
            inside = slice(top + 1 + margin, top + _CELL - margin), slice(left + 1 + margin, left + _CELL - margin)
            pixels[inside] = colour
    return pixels
