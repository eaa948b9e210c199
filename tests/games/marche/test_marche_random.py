"""Many random games: none crashes, gets stuck or goes on for ever, and what must always be true always is."""

import numba
import numpy as np
import pytest
from marche_helpers import GAME, KINDS, connected, new_game, random_game, sides, spots

from feira.core.jit import lowest
from feira.core.random_play import play_games
from feira.games.marche.engine import legality, rules
from feira.games.marche.engine.drawing import Chance, draw_market
from feira.games.marche.engine.layout import Market, all_spots, keeps_golden_rule, spaces_in
from feira.games.marche.engine.log import no_log
from feira.games.marche.engine.masks import has
from feira.games.marche.engine.pieces import default_pieces
from feira.games.marche.engine.setup import deal, template, templates
from feira.games.marche.engine.spaces import SPACES
from feira.games.marche.engine.state import OVER, PLACING, RUNNING, SUPPLY


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_20_000_random_games_come_to_an_end(players, variant):
    pool = templates(GAME.options({"players": players, "variant": variant}), default_pieces(), 1000, 40)
    totals = np.zeros(8, dtype=np.int64)
    moves = play_games(pool, 1, 20_000, totals)
    assert moves > 0  # else a game did not end
    assert totals[1 + RUNNING] == 0
    assert totals[1:4].sum() == 20_000


@numba.njit
def naive_bad(s, opened, space, todo, seen):
    """J7.3 by the letter: try the space, flood what is left, and look at every truck and stall."""
    opened[space] = False
    start = -1
    total = 0
    for other in range(SPACES):
        seen[other] = False
        if opened[other]:
            start = other
            total += 1
    cut = False
    if total > 0:
        todo[0], seen[start], size, reached = start, True, 1, 0
        while size > 0:
            size -= 1
            here = todo[size]
            reached += 1
            row, column = here // 16, here % 16
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c = row + down, column + right
                if 0 <= r < 16 and 0 <= c < 16 and opened[16 * r + c] and not seen[16 * r + c]:
                    seen[16 * r + c] = True
                    todo[size] = 16 * r + c
                    size += 1
        cut = reached < total
    shut = False
    for good in range(4):
        shut |= closed_in(opened, s.trucks[good])
        for seat in range(s.players):
            if s.stalls[seat, good] > SUPPLY:
                shut |= closed_in(opened, s.stalls[seat, good])
    opened[space] = True
    return cut or shut


@numba.njit
def closed_in(opened, space):
    row, column = space // 16, space % 16
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        r, c = row + down, column + right
        if 0 <= r < 16 and 0 <= c < 16 and opened[16 * r + c]:
            return False
    return True


@numba.njit
def check_golden_rule(pool, seed, games):
    """Play random classic games and compare what every placement paves; the positions compared, or -1 - a bad game."""
    states = np.empty(2, pool.dtype)
    rng = np.empty(1, np.uint64)
    opened, seen, todo = np.empty(SPACES, np.bool_), np.empty(SPACES, np.bool_), np.empty(SPACES, np.int64)
    positions = 0
    for game in range(games):
        deal(states, 0, pool, np.uint64(seed + game))
        rng[0] = np.uint64(seed + game)
        s = states[0]
        while s.phase != OVER:
            states[1] = states[0]
            seat = lowest(legality.seats_to_act(s))
            placed = s.phase == PLACING
            rules.apply_action(s, seat, legality.random_action(s, seat, rng), no_log(s))
            if not placed or s.phase == OVER:
                continue
            positions += 1
            for space in range(SPACES):
                opened[space] = has(s.market, space) and not has(s.built, space)
            truck = s.trucks[0]  # built on already, so that trying it tells how things stand
            if naive_bad(s, opened, truck, todo, seen):
                return -1 - game
            opened[truck] = False
            for space in range(SPACES):
                unpaved = opened[space] and not has(states[1].paths, space)
                if unpaved and naive_bad(s, opened, space, todo, seen) != has(s.paths, space):
                    return -1 - game
    return positions


@numba.njit
def check_limits(pool, seed, games):
    """Play random games with areas; the games in which no area ever had more buildings than its limit."""
    states = np.empty(1, pool.dtype)
    rng = np.empty(1, np.uint64)
    for game in range(games):
        deal(states, 0, pool, np.uint64(seed + game))
        rng[0] = np.uint64(seed + game)
        s = states[0]
        while s.phase != OVER:
            seat = lowest(legality.seats_to_act(s))
            rules.apply_action(s, seat, legality.random_action(s, seat, rng), no_log(s))
            for area in range(s.areas):
                if s.area_built[area] > s.area_limit[area]:
                    return game
    return games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_j5_1_no_area_is_ever_above_its_limit(players):
    pool = templates(GAME.options({"players": players, "variant": "areas"}), default_pieces(), players, 25)
    assert check_limits(pool, 11, 5_000) == 5_000


