"""Self-play on all cores of this machine, or on a Ray cluster: chunks of games, each with a seed of its own.

What comes out does not depend on how many work on it.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from feira.core.game import FeiraError, Json
from feira.evaluation.network import Network
from feira.extras import how_to_get
from feira.games import get_game
from feira.training.self_play import Examples, Way, make_examples


class Chunk(NamedTuple):
    """Games to play."""

    game: str
    options: Json
    seed: int
    games: int
    way: Way
    trace: float


Play: TypeAlias = Callable[[Network, list[Chunk]], Iterator[Examples]]  # the examples of each chunk, in their order


def play_chunk(network: Network, chunk: Chunk) -> Examples:
    """Play the games of a chunk."""
    game = get_game(chunk.game)
    return make_examples(game, chunk.options, network, chunk.seed, chunk.games, chunk.way, trace=chunk.trace)


@contextmanager
def on_cores(jobs: int) -> Iterator[Play]:
    """Threads are enough: compiled code runs without Python's lock."""
    with ThreadPoolExecutor(jobs) as pool:
        yield lambda network, chunks: pool.map(lambda chunk: play_chunk(network, chunk), chunks)


@contextmanager
def on_ray() -> Iterator[Play]:
    """The cluster that Ray finds (RAY_ADDRESS); if there is none, one of this machine is started, and ended."""
    try:
        import ray
    except ImportError:
        raise FeiraError(f"Ray is not installed: {how_to_get('cluster')}") from None
    import logging

    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    remote: Any = ray.remote(play_chunk)

    def play(network: Network, chunks: list[Chunk]) -> Iterator[Examples]:
        there = ray.put(network)
        for result in [remote.remote(there, chunk) for chunk in chunks]:
            yield Examples(*ray.get(result))

    try:
        yield play
    finally:
        if own:
            ray.shutdown()
