"""The pieces: read from a file in the form of mercado.json, and checked (M1)."""

import copy
import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, NoReturn

from feira.core.game import Json, PiecesError, shown
from feira.games.mercado.engine.market import (
    GOODS,
    KINDS,
    MAX_CUSTOMERS,
    PUB,
    SPACE_NAMES,
    SPACES,
    goods_names,
    goods_set,
)
from feira.games.mercado.engine.state import MAX_PLAYERS, MOST_IN_STACK

FIELDS: Final = (
    "goods",
    "stands_per_good",
    "wooden_stands",
    "restaurants",
    "restaurants_per_kind",
    "marked_spaces",
    "customers",
)
# Three on display and three in each hand (M2.3) must be there to be dealt.
_LEAST_STANDS: Final = -(-3 * (1 + MAX_PLAYERS) // len(GOODS))
_MOST_STANDS: Final = 40
_LEAST_TILES: Final = 5  # challenge 7 fills a side of the market from each stack
_MATCHES: Final = {**dict(zip(KINDS, GOODS, strict=False)), KINDS[PUB]: "*"}


@dataclass(frozen=True)
class Pieces:
    """The pieces of one box."""

    stands_per_good: int
    wooden_stands: int
    marked: int  # mask of spaces
    greys: tuple[int, ...]  # the kinds of the grey restaurants, one for each marked space: all but one pub
    customers: tuple[tuple[int, ...], ...]  # goods sets, by number of customers - 1
    source: Json | None = dataclasses.field(
        default=None, hash=False
    )  # the owner's file, for records; None for our own pieces


@cache
def default_pieces() -> Pieces:
    """The pieces in the package."""
    text = files("feira.games.mercado").joinpath("mercado.json").read_text("utf-8")
    return read_pieces(json.loads(text), own=False)


def read_pieces(source: Any, *, own: bool = True) -> Pieces:
    """The pieces of a parsed file; PiecesError says what is wrong."""
    if not isinstance(source, dict):
        raise PiecesError(f"the pieces must be a JSON object, not {_kind(source)}")
    for field in FIELDS:
        if field not in source:
            raise PiecesError(f"the pieces lack the field {field!r}")
    for field in source:
        if field not in (*FIELDS, "about"):
            raise PiecesError(f"the pieces have an unknown field {shown(field)}")
    if not isinstance(source.get("about", ""), str):
        _refuse("about", "must be a text", source["about"])
    goods = source["goods"]
    if not isinstance(goods, list) or len(goods) != len(GOODS) or any(good not in goods for good in GOODS):
        _refuse("goods", f"must be the five goods {', '.join(GOODS)}", goods)
    if source["restaurants"] != _MATCHES:
        pairs = ", ".join(f"{kind}: {good}" for kind, good in _MATCHES.items())
        _refuse("restaurants", f"must be {pairs}", source["restaurants"])
    per_kind = _number(source, "restaurants_per_kind", 1, 4)
    greys = tuple(sorted(list(range(len(KINDS))) * per_kind))[:-1]
    pieces = Pieces(
        stands_per_good=_number(source, "stands_per_good", _LEAST_STANDS, _MOST_STANDS),
        wooden_stands=_number(source, "wooden_stands", 1, SPACES),
        marked=_marked(source["marked_spaces"], len(greys)),
        greys=greys,
        customers=_customers(source["customers"]),
        source=copy.deepcopy(source) if own else None,
    )
    return pieces if not own or not _same_pieces(pieces, default_pieces()) else default_pieces()


def _same_pieces(one: Pieces, other: Pieces) -> bool:
    def essence(pieces: Pieces) -> tuple[Any, ...]:
        tiles = [sorted(stack) for stack in pieces.customers]
        return pieces.stands_per_good, pieces.wooden_stands, pieces.marked, pieces.greys, tiles

    return essence(one) == essence(other)


def _marked(names: Any, count: int) -> int:
    if not isinstance(names, list):
        _refuse("marked_spaces", "must be a list of spaces", names)
    mask = 0
    for name in names:
        if name not in SPACE_NAMES:
            _refuse("marked_spaces", "has a space that is not on the market", name)
        bit = 1 << SPACE_NAMES.index(name)
        if mask & bit:
            _refuse("marked_spaces", "has a space twice", name)
        mask |= bit
    if len(names) != count:
        raise PiecesError(
            f"marked_spaces: {count} spaces must be marked, one for each restaurant but the pub set aside, "
            f"not {len(names)}"
        )
    return mask


def _customers(stacks: Any) -> tuple[tuple[int, ...], ...]:
    if not isinstance(stacks, dict) or set(stacks) != {str(n) for n in range(1, MAX_CUSTOMERS + 1)}:
        _refuse("customers", "must have the keys 1, 2, 3 and 4", stacks)
    return tuple(_stack(stacks[str(n)], f"customers {n}") for n in range(1, MAX_CUSTOMERS + 1))


def _stack(tiles: Any, where: str) -> tuple[int, ...]:
    if not isinstance(tiles, list):
        _refuse(where, "must be a list of tiles", tiles)
    if not _LEAST_TILES <= len(tiles) <= MOST_IN_STACK:
        raise PiecesError(
            f"{where}: there must be {_LEAST_TILES} to {MOST_IN_STACK} tiles (challenge 7 needs five), not {len(tiles)}"
        )
    return tuple(_tile(tile, where) for tile in tiles)


def _tile(goods: Any, where: str) -> int:
    return read_tile(goods, lambda text: _refuse(where, text, goods))


def read_tile(goods: Any, refuse: Callable[[str], NoReturn]) -> int:
    """The goods set of a customer tile given as a list of one or two different goods, in any order."""
    if not isinstance(goods, list) or not 1 <= len(goods) <= 2:
        refuse("must be a list of one or two goods")
    if any(good not in GOODS for good in goods):
        refuse("names an unknown good")
    try:
        return goods_set(goods)
    except KeyError:
        refuse("names a good twice")


def tile_json(number: int) -> list[str]:
    """The goods of a customer tile, as records and files write them."""
    return list(goods_names(number))


def _number(source: Json, field: str, least: int, most: int) -> int:
    value = source[field]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        _refuse(field, f"must be a whole number from {least} to {most}", value)
    return value


def _refuse(where: str, text: str, value: Any) -> NoReturn:
    raise PiecesError(f"{where}: {text}: {shown(value)}")


def _kind(value: Any) -> str:
    names = {list: "a list", str: "a text", int: "a number", float: "a number", bool: "true or false"}
    return names.get(type(value), "null")
