"""J1.2: boards from an owner's file."""

import copy
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marche_helpers import GAME, KINDS, PLAIN, random_game

from feira.games.base import PiecesError
from feira.games.marche.data import Board, Pieces, default_pieces


def changed(**fields):
    source = copy.deepcopy(PLAIN)
    source["boards"][0].update(fields)
    return source


def test_our_own_boards_from_a_file_are_our_own():
    boards = [
        {"name": b.name, "marker": b.marker, "areas": list(b.rows), "limits": dict(b.limits)}
        for b in default_pieces().boards
    ]
    assert GAME.pieces({"boards": boards, "about": "the same"}) is default_pieces()
    assert default_pieces().source is None


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_games_with_an_owners_boards(players, variant):
    pieces = GAME.pieces(PLAIN)
    assert pieces.source == PLAIN
    options = GAME.options({"players": players, "variant": variant})
    states = GAME.new(options, 5, pieces)
    again = GAME.from_setup(options, GAME.setup_json(states, 0), pieces)
    assert GAME.setup_json(again, 0) == GAME.setup_json(states, 0)
    random_game(states, 5)


def test_names_beyond_ascii():
    pieces = GAME.pieces({"boards": [{**b, "name": f"Marché n° {i}"} for i, b in enumerate(PLAIN["boards"])]})
    names = {b["name"] for b in GAME.setup_json(GAME.new(GAME.options({"players": 5}), 1, pieces), 0)["boards"]}
    assert names <= {f"Marché n° {i}" for i in range(7)}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ([], "the pieces must be a JSON object with the field 'boards'"),
        ({"boards": [], "tiles": 1}, "unknown field 'tiles'"),
        ({"boards": 5}, "boards: must be a list of 6 to 40 boards, not 5"),
        ({"boards": PLAIN["boards"][:5]}, "must be a list of 6 to 40 boards, not 5 of them"),
        ({"boards": [*PLAIN["boards"][:6], 1]}, r"boards\[6\]: a board must be a JSON object: 1"),
        ({"boards": [*PLAIN["boards"][:6], {}]}, r"boards\[6\]: the board lacks the field 'name'"),
        (changed(size=3), r"boards\[0\]: the board has an unknown field 'size'"),
        (changed(name=""), r"boards\[0\]: the name must be a text that can be printed"),
        (changed(name="a\n"), "the name must be"),
        (changed(name=3), "the name must be"),
        (changed(name="x" * 17), "the name must have at most 16 letters"),
        (changed(name="P1"), "the name 'P1' is given twice"),
        (changed(marker=1), "board P0: the marker must be a whole number from 2 to 5"),
        (changed(marker=2.0), "the marker must be"),
        (changed(marker=3), r"board P0: the limits must add up to 7, the marker \+ 4 \(J1\.2\), not to 6"),
        (changed(areas="abcd"), "board P0: areas must be a list of rows"),
        (changed(areas=[]), "areas must be a list of rows"),
        (changed(areas=["abcd", 5]), "areas must be a list of rows"),
        (changed(areas=["abcd", "abc", "abcd"]), "must make a rectangle"),
        (changed(areas=[""]), "must make a rectangle"),
        (changed(areas=["a" * 17]), "at most 16 rows and columns"),
        (changed(areas=["abc "] * 3), "every space must have the letter of its area"),
        (changed(areas=["abce"] * 3), "limits must have exactly the areas a, b, c, e"),
        (changed(limits={"a": 3, "b": 1, "c": 1, "d": 1}), "the limit of area 'a' must be 1 or 2"),
        (changed(limits={"a": True, "b": 2, "c": 2, "d": 1}), "the limit of area 'a' must be 1 or 2"),
        (changed(limits=[1, 2]), "limits must have exactly the areas"),
        (changed(areas=["abcd"] * 2), "area 'a' must have 3 to 5 spaces .*, not 2"),
        (changed(areas=["abcd"] * 6), "area 'a' must have 3 to 5 spaces .*, not 6"),
        (changed(areas=["abcd", "bacd", "abcd"]), "the spaces of area 'a' are not joined"),
    ],
)
def test_j1_2_a_bad_file_is_refused_with_its_reason(source, message):
    with pytest.raises(PiecesError, match=message):
        GAME.pieces(source)


def wide(limits, marker):
    areas = ["abcdefghi"[: len(limits)]] * 3
    boards = [
        {"name": f"W{n}", "marker": marker, "areas": areas, "limits": dict(zip("abcdefghi", limits, strict=False))}
        for n in range(6)
    ]
    return {"boards": boards}


def test_j2_3_boards_without_parkings_are_refused():
    with pytest.raises(PiecesError, match=r"no 3 boards have four areas of limit 1 for the trucks \(J2\.3\)"):
        GAME.pieces(wide([2, 2, 2], 2))


def test_j1_3_boards_that_need_too_many_flea_tiles_are_refused():
    with pytest.raises(PiecesError, match=r"add up to more than the 18 flea tiles \(J1\.3\)"):
        GAME.pieces(wide([2, 2, 2, 1, 1], 4))


def test_boards_that_make_no_market_are_told_when_a_game_is_made():
    boards = [Board(f"N{n}", 2, ("abc",) * 3, (("a", 2), ("b", 2), ("c", 2))) for n in range(7)]
    with pytest.raises(PiecesError, match="no market for 2 players could be made of these boards"):
        GAME.new(GAME.options({"players": 2}), 1, Pieces(tuple(boards)))


values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.floats() | st.text("abcd P0é\n", max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abcdP", max_size=2), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.data())
def test_fuzzed_files_give_errors_never_tracebacks(data):
    source = copy.deepcopy(PLAIN)
    board = source["boards"][data.draw(st.integers(0, 6))]
    field = data.draw(st.sampled_from(["name", "marker", "areas", "limits", "row", "limit", "drop", "all"]))
    if field == "all":
        source = data.draw(values)
    elif field == "drop":
        board.pop(data.draw(st.sampled_from(list(board))))
    elif field == "row":
        board["areas"][data.draw(st.integers(0, 2))] = data.draw(values)
    elif field == "limit":
        board["limits"][data.draw(st.sampled_from("abcde"))] = data.draw(values)
    else:
        board[field] = data.draw(values)
    with suppress(PiecesError):
        GAME.new(GAME.options({"players": 4}), 1, GAME.pieces(source))
