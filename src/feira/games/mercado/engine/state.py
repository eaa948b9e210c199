"""One game of Mercado as one NumPy record; many games are an array of them."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.core.plain import fields_of

MAX_PLAYERS: Final = 4
MOST_IN_STACK: Final = 16  # tiles of one number of customers, those out of the game included

MAIN, TAKE, CHOOSE, OVER = range(4)  # phases: a turn's action, its tile, challenge 1's choice, the end
PHASES: Final = ("main", "take", "choose", "over")
RUNNING, SPACES_END, ENTRANCES_END, COINS_END, STUCK_END, EIGHTH_END = range(6)
ENDS: Final = ("", "spaces", "entrances", "coins", "stuck", "eighth_stand")

NO_GOOD: Final = 5  # no specialty yet (challenge 1)
NOT_TRIGGERED: Final = 255

# Fields from wide to narrow, so that each lies at a multiple of its size.
_FIELDS: Final = [
    ("rng", np.uint64),
    # Spaces, as masks of 25 bits.
    ("open", np.uint32),  # neither a stand nor an open restaurant
    ("stands", np.uint32, (5,)),  # by good
    ("owned", np.uint32, (4,)),  # stands by seat
    ("restaurants", np.uint32, (6,)),  # open ones by kind
    ("grey", np.uint32, (6,)),  # grey ones by kind
    ("stands_allowed", np.uint32, (5,)),  # by good; all spaces but in some challenges
    ("restaurants_allowed", np.uint32, (6,)),  # by kind; likewise
    # Entrances, as masks of 20 bits.
    ("empty", np.uint32),
    ("entrances_allowed", np.uint32),
    ("wanted", np.uint32, (5,)),  # by good: where customers want it
    ("due", np.uint32),  # challenge 7: where customers pay for one more stand
    # Lines, as masks of 10 bits.
    ("lines_with", np.uint16, (6,)),  # by n: at least n stands
    ("own_lines", np.uint16, (4, 5)),  # by seat and good: a stand of theirs sells it there
    ("money", np.int16, (4,)),
    ("thresholds", np.int16, (3,)),  # M7.2
    ("waiting_lines", np.uint16),  # challenge 7: stands there earn as soon as one more opens
    ("from_fours", np.int16),  # challenge 2: earned from tiles with 4 customers
    ("line_count", np.uint8, (10,)),  # stands in the line
    ("customers", np.uint8, (20,)),  # at the entrance
    ("demand", np.uint8, (5, 10)),  # by good and line: the customers at both ends who want it
    ("waiting", np.uint8, (10,)),  # challenge 7, by line: how much the stands there earn then
    ("stacks", np.uint8, (4, MOST_IN_STACK)),  # goods sets: 3 on offer, hidden (top last), …, out of the game
    ("stack_size", np.uint8, (4,)),  # in the game, those on offer included
    ("stack_out", np.uint8, (4,)),  # out of the game, kept from the far end
    ("bag", np.uint8, (5,)),
    ("display", np.uint8, (5,)),
    ("hands", np.uint8, (4, 5)),
    ("supply", np.uint8, (4, 6)),
    ("players", np.int8),  # signed, so that range(s.players) is
    ("turn", np.uint8),
    ("phase", np.uint8),
    ("end", np.uint8),  # why the game ends, from the action on that brings it about
    ("turns_left", np.uint8),  # after the trigger (M5.1)
    ("coins_in_a_row", np.uint8),  # turns (M5.2)
    ("wooden_stands", np.uint8),  # of each player at the start
    ("edition", np.uint8),  # of the rules
    ("money_open", np.uint8),  # options
    ("restaurants_hidden", np.uint8),
    ("viewer", np.uint8),  # whose view this record is
    # What a challenge changes: see challenges.py, which alone fills it in.
    ("challenge", np.uint8),
    ("one_good_pays", np.uint8),
    ("only_fours_count", np.uint8),
    ("line_limit", np.uint8),
    ("needs_all_goods", np.uint8),
    ("pays_when_full", np.uint8),
    ("ends_at_stand", np.uint8),
    ("closed_greys", np.uint8),
    ("columns_by_tile", np.uint8),
    ("fours_needed", np.uint8),
    ("start_tiles", np.uint8, (20,)),
    ("specialty", np.uint8),
    ("choice_at", np.uint8),  # challenge 1: the entrance whose customers wait until the specialty is named
    ("best_move", np.uint8),
    ("fate", np.uint8, (3,)),  # what the next draws must bring, when a record is replayed
    ("fate_size", np.uint8),
    ("padding", np.uint8, (6,)),  # named, so that copies are equal to the last byte
]
DTYPE: Final = np.dtype((np.record, np.dtype(_FIELDS, align=True)))
FIELDS: Final = fields_of(DTYPE)

States: TypeAlias = NDArray[Any]
State: TypeAlias = Any  # one record; Numba knows its fields, the type checker does not


def new_states(count: int = 1) -> States:
    """An array for `count` games."""
    return np.zeros(count, dtype=DTYPE)
