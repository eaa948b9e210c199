"""One game of Jour de Marché as one NumPy record; many games are an array of them."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.core.plain import fields_of
from feira.games.marche.engine.masks import WORDS
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.spaces import FLEA, SPACES

MAX_BOARDS: Final = MAX_PLAYERS + 1  # J2.1
LEAST_AREA: Final = 3  # J1.2
MOST_IN_AREA: Final = 5  # J1.2
MAX_AREAS: Final = SPACES // LEAST_AREA
NAME_BYTES: Final = 16  # bytes of a board's name
COINS: Final = 15  # J1.1
DISCS: Final = 6  # J1.1

TURN, BIDDING, PLACING, OVER = range(4)  # phases: a turn's action, an auction, a tile to be put somewhere, the end
PHASES: Final = ("turn", "bids", "place", "over")
RUNNING, ROW_END, CLOSED_END = range(3)
ENDS: Final = ("", "row", "closed")

SUPPLY, BESIDE = -1, -2  # where a stall is, if not on a space
NOT_IN, AWAITED, HIDDEN = 255, 254, 253  # bids that are no number of coins
NO_TILE: Final = FLEA + 1
OPEN: Final = 255  # no wall: see paths.py

# Fields from wide to narrow, so that each lies at a multiple of its size.
DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),
            # As wide as the numbers of compiled code, so that every function is compiled for one type only.
            ("players", np.int64),
            ("turn", np.int64),  # the active player
            ("placing", np.int64),  # the seat that puts `tile` somewhere
            # Masks of spaces: see masks.py. What is free (J3.1) or open (J7.3) follows from these.
            ("market", np.uint64, (WORDS,)),
            ("built", np.uint64, (WORDS,)),  # trucks, stalls and tables
            ("paths", np.uint64, (WORDS,)),
            ("discs", np.uint64, (MAX_PLAYERS, WORDS)),
            ("trucks", np.int16, (4,)),  # spaces, by good
            ("stalls", np.int16, (MAX_PLAYERS, 4)),  # by seat and good: a space, SUPPLY or BESIDE
            ("wall", np.uint8, (SPACES + 1,)),  # classic, by space: the wall it is part of, 0 outside, or OPEN
            # Areas: by space, and by area.
            ("area", np.uint8, (SPACES,)),
            ("area_spaces", np.uint8, (MAX_AREAS, MOST_IN_AREA)),
            ("area_size", np.int8, (MAX_AREAS,)),
            ("area_limit", np.uint8, (MAX_AREAS,)),
            ("area_built", np.uint8, (MAX_AREAS,)),
            ("board_names", np.uint8, (MAX_BOARDS, NAME_BYTES)),  # UTF-8
            ("board_at", np.uint8, (MAX_BOARDS,)),
            ("board_turns", np.uint8, (MAX_BOARDS,)),
            ("coins", np.uint8, (MAX_PLAYERS,)),
            ("discs_left", np.uint8, (MAX_PLAYERS,)),  # in the supply
            ("bids", np.uint8, (MAX_PLAYERS,)),  # coins, NOT_IN the auction, AWAITED, or HIDDEN in a view
            ("distances", np.uint8, (MAX_PLAYERS, 4)),  # at the end (J6.3)
            ("pile", np.uint8, (5,)),  # tiles: stalls by good, flea
            ("row", np.uint8, (4,)),  # goods of the final row (J2.6)
            ("row_dealt", np.uint8),
            ("areas", np.int8),
            ("tile", np.uint8),
            ("phase", np.uint8),
            ("end", np.uint8),
            ("passes", np.uint8),  # in a row (J3.4)
            ("begun", np.uint8),  # mask of the seats that have had their first turn (J7.2)
            ("edition", np.uint8),  # of the rules
            ("classic", np.uint8),  # options
            ("coins_open", np.uint8),
            ("viewer", np.uint8),  # whose view this record is
            ("fate", np.uint8),  # what the next draw must bring + 1, when a record is replayed; else 0
            ("padding", np.uint8, (3,)),  # to a multiple of 8
        ],
    )
)
FIELDS: Final = fields_of(DTYPE)

States: TypeAlias = NDArray[Any]
State: TypeAlias = Any  # one record; Numba knows its fields, the type checker does not


def new_states(count: int = 1) -> States:
    """An array for `count` games."""
    return np.zeros(count, dtype=DTYPE)
