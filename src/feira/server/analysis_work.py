"""What the process that analyses finished games does: it judges decisions, some at a time, and draws conclusions."""

import time
from functools import lru_cache
from typing import NamedTuple

import orjson

from feira.analysis import EFFORTS, Study
from feira.analysis.judging import Judged
from feira.analysis.kept import judged_from, judged_json
from feira.analysis.practice import try_move
from feira.core.game import Json
from feira.core.registry import all_games
from feira.server.workers import begin_to_work, step_back
from feira.table.warm_up import warm_up_analysis


def begin() -> None:
    """The process begins: when it has loaded what it judges with, it gives way to those for whom a person waits."""
    begin_to_work()
    for game in all_games():
        warm_up_analysis(game)
    step_back()


class Part(NamedTuple):
    """Some of the decisions of a game, judged."""

    judged: list[Json]
    total: int  # how many decisions there are


@lru_cache(maxsize=2)
def _study(record: bytes) -> Study:
    return Study(orjson.loads(record))


def judge_some(record: bytes, effort: str, first: int, seconds: float) -> Part:
    """Judge decisions from one on, as many as there is time for, and at least one."""
    study, judged = _study(record), []
    until = time.monotonic() + seconds
    for number in range(first, len(study.decisions)):
        judged.append(judged_json(study.judge(number, EFFORTS[effort])))
        if time.monotonic() > until:
            break
    return Part(judged, len(study.decisions))


class Concluded(NamedTuple):
    """An analysis as JSON."""

    body: bytes  # as the page shows it
    play: bytes  # by seat, what its decisions lost


def conclude(record: bytes, effort: str, judged: list[Json]) -> Concluded:
    """The analysis of a game whose decisions are judged with an effort."""
    study = _study(record)
    pairs = zip(study.decisions, judged, strict=True)
    found = study.concluded([judged_from(*pair) for pair in pairs], EFFORTS[effort])
    answer = found.to_json()
    for one, told in zip(found.judged, answer["decisions"], strict=True):
        told |= {"move": _move(study, one, one.made.action), "best": _move(study, one, one.best.action)}
    play = [found.play(seat)._asdict() for seat in range(found.players)]
    return Concluded(orjson.dumps(answer), orjson.dumps(play))


def _move(study: Study, one: Judged, action: int) -> Json:
    return {"move": study.game.to_text(action), "json": study.game.to_json(one.decision.seat, action)}


def judge_move(record: bytes, step: int, seat: int, action: int) -> Json:
    """What a legal action would have cost in the place of a decision, and whether it is nearly as good as the best."""
    return try_move(_study(record), step, seat, action).to_json()
