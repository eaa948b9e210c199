"""An action as a number, a frozen dataclass, a text and JSON: the one place that converts between the four."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from feira.core.game import Json, MoveError, whole
from feira.core.moves import MoveTable, checked_name, checked_seat
from feira.games.marche.engine.actions import ACTIONS, BID, DRAW, PASS, PLACE, PLACE_BESIDE, RESERVE
from feira.games.marche.engine.options import MAX_PLAYERS
from feira.games.marche.engine.spaces import SPACE_NAMES, SPACE_NUMBERS, TILES
from feira.games.marche.engine.state import COINS


@dataclass(frozen=True)
class Reserve:
    """J3.2."""

    at: str


@dataclass(frozen=True)
class Draw:
    """J3.3."""


@dataclass(frozen=True)
class Pass:
    """J3.4."""


@dataclass(frozen=True)
class Bid:
    """J4.1."""

    coins: int


@dataclass(frozen=True)
class Place:
    """J3.3, J4.3: a table or stall on an own reserved space, or (None) a stall beside the market."""

    at: str | None


Move: TypeAlias = Reserve | Draw | Pass | Bid | Place

# What can be read after the first word of a text, and what the record adds for chance and consequences.
_WORDS: Final = {"reserve": "a space", "draw": "nothing", "pass": "nothing", "bid": "coins", "place": "a space or none"}
_FIELDS: Final = {
    "reserve": ("seat", "do", "at"),
    "draw": ("seat", "do", "drew"),
    "pass": ("seat", "do"),
    "place": ("seat", "do", "at", "paved"),
    "bids": ("do", "bids"),
}
_BESIDE: Final = "none"  # in texts

# What is clearly meant as a move but can be none, by reason: the English sentence.
REASONS: Final = {"too-many-coins": "J4.1: a bid of {bid} is more than the {coins} coins that anybody can have"}


def _to_move(action: int) -> Move:
    if action < PLACE:
        return Reserve(SPACE_NAMES[action - RESERVE])
    if action < PLACE_BESIDE:
        return Place(SPACE_NAMES[action - PLACE])
    if action == PLACE_BESIDE:
        return Place(None)
    if action == DRAW:
        return Draw()
    if action == PASS:
        return Pass()
    return Bid(action - BID)


def from_move(move: Move) -> int:
    """The action of a dataclass; MoveError says what is wrong with it."""
    match move:
        case Reserve(at):
            return RESERVE + _space(at, str(move))
        case Place(None):
            return PLACE_BESIDE
        case Place(at):
            return PLACE + _space(at, str(move))
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case Bid(coins):
            return BID + _coins(coins, str(move))
    raise MoveError(f"{move!r} is not a move of Jour de Marché")


def _to_text(move: Move) -> str:
    match move:
        case Reserve(at):
            return f"reserve {at}"
        case Place(at):
            return f"place {at or _BESIDE}"
        case Bid(coins):
            return f"bid {coins}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"


_TABLE: Final = MoveTable(ACTIONS, _to_move, _to_text)
to_move: Final = _TABLE.move
to_text: Final = _TABLE.text


def from_text(text: str) -> int:
    """The action of a text in any case and spacing; MoveError says what can't be read."""
    if text in _TABLE.by_text:
        return _TABLE.by_text[text]
    words = text.split()
    name = words[0].lower() if words else ""
    if name not in _WORDS:
        raise MoveError(f"{text!r} isn't a move: moves begin with {', '.join(_WORDS)}")
    wanted = _WORDS[name]
    if len(words) != 1 + (wanted != "nothing"):
        raise MoveError(f"{text!r}: after {name} comes {wanted}")
    if name == "draw":
        return DRAW
    if name == "pass":
        return PASS
    word = words[1]
    if name == "bid":
        return BID + _coins(int(word) if word.isdecimal() and word.isascii() and len(word) < 9 else word, text)
    if name == "reserve":
        return RESERVE + _space(word.upper(), text)
    return PLACE_BESIDE if word.lower() == _BESIDE else PLACE + _space(word.upper(), text)


def to_json(seat: int, action: int) -> Json:
    """An action as a record writes it, without what chance and the rules add."""
    match to_move(action):
        case Reserve(at):
            return {"seat": seat, "do": "reserve", "at": at}
        case Place(at):
            return {"seat": seat, "do": "place", "at": at}
        case Bid(coins):
            return {"do": "bids", "bids": {str(seat): coins}}
        case Draw():
            return {"seat": seat, "do": "draw"}
        case Pass():
            return {"seat": seat, "do": "pass"}


def from_json(move: Any) -> list[tuple[int, int, tuple[str, ...]]]:
    """The seat, action and outcome of a record's move, several for bids; MoveError says what can't be read.

    The outcome is the tile of a draw, or the spaces that a placement paves.
    """
    name = checked_name(move, _FIELDS)
    if name == "bids":
        return _read_bids(move["bids"])
    seat = checked_seat(move["seat"])
    if name == "reserve":
        return [(seat, RESERVE + _space(move["at"], name), ())]
    if name == "draw":
        if move["drew"] not in TILES:
            raise MoveError(f"'drew' must be one of {', '.join(TILES)}, not {move['drew']!r}")
        return [(seat, DRAW, (move["drew"],))]
    if name == "place":
        action = PLACE_BESIDE if move["at"] is None else PLACE + _space(move["at"], name)
        return [(seat, action, _read_paved(move["paved"]))]
    return [(seat, PASS, ())]


def _read_bids(bids: Any) -> list[tuple[int, int, tuple[str, ...]]]:
    seats = [str(seat) for seat in range(MAX_PLAYERS)]
    if not isinstance(bids, dict) or not bids or any(seat not in seats for seat in bids):
        raise MoveError(f"'bids' must have the coins of each seat, such as {{\"0\": 3}}, not {bids!r}")
    return [(int(seat), BID + _coins(bids[seat], "bids"), ()) for seat in sorted(bids)]


def _read_paved(paved: Any) -> tuple[str, ...]:
    if not isinstance(paved, list):
        raise MoveError(f"'paved' must be a list of spaces, not {paved!r}")
    return tuple(SPACE_NAMES[_space(name, "paved")] for name in paved)


def _space(name: Any, shown: str) -> int:
    if not isinstance(name, str) or name not in SPACE_NUMBERS:
        text = f"{shown!r}: {name!r} isn't a space; there is {SPACE_NAMES[0]} … {SPACE_NAMES[-1]}"
        raise MoveError(text, "not-in-market", {"at": name[:20]} if isinstance(name, str) else {})
    return SPACE_NUMBERS[name]


def _coins(value: Any, shown: str) -> int:
    coins = whole(value)
    if coins is None or coins < 0:
        raise MoveError(f"{shown!r}: a bid is a number from 0 to {COINS}, not {value!r}")
    if coins > COINS:
        reason, details = "too-many-coins", {"bid": coins, "coins": COINS}
        raise MoveError(REASONS[reason].format(**details), reason, details, nearest=BID + COINS)
    return coins
