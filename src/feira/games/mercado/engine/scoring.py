"""Score, place, and what a solo challenge is judged by (M5.3, M7.2)."""

from feira.core.jit import compiled, int64, popcount
from feira.games.mercado.engine.market import KIND_COUNT, MAX_CUSTOMERS
from feira.games.mercado.engine.state import State


@compiled
def score(s: State, seat: int) -> int:
    """M5.3: coins - 1 for each restaurant still in the supply."""
    return int64(s.money[seat]) - restaurants_left(s, seat)


@compiled
def restaurants_left(s: State, seat: int) -> int:
    """Restaurants still in the supply."""
    left = 0
    for kind in range(KIND_COUNT):
        left += s.supply[seat, kind]
    return left


@compiled
def place(s: State, seat: int) -> int:
    """M5.3: how many seats are ahead of this one, by score and then by stands in the market."""
    ahead = 0
    for other in range(s.players):
        lead = 100 * (score(s, other) - score(s, seat)) + popcount(s.owned[other]) - popcount(s.owned[seat])
        if lead > 0:
            ahead += 1
    return ahead


@compiled
def solo_result(s: State) -> int:
    """M7.2: what fame is judged by."""
    if s.only_fours_count:  # M7#2
        return s.from_fours - restaurants_left(s, 0)
    return score(s, 0)


@compiled
def fours_brought(s: State) -> int:
    """The tiles with 4 customers in the market."""
    fours = 0
    for customers in s.customers:
        fours += customers == MAX_CUSTOMERS
    return fours


@compiled
def fours_missing(s: State) -> int:
    """M7#5: the tiles with 4 customers without which there is no fame."""
    return max(int64(s.fours_needed) - fours_brought(s), 0)


@compiled
def fame(s: State) -> int:
    """M7.2: 0 to 3 for the result as it stands."""
    if fours_missing(s):
        return 0
    result = solo_result(s)
    points = 0
    for threshold in s.thresholds:
        points += result >= threshold
    return points
