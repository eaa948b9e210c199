"""An action as a number, a frozen dataclass, a text and JSON: the one place that converts between the four."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeAlias

from feira.core.game import Json, MoveError, shown, whole_from
from feira.core.moves import MoveTable, checked_name, checked_seat
from feira.games.mercado.engine.actions import (
    ACTIONS,
    COIN,
    REDRAW_DISPLAY,
    REDRAW_HAND,
    SETS,
    SPECIALTY,
    TILE,
    customers_action,
    restaurant_action,
    stand_action,
)
from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, KINDS, MAX_CUSTOMERS, SPACE_NAMES, goods_names
from feira.games.mercado.engine.pieces import read_tile
from feira.games.mercado.engine.state import MAX_PLAYERS


@dataclass(frozen=True)
class OpenStand:
    """M3.1."""

    good: str
    at: str


@dataclass(frozen=True)
class TakeTile:
    """M3.1: a tile of the display, after opening a stand."""

    good: str


@dataclass(frozen=True)
class BringCustomers:
    """M3.2."""

    customers: int
    goods: tuple[str, ...]
    at: str


@dataclass(frozen=True)
class OpenRestaurant:
    """M3.3."""

    restaurant: str
    at: str


@dataclass(frozen=True)
class TakeCoin:
    """M3.4."""


@dataclass(frozen=True)
class RedrawHand:
    """M3.5."""


@dataclass(frozen=True)
class RedrawDisplay:
    """M3.6."""


@dataclass(frozen=True)
class ChooseSpecialty:
    """M7#1."""

    good: str


Move: TypeAlias = (
    OpenStand | TakeTile | BringCustomers | OpenRestaurant | TakeCoin | RedrawHand | RedrawDisplay | ChooseSpecialty
)

# By the name in records: the dataclass and its fields, and the words that begin its text.
_FORMS: Final[dict[str, tuple[type[Any], tuple[str, ...], str]]] = {
    "open_stand": (OpenStand, ("good", "at"), "stand"),
    "take_tile": (TakeTile, ("good",), "take"),
    "bring_customers": (BringCustomers, ("customers", "goods", "at"), "customers"),
    "open_restaurant": (OpenRestaurant, ("restaurant", "at"), "restaurant"),
    "take_coin": (TakeCoin, (), "coin"),
    "redraw_hand": (RedrawHand, (), "redraw hand"),
    "redraw_display": (RedrawDisplay, (), "redraw display"),
    "choose_specialty": (ChooseSpecialty, ("good",), "specialty"),
}
_NAMES: Final = {form[0]: name for name, form in _FORMS.items()}
_NUMBERS: Final = tuple(str(n) for n in range(1, MAX_CUSTOMERS + 1))
_DRAWING: Final = ("take_tile", "redraw_hand", "redraw_display")  # moves that draw from the bag
_RECORDED: Final = {
    name: ("seat", "do", *fields, *(("drew",) if name in _DRAWING else ())) for name, (_, fields, _) in _FORMS.items()
}

# What is clearly meant as a move but can be none, by reason: the English sentence.
REASONS: Final = {
    "no-such-space": "there is no space {place}",
    "no-such-entrance": "there is no entrance {place}",
    "not-on-a-space": "stands and restaurants go on spaces, not at entrances",
    "not-at-an-entrance": "customers come to entrances, not on spaces",
}
_NO_SUCH: Final = {"a space": "no-such-space", "an entrance": "no-such-entrance"}
_OTHER_PLACE: Final = {"a space": "not-on-a-space", "an entrance": "not-at-an-entrance"}
_LONGEST_PLACE: Final = 20  # characters of what isn't a place

_MOVES: Final[tuple[Move, ...]] = (  # in the order of their numbers: see actions.py
    *(OpenStand(good, at) for good in GOODS for at in SPACE_NAMES),
    *(OpenRestaurant(kind, at) for kind in KINDS for at in SPACE_NAMES),
    *(
        BringCustomers(customers, goods_names(goods), at)
        for customers in range(1, MAX_CUSTOMERS + 1)
        for goods in range(SETS)
        for at in ENTRANCE_NAMES
    ),
    TakeCoin(),
    *(TakeTile(good) for good in GOODS),
    RedrawHand(),
    RedrawDisplay(),
    *(ChooseSpecialty(good) for good in GOODS),
)


def from_move(move: Move) -> int:
    """The action of a dataclass; MoveError says what is wrong with it."""
    name = _NAMES.get(type(move))
    if name is None:
        raise MoveError(f"{shown(move)} is not a move of Mercado")
    return _number(name, _json_values(move, _FORMS[name][1]), shown(move))


def _json_values(move: Move, fields: Sequence[str]) -> Json:
    """The fields of a dataclass as JSON has them, where tuples are lists."""
    values = {field: getattr(move, field) for field in fields}
    return {field: list(value) if isinstance(value, tuple) else value for field, value in values.items()}


