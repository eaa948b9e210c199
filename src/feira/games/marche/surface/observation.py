"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.game import EVERYTHING, SPECTATOR, Json
from feira.core.jit import compiled
from feira.games.marche.engine.legality import seats_to_act
from feira.games.marche.engine.masks import WORDS, spaces_of
from feira.games.marche.engine.rules import pile_size
from feira.games.marche.engine.spaces import GOODS, SIDE, SPACE_NAMES, TILES
from feira.games.marche.engine.state import (
    AWAITED,
    BESIDE,
    BIDDING,
    COINS,
    ENDS,
    FIELDS,
    MOST_AREA,
    NO_TILE,
    NOT_IN,
    PHASES,
    PLACING,
    SUPPLY,
    State,
    States,
    new_states,
)
from feira.games.marche.engine.view import coins_shown
from feira.games.marche.engine.ways import STREET_COST, Way, way_of
from feira.games.marche.heuristics.outlook import danger
from feira.games.marche.surface.preview import distances_of
from feira.games.marche.surface.setup_json import boards_json, row_json, trucks_json

_MARKETS_KEPT: Final = 1024
_GROUND: Final = ("market", "built", "trucks", "stalls")  # what ways depend on


def observation(views: States, options: Json) -> Json:
    """The view of a seat or a spectator, alone in an array, in words and numbers."""
    v = FIELDS(views, 0)
    viewer = v.viewer if v.viewer < SPECTATOR else None
    all_open = v.viewer == EVERYTHING
    waiting, coins_open, in_pile = _figures(views, 0)
    market = _market(v.market.tobytes())
    seen: Json = {
        "game": "marche",
        "options": options,
        "viewer": viewer,
        "to_act": [seat for seat in range(v.players) if waiting >> seat & 1],
        "phase": PHASES[v.phase],
        "turn": v.turn,
        "columns": market.columns,
        "rows": market.rows,
        "boards": boards_json(v),
        "spaces": list(market.spaces),
        "areas": _areas(v),
        "trucks": trucks_json(v),
        "paths": _names(spaces_of(v.paths.tolist())),
        "tables": _names(tables(v)),
        "pile": {"tiles": in_pile, **dict(zip(TILES, v.pile.tolist(), strict=True))},
        "row": row_json(v),
        "row_dealt": v.row_dealt,
        "row_for": _row_for(v),
        "tile": None if v.tile == NO_TILE else TILES[v.tile],
        "placing": v.placing if v.phase == PLACING else None,
        "bids": _bids(v) if v.phase == BIDDING else None,
        "players": _players(v, [all_open or bool(coins_open) or seat == viewer for seat in range(v.players)]),
        "distances": [list(row) for row in distances_of(views, 0)],
        "ways": [
            way_json(way) for way in _ways(v.players, v.classic, *(getattr(v, name).tobytes() for name in _GROUND))
        ],
        "end": ENDS[v.end] or None,
    }
    if v.classic:
        seen["danger"] = danger_of(views, 0)
    return seen


def _figures(states: States, i: int) -> list[int]:
    """What the rules say of a game: a mask of the seats to act, whether coins are shown, the pile."""
    out = np.empty(3, dtype=np.int64)
    count_figures(states, i, out)
    figures: list[int] = out.tolist()
    return figures


@compiled
def count_figures(states: States, i: int, out: NDArray[Any]) -> None:
    """All at once: a call for each would take longer than everything else."""
    s = states[i]
    out[0] = seats_to_act(s)
    out[1] = coins_shown(s)
    out[2] = pile_size(s)


class _Market(NamedTuple):
    columns: int
    rows: int
    spaces: tuple[str, ...]


