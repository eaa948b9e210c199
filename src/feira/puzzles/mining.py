"""Finding puzzles in finished games: decisions with one move that is surely and clearly better than all others.

A quick judgement looks for candidates, a thorough one judges these, and another one with other luck must agree. So must
a search, for the judgement looks only one move ahead.
"""

import hashlib
import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from feira.analysis.decisions import Decision
from feira.analysis.effort import EFFORTS
from feira.analysis.judging import Judged
from feira.analysis.study import Study, judge_name
from feira.bots.search.search import Search
from feira.core.game import Game, Json, States
from feira.core.plain import copied
from feira.evaluation.weights import Networks, shipped_network
from feira.puzzles.puzzle import FORMAT, Puzzle, id_of, read_puzzle, seen_by
from feira.records import Replay

LEAST_GAP: Final = 0.05  # of equity, between the best move and the next one
_CANDIDATE_GAP: Final = 0.03  # by the quick judgement
_LEAST_MOVES: Final = 5  # that lead to different positions
_SEARCHED: Final = 2000  # iterations of the search that must agree
EASIEST: Final = 900  # the rating of a puzzle whose best move seems best at a glance
_HARDER: Final = 220  # for each doubling of the moves that seem as good


def puzzles_of(record: Any, *, seed: int = 0, networks: Networks = shipped_network) -> Iterator[Puzzle]:
    """The puzzles in the record of a finished game; RecordError or FeiraError says what is wrong with it."""
    replay = Replay(record)
    first, again = (Study(record, seed=2 * seed + n, networks=networks) for n in (0, 1))
    for number, decision in enumerate(first.decisions):
        found = _found(first, again, number)
        if found is not None and _agrees(Search(seed, iterations=_SEARCHED, networks=networks), replay.game, found):
            yield _puzzle(replay, decision, found)


def _found(first: Study, again: Study, number: int) -> Judged | None:
    """All legal moves of a decision, judged and compared with the second best; None unless it makes a puzzle."""
    game, decision = first.game, first.decisions[number]
    if len(decision.legal) < _LEAST_MOVES:
        return None
    quick = first.judge(number, EFFORTS["quick"])
    if quick.choices[0].equity - quick.choices[-1].equity < _CANDIDATE_GAP:
        return None  # whatever is the same as the best move, the others are too near
    results = results_of(game, seen_by(game, decision.position, decision.seat), decision.seat, decision.legal)
    if len(set(results.values())) < _LEAST_MOVES:
        return None
    deep = _compared(first, number, quick, results)
    if deep is None:
        return None
    sure = _compared(again, number, deep, results, decision.legal)
    agree = sure is not None and results[sure.best.action] == results[deep.best.action]
    return sure if agree else None


def _agrees(search: Search, game: Game, found: Judged) -> bool:
    """Whether a search chooses the best move too, or one that leads to the same."""
    _, seat, _, position, legal = found.decision
    view = seen_by(game, position, seat)
    results = results_of(game, view, seat, legal)
    return results[search(game, view, seat)] == results[found.best.action]


def _compared(
    study: Study, number: int, before: Judged, results: dict[int, bytes], besides: Sequence[int] = ()
) -> Judged | None:
    """A thorough judgement of the best move against the next one; None unless the gap is clear and sure."""
    rival = _next_best(before, results)
    for _ in range(2):
        if rival is None:
            return None
        judged = study.judge_instead(number, rival, EFFORTS["deep"], besides)
        if _next_best(judged, results) == rival:
            return judged if judged.error >= LEAST_GAP and judged.error > judged.margin else None
        rival = _next_best(judged, results)
    return None


def _next_best(judged: Judged, results: dict[int, bytes]) -> int | None:
    """The best action that leads elsewhere than the best one does."""
    best = results[judged.best.action]
    return next((choice.action for choice in judged.choices if results[choice.action] != best), None)


def results_of(game: Game, view: States, seat: int, actions: Sequence[int]) -> dict[int, bytes]:
    """Where each action leads to, as far as the seat knows: two that lead to the same are one move.

    An action that others don't see yet is always one of its own.
    """
    found = {}
    for action in actions:
        if game.is_secret(action):
            found[action] = str(action).encode()
            continue
        after = copied(view)
        game.kernels.apply(after, 0, seat, action, None)
        found[action] = after.tobytes()
    return found


def _puzzle(replay: Replay, decision: Decision, judged: Judged) -> Puzzle:
    game, seat = replay.game, decision.seat
    view = seen_by(game, decision.position, seat)
    results = results_of(game, view, seat, decision.legal)
    opening = opening_to(replay, decision.step, seat)
    losses = {
        choice.action: 0.0
        if results[choice.action] == results[judged.best.action]
        else round(judged.best.equity - choice.equity, 3)
        for choice in judged.choices
    }
    return read_puzzle(
        {
            "format": FORMAT,
            "id": id_of(opening, seat),
            "opening": opening,
            "seat": seat,
            "losses": {game.to_text(action): losses[action] for action in sorted(losses)},
            "margin": round(judged.margin, 4),
            "themes": themes_of(game, view, seat, judged.best.action, judged.made.action),
            "rating": rating_of(game, view, seat, losses),
            "judge": judge_name(game, opening["options"]) or "own",
        }
    )


def opening_to(replay: Replay, step: int, seat: int) -> Json:
    """The beginning of a game up to a step, without what a seat can't know there, and without names.

    What is hidden is drawn again, by a seed that follows from what the seat does know.
    """
    game, record = replay.game, replay.record
    position = replay.states[step : step + 1].copy()
    seed = hashlib.sha256(seen_by(game, position, seat).tobytes()).digest()[:8]
    game.resample(position, 0, seat, int.from_bytes(seed, "big"))
    moves = [{name: value for name, value in move.items() if name != "legal"} for move in record["moves"][:step]]
    kept = {name: record[name] for name in ("format", "game", "options")}
    kept |= {name: record[name] for name in ("rules", "data") if name in record}
    return {**kept, "setup": game.setup_before(record["setup"], position, 0), "moves": moves, "result": None}


def themes_of(game: Game, view: States, seat: int, best: int, instead: int) -> list[str]:
    """The themes of a decision, as its game names them."""
    if game.spec.themes is None:
        return []
    return list(game.spec.load("themes")(game, view, seat, best, instead))


def rating_of(game: Game, view: States, seat: int, losses: dict[int, float]) -> int:
    """How difficult a puzzle seems: the more wrong moves look as good at a glance, the more so."""
    gains = {action: game.preview(view, 0, seat, action).gain(seat) for action in losses}
    best = max(gains[action] for action, loss in losses.items() if not loss)
    tempting = sum(loss > 0 and gains[action] >= best for action, loss in losses.items())
    return round(EASIEST + _HARDER * math.log2(1 + tempting))
