"""Writing a game down while it is played."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from feira.games.base import Event, Game, Json, States

FORMAT = "feira-record/1"


def all_legal(game: Game, states: States, i: int) -> list[Json]:
    """Every legal move of every seat that must decide now, in record form."""
    return [game.to_json(seat, action) for seat in game.to_act(states, i) for action in game.legal(states, i, seat)]


class Recorder:
    """Plays a game that has just begun, and keeps its record.

    `pieces` are those the game was started with. With `legal` every move carries all that were legal in its place.
    """

    def __init__(self, game: Game, states: States, i: int = 0, *, pieces: Any = None, legal: bool = False) -> None:
        self.game = game
        self.states = states
        self.i = i
        self.moves: list[Json] = []
        self._head: Json = {
            "format": FORMAT,
            "game": game.name,
            "options": game.options_json(states, i),
            "setup": game.setup_json(states, i),
        }
        source = None if pieces is None else pieces.source
        self._tail: Json = {} if source is None else {"data": source}
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
        result = self.game.result_json(self.states, self.i)
        return {**self._head, "moves": list(self.moves), "result": result, **self._tail}