@lru_cache(maxsize=_MARKETS_KEPT)
def _market(words: bytes) -> _Market:
    """The market, which stays the same all through a game."""
    spaces = spaces_of(np.frombuffer(words, dtype=np.uint64))
    columns = 1 + max(space % SIDE for space in spaces)
    return _Market(columns, 1 + max(space // SIDE for space in spaces), tuple(_names(spaces)))


def _names(spaces: Iterable[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]


def _areas(v: Any) -> list[Json]:
    count = v.areas
    spaces = _area_spaces(v.area_spaces.tobytes(), v.area_size[:count].tobytes())
    numbers = zip(spaces, v.area_limit[:count].tolist(), v.area_built[:count].tolist(), strict=True)
    return [{"spaces": list(names), "limit": limit, "built": built} for names, limit, built in numbers]


@lru_cache(maxsize=_MARKETS_KEPT)
def _area_spaces(spaces: bytes, sizes: bytes) -> tuple[tuple[str, ...], ...]:
    """The spaces of each area, which stay the same too."""
    return tuple(tuple(_names(spaces[MOST_AREA * n : MOST_AREA * n + size])) for n, size in enumerate(sizes))


def tables(v: Any) -> list[int]:
    """The spaces with a flea table."""
    others = {*v.trucks.tolist(), *v.stalls.flatten().tolist()}
    return [space for space in spaces_of(v.built.tolist()) if space not in others]


def _row_for(v: Any) -> list[int | None]:
    """J6.1: by tile of the final row, the one player who still has that stall; None if there are several or none."""
    supply = (v.stalls[: v.players] == SUPPLY).T[v.row].tolist()
    return [having.index(True) if having.count(True) == 1 else None for having in supply]


def _bids(v: Any) -> list[Json]:
    """Who takes part, who has bid, and what, as far as the viewer knows."""
    bids = v.bids.tolist()[: v.players]
    return [
        {"seat": seat, "made": bid != AWAITED, "coins": bid if bid <= COINS else None}
        for seat, bid in enumerate(bids)
        if bid != NOT_IN
    ]


def _players(v: Any, shown: Sequence[bool]) -> list[Json]:
    """What each seat has; `shown` says whose coins."""
    rows = zip(shown, v.coins.tolist(), v.discs.tolist(), v.discs_left.tolist(), v.stalls.tolist(), strict=False)
    players = []
    for known, coins, discs, discs_left, stalls in rows:
        by_place: dict[int, list[str]] = {SUPPLY: [], BESIDE: []}
        built = {}
        for good, at in zip(GOODS, stalls, strict=True):
            if at > SUPPLY:
                built[good] = SPACE_NAMES[at]
            else:
                by_place[at].append(good)
        players.append(
            {
                "coins": coins if known else None,
                "discs": _names(spaces_of(discs)),
                "discs_left": discs_left,
                "stalls": built,
                "supply": by_place[SUPPLY],
                "beside": by_place[BESIDE],
            }
        )
    return players


def danger_of(states: States, i: int) -> list[str]:
    """The reserved spaces that one more building, wherever it is, would turn into path."""
    out = np.zeros(WORDS, dtype=np.uint64)
    danger(states, i, new_states(), out)
    return _names(spaces_of(out))


def ways_of(s: State) -> list[Way]:
    """The ways of all stalls that are on the market or beside it, as things stand."""
    return [
        way_of(s, seat, good)
        for seat in range(s.players)
        for good in range(len(GOODS))
        if s.stalls[seat, good] != SUPPLY
    ]


@lru_cache(maxsize=_MARKETS_KEPT)
def _ways(players: int, classic: int, *ground: bytes) -> tuple[Way, ...]:
    """They stay the same as long as nothing is built, and are the same for every viewer."""
    s = new_states()
    s["players"], s["classic"] = players, classic
    for name, part in zip(_GROUND, ground, strict=True):
        s[name][0].flat = np.frombuffer(part, dtype=s[name].dtype)
    return tuple(ways_of(s[0]))


def way_json(way: Way) -> Json:
    """A way for drawing; streets are named like spaces, `@` being the column before A."""
    return {
        "seat": way.seat,
        "good": GOODS[way.good],
        "distance": way.distance,
        "way": list(way.spots),
        "streets": list(way.streets),
        "street_steps": STREET_COST,
        "capped": way.capped,
        "route": list(way.route),
    }
