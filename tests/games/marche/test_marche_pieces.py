"""J1.2, J1.3: the pieces of an owner's file."""

import copy
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marche_helpers import GAME, KINDS, PLAIN, random_game

from feira.core.game import SPECTATOR, PiecesError
from feira.games.marche.engine.pieces import Board, Pieces, default_pieces


def changed(**fields):
    source = copy.deepcopy(PLAIN)
    source["boards"][0].update(fields)
    return source


def test_our_own_boards_from_a_file_are_our_own():
    boards = [
        {"name": b.name, "marker": b.marker, "areas": list(b.rows), "limits": dict(b.limits)}
        for b in default_pieces().boards
    ]
    assert GAME.pieces({"flea_tiles": 18, "boards": boards, "about": "the same"}) is default_pieces()
    assert GAME.pieces({"flea_tiles": 17, "boards": boards}) is not default_pieces()
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
    boards = [{**b, "name": f"Marché n° {i}"} for i, b in enumerate(PLAIN["boards"])]
    pieces = GAME.pieces({"flea_tiles": 18, "boards": boards})
    names = {b["name"] for b in GAME.setup_json(GAME.new(GAME.options({"players": 5}), 1, pieces), 0)["boards"]}
    assert names <= {f"Marché n° {i}" for i in range(7)}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ([], "the pieces must be a JSON object with the field 'boards'"),
        ({"boards": [], "tiles": 1}, "unknown field 'tiles'"),
        ({"boards": PLAIN["boards"]}, "the pieces lack the field 'flea_tiles'"),
        ({**PLAIN, "flea_tiles": 0}, r"flea_tiles: must be a whole number from 1 to 18 \(J1\.3\): 0"),
        ({**PLAIN, "flea_tiles": 19}, "flea_tiles: must be"),
        ({**PLAIN, "flea_tiles": True}, "flea_tiles: must be"),
        ({**PLAIN, "flea_tiles": "18"}, "flea_tiles: must be"),
        ({**PLAIN, "flea_tiles": 4}, r"can never be played: J1\.3: any 3 of these boards need at least 5 flea tiles"),
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


def wide(limits, marker, flea_tiles=18):
    """Six boards whose columns are areas with these limits."""
    letters = "abcdefghijklmnop"[: len(limits)]
    board = {"marker": marker, "areas": [letters] * 3, "limits": dict(zip(letters, limits, strict=True))}
    return {"flea_tiles": flea_tiles, "boards": [{**board, "name": f"W{n}"} for n in range(6)]}


def test_j1_2_limits_need_not_add_up_to_marker_plus_4():
    for limits in ([1] * 8, [2] * 4 + [1] * 4, [1, 1]):
        pieces = GAME.pieces(wide(limits, 2))
        for players, variant in KINDS:
            random_game(GAME.new(GAME.options({"players": players, "variant": variant}), 3, pieces), 3)


def test_j1_2_as_many_areas_as_a_market_can_have():
    layout = {"boards": [{"name": f"W{n}", "at": f"A{3 * n + 1}", "turns": 0} for n in range(5)]}
    states = GAME.new(GAME.options({"players": 4, "layout": layout}), 3, GAME.pieces(wide([1] * 16, 2)))
    assert len(GAME.observation(states, 0, SPECTATOR)["areas"]) == 80
    random_game(states, 3)


def short_of_room(pieces, **options):
    """What the game warns of: the reason and how much room is missing, or None."""
    caution = GAME.caution(GAME.options(options), GAME.pieces(pieces))
    return caution and (caution.reason, caution.details["short"])


@pytest.mark.parametrize(("limits", "short"), [([1, 1, 1], 8), ([2, 1, 1, 1], 2), ([1, 2, 2, 1], 0), ([1] * 9, 0)])
def test_j1_2_boards_whose_areas_could_run_out_of_room_come_with_a_caution(limits, short):
    """Eight stalls, five flea tables and four trucks: three boards need limits that add up to 17."""
    assert short_of_room(wide(limits, 2), players=2) == (("short-of-areas", short) if short else None)


@pytest.mark.parametrize(("columns", "marker", "short"), [(2, 2, 19), (4, 2, 1), (5, 2, 0), (4, 5, 19), (5, 3, 0)])
def test_j1_2_j7_3_in_classic_paths_need_room_too(columns, marker, short):
    """Four trucks, eight stalls and three markers' flea tables; paths take about as many spaces."""
    told = short_of_room(wide([1] * columns, marker), players=2, variant="classic")
    assert told == (("short-of-spaces", short) if short else None)


