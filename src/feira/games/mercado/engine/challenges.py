"""The nine solo challenges: what each changes, as data (M7).

The rules never ask which challenge is played, only for the one switch, limit or mask that concerns them: see
challenge_rules.py.
"""

from dataclasses import dataclass
from typing import Final

from feira.games.mercado.engine.market import ALL_ENTRANCES, ENTRANCE_NAMES, SIZE, TOP

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
