"""feira-bot/1: how a bot that is a program of its own is asked, and answers, in lines of JSON.

docs/writing_a_bot.md describes it for those who write one.
"""

import base64
import json
from typing import Any, Final

import numpy as np

from feira.bots.base import BotError
from feira.core.game import FeiraError, Game, Json, MoveError, States, shown
from feira.games import get_game
from feira.records import RecordError, parse_json

PROTOCOL: Final = "feira-bot/1"
_NUMBERS: Final = {"start": ("seat", "seed"), "choose": ("seat",)}  # fields by type of message


def to_line(message: Json) -> bytes:
    """A message as it is sent, in plain ASCII."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def start(game: Game, view: States, seat: int, seed: int) -> Json:
    """What a program gets first; it doesn't answer."""
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": game.name,
        "options": game.options_json(view, 0),
        "seat": seat,
        "seed": seed,
    }


def question(game: Game, view: States, seat: int, seconds_left: float) -> Json:
    """What a program is asked when its seat must act: all that the seat knows, and what is legal."""
    return {
        "type": "choose",
        "seat": seat,
        "seconds_left": seconds_left,
        "observation": game.observation(view, 0, seat),
        "legal": [
            {"action": action, "text": game.to_text(action), "move": game.to_json(seat, action)}
            for action in game.legal(view, 0, seat)
        ],
        "view": base64.b64encode(view.tobytes()).decode(),
    }


def action_of(game: Game, answer: bytes) -> int:
    """The action of an answer; BotError says why it has none. Whether it is legal is not asked here."""
    try:
        value = parse_json(answer)
    except RecordError as error:
        raise BotError(f"it answered {shown(answer)}: {error.text}") from None
    if isinstance(value, dict) and isinstance(value.get("action"), int) and not isinstance(value["action"], bool):
        return int(value["action"])
    if isinstance(value, dict) and isinstance(value.get("text"), str):
        try:
            return game.from_text(value["text"])
        except MoveError as error:
            raise BotError(f"it answered {shown(answer)}: {error}") from None
    raise BotError(f"it answered {shown(answer)}, which has neither an action nor the text of one")


# The program's side, for those that know Feira.


def read_message(line: bytes | str) -> Json:
    """A message of the arena; FeiraError says what is wrong with it."""
    message = parse_json(line)
    if not isinstance(message, dict) or message.get("type") not in _NUMBERS:
        raise FeiraError(f"a message is a JSON object of the type start or choose, not {shown(message)}")
    for name in _NUMBERS[message["type"]]:
        if type(message.get(name)) is not int:
            raise FeiraError(f"{name} must be a whole number, not {shown(message.get(name))}")
    return message


def game_of(start_message: Json) -> Game:
    """The game that a `start` is about."""
    if start_message.get("protocol") != PROTOCOL:
        raise FeiraError(f"the protocol is {PROTOCOL}, not {shown(start_message.get('protocol'))}")
    return get_game(str(start_message.get("game")))


def view_of(game: Game, question_message: Json) -> States:
    """What a seat knows as a record of the engine, for programs that use the same version of Feira."""
    data = _bytes(question_message.get("view"))
    if len(data) != game.dtype.itemsize:
        raise FeiraError("the view of a question is that of another version of Feira, or none")
    return np.frombuffer(bytearray(data), dtype=game.dtype)


def _bytes(text: Any) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (TypeError, ValueError):
        return b""
