"""Six levels, from one that a child can beat to the best we have."""

from dataclasses import dataclass
from typing import Final

from feira.bots.base import Bot
from feira.bots.greedy import Greedy
from feira.bots.random import Random
from feira.bots.search.search import Search
from feira.core.game import Game, States
from feira.core.jit import below_from
from feira.evaluation.weights import shipped_network


@dataclass(frozen=True)
class Level:
    """How well a level plays: how many of a hundred decisions are left to chance, and how long it thinks of the others.

    Without a limit it does not search but looks one action ahead.
    """

    by_chance: int = 0
    iterations: int | None = None
    seconds: float | None = None
    by_network: bool = False  # whether a network judges, where there is one for the game

    @property
    def searches(self) -> bool:
        """Whether it thinks further than one action ahead."""
        return self.iterations is not None or self.seconds is not None


LEVELS: Final = {
    "level1": Level(by_chance=70),
    "level2": Level(by_chance=40),
    "level3": Level(by_chance=14, iterations=60, seconds=0.2),
    "level4": Level(by_chance=7, iterations=250, seconds=0.3),
    "level5": Level(iterations=1500, seconds=0.5),
    "level6": Level(seconds=1.0, by_network=True),
}


class Careless(Bot):
    """Plays as another bot does, but for the decisions that it leaves to chance."""

    def __init__(self, seed: int, careful: Bot, by_chance: int) -> None:
        super().__init__(seed)
        self._by_chance = by_chance
        self._careful, self._random = careful, Random(seed + 1)

    def __call__(self, game: Game, view: States, seat: int) -> int:
        careless = below_from(self.rng, 100) < self._by_chance
        bot = self._random if careless else self._careful
        action = bot(game, view, seat)
        self.branches = bot.branches
        return action


def level(name: str, seed: int, *, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of this level; another limit than its own makes a level that searches think more or less."""
    this = LEVELS[name]
    if iterations is None and seconds is None:
        iterations, seconds = this.iterations, this.seconds
    networks = shipped_network if this.by_network else None
    bot = Search(seed, iterations=iterations, seconds=seconds, networks=networks) if this.searches else Greedy(seed)
    return Careless(seed, bot, this.by_chance) if this.by_chance else bot
