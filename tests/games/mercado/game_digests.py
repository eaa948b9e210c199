"""Fingerprints of whole games with all that is told of them; run as a module it prints those of a few games.

The same games must have the same fingerprints however the engine runs: compiled, with checked indices, or as Python.
"""

import hashlib
import json
import sys

from feira.core.game import SPECTATOR
from feira.core.jit import compiled
from feira.games.mercado.engine.state import MAX_PLAYERS
from tests.games.mercado.positions import GAME
from tests.games.mercado.random_games import MANY_PLAYERS, SOLO, TASTES, random_game

KINDS = [*MANY_PLAYERS[::5], *SOLO]


def digests(games: int) -> dict[str, str]:
    """One fingerprint for each kind of game, over so many games of it."""
    return {json.dumps(options): _digest(options, games) for options in KINDS}


def _digest(options, games: int) -> str:
    digest = hashlib.sha256()
    for seed in range(games):
        taste = TASTES[(seed + len(str(options))) % len(TASTES)]
        for number, step in enumerate(random_game(options, seed, taste)):
            told = [event.to_json() for event in step.events]
            digest.update(json.dumps([step.action, told]).encode())
            digest.update(step.after.tobytes())
            if number % 8 == 0:
                _look(digest, step.before, step.seat, number)
        digest.update(json.dumps(GAME.result_json(step.after, 0)).encode())
    return digest.hexdigest()


def _look(digest, states, seat: int, seed: int) -> None:
    """Take in what a seat sees, and a guess of what it doesn't."""
    for viewer in (seat, SPECTATOR):
        digest.update(GAME.view(states, 0, viewer).tobytes())
        guessed = states.copy()
        GAME.resample(guessed, 0, viewer, seed)
        digest.update(guessed.tobytes())
    digest.update(json.dumps(GAME.observation(states, 0, seat)).encode())


@compiled
def purse(states, seat):
    return states[0].money[seat]


def indices_are_checked() -> bool:
    """Whether an index out of range is an error, as it is in Python; what lies there else is the next field."""
    try:
        purse(GAME.new(GAME.options({}), 0), MAX_PLAYERS)
    except IndexError:
        return True
    return False


if __name__ == "__main__":
    json.dump({"checked": indices_are_checked(), "digests": digests(int(sys.argv[1]))}, sys.stdout)
