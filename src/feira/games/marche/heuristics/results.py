"""How well a game went for each seat, and how well it is likely to go: from 0 to 1, for search and learning."""

from typing import Any, Final

from feira.core.jit import compiled
from feira.core.leads import results_by_rank, worths_to_chances
from feira.games.marche.engine.spaces import TILES
from feira.games.marche.engine.state import DISCS, OVER, State, States
from feira.games.marche.engine.ways import hope_of
from feira.games.marche.heuristics.outlook import hope_sums

CLEAR_LEAD: Final = -10.0  # points that are a clear lead; the lowest score wins
_SPARE: Final = 0.5  # points that a reserved space is worth beyond what it promises
_SPARES: Final = 4


@compiled
def results(states: States, i: int, out: Any) -> None:
    """Of a finished game: the place first, then the margin."""
    results_by_rank(states, i, CLEAR_LEAD, out)


@compiled
def estimates(states: States, i: int, out: Any) -> None:
    """The rewards to be expected of an unfinished game, by rule of thumb."""
    s = states[i]
    if s.phase == OVER:
        results(states, i, out)
        return
    hoped = hope_sums(states, i)
    for seat in range(s.players):
        spares = min(DISCS - s.discs_left[seat], _SPARES)
        out[seat] = s.coins[seat] + _SPARE * spares - hope_of(hoped, seat)
    worths_to_chances(out, s.players, 5.0 + 0.3 * _tiles_left(s))


@compiled
def _tiles_left(s: State) -> int:
    tiles = 0
    for kind in range(len(TILES)):
        tiles += s.pile[kind]
    return tiles
