"""Markets: boards put side by side, and where the trucks park; checked, whoever laid them out (J2.1-J2.5, J7.4).

A set of spaces is a big whole number here, with a bit for every spot of a wide grid: plain Python is quick with those.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NoReturn

from feira.core.game import SetupError
from feira.games.marche.engine.options import Options
from feira.games.marche.engine.pieces import TRUCK_LIMIT, Board, Pieces, flea_tiles
from feira.games.marche.engine.spaces import GOODS, SIDE, SPACE_NAMES, SPACE_NUMBERS

STRIDE: Final = 64  # bits of a row

# Why a market can't be: for translations there is a message `refusal-<reason>` of each.
REASONS: Final = {
    "wrong-number-of-boards": "J2.1: a market for {players} players has {wanted} boards, not {boards}",
    "board-twice": "J2.1: there is only one board {board}",
    "board-beyond": "J2.1: board {board} reaches beyond {side} × {side} spaces",
    "board-over": "J2.1: board {board} lies over another board at {at}",
    "board-apart": "J2.1: board {board} shares no side of a space with the others",
    "market-apart": "J2.1: the boards do not make one market: some are apart from the others",
    "too-many-fleas": "J1.3: these boards need {fleas} flea tiles, and there are {most}",
    "no-parkings": "J2.3: these boards have no four areas of limit {limit} on the outer edge for the trucks",
    "no-truck-spaces": "J7.4: on the outer edge there seem to be no four spaces where the trucks keep the open spaces "
    "connected, each with one beside it: say where they park",
    "truck-outside": "{rule}: the {good} truck must be on a space of the market, and {at} is none",
    "truck-inside": "J2.3: the {good} truck must be on the outer edge, and {at} is not",
    "trucks-together": "J2.4: two trucks can't be on {at}",
    "truck-limit": "J2.3: the {good} truck must be in an area of limit {wanted}, and that of {at} has {limit}",
    "trucks-in-area": "J2.3: two trucks can't be in the same area, that of {at}",
    "trucks-cut": "J7.4: the trucks cut the market in two, or one of them is shut in",
}


@dataclass(frozen=True)
class PlacedBoard:
    """A board on the grid: its top left space after quarter turns clockwise."""

    board: Board
    row: int
    column: int
    turns: int

    @property
    def size(self) -> tuple[int, int]:
        """Its rows and columns as it lies."""
        rows, columns = len(self.board.rows), len(self.board.rows[0])
        return (columns, rows) if self.turns % 2 else (rows, columns)

    @property
    def spots(self) -> int:
        """Its spaces."""
        return block(*self.size) << STRIDE * self.row + self.column

    def areas(self) -> Iterator[tuple[int, list[int]]]:
        """The limit and the spaces of each of its areas."""
        rows = self.board.turned(self.turns)
        for area, limit in self.board.limits:
            spots = ((r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == area)
            yield limit, [SIDE * (self.row + r) + self.column + c for r, c in spots]


@dataclass(frozen=True)
class Market:
    """Boards that fit together, and the space of each good's truck."""

    boards: tuple[PlacedBoard, ...]
    trucks: tuple[int, ...]


@cache
def block(rows: int, columns: int) -> int:
    """A rectangle in the top left corner of the grid."""
    return sum(((1 << columns) - 1) << STRIDE * row for row in range(rows))


def around(spots: int) -> int:
    """All that shares a side with the spots, themselves left out."""
    return (spots << 1 | spots >> 1 | spots << STRIDE | spots >> STRIDE) & ~spots


def shared_sides(spots: int, others: int) -> int:
    """How many sides of spaces two sets have in common."""
    neighbours = (others << 1, others >> 1, others << STRIDE, others >> STRIDE)
    return sum((spots & moved).bit_count() for moved in neighbours)


def flood(start: int, within: int) -> int:
    """All spaces of `within` that hang together with the start."""
    reached = start & within
    while more := around(reached) & within:
        reached |= more
    return reached


def all_spots(boards: Sequence[PlacedBoard]) -> int:
    """The spaces of all boards."""
    spots = 0
    for placed in boards:
        spots |= placed.spots
    return spots


