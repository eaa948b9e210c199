"""Games played by bots, with everything that a replay must come back to."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from feira.bots import get_bot
from feira.core.game import Event, Game, Json, States
from feira.games import get_game
from feira.records import Recorder

KINDS = [*({"players": players} for players in (2, 3, 4)), *({"challenge": number} for number in range(1, 10))]


@dataclass
class Played:
    game: Game
    record: Json
    states: States  # the position after every move, the set-up first
    events: list[list[Event]]


def kind_name(kind: Any) -> str:
    return "-".join(f"{name}-{value}" for name, value in kind.items())


def play(options: Json, *, seed: int = 1, bot: str = "random", legal: bool = False, pieces: Any = None) -> Played:
    """A whole game played by bots; options with a variant are Jour de Marché's."""
    return _play(tuple(options.items()), seed, bot, legal, pieces)


@cache
def _play(options: tuple[tuple[str, Any], ...], seed: int, bot: str, legal: bool, pieces: Any) -> Played:
    game = get_game("marche" if "variant" in dict(options) else "mercado")
    states = game.new(game.options(dict(options)), seed, pieces)
    recorder = Recorder(game, states, pieces=pieces, legal=legal)
    positions, events = [states.copy()], []
    bots = [get_bot(bot, 8 * seed + seat) for seat in range(5)]
    while seats := game.to_act(states, 0):
        events.append(recorder.apply(seats[0], bots[seats[0]](game, game.view(states, 0, seats[0]), seats[0])))
        positions.append(states.copy())
    return Played(game, recorder.record(), np.concatenate(positions), events)
