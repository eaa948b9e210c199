"""Players made of code: what a seat knows in, an action out."""

import hashlib
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypedDict

from feira.bots.base import Bot, BotError
from feira.bots.greedy import Greedy
from feira.bots.instant import Instant
from feira.bots.levels import LEVELS, level
from feira.bots.random import Random
from feira.bots.search.search import Search
from feira.core.game import FeiraError, shown
from feira.evaluation.weights import networks_of

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "instant": Instant,
    "search": partial(Search, seconds=1.0),  # by rule of thumb, as before there were networks
    **{name: partial(level, name) for name in LEVELS},
}
_LIMIT = re.compile(r"(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)")
PROGRAM = "cmd:"  # what a program of any kind is named by: this and its command line
NETWORK = "net:"  # what a network in a file is named by: this and its path, and perhaps a limit as in net:a.npz@0.5s


class Limits(TypedDict, total=False):
    """How long a search may take."""

    seconds: float
    iterations: int


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
    plain, at, limit = name.partition("@") if isinstance(name, str) else (name, "", "")
    if plain not in list(BOTS):
        raise FeiraError(f"there is no bot {shown(plain)}; there is {', '.join(BOTS)}")
    if not at:
        return BOTS[plain](seed)
    if not searches(plain):
        raise FeiraError(f"{plain} does not search, so it takes no limit as in {name!r}")
    limits = _read_limit(plain, limit)
    return Search(seed, **limits) if plain == "search" else level(plain, seed, **limits)


def searches(name: str) -> bool:
    """Whether a bot thinks for some time, so that it takes a limit."""
    return name == "search" or (name in LEVELS and LEVELS[name].searches)


def _read_limit(name: str, limit: str) -> Limits:
    """What stands behind the @ in a bot's name."""
    match = _LIMIT.fullmatch(limit)
    if not match or float(limit.rstrip("s")) == 0:
        raise FeiraError(
            f"{limit!r} isn't a limit for a bot; give seconds, as in {name}@0.5s, or iterations: {name}@2000"
        )
    if match["seconds"]:
        return {"seconds": float(match["seconds"])}
    return {"iterations": int(match["iterations"])}


def make_bot(spec: str, seed: int, seconds: float) -> Bot:
    """A new bot by name; or, as in `net:FILE`, one that plays by a network; or, as in `cmd:python mybot.py`, a program.

    A program must give each answer within so many seconds.

    If you create a bot, close it. A program runs on this machine and can do whatever the user can: so use
    `get_bot` for names that come from strangers.
    """
    if spec.startswith(NETWORK):
        return _bot_of_file(spec.removeprefix(NETWORK), seed)
    if not spec.startswith(PROGRAM):
        return get_bot(spec, seed)
    from feira.bots.program import Program  # few need what it needs

    return Program(spec.removeprefix(PROGRAM), seed, seconds)


def _bot_of_file(spec: str, seed: int) -> Bot:
    """A bot that plays by a network in a file: at once, or with a limit by search."""
    path, at, limit = spec.rpartition("@")
    if not at or not _LIMIT.fullmatch(limit):
        return Instant(seed, networks_of(Path(spec)))
    return Search(seed, networks=networks_of(Path(path)), **_read_limit("level6", limit))


__all__ = [
    "BOTS",
    "LEVELS",
    "NETWORK",
    "PROGRAM",
    "Bot",
    "BotError",
    "Greedy",
    "Instant",
    "Random",
    "bot_seed",
    "get_bot",
    "make_bot",
    "searches",
    "seed_from",
]
