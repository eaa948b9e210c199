"""The set-up of a game as a record writes it, and back again, strictly checked (J2, J8)."""

from typing import Any, Final

from feira.core.errors import check_fields
from feira.core.game import Json, SetupError
from feira.games.marche.engine.layout import Market, check_boards, check_trucks, read_boards, read_trucks
from feira.games.marche.engine.options import Options
from feira.games.marche.engine.pieces import Pieces
from feira.games.marche.engine.setup import template
from feira.games.marche.engine.spaces import GOODS, SPACE_NAMES
from feira.games.marche.engine.state import State, States

FIELDS: Final = ("boards", "trucks", "row")


def boards_json(s: State) -> list[Json]:
    """The boards, and how they lie."""
    return [
        {
            "name": bytes(s.board_names[n]).rstrip(b"\0").decode(),
            "at": SPACE_NAMES[s.board_at[n]],
            "turns": int(s.board_turns[n]),
        }
        for n in range(s.players + 1)
    ]


def trucks_json(s: State) -> Json:
    """The spaces of the trucks."""
    return {good: SPACE_NAMES[s.trucks[n]] for n, good in enumerate(GOODS)}


def row_json(s: State) -> list[str]:
    """J2.6: the final row from left to right."""
    return [GOODS[good] for good in s.row]


def setup_json(s: State) -> Json:
    """The set-up of a game: nothing of it changes while it is played."""
    return {"boards": boards_json(s), "trucks": trucks_json(s), "row": row_json(s)}


def from_setup(options: Options, setup: Any, pieces: Pieces) -> States:
    """A new game with a given set-up; SetupError says what is wrong with it."""
    check_fields("J8", "the set-up", setup, FIELDS)
    boards = read_boards(setup["boards"], pieces)
    check_boards(boards, options, pieces)
    trucks = read_trucks(setup["trucks"])
    check_trucks(boards, trucks, options.variant)
    row = setup["row"]
    if not isinstance(row, list) or sorted(map(str, row)) != sorted(GOODS):
        raise SetupError(f"J2.6: setup.row must have each of {', '.join(GOODS)} once")
    states = template(options, Market(boards, trucks))
    states[0].row[:] = [GOODS.index(good) for good in row]
    return states
