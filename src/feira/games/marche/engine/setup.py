"""Setting up a game: a template holds a market and what the options fix, the deal adds what chance decides (J2)."""

import numpy as np

from feira.core.game import EVERYTHING, SetupError
from feira.core.jit import below, compiled, int64, seed_generator
from feira.games.marche.engine.drawing import Chance, draw_market, draw_trucks
from feira.games.marche.engine.layout import (
    Market,
    all_spots,
    check_boards,
    check_trucks,
    read_boards,
    read_trucks,
    refuse,
    spaces_in,
)
from feira.games.marche.engine.masks import mask_of
from feira.games.marche.engine.options import Options
from feira.games.marche.engine.paths import begin_golden_rule
from feira.games.marche.engine.pieces import TRUCK_LIMIT, Pieces, flea_tiles
from feira.games.marche.engine.spaces import FLEA, GOOD_COUNT, SIDE
from feira.games.marche.engine.state import (
    COINS,
    DISCS,
    NO_TILE,
    NOT_IN,
    SUPPLY,
    TURN,
    State,
    States,
    new_states,
)


def make_market(options: Options, pieces: Pieces, seed: int) -> Market:
    """The host's market, its trucks drawn if he left them out, or a drawn one."""
    chance = Chance(seed)
    layout = options.layout
    if layout is None:
        return draw_market(options, pieces, chance)
    unknown = sorted(set(layout) - {"boards", "trucks"})
    if unknown:
        raise SetupError(f"J2.1: a layout has the fields boards and trucks, not {unknown[0]!r}")
    boards = read_boards(layout.get("boards"), pieces)
    check_boards(boards, options, pieces)
    if layout.get("trucks") is None:
        trucks = draw_trucks(boards, options, chance)
        if trucks is None and options.variant == "classic":
            refuse("no-truck-spaces")
        if trucks is None:
            refuse("no-parkings", limit=TRUCK_LIMIT)
    else:
        trucks = read_trucks(layout["trucks"])
        check_trucks(boards, trucks, options.variant)
    return Market(boards, trucks)


def template(options: Options, market: Market) -> States:
    """A game on this market, all but dealt."""
    states = new_states()
    s = states[0]
    s.edition = options.edition
    s.players = options.players
    s.classic = options.variant == "classic"
    s.coins_open = options.coins == "open"
    s.viewer = EVERYTHING
    s.phase = TURN
    s.tile = NO_TILE
    s.bids[:] = NOT_IN
    s.stalls[:] = SUPPLY
    s.coins[: options.players] = COINS
    s.discs_left[: options.players] = DISCS
    s.pile[:FLEA] = options.players - 1  # J2.6: one set is the final row
    s.pile[FLEA] = flea_tiles([placed.board for placed in market.boards], options.players, options.variant)
    s.row[:] = range(GOOD_COUNT)
    _put_boards(s, market)
    s.trucks[:] = market.trucks
    s.built[:] = mask_of(market.trucks)
    if s.classic:
        begin_golden_rule(s)
    else:
        _put_areas(s, market)
    return states


def _put_boards(s: State, market: Market) -> None:
    s.market[:] = mask_of(spaces_in(all_spots(market.boards)))
    for n, placed in enumerate(market.boards):
        name = placed.board.name.encode()
        s.board_names[n, : len(name)] = list(name)
        s.board_at[n] = SIDE * placed.row + placed.column
        s.board_turns[n] = placed.turns


def _put_areas(s: State, market: Market) -> None:
    """The areas of all boards; those of the trucks are full and paved (J2.3)."""
    trucks = set(market.trucks)
    paved: set[int] = set()
    for placed in market.boards:
        for limit, spaces in placed.areas():
            area = int(s.areas)
            s.areas += 1
            s.area[spaces] = area
            s.area_spaces[area, : len(spaces)] = spaces
            s.area_size[area] = len(spaces)
            s.area_limit[area] = limit
            if trucks & set(spaces):
                s.area_built[area] = 1
                paved |= set(spaces) - trucks
    s.paths[:] = mask_of(paved)


@compiled
def deal(states: States, i: int, templates: States, seed: int | np.uint64) -> None:
    """Start game i from one of the templates: which, and what chance still decides, comes from the seed."""
    states[i] = templates[int64(np.uint64(seed) % np.uint64(len(templates)))]
    s = states[i]
    seed_generator(s, np.uint64(seed))
    for k in range(GOOD_COUNT - 1, 0, -1):  # J2.6
        j = below(s, k + 1)
        s.row[k], s.row[j] = s.row[j], s.row[k]


def templates(options: Options, pieces: Pieces, seed: int, count: int) -> States:
    """A pool of markets for those who play millions: `deal` starts games from it."""
    return np.concatenate([template(options, make_market(options, pieces, seed + n)) for n in range(count)])
