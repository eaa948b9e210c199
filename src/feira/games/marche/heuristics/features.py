"""What a network sees of a game of Jour de Marché: distances, chances to build, coins (see core/features.py).

Nothing here depends on where in the market something is, only on how far things are apart.
"""

from typing import Any, Final

from feira.core.features import Features, outcome_by_rank, rewards_by_rank
from feira.core.game import Json
from feira.core.jit import compiled, int64
from feira.games.marche.engine.legality import must_act
from feira.games.marche.engine.masks import (
    EMPTY,
    NO_BITS,
    WORDS,
    both,
    count,
    either,
    has,
    is_empty,
    load,
    only,
    space_at,
    spread,
    without,
    without_lowest,
)
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.paths import all_discs, free_spaces, open_spaces
from feira.games.marche.engine.rules import pile_size
from feira.games.marche.engine.spaces import FLEA, GOOD_COUNT, TILES
from feira.games.marche.engine.state import (
    BESIDE,
    BIDDING,
    COINS,
    DISCS,
    NO_TILE,
    NOT_IN,
    PLACING,
    SUPPLY,
    TURN,
    State,
    States,
)
from feira.games.marche.engine.view import coins_shown
from feira.games.marche.engine.ways import distance_from, most_distance, next_path_layer, sites
from feira.games.marche.heuristics.results import CLEAR_LEAD

# The inputs of one seat, by their place in its block.
_COINS: Final = 0  # if the viewer knows them
_UNKNOWN: Final = 1  # if not
_WON: Final = 2  # stalls that are not in the supply
_DISCS: Final = 3
_NO_DISC: Final = 4
_LAST_PLACES: Final = 5  # discs in areas where only one more building fits
_CONTESTED: Final = 6  # those of them with a disc of somebody else in the same area
_ACTIVE: Final = 7
_TO_ACT: Final = 8
_PLACES: Final = 9
_IN_AUCTION: Final = 10
_TOGETHER: Final = 11  # the best distances of all goods
_GOODS: Final = 12  # by good, each with:
_IN_SUPPLY: Final = 0
_BESIDE: Final = 1
_DISTANCE: Final = 2  # of the stall, or the best that it would have on a reserved space
_SECOND: Final = 3  # the second best
_FREE: Final = 4  # nobody else needs the stall any more: the final row brings it
_ON_OFFER: Final = 5  # how much less than the most the best distance is, if the stall is in play
_GOOD_INPUTS: Final = 6
SEAT_INPUTS: Final = _GOODS + GOOD_COUNT * _GOOD_INPUTS

# The inputs of the market, after those of all seats.
_TURN: Final = MAX_PLAYERS * SEAT_INPUTS
_BIDDING: Final = _TURN + 1
_PLACING: Final = _BIDDING + 1
_TILE: Final = _PLACING + 1  # in play, each kind apart
_PILE: Final = _TILE + len(TILES)
_PILE_SIZE: Final = _PILE + len(TILES)
_LATE: Final = _PILE_SIZE + 1  # the last tiles of the pile, each number apart
_MOST_LATE: Final = 8
_DEALT: Final = _LATE + _MOST_LATE + 1
_PASSES: Final = _DEALT + 1
_OPEN: Final = _PASSES + 1
_UNBUILT: Final = _OPEN + 1  # free spaces
_NEAR: Final = _UNBUILT + 1  # by good and distance: the free spaces
_MOST_NEAR: Final = 4
_BID: Final = _NEAR + GOOD_COUNT * _MOST_NEAR  # the viewer's, each number apart
INPUTS: Final = _BID + COINS + 1

# Places in `work`: by seat, the best and the second best distance.
_BEST: Final = 0
_NEXT: Final = MAX_PLAYERS


@compiled
def write(states: States, i: int, viewer: int, work: Any, out: Any) -> None:
    """Write what the viewer knows of states[i]."""
    s = states[i]
    for n in range(INPUTS):
        out[n] = 0.0
    _write_market(s, viewer, out)
    for seat in range(s.players):
        _write_seat(s, seat, viewer, _block(s, seat, viewer), out)
    free = free_spaces(s)
    most = most_distance(s.players)
    for good in range(GOOD_COUNT):
        _measure(s, good, free, work, out)
        needed = 0
        for seat in range(s.players):
            needed += s.stalls[seat, good] == SUPPLY
        for seat in range(s.players):
            first = _block(s, seat, viewer)
            own = first + _GOODS + _GOOD_INPUTS * good
            in_supply = s.stalls[seat, good] == SUPPLY
            best = int64(work[_BEST + seat])
            out[own + _IN_SUPPLY] = in_supply
            out[own + _BESIDE] = s.stalls[seat, good] == BESIDE
            out[own + _DISTANCE] = best / 10.0
            out[own + _SECOND] = work[_NEXT + seat] / 10.0
            out[own + _FREE] = in_supply and needed == 1
            if in_supply and s.tile == good:
                out[own + _ON_OFFER] = (most - best) / 10.0
            out[first + _TOGETHER] += best / 40.0


@compiled
def _block(s: State, seat: int, viewer: int) -> int:
    """Where the inputs of a seat begin."""
    step = seat - viewer
    return SEAT_INPUTS * (step if step >= 0 else step + int64(s.players))


