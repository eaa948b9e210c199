"""Boards in plain text, drawn from an observation: for programmers' screens, logs and screen readers.

The coloured board of the terminal, in four languages, is another thing (cli/terminal).
"""

from collections.abc import Callable
from typing import Final

from feira.core.game import FeiraError, Json
from feira.games.marche.adapters import text_board as marche
from feira.games.mercado.adapters import text_board as mercado

_SKETCHES: Final[dict[str, Callable[[Json], list[str]]]] = {"mercado": mercado.lines, "marche": marche.lines}


def sketch(seen: Json) -> str:
    """A game as the viewer of the observation sees it.

    >>> from feira.games import get_game
    >>> game = get_game("mercado")
    >>> states = game.new(game.options({"players": 2}), seed=7)
    >>> print(sketch(game.observation(states, 0, viewer=0)).splitlines()[0])
    mercado, 2 players: seat 0 to act (main)
    """
    name = seen.get("game")
    if name not in _SKETCHES:
        raise FeiraError(f"there is no sketch of {name!r}; there is one of {', '.join(_SKETCHES)}")
    return "\n".join([_title(seen), "", *_SKETCHES[name](seen)])


def _title(seen: Json) -> str:
    players = len(seen["players"])
    title = f"{seen['game']}, {players} player{'s' if players > 1 else ''}: "
    if not seen["to_act"]:
        return f"{title}over ({seen['end']})"
    seats = " and ".join(str(seat) for seat in seen["to_act"])
    return f"{title}seat{'s' if len(seen['to_act']) > 1 else ''} {seats} to act ({seen['phase']})"
