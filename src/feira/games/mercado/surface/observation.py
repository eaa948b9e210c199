"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import EVERYTHING, SPECTATOR, Json
from feira.core.jit import compiled
from feira.games.mercado.engine.challenges import CHALLENGES
from feira.games.mercado.engine.legality import bag_size, wooden_stands_left
from feira.games.mercado.engine.market import ENTRANCES, GOODS, KINDS, MAX_CUSTOMERS, OFFERED, SPACE_NAMES, bits
from feira.games.mercado.engine.pieces import tile_json
from feira.games.mercado.engine.rules import PLACES_LEFT_AT_END
from feira.games.mercado.engine.scoring import fame, fours_missing, solo_result
from feira.games.mercado.engine.state import ENDS, FIELDS, MAX_PLAYERS, NO_GOOD, NOT_TRIGGERED, OVER, PHASES, States
from feira.games.mercado.engine.view import kinds_hidden
from feira.games.mercado.surface.setup_json import entrances_json, names

_WOODEN_STANDS: Final = 5  # where they begin among the figures
_STACKS: Final = tuple(str(n + 1) for n in range(MAX_CUSTOMERS))


def observation(views: States, options: Json) -> Json:
    """The view of a seat or a spectator, alone in an array, in words and numbers."""
    v = FIELDS(views, 0)
    viewer = v.viewer if v.viewer < SPECTATOR else None
    all_open = v.viewer == EVERYTHING
    seats = range(v.players)
    shown = [all_open or bool(v.money_open) or v.phase == OVER or seat == viewer for seat in seats]  # M2.6
    in_bag, greys_hidden, result, fame_now, missing, *wooden_stands = _figures(views)
    entrances = entrances_json(v.customers.tolist(), v.wanted.tolist())
    sizes = v.stack_size.tolist()
    hands, supply, money = v.hands.tolist(), v.supply.tolist(), v.money.tolist()
    seen: Json = {
        "game": "mercado",
        "options": options,
        "viewer": viewer,
        "to_act": [] if v.phase == OVER else [v.turn],
        "phase": PHASES[v.phase],
        "stands": _stands(v.stands.tolist(), v.owned.tolist()[: v.players]),
        "restaurants": {
            SPACE_NAMES[space]: kind
            for kind, spaces in zip(KINDS, v.restaurants.tolist(), strict=True)
            for space in bits(spaces)
        },
        "grey": {
            SPACE_NAMES[space]: None if greys_hidden and not all_open else kind
            for kind, spaces in zip(KINDS, v.grey.tolist(), strict=True)
            for space in bits(spaces)
        },
        "entrances": entrances,
        "offers": {
            name: [tile_json(tile) for tile in tiles[: min(OFFERED, size)]]
            for name, tiles, size in zip(_STACKS, v.stacks.tolist(), sizes, strict=True)
        },
        "hidden_customers": {name: max(0, size - OFFERED) for name, size in zip(_STACKS, sizes, strict=True)},
        "display": names(v.display.tolist(), GOODS),
        "bag": in_bag,
        "players": [
            {
                "hand": names(hands[seat], GOODS),
                "supply": names(supply[seat], KINDS),
                "wooden_stands": wooden_stands[seat],
                "money": money[seat] if shown[seat] else None,
            }
            for seat in seats
        ],
        "spaces_left": v.open.bit_count(),
        "entrances_left": ENTRANCES - len(entrances),
        "ends_at": _ends_at(v, sum(sizes)),
        "coins_in_a_row": v.coins_in_a_row,
        "end": ENDS[v.end] or None,
        "turns_left": None if v.turns_left == NOT_TRIGGERED else v.turns_left,
    }
    if v.challenge:
        seen["solo"] = {
            "name": CHALLENGES[v.challenge - 1].name,
            "thresholds": v.thresholds.tolist(),
            "result": result if shown[0] else None,
            "fame": fame_now if shown[0] else None,
            "fours_missing": missing,
            "one_good_pays": bool(v.one_good_pays),
            "specialty": None if v.specialty == NO_GOOD else GOODS[v.specialty],
            "best_move": bool(v.best_move),
        }
    return seen


def _ends_at(v: Any, tiles: int) -> Json:
    """What brings the end: so many spaces or entrances left (M5.1), so many stands (M7#7); None is what can't come."""
    empty = v.empty.bit_count()
    still_to_come = min(tiles, (v.empty & v.entrances_allowed).bit_count())
    entrances_may_end = still_to_come > 0 and empty - still_to_come <= PLACES_LEFT_AT_END
    return {
        "spaces": PLACES_LEFT_AT_END,
        "entrances": PLACES_LEFT_AT_END if entrances_may_end else None,
        "stands": v.ends_at_stand or None,
    }


def _stands(stands: list[int], owned: list[int]) -> Json:
    """By space: the good of the stand, and whose it is."""
    return {
        SPACE_NAMES[space]: {"good": good, "seat": seat}
        for good, spaces in zip(GOODS, stands, strict=True)
        for seat, own in enumerate(owned)
        for space in bits(spaces & own)
    }


def _figures(views: States) -> list[int]:
    """What the rules count: the bag, whether grey kinds are hidden, result and fame, and each seat's wooden stands."""
    out = np.empty(_WOODEN_STANDS + MAX_PLAYERS, dtype=np.int64)
    count_figures(views, 0, out)
    figures: list[int] = out.tolist()
    return figures


@compiled
def count_figures(states: States, i: int, out: NDArray[Any]) -> None:
    """All at once: a call for each would take longer than everything else."""
    s = states[i]
    out[0] = bag_size(s)
    out[1] = kinds_hidden(s)
    out[2] = solo_result(s)
    out[3] = fame(s)
    out[4] = fours_missing(s)
    for seat in range(MAX_PLAYERS):
        out[_WOODEN_STANDS + seat] = wooden_stands_left(s, seat)
