"""J8: actions in their four forms, records, and what happens to nonsense."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marche_helpers import GAME, KINDS, disc, do, draw, new_game, plain_game, random_game

from feira.core.game import FeiraError, Illegal, MoveError
from feira.games.marche.surface import moves


@pytest.mark.parametrize("action", range(GAME.actions))
def test_four_forms_of_every_action(action):
    assert GAME.from_move(GAME.to_move(action)) == action
    assert GAME.from_text(GAME.to_text(action)) == action
    assert GAME.from_text(f"  {GAME.to_text(action).upper()} ") == action
    written = GAME.to_json(3, action)
    if written["do"] == "draw":
        written["drew"] = "flea"
    if written["do"] == "place":
        written["paved"] = []
    assert [(seat, number) for seat, number, _ in GAME.from_json(written)] == [(3, action)]


def test_j8_forms_of_a_record():
    assert GAME.to_json(0, GAME.from_text("reserve B3")) == {"seat": 0, "do": "reserve", "at": "B3"}
    assert GAME.to_json(0, GAME.from_text("bid 3")) == {"do": "bids", "bids": {"0": 3}}
    assert GAME.to_json(2, GAME.from_text("place none")) == {"seat": 2, "do": "place", "at": None}
    assert GAME.to_json(1, GAME.from_text("pass")) == {"seat": 1, "do": "pass"}
    bids = GAME.from_json({"do": "bids", "bids": {"2": 0, "0": 3}})
    assert bids == [(0, GAME.from_text("bid 3"), ()), (2, GAME.from_text("bid 0"), ())]
    place = {"seat": 1, "do": "place", "at": "D4", "paved": ["D5", "E5"]}
    assert GAME.from_json(place) == [(1, GAME.from_text("place D4"), ("D5", "E5"))]


def test_j4_1_a_bid_of_more_than_all_coins_is_told_as_such():
    with pytest.raises(MoveError, match=r"J4\.1: a bid of 99 is more than the 15 coins") as error:
        GAME.from_text("bid 99")
    assert (error.value.reason, error.value.details) == ("too-many-coins", {"bid": 99, "coins": 15})
    assert error.value.nearest == GAME.from_text("bid 15")
    with pytest.raises(MoveError) as error:
        GAME.from_text("bid many")
    assert error.value.reason is None


def test_j8_bids_are_recorded_together_and_not_before():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    bid = GAME.from_text("bid 4")
    assert GAME.record_moves(1, bid, GAME.apply(states, 0, 1, bid)) == []
    events = do(states, 0, "bid 2")
    assert GAME.record_moves(0, GAME.from_text("bid 2"), events) == [{"do": "bids", "bids": {"0": 2, "1": 4}}]


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_replay_equals_play_in_all_forms(players, variant):
    states = new_game(players, variant, 11)
    start = states.copy()
    forms = {"action": [], "move": [], "text": []}
    record, told = [], []

    def watch(seat, action, events):
        forms["action"].append((seat, action))
        forms["move"].append((seat, GAME.from_move(GAME.to_move(action))))
        forms["text"].append((seat, GAME.from_text(GAME.to_text(action))))
        record.extend(GAME.record_moves(seat, action, events))
        told.extend(events)

    random_game(states, 11, watch)
    for played in forms.values():
        again = start.copy()
        events = [event for seat, action in played for event in GAME.apply(again, 0, seat, action)]
        assert again.tobytes() == states.tobytes()
        assert events == told
    again = GAME.from_setup(GAME.options(GAME.options_json(start, 0)), GAME.setup_json(start, 0))
    written = []
    for move in record:
        for seat, action, chance in GAME.from_json(move):
            written += GAME.record_moves(seat, action, GAME.apply(again, 0, seat, action, chance))
    again[0].rng = states[0].rng
    assert again.tobytes() == states.tobytes()
    assert written == record


def test_kernels_play_as_the_game_does():
    states, quick = new_game(4, "classic", 3), new_game(4, "classic", 3)
    random_game(states, 3, lambda seat, action, _events: GAME.kernels.apply(quick, 0, seat, action, None))
    assert states.tobytes() == quick.tobytes()


def test_a_copy_never_touches_the_original():
    states = np.concatenate([new_game(3, "classic", 2)] * 2)
    before = states[1:].tobytes()
    random_game(states[:1], 2)
    assert states[1:].tobytes() == before


@pytest.mark.parametrize(
    ("drew", "problem"), [((), "0 tiles instead of one"), (("fish", "fish"), "2 tiles"), (("fish",), "no fish tile")]
)
def test_j8_a_draw_that_can_not_be(drew, problem):
    states = plain_game()
    disc(states, 0, "B2")
    states[0].pile[0] = 0
    before = states.tobytes()
    with pytest.raises(Illegal, match=rf"J8: .*{problem}"):
        do(states, 0, "draw", drew)
    assert states.tobytes() == before


@pytest.mark.parametrize("paved", [(), ("H1",), ("H1", "H3", "H3"), ("H1", "H3", "G1"), ("G1", "G3")])
def test_j8_paving_that_can_not_be(paved):
    states = plain_game()
    disc(states, 0, "H2")
    draw(states, "flea")
    before = states.tobytes()
    with pytest.raises(Illegal, match="not what the rules pave: H1, H3"):
        do(states, 0, "place H2", paved)
    assert states.tobytes() == before
    do(states, 0, "place H2", ("H3", "H1"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "moves begin with reserve, draw, pass, bid, place"),
        ("build A1", "moves begin with"),
        ("reserve", "after reserve comes a space"),
        ("reserve Z1", "'Z1' isn't a space; there is A1 … P16"),
        ("reserve A17", "isn't a space"),
        ("reserve A1 A2", "after reserve comes a space"),
        ("draw fish", "after draw comes nothing"),
        ("bid x", "a bid is a number from 0 to 15, not 'x'"),
        ("bid 16", "a bid of 16 is more than the 15 coins that anybody can have"),
        ("bid -1", "a bid is"),
        ("bid ²", "a bid is"),
        ("place", "after place comes a space or none"),
    ],
)
def test_texts_that_are_no_moves(text, message):
    with pytest.raises(MoveError, match=message):
        GAME.from_text(text)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ([], "a move is a JSON object"),
        ({}, "'do' must be one of reserve, draw, pass, place, bids"),
        ({"do": []}, "'do' must be one of"),
        ({"do": "pass", "seat": 0, "at": "A1"}, "pass has no field 'at'"),
        ({"do": "draw", "seat": 0}, "draw lacks the field 'drew'"),
        ({"do": "draw", "seat": 0, "drew": "bread"}, "'drew' must be one of"),
        ({"do": "pass", "seat": True}, "'seat' must be a seat's number"),
        ({"do": "pass", "seat": -1}, "'seat' must be a seat's number"),
        ({"do": "reserve", "seat": 0, "at": None}, "None isn't a space"),
        ({"do": "place", "seat": 0, "at": "A1", "paved": "A2"}, "'paved' must be a list"),
        ({"do": "place", "seat": 0, "at": "A1", "paved": [1]}, "1 isn't a space"),
        ({"do": "bids", "bids": {}}, "'bids' must have"),
        ({"do": "bids", "bids": {"5": 1}}, "'bids' must have"),
        ({"do": "bids", "bids": {"0": True}}, "a bid is a number"),
        ({"do": "bids", "seat": 0, "bids": {"0": 1}}, "bids has no field 'seat'"),
    ],
)
def test_json_that_is_no_move(move, message):
    with pytest.raises(MoveError, match=message):
        GAME.from_json(move)


def test_a_dataclass_that_is_no_move():
    for move in (None, moves.Bid(16), moves.Bid(True), moves.Reserve("Z9"), moves.Place("")):
        with pytest.raises(MoveError):
            GAME.from_move(move)


words = st.sampled_from(["seat", "do", "at", "paved", "drew", "bids", "A1", "P16", "fish", "flea", "0", "4", "place"])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=5),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(anything | st.fixed_dictionaries({"do": words}, optional={"seat": anything, "at": anything, "bids": anything}))
def test_fuzzed_json_gives_errors_never_tracebacks(move):
    with suppress(MoveError):
        assert GAME.from_json(move)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(anything | st.fixed_dictionaries({"boards": anything, "trucks": anything, "row": anything}))
def test_fuzzed_setups_give_errors_never_tracebacks(setup):
    with pytest.raises(FeiraError):
        GAME.from_setup(GAME.options({"players": 2}), setup)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=20) | st.lists(words, max_size=3).map(" ".join))
def test_fuzzed_texts_give_errors_never_tracebacks(text):
    with suppress(MoveError):
        assert GAME.from_text(text) >= 0
