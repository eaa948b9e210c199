"""A running game as one JSON file: options, set-up, seed, seats and every action with what chance brought."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from feira.core.game import FeiraError, Json
from feira.games import get_game
from feira.table.files import SaveError, read_json, write_json
from feira.table.game_session import GameSession, Seat

__all__ = ["SaveError", "Saved", "load_save", "read_save", "save_json", "write_save"]

FORMAT: Final = "feira-save/1"
_FIELDS: Final[dict[str, type]] = {
    "format": str,
    "game": str,
    "language": str,
    "rules": int,
    "options": dict,
    "seed": int,
    "setup": dict,
    "seats": list,
    "moves": list,
    "over": bool,
}


@dataclass(frozen=True)
class Saved:
    """A saved game, set up again."""

    session: GameSession
    language: str


class _SaveProblem(Exception):  # noqa: N818  (never leaves this file)
    """What is wrong inside a save."""


def save_json(session: GameSession, language: str) -> Json:
    """A game as JSON. It contains the secrets of the game."""
    value: Json = {
        "format": FORMAT,
        "game": session.game.name,
        "language": language,
        "rules": session.edition,
        "options": session.options,
        "seed": session.seed,
        "setup": session.setup,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in session.seats],
        "moves": [
            {"seat": step.seat, "move": session.game.to_text(step.action), "chance": list(step.chance)}
            for step in session.history
        ],
        "over": session.over,
    }
    if session.pieces is not None:
        value["pieces"] = session.pieces
    return value


def write_save(path: Path, session: GameSession, language: str) -> None:
    """Save a game."""
    write_json(path, save_json(session, language))


def load_save(path: Path) -> Saved:
    """A saved game; SaveError says what is wrong with the file."""
    return read_save(read_json(path), path)


def read_save(value: Any, path: Path) -> Saved:
    """The saved game in a JSON value; `path` is named in errors."""
    try:
        _check_fields(value)
        session = _set_up(value)
        for number, move in enumerate(value["moves"], 1):
            try:
                _replay(session, move)
            except (FeiraError, _SaveProblem) as error:
                raise _SaveProblem(f"move {number}: {error}") from error
    except (FeiraError, _SaveProblem) as error:
        raise SaveError("damaged", path, str(error)) from error
    return Saved(session, value["language"])


def _check_fields(value: Any) -> None:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise _SaveProblem(f"no saved game of the form {FORMAT}")
    for field, kind in _FIELDS.items():
        if not _is(value.get(field), kind):
            raise _SaveProblem(f"the field {field!r} is missing or wrong")
    unknown = sorted(set(value) - {*_FIELDS, "pieces"})
    if unknown:
        raise _SaveProblem(f"there is an unknown field {unknown[0]!r}")


def _is(value: Any, kind: type) -> bool:
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _set_up(value: Json) -> GameSession:
    game = get_game(value["game"])
    return GameSession(
        game,
        game.options(value["options"], value["rules"]),
        value["seed"],
        [_seat(seat) for seat in value["seats"]],
        pieces=value.get("pieces"),
        setup=value["setup"],
    )


def _seat(value: Any) -> Seat:
    if not isinstance(value, dict) or set(value) != {"name", "bot"} or not isinstance(value["name"], str):
        raise _SaveProblem(f"a seat has a name and a bot, not {value!r}")
    if value["bot"] is not None and not isinstance(value["bot"], str):
        raise _SaveProblem(f"a bot is a text or null, not {value['bot']!r}")
    return Seat(value["name"], value["bot"])


def _replay(session: GameSession, move: Any) -> None:
    if not isinstance(move, dict) or set(move) != {"seat", "move", "chance"}:
        raise _SaveProblem("it must have the fields seat, move and chance")
    seat, text, chance = move["seat"], move["move"], move["chance"]
    if not _is(seat, int) or not 0 <= seat < len(session.seats):
        raise _SaveProblem(f"there is no seat {seat!r}")
    if not isinstance(text, str) or not isinstance(chance, list) or not all(isinstance(item, str) for item in chance):
        raise _SaveProblem("move must be a text, chance a list of texts")
    session.replay(seat, session.game.from_text(text), tuple(chance))
