"""What chance and the rules add to an action: the tile of a draw, the spaces that a placement paves."""

from collections.abc import Sequence

import numpy as np

from feira.core.game import Event, shown
from feira.games.marche.engine.actions import DRAW
from feira.games.marche.engine.chance import foretell
from feira.games.marche.engine.spaces import SPACE_NUMBERS, TILES
from feira.games.marche.engine.state import States
from feira.games.marche.surface.events import AccessKept, AreaFull, CutPrevented, TileDrawn
from feira.games.marche.surface.refusals import illegal


def paved_by(events: Sequence[Event]) -> tuple[str, ...]:
    """The spaces that a placement paved (J3.5), row by row; not those of the end (J6.2)."""
    paved: list[str] = []
    for event in events:
        if isinstance(event, AreaFull):
            paved += event.paved
        elif isinstance(event, CutPrevented | AccessKept):
            paved.append(event.at)
    return tuple(sorted(paved, key=SPACE_NUMBERS.__getitem__))


def drawn_by(events: Sequence[Event]) -> tuple[str, ...]:
    """The tile that a draw brought."""
    return tuple(event.tile for event in events if isinstance(event, TileDrawn))


def lay_down(states: States, i: int, chance: Sequence[str]) -> None:
    """Lay down what the next draw brings; Illegal says why the pile can't give it."""
    known = [TILES.index(tile) for tile in chance if tile in TILES]
    if len(known) == len(chance) and foretell(states, i, DRAW, np.array(known, np.int16), 0, len(known)):
        return
    if len(chance) != 1:
        raise illegal("bad-draw", problem=f"{len(chance)} tiles instead of one")
    if not known:
        raise illegal("bad-draw", problem=f"there is no tile {shown(chance[0])}")
    raise illegal("bad-draw", problem=f"no {chance[0]} tile is left in the pile")
