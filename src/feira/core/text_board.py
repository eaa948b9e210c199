"""Boards in plain text, drawn from an observation: for programmers' screens, logs and screen readers.

The coloured board of the terminal, in four languages, is another thing (cli/terminal).
"""

import logging
from typing import Any, Final

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.core.registry import GAMES

_log = logging.getLogger("feira")

_SAID_ABOVE: Final = ("game", "edition", "options", "viewer", "to_act", "phase", "end", "players")


def text_board(seen: Json) -> str:
    """A game as the viewer of the observation sees it.

    >>> from feira.games import get_game
    >>> game = get_game("mercado")
    >>> states = game.new(game.options({"players": 2}), seed=7)
    >>> print(text_board(game.observation(states, 0, viewer=0)).splitlines()[0])
    mercado, 2 players: seat 0 to act (main)
    """
    name = seen.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise FeiraError(f"there is no board for {name!r}; there is one for {', '.join(GAMES)}")
    lines = GAMES[name].load("text_board")
    return "\n".join([_title(seen), "", *lines(seen)])


def board_for_page(seen: Json | None) -> str | None:
    """The text board of a game for which the page has no board of its own; None for others.

    If the game's own text board fails, a table must still be shown: the generic one takes its place.
    """
    if seen is None or GAMES[seen["game"]].page_board == "own":
        return None
    try:
        return text_board(seen)
    except Exception:
        _log.exception("the text board of %s fails", seen["game"])
        return "\n".join(generic_lines(seen))


def _title(seen: Json) -> str:
    players = len(seen["players"])
    title = f"{seen['game']}, {players} player{'s' if players > 1 else ''}: "
    if not seen["to_act"]:
        return f"{title}over ({seen['end']})" if seen.get("end") else f"{title}over"
    seats = " and ".join(str(seat) for seat in seen["to_act"])
    title += f"seat{'s' if len(seen['to_act']) > 1 else ''} {seats} to act"
    return f"{title} ({seen['phase']})" if seen.get("phase") else title


def generic_lines(seen: Json) -> list[str]:
    """A board for a game that brings none: each field of the observation on a line, then a line for each seat."""
    fields = [f"{name}   {_text(value)}" for name, value in seen.items() if name not in _SAID_ABOVE]
    return [*fields, *(f"seat {seat}   {_text(player)}" for seat, player in enumerate(seen["players"]))]


def _text(value: Any) -> str:
    match value:
        case None:
            return "?"
        case dict():
            return "   ".join(f"{name} {_text(inner)}" for name, inner in value.items()) or "-"
        case list() | tuple():
            return " ".join(map(_text, value)) or "-"
    return str(value)
