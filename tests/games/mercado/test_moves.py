"""The four forms of a move, and what is none: an error that says what is wrong, never a traceback."""

import json
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.game import MoveError
from feira.games.mercado.surface.moves import (
    BringCustomers,
    ChooseSpecialty,
    OpenRestaurant,
    OpenStand,
    TakeCoin,
    TakeTile,
)
from tests.games.mercado.junk import JUNK, PLAUSIBLE
from tests.games.mercado.positions import GAME

WORDS = ("stand", "take", "customers", "redraw", "hand", "coin", "fish", "1", "5", "C3", "top-A", "pub", "x")
NAMES = ("open_stand", "bring_customers", "take_tile", "redraw_hand", "fly")


def test_all_four_forms_of_every_action_come_back():
    texts = set()
    for action in range(GAME.actions):
        assert GAME.from_move(GAME.to_move(action)) == action
        text = GAME.to_text(action)
        assert GAME.from_text(text) == GAME.from_text(f"  {text.upper()}\t") == action
        texts.add(text)
        move = json.loads(json.dumps(GAME.to_json(2, action)))
        drew = {"drew": []} if move["do"] in ("take_tile", "redraw_hand", "redraw_display") else {}
        assert GAME.from_json({**move, **drew}) == [(2, action, ())]
    assert len(texts) == GAME.actions == 1488


def test_the_goods_of_a_tile_may_be_in_any_order():
    assert GAME.from_text("customers 2 meat fish top-A") == GAME.from_text("customers 2 fish meat top-A")
    one, other = BringCustomers(2, ("meat", "fish"), "top-A"), BringCustomers(2, ("fish", "meat"), "top-A")
    assert GAME.from_move(one) == GAME.from_move(other)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "stand",
        "stand fish",
        "stand fish F6",
        "stand cheese C3",
        "stand fish C3 now",
        "stands fish C3",
        "take",
        "take A1",
        "customers 1 fish",
        "customers 5 fish top-A",
        "customers 0 fish top-A",
        "customers x fish top-A",
        "customers ² fish top-A",
        "customers ١ fish top-A",
        "customers " + "9" * 5000 + " fish top-A",
        "customers 1 fish fish top-A",
        "customers 1 fish meat grape top-A",
        "customers 1 fish C3",
        "restaurant fish C3",
        "restaurant pub top-A",
        "coin coin",
        "redraw",
        "redraw bag",
        "specialty",
        "specialty pub",
        "open_stand fish C3",
        "x" * 10_000,
    ],
    ids=lambda text: text[:30],
)
def test_a_text_that_is_no_move_is_refused(text):
    with pytest.raises(MoveError) as caught:
        GAME.from_text(text)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "move",
    [
        None,
        5,
        "coin",
        TakeCoin,
        {"do": "take_coin"},
        OpenStand("cheese", "C3"),
        OpenStand(["fish"], "C3"),
        OpenStand("fish", None),
        OpenStand("fish", "top-A"),
        TakeTile(0),
        OpenRestaurant("fish", "C3"),
        OpenRestaurant({}, "C3"),
        ChooseSpecialty(float("nan")),
        BringCustomers(1, 5, "top-A"),
        BringCustomers(1, None, "top-A"),
        BringCustomers(1, "fish", "top-A"),
        BringCustomers(1, ("fish", "fish"), "top-A"),
        BringCustomers(1, (["fish"],), "top-A"),
        BringCustomers("1", ("fish",), "top-A"),
        BringCustomers(True, ("fish",), "top-A"),
        BringCustomers(10**5000, ("fish",), "top-A"),
        BringCustomers(1, ("fish",), "C3"),
    ],
    ids=lambda move: type(move).__name__,
)
def test_a_dataclass_that_is_no_move_is_refused(move):
    with pytest.raises(MoveError):
        GAME.from_move(move)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        (None, "JSON object"),
        ([], "JSON object"),
        ({}, "do"),
        ({"do": "fly", "seat": 0}, "do"),
        ({"do": ["take_coin"], "seat": 0}, "do"),
        ({"do": "take_coin"}, "seat"),
        ({"do": "take_coin", "seat": -1}, "seat"),
        ({"do": "take_coin", "seat": 4}, "seat"),
        ({"do": "take_coin", "seat": 10**30}, "seat"),
        ({"do": "take_coin", "seat": True}, "seat"),
        ({"do": "take_coin", "seat": 0.0}, "seat"),
        ({"do": "take_coin", "seat": "0"}, "seat"),
        ({"do": "take_coin", "seat": 0, "drew": []}, "drew"),
        ({"do": "take_coin", "seat": 0, 5: 6, "x": 1}, "5"),
        ({"do": "take_tile", "seat": 0, "good": "fish"}, "drew"),
        ({"do": "take_tile", "seat": 0, "good": "fish", "drew": "fish"}, "drew"),
        ({"do": "take_tile", "seat": 0, "good": "fish", "drew": [["fish"]]}, "drew"),
        ({"do": "take_tile", "seat": 0, "good": "fish", "drew": ["cheese"]}, "drew"),
        ({"do": "open_stand", "seat": 0, "good": "fish"}, "at"),
        ({"do": "open_stand", "seat": 0, "good": "fish", "at": {}}, "space"),
        ({"do": "open_stand", "seat": 0, "good": [], "at": "C3"}, "good"),
        ({"do": "bring_customers", "seat": 0, "customers": 1.0, "goods": ["fish"], "at": "top-A"}, "customers"),
        ({"do": "bring_customers", "seat": 0, "customers": 1, "goods": "fish", "at": "top-A"}, "goods"),
        ({"do": "bring_customers", "seat": 0, "customers": 1, "goods": [{}], "at": "top-A"}, "goods"),
        ({"do": "bring_customers", "seat": 0, "customers": 1, "goods": ["fish"], "at": "C3"}, "entrance"),
        ({"do": "open_restaurant", "seat": 0, "restaurant": "fish", "at": "C3"}, "restaurant"),
    ],
    ids=lambda value: str(value)[:50],
)
def test_json_that_is_no_move_is_refused(move, says):
    with pytest.raises(MoveError, match=says):
        GAME.from_json(move)


@given(
    text=st.one_of(
        st.text(),
        st.text(alphabet=string.ascii_lowercase + " -123"),
        st.lists(
            st.sampled_from(
                ["stand", "take", "customers", "redraw", "hand", "coin", "fish", "1", "5", "C3", "top-A", "pub", "x"]
            )
        ).map(" ".join),
    )
)
@settings(max_examples=400)
def test_any_text_is_a_move_or_refused(text):
    try:
        action = GAME.from_text(text)
    except MoveError:
        return
    assert GAME.to_text(action).lower().split()[0] == text.lower().split()[0]


@given(
    move=st.one_of(
        JUNK,
        st.fixed_dictionaries(
            {"do": st.one_of(st.sampled_from(NAMES), JUNK)},
            optional=dict.fromkeys(("seat", "good", "at", "goods", "customers", "drew", "legal"), PLAUSIBLE),
        ),
    )
)
@settings(max_examples=400)
def test_any_json_is_a_move_or_refused(move):
    try:
        ((seat, action, drew),) = GAME.from_json(move)
    except MoveError:
        return
    assert GAME.to_json(seat, action)["do"] == move["do"]
    assert list(drew) == move.get("drew", [])
