"""What a seat or a spectator knows, as JSON: made from a view (view.py), so it holds no secret."""

from feira.games.base import SPECTATOR, Json
from feira.games.mercado.challenges import CHALLENGES
from feira.games.mercado.data import tile_json
from feira.games.mercado.legality import bag_size, wooden_stands_left
from feira.games.mercado.market import ENTRANCES, GOODS, KINDS, MAX_CUSTOMERS, OFFERED, SPACE_NAMES, bits
from feira.games.mercado.scoring import fame, solo_result
from feira.games.mercado.setup_json import entrances_json, names
from feira.games.mercado.state import ENDS, NO_GOOD, NOT_TRIGGERED, OVER, PHASES, State
from feira.games.mercado.view import kinds_hidden


def observation(v: State, options: Json) -> Json:
    """The view of a seat or a spectator in words and numbers."""
    viewer = None if v.viewer == SPECTATOR else int(v.viewer)
    seats = range(v.players)
    shown = [bool(v.money_open) or v.phase == OVER or seat == viewer for seat in seats]  # M2.6
    seen: Json = {
        "game": "mercado",
        "options": options,
        "viewer": viewer,
        "to_act": [] if v.phase == OVER else [int(v.turn)],
        "phase": PHASES[v.phase],
        "stands": {
            SPACE_NAMES[space]: {"good": GOODS[good], "seat": seat}
            for good in range(len(GOODS))
            for seat in seats
            for space in bits(v.stands[good] & v.owned[seat])
        },
        "restaurants": {SPACE_NAMES[space]: KINDS[kind] for kind in range(6) for space in bits(v.restaurants[kind])},
        "grey": {
            SPACE_NAMES[space]: None if kinds_hidden(v) else KINDS[kind]
            for kind in range(6)
            for space in bits(v.grey[kind])
        },
        "entrances": entrances_json(v),
        "offers": {
            str(n + 1): [tile_json(tile) for tile in v.stacks[n, : min(OFFERED, v.stack_size[n])]]
            for n in range(MAX_CUSTOMERS)
        },
        "hidden_customers": {str(n + 1): max(0, int(v.stack_size[n]) - OFFERED) for n in range(MAX_CUSTOMERS)},
        "display": names(v.display, GOODS),
        "bag": int(bag_size(v)),
        "players": [
            {
                "hand": names(v.hands[seat], GOODS),
                "supply": names(v.supply[seat], KINDS),
                "wooden_stands": int(wooden_stands_left(v, seat)),
                "money": int(v.money[seat]) if shown[seat] else None,
            }
            for seat in seats
        ],
        "spaces_left": int(v.open).bit_count(),
        "entrances_left": ENTRANCES - len(entrances_json(v)),
        "coins_in_a_row": int(v.coins_in_a_row),
        "end": ENDS[v.end] or None,
        "turns_left": None if v.turns_left == NOT_TRIGGERED else int(v.turns_left),
    }
    if v.challenge:
        seen["solo"] = {
            "name": CHALLENGES[v.challenge - 1].name,
            "thresholds": v.thresholds.tolist(),
            "result": int(solo_result(v)) if shown[0] else None,
            "fame": int(fame(v)) if shown[0] else None,
            "specialty": None if v.specialty == NO_GOOD else GOODS[v.specialty],
            "best_move": bool(v.best_move),
        }
    return seen
