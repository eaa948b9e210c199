"""What is wrong with a record is said: which move, which rule, what."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from feira.records import RecordError, Replay, check_record
from tests.golden.games import RECORDS
from tests.records.played import play

CHALLENGE = {"challenge": 6}


def refused(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        check_record(record)
    with pytest.raises(RecordError):
        Replay(record)
    return caught.value


def changed(change: Callable[[Any], Any], options: Any = None, *, legal: bool = False) -> RecordError:
    record = copy.deepcopy(play(options or {"players": 2}, legal=legal).record)
    change(record)
    return refused(record)


def first(record: Any, do: str) -> int:
    """The index of the first move of a kind."""
    return next(n for n, move in enumerate(record["moves"]) if move["do"] == do)


def test_an_illegal_move_names_move_and_rule():
    def change(record):
        record["moves"][first(record, "bring_customers")]["at"] = "left-1"
        record["moves"][first(record, "bring_customers")]["customers"] = 4

    record = play({"players": 2}).record
    error = changed(change)
    assert error.move == first(record, "bring_customers") + 1
    assert error.rule == "M2.4"
    assert str(error).startswith(f"move {error.move}: M2.4: no tile with 4 ×")


def test_a_move_out_of_turn():
    def change(record):
        record["moves"][0]["seat"] = 1

    error = changed(change)
    assert (error.move, error.rule) == (1, "M3.0")


@pytest.mark.parametrize("seat", [2, 5, 2**31, 2**63, 2**64, 10**5000], ids=["2", "5", "2^31", "2^63", "2^64", "huge"])
def test_a_seat_that_is_not_there(seat):
    error = changed(lambda record: record["moves"][0].update(seat=seat))
    assert error.move == 1
    assert "there is no seat 2" in error.text if seat == 2 else "'seat' must be a seat's number" in error.text


def test_a_tile_that_can_not_be_drawn():
    def change(record):
        record["moves"][first(record, "take_tile")]["drew"] = ["fish", "fish"]

    error = changed(change)
    assert error.rule == "M8"
    assert "2 tiles instead of 1" in error.text


def test_a_draw_that_is_missing():
    def change(record):
        del record["moves"][first(record, "take_tile")]["drew"]

    assert "lacks the field 'drew'" in changed(change).text


def test_a_move_after_the_end():
    record = play({"players": 2}).record
    error = changed(lambda record: record["moves"].append({"seat": 0, "do": "take_coin"}))
    assert (error.move, error.rule) == (len(record["moves"]) + 1, "M5.1")


def test_missing_moves():
    assert "the game is not over" in changed(lambda record: record["moves"].pop()).text


def test_a_missing_result():
    assert "the game is over" in changed(lambda record: record.update(result=None)).text


@pytest.mark.parametrize("field", ["scores", "ranking"])
def test_a_result_in_another_order(field):
    error = changed(lambda record: record["result"][field].reverse(), {"players": 4})
    assert f"result: {field} must be" in error.text


@pytest.mark.parametrize(("field", "value"), [("fame", 3), ("best_move", 0), ("result", 99), ("end", "spaces")])
def test_a_wrong_solo_result(field, value):
    assert f"result: {field} must be" in changed(lambda record: record["result"].update({field: value}), CHALLENGE).text


def test_a_legal_list_that_lacks_a_move():
    error = changed(lambda record: record["moves"][3]["legal"].pop(), legal=True)
    assert error.move == 4
    assert error.text.startswith("legal lacks {'seat'")


def test_a_legal_list_with_a_move_twice():
    error = changed(lambda record: record["moves"][3]["legal"].append(record["moves"][3]["legal"][0]), legal=True)
    assert (error.move, error.text) == (4, "legal has a move twice")


def test_a_legal_list_with_a_move_that_is_not():
    extra = {"seat": 0, "do": "redraw_display"}
    error = changed(lambda record: record["moves"][0]["legal"].append(extra), legal=True)
    assert error.text == f"legal has a move that is not: {extra}"


def test_a_legal_list_with_true_for_one():
    def change(record):
        for move in record["moves"]:
            for entry in move["legal"]:
                entry["seat"] = bool(entry["seat"])

    assert changed(change, legal=True).move == 1


@pytest.mark.parametrize("legal", [None, {}, "all", [None], [[]], [{}], [3]])
def test_a_legal_list_that_is_none(legal):
    assert changed(lambda record: record["moves"][0].update(legal=legal)).move == 1


@pytest.mark.parametrize("data", [None, [], {}, "ours", {"goods": []}])
def test_pieces_that_can_not_be_played_with(data):
    assert "data" in changed(lambda record: record.update(data=data)).text


def test_options_must_be_complete():
    assert "options lacks the field 'money'" in changed(lambda record: record["options"].pop("money")).text


@pytest.mark.parametrize("record", [None, [], "record", 3, {}, {"format": "feira-record/2"}])
def test_what_is_no_record_at_all(record):
    refused(record)


@pytest.mark.parametrize("game", ["chess", None, [], {}, 1])
def test_a_game_that_is_not_ours(game):
    assert "there is no game" in changed(lambda record: record.update(game=game)).text


@pytest.mark.parametrize("where", ["options", "setup", "moves", "result", "data"])
def test_deep_nesting(where):
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    record = play({"players": 2}).record
    refused({**record, where: deep})
    refused({**record, where: [deep]})
    refused({**record, where: {where: deep}})


def test_an_error_is_one_printable_line():
    error = changed(lambda record: record["setup"].update(display="\x1b[31m\n\ud800" + "x" * 10_000))
    assert str(error).isprintable()
    assert len(str(error)) < 500
    str(error).encode("utf-8")


def test_names_are_one_for_each_seat():
    record = play({"players": 2}).record
    check_record({**record, "names": ["Ana", ""]})
    for wrong in (["Ana"], "Ana", None, ["Ana", 2], ["Ana", "x" * 31], ["Ana", "a\nb"]):
        assert "name" in str(refused({**record, "names": wrong}))


@pytest.mark.parametrize("value", [None, 3, [0], [0, 0, 0], [0, -1], [0, True], [0, 1.0], [0, "1"], {"0": 1}])
def test_takebacks_that_are_none(value):
    assert "takebacks" in changed(lambda record: record.update(takebacks=value), {"players": 2}).text


def test_takebacks_may_be_told():
    record = RECORDS["0.1.0/players-2:1"]
    check_record(record | {"takebacks": [0, 3]})