@compiled
def _write_market(s: State, viewer: int, out: Any) -> None:
    out[_TURN], out[_BIDDING], out[_PLACING] = s.phase == TURN, s.phase == BIDDING, s.phase == PLACING
    if s.tile < NO_TILE:
        out[_TILE + int64(s.tile)] = 1.0
    for tile in range(FLEA + 1):
        out[_PILE + tile] = s.pile[tile] / 5.0
    left = pile_size(s)
    out[_PILE_SIZE] = left / 20.0
    out[_LATE + min(left, _MOST_LATE)] = 1.0
    out[_DEALT] = s.row_dealt / 4.0
    out[_PASSES] = s.passes / 4.0
    out[_OPEN] = count(open_spaces(s)) / 50.0
    out[_UNBUILT] = count(free_spaces(s)) / 50.0
    if s.phase == BIDDING and s.bids[viewer] <= COINS:
        out[_BID + int64(s.bids[viewer])] = 1.0


@compiled
def _write_seat(s: State, seat: int, viewer: int, first: int, out: Any) -> None:
    if coins_shown(s) or seat == viewer:
        out[first + _COINS] = s.coins[seat] / 15.0
    else:
        out[first + _UNKNOWN] = 1.0
    won = 0
    for good in range(GOOD_COUNT):
        won += s.stalls[seat, good] != SUPPLY
    discs = DISCS - int64(s.discs_left[seat])
    out[first + _WON] = won / 4.0
    out[first + _DISCS] = discs / 6.0
    out[first + _NO_DISC] = discs == 0
    out[first + _ACTIVE] = s.turn == seat
    out[first + _TO_ACT] = must_act(s, seat)
    out[first + _PLACES] = s.phase == PLACING and s.placing == seat
    out[first + _IN_AUCTION] = s.phase == BIDDING and s.bids[seat] != NOT_IN
    if s.areas:
        _write_risks(s, seat, first, out)


@compiled
def _write_risks(s: State, seat: int, first: int, out: Any) -> None:
    """J5.1: one more building in such an area, and the other discs there are lost."""
    others = without(all_discs(s), load(s.discs[seat]))
    own = load(s.discs[seat])
    last = contested = 0
    for word in range(WORDS):
        bits = own[word]
        while bits != NO_BITS:
            area = int64(s.area[space_at(word, bits)])
            bits = without_lowest(bits)
            if int64(s.area_limit[area]) - s.area_built[area] == 1:
                last += 1
                shared = False
                for n in range(s.area_size[area]):
                    shared |= has(others, int64(s.area_spaces[area, n]))
                contested += shared
    out[first + _LAST_PLACES] = last / 6.0
    out[first + _CONTESTED] = contested / 6.0


@compiled
def _measure(s: State, good: int, free: Any, work: Any, out: Any) -> None:
    """The two best distances of each seat for a good, and how many free spaces are how near: one wave from the truck.

    What the wave does not meet, and what is next to the truck, is asked for one by one: see `ways.hopes`.
    """
    truck, most = int64(s.trucks[good]), most_distance(s.players)
    left = EMPTY
    for seat in range(s.players):
        work[_BEST + seat] = work[_NEXT + seat] = most
        left = either(left, sites(s, seat, good))
    near = spread(only(truck))
    apart = both(left, near)
    left = without(left, near)
    paths, last, seen, cost = open_spaces(s), only(truck), EMPTY, 0
    counted = free
    while (cost < _MOST_NEAR or not is_empty(left)) and not is_empty(last):
        cost += 1
        last = next_path_layer(last, seen, paths)
        seen = either(seen, last)
        around = spread(last)
        if cost <= _MOST_NEAR:
            here = both(around, counted)
            counted = without(counted, here)
            out[_NEAR + _MOST_NEAR * good + cost - 1] = count(here) / 5.0
        met = both(around, left)
        if not is_empty(met):
            left = without(left, met)
            for seat in range(s.players):
                for _ in range(min(count(both(met, sites(s, seat, good))), 2)):
                    _note(work, seat, cost)
    apart = either(apart, left)
    for word in range(WORDS):
        bits = apart[word]
        while bits != NO_BITS:
            space = space_at(word, bits)
            bits = without_lowest(bits)
            distance = distance_from(s, good, space)
            for seat in range(s.players):
                if has(sites(s, seat, good), space):
                    _note(work, seat, distance)


@compiled
def _note(work: Any, seat: int, distance: int) -> None:
    if distance < work[_BEST + seat]:
        work[_NEXT + seat] = work[_BEST + seat]
        work[_BEST + seat] = distance
    elif distance < work[_NEXT + seat]:
        work[_NEXT + seat] = distance


@compiled
def outcome(states: States, i: int, out: Any) -> None:
    """How a finished game came out."""
    outcome_by_rank(states, i, CLEAR_LEAD, out)


def kind(options: Json) -> str:
    """One network for each variant and number of players."""
    return f"{options['variant']}-{options['players']}"


FEATURES: Final = Features(
    version=1,
    inputs=INPUTS,
    clear_lead=CLEAR_LEAD,
    write=write,
    outcome=outcome,
    rewards=rewards_by_rank,
    kind=kind,
)
