"""A bot that looks one action ahead."""

from feira.bots.base import Bot
from feira.games.base import Game, States
from feira.games.jit import below_from


class Greedy(Bot):
    """Takes the action that the game's own preview finds best; among equals, any."""

    def __call__(self, game: Game, view: States, seat: int) -> int:
        actions = game.legal(view, 0, seat)
        values = [game.preview(view, 0, seat, action).gain(seat) for action in actions]
        best = max(values)
        equals = [action for action, value in zip(actions, values, strict=True) if value == best]
        return equals[below_from(self.rng, len(equals))]
