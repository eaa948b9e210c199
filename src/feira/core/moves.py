"""What the games' modules `moves` share: a table of all moves, and the form of a record's move."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar

from feira.core.errors import MoveError, shown

M = TypeVar("M")


class MoveTable(Generic[M]):
    """All moves of a game by the number of their action, and their texts."""

    def __init__(self, actions: int, to_move: Callable[[int], M], to_text: Callable[[M], str]) -> None:
        self._moves = tuple(map(to_move, range(actions)))
        self._texts = tuple(map(to_text, self._moves))
        self.by_text = {text: action for action, text in enumerate(self._texts)}

    def move(self, action: int) -> M:
        """The dataclass of an action; MoveError if there is none of that number."""
        if not 0 <= action < len(self._moves):
            raise MoveError(f"there is no action {shown(action)}: they go from 0 to {len(self._moves) - 1}")
        return self._moves[action]

    def text(self, action: int) -> str:
        """An action as text; MoveError if there is none of that number."""
        self.move(action)
        return self._texts[action]


def checked_name(move: Any, fields: Mapping[str, Collection[str]]) -> str:
    """What a record's move does, if it has just the fields of such a move; MoveError if not."""
    if not isinstance(move, dict):
        raise MoveError(f"a move is a JSON object, not {shown(move)}")
    name = move.get("do")
    if not isinstance(name, str) or name not in fields:
        raise MoveError(f"'do' must be one of {', '.join(fields)}, not {shown(name)}")
    for field in move:
        if field not in fields[name]:
            raise MoveError(f"{name} has no field {shown(field)}")
    for field in fields[name]:
        if field not in move:
            raise MoveError(f"{name} lacks the field {field!r}")
    return name


def checked_seat(value: Any, seats: int | None = None) -> int:
    """The number of a seat in a record; MoveError if it can't be one."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (seats is not None and value >= seats):
        raise MoveError(f"'seat' must be a seat's number, not {shown(value)}")
    return value
