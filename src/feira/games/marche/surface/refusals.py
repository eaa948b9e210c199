"""Why an action is not legal: the rule that forbids it, and the facts (J3, J4).

Asked only after `legality.is_legal` has said no. It looks at the parts that legality.py is made of, so it can name the
part that is missing.
"""

from typing import Any, Final

from feira.core.game import Illegal
from feira.games.marche.engine.masks import has
from feira.games.marche.engine.spaces import FLEA, GOODS, SPACE_NUMBERS
from feira.games.marche.engine.state import BIDDING, NOT_IN, OVER, PLACING, State
from feira.games.marche.surface import moves

# By reason: the rule and the English sentence.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "over": ("J6.2", "the game is over"),
    "not-your-turn": ("J3.0", "it is the turn of seat {turn}, not of seat {seat}"),
    "not-yours-to-place": ("J4.3", "seat {placing} places the tile, not seat {seat}"),
    "wrong-phase-turn": ("J3.0", "now comes a reservation or a tile of the pile"),
    "wrong-phase-bids": ("J4.1", "now come the bids"),
    "wrong-phase-place": ("J3.3", "now the tile must be placed"),
    "no-auction": ("J4.1", "there is no auction now"),
    "not-in-auction": ("J4.1", "seat {seat} has no {good} stall in the supply and takes no part"),
    "already-bid": ("J4.1", "seat {seat} has bid already"),
    "too-few-coins": ("J4.1", "a bid of {bid} is more than the {coins} coins of seat {seat}"),
    "no-disc-left": ("J3.2", "all six discs of seat {seat} are on the market"),
    "not-in-market": ("J2.2", "{at} isn't a space of this market"),
    "truck-there": ("J3.1", "{at} is not free: the {good} truck is there"),
    "stall-there": ("J3.1", "{at} is not free: the {good} stall of seat {seat} is there"),
    "table-there": ("J3.1", "{at} is not free: a flea table is there"),
    "path-there": ("J3.1", "{at} is not free: a path is there"),
    "disc-there": ("J3.1", "{at} is not free: a disc of seat {seat} is there"),
    "not-next-to": ("J3.2", "{at} is next to neither a path nor a disc"),
    "no-disc-on-market": ("J3.3", "without a disc on the market no tile may be drawn"),
    "may-act": ("J3.4", "a player who can reserve or draw may not pass"),
    "not-reserved": ("{rule}", "{at} is not a space that seat {seat} has reserved"),
    "must-build": ("{rule}", "a stall goes beside the market only if no space is reserved, a table never"),
    "bad-draw": ("J8", "what the record says was drawn can't be: {problem}"),
    "bad-paving": ("J8", "what the record says was paved is not what the rules pave: {paved}"),
}


def illegal(reason: str, **details: Any) -> Illegal:
    """The error for a reason."""
    return Illegal.because(REASONS, reason, details)


def why_not(s: State, seat: int, action: int) -> Illegal:
    """Which rule forbids an action, and why."""
    move = moves.to_move(action)
    if s.phase == OVER:
        return illegal("over")
    if s.phase == BIDDING:
        return _no_bid(s, seat, move)
    if isinstance(move, moves.Bid):
        return illegal("no-auction")
    if s.phase == PLACING:
        return _no_place(s, seat, move)
    if s.turn != seat:
        return illegal("not-your-turn", turn=int(s.turn), seat=seat)
    match move:
        case moves.Reserve(at):
            return _no_reserve(s, seat, at)
        case moves.Draw():
            return illegal("no-disc-on-market")
        case moves.Pass():
            return illegal("may-act")
    return illegal("wrong-phase-turn")


_ORDER: Final = tuple(REASONS)


def nearness(refusal: Illegal) -> tuple[int, ...]:
    """How near a refused action was to being legal: the reasons are listed in the order in which they are asked."""
    return (_ORDER.index(refusal.reason),)


def _no_bid(s: State, seat: int, move: moves.Move) -> Illegal:
    if not isinstance(move, moves.Bid):
        return illegal("wrong-phase-bids")
    if not 0 <= seat < s.players or s.bids[seat] == NOT_IN:
        return illegal("not-in-auction", seat=seat, good=GOODS[s.tile])
    if move.coins > s.coins[seat]:
        return illegal("too-few-coins", seat=seat, bid=move.coins, coins=int(s.coins[seat]))
    return illegal("already-bid", seat=seat)


def _no_place(s: State, seat: int, move: moves.Move) -> Illegal:
    if s.placing != seat:
        return illegal("not-yours-to-place", placing=int(s.placing), seat=seat)
    if not isinstance(move, moves.Place):
        return illegal("wrong-phase-place")
    rule = "J3.3" if s.tile == FLEA else "J4.3"
    if move.at is None:
        return illegal("must-build", rule=rule)
    return illegal("not-reserved", at=move.at, seat=seat, rule=rule)


def _no_reserve(s: State, seat: int, at: str) -> Illegal:
    if s.discs_left[seat] == 0:
        return illegal("no-disc-left", seat=seat)
    space = SPACE_NUMBERS[at]
    if not has(s.market, space):
        return illegal("not-in-market", at=at)
    if has(s.paths, space):
        return illegal("path-there", at=at)
    for owner in range(s.players):
        if has(s.discs[owner], space):
            return illegal("disc-there", at=at, seat=owner)
    for good, name in enumerate(GOODS):
        if s.trucks[good] == space:
            return illegal("truck-there", at=at, good=name)
        for owner in range(s.players):
            if s.stalls[owner, good] == space:
                return illegal("stall-there", at=at, good=name, seat=owner)
    return illegal("table-there" if has(s.built, space) else "not-next-to", at=at)
