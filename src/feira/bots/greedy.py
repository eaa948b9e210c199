"""A bot that looks one action ahead."""

from feira.bots.base import Bot
from feira.games.base import Game, States
from feira.games.jit import below_from

RIVALRY = 0.75  # how much of what the best other seat gains counts against an action; found by play


class Greedy(Bot):
    """Takes the action that the game's own preview finds best; among equals, any."""

    def choose(self, game: Game, view: States, seat: int) -> int:
        actions = game.legal(view, 0, seat)
        values = [self._value(game, view, seat, action) for action in actions]
        best = max(values)
        equals = [action for action, value in zip(actions, values, strict=True) if value == best]
        return equals[below_from(self.rng, len(equals))]

    def _value(self, game: Game, view: States, seat: int, action: int) -> float:
        gains = game.preview(view, 0, seat, action).gains
        others = [gain for other, gain in enumerate(gains) if other != seat]
        return gains[seat] - RIVALRY * max(others, default=0.0)
