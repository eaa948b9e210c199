"""What a bot is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from feira.core.game import FeiraError, Game, States, checked_seed


class BotError(FeiraError):
    """A bot that did not decide: the text says what it did instead."""


@dataclass(frozen=True)
class Branch:
    """What a bot thinks of one action: how often it was tried, and what it is worth.

    A search counts rewards from 0 to 1; a bot that looks one action ahead counts coins.
    """

    action: int
    visits: int
    value: float


class Bot(ABC):
    """Decides for a seat. It may keep what it learns during a game, so every seat of every game has its own.

    `branches` is what it thought when it decided last, the favourite first; none if it did not think.
    """

    def __init__(self, seed: int) -> None:
        self.rng = np.array([checked_seed(seed) % 2**64], dtype=np.uint64)  # for games/jit.py's generator
        self.branches: list[Branch] = []

    @abstractmethod
    def __call__(self, game: Game, view: States, seat: int) -> int:
        """A legal action for the seat, which must be to act; `view` is what it knows (`Game.view`)."""

    def close(self) -> None:  # noqa: B027  (not abstract: most bots have nothing to end)
        """End what the bot has started, when its game is over."""