def test_j7_3_is_the_naive_definition_on_20_000_positions():
    total = 0
    for players in (2, 3, 4, 5):
        pool = templates(GAME.options({"players": players, "variant": "classic"}), default_pieces(), players, 25)
        positions = check_golden_rule(pool, 7, 300)
        assert positions > 0, f"game {-1 - positions} with {players} players"
        total += positions
    assert total >= 20_000


def parked_anywhere(players, seeds):
    """Classic games on drawn boards, with trucks on any spaces that J7.4 allows."""
    options, pieces = GAME.options({"players": players, "variant": "classic"}), default_pieces()
    for seed in seeds:
        chance = Chance(seed)
        boards = draw_market(options, pieces, chance).boards
        market = all_spots(boards)
        trucks = chance.sample(spaces_in(market), 4)
        if keeps_golden_rule(market, trucks):
            yield template(options, Market(boards, tuple(trucks)))


def test_j7_1_j7_3_with_trucks_parked_anywhere():
    inside = 0
    for players in (2, 3, 4, 5):
        pool = np.concatenate(list(parked_anywhere(players, range(30))))
        inside += sum(truck not in edge for s in pool for edge in [edge_of(s)] for truck in s.trucks)
        for s in pool:
            check_golden_rule_at_set_up(s)
        assert check_golden_rule(pool, 7, 100) > 0
    assert inside > 100


def edge_of(s):
    market = spots(s.market)
    return {16 * row + column for row, column in market if not market.issuperset(sides((row, column)))}


def check_golden_rule_at_set_up(s):
    open_spots = spots(s.market) - spots(s.built)
    for spot in open_spots:
        shut = any([near for near in sides(truck) if near in open_spots] == [spot] for truck in spots(s.built))
        assert (shut or not connected(open_spots - {spot})) == (spot in spots(s.paths))


def check_always(s, start):
    """Discs, coins and tiles are conserved; nothing lies on anything else; limits are kept."""
    players = int(s.players)
    market, built, paths = spots(s.market), spots(s.built), spots(s.paths)
    discs = [spots(s.discs[seat]) for seat in range(players)]
    taken = [built, paths, *discs]
    assert sum(map(len, taken)) == len(set().union(*taken))
    assert set().union(*taken) <= market
    assert [len(own) for own in discs] == [6 - int(left) for left in s.discs_left[:players]]
    stalls = [int(at) for at in s.stalls.ravel() if at > SUPPLY]
    assert {divmod(at, 16) for at in [*stalls, *s.trucks.tolist()]} <= built
    tables = len(built) - len(stalls) - 4
    in_hand = int(s.tile == 4)
    assert tables + in_hand == int(start.pile[4]) - int(s.pile[4])
    for good in range(4):
        gone = sum(int(at) != SUPPLY for at in s.stalls[:players, good])
        auctioned = int(start.pile[good]) - int(s.pile[good]) + int(good in s.row[: s.row_dealt])
        assert gone + int(s.tile == good) == auctioned or s.end == 2
    for area in range(s.areas):
        spaces = {divmod(int(space), 16) for space in s.area_spaces[area, : s.area_size[area]]}
        count = len(spaces & built)
        assert count == s.area_built[area] <= s.area_limit[area]
        if count == s.area_limit[area]:
            assert spaces <= built | paths
    if s.classic:
        open_spots = market - built
        assert connected(open_spots)
        assert all(any(near in open_spots for near in sides(divmod(at, 16))) for at in [*stalls, *s.trucks.tolist()])


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_what_is_always_true(players, variant):
    for seed in range(4):
        states = new_game(players, variant, seed)
        start = states.copy()[0]
        coins = 15 * players

        def watch(_seat, _action, events, states=states, start=start):
            nonlocal coins
            coins -= sum(event.coins for event in events if type(event).__name__ == "AuctionWon")
            assert states[0].coins[:players].sum() == coins  # paid out of the game, and nothing else
            check_always(states[0], start)

        check_always(states[0], start)
        random_game(states, seed, watch)
        assert GAME.outcome(states, 0).end in ("row", "closed")


def test_random_action_is_fair():
    states = new_game(2)
    legal = GAME.legal(states, 0, 0)
    rng = np.array([1], dtype=np.uint64)
    drawn = [int(GAME.kernels.random_action(states, 0, 0, rng)) for _ in range(200 * len(legal))]
    counts = np.bincount(drawn, minlength=GAME.actions)[legal]
    assert counts.sum() == len(drawn)
    assert 130 < counts.min() <= counts.max() < 270
    assert GAME.kernels.random_action(states, 0, 1, rng) == -1
