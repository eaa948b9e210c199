"""Players made of code: what a seat knows in, an action out."""

import hashlib

from feira.bots.base import Bot
from feira.bots.greedy import Greedy
from feira.bots.random import Random
from feira.games.base import FeiraError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot_seed(game_seed: int | str, seat: int) -> int:
    """A seed for a seat's bot that tells nothing of the game's own seed, from which every secret could be computed."""
    return int.from_bytes(hashlib.sha256(f"{game_seed}/{seat}".encode()).digest()[:8], "big")


def get_bot(name: str, seed: int) -> Bot:
    """A new bot by name; all that it does follows from what it is shown and from the seed."""
    if name not in BOTS:
        raise FeiraError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot_seed", "get_bot"]
