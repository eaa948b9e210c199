"""Matches on a Ray cluster, or on a Ray of this machine."""

import logging
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from feira.arena.match import play_match
from feira.arena.plan import Match, Plan
from feira.core.game import FeiraError, Json
from feira.extras import how_to_get

try:
    import ray
    from ray.exceptions import RayError
except ImportError:
    raise FeiraError(f"there is no Ray here: {how_to_get('cluster')}") from None


def play_on_ray(plan: Plan, matches: Iterable[Match], *, jobs: int | None) -> Generator[Json, None, None]:
    """The records of matches, as they are finished; so many at a time, or as many as the cluster has cores.

    The cluster is the one that Ray finds (RAY_ADDRESS); if there is none, one of this machine is started, and ended.
    """
    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    running: list[Any] = []
    try:
        remote: Any = ray.remote(play_match)
        plan_there = ray.put(plan)
        to_do = iter(matches)
        running += [remote.remote(plan_there, match) for match in islice(to_do, jobs or _cores())]
        while running:
            finished, running = ray.wait(running)
            running += [remote.remote(plan_there, match) for match in islice(to_do, len(finished))]
            yield from (dict(ray.get(record)) for record in finished)
    except RayError as error:
        raise FeiraError(f"a game can't be played: {error}") from None
    finally:
        for record in running:
            ray.cancel(record, force=True)
        if own:
            ray.shutdown()


def _cores() -> int:
    resources: Any = ray.cluster_resources  # it has no types
    return max(1, int(resources().get("CPU", 1)))
