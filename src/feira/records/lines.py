"""Records as lines of text, written and checked without an object for each move.

Compiled code plays or replays the whole game; the text of a move is looked up. That is for games in great numbers:
`Recorder` and `check_record` do the same move by move, and say what is wrong with a record.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
import orjson
from numpy.typing import NDArray

from feira.core.game import FeiraError, Game, Json, States
from feira.core.transcript import GOES_ON, play_at_random, replay
from feira.games import get_game
from feira.records.about import ABOUT_FIELDS, check_about
from feira.records.recorder import record_head, record_tail

_KEPT: Final = 100_000  # texts of moves; a game has some thousands, but for those that pave
_MOVES, _RESULT = ',"moves":[', '],"result":'


def record_line(record: Json) -> str:
    """A record as one line of a file, in plain ASCII."""
    return _ascii_dumps(record) + "\n"


def random_line(game: Game, states: States, generators: NDArray[np.uint64], pieces: Any = None) -> str | None:
    """Play a new game at random, each seat by its generator: its record as a line; None if it is too long."""
    head = record_head(game, states, 0)
    rows = play_at_random(game, states, generators)
    if rows is None:
        return None
    return _line(head, ",".join(_texts(game, rows)), record_tail(game, states, 0, pieces)) + "\n"


def is_as_written(line: str) -> bool:
    """Whether a line is to the letter what we write of a game by the rules.

    If so, the record is right. If not, only `check_record` can say: it may have other spaces, or be of another program.
    """
    line = line.strip(" \t\r\n")
    try:
        start, end = line.index(_MOVES), line.rindex(_RESULT)
        head, tail = orjson.loads(line[:start] + "}"), orjson.loads("{" + line[end + 2 :])
        moves = line[start + len(_MOVES) : end]
        game = get_game(head["game"])
        pieces = game.pieces(tail["data"]) if "data" in tail else None
        states = game.from_setup(game.options(head["options"], head["rules"]), head["setup"], pieces)
        head = record_head(game, states, 0)
        seats = head["options"]["players"]
        if not replay(game, states, seats, _rows(game.name, moves)):
            return False
        about = {field: tail[field] for field in tail if field in ABOUT_FIELDS}
        check_about(about, seats)
        return line == _line(head, moves, record_tail(game, states, 0, pieces) | about)
    except (FeiraError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return False


def _line(head: Json, moves: str, tail: Json) -> str:
    return f"{_dumps(head)[:-1]}{_MOVES}{moves}]," + _dumps(tail)[1:]


_ascii_dumps: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":")).encode


def _dumps(value: Json) -> str:
    """JSON in plain ASCII; there are no fractions in a record, of which libraries have different ideas."""
    text = orjson.dumps(value).decode()
    return text if text.isascii() else _ascii_dumps(value)


def _texts(game: Game, rows: list[int]) -> Iterator[str]:
    """The moves of a transcript as JSON."""
    at = 0
    known = _known_texts(game.name)
    while at < len(rows):
        end = at
        while rows[end + 2] == GOES_ON:
            end += 3
        end += 3 + rows[end + 2]
        move = tuple(rows[at:end])
        text = known.get(move)
        if text is None:
            text = _text(game, move)
            if len(known) < _KEPT:
                known[move] = text
        yield text
        at = end


@cache
def _known_texts(_name: str) -> dict[tuple[int, ...], str]:
    return {}


def _text(game: Game, move: tuple[int, ...]) -> str:
    """The JSON of one move, given by the rows of all who decided."""
    decisions, at = [(move[0], move[1])], 0
    while move[at + 2] == GOES_ON:
        at += 3
        decisions.append((move[at], move[at + 1]))
    names = game.chance_names(move[at + 1])
    return _dumps(game.move_json(decisions, [names[code] for code in move[at + 3 :]]))


def _rows(name: str, moves: str) -> list[int]:
    """The transcript of moves written one after the other; ValueError unless we would write them so."""
    if not moves:
        return []
    if not (moves.startswith("{") and moves.endswith("}")):
        raise ValueError(moves)
    return [number for text in moves[1:-1].split("},{") for number in _row(name, text)]


@lru_cache(maxsize=_KEPT)
def _row(name: str, text: str) -> tuple[int, ...]:
    """The numbers of a move's JSON, given without its outer braces; ValueError unless we would write it so."""
    game = get_game(name)
    move: list[int] = []
    for seat, action, chance in game.from_json(json.loads("{" + text + "}")):
        names = game.chance_names(action)
        if move:
            move[-1] = GOES_ON
        move += [seat, action, len(chance), *(names.index(item) for item in chance)]
    if _text(game, tuple(move)) != "{" + text + "}":
        raise ValueError(text)
    return tuple(move)