def spot_of(space: int) -> int:
    """A space as a set."""
    return 1 << STRIDE * (space // SIDE) + space % SIDE


def spaces_in(spots: int) -> list[int]:
    """The spaces of a set, rising."""
    spaces = []
    while spots:
        row, column = divmod((spots & -spots).bit_length() - 1, STRIDE)
        spaces.append(SIDE * row + column)
        spots &= spots - 1
    return spaces


def outer_edge(market: int) -> int:
    """J2.3: the spaces with a side that borders no space of the market."""
    return market & ~(market << 1 & market >> 1 & market << STRIDE & market >> STRIDE)


def parkings(boards: Sequence[PlacedBoard]) -> list[list[int]]:
    """J2.3: for each area of limit 1 that reaches the outer edge, its spaces there."""
    edge = set(spaces_in(outer_edge(all_spots(boards))))
    found = (
        [space for space in area if space in edge] for b in boards for limit, area in b.areas() if limit == TRUCK_LIMIT
    )
    return [spaces for spaces in found if spaces]


def refuse(reason: str, **details: Any) -> NoReturn:
    """A market can't be, for one of the reasons."""
    raise SetupError(REASONS[reason].format(**details), reason, details)


def check_boards(boards: Sequence[PlacedBoard], options: Options, pieces: Pieces) -> None:
    """J2.1, J2.2: SetupError says which board does not fit, and why.

    A host may lay out what is never drawn: boards that share a single side, and holes.
    """
    wanted = options.players + 1
    if len(boards) != wanted:
        refuse("wrong-number-of-boards", players=options.players, wanted=wanted, boards=len(boards))
    market = 0
    for placed in boards:
        name = placed.board.name
        if sum(other.board is placed.board for other in boards) > 1:
            refuse("board-twice", board=name)
        rows, columns = placed.size
        if placed.row + rows > SIDE or placed.column + columns > SIDE:
            refuse("board-beyond", board=name, side=SIDE)
        overlap = spaces_in(market & placed.spots)
        if overlap:
            refuse("board-over", board=name, at=SPACE_NAMES[overlap[0]])
        market |= placed.spots
    for placed in boards:
        if not placed.spots & around(market & ~placed.spots):
            refuse("board-apart", board=placed.board.name)
    if flood(boards[0].spots, market) != market:
        refuse("market-apart")
    if min(placed.row for placed in boards) or min(placed.column for placed in boards):
        raise SetupError("J2.2: spaces are named from the market's own top left corner: it must reach A and 1")
    fleas = flea_tiles([placed.board for placed in boards], options.players, options.variant)
    if fleas > pieces.flea_tiles:
        refuse("too-many-fleas", fleas=fleas, most=pieces.flea_tiles)


def check_trucks(boards: Sequence[PlacedBoard], trucks: Sequence[int], variant: str) -> None:
    """J2.3, J7.1, J7.4: SetupError says which truck can't park where it should, and why."""
    market = all_spots(boards)
    edge = outer_edge(market)
    classic = variant == "classic"
    for good, space in zip(GOODS, trucks, strict=True):
        if not spot_of(space) & market:
            refuse("truck-outside", rule="J7.1" if classic else "J2.3", good=good, at=SPACE_NAMES[space])
        if not classic and not spot_of(space) & edge:
            refuse("truck-inside", good=good, at=SPACE_NAMES[space])
        if trucks.count(space) > 1:
            refuse("trucks-together", at=SPACE_NAMES[space])
    if classic:
        _check_golden_rule(market, trucks)
    else:
        _check_areas(boards, trucks)


def _check_areas(boards: Sequence[PlacedBoard], trucks: Sequence[int]) -> None:
    areas = {space: (area, limit) for placed in boards for limit, area in placed.areas() for space in area}
    for good, space in zip(GOODS, trucks, strict=True):
        area, limit = areas[space]
        if limit != TRUCK_LIMIT:
            refuse("truck-limit", good=good, at=SPACE_NAMES[space], wanted=TRUCK_LIMIT, limit=limit)
        if len(set(area) & set(trucks)) > 1:
            refuse("trucks-in-area", at=SPACE_NAMES[space])


def keeps_golden_rule(market: int, trucks: Sequence[int]) -> bool:
    """J7.4: whether trucks leave the open spaces in one piece, with access for each."""
    open_spots = market
    for space in trucks:
        open_spots &= ~spot_of(space)
    if flood(open_spots & -open_spots, open_spots) != open_spots:
        return False
    return all(around(spot_of(space)) & open_spots for space in trucks)


def _check_golden_rule(market: int, trucks: Sequence[int]) -> None:
    if not keeps_golden_rule(market, trucks):
        refuse("trucks-cut")


def read_boards(value: Any, pieces: Pieces) -> tuple[PlacedBoard, ...]:
    """The boards of a set-up, each by itself; SetupError says what can't be read."""
    if not isinstance(value, list):
        raise SetupError(f"J8: boards must be a list, not {_shown(value)}")
    return tuple(_read_board(board, f"boards[{i}]", pieces) for i, board in enumerate(value))


def _read_board(value: Any, where: str, pieces: Pieces) -> PlacedBoard:
    if not isinstance(value, dict) or sorted(value) != ["at", "name", "turns"]:
        raise SetupError(f"J8: {where} must have the fields name, at and turns: {_shown(value)}")
    board = pieces.named(value["name"])
    if board is None:
        names = ", ".join(board.name for board in pieces.boards)
        raise SetupError(f"J8: {where}: there is no board {_shown(value['name'])}; there is {names}")
    row, column = divmod(_read_space(value["at"], where), SIDE)
    turns = value["turns"]
    if not isinstance(turns, int) or isinstance(turns, bool) or not 0 <= turns <= 3:
        raise SetupError(f"J8: {where}: turns must be 0, 1, 2 or 3, not {_shown(turns)}")
    return PlacedBoard(board, row, column, turns)


def read_trucks(value: Any) -> tuple[int, ...]:
    """The trucks of a set-up; SetupError says what can't be read."""
    if not isinstance(value, dict) or sorted(value) != sorted(GOODS):
        raise SetupError(f"J8: trucks must have exactly the goods {', '.join(GOODS)}: {_shown(value)}")
    return tuple(_read_space(value[good], f"trucks.{good}") for good in GOODS)


def _read_space(value: Any, where: str) -> int:
    if not isinstance(value, str) or value not in SPACE_NUMBERS:
        raise SetupError(f"J8: {where}: a space is a column A-P and a row 1-16, such as C3, not {_shown(value)}")
    return SPACE_NUMBERS[value]


def _shown(value: Any) -> str:
    shown = str(value)
    return shown if len(shown) <= 80 else shown[:77] + "…"
