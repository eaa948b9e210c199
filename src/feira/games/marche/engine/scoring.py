"""Score and place (J6.6)."""

from feira.core.jit import compiled, int64
from feira.games.marche.engine.spaces import GOOD_COUNT
from feira.games.marche.engine.state import OVER, State
from feira.games.marche.engine.ways import stall_distance


@compiled
def distance(s: State, seat: int, good: int) -> int:
    """J6.5: the distance of a stall, at the end or as things stand; the maximum while it is not on the market."""
    return int64(s.distances[seat, good]) if s.phase == OVER else stall_distance(s, seat, good)


@compiled
def distance_sum(s: State, seat: int) -> int:
    """The four distances of a seat."""
    total = 0
    for good in range(GOOD_COUNT):
        total += distance(s, seat, good)
    return total


@compiled
def score(s: State, seat: int) -> int:
    """J6.6: the four distances less the coins left; the lowest wins."""
    return distance_sum(s, seat) - int64(s.coins[seat])


@compiled
def _standing(s: State, seat: int) -> int:
    """By score, then by distances (J6.6); the lower the better."""
    distances = distance_sum(s, seat)
    return 100 * (distances - int64(s.coins[seat])) + distances


@compiled
def place(s: State, seat: int) -> int:
    """J6.6: how many seats are ahead of this one."""
    own, ahead = _standing(s, seat), 0
    for other in range(s.players):
        ahead += _standing(s, other) < own
    return ahead
