"""Why an action is not legal: the rule that forbids it, and the facts (M3, M7).

Asked only after `legality.is_legal` has said no. It looks at the parts that the masks of legality.py are made of, so it
can name the part that is missing.
"""

from typing import Any, Final

from feira.core.game import Illegal
from feira.games.mercado.engine.income import stand_cost, stand_income
from feira.games.mercado.engine.legality import (
    bag_size,
    offered_slot,
    three_of_a_kind,
    wooden_stands_left,
)
from feira.games.mercado.engine.market import (
    ENTRANCE_NAMES,
    GOODS,
    GOODS_SETS,
    KINDS,
    LINES,
    SPACE_NAMES,
    goods_names,
    goods_set,
)
from feira.games.mercado.engine.state import CHOOSE, COINS_END, EIGHTH_END, MAIN, OVER, STUCK_END, TAKE, State
from feira.games.mercado.surface import moves

_PHASES = {
    MAIN: "the action of the turn",
    TAKE: "a tile of the display",
}

_END_RULES = {COINS_END: "M5.2", STUCK_END: "M7.1", EIGHTH_END: "M7#7"}

# By reason: the rule and the English sentence.
REASONS: dict[str, tuple[str, str]] = {
    "over": ("{rule}", "the game is over"),
    "not-your-turn": ("M3.0", "it is the turn of seat {turn}, not of seat {seat}"),
    "wrong-phase": ("M3.1", "now comes {expected}"),
    "wrong-phase-specialty": ("M7#1", "first name the good that is to pay"),
    "not-in-hand": ("M3.1", "there is no {good} tile in the hand"),
    "no-wooden-stand": ("M1.5", "no wooden stand is left"),
    "stand-there": ("{rule}", "{at} has a stand already"),
    "restaurant-there": ("{rule}", "{at} has an open restaurant already"),
    "line-full": ("M7#3", "a row or column takes at most {limit} stands, and that of {at} has them"),
    "closed-grey": ("M7#8", "{at} has a grey restaurant other than a pub: closed to stands and pubs"),
    "wrong-column": ("M7#9", "{good} may not be sold at {at}: only the goods of the tile on top of column A, C or E"),
    "too-dear": ("M3.1", "it costs {cost}, and there are {coins} coins and {income} of income"),
    "not-in-supply": ("M3.3", "there is no {restaurant} in the supply"),
    "not-offered": ("M2.4", "no tile with {customers} × {goods} is on offer"),
    "other-goods": ("M2.4", "the tile on offer with {customers} customers wants {goods}: name all of them"),
    "entrance-taken": ("M3.2", "there are customers at {at} already"),
    "top-closed": ("M7#9", "no more customers may come to the top side"),
    "too-few-stands": ("M3.2", "the line of {at} has {stands} stands, fewer than {customers} customers"),
    "sells-nothing": ("M3.2", "no stand of seat {seat} in the line of {at} sells {goods}"),
    "needs-all-goods": ("M7#6", "the line of {at} must sell every good of the tile: {goods}"),
    "no-coin-in-solo": ("M7.1", "in solo a coin may never be taken"),
    "hand-not-three": ("M3.5", "the hand is not three tiles of a kind"),
    "display-not-three": ("M3.6", "the display is not three tiles of a kind"),
    "bag-too-small": ("{rule}", "three tiles are needed in the bag, and there are {tiles}"),
    "not-on-display": ("M3.1", "there is no {good} tile on display"),
    "bad-draw": ("M8", "what the record says was drawn can't be: {problem}"),
}


def illegal(reason: str, **details: Any) -> Illegal:
    """The error for a reason."""
    return Illegal.because(REASONS, reason, details)


def why_not(s: State, seat: int, action: int) -> Illegal:
    """Which rule forbids an action, and why."""
    move = moves.to_move(action)
    if s.phase == OVER:
        return illegal("over", rule=_END_RULES.get(int(s.end), "M5.1"))
    if s.turn != seat:
        return illegal("not-your-turn", turn=int(s.turn), seat=seat)
    if s.phase == CHOOSE:
        return illegal("wrong-phase-specialty")
    takes = isinstance(move, moves.TakeTile | moves.RedrawDisplay)
    if isinstance(move, moves.ChooseSpecialty) or takes != (s.phase == TAKE):
        return illegal("wrong-phase", expected=_PHASES[int(s.phase)], phase=int(s.phase))
    match move:
        case moves.OpenStand():
            return _no_stand(s, seat, GOODS.index(move.good), SPACE_NAMES.index(move.at))
        case moves.OpenRestaurant():
            return _no_restaurant(s, seat, KINDS.index(move.restaurant), SPACE_NAMES.index(move.at))
        case moves.BringCustomers():
            return _no_customers(s, seat, move)
        case moves.TakeCoin():
            return illegal("no-coin-in-solo")
        case moves.RedrawHand():
            return _no_redraw(s, "hand-not-three", s.hands[seat], "M3.5")
        case moves.RedrawDisplay():
            return _no_redraw(s, "display-not-three", s.display, "M3.6")
        case moves.TakeTile():
            return illegal("not-on-display", good=move.good)


