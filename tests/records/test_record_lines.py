"""Records in great numbers: compiled code writes and checks the same lines as the ways that go move by move."""

import json

import numpy as np
import pytest

from feira.bots import Random
from feira.core.transcript import replay
from feira.games import GAMES, get_game
from feira.records import Recorder, check_record, is_as_written, parse_json, random_line, record_line
from tests.golden.games import RECORDS

KINDS = [(name, options) for name in GAMES for options in get_game(name).example_options()]
every_kind = pytest.mark.parametrize(("name", "options"), KINDS, ids=str)


def lines(name, options, seed, pieces=None):
    """A game at random, written by compiled code and by a Recorder."""
    game = get_game(name)
    chosen = game.options(options)
    states = game.new(chosen, seed, pieces)
    generators = np.arange(seed, seed + chosen.players, dtype=np.uint64)[:, np.newaxis]
    recorder = Recorder(game, states.copy(), pieces=pieces)
    bots = [Random(int(first[0])) for first in generators]
    while seats := game.to_act(recorder.states, 0):
        seat = seats[0]
        recorder.apply(seat, bots[seat](game, game.view(recorder.states, 0, seat), seat))
    return random_line(game, states, generators, pieces), record_line(recorder.record())


@every_kind
def test_both_ways_write_the_same(name, options):
    for seed in range(5):
        written, recorded = lines(name, options, seed)
        assert written == recorded


@every_kind
def test_what_we_write_is_known_at_once(name, options):
    line, _ = lines(name, options, 1)
    assert is_as_written(line)
    assert is_as_written(line.rstrip("\n"))
    check_record(parse_json(line))


def test_own_pieces_are_in_the_line():
    record = next(record for record in RECORDS.values() if record["game"] == "mercado" and "data" in record)
    pieces = get_game("mercado").pieces(record["data"])
    written, recorded = lines("mercado", {"players": 2}, 3, pieces)
    assert written == recorded
    assert json.loads(written)["data"] == record["data"]


@every_kind
def test_a_running_game_is_known_too(name, options):
    record = json.loads(lines(name, options, 2)[0])
    for moves in ([], record["moves"][:1]):
        line = record_line({**record, "moves": moves, "result": None})
        assert is_as_written(line)


def test_who_played_may_be_named():
    record = json.loads(lines("mercado", {"players": 2}, 4)[0])
    for about in ({"names": ["Ana", "Zoé"]}, {"takebacks": [0, 3]}, {"arena": {"number": 1}, "names": ["", ""]}):
        assert is_as_written(record_line(record | about))
    for about in ({"names": ["Ana"]}, {"names": [1, 2]}, {"takebacks": [0, -1]}, {"takebacks": [True, 0]}, {"more": 1}):
        assert not is_as_written(record_line(record | about))


def test_what_is_right_but_written_otherwise_is_left_to_the_judge():
    record = json.loads(lines("mercado", {"players": 2}, 4)[0])
    for other in (json.dumps(record), "", "{}", "[]", "nonsense"):
        assert not is_as_written(other)


@pytest.mark.parametrize(("name", "options"), [("mercado", {"players": 2}), ("marche", {"players": 2})])
def test_no_other_character_is_right_anywhere(name, options):
    """Whatever byte is changed, the quick way says no more than the judge."""
    line = lines(name, options, 6)[0]
    for at in range(0, len(line), 7):
        for other in ("X", '"', "{", " ", "9", ""):
            tampered = line[:at] + other + line[at + 1 :]
            if tampered != line and is_as_written(tampered):
                check_record(parse_json(tampered))
    for around in ("\x0c", "\x1c", "\u00a0", "\ufeff"):
        assert not is_as_written(around + line)


@pytest.mark.parametrize("name", GAMES)
def test_hostile_numbers_are_refused(name):
    game = get_game(name)
    options = game.options({"players": 2})
    action = int(game.legal(game.new(options, 1), 0, 0)[0])
    for rows in (
        [0],
        [0, action],
        [0, action, 1],
        [0, action, 300],
        [0, action, -2],
        [0, action, 1, 77],
        [9, action, 0],
    ):
        assert not replay(game, game.new(options, 1), 2, rows)
    drawing = game.from_text("take fish") if name == "mercado" else game.from_text("draw")
    states = game.new(options, 1)
    game.apply(states, 0, 0, action)
    for code in (-300, -1, 5, 6, 255, 399):
        for seat in (0, 1):
            assert not replay(game, states.copy(), 2, [seat, drawing, 1, code])


def test_j4_1_bids_in_two_moves_are_not_taken_for_one():
    record = json.loads(lines("marche", {"players": 3}, 1)[0])
    at = next(n for n, move in enumerate(record["moves"]) if move["do"] == "bids")
    seats = list(record["moves"][at]["bids"].items())
    apart = [{"do": "bids", "bids": dict([bid])} for bid in seats]
    moves = [*record["moves"][:at], *apart, *record["moves"][at + 1 :]]
    assert not is_as_written(record_line({**record, "moves": moves}))


def test_a_seat_that_is_not_there_is_refused():
    record = json.loads(lines("marche", {"players": 2}, 1)[0])
    for seat in (2, 5, 300, 40_000, -1):
        record["moves"][0]["seat"] = seat
        assert not is_as_written(record_line(record))
