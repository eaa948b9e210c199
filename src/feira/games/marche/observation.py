"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from feira.games.base import SPECTATOR, Json
from feira.games.marche.legality import seats_to_act
from feira.games.marche.masks import WORDS, spaces_of
from feira.games.marche.outlook import danger
from feira.games.marche.preview import distances_of
from feira.games.marche.rules import pile_size
from feira.games.marche.setup_json import boards_json, row_json, trucks_json
from feira.games.marche.spaces import GOODS, SIDE, SPACE_NAMES, TILES
from feira.games.marche.state import (
    AWAITED,
    BESIDE,
    BIDDING,
    COINS,
    ENDS,
    NO_TILE,
    NOT_IN,
    OVER,
    PHASES,
    PLACING,
    SUPPLY,
    State,
    States,
    new_states,
)
from feira.games.marche.view import coins_shown
from feira.games.marche.ways import Way, way_of


def observation(views: States, options: Json) -> Json:
    """The view of a seat or a spectator in words and numbers."""
    v = views[0]
    viewer = None if v.viewer == SPECTATOR else int(v.viewer)
    waiting = int(seats_to_act(v))
    market = spaces_of(v.market)
    seen: Json = {
        "game": "marche",
        "options": options,
        "viewer": viewer,
        "to_act": [seat for seat in range(v.players) if waiting >> seat & 1],
        "phase": PHASES[v.phase],
        "turn": int(v.turn),
        "columns": 1 + max(space % SIDE for space in market),
        "rows": 1 + max(space // SIDE for space in market),
        "boards": boards_json(v),
        "spaces": _names(market),
        "areas": _areas(v),
        "trucks": trucks_json(v),
        "paths": _names(spaces_of(v.paths)),
        "tables": _names(tables(v)),
        "pile": {"tiles": int(pile_size(v)), **{tile: int(v.pile[n]) for n, tile in enumerate(TILES)}},
        "row": row_json(v),
        "row_dealt": int(v.row_dealt),
        "tile": None if v.tile == NO_TILE else TILES[v.tile],
        "placing": int(v.placing) if v.phase == PLACING else None,
        "bids": _bids(v) if v.phase == BIDDING else None,
        "players": [_player(v, seat, viewer) for seat in range(v.players)],
        "distances": [list(row) for row in distances_of(views, 0)],
        "end": ENDS[v.end] or None,
    }
    if v.classic:
        seen["danger"] = danger_of(views, 0)
    if v.phase == OVER:
        seen["ways"] = [way_json(way) for way in ways_of(v)]
    return seen


def _names(spaces: Iterable[Any]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]


def _areas(v: State) -> list[Json]:
    rows = zip(v.area_spaces.tolist(), v.area_size.tolist(), v.area_limit.tolist(), v.area_built.tolist(), strict=True)
    return [
        {"spaces": _names(spaces[:size]), "limit": limit, "built": built}
        for spaces, size, limit, built in list(rows)[: v.areas]
    ]


def tables(v: State) -> list[int]:
    """The spaces with a flea table."""
    others = {*v.trucks.tolist(), *v.stalls.flatten().tolist()}
    return [space for space in spaces_of(v.built) if space not in others]


def _bids(v: State) -> list[Json]:
    """Who takes part, who has bid, and what, as far as the viewer knows."""
    return [
        {
            "seat": seat,
            "made": bool(v.bids[seat] != AWAITED),
            "coins": int(v.bids[seat]) if v.bids[seat] <= COINS else None,
        }
        for seat in range(v.players)
        if v.bids[seat] != NOT_IN
    ]


def _player(v: State, seat: int, viewer: int | None) -> Json:
    where = v.stalls[seat].tolist()
    return {
        "coins": int(v.coins[seat]) if coins_shown(v) or seat == viewer else None,
        "discs": _names(spaces_of(v.discs[seat])),
        "discs_left": int(v.discs_left[seat]),
        "stalls": {good: SPACE_NAMES[at] for good, at in zip(GOODS, where, strict=True) if at > SUPPLY},
        "supply": [good for good, at in zip(GOODS, where, strict=True) if at == SUPPLY],
        "beside": [good for good, at in zip(GOODS, where, strict=True) if at == BESIDE],
    }


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


def way_json(way: Way) -> Json:
    """A way for drawing; streets are named like spaces, `@` being the column before A."""
    return {
        "seat": way.seat,
        "good": GOODS[way.good],
        "distance": way.distance,
        "way": list(way.spots),
        "streets": list(way.streets),
    }
