"""The pieces: boards read from a file in the form of marche.json, and checked (J1)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final, NoReturn

from feira.core.game import Json, PiecesError
from feira.games.marche.engine.options import PLAYERS, VARIANT
from feira.games.marche.engine.spaces import GOODS, SIDE, SIDES
from feira.games.marche.engine.state import LEAST_AREA, MAX_BOARDS, MOST_IN_AREA, NAME_BYTES

TRUCK_LIMIT: Final = 1  # J2.3: trucks park in areas of this limit
_FIELDS: Final = ("name", "marker", "areas", "limits")
_MOST_BOARDS: Final = 40
_LEAST_MARKER, _MOST_MARKER = 2, 5  # J1.2
_MOST_FLEA_TILES: Final = 18  # J1.3; a box may lack some
_FEWER_FLEAS: Final = {2: 1, 3: 2, 4: 2, 5: 3}  # J2.5, by players


@dataclass(frozen=True)
class Board:
    """One board as it lies in the box: a letter for the area of every space."""

    name: str
    marker: int
    rows: tuple[str, ...]
    limits: tuple[tuple[str, int], ...]  # by area, rising

    @property
    def spaces(self) -> int:
        """How many spaces it has."""
        return len(self.rows) * len(self.rows[0])

    @property
    def capacity(self) -> int:
        """How many buildings its areas take."""
        return sum(limit for _, limit in self.limits)

    def turned(self, turns: int) -> tuple[str, ...]:
        """Its rows after quarter turns clockwise."""
        rows = self.rows
        for _ in range(turns):
            rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
        return rows


@dataclass(frozen=True)
class Pieces:
    """The boards and flea tiles of one box; all other pieces are always the same."""

    boards: tuple[Board, ...]
    flea_tiles: int  # J1.3
    source: Json | None = None  # the owner's file, which records carry; None for our own boards

    def named(self, name: Any) -> Board | None:
        """The board of that name."""
        return next((board for board in self.boards if board.name == name), None)


def flea_tiles(boards: Sequence[Board], players: int, variant: str) -> int:
    """J2.5, J7.1: how many flea tiles a market of these boards needs."""
    markers = sum(board.marker for board in boards)
    return markers if variant == "classic" else markers - _FEWER_FLEAS[players]


def why_no_market(pieces: Pieces, players: int, variant: str) -> str | None:
    """Why these pieces can't make any market for a kind of game; None if they have what it takes."""
    count = players + 1  # J2.1
    least = flea_tiles(sorted(pieces.boards, key=lambda board: board.marker)[:count], players, variant)
    if least > pieces.flea_tiles:
        return f"J1.3: any {count} of these boards need at least {least} flea tiles, and there are {pieces.flea_tiles}"
    parkings = sorted(sum(limit == TRUCK_LIMIT for _, limit in board.limits) for board in pieces.boards)
    if variant == "areas" and sum(parkings[-count:]) < len(GOODS):
        return f"J2.3: no {count} of these boards have four areas of limit {TRUCK_LIMIT} for the trucks"
    return None


@cache
def default_pieces() -> Pieces:
    """The pieces in the package."""
    text = files("feira.games.marche").joinpath("marche.json").read_text("utf-8")
    return read_pieces(json.loads(text), own=False)


def read_pieces(source: Any, *, own: bool = True) -> Pieces:
    """The pieces of a parsed file; PiecesError says what is wrong."""
    if not isinstance(source, dict):
        raise PiecesError(f"the pieces must be a JSON object with the field 'boards', not {_shown(source)}")
    unknown = sorted(set(source) - {"boards", "flea_tiles", "about"})
    if unknown:
        raise PiecesError(f"the pieces have an unknown field {unknown[0]!r}")
    values = source.get("boards")
    if not isinstance(values, list) or not MAX_BOARDS <= len(values) <= _MOST_BOARDS:
        count = f"{len(values)} of them" if isinstance(values, list) else _shown(values)
        raise PiecesError(f"boards: must be a list of {MAX_BOARDS} to {_MOST_BOARDS} boards, not {count}")
    boards = tuple(_board(value, f"boards[{i}]") for i, value in enumerate(values))
    names = [board.name for board in boards]
    for name in names:
        if names.count(name) > 1:
            raise PiecesError(f"boards: the name {name!r} is given twice")
    pieces = Pieces(boards, _flea_tiles(source), source if own else None)
    _check_together(pieces)
    if own and replace(pieces, source=None) == default_pieces():
        return default_pieces()
    return pieces


