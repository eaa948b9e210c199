"""What chance brings to an action, in numbers: laid down before a replay, read off the log afterwards."""

from typing import Any

from numpy.typing import NDArray

from feira.core.jit import compiled
from feira.games.mercado.engine.actions import REDRAW_DISPLAY, REDRAW_HAND, TILE
from feira.games.mercado.engine.legality import bag_size
from feira.games.mercado.engine.log import HAND_DRAWN, TILE_DRAWN
from feira.games.mercado.engine.state import State, States


@compiled
def draws(s: State, action: int) -> int:
    """How many tiles an action draws from the bag (M3.1, M3.5, M3.6)."""
    if action < TILE or action > REDRAW_DISPLAY:
        return 0
    return min(1, bag_size(s)) if action < REDRAW_HAND else 3


@compiled
def drawn_tiles(states: States, i: int, action: int) -> int:
    """The same of a game as Python has it, to which a record of its own would come much more slowly."""
    return draws(states[i], action)


@compiled
def foretell(states: States, i: int, action: int, codes: NDArray[Any], at: int, count: int) -> bool:
    """Lay down the goods that an action draws; False, and nothing is changed, if the bag can't give them."""
    s = states[i]
    if count != draws(s, action):
        return False
    for k in range(at, at + count):
        if codes[k] < 0 or codes[k] >= len(s.bag):
            return False
        same = 0
        for other in range(at, at + count):
            same += codes[other] == codes[k]
        if same > s.bag[codes[k]]:
            return False
    for k in range(count):
        s.fate[k] = codes[at + k]
    s.fate_size = count
    return True


@compiled
def chance_of(_states: States, _i: int, _action: int, log: NDArray[Any], out: NDArray[Any], at: int) -> int:
    """Write the goods that an action has drawn; return how many."""
    count = 0
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == TILE_DRAWN:
            out[at + count] = log[row, 1]
            count += 1
        elif log[row, 0] == HAND_DRAWN:
            out[at + count] = log[row, 2]
            count += 1
    return count
