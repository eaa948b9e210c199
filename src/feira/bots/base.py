"""What a bot is."""

from abc import ABC, abstractmethod

import numpy as np

from feira.games.base import FeiraError, Game, States


class BotError(FeiraError):
    """A bot that did not decide: the text says what it did instead."""


class Bot(ABC):
    """Decides for a seat. It may keep what it learns during a game, so every seat of every game has its own."""

    def __init__(self, seed: int) -> None:
        self.rng = np.array([seed % 2**64], dtype=np.uint64)  # for games/jit.py's generator

    @abstractmethod
    def __call__(self, game: Game, view: States, seat: int) -> int:
        """A legal action for the seat, which must be to act; `view` is what it knows (`Game.view`)."""

    def close(self) -> None:  # noqa: B027  (not abstract: most bots have nothing to end)
        """End what the bot has started, when its game is over."""
