"""The set-up of a game as a record writes it, and back again, strictly checked (M2, M8)."""

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from feira.core.errors import check_fields
from feira.core.game import Json, SetupError, shown
from feira.games.mercado.engine.challenge_rules import after_deal
from feira.games.mercado.engine.legality import has_legal_action
from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, KINDS, MAX_CUSTOMERS, OFFERED, SPACE_NAMES, bits
from feira.games.mercado.engine.options import Options
from feira.games.mercado.engine.pieces import Pieces, read_tile, tile_json
from feira.games.mercado.engine.rules import put_customers
from feira.games.mercado.engine.setup import template
from feira.games.mercado.engine.state import MOST_TILES, State, States

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


def setup_before(setup: Json, s: Any) -> Json:
    """The set-up of a game, with what lies hidden in a later position of it where it must have been from the start."""
    kinds = {SPACE_NAMES[space]: KINDS[kind] for kind in range(len(KINDS)) for space in bits(s.grey[kind])}
    stacks = {}
    for n in range(MAX_CUSTOMERS):
        known, hidden = setup["stacks"][str(n + 1)], from_top(s.stacks[n], s.stack_size[n])[OFFERED:]
        stacks[str(n + 1)] = known[: len(known) - len(hidden)] + [tile_json(tile) for tile in hidden]
    return setup | {"restaurants": setup["restaurants"] | kinds, "stacks": stacks}


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
    """A new game with a given set-up; SetupError says what is wrong with it.

    Everything is counted in plain lists, for a number inside a record costs a microsecond.
    """
    _fields(setup, FIELDS, "the set-up")
    states = template(options, pieces)
    s = states[0]
    s.grey[:] = _greys(setup["restaurants"], pieces)
    bag = [pieces.stands_per_good] * len(GOODS)
    s.display[:] = _tiles("display", setup["display"], bag)
    s.hands[: options.players] = _hands(setup["hands"], options.players, bag)
    s.bag[:] = bag
    _put_customers(s, setup["stacks"], setup["entrances"], pieces)
    supplies = [names(supply, KINDS) for supply in s.supply[: options.players].tolist()]
    if setup["supplies"] != supplies:
        _refuse("supplies", f"must be {supplies}", setup["supplies"], "M2.5")
    money = s.money[: options.players].tolist()
    if setup["money"] != money or any(isinstance(coins, bool | float) for coins in setup["money"]):
        _refuse("money", f"must be {money}", setup["money"], "M2.5")
    after_deal(s)
    if s.columns_by_tile and not has_legal_action(s):
        raise SetupError("M7#9: a set-up without a legal first action is drawn again")
    return states


def _greys(restaurants: Any, pieces: Pieces) -> list[int]:
    """The spaces of each kind of grey restaurant, as masks."""
    _fields(restaurants, [SPACE_NAMES[space] for space in bits(pieces.marked)], "setup.restaurants")
    grey = [0] * len(KINDS)
    for at, kind in restaurants.items():
        if kind not in KINDS:
            _refuse("restaurants", f"{at} has an unknown kind", kind, "M1.3")
        grey[KINDS.index(kind)] |= 1 << SPACE_NAMES.index(at)
    for number, kind in enumerate(KINDS):
        expected, found = pieces.greys.count(number), grey[number].bit_count()
        if expected != found:
            raise SetupError(f"M2.1: setup.restaurants: {expected} times {kind} must be there, not {found}")
    return grey


def _hands(hands: Any, players: int, bag: list[int]) -> list[list[int]]:
    if not isinstance(hands, list) or len(hands) != players:
        _refuse("hands", f"must be a list of {players} hands", hands, "M2.3")
    return [_tiles(f"hands[{seat}]", hand, bag) for seat, hand in enumerate(hands)]


def _tiles(where: str, tiles: Any, bag: list[int]) -> list[int]:
    """Three tiles out of the bag, as counts by good."""
    if not isinstance(tiles, list) or len(tiles) != 3 or any(good not in GOODS for good in tiles):
        _refuse(where, "must be a list of three goods", tiles, "M2.3")
    counts = [0] * len(GOODS)
    for good in tiles:
        number = GOODS.index(good)
        if not bag[number]:
            raise SetupError(f"M1.2: setup.{where}: there aren't that many {good} tiles")
        bag[number] -= 1
        counts[number] += 1
    return counts


def _put_customers(s: State, stacks: Any, entrances: Any, pieces: Pieces) -> None:
    left = [list(tiles) for tiles in pieces.customers]
    sizes = s.stack_size.tolist()

    def use(customers: int, goods: Any, where: str) -> int:
        tile = read_tile(goods, lambda text: _refuse(where, text, goods, "M1.4"))
        if tile not in left[customers - 1]:
            _refuse(where, f"there is no such tile with {customers} customers left", goods, "M1.4")
        left[customers - 1].remove(tile)
        return tile

    expected = {ENTRANCE_NAMES[e]: n for e, n in enumerate(s.start_tiles.tolist()) if n}
    _fields(entrances, list(expected), "setup.entrances")
    for at, customers in expected.items():
        where = f"entrances.{at}"
        _fields(entrances[at], ("customers", "goods"), f"setup.{where}")
        if entrances[at]["customers"] != customers or isinstance(entrances[at]["customers"], bool | float):
            _refuse(where, f"must have {customers} customers", entrances[at]["customers"], "M7")
        put_customers(s, customers, use(customers, entrances[at]["goods"], where), ENTRANCE_NAMES.index(at))
        sizes[customers - 1] -= 1

    _fields(stacks, [str(n) for n in range(1, MAX_CUSTOMERS + 1)], "setup.stacks")
    rows = []
    for n, size in enumerate(sizes):
        where, tiles = f"stacks.{n + 1}", stacks[str(n + 1)]
        if not isinstance(tiles, list) or len(tiles) != size:
            _refuse(where, f"must be a list of {size} tiles", tiles, "M2.4")
        numbers = [use(n + 1, goods, where) for goods in tiles]
        unused = [0] * (MOST_TILES - size - len(left[n]))
        rows.append(numbers[:OFFERED] + numbers[OFFERED:][::-1] + unused + sorted(left[n]))
    s.stacks[:] = rows
    s.stack_size[:] = sizes


def _fields(value: Any, expected: Sequence[str], what: str) -> None:
    check_fields("M8", what, value, expected)


def _refuse(where: str, text: str, value: Any, rule: str) -> NoReturn:
    raise SetupError(f"{rule}: setup.{where}: {text}, not {shown(value)}")
