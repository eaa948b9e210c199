"""Players made of code: what a seat knows in, an action out."""

import hashlib
import re
from collections.abc import Callable
from functools import partial
from typing import Final

from feira.bots.base import Bot, BotError
from feira.bots.greedy import Greedy
from feira.bots.levels import LEVELS, level
from feira.bots.random import Random
from feira.core.game import FeiraError, shown

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(level, name) for name in LEVELS},
}
_LIMIT = re.compile(r"(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)")
PROGRAM = "cmd:"  # what a program of any kind is named by: this and its command line


def seed_from(text: str) -> int:
    """A seed made of a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def bot_seed(game_seed: int | str, seat: int) -> int:
    """A seed for a seat's bot that doesn't reveal the game's own seed, from which every secret could be computed."""
    return seed_from(f"{game_seed}/{seat}")


def get_bot(name: str, seed: int) -> Bot:
    """A new bot by name; all that it does follows from what it is shown and from the seed.

    A level may be given another limit, as in `level6@0.5s` for half a second a decision or `level6@2000` for so many
    iterations; with the latter it does not depend on the machine.
    """
    plain, _, limit = name.partition("@") if isinstance(name, str) else (name, "", "")
    if plain not in list(BOTS):
        raise FeiraError(f"there is no bot {shown(plain)}; there is {', '.join(BOTS)}")
    if "@" not in name:
        return BOTS[plain](seed)
    if plain not in LEVELS or not LEVELS[plain].searches:
        raise FeiraError(f"{plain} does not search, so it takes no limit as in {name!r}")
    match = _LIMIT.fullmatch(limit)
    if not match or float(limit.rstrip("s")) == 0:
        raise FeiraError(
            f"{limit!r} isn't a limit for a bot; give seconds, as in {plain}@0.5s, or iterations: {plain}@2000"
        )
    if match["seconds"]:
        return level(plain, seed, seconds=float(match["seconds"]))
    return level(plain, seed, iterations=int(match["iterations"]))


def make_bot(spec: str, seed: int, seconds: float) -> Bot:
    """A new bot by name or, as in `cmd:python mybot.py`, a program, which must give each answer within so many seconds.

    If you create a bot, close it. A program runs on this machine and can do whatever the user can: so use
    `get_bot` for names that come from strangers.
    """
    if not spec.startswith(PROGRAM):
        return get_bot(spec, seed)
    from feira.bots.program import Program  # few need what it needs

    return Program(spec.removeprefix(PROGRAM), seed, seconds)


__all__ = [
    "BOTS",
    "LEVELS",
    "PROGRAM",
    "Bot",
    "BotError",
    "Greedy",
    "Random",
    "bot_seed",
    "get_bot",
    "make_bot",
    "seed_from",
]
