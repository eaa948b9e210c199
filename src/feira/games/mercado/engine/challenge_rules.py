"""Where challenges change the course of a game (M7)."""

from feira.core.jit import compiled, int64
from feira.games.mercado.engine.challenges import BEST_MOVE_COINS, CHALLENGES
from feira.games.mercado.engine.income import note_crowds
from feira.games.mercado.engine.legality import spaces_of_lines
from feira.games.mercado.engine.market import (
    ALL_LINES,
    ALL_SPACES,
    COLUMN,
    ENTRANCE_NAMES,
    GOOD_COUNT,
    PUB,
    ROW,
    SPACES_OF_LINE,
    TOP,
)
from feira.games.mercado.engine.state import State


def impose(s: State, number: int) -> None:
    """Write a challenge's changes into a state that is about to be dealt."""
    challenge = CHALLENGES[number - 1]
    s.challenge = number
    s.thresholds = challenge.thresholds
    s.money[0] = challenge.coins
    s.supply[0, PUB] = challenge.starts_with_pub
    s.entrances_allowed = challenge.entrances_allowed
    for stack, limit in enumerate(challenge.stacks):
        if limit is not None:
            s.stack_out[stack] = s.stack_size[stack] - limit
            s.stack_size[stack] = limit
    for entrance, customers in challenge.start_tiles:
        s.start_tiles[ENTRANCE_NAMES.index(entrance)] = customers
    s.one_good_pays = challenge.one_good_pays
    s.only_fours_count = challenge.only_fours_count
    s.line_limit = challenge.line_limit
    s.needs_all_goods = challenge.needs_all_goods
    s.pays_when_full = challenge.pays_when_full
    s.ends_at_stand = challenge.ends_at_stand
    s.closed_greys = challenge.closed_greys
    s.columns_by_tile = challenge.columns_by_tile
    s.fours_needed = challenge.fours_needed


@compiled
def after_deal(s: State) -> None:
    """What the set-up itself closes, and whom it brings."""
    if s.closed_greys:  # M7#8: grey restaurants but pubs are closed to stands and pubs
        closed = 0
        for kind in range(PUB):
            closed |= s.grey[kind]
        s.restaurants_allowed[PUB] = ALL_SPACES & ~closed
        for good in range(GOOD_COUNT):
            s.stands_allowed[good] = ALL_SPACES & ~closed
    if s.columns_by_tile:  # M7#9: a column takes only the goods of the tile that starts on top of it
        for good in range(GOOD_COUNT):
            s.stands_allowed[good] = spaces_of_lines(s.wanted[good] & TOP)
    if s.pays_when_full:
        note_crowds(s, ALL_LINES)


@compiled
def after_stand(s: State, space: int) -> None:
    """M7#3: a row or column with as many stands as allowed is closed to further ones; M7#7: customers may come in."""
    for line in (ROW[space], COLUMN[space]):
        if s.line_count[line] >= s.line_limit:
            for good in range(GOOD_COUNT):
                s.stands_allowed[good] &= ~SPACES_OF_LINE[line]
    if s.pays_when_full:
        note_crowds(s, 1 << ROW[space] | 1 << COLUMN[space])


@compiled
def after_restaurant(s: State) -> None:
    """M7#7: stands next to it earn more, also those that wait for one more in their line."""
    if s.pays_when_full:
        note_crowds(s, int64(s.waiting_lines))


@compiled
def note_income(s: State, income: int, from_fours: int) -> None:
    """Keep what the challenge's result and the best move (M7.3) are judged by."""
    s.from_fours += from_fours
    if income >= BEST_MOVE_COINS:
        s.best_move = 1
