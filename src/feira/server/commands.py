"""What a page asks of a table, as JSON, made into a command: the same over WebSocket and HTTP."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from feira.core.game import Json, shown
from feira.server.refused import ServerRefused
from feira.table.commands import AnswerUndo, Close, Command, Move, Pause, Resign, Resume, Return, Start, Take, Undo
from feira.table.seats import STAND_IN

_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "seat": (int,),
    "move": (str,),
    "expected_version": (int,),
    "yes": (bool,),
    "bot": (str,),
    "move_id": (str,),
}


def _field(message: Json, name: str) -> Any:
    value = message.get(name)
    kinds = _FIELDS[name]
    if type(value) not in kinds:
        raise ServerRefused("malformed", f"{name} must be a {kinds[0].__name__}, not {shown(value)}", field=name)
    return value


def _optional(message: Json, name: str) -> Any:
    return None if message.get(name) is None else _field(message, name)


def _move(message: Json, common: Json) -> Command:
    return Move(
        seat=_field(message, "seat"),
        move=_field(message, "move"),
        expected_version=_field(message, "expected_version"),
        **common,
    )


def _undo(message: Json, common: Json) -> Command:
    return Undo(seat=_field(message, "seat"), expected_version=_optional(message, "expected_version"), **common)


def _answer_undo(message: Json, common: Json) -> Command:
    return AnswerUndo(
        seat=_field(message, "seat"),
        yes=_field(message, "yes"),
        expected_version=_optional(message, "expected_version"),
        **common,
    )


def _resign(message: Json, common: Json) -> Command:
    return Resign(seat=_field(message, "seat"), bot=_optional(message, "bot") or STAND_IN, **common)


_READERS: Final[dict[str, Callable[[Json, Json], Command]]] = {
    "move": _move,
    "undo": _undo,
    "answer_undo": _answer_undo,
    "resign": _resign,
    "return": lambda message, common: Return(seat=_field(message, "seat"), **common),
    "take": lambda message, common: Take(seat=_field(message, "seat"), **common),
    "pause": lambda _, common: Pause(**common),
    "resume": lambda _, common: Resume(**common),
    "start": lambda _, common: Start(seed=new_seed(), **common),
    "close": lambda _, common: Close(**common),
}
COMMANDS: Final = tuple(_READERS)


def new_seed() -> int:
    """The seed of a game: nobody can guess it, and it stays on the server until the game is over."""
    return secrets.randbits(63)


def read_command(message: Json, person: str) -> Command:
    """The command of a message; Refused says what is wrong with it."""
    kind = message.get("type")
    if not isinstance(kind, str) or kind not in _READERS:
        raise ServerRefused("malformed", f"there is no command {shown(kind)}; there is {', '.join(_READERS)}, rematch")
    return _READERS[kind](message, {"by": person, "move_id": _optional(message, "move_id")})
