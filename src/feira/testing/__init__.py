"""Conformance tests for what you write yourself: a game, a bot, an environment.

Each raises an AssertionError that says what is wrong, whatever went wrong inside, and is quiet otherwise.

>>> from feira.bots import Greedy
>>> from feira.testing import check_bot
>>> check_bot(Greedy, games=["mercado"])
"""

from feira.testing.bot import check_bot
from feira.testing.env import check_env
from feira.testing.game import check_game

__all__ = ["check_bot", "check_env", "check_game"]
