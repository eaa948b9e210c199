"""A bot that does anything."""

from feira.bots.base import Bot
from feira.core.game import Game, States


class Random(Bot):
    """Every legal action is as likely as any other."""

    def __call__(self, game: Game, view: States, seat: int) -> int:
        return int(game.kernels.random_action(view, 0, seat, self.rng))
