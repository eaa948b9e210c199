"""What chance and the rules add to an action, in numbers: laid down before a replay, read off the log afterwards.

They are the tile of a draw, or the spaces that a placement paves (J3.5), row by row; not those of the end (J6.2).
"""

from typing import Any

from numpy.typing import NDArray

from feira.core.jit import compiled
from feira.games.marche.engine.actions import DRAW
from feira.games.marche.engine.log import DRAWN, PAVED, REST_PAVED
from feira.games.marche.engine.spaces import FLEA
from feira.games.marche.engine.state import States


@compiled
def foretell(states: States, i: int, action: int, codes: NDArray[Any], at: int, count: int) -> bool:
    """Lay down the tile that a draw brings; False, and nothing is changed, if the pile can't give it."""
    if action != DRAW:
        return True  # the rules decide what is paved
    if count != 1 or codes[at] < 0 or codes[at] > FLEA or states[i].pile[codes[at]] == 0:
        return False
    states[i].fate = codes[at] + 1
    return True


@compiled
def chance_of(_states: States, _i: int, action: int, log: NDArray[Any], out: NDArray[Any], at: int) -> int:
    """Write the tile that was drawn, or the spaces that were paved; return how many."""
    count = 0
    for row in range(1, log[0, 0] + 1):
        what = log[row, 0]
        if what == REST_PAVED:
            break
        if action == DRAW and what == DRAWN:
            out[at] = log[row, 2]
            return 1
        if what == PAVED:
            k = at + count
            while k > at and out[k - 1] > log[row, 1]:
                out[k] = out[k - 1]
                k -= 1
            out[k] = log[row, 1]
            count += 1
    return count
