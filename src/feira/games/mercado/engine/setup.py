"""Setting up a game: a template holds what the options and pieces fix, the deal adds what chance decides (M2)."""

from functools import lru_cache

import numpy as np

from feira.core.game import EVERYTHING
from feira.core.jit import below, compiled, int64, nth_bit, popcount, seed_generator
from feira.core.plain import copied
from feira.games.mercado.engine.challenge_rules import after_deal, impose
from feira.games.mercado.engine.legality import has_legal_action
from feira.games.mercado.engine.market import ALL_ENTRANCES, ALL_SPACES, PUB, bits
from feira.games.mercado.engine.options import Options
from feira.games.mercado.engine.pieces import Pieces
from feira.games.mercado.engine.rules import draw, put_customers
from feira.games.mercado.engine.state import MAIN, MOST_IN_STACK, NO_GOOD, NOT_TRIGGERED, State, States, new_states


def template(options: Options, pieces: Pieces) -> States:
    """All that is fixed before anything is shuffled."""
    return copied(_template(options, pieces))


@lru_cache(maxsize=64)
def _template(options: Options, pieces: Pieces) -> States:
    states = new_states()
    s = states[0]
    s.edition = options.edition
    s.players = options.players
    s.money_open = options.money == "open"
    s.restaurants_hidden = options.restaurants == "hidden"
    s.viewer = EVERYTHING
    s.turns_left = NOT_TRIGGERED
    s.specialty = NO_GOOD
    s.phase = MAIN
    s.open = ALL_SPACES
    s.stands_allowed[:] = ALL_SPACES
    s.restaurants_allowed[:] = ALL_SPACES
    s.empty = ALL_ENTRANCES
    s.entrances_allowed = ALL_ENTRANCES
    s.lines_with[0] = 1023
    s.line_limit = 5
    s.wooden_stands = pieces.wooden_stands
    s.bag[:] = pieces.stands_per_good
    for stack, tiles in enumerate(pieces.customers):
        s.stacks[stack, : len(tiles)] = tiles
        s.stack_size[stack] = len(tiles)
    # M2.1: greys lie on the marked spaces in the order of their kinds until they are dealt; one pub is set aside.
    for space, kind in zip(bits(pieces.marked), pieces.greys, strict=True):
        s.grey[kind] |= np.uint32(1 << space)
    s.money[: options.players] = 1  # M2.5
    if options.players == 4:
        s.supply[3, PUB] = 1
    if options.challenge:
        impose(s, options.challenge)
    for stack in range(4):  # tiles out of the game lie at the far end
        size, out = s.stack_size[stack], s.stack_out[stack]
        s.stacks[stack, MOST_IN_STACK - out :] = s.stacks[stack, size : size + out].copy()
        s.stacks[stack, size : MOST_IN_STACK - out] = 0
    return states


@compiled
def deal(states: States, i: int, templates: States, seed: int | np.uint64) -> None:
    """Start game i from a template: all that chance decides comes from the seed."""
    states[i] = templates[0]
    s = states[i]
    seed_generator(s, np.uint64(seed))
    while True:
        _deal_once(s)
        if not s.columns_by_tile or has_legal_action(s):
            return
        rng = s.rng  # M7#9: a set-up without a legal first action is drawn again
        states[i] = templates[0]
        s.rng = rng


@compiled
def _deal_once(s: State) -> None:
    deal_greys(s)
    for stack in range(4):
        shuffle_stack(s, stack, 0)
    for _ in range(3):  # M2.3
        s.display[draw(s)] += 1
    for seat in range(s.players):
        for _ in range(3):
            s.hands[seat, draw(s)] += 1
    for entrance in range(20):
        customers = int64(s.start_tiles[entrance])
        if customers:
            s.stack_size[customers - 1] -= 1
            size = s.stack_size[customers - 1]
            put_customers(s, customers, int64(s.stacks[customers - 1, size]), entrance)
            s.stacks[customers - 1, size] = 0
    after_deal(s)


@compiled
def deal_greys(s: State) -> None:
    """M2.1: deal the grey restaurants anew among the spaces where they lie."""
    left = int64(0)
    for kind in range(6):
        left |= s.grey[kind]
    for kind in range(6):
        count = popcount(s.grey[kind])
        chosen = int64(0)
        for _ in range(count):
            bit = 1 << nth_bit(left, below(s, popcount(left)))
            chosen |= bit
            left ^= bit
        s.grey[kind] = chosen


@compiled
def shuffle_stack(s: State, stack: int, start: int) -> None:
    """Shuffle a stack from `start` on, together with its tiles that are out of the game (they are as unknown)."""
    size, out = int64(s.stack_size[stack]), int64(s.stack_out[stack])
    tiles = s.stacks[stack]
    inside = size - start
    for k in range(inside + out - 1, 0, -1):
        j = below(s, k + 1)
        a = start + k if k < inside else MOST_IN_STACK - 1 - (k - inside)
        b = start + j if j < inside else MOST_IN_STACK - 1 - (j - inside)
        tiles[a], tiles[b] = tiles[b], tiles[a]