_NOT_THERE: Final = ("wrong-phase", "not-in-hand", "no-wooden-stand", "not-in-supply", "not-offered", "other-goods")
_ORDER: Final = tuple(REASONS)


def nearness(s: State, seat: int, refusal: Illegal) -> tuple[int, ...]:
    """How near a refused action was to being legal: of a piece that isn't there farthest, else by what is missing.

    Customers come nearest where the seat sells what they want, and of those lines, in the line with the most stands.
    """
    details = refusal.details
    match refusal.reason:
        case "too-few-stands":
            sells = any(_sells(s, seat, details["at"], details["goods"]))
            return 1, 1 + sells, details["stands"] - details["customers"]
        case "sells-nothing" | "needs-all-goods":
            return 1, 1 + (refusal.reason == "needs-all-goods"), 0
        case "too-dear":
            return 1, 1, details["coins"] + details["income"] - details["cost"]
    return int(refusal.reason not in _NOT_THERE), 0, _ORDER.index(refusal.reason)


def _occupied(s: State, space: int, rule: str) -> Illegal | None:
    if s.open >> space & 1:
        return None
    reason = "stand-there" if any(mask >> space & 1 for mask in s.stands) else "restaurant-there"
    return illegal(reason, at=SPACE_NAMES[space], rule=rule)


def _no_stand(s: State, seat: int, good: int, space: int) -> Illegal:
    at = SPACE_NAMES[space]
    if not s.hands[seat, good]:
        return illegal("not-in-hand", good=GOODS[good])
    if not wooden_stands_left(s, seat):
        return illegal("no-wooden-stand")
    occupied = _occupied(s, space, "M3.1")
    if occupied:
        return occupied
    if not s.stands_allowed[good] >> space & 1:
        if s.closed_greys:
            return illegal("closed-grey", at=at)
        if s.columns_by_tile:
            return illegal("wrong-column", at=at, good=GOODS[good])
        return illegal("line-full", at=at, limit=int(s.line_limit))
    cost, income = int(stand_cost(s, space)), int(stand_income(s, good, space))
    return illegal("too-dear", cost=cost, coins=int(s.money[seat]), income=income)


def _no_restaurant(s: State, seat: int, kind: int, space: int) -> Illegal:
    if not s.supply[seat, kind]:
        return illegal("not-in-supply", restaurant=KINDS[kind])
    occupied = _occupied(s, space, "M3.3")
    return occupied or illegal("closed-grey", at=SPACE_NAMES[space])


def _no_customers(s: State, seat: int, move: moves.BringCustomers) -> Illegal:
    customers, goods = move.customers, goods_set(move.goods)
    entrance = ENTRANCE_NAMES.index(move.at)
    line = entrance % LINES
    if offered_slot(s, customers, goods) < 0:
        return _not_offered(s, customers, goods)
    if not s.empty >> entrance & 1:
        return illegal("entrance-taken", at=move.at)
    if not s.entrances_allowed >> entrance & 1:
        return illegal("top-closed")
    if s.line_count[line] < customers:
        return illegal(
            "too-few-stands", at=move.at, stands=int(s.line_count[line]), customers=customers, goods=move.goods
        )
    if any(_sells(s, seat, move.at, move.goods)):
        return illegal("needs-all-goods", at=move.at, goods=move.goods)
    return illegal("sells-nothing", seat=seat, at=move.at, goods=move.goods)


def _sells(s: State, seat: int, entrance: str, goods: tuple[str, ...]) -> list[bool]:
    """Whether the seat sells each of some goods in the line of an entrance."""
    line = ENTRANCE_NAMES.index(entrance) % LINES
    return [bool(s.own_lines[seat, GOODS.index(good)] >> line & 1) for good in goods]


def _not_offered(s: State, customers: int, goods: int) -> Illegal:
    """If a good is named of a tile that wants two, that tile is meant, but both goods must be named."""
    named = set(goods_names(goods))
    wider = [goods_names(more) for more in range(len(GOODS_SETS)) if offered_slot(s, customers, more) >= 0]
    meant = [names for names in wider if named < set(names)]
    if len(meant) == 1:
        return illegal("other-goods", customers=customers, goods=meant[0])
    return illegal("not-offered", customers=customers, goods=goods_names(goods))


def _no_redraw(s: State, reason: str, tiles: Any, rule: str) -> Illegal:
    if not three_of_a_kind(tiles):
        return illegal(reason)
    return illegal("bag-too-small", tiles=int(bag_size(s)), rule=rule)
