"""An action of Pomar as a number, a frozen dataclass, a text and JSON."""

from dataclasses import dataclass
from typing import Any, Final

from feira.core.game import Json, MoveError, shown, whole, whole_from
from pomar.state import ACTIONS, BID, DRAW, FRUITS, MAX_PLAYERS, MOST_COINS, SAVE


@dataclass(frozen=True)
class Draw:
    """P3."""


@dataclass(frozen=True)
class Save:
    """P3."""


@dataclass(frozen=True)
class Bid:
    """P4."""

    coins: int


_FIELDS: Final = {"draw": ("seat", "do", "drew"), "save": ("seat", "do"), "bids": ("do", "bids")}


def to_move(action: int) -> Draw | Save | Bid:
    """The dataclass of an action."""
    if not 0 <= action < ACTIONS:
        raise MoveError(f"there is no action {action}: they go from 0 to {ACTIONS - 1}")
    return Draw() if action == DRAW else Save() if action == SAVE else Bid(action - BID)


def from_move(move: Any) -> int:
    """The action of a dataclass; MoveError says what is wrong with it."""
    match move:
        case Draw():
            return DRAW
        case Save():
            return SAVE
        case Bid(coins):
            return BID + _coins(coins)
    raise MoveError(f"{shown(move)} is not a move of Pomar")


def to_text(action: int) -> str:
    """An action as text, such as `bid 3`."""
    match to_move(action):
        case Bid(coins):
            return f"bid {coins}"
        case move:
            return type(move).__name__.lower()


def from_text(text: str) -> int:
    """The action of a text; MoveError says what can't be read."""
    match text.lower().split():
        case ["draw"]:
            return DRAW
        case ["save"]:
            return SAVE
        case ["bid", coins]:
            return BID + _coins(int(coins) if coins.isdecimal() and coins.isascii() and len(coins) < 9 else coins)
    raise MoveError(f"{shown(text)} is not a move: type draw, save, or bid and a number of coins")


def to_json(seat: int, action: int) -> Json:
    """An action as a record writes it, without what chance adds."""
    if action >= BID:
        return {"do": "bids", "bids": {str(seat): action - BID}}
    return {"seat": seat, "do": to_text(action)}


def from_json(move: Any) -> list[tuple[int, int, tuple[str, ...]]]:
    """The seat, action and crate of a record's move, several for bids; MoveError says what can't be read."""
    name = move.get("do") if isinstance(move, dict) else None
    if not isinstance(name, str) or name not in _FIELDS:
        raise MoveError(f"a move is a JSON object whose 'do' is one of {', '.join(_FIELDS)}, not {shown(move)}")
    if set(move) != set(_FIELDS[name]):
        raise MoveError(f"{name} has the fields {', '.join(_FIELDS[name])}, not {', '.join(map(str, move))}")
    if name == "bids":
        return _read_bids(move["bids"])
    seat = whole_from(move["seat"], 0, MAX_PLAYERS - 1)
    if seat is None:
        raise MoveError(f"'seat' must be a seat's number, not {shown(move['seat'])}")
    if name == "save":
        return [(seat, SAVE, ())]
    if move["drew"] not in FRUITS:
        raise MoveError(f"'drew' must be one of {', '.join(FRUITS)}, not {shown(move['drew'])}")
    return [(seat, DRAW, (move["drew"],))]


def _read_bids(bids: Any) -> list[tuple[int, int, tuple[str, ...]]]:
    seats = [str(seat) for seat in range(MAX_PLAYERS)]
    if not isinstance(bids, dict) or not bids or any(seat not in seats for seat in bids):
        raise MoveError(f"'bids' must have the coins of each seat, such as {{\"0\": 3}}, not {shown(bids)}")
    return [(int(seat), BID + _coins(bids[seat]), ()) for seat in sorted(bids)]


def _coins(value: Any) -> int:
    coins = whole(value)
    if coins is None or not 0 <= coins <= MOST_COINS:
        raise MoveError(f"a bid is a number from 0 to {MOST_COINS}, not {shown(value)}")
    return coins
