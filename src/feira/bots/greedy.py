"""A bot that looks one action ahead."""

from feira.bots.base import Bot, Branch
from feira.core.game import Game, States
from feira.core.jit import below_from


class Greedy(Bot):
    """Takes the action that the game's own preview finds best; among equals, any."""

    def __call__(self, game: Game, view: States, seat: int) -> int:
        looked_at = [
            Branch(action, 1, game.preview(view, 0, seat, action).gain(seat)) for action in game.legal(view, 0, seat)
        ]
        best = max(branch.value for branch in looked_at)
        equals = [branch for branch in looked_at if branch.value == best]
        favourite = equals[below_from(self.rng, len(equals))]
        self.branches = sorted(looked_at, key=lambda branch: (branch is not favourite, -branch.value))
        return favourite.action
