"""The decisions of a finished game, one by one, each in the position in which it was made."""

from collections.abc import Iterator
from typing import NamedTuple

from feira.core.game import Game, Json, States
from feira.records.replay import Replay


class Decision(NamedTuple):
    """What a seat decided, and what there was to choose from."""

    step: int  # the number of the record's move, from 0; decisions made at the same time share it
    seat: int
    action: int
    position: States  # the state, alone in an array; what the seat can't know is still in it
    legal: list[int]


def decisions_of(replay: Replay) -> Iterator[Decision]:
    """All decisions of a game, in order."""
    game = replay.game
    for step in range(len(replay)):
        yield from _decisions_at(game, replay.states[step : step + 1], step, replay.record["moves"][step])


def _decisions_at(game: Game, before: States, step: int, move: Json) -> Iterator[Decision]:
    """The decisions of one move of a record; all of them are made in the position before it."""
    plain = {name: value for name, value in move.items() if name != "legal"}
    for seat, action, _ in game.from_json(plain):
        legal = game.legal(before, 0, seat)
        if action in legal:  # some moves only write down what follows by itself
            yield Decision(step, seat, action, before, legal)
