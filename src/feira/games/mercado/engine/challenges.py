"""The nine solo challenges: what each changes, as data and small functions (M7).

The rules never ask which challenge is played, only for the one switch, limit or mask that concerns them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from feira.core.jit import compiled, int64
from feira.games.mercado.engine.income import note_crowds
from feira.games.mercado.engine.legality import spaces_of_lines
from feira.games.mercado.engine.market import (
    ALL_ENTRANCES,
    ALL_LINES,
    ALL_SPACES,
    COLUMN,
    ENTRANCE_NAMES,
    GOOD_COUNT,
    PUB,
    ROW,
    SIZE,
    SPACES_OF_LINE,
    TOP,
)
from feira.games.mercado.engine.state import State

BEST_MOVE_COINS: Final = 32  # M7.3
BEST_MOVE_FAME: Final = 2
RANKS: Final = (0, 6, 11, 15, 20, 28)  # M7.4: the fame at which each rank begins


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """What a challenge changes in the set-up and in the rules; by default nothing."""

    name: str
    thresholds: tuple[int, int, int]
    coins: int = 1
    # How many random tiles of 1, 2, 3 and 4 customers are in the game; None is all of them.
    stacks: tuple[int | None, int | None, int | None, int | None] = (None, None, None, None)
    start_tiles: tuple[tuple[str, int], ...] = ()  # entrances that start with a random tile of so many customers
    starts_with_pub: bool = False
    entrances_allowed: int = ALL_ENTRANCES
    one_good_pays: bool = False
    only_fours_count: bool = False
    line_limit: int = SIZE
    needs_all_goods: bool = False
    pays_when_full: bool = False
    ends_at_stand: int = 0  # the turn that places so many stands is the last; 0 is none
    closed_greys: bool = False
    columns_by_tile: bool = False
    fours_needed: int = 0


# M7#7: clockwise from the top.
_CROWD = tuple((name, {"top": 1, "right": 2, "bottom": 3, "left": 4}[name.split("-")[0]]) for name in ENTRANCE_NAMES)

CHALLENGES: Final = (
    Challenge(name="specialist", thresholds=(80, 90, 100), one_good_pays=True),
    Challenge(name="long_game", thresholds=(55, 60, 70), only_fours_count=True),
    Challenge(name="couples", thresholds=(70, 80, 90), stacks=(None, None, 0, 0), line_limit=2),
    Challenge(name="third_wheel", thresholds=(80, 90, 100), stacks=(0, 0, None, 0), coins=4),
    Challenge(name="last_call", thresholds=(35, 45, 50), stacks=(1, 1, 1, 4), fours_needed=3),
    Challenge(name="queue", thresholds=(30, 40, 50), stacks=(1, 1, 1, 1), coins=2, needs_all_goods=True),
    Challenge(
        name="crowded",
        thresholds=(55, 70, 80),
        start_tiles=_CROWD,
        pays_when_full=True,
        ends_at_stand=8,
    ),
    Challenge(name="pub_crawl", thresholds=(50, 60, 70), starts_with_pub=True, closed_greys=True),
    Challenge(
        name="marquis",
        thresholds=(75, 90, 110),
        start_tiles=(("top-A", 1), ("top-C", 1), ("top-E", 1)),
        entrances_allowed=ALL_ENTRANCES & ~TOP,
        columns_by_tile=True,
    ),
)


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


def campaign_fame(fames: Iterable[int], best_moves: Iterable[bool]) -> int:
    """M7.3, M7.4: the fame of a campaign from what its challenges brought; that of the best move counts once."""
    return sum(fames) + BEST_MOVE_FAME * any(best_moves)


def rank(fame: int) -> int:
    """M7.4: the rank of a campaign, from 0 (the lowest) to 5."""
    return sum(fame >= least for least in RANKS) - 1
