"""Playing a record again, move by move, and judging it on the way."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from feira.core.game import Event, FeiraError, Game, Json, PiecesError, States, shown
from feira.core.registry import GAMES, get_game, why_no_game
from feira.records.about import ABOUT_FIELDS, check_about
from feira.records.error import RecordError
from feira.records.recorder import FORMAT, all_legal
from feira.records.same import key

FIELDS = ("format", "game", "options", "setup", "moves", "result")
OPTIONAL_FIELDS = ("rules", "data", *ABOUT_FIELDS)  # the edition of the rules; the pieces; who played


class Replay:
    """A record that was found right, with every position of it.

    `states[n]` is the position after `n` moves, `states[0]` the set-up; `events[n]` is what move `n + 1` brought about.
    """

    def __init__(self, record: Any) -> None:
        positions: list[States] = []
        self.events: list[list[Event]] = []
        for judge, events in _play(record):
            positions.append(judge.states.copy())
            self.events.append(events)
        del self.events[0]  # the set-up isn't a move
        self.game = judge.game
        self.record: Json = judge.record
        self.states: States = np.concatenate(positions)

    def __len__(self) -> int:
        """The number of moves."""
        return len(self.events)


def check_record(record: Any) -> None:
    """Judge a record given as parsed JSON; RecordError says what is wrong with it."""
    for _ in _play(record):
        pass


def _play(record: Any) -> Iterator[tuple["_Judge", list[Event]]]:
    """The judge after the set-up and after every move, with the move's events."""
    game = get_game(_checked_fields(record)["game"])
    try:
        judge = _Judge(game, record)
        yield judge, []
        for events in judge.play():
            yield judge, events
    except RecursionError:
        raise RecordError("it is nested too deeply", rule=game.spec.record_rule) from None
    except RecordError as error:
        raise error.by_rule(game.spec.record_rule) from None


class _Judge:
    """Plays a record on `states`; RecordError at the first thing that is wrong."""

    def __init__(self, game: Game, record: Json) -> None:
        self.record = record
        self.game = game
        options = record["options"]
        if not isinstance(options, dict):
            raise RecordError("options must be a JSON object")
        try:
            pieces = self.game.pieces(record["data"]) if "data" in record else None
            edition = record.get("rules", 1)
            self.states = self.game.from_setup(self.game.options(options, edition), record["setup"], pieces)
        except PiecesError as error:
            raise RecordError(f"data: {error}") from None
        except FeiraError as error:
            raise RecordError.of(error) from None
        _compare(self.game.options_json(self.states, 0), options, "options")
        self.seats: int = options["players"]
        check_about(record, self.seats)

    def play(self) -> Iterator[list[Event]]:
        """The events of each move; after the last the result is judged."""
        moves = self.record["moves"]
        at = 0
        while at < len(moves):
            events, written = self._move(moves[at], at + 1)
            at += len(written)
            yield events
            yield from ([] for _ in written[1:])
        self._judge_result()

    def _move(self, move: Any, number: int) -> tuple[list[Event], list[Json]]:
        """Do a move: what happened, and what a record gets for it, which is what this record must have."""
        if isinstance(move, dict) and "legal" in move:
            self._judge_legal(move["legal"], number)
            move = {name: value for name, value in move.items() if name != "legal"}
        events: list[Event] = []
        written: list[Json] = []
        try:
            for seat, action, chance in self.game.from_json(move):
                self._require_seat(seat)
                happened = self.game.apply(self.states, 0, seat, action, chance)
                events += happened
                written += self.game.record_moves(seat, action, happened)
        except FeiraError as error:
            raise RecordError.of(error, number) from None
        if not written:
            raise RecordError("not every seat that must decide now has done so", move=number)
        # What follows without anybody's choice is written down too: mostly nothing.
        found = [move, *self.record["moves"][number : number + len(written) - 1]]
        self._compare_moves(written, found, number)
        return events, written

    def _require_seat(self, seat: int) -> None:
        if seat >= self.seats:
            raise RecordError(f"there is no seat {shown(seat)} in a game of {self.seats}")

    def _compare_moves(self, written: Sequence[Json], found: Sequence[Any], number: int) -> None:
        for k, expected in enumerate(written):
            if k == len(found):
                raise RecordError(f"it is missing: {expected}", move=number + k)
            _compare(expected, found[k], "it", move=number + k)

    def _judge_legal(self, legal: Any, number: int) -> None:
        if not isinstance(legal, list):
            raise RecordError("legal must be a list of moves", move=number)
        given = {key(move): move for move in legal}
        expected = {key(move): move for move in all_legal(self.game, self.states, 0)}
        if len(given) < len(legal):
            raise RecordError("legal has a move twice", move=number)
        for wrong in given.keys() - expected.keys():
            raise RecordError(f"legal has a move that is not: {shown(given[wrong], 200)}", move=number)
        for wrong in expected.keys() - given.keys():
            raise RecordError(f"legal lacks {expected[wrong]}", move=number)

    def _judge_result(self) -> None:
        result = self.record["result"]
        expected = self.game.result_json(self.states, 0)
        if expected is None:
            if result is not None:
                raise RecordError("there is a result, but the game is not over: moves are missing")
        elif result is None:
            raise RecordError("the game is over, but result is null")
        else:
            try:
                _compare(expected, _with_sorted_ties(result), "result", ordered=True)
            except RecordError as error:
                raise error.by_rule(self.game.spec.score_rule) from None


def _checked_fields(record: Any) -> Json:
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise RecordError(f"format must be {FORMAT!r}, not {shown(record.get('format'))}")
    for name in FIELDS:
        if name not in record:
            raise RecordError(f"the field {name!r} is missing")
    for name in record:
        if name not in FIELDS + OPTIONAL_FIELDS:
            raise RecordError(f"there is an unknown field {shown(name)}")
    if record["game"] not in list(GAMES):
        raise RecordError(why_no_game(record["game"]))
    if type(record.get("rules", 1)) is not int:
        raise RecordError(f"rules must be a whole number, the edition of the rules, not {shown(record['rules'])}")
    if record.get("data", {}) is None:
        raise RecordError("data must be the pieces of the game, not null")
    if not isinstance(record["moves"], list):
        raise RecordError("moves must be a list")
    return record


def _with_sorted_ties(result: Any) -> Any:
    """A result in which the order of tied seats makes no difference."""
    if not isinstance(result, dict) or not isinstance(result.get("ranking"), list):
        return result
    ranking = [sorted(tied, key=str) if isinstance(tied, list) else tied for tied in result["ranking"]]
    return {**result, "ranking": ranking}


def _compare(expected: Json, given: Any, what: str, *, move: int | None = None, ordered: bool = False) -> None:
    """Refuse what is not just what the game itself would write."""
    if not isinstance(given, dict):
        raise RecordError(f"{what} must be a JSON object, not {shown(given)}", move=move)
    for name in expected:
        if name not in given:
            raise RecordError(f"{what} lacks the field {name!r}", move=move)
    for name, value in given.items():
        if name not in expected:
            raise RecordError(f"{what} has an unknown field {shown(name)}", move=move)
        if key(expected[name], ordered=ordered) != key(value, ordered=ordered):
            raise RecordError(f"{what}: {name} must be {shown(expected[name])}, not {shown(value)}", move=move)
