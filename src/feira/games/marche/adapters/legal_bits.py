"""What is legal in Jour de Marché, as a row of bits: straight from masks of spaces, without a list."""

from feira.core.jit import compiled, int64
from feira.envs.lowlevel.bits import Bits, clear, put
from feira.games.marche.engine.actions import BID, DRAW, PASS, PLACE, PLACE_BESIDE, RESERVE
from feira.games.marche.engine.legality import may_draw, reservable
from feira.games.marche.engine.masks import Mask, is_empty, load, row_bits
from feira.games.marche.engine.spaces import SIDE
from feira.games.marche.engine.state import BIDDING, PLACING, TURN, State, States


@compiled
def write_legal(states: States, i: int, seat: int, bits: Bits) -> None:
    """Write what is legal for the seat, which must be to act."""
    _write(states[i], seat, bits)


@compiled
def _write(s: State, seat: int, bits: Bits) -> None:
    clear(bits)
    if s.phase == TURN:
        spaces = reservable(s, seat)
        _put_spaces(bits, RESERVE, spaces)
        draws = may_draw(s, seat)
        put(bits, DRAW, draws)
        put(bits, PASS, not draws and is_empty(spaces))
    elif s.phase == PLACING:
        own = load(s.discs[seat])
        _put_spaces(bits, PLACE, own)
        put(bits, PLACE_BESIDE, is_empty(own))
    elif s.phase == BIDDING:
        put(bits, BID, (2 << int64(s.coins[seat])) - 1)


@compiled
def _put_spaces(bits: Bits, first: int, spaces: Mask) -> None:
    for row in range(SIDE):
        put(bits, first + SIDE * row, row_bits(spaces, row))
