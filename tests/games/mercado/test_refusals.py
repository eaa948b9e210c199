"""Illegal moves: each reason with its rule; nothing changes; and whatever is not listed as legal is refused."""

import re

import numpy as np
import pytest
from hypothesis import given, settings

from feira.core.game import Illegal, MoveError
from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, SPACE_NAMES
from feira.games.mercado.surface.refusals import REASONS
from tests.games.mercado.positions import GAME, do, position, refused
from tests.games.mercado.random_games import positions

EIGHT = {at: GOODS[n % 5] for n, at in enumerate(SPACE_NAMES[:8])}
MARQUIS = {"top-A": "1 fish meat", "top-C": "1 fish grape", "top-E": "1 tomato meat"}


def over():
    states = position({"players": 3})
    do(states, "coin", "coin", "coin")
    return states


def taking(**more):
    states = position(hands=["fish"], **more)
    do(states, "stand fish C3")
    return states


def choosing():
    states = position({"challenge": 1}, stands={"A3": "fish", "B3": "meat"}, stacks={1: ["fish meat"]})
    do(states, "customers 1 fish meat left-3")
    return states


CASES = [
    ("over", "M5.2", over, "coin", 0),
    ("not-your-turn", "M3.0", position, "coin", 1),
    ("wrong-phase", "M3.1", taking, "coin", 0),
    ("wrong-phase", "M3.1", position, "take fish", 0),
    ("wrong-phase", "M3.1", position, "specialty fish", 0),
    ("wrong-phase-specialty", "M7#1", choosing, "stand fish C3", 0),
    ("not-in-hand", "M3.1", lambda: position(hands=["fish"]), "stand meat C3", 0),
    ("no-wooden-stand", "M1.5", lambda: position(stands=EIGHT, hands=["fish"]), "stand fish E5", 0),
    ("stand-there", "M3.1", lambda: position(stands={"C3": "fish 1"}, hands=["fish"]), "stand fish C3", 0),
    ("stand-there", "M3.3", lambda: position(stands={"C3": "fish 1"}, supplies=["pub"]), "restaurant pub C3", 0),
    ("restaurant-there", "M3.1", lambda: position(restaurants={"C3": "pub"}, hands=["fish"]), "stand fish C3", 0),
    (
        "restaurant-there",
        "M3.3",
        lambda: position(restaurants={"C3": "pub"}, supplies=["pub"]),
        "restaurant pub C3",
        0,
    ),
    (
        "line-full",
        "M7#3",
        lambda: position({"challenge": 3}, stands={"C1": "fish", "C2": "fish"}, hands=["fish"], money=[9]),
        "stand fish C3",
        0,
    ),
    (
        "closed-grey",
        "M7#8",
        lambda: position({"challenge": 8}, grey={"C3": "tea_house"}, hands=["fish"]),
        "stand fish C3",
        0,
    ),
    (
        "closed-grey",
        "M7#8",
        lambda: position({"challenge": 8}, grey={"C3": "tea_house"}, supplies=["pub"]),
        "restaurant pub C3",
        0,
    ),
    (
        "wrong-column",
        "M7#9",
        lambda: position({"challenge": 9}, customers=MARQUIS, hands=["fish"]),
        "stand fish B3",
        0,
    ),
    ("too-dear", "M3.1", lambda: position(hands=["fish"], money=[0, 0]), "stand fish C3", 0),
    ("not-in-supply", "M3.3", lambda: position(supplies=["pub"]), "restaurant tea_house C3", 0),
    (
        "not-offered",
        "M2.4",
        lambda: position(stands={"C3": "fish"}, stacks={1: ["fish meat"]}),
        "customers 1 fish grape top-C",
        0,
    ),
    (
        "other-goods",
        "M2.4",
        lambda: position(stands={"C3": "fish"}, stacks={1: ["fish meat", "grape tomato"]}),
        "customers 1 fish top-C",
        0,
    ),
    (
        "entrance-taken",
        "M3.2",
        lambda: position(stands={"C3": "fish"}, customers={"top-C": "1 fish grape"}, stacks={1: ["fish meat"]}),
        "customers 1 fish meat top-C",
        0,
    ),
    (
        "top-closed",
        "M7#9",
        lambda: position({"challenge": 9}, customers=MARQUIS, stacks={1: ["fish tomato"]}),
        "customers 1 fish tomato top-B",
        0,
    ),
    (
        "too-few-stands",
        "M3.2",
        lambda: position(stands={"C3": "fish"}, stacks={2: ["fish meat"]}),
        "customers 2 fish meat top-C",
        0,
    ),
    (
        "sells-nothing",
        "M3.2",
        lambda: position(stands={"C3": "fish 1"}, stacks={1: ["fish meat"]}),
        "customers 1 fish meat top-C",
        0,
    ),
    (
        "needs-all-goods",
        "M7#6",
        lambda: position({"challenge": 6}, stands={"C3": "fish"}, stacks={1: ["fish meat"]}),
        "customers 1 fish meat top-C",
        0,
    ),
    ("no-coin-in-solo", "M7.1", lambda: position({"challenge": 1}), "coin", 0),
    ("hand-not-three", "M3.5", lambda: position(hands=["fish fish meat"]), "redraw hand", 0),
    ("display-not-three", "M3.6", lambda: taking(display="fish fish meat"), "redraw display", 0),
    ("bag-too-small", "M3.5", lambda: position(hands=["fish fish fish"], bag="meat"), "redraw hand", 0),
    ("bag-too-small", "M3.6", lambda: taking(display="meat meat meat", bag="fish"), "redraw display", 0),
    ("not-on-display", "M3.1", lambda: taking(display="fish fish meat"), "take grape", 0),
]


