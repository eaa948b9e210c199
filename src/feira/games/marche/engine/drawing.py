"""Markets drawn at random: varied, but compact and without holes (J2.1, J2.3, J2.4, J7.4)."""

from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np

from feira.core.game import PiecesError
from feira.core.jit import below_from
from feira.games.marche.engine.layout import (
    STRIDE,
    Market,
    PlacedBoard,
    all_spots,
    around,
    block,
    flood,
    keeps_golden_rule,
    outer_edge,
    parkings,
    shared_sides,
    spaces_in,
)
from feira.games.marche.engine.options import Options
from feira.games.marche.engine.pieces import Board, Pieces, flea_tiles, why_no_market
from feira.games.marche.engine.spaces import GOODS, SIDE

T = TypeVar("T")

LEAST_SIDES: Final = 2  # J2.1: that a drawn board shares with the others
_TRIES: Final = 1000
_START: Final = SIDE  # where the first board lies until the market is moved to the top left
_COMPACT_SHARE: Final = 12  # a board goes to one of its most compact places: the first of so many parts


class Chance:
    """A generator for what is drawn in plain Python, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._rng = np.array([seed % 2**64], dtype=np.uint64)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(below_from(self._rng, n))

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """Some of the things, in random order."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


def draw_market(options: Options, pieces: Pieces, chance: Chance) -> Market:
    """A market that fits the options; PiecesError if these boards never, or hardly ever, make one."""
    if reason := why_no_market(pieces, options.players, options.variant):
        raise PiecesError(reason)
    for _ in range(_TRIES):
        boards = _draw_boards(options, pieces, chance)
        trucks = draw_trucks(boards, options, chance) if boards else None
        if trucks:
            return Market(boards, trucks)
    raise PiecesError(f"J2.1: no market for {options.players} players could be made of these boards")


def _draw_boards(options: Options, pieces: Pieces, chance: Chance) -> tuple[PlacedBoard, ...]:
    """Boards side by side, or none if it did not work out."""
    boards = chance.sample(pieces.boards, options.players + 1)
    if flea_tiles(boards, options.players, options.variant) > pieces.flea_tiles:
        return ()  # J2.1
    placed = [PlacedBoard(boards[0], _START, _START, chance.below(4))]
    for board in boards[1:]:
        places = _places(placed, board, chance.below(4))
        if not places:
            return ()
        placed.append(places[chance.below(-(-len(places) // _COMPACT_SHARE))])
    top, left = min(p.row for p in placed), min(p.column for p in placed)
    moved = tuple(PlacedBoard(p.board, p.row - top, p.column - left, p.turns) for p in placed)
    return () if _has_hole(all_spots(moved)) else moved


def _places(placed: Sequence[PlacedBoard], board: Board, turns: int) -> list[PlacedBoard]:
    """Where a board can be put, the most compact places first."""
    market = all_spots(placed)
    near = around(market)
    rows, columns = PlacedBoard(board, 0, 0, turns).size
    top, left = min(p.row for p in placed), min(p.column for p in placed)
    bottom, right = max(p.row + p.size[0] for p in placed), max(p.column + p.size[1] for p in placed)
    shape = block(rows, columns)
    found = []
    for row in range(max(top - rows, bottom - SIDE), min(bottom, top + SIDE - rows) + 1):
        height = max(bottom, row + rows) - min(top, row)
        for column in range(max(left - columns, right - SIDE), min(right, left + SIDE - columns) + 1):
            spots = shape << STRIDE * row + column
            if spots & market or not spots & near:
                continue
            border = shared_sides(spots, market)
            if border >= LEAST_SIDES:
                width = max(right, column + columns) - min(left, column)
                found.append((height + width - border, row, column))
    found.sort()
    return [PlacedBoard(board, row, column, turns) for _, row, column in found]


def _has_hole(market: int) -> bool:
    """Whether something outside is not joined, side by side, to the rest of it."""
    inside = market << STRIDE + 1
    outside = block(SIDE + 2, SIDE + 2) & ~inside
    return flood(1, outside) != outside


def draw_trucks(boards: Sequence[PlacedBoard], options: Options, chance: Chance) -> tuple[int, ...] | None:
    """J2.3, J2.4, J7.4: where the trucks park; None if they can't."""
    if options.variant == "areas":
        areas = parkings(boards)
        if len(areas) < len(GOODS):
            return None
        return tuple(area[chance.below(len(area))] for area in chance.sample(areas, len(GOODS)))
    market = all_spots(boards)
    edge = spaces_in(outer_edge(market))
    for _ in range(_TRIES):
        trucks = tuple(chance.sample(edge, len(GOODS)))
        if keeps_golden_rule(market, trucks):
            return trucks
    return None
