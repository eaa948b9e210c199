"""What the process that analyses games does for somebody who asks for help in a running one.

It gets the position only as the seat sees it.
"""

from collections.abc import Callable

import numpy as np

from feira.analysis.hints import Adviser
from feira.core.game import Json
from feira.core.registry import get_game

Work = Callable[..., Json | None]


def hint(game: str, view: bytes, seat: int) -> Json:
    """A good move, and why."""
    return _adviser(game, view, seat).hint().to_json()


def warning(game: str, view: bytes, seat: int, action: int) -> Json | None:
    """A better move, if this one is a blunder."""
    found = _adviser(game, view, seat).warning(action)
    return None if found is None else found.to_json()


def hopes(game: str, view: bytes, seat: int) -> Json | None:
    """What each tile is worth that may be drawn next; None if none will be."""
    found = _adviser(game, view, seat).hopes()
    return None if found is None else found.to_json()


def _adviser(name: str, view: bytes, seat: int) -> Adviser:
    game = get_game(name)
    return Adviser(game, np.frombuffer(bytearray(view), dtype=game.dtype), seat)