@pytest.mark.parametrize(("reason", "rule", "make", "text", "seat"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_an_illegal_move_is_refused_with_its_rule(reason, rule, make, text, seat):
    error = refused(make(), text, seat)
    assert (error.reason, error.rule) == (reason, rule)
    assert str(error).startswith(f"{rule}: ")
    assert "{" not in str(error)
    wanted = set(re.findall(r"{(\w+)}", "".join(REASONS[reason])))
    assert wanted <= set(error.details)


DRAWS = [
    ("take fish", ()),
    ("take fish", ("fish", "meat")),
    ("take fish", ("tomato",)),
    ("take fish", ("nonsense",)),
    ("take fish", (["fish"],)),
    ("redraw display", ("meat", "meat")),
    ("redraw display", ("meat", "meat", "meat", "meat")),
    ("redraw display", ("fish", "meat", "meat")),  # the old tiles go back only after the draw
]


@pytest.mark.parametrize(("text", "drew"), DRAWS)
def test_m8_a_draw_that_the_bag_cannot_give_is_refused(text, drew):
    states = taking(display="fish fish fish", bag="meat meat meat grape")
    before = states.tobytes()
    with pytest.raises(Illegal) as caught:
        GAME.apply(states, 0, 0, GAME.from_text(text), drew)
    assert (caught.value.rule, caught.value.reason) == ("M8", "bad-draw")
    assert states.tobytes() == before


def test_m8_a_move_without_a_draw_takes_none():
    states = position()
    with pytest.raises(Illegal, match="M8"):
        GAME.apply(states, 0, 0, GAME.from_text("coin"), ("fish",))
    GAME.apply(states, 0, 0, GAME.from_text("coin"), ())


def test_m8_the_draws_come_as_told():
    states = taking(display="fish fish fish", bag="meat meat meat grape")
    (event,) = do(states, "redraw display", chance=("meat", "grape", "meat"))
    assert event.drew == ("meat", "grape", "meat")
    assert do(states, "take grape", chance=("fish",))[1].good == "fish"


def test_every_reason_is_tried():
    assert {case[0] for case in CASES} | {"bad-draw"} == set(REASONS)


@given(states=positions())
@settings(max_examples=30)
def test_whatever_is_not_listed_is_refused_and_changes_nothing(states):
    s = states[0]
    seats = range(s.players + 1)
    before = states.tobytes()
    for seat in seats:
        listed = set(GAME.legal(states, 0, seat))
        assert listed == {a for a in range(GAME.actions) if GAME.kernels.is_legal(states, 0, seat, a)}
        assert bool(listed) == (seat in GAME.to_act(states, 0))
        for action in range(GAME.actions):
            if action not in listed:
                with pytest.raises(Illegal) as caught:
                    GAME.apply(states, 0, seat, action)
                assert caught.value.reason in REASONS
    assert states.tobytes() == before


@pytest.mark.parametrize("action", [-1, -(2**40), GAME.actions, 10**30])
def test_a_number_that_is_no_action_is_refused(action):
    states = position()
    before = states.tobytes()
    for call in (
        lambda: GAME.apply(states, 0, 0, action),
        lambda: GAME.preview(states, 0, 0, action),
        lambda: GAME.to_move(action),
        lambda: GAME.to_text(action),
        lambda: GAME.to_json(0, action),
    ):
        with pytest.raises(MoveError, match="no action"):
            call()
    assert states.tobytes() == before


@pytest.mark.parametrize("seat", [2, 3, 4, 254, 255])
def test_a_seat_that_is_not_there_is_refused(seat):
    states = position()
    assert GAME.legal(states, 0, seat) == []
    for call in (GAME.apply, GAME.preview):
        with pytest.raises(Illegal) as caught:
            call(states, 0, seat, GAME.from_text("coin"))
        assert caught.value.reason == "not-your-turn"


def test_a_refusal_tells_no_secret():
    """The too-dear refusal tells coins only to the seat whose coins they are."""
    states = position(hands=["fish", "fish"], money=[0, 7])
    for seat in (1, 2):
        error = refused(states, "stand fish C3", seat)
        assert error.reason == "not-your-turn"
        assert error.details == {"turn": 0, "seat": seat}


def test_legal_actions_fit_the_room_kept_for_them():
    """The most there can be: three goods, six kinds and twelve tiles, everywhere."""
    states = position(
        stands={f"{column}{column_row}": "fish" for column, column_row in zip("ABCD", "1234", strict=True)},
        hands=["fish meat grape"],
        supplies=["sushi_bar tea_house pizzeria burger_joint wine_bar pub"],
        stacks={1: ["fish meat", "fish grape", "fish tomato"]},
        money=[99, 0],
    )
    s = states[0]
    s.lines_with[:5] = 1023
    s.own_lines[:] = 1023
    s.stacks[:, :3] = np.array([0, 5, 6], dtype=np.uint8)
    s.stack_size[:] = 3
    assert len(GAME.legal(states, 0, 0)) == 3 * 21 + 6 * 21 + 12 * len(ENTRANCE_NAMES) + 1
    assert GAME.max_legal >= 3 * 25 + 6 * 25 + 12 * 20 + 2


def nearest(states, words):
    """The refusal that a seat gets for all moves with some words; None if one of them is legal."""
    before = states.tobytes()
    refusal = GAME.why_not(states, 0, 0, GAME.actions_like(words))
    assert states.tobytes() == before
    return refusal


def test_a_piece_without_a_place_is_refused_by_the_nearest_miss():
    states = position(
        stands={"A1": "fish", "A2": "fish 1", "B5": "meat 1", "C5": "meat 1", "D5": "meat 1"},
        hands=["fish"],
        stacks={2: ["grape tomato"] * 12, 3: ["fish meat"]},
        money=[0, 9],
    )
    error = nearest(states, "customers 3 fish meat")
    assert (error.reason, error.details["at"], error.details["stands"]) == ("too-few-stands", "top-A", 2)
    assert nearest(states, "customers 2 fish meat").reason == "not-offered"
    assert nearest(states, "stand meat").reason == "not-in-hand"
    assert nearest(states, "restaurant pub").reason == "not-in-supply"


def test_of_all_spaces_that_cost_too_much_the_cheapest_is_named():
    states = position(stands={"C1": "meat 1", "C2": "meat 1"}, hands=["fish"], money=[0, 0])
    error = nearest(states, "stand fish")
    costs = [refused(states, f"stand fish {at}", 0).details["cost"] for at in SPACE_NAMES if at not in ("C1", "C2")]
    assert (error.reason, error.details["cost"]) == ("too-dear", min(costs))
    assert min(costs) < max(costs)


def test_a_place_is_refused_by_what_is_there():
    states = position(stands={"C3": "fish 1"}, customers={"left-2": "1 fish grape"}, hands=["fish"], supplies=["pub"])
    assert nearest(states, "C3").reason == "stand-there"
    assert nearest(states, "LEFT-2").reason == "entrance-taken"
    assert nearest(states, "c4") is None
    assert nearest(states, "coin") is None


def test_the_texts_of_all_moves_are_made_once(monkeypatch):
    found = GAME.actions_like("C3")
    monkeypatch.setattr(type(GAME), "to_text", None)
    assert GAME.actions_like("C3") == found


@pytest.mark.parametrize("words", ["", " ", "nonsense", "stand fish Z9", "fish C3 stand"])
def test_words_of_no_move_are_refused(words):
    with pytest.raises(MoveError):
        GAME.actions_like(words)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("stand flower Z9", "no-such-space"),
        ("restaurant pub left-1", "not-on-a-space"),
        ("customers 1 fish meat left-9", "no-such-entrance"),
        ("customers 1 fish meat C3", "not-at-an-entrance"),
    ],
)
def test_a_place_that_can_t_be_meant_is_named(text, reason):
    with pytest.raises(MoveError) as caught:
        GAME.from_text(text)
    assert (caught.value.reason, caught.value.details) == (reason, {"place": text.split()[-1]})
