"""Writing a game down while it is played."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from feira.core.game import Event, Game, Json, States

FORMAT = "feira-record/1"


def all_legal(game: Game, states: States, i: int) -> list[Json]:
    """Every legal move of every seat that must decide now, in record form."""
    return [game.to_json(seat, action) for seat in game.to_act(states, i) for action in game.legal(states, i, seat)]


def record_head(game: Game, states: States, i: int) -> Json:
    """What a record says before the moves, of a game that has just begun."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": int(states["edition"][i]),
        "options": game.options_json(states, i),
        "setup": game.setup_json(states, i),
    }


def record_tail(game: Game, states: States, i: int, pieces: Any) -> Json:
    """What a record says after the moves; `pieces` are those the game was started with."""
    source = None if pieces is None else pieces.source
    return {"result": game.result_json(states, i)} | ({} if source is None else {"data": source})


class Recorder:
    """Plays a game that has just begun, and keeps its record.

    `pieces` are those the game was started with. With `legal` every move carries all that were legal in its place.
    """

    def __init__(self, game: Game, states: States, i: int = 0, *, pieces: Any = None, legal: bool = False) -> None:
        self.game = game
        self.states = states
        self.i = i
        self.moves: list[Json] = []
        self._head = record_head(game, states, i)
        self._pieces = pieces
        self._with_legal = legal
        self._legal: list[Json] | None = None  # of the position in which seats still decide in secret

    def apply(self, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        """Do an action as `Game.apply` does, and write it down."""
        if self._with_legal and self._legal is None:
            self._legal = all_legal(self.game, self.states, self.i)
        events = self.game.apply(self.states, self.i, seat, action, chance)
        written = self.game.record_moves(seat, action, events)
        if written:
            if self._legal is not None:
                written[0]["legal"] = self._legal
                self._legal = None
            self.moves += written
        return events

    def copy(self) -> "Recorder":
        """The same game and record once more; what happens to one never touches the other."""
        twin = copy(self)
        twin.states, twin.i = self.states[self.i : self.i + 1].copy(), 0
        twin.moves = list(self.moves)
        return twin

    def record(self) -> Json:
        """The record so far; its result is null while the game is running."""
        return {**self._head, "moves": list(self.moves), **record_tail(self.game, self.states, self.i, self._pieces)}