def _to_text(move: Move) -> str:
    _, fields, words = _FORMS[_NAMES[type(move)]]
    parts = [words]
    for field in fields:
        value = getattr(move, field)
        parts.append(" ".join(value) if field == "goods" else str(value))
    return " ".join(parts)


_TABLE: Final = MoveTable(ACTIONS, _MOVES.__getitem__, _to_text)
to_move: Final = _TABLE.move
to_text: Final = _TABLE.text


def from_text(text: str) -> int:
    """The action of a text in any case and spacing; MoveError says what can't be read."""
    if text in _TABLE.by_text:
        return _TABLE.by_text[text]
    words = text.split()
    lowered = " ".join(words).lower()
    for name, (_, fields, start) in _FORMS.items():
        if lowered == start or lowered.startswith(start + " "):
            return _number(name, _text_values(fields, words[len(start.split()) :], text), shown(text))
    starts = ", ".join(form[2] for form in _FORMS.values())
    raise MoveError(f"{shown(text)} isn't a move: moves begin with {starts}")


def _text_values(fields: Sequence[str], words: Sequence[str], text: str) -> Json:
    least = len(fields)
    most = least + ("goods" in fields)
    if not least <= len(words) <= most:
        wanted = " ".join(fields) or "nothing"
        raise MoveError(f"{shown(text)}: after the move's name comes {wanted}")
    values: Json = {}
    rest = list(words)
    for field in fields:
        if field == "goods":
            values[field] = [word.lower() for word in rest[:-1]]
            rest = rest[-1:]
        else:
            word = rest.pop(0)
            values[field] = _text_value(field, word)
    return values


def _text_value(field: str, word: str) -> Any:
    if field == "customers":
        return int(word) if word in _NUMBERS else word
    if field == "at":
        places = {name.lower(): name for name in (*SPACE_NAMES, *ENTRANCE_NAMES)}
        return places.get(word.lower(), word)
    return word.lower()


def to_json(seat: int, action: int) -> Json:
    """An action as a record writes it, without what chance adds."""
    move = to_move(action)
    name = _NAMES[type(move)]
    return {"seat": seat, "do": name, **_json_values(move, _FORMS[name][1])}


def from_json(move: Any) -> list[tuple[int, int, tuple[str, ...]]]:
    """The seat, action and draws of a record's move; MoveError says what can't be read."""
    name = checked_name(move, _RECORDED)
    seat = checked_seat(move["seat"], MAX_PLAYERS)
    drew = move.get("drew", [])
    if not isinstance(drew, list) or any(good not in GOODS for good in drew):
        raise MoveError(f"'drew' must be a list of goods, not {shown(drew)}")
    return [(seat, _number(name, {field: move[field] for field in _FORMS[name][1]}, name), tuple(drew))]


def may_draw(action: int) -> bool:
    """Whether an action may draw from the bag."""
    return TILE <= action <= REDRAW_DISPLAY


def _number(name: str, values: Json, move: str) -> int:
    def refuse(text: str) -> NoReturn:
        raise MoveError(f"{move}: {text}")

    def pick(field: str, names: Sequence[str], what: str) -> int:
        value = values[field]
        if value in names:
            return names.index(value)
        text = f"{move}: {shown(value)} isn't {what}; there is {_some(names)}"
        if field == "at" and isinstance(value, str):
            known = value in SPACE_NAMES or value in ENTRANCE_NAMES
            reason = (_OTHER_PLACE if known else _NO_SUCH)[what]
            raise MoveError(text, reason, {"place": value[:_LONGEST_PLACE]})
        raise MoveError(text)

    readers: dict[str, Callable[[], int]] = {
        "open_stand": lambda: stand_action(pick("good", GOODS, "a good"), pick("at", SPACE_NAMES, "a space")),
        "take_tile": lambda: TILE + pick("good", GOODS, "a good"),
        "bring_customers": lambda: _customers(values, pick("at", ENTRANCE_NAMES, "an entrance"), refuse),
        "open_restaurant": lambda: restaurant_action(
            pick("restaurant", KINDS, "a restaurant"), pick("at", SPACE_NAMES, "a space")
        ),
        "take_coin": lambda: COIN,
        "redraw_hand": lambda: REDRAW_HAND,
        "redraw_display": lambda: REDRAW_DISPLAY,
        "choose_specialty": lambda: SPECIALTY + pick("good", GOODS, "a good"),
    }
    return readers[name]()


def _customers(values: Json, entrance: int, refuse: Callable[[str], NoReturn]) -> int:
    customers = whole_from(values["customers"], 1, MAX_CUSTOMERS)
    if customers is None:
        refuse(f"customers are a number from 1 to 4, not {shown(values['customers'])}")
    goods = read_tile(values["goods"], lambda text: refuse(f"the customers' goods {shown(values['goods'])}: {text}"))
    return customers_action(customers, goods, entrance)


def _some(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 6 else f"{names[0]} … {names[-1]}"
