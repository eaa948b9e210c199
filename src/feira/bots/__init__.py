"""Players made of code: what a seat knows in, an action out."""

import hashlib

from feira.bots.base import Bot, BotError
from feira.bots.greedy import Greedy
from feira.bots.random import Random
from feira.games.base import FeiraError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
PROGRAM = "cmd:"  # what a program of any kind is named by: this and its command line


def seed_from(text: str) -> int:
    """A seed made of a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def bot_seed(game_seed: int | str, seat: int) -> int:
    """A seed for a seat's bot that tells nothing of the game's own seed, from which every secret could be computed."""
    return seed_from(f"{game_seed}/{seat}")


def get_bot(name: str, seed: int) -> Bot:
    """A new bot by name; all that it does follows from what it is shown and from the seed."""
    if name not in BOTS:
        raise FeiraError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)


def make_bot(spec: str, seed: int, seconds: float) -> Bot:
    """A new bot by name or, as in `cmd:python mybot.py`, a program, which must give each answer within so many seconds.

    Whoever makes a bot closes it. A program runs on this machine with all the user may do: so what comes from strangers
    goes to `get_bot`.
    """
    if not spec.startswith(PROGRAM):
        return get_bot(spec, seed)
    from feira.bots.program import Program  # few need what it needs

    return Program(spec.removeprefix(PROGRAM), seed, seconds)


__all__ = ["BOTS", "PROGRAM", "Bot", "BotError", "Greedy", "Random", "bot_seed", "get_bot", "make_bot", "seed_from"]
