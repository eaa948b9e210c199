"""Compile everything once, both games at the same time, before the tests run: `python tests/warm_up.py`.

Without it each of the processes that run tests compiles the same functions at the same time.
"""

import multiprocessing
import sys

from feira.envs.many import ManyGames
from feira.games import GAMES, get_game
from feira.table.warm_up import warm_up_all


def compile_all(name: str) -> None:
    """What tables, bots and environments call of a game."""
    game = get_game(name)
    warm_up_all(game)
    games = ManyGames(name, 1)
    games.step(games.random_actions())
    states = game.new(game.options({"players": 2}), 0)
    game.resample(states, 0, 0, 0)


if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    processes = [spawn.Process(target=compile_all, args=(name,)) for name in GAMES]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    sys.exit(max(process.exitcode or 0 for process in processes))