def mixed(tight):
    """Six boards of which some have too little room for any kind of game."""
    pieces = wide([1, 2, 2, 1], 2)
    return pieces | {"boards": [*wide([1, 1], 2)["boards"][:tight], *pieces["boards"][tight:]]}


def test_j1_2_of_mixed_boards_the_tightest_set_counts():
    assert [short_of_room(mixed(tight), players=2) for tight in range(5)] == [
        None,
        *(("short-of-areas", short) for short in (3, 7, 11, 11)),
    ]


def test_j1_2_a_market_laid_out_by_the_host_is_judged_alone():
    for first, told in ((0, ("short-of-areas", 3)), (1, None)):
        boards = [{"name": f"W{first + n}", "at": f"A{3 * n + 1}", "turns": 0} for n in range(3)]
        assert short_of_room(mixed(1), players=2, layout={"boards": boards}) == told


def test_j1_2_j1_3_sets_that_need_too_many_flea_tiles_do_not_count():
    """Three boards of marker 5 would be short, but the box has flea tiles for one of them only."""
    tight, roomy = wide([1, 2, 2, 1, 1], 5)["boards"], wide([2, 2, 2, 1, 1], 2)["boards"]
    boards = [*tight[:3], *roomy[3:]]
    assert short_of_room({"flea_tiles": 14, "boards": boards}, players=2) == ("short-of-areas", 5)
    assert short_of_room({"flea_tiles": 8, "boards": boards}, players=2) is None


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_j1_2_our_own_boards_need_no_caution(players, variant):
    assert GAME.caution(GAME.options({"players": players, "variant": variant})) is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_j1_2_in_classic_the_tightest_of_our_own_boards_have_room(players):
    """The rule of thumb for the golden rule: games come to their end by the row, never by a closed pile (J3.4)."""
    boards = sorted(default_pieces().boards, key=lambda board: board.spaces)[: players + 1]
    for seed in range(20):
        states = GAME.new(GAME.options({"players": players, "variant": "classic"}), seed, Pieces(tuple(boards), 18))
        random_game(states, seed)
        assert GAME.outcome(states, 0).end == "row"


def test_j2_3_boards_without_parkings_can_only_be_played_in_classic():
    pieces = GAME.pieces(wide([2, 2, 2], 2))
    assert GAME.new(GAME.options({"players": 2, "variant": "classic"}), 1, pieces)
    with pytest.raises(PiecesError, match=r"J2\.3: no 3 of these boards have four areas of limit 1 for the trucks"):
        GAME.new(GAME.options({"players": 2}), 1, pieces)


def test_j1_3_the_number_of_flea_tiles_is_the_box_s():
    full, worn = (GAME.pieces(wide([2, 2, 2, 1, 1], 4, tiles)) for tiles in (18, 17))
    assert GAME.new(GAME.options({"players": 4}), 1, full)[0].pile[4] == 18
    for pieces, players, least in ((full, 5, 21), (worn, 4, 18)):
        message = rf"J1\.3: any {players + 1} of these boards need at least {least} flea tiles, and there are"
        with pytest.raises(PiecesError, match=message):
            GAME.new(GAME.options({"players": players}), 1, pieces)


def test_boards_that_hardly_ever_make_a_market_are_told_when_a_game_is_made():
    """The areas of limit 1 are inside: none reaches the outer edge of any market."""
    rows = ("aaaabb", "acccdb", "aeffdb", "eeffdg", "ehhhhg", "iiiigg")
    limits = {area: 1 if area in "cf" else 2 for area in "abcdefghi"}
    boards = tuple(Board(f"N{n}", 2, rows, tuple(limits.items())) for n in range(7))
    with pytest.raises(PiecesError, match="no market for 2 players could be made of these boards"):
        GAME.new(GAME.options({"players": 2}), 1, Pieces(boards, 18))


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
    field = data.draw(st.sampled_from(["name", "marker", "areas", "limits", "row", "limit", "drop", "tiles", "all"]))
    if field == "all":
        source = data.draw(values)
    elif field == "tiles":
        source["flea_tiles"] = data.draw(values)
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
