"""The set-up of a game as a record writes it, and back again, strictly checked (M2, M8)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import numpy as np

from feira.games.base import Json, SetupError, shown
from feira.games.mercado.challenges import after_deal
from feira.games.mercado.data import Pieces, read_tile, tile_json
from feira.games.mercado.legality import has_legal_action
from feira.games.mercado.market import ENTRANCE_NAMES, GOODS, KINDS, MAX_CUSTOMERS, OFFERED, SPACE_NAMES, bits
from feira.games.mercado.options import Options
from feira.games.mercado.rules import put_customers
from feira.games.mercado.setup import template
from feira.games.mercado.state import STACK_ROOM, State, States

FIELDS: Final = ("restaurants", "display", "hands", "stacks", "entrances", "supplies", "money")


def setup_json(s: Any) -> Json:
    """The set-up of a game that has just begun, from its record or FIELDS of it."""
    kinds = {space: KINDS[kind] for kind in range(len(KINDS)) for space in bits(s.grey[kind])}
    return {
        "restaurants": {SPACE_NAMES[space]: kinds[space] for space in sorted(kinds)},
        "display": names(s.display, GOODS),
        "hands": [names(s.hands[seat], GOODS) for seat in range(s.players)],
        "stacks": {
            str(n + 1): [tile_json(tile) for tile in from_top(s.stacks[n], s.stack_size[n])]
            for n in range(MAX_CUSTOMERS)
        },
        "entrances": entrances_json(s.customers.tolist(), s.wanted.tolist()),
        "supplies": [names(s.supply[seat], KINDS) for seat in range(s.players)],
        "money": s.money[: s.players].tolist(),
    }


def names(counts: Any, all_names: Sequence[str]) -> list[str]:
    """Tiles given as counts, by name."""
    return [name for name, count in zip(all_names, counts, strict=True) if count for _ in range(count)]


def from_top(stack: Any, size: int) -> list[int]:
    """A stack of customers from the top: those on offer, then the hidden ones, which the state keeps top last."""
    tiles: list[int] = stack[:size].tolist()
    return tiles[:OFFERED] + tiles[OFFERED:][::-1]


def entrances_json(customers: Sequence[int], wanted: Sequence[int]) -> Json:
    """The customers at the entrances: how many at each, and at which each good is wanted."""
    return {
        ENTRANCE_NAMES[e]: {
            "customers": count,
            "goods": [good for good, where in zip(GOODS, wanted, strict=True) if where >> e & 1],
        }
        for e, count in enumerate(customers)
        if count
    }


def from_setup(options: Options, setup: Any, pieces: Pieces) -> States:
    """A new game with a given set-up; SetupError says what is wrong with it."""
    _fields(setup, FIELDS, "the set-up")
    states = template(options, pieces)
    s = states[0]
    _put_greys(s, setup["restaurants"], pieces)
    _put_tiles(s, setup["display"], setup["hands"])
    _put_customers(s, setup["stacks"], setup["entrances"], pieces)
    supplies = [names(s.supply[seat], KINDS) for seat in range(s.players)]
    if setup["supplies"] != supplies:
        _refuse("supplies", f"must be {supplies}", setup["supplies"], "M2.5")
    money = s.money[: s.players].tolist()
    if setup["money"] != money or any(isinstance(coins, bool | float) for coins in setup["money"]):
        _refuse("money", f"must be {money}", setup["money"], "M2.5")
    after_deal(s)
    if s.columns_by_tile and not has_legal_action(s):
        raise SetupError("M7#9: a set-up without a legal first action is drawn again")
    return states


def _put_greys(s: State, restaurants: Any, pieces: Pieces) -> None:
    _fields(restaurants, [SPACE_NAMES[space] for space in bits(pieces.marked)], "setup.restaurants")
    s.grey[:] = 0
    for at, kind in restaurants.items():
        if kind not in KINDS:
            _refuse("restaurants", f"{at} has an unknown kind", kind, "M1.3")
        s.grey[KINDS.index(kind)] |= np.uint32(1 << SPACE_NAMES.index(at))
    for number, kind in enumerate(KINDS):
        expected, found = pieces.greys.count(number), int(s.grey[number]).bit_count()
        if expected != found:
            raise SetupError(f"M2.1: setup.restaurants: {expected} times {kind} must be there, not {found}")


def _put_tiles(s: State, display: Any, hands: Any) -> None:
    if not isinstance(hands, list) or len(hands) != s.players:
        _refuse("hands", f"must be a list of {s.players} hands", hands, "M2.3")
    for where, tiles, counts in (
        ("display", display, s.display),
        *((f"hands[{seat}]", hands[seat], s.hands[seat]) for seat in range(s.players)),
    ):
        if not isinstance(tiles, list) or len(tiles) != 3 or any(good not in GOODS for good in tiles):
            _refuse(where, "must be a list of three goods", tiles, "M2.3")
        for good in tiles:
            number = GOODS.index(good)
            if not s.bag[number]:
                raise SetupError(f"M1.2: setup.{where}: there are not so many {good} tiles")
            s.bag[number] -= 1
            counts[number] += 1


def _put_customers(s: State, stacks: Any, entrances: Any, pieces: Pieces) -> None:
    left = [Counter(tiles) for tiles in pieces.customers]

    def use(customers: int, goods: Any, where: str) -> int:
        tile = read_tile(goods, lambda text: _refuse(where, text, goods, "M1.4"))
        if not left[customers - 1][tile]:
            _refuse(where, f"there is no such tile with {customers} customers left", goods, "M1.4")
        left[customers - 1][tile] -= 1
        return tile

    expected = {ENTRANCE_NAMES[e]: int(n) for e, n in enumerate(s.start_tiles) if n}
    _fields(entrances, list(expected), "setup.entrances")
    for at, customers in expected.items():
        where = f"entrances.{at}"
        _fields(entrances[at], ("customers", "goods"), f"setup.{where}")
        if entrances[at]["customers"] != customers or isinstance(entrances[at]["customers"], bool | float):
            _refuse(where, f"must have {customers} customers", entrances[at]["customers"], "M7")
        put_customers(s, customers, use(customers, entrances[at]["goods"], where), ENTRANCE_NAMES.index(at))
        s.stack_size[customers - 1] -= 1

    _fields(stacks, [str(n) for n in range(1, MAX_CUSTOMERS + 1)], "setup.stacks")
    for n in range(MAX_CUSTOMERS):
        where, tiles, size = f"stacks.{n + 1}", stacks[str(n + 1)], int(s.stack_size[n])
        if not isinstance(tiles, list) or len(tiles) != size:
            _refuse(where, f"must be a list of {size} tiles", tiles, "M2.4")
        numbers = [use(n + 1, goods, where) for goods in tiles]
        s.stacks[n, :] = 0
        s.stacks[n, :size] = numbers[:OFFERED] + numbers[OFFERED:][::-1]
        out = sorted(left[n].elements())
        s.stacks[n, STACK_ROOM - len(out) :] = out


def _fields(value: Any, expected: Sequence[str], what: str) -> None:
    if not isinstance(value, dict):
        raise SetupError(f"M8: {what} must be a JSON object")
    for name in expected:
        if name not in value:
            raise SetupError(f"M8: {what} lacks {name!r}")
    for name in value:
        if name not in expected:
            raise SetupError(f"M8: {what} has an unknown field {shown(name)}")


def _refuse(where: str, text: str, value: Any, rule: str) -> NoReturn:
    raise SetupError(f"{rule}: setup.{where}: {text}, not {shown(value)}")