def _flea_tiles(source: Json) -> int:
    if "flea_tiles" not in source:
        raise PiecesError("the pieces lack the field 'flea_tiles', the number of flea tiles in the box (J1.3)")
    tiles = source["flea_tiles"]
    if not _whole(tiles, 1, _MOST_FLEA_TILES):
        _refuse("flea_tiles", f"must be a whole number from 1 to {_MOST_FLEA_TILES} (J1.3)", tiles)
    return int(tiles)


def _board(value: Any, where: str) -> Board:
    if not isinstance(value, dict):
        _refuse(where, "a board must be a JSON object", value)
    for field in _FIELDS:
        if field not in value:
            raise PiecesError(f"{where}: the board lacks the field {field!r}")
    unknown = sorted(set(value) - set(_FIELDS))
    if unknown:
        raise PiecesError(f"{where}: the board has an unknown field {unknown[0]!r}")
    name = _name(value["name"], where)
    where = f"board {name}"
    marker = value["marker"]
    if not _whole(marker, _LEAST_MARKER, _MOST_MARKER):
        _refuse(where, f"the marker must be a whole number from {_LEAST_MARKER} to {_MOST_MARKER} (J1.2)", marker)
    rows = _rows(value["areas"], where)
    limits = _limits(value["limits"], sorted(set("".join(rows))), where)
    for area in limits:
        _check_area(rows, area, where)
    return Board(name, marker, rows, tuple(sorted(limits.items())))


def _name(name: Any, where: str) -> str:
    if not isinstance(name, str) or not name.isprintable() or name != name.strip() or not name:
        _refuse(where, "the name must be a text that can be printed", name)
    if len(name.encode()) > NAME_BYTES:
        _refuse(where, f"the name must have at most {NAME_BYTES} letters", name)
    return name


def _rows(rows: Any, where: str) -> tuple[str, ...]:
    if not isinstance(rows, list) or not rows or any(not isinstance(row, str) for row in rows):
        _refuse(where, "areas must be a list of rows, each a text with a letter for every space", rows)
    if len({len(row) for row in rows}) > 1 or not rows[0]:
        _refuse(where, "the rows of areas must make a rectangle", rows)
    if len(rows) > SIDE or len(rows[0]) > SIDE:
        _refuse(where, f"a board has at most {SIDE} rows and columns", rows)
    if any(not letter.isprintable() or letter.isspace() for row in rows for letter in row):
        _refuse(where, "every space must have the letter of its area", rows)
    return tuple(rows)


def _limits(limits: Any, areas: list[str], where: str) -> dict[str, int]:
    if not isinstance(limits, dict) or sorted(limits) != areas:
        _refuse(where, f"limits must have exactly the areas {', '.join(areas[:20])}", limits)
    for area, limit in limits.items():
        if not _whole(limit, 1, 2):
            _refuse(where, f"the limit of area {area!r} must be 1 or 2 (J1.2)", limit)
    return limits


def _check_area(rows: tuple[str, ...], area: str, where: str) -> None:
    spaces = {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == area}
    if not LEAST_AREA <= len(spaces) <= MOST_IN_AREA:
        raise PiecesError(
            f"{where}: area {area!r} must have {LEAST_AREA} to {MOST_IN_AREA} spaces (J1.2), not {len(spaces)}"
        )
    todo = [min(spaces)]
    joined = set(todo)
    while todo:
        r, c = todo.pop()
        fresh = {(r + down, c + right) for down, right in SIDES} & spaces - joined
        joined |= fresh
        todo += fresh
    if joined != spaces:
        raise PiecesError(f"{where}: the spaces of area {area!r} are not joined")


def _check_together(pieces: Pieces) -> None:
    """Whether any game at all can be played with these pieces."""
    kinds = product(PLAYERS.values, VARIANT.values)
    reasons = [why_no_market(pieces, players, variant) for players, variant in kinds]
    if all(reasons):
        raise PiecesError(f"these pieces can never be played: {reasons[0]}")


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _shown(value: Any) -> str:
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= 80 else shown[:77] + "…"


def _refuse(where: str, text: str, value: Any) -> NoReturn:
    raise PiecesError(f"{where}: {text}: {_shown(value)}")
