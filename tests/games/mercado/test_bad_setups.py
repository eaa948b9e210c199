"""Junk as options and set-ups: an error that says what is wrong, never a traceback."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.game import OptionsError, SetupError, shown
from tests.games.mercado.junk import JUNK, PLAUSIBLE, spoil
from tests.games.mercado.positions import GAME
from tests.games.mercado.random_games import EVERY_KIND, kinds_of_game

# Options


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": [2]}, "players"),
        ({"players": 10**5000}, "players"),
        ({"players": 1}, "challenge"),
        ({"players": 2, "challenge": 4}, "one player"),
        ({"challenge": 0}, "challenge"),
        ({"challenge": 10}, "challenge"),
        ({"challenge": "1"}, "challenge"),
        ({"challenge": True}, "challenge"),
        ({"challenge": {}}, "challenge"),
        ({"money": "shut"}, "money"),
        ({"money": ["open"]}, "money"),
        ({"money": None}, "money"),
        ({"restaurants": "closed"}, "restaurants"),
        ({"restaurants": float("nan")}, "restaurants"),
        ({"colour": "red"}, "colour"),
        ({"player": 2, 5: 6}, "player"),
        ([], "names and values"),
        (None, "names and values"),
        ("players", "names and values"),
        (5, "names and values"),
    ],
    ids=shown,
)
def test_wrong_options_are_refused_by_name(values, says):
    with pytest.raises(OptionsError, match=says):
        GAME.options(values)


@given(
    values=st.one_of(
        JUNK,
        st.dictionaries(
            st.sampled_from(["players", "money", "restaurants", "challenge", "more"]),
            st.one_of(JUNK, st.integers(0, 10), st.sampled_from(["open", "hidden"])),
        ),
    )
)
@settings(max_examples=300)
def test_junk_options_are_refused_or_start_a_game(values):
    try:
        options = GAME.options(values)
    except OptionsError:
        return
    assert GAME.options(GAME.options_json(GAME.new(options, 1), 0)) == options


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64, 2**200, -(2**200)])
def test_any_whole_number_is_a_seed(seed):
    states = GAME.new(GAME.options({}), seed)
    assert GAME.legal(states, 0, 0)
    assert states.tobytes() == GAME.new(GAME.options({}), seed).tobytes()


# Set-ups


def a_setup(**options) -> dict:
    return GAME.setup_json(GAME.new(GAME.options(options), 6), 0)


def _changed(path: str, value, **options):
    setup = a_setup(**options)
    place = setup
    *way, last = path.split(".")
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    return path, setup, options


SETUPS = [
    _changed("restaurants.A1", "bistro"),
    _changed("restaurants.A1", ["pub"]),
    _changed("restaurants.B1", "pub"),
    _changed("restaurants", []),
    _changed("restaurants", dict.fromkeys(a_setup()["restaurants"], "pub")),
    _changed("display", ["fish", "fish"]),
    _changed("display", ["fish", "fish", "cheese"]),
    _changed("display", ["fish", "fish", ["fish"]]),
    _changed("display", "fish"),
    _changed("hands", [["fish"] * 3]),
    _changed("hands", {"0": []}),
    _changed("hands.1", ["fish"] * 4),
    _changed("hands.1", None),
    _changed("stacks", []),
    _changed("stacks.1", []),
    _changed("stacks.1", {}),
    _changed("stacks.1.0", ["fish", "fish"]),
    _changed("stacks.1.0", ["fish", "cheese"]),
    _changed("stacks.1.0", "fish"),
    _changed("stacks.1.0", [[]]),
    _changed("stacks.1.0", a_setup()["stacks"]["1"][1]),
    _changed("stacks.4.0", ["fish", "meat"]),
    _changed("stacks.5", []),
    _changed("entrances", {"top-A": {"customers": 1, "goods": ["fish", "meat"]}}),
    _changed("entrances", None),
    _changed("supplies", [["pub"], []]),
    _changed("supplies", None),
    _changed("money", [1]),
    _changed("money", [1, 2]),
    _changed("money", [1, True]),
    _changed("money", [1, 1.0]),
    _changed("money", 10**5000),
    _changed("bag", []),
    _changed("entrances.top-A.customers", 2, challenge=7),
    _changed("entrances.top-A.customers", True, challenge=7),
    _changed("entrances.top-A.customers", 1.0, challenge=7),
    _changed("entrances.top-A.goods", ["fish"], challenge=7),
    _changed("entrances.top-A", None, challenge=7),
    _changed("entrances.top-B", {"customers": 1, "goods": ["fish", "meat"]}, challenge=9),
    _changed("stacks.1", a_setup()["stacks"]["1"][:2], challenge=5),
    _changed("stacks.3", a_setup()["stacks"]["3"], challenge=3),
    _changed("money", [1], challenge=4),
    _changed("supplies", [[]], challenge=8),
]


@pytest.mark.parametrize(("path", "setup", "options"), SETUPS, ids=[f"{n} {case[0]}" for n, case in enumerate(SETUPS)])
def test_a_wrong_set_up_is_refused_by_name(path, setup, options):
    with pytest.raises(SetupError) as caught:
        GAME.from_setup(GAME.options(options), setup)
    text = str(caught.value)
    assert text.startswith("M")  # the rule
    assert any(part in text for part in path.split("."))
    assert len(text) < 300


@pytest.mark.parametrize("field", ["restaurants", "display", "hands", "stacks", "entrances", "supplies", "money"])
def test_a_set_up_without_a_field_is_refused(field):
    setup = a_setup()
    del setup[field]
    with pytest.raises(SetupError, match=f"lacks '{field}'"):
        GAME.from_setup(GAME.options({}), setup)


def test_m7_challenge_9_a_set_up_without_a_first_action_is_refused():
    setup = a_setup(challenge=9)
    others = [["fish", "flower"], ["fish", "tomato"], ["flower", "tomato"]]
    setup["entrances"] = {
        at: {"customers": 1, "goods": goods} for at, goods in zip(setup["entrances"], others, strict=True)
    }
    everything = GAME.setup_json(GAME.new(GAME.options({"challenge": 1}), 1), 0)["stacks"]["1"]
    setup["stacks"]["1"] = [tile for tile in everything if tile not in others]
    setup["hands"] = [["meat", "grape", "grape"]]
    setup["display"] = ["fish", "fish", "fish"]
    with pytest.raises(SetupError, match="M7#9"):
        GAME.from_setup(GAME.options({"challenge": 9}), setup)
    setup["hands"] = [["meat", "grape", "fish"]]
    assert GAME.legal(GAME.from_setup(GAME.options({"challenge": 9}), setup), 0, 0)


@pytest.mark.parametrize("setup", [None, [], "setup", 3, float("nan"), {}, {1: 2}])
def test_what_is_no_set_up_is_refused(setup):
    with pytest.raises(SetupError, match="set-up"):
        GAME.from_setup(GAME.options({}), setup)


@given(options=kinds_of_game(), data=st.data())
@settings(max_examples=300)
def test_a_spoiled_set_up_is_refused_or_plays(options, data):
    checked = GAME.options(options)
    setup = GAME.setup_json(GAME.new(checked, 6), 0)
    spoil(setup, data.draw, PLAUSIBLE)
    try:
        states = GAME.from_setup(checked, setup)
    except SetupError:
        return
    assert GAME.legal(states, 0, 0)


@given(setup=JUNK)
@settings(max_examples=100)
def test_a_junk_set_up_is_refused(setup):
    with pytest.raises(SetupError):
        GAME.from_setup(GAME.options({}), setup)


@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_a_new_game_needs_nothing_but_options_and_a_seed(options):
    one, other = (GAME.new(GAME.options(options), 12) for _ in range(2))
    assert one.tobytes() == other.tobytes()
    assert GAME.new(GAME.options(options), 13).tobytes() != one.tobytes()
