"""Fingerprints of all that many games at once show; run as a program it prints them."""

import hashlib
import sys

from feira.envs.many import ManyGames

KINDS = [
    ("mercado", {"players": 3, "restaurants": "hidden"}),
    ("mercado", {"challenge": 7}),
    ("marche", {"players": 2}),
    ("marche", {"players": 3, "variant": "classic"}),
]


def digests(threads: int = 1) -> list[str]:
    """One for each kind of game: of observations, masks, seats and rewards during some hundred random moves."""
    found = []
    for name, options in KINDS:
        games = ManyGames(name, 4, seed=3, threads=threads, **options)
        digest = hashlib.sha256()
        for _ in range(90):
            games.step(games.random_actions())
            for array in (games.planes, games.scalars, games.mask, games.seats, games.rewards):
                digest.update(array.tobytes())
        found.append(digest.hexdigest())
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(threads=2)))
