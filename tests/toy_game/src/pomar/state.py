"""A game of Pomar as one NumPy record, and its actions as numbers."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

FRUITS: Final = ("apple", "pear", "quince")
POINTS: Final = (1, 2, 3)  # P1
MAX_PLAYERS: Final = 4
COINS: Final = 6  # P2
MOST_COINS: Final = 9  # P3

DRAW, SAVE, BID = 0, 1, 2  # a bid of n coins is BID + n
ACTIONS: Final = BID + MOST_COINS + 1

TURN, BIDDING, OVER = range(3)
PHASES: Final = ("turn", "bids", "over")
ENDS: Final = ("", "pile")

AWAITED, HIDDEN = 254, 253  # bids that are no number of coins
UNKNOWN: Final = 255  # a fruit that a view does not know
NO_CRATE: Final = 255

DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),
            ("players", np.int64),
            ("turn", np.int64),
            ("pile", np.uint8, (3,)),  # crates by fruit
            ("won", np.uint8, (MAX_PLAYERS, 3)),
            ("coins", np.uint8, (MAX_PLAYERS,)),
            ("bids", np.uint8, (MAX_PLAYERS,)),
            ("favourites", np.uint8, (MAX_PLAYERS,)),
            ("crate", np.uint8),  # that is auctioned, or NO_CRATE
            ("phase", np.uint8),
            ("end", np.uint8),
            ("saved", np.uint8),  # whether the last turn saved (P3)
            ("edition", np.uint8),
            ("favourites_open", np.uint8),
            ("long", np.uint8),
            ("viewer", np.uint8),
            ("fate", np.uint8),  # what the next draw must bring + 1, when a record is replayed; else 0
            ("padding", np.uint8, (4,)),
        ],
    )
)

States: TypeAlias = NDArray[Any]
State: TypeAlias = Any
