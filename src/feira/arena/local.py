"""Matches on all cores of this machine."""

from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial

from feira.arena.match import play_match
from feira.arena.plan import Match, Plan
from feira.core.game import Json
from feira.processes import as_finished


def play_on_cores(plan: Plan, matches: Iterable[Match], *, jobs: int) -> Generator[Json, None, None]:
    """The records of matches, as they are finished."""
    work = partial(play_match, plan)
    with closing(as_finished(work, matches, jobs=jobs, name=lambda match: f"game {match.number}")) as played:
        for _, record in played:
            yield record
