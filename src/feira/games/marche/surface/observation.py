"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import EVERYTHING, SPECTATOR, Json
from feira.core.jit import compiled
from feira.core.parts import Parts
from feira.games.marche.engine.legality import seats_to_act
from feira.games.marche.engine.masks import WORDS, spaces_of
from feira.games.marche.engine.rules import pile_size
from feira.games.marche.engine.spaces import GOODS, SIDE, SPACE_NAMES, TILES
from feira.games.marche.engine.state import (
    AWAITED,
    BESIDE,
    BIDDING,
    COINS,
    DTYPE,
    ENDS,
    MOST_AREA,
    NO_TILE,
    NOT_IN,
    PHASES,
    PLACING,
    SUPPLY,
    States,
    new_states,
)
from feira.games.marche.engine.view import coins_shown
from feira.games.marche.engine.ways import STREET_COST, Way, way_of
from feira.games.marche.heuristics.outlook import danger
from feira.games.marche.surface.preview import distances_of
from feira.games.marche.surface.setup_json import boards_json, row_json, trucks_json

SEEN: Final = Parts(DTYPE)

_MARKETS_KEPT: Final = 1024
_GROUND: Final = ("market", "built", "trucks", "stalls")  # what ways depend on


@SEEN.of("viewer")
def _viewer(v: Any) -> Json:
    return {"game": "marche", "viewer": v.viewer if v.viewer < SPECTATOR else None}


@SEEN.of("players", "turn", "placing", "phase", "bids", "tile", "pile", "row_dealt", "end")
def _turn(v: Any) -> Json:
    waiting, _, in_pile = _figures(v.states, 0)
    return {
        "to_act": [seat for seat in range(v.players) if waiting >> seat & 1],
        "phase": PHASES[v.phase],
        "turn": v.turn,
        "pile": {"tiles": in_pile, **dict(zip(TILES, v.pile.tolist(), strict=True))},
        "row_dealt": v.row_dealt,
        "tile": None if v.tile == NO_TILE else TILES[v.tile],
        "placing": v.placing if v.phase == PLACING else None,
        "bids": _bids(v) if v.phase == BIDDING else None,
        "end": ENDS[v.end] or None,
    }


@SEEN.of("market")
def _market(v: Any) -> Json:
    spaces = spaces_of(v.market.tolist())
    return {
        "columns": 1 + max(space % SIDE for space in spaces),
        "rows": 1 + max(space // SIDE for space in spaces),
        "spaces": _names(spaces),
    }


@SEEN.of("players", "board_names", "board_at", "board_turns")
def _boards(v: Any) -> Json:
    return {"boards": boards_json(v)}


@SEEN.of("areas", "area_spaces", "area_size", "area_limit", "area_built")
def _areas(v: Any) -> Json:
    count = v.areas
    spaces = _area_spaces(v.area_spaces.tobytes(), v.area_size[:count].tobytes())
    numbers = zip(spaces, v.area_limit[:count].tolist(), v.area_built[:count].tolist(), strict=True)
    return {"areas": [{"spaces": names, "limit": limit, "built": built} for names, limit, built in numbers]}


@SEEN.of("trucks", "stalls", "built", "paths", "row", "players")
def _ground(v: Any) -> Json:
    return {
        "trucks": trucks_json(v),
        "paths": _names(spaces_of(v.paths.tolist())),
        "tables": _names(tables(v)),
        "row": row_json(v),
        "row_for": _row_for(v),
    }


@SEEN.of("players", "coins", "discs", "discs_left", "stalls", "coins_open", "phase", "viewer")
def _players(v: Any) -> Json:
    """What each seat has."""
    _, coins_open, _ = _figures(v.states, 0)
    all_shown = coins_open or v.viewer == EVERYTHING
    rows = zip(v.coins.tolist(), v.discs.tolist(), v.discs_left.tolist(), v.stalls.tolist(), strict=True)
    players = []
    for seat, (coins, discs, discs_left, stalls) in enumerate(list(rows)[: v.players]):
        by_place: dict[int, list[str]] = {SUPPLY: [], BESIDE: []}
        built = {}
        for good, at in zip(GOODS, stalls, strict=True):
            if at > SUPPLY:
                built[good] = SPACE_NAMES[at]
            else:
                by_place[at].append(good)
        players.append(
            {
                "coins": coins if all_shown or seat == v.viewer else None,
                "discs": _names(spaces_of(discs)),
                "discs_left": discs_left,
                "stalls": built,
                "supply": by_place[SUPPLY],
                "beside": by_place[BESIDE],
            }
        )
    return {"players": players}


@SEEN.of("players", "classic", *_GROUND)
def _ways(v: Any) -> Json:
    ways = ways_of(v.states, 0)
    return {"distances": distances_of(v.states, 0), "ways": [way_json(way) for way in ways]}


@SEEN.of(
    "players", "classic", *_GROUND, "paths", "discs", "discs_left", "wall",
    "areas", "area", "area_spaces", "area_size", "area_limit", "area_built", when="classic",
)  # fmt: skip
def _danger(v: Any) -> Json:
    return {"danger": danger_of(v.states, 0)}


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


def _names(spaces: Iterable[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]


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


def danger_of(states: States, i: int) -> list[str]:
    """The reserved spaces that one more building, wherever it is, would turn into path."""
    out = np.zeros(WORDS, dtype=np.uint64)
    danger(states, i, new_states(), out)
    return _names(spaces_of(out))


def ways_of(states: States, i: int) -> list[Way]:
    """The ways of all stalls that are on the market or beside it, as things stand."""
    return [
        way_of(states, i, seat, good)
        for seat, stalls in enumerate(states["stalls"][i, : states["players"][i]].tolist())
        for good, space in enumerate(stalls)
        if space != SUPPLY
    ]


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
