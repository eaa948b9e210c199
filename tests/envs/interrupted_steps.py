"""Interrupts steps of many games again and again, as Ctrl-C does, and sees that they go on; prints how often."""

import signal
import sys

import numpy as np

from feira.envs.many import ManyGames

TIMES = 100


def interrupt(*_):
    raise KeyboardInterrupt


def interrupted(games: ManyGames, seconds: float) -> bool:
    """Whether steps were interrupted after some time."""
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        for _ in range(10_000):
            games.step(games.random_actions())
    except KeyboardInterrupt:
        return True
    return False


def main() -> None:
    """Numba must not be interrupted in its work, so everything is called once before."""
    games, others = (ManyGames("mercado", 64, threads=threads, seed=1) for threads in (3, 1))
    for each in (games, others):
        each.step(each.random_actions())
    signal.signal(signal.SIGALRM, interrupt)
    times = sum(interrupted(games, 0.001 + n / 50_000) for n in range(TIMES))
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    for each in (games, others):
        each.reset(2)
    for _ in range(50):
        for each in (games, others):
            each.step(each.random_actions())
        assert np.array_equal(games.planes, others.planes)
    sys.stdout.write(str(times))


if __name__ == "__main__":
    main()
