"""A game comes back out of its record just as it was played."""

import copy
import json

import numpy as np
import pytest

from feira.games import get_game
from feira.records import Recorder, Replay, all_legal, check_record, parse_json, record_line
from tests.records.played import KINDS, Played, kind_name, play

every_kind = pytest.mark.parametrize("kind", KINDS, ids=kind_name)


def assert_same_positions(played: Played, replay: Replay) -> None:
    """Bit for bit, but for the generator and for the order of tiles that are out of the game: no record tells them."""
    assert len(played.states) == len(replay.states) == len(replay) + 1
    for n, (one, other) in enumerate(zip(played.states, replay.states, strict=True)):
        for name in played.game.dtype.names:
            here, there = np.asarray(one[name]).copy(), np.asarray(other[name]).copy()
            if name == "rng":
                continue
            if name == "stacks":
                for stack, out in enumerate(one["stack_out"]):
                    here[stack, 16 - out :].sort()
                    there[stack, 16 - out :].sort()
            assert np.array_equal(here, there), (n, name)


@every_kind
@pytest.mark.parametrize("legal", [False, True], ids=["plain", "legal"])
def test_replay_is_play(kind, legal):
    for seed in range(4):
        played = play(kind, seed=seed, legal=legal)
        replay = Replay(parse_json(record_line(played.record)))
        assert_same_positions(played, replay)
        assert replay.events == played.events
        assert replay.game.result_json(replay.states, len(replay)) == played.record["result"]


@every_kind
def test_greedy_games_come_back_too(kind):
    played = play({**kind, "money": "open", "restaurants": "hidden"}, bot="greedy")
    assert_same_positions(played, Replay(played.record))


@every_kind
def test_a_replay_written_down_again_is_the_same_record(kind):
    record = play(kind, seed=3, legal=True).record
    game = get_game(record["game"])
    states = game.from_setup(game.options(record["options"]), record["setup"])
    recorder = Recorder(game, states, legal=True)
    for move in record["moves"]:
        [(seat, action, chance)] = game.from_json({name: move[name] for name in move if name != "legal"})
        recorder.apply(seat, action, chance)
    assert recorder.record() == record


@every_kind
def test_a_running_game_has_no_result_and_every_part_of_a_game_is_a_record(kind):
    played = play(kind, seed=5)
    moves = played.record["moves"]
    for n in range(len(moves)):
        check_record({**played.record, "moves": moves[:n], "result": None})


def test_the_result_is_null_until_the_end():
    game = get_game("mercado")
    states = game.new(game.options({"players": 2}), 1)
    recorder = Recorder(game, states)
    for _ in range(4):
        assert recorder.record()["result"] is None
        [seat] = game.to_act(states, 0)
        recorder.apply(seat, game.from_text("coin"))
    assert recorder.record()["result"] == {"scores": [3, 3], "ranking": [[0, 1]], "end": "coins"}


def test_a_record_taken_early_does_not_change_afterwards():
    game = get_game("mercado")
    recorder = Recorder(game, game.new(game.options({"players": 2}), 1))
    early = recorder.record()
    recorder.apply(0, game.from_text("coin"))
    assert early["moves"] == []


@every_kind
def test_legal_lists_every_legal_move_of_the_position(kind):
    played = play(kind, seed=2, legal=True)
    for n, move in enumerate(played.record["moves"]):
        assert move["legal"] == all_legal(played.game, played.states, n)
        assert {name: move[name] for name in move if name not in ("legal", "drew")} in move["legal"]


def test_an_illegal_move_is_not_written_down():
    game = get_game("mercado")
    recorder = Recorder(game, game.new(game.options({"players": 2}), 1), legal=True)
    with pytest.raises(Exception, match=r"M3\.0"):
        recorder.apply(1, game.from_text("coin"))
    assert recorder.record()["moves"] == []


def own_pieces():
    game = get_game("mercado")
    tiles = [["fish", "meat"], ["grape"], ["tomato", "flower"], ["fish"], ["meat", "grape"], ["flower"]]
    return game.pieces(
        {
            "about": "made for a test: 6 tiles of each number",
            "goods": ["fish", "flower", "tomato", "meat", "grape"],
            "stands_per_good": 5,
            "wooden_stands": 6,
            "restaurants": {
                "sushi_bar": "fish",
                "tea_house": "flower",
                "pizzeria": "tomato",
                "burger_joint": "meat",
                "wine_bar": "grape",
                "pub": "*",
            },
            "restaurants_per_kind": 1,
            "marked_spaces": ["A1", "B2", "C3", "D4", "E5"],
            "customers": {str(number): tiles for number in range(1, 5)},
        }
    )


@every_kind
def test_other_pieces_are_carried_whole(kind):
    pieces = own_pieces()
    game = get_game("mercado")
    states = game.new(game.options(kind), 4, pieces)
    record = Recorder(game, states, pieces=pieces).record()
    assert record["data"] == pieces.source
    check_record(parse_json(record_line(record)))


def test_our_own_pieces_are_not_carried():
    game = get_game("mercado")
    pieces = game.pieces()
    record = Recorder(game, game.new(game.options({}), 4, pieces), pieces=pieces).record()
    assert "data" not in record


def test_the_goods_of_a_tile_may_come_in_any_order():
    record = copy.deepcopy(play({"players": 3}, seed=2, legal=True).record)
    turned = 0
    for move in record["moves"]:
        for entry in (move, *move["legal"]):
            if len(entry.get("goods", ())) == 2:
                entry["goods"].reverse()
                turned += 1
        move["legal"].reverse()
    for stack in record["setup"]["stacks"].values():
        for goods in stack:
            goods.reverse()
    assert turned > 10
    check_record(record)


def test_tied_seats_may_come_in_any_order():
    game = get_game("mercado")
    recorder = Recorder(game, game.new(game.options({"players": 2}), 1))
    for seat in (0, 1, 0, 1):
        recorder.apply(seat, game.from_text("coin"))
    record = recorder.record()
    record["result"] = {**record["result"], "ranking": [[1, 0]]}
    check_record(record)


def test_a_line_is_plain_text():
    line = record_line(play({"players": 2}).record)
    assert line.isascii()
    assert line.count("\n") == 1
    assert json.loads(line)["format"] == "feira-record/1"
