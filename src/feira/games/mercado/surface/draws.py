"""What an action draws from the bag: as a record says it, and what it can be."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from feira.core.game import Event, shown
from feira.games.mercado.engine.chance import drawn_tiles, foretell
from feira.games.mercado.engine.market import GOODS
from feira.games.mercado.engine.state import States
from feira.games.mercado.surface.events import CustomersOffered, DisplayRedrawn, HandRedrawn, TileDrawn
from feira.games.mercado.surface.refusals import illegal

DRAWN: Final = (TileDrawn, HandRedrawn, DisplayRedrawn, CustomersOffered)  # what chance decides


def goods_left(states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
    """What the next draw of an action may bring, with the number of tiles; nothing if it draws no more."""
    if len(drawn) >= drawn_tiles(states, i, action):
        return {}
    left = {good: there - drawn.count(good) for good, there in zip(GOODS, states["bag"][i].tolist(), strict=True)}
    return {good: tiles for good, tiles in left.items() if tiles > 0}


def drawn_by(events: Sequence[Event]) -> tuple[str, ...]:
    """The goods that the events of an action drew from the bag."""
    drew: list[str] = []
    for event in events:
        if isinstance(event, TileDrawn):
            drew.append(event.good)
        elif isinstance(event, HandRedrawn | DisplayRedrawn):
            drew += event.drew
    return tuple(drew)


def lay_down(states: States, i: int, action: int, chance: Sequence[str]) -> None:
    """Lay down what the draws of the next action bring; Illegal says why the bag can't give it."""
    known = [GOODS.index(good) for good in chance if good in GOODS]
    if len(known) == len(chance) and foretell(states, i, action, np.array(known, np.int16), 0, len(known)):
        return
    count = int(drawn_tiles(states, i, action))
    if len(chance) != count:
        raise illegal("bad-draw", problem=f"{len(chance)} tiles instead of {count}")
    for good in chance:
        there = int(states["bag"][i, GOODS.index(good)]) if good in GOODS else 0
        if chance.count(good) > there:
            raise illegal("bad-draw", problem=f"{chance.count(good)} times {shown(good)}, but the bag has {there}")
