"""What the tests of Jour de Marché share: small ways to set up and play, and naive versions of its rules."""

import numpy as np

from feira.games import get_game
from feira.games.marche.engine import masks
from feira.games.marche.engine.spaces import GOODS, SIDE, SPACE_NAMES, SPACE_NUMBERS
from feira.games.marche.engine.state import SUPPLY

GAME = get_game("marche")
KINDS = [(players, variant) for players in (2, 3, 4, 5) for variant in ("areas", "classic")]

# Boards of 3 rows and 4 columns, every column an area: easy to see through.
PLAIN = {
    "flea_tiles": 18,
    "boards": [
        {"name": f"P{n}", "marker": 2, "areas": ["abcd"] * 3, "limits": {"a": 1, "b": 2, "c": 2, "d": 1}}
        for n in range(7)
    ],
}
PIECES = GAME.pieces(PLAIN)


def plain_setup(players=2):
    """Plain boards side by side: three rows, and trucks in the top row of columns A and D and of the last two such."""
    boards = [{"name": f"P{n}", "at": f"{'AEIMQ'[n]}1", "turns": 0} for n in range(players + 1)]
    last = "IL" if players == 2 else "MP"
    trucks = {"fish": "A1", "soda": "D1", "cheese": f"{last[0]}1", "ice_cream": f"{last[1]}1"}
    return {"boards": boards, "trucks": trucks, "row": list(GOODS)}


def plain_game(variant="areas", players=2, coins="hidden"):
    """A game on plain boards, for 2 or 3 players."""
    options = GAME.options({"players": players, "variant": variant, "coins": coins})
    return GAME.from_setup(options, plain_setup(players), PIECES)


def new_game(players=3, variant="areas", seed=1, coins="hidden"):
    return GAME.new(GAME.options({"players": players, "variant": variant, "coins": coins}), seed)


def do(states, seat, text, chance=None):
    return GAME.apply(states, 0, seat, GAME.from_text(text), chance)


def draw(states, tile):
    """The active player draws this tile."""
    return do(states, int(states[0].turn), "draw", (tile,))


def texts(states, seat):
    return [GAME.to_text(action) for action in GAME.legal(states, 0, seat)]


def disc(states, seat, *names):
    """Put discs on the market without asking the rules."""
    for name in names:
        masks.add(states[0].discs[seat], SPACE_NUMBERS[name])
        states[0].discs_left[seat] -= 1


def build(states, *names, seat=None, good=None):
    """Put tables, or one stall, on the market without asking the rules."""
    for name in names:
        space = SPACE_NUMBERS[name]
        masks.add(states[0].built, space)
        masks.remove(states[0].paths, space)
        if good is not None:
            states[0].stalls[seat, GOODS.index(good)] = space


def names(words):
    return {SPACE_NAMES[space] for space in masks.spaces_of(words)}


def kinds_of(events):
    return [type(event).__name__ for event in events]


def random_game(states, seed, watch=None):
    """Play on at random to the end; `watch` is told every (seat, action, events)."""
    rng = np.array([seed], dtype=np.uint64)
    while waiting := GAME.to_act(states, 0):
        seat = waiting[seed % len(waiting)]
        action = int(GAME.kernels.random_action(states, 0, seat, rng))
        events = GAME.apply(states, 0, seat, action)
        if watch is not None:
            watch(seat, action, events)


def spots(words):
    """The (row, column) of all spaces in a mask."""
    return {divmod(space, SIDE) for space in masks.spaces_of(words)}


def sides(spot):
    row, column = spot
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def connected(some):
    """Whether the spots hang together: a plain flood fill."""
    if not some:
        return True
    todo = [min(some)]
    seen = set(todo)
    while todo:
        for near in sides(todo.pop()):
            if near in some and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen == some


def naive_cost(paths, streets, stall, truck):
    """The cheapest way from stall to truck, found by trying for as long as anything gets cheaper (J6.3, J6.4)."""
    price = dict.fromkeys(streets, 2) | dict.fromkeys(paths, 1)
    best = {spot: price[spot] for spot in sides(stall) if spot in price}
    changed = True
    while changed:
        changed = False
        for spot, cost in list(best.items()):
            for near in sides(spot):
                if near in price and cost + price[near] < best.get(near, 10**6):
                    best[near] = cost + price[near]
                    changed = True
    return min((best[spot] for spot in sides(truck) if spot in best), default=None)


def naive_distance(s, seat, good):
    """J6.3-J6.5 by the letter."""
    most = {2: 8, 3: 10, 4: 12, 5: 14}[int(s.players)]
    at = int(s.stalls[seat, good])
    if at <= SUPPLY:
        return most
    market = spots(s.market)
    paths = market - spots(s.built)
    stall, truck = divmod(at, SIDE), divmod(int(s.trucks[good]), SIDE)
    cost = naive_cost(paths, set(), stall, truck)
    if cost is None and not s.classic:
        ring = {(r + down, c + right) for r, c in market for down in (-1, 0, 1) for right in (-1, 0, 1)} - market
        cost = naive_cost(paths, ring, stall, truck)
    return most if cost is None else min(cost, most)
