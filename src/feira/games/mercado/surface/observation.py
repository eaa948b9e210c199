"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.game import EVERYTHING, SPECTATOR, Json
from feira.core.jit import compiled
from feira.core.parts import Parts
from feira.games.mercado.engine.challenges import CHALLENGES
from feira.games.mercado.engine.legality import bag_size, wooden_stands_left
from feira.games.mercado.engine.market import ENTRANCES, GOODS, KINDS, MAX_CUSTOMERS, OFFERED, SPACE_NAMES, bits
from feira.games.mercado.engine.pieces import tile_json
from feira.games.mercado.engine.rules import PLACES_LEFT_AT_END
from feira.games.mercado.engine.scoring import fame, fours_missing, solo_result
from feira.games.mercado.engine.state import (
    DTYPE,
    ENDS,
    MAX_PLAYERS,
    NO_GOOD,
    NOT_TRIGGERED,
    OVER,
    PHASES,
    States,
)
from feira.games.mercado.engine.view import kinds_hidden
from feira.games.mercado.surface.setup_json import entrances_json, names

SEEN: Final = Parts(DTYPE)

_WOODEN_STANDS: Final = 5  # where they begin among the figures
_STACKS: Final = tuple(str(n + 1) for n in range(MAX_CUSTOMERS))


@SEEN.of("viewer")
def _viewer(v: Any) -> Json:
    return {"game": "mercado", "viewer": v.viewer if v.viewer < SPECTATOR else None}


@SEEN.of("turn", "phase")
def _turn(v: Any) -> Json:
    return {
        "to_act": [] if v.phase == OVER else [v.turn],
        "phase": PHASES[v.phase],
    }


@SEEN.of("stands", "owned", "players")
def _stands(v: Any) -> Json:
    """By space: the good of the stand, and whose it is."""
    owned = v.owned.tolist()[: v.players]
    return {
        "stands": {
            SPACE_NAMES[space]: {"good": good, "seat": seat}
            for good, spaces in zip(GOODS, v.stands.tolist(), strict=True)
            for seat, own in enumerate(owned)
            for space in bits(spaces & own)
        }
    }


@SEEN.of("restaurants", "grey", "restaurants_hidden", "closed_greys", "viewer")
def _restaurants(v: Any) -> Json:
    _, greys_hidden, *_ = _figures(v.states)
    secret = greys_hidden and v.viewer != EVERYTHING
    return {
        "restaurants": {
            SPACE_NAMES[space]: kind
            for kind, spaces in zip(KINDS, v.restaurants.tolist(), strict=True)
            for space in bits(spaces)
        },
        "grey": {
            SPACE_NAMES[space]: None if secret else kind
            for kind, spaces in zip(KINDS, v.grey.tolist(), strict=True)
            for space in bits(spaces)
        },
    }


@SEEN.of("customers", "wanted")
def _entrances(v: Any) -> Json:
    entrances = entrances_json(v.customers.tolist(), v.wanted.tolist())
    return {"entrances": entrances, "entrances_left": ENTRANCES - len(entrances)}


@SEEN.of("stacks", "stack_size")
def _offers(v: Any) -> Json:
    sizes = v.stack_size.tolist()
    return {
        "offers": {
            name: [tile_json(tile) for tile in tiles[: min(OFFERED, size)]]
            for name, tiles, size in zip(_STACKS, v.stacks.tolist(), sizes, strict=True)
        },
        "hidden_customers": {name: max(0, size - OFFERED) for name, size in zip(_STACKS, sizes, strict=True)},
    }


@SEEN.of("display", "bag", "open", "coins_in_a_row", "end", "turns_left")
def _middle(v: Any) -> Json:
    in_bag, *_ = _figures(v.states)
    return {
        "display": names(v.display.tolist(), GOODS),
        "bag": in_bag,
        "spaces_left": v.open.bit_count(),
        "coins_in_a_row": v.coins_in_a_row,
        "end": ENDS[v.end] or None,
        "turns_left": None if v.turns_left == NOT_TRIGGERED else v.turns_left,
    }


@SEEN.of("players", "hands", "supply", "owned", "wooden_stands", "money", "money_open", "phase", "viewer")
def _players(v: Any) -> Json:
    *_, wooden_stands = _figures(v.states)
    hands, supply, money = v.hands.tolist(), v.supply.tolist(), v.money.tolist()
    return {
        "players": [
            {
                "hand": names(hands[seat], GOODS),
                "supply": names(supply[seat], KINDS),
                "wooden_stands": wooden_stands[seat],
                "money": money[seat] if _money_shown(v, seat) else None,
            }
            for seat in range(v.players)
        ]
    }


@SEEN.of("empty", "entrances_allowed", "stack_size", "ends_at_stand")
def _ends_at(v: Any) -> Json:
    """What brings the end: so many spaces or entrances left (M5.1), so many stands (M7#7); None is what can't come."""
    empty = v.empty.bit_count()
    still_to_come = min(sum(v.stack_size.tolist()), (v.empty & v.entrances_allowed).bit_count())
    entrances_may_end = still_to_come > 0 and empty - still_to_come <= PLACES_LEFT_AT_END
    return {
        "ends_at": {
            "spaces": PLACES_LEFT_AT_END,
            "entrances": PLACES_LEFT_AT_END if entrances_may_end else None,
            "stands": v.ends_at_stand or None,
        }
    }


@SEEN.of(
    "challenge", "thresholds", "money", "supply", "from_fours", "only_fours_count", "fours_needed", "customers",
    "one_good_pays", "specialty", "best_move", "money_open", "phase", "viewer", when="challenge",
)  # fmt: skip
def _solo(v: Any) -> Json:
    _, _, result, fame_now, missing, _ = _figures(v.states)
    shown = _money_shown(v, 0)
    return {
        "solo": {
            "name": CHALLENGES[v.challenge - 1].name,
            "thresholds": v.thresholds.tolist(),
            "result": result if shown else None,
            "fame": fame_now if shown else None,
            "fours_missing": missing,
            "one_good_pays": bool(v.one_good_pays),
            "specialty": None if v.specialty == NO_GOOD else GOODS[v.specialty],
            "best_move": bool(v.best_move),
        }
    }


def _money_shown(v: Any, seat: int) -> bool:
    """M2.6."""
    return bool(v.money_open) or v.phase == OVER or v.viewer in (seat, EVERYTHING)


def _figures(states: States) -> tuple[int, int, int, int, int, list[int]]:
    """What the rules count: the bag, whether grey kinds are hidden, result and fame, and each seat's wooden stands."""
    out = np.empty(_WOODEN_STANDS + MAX_PLAYERS, dtype=np.int64)
    count_figures(states, 0, out)
    in_bag, greys_hidden, result, fame_now, missing, *wooden_stands = out.tolist()
    return in_bag, greys_hidden, result, fame_now, missing, wooden_stands


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
