"""Pieces from an owner's file: played with when they can be, refused with a clear message when not."""

import copy
import json
from importlib.resources import files

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.game import PiecesError
from feira.core.random_play import play_games
from feira.games.mercado.engine.market import GOODS, KINDS, SPACE_NAMES
from feira.games.mercado.engine.pieces import FIELDS
from feira.games.mercado.engine.setup import template
from tests.games.mercado.junk import JUNK, PLAUSIBLE, spoil
from tests.games.mercado.positions import GAME
from tests.games.mercado.random_games import EVERY_KIND, SOLO, random_game

OURS = json.loads(files("feira.games.mercado").joinpath("mercado.json").read_text("utf-8"))
PAIRS = [[first, second] for n, first in enumerate(GOODS) for second in GOODS[n + 1 :]]
SINGLES = [[good] for good in GOODS]


def owners(**changes) -> dict:
    return {**copy.deepcopy(OURS), **changes}


def stacks(tiles) -> dict:
    return {str(n): copy.deepcopy(tiles) for n in range(1, 5)}


PLAYABLE = {
    "other marked spaces": owners(marked_spaces=list(SPACE_NAMES[7:18])),
    "the same tile again and again": owners(customers=stacks([["fish", "meat"]] * 7)),
    "single goods only": owners(customers=stacks(SINGLES)),
    "sixteen tiles a stack": owners(customers=stacks([*PAIRS, *SINGLES, ["meat"]])),
    "goods of a tile turned round": owners(customers=stacks([pair[::-1] for pair in PAIRS])),
    "few stand tiles": owners(stands_per_good=3),
    "many stand tiles": owners(stands_per_good=40),
    "one wooden stand": owners(wooden_stands=1),
    "wooden stands for every space": owners(wooden_stands=25),
    "one restaurant a kind": owners(restaurants_per_kind=1, marked_spaces=["A1", "B2", "C3", "D4", "E5"]),
    "three restaurants a kind": owners(restaurants_per_kind=3, marked_spaces=list(SPACE_NAMES[3:20])),
    "four restaurants a kind": owners(restaurants_per_kind=4, marked_spaces=list(SPACE_NAMES[:23])),
    "no word about it": {field: OURS[field] for field in FIELDS},
}


def play_all_kinds(pieces) -> None:
    for options in EVERY_KIND:
        for step in random_game(options, 4, pieces=pieces):
            check_tiles(step.after[0], pieces)
        assert GAME.outcome(step.after, 0) is not None


def check_tiles(s, pieces) -> None:
    tiles = s.bag + s.display + s.hands.sum(axis=0) + [int(mask).bit_count() for mask in s.stands]
    assert tiles.tolist() == [pieces.stands_per_good] * 5
    assert max(int(mask).bit_count() for mask in s.owned) <= pieces.wooden_stands
    assert s.stack_size.sum() + s.stack_out.sum() + np.count_nonzero(s.customers) == sum(map(len, pieces.customers))


@pytest.mark.parametrize("name", PLAYABLE)
def test_an_owners_file_plays_games_of_every_kind(name):
    pieces = GAME.pieces(PLAYABLE[name])
    play_all_kinds(pieces)
    for options in ({"players": 2}, {"players": 4}, *SOLO):
        totals = np.zeros(8, dtype=np.int64)
        assert play_games(template(GAME.options(options), pieces), 1, 300, totals) > 0
        assert totals[1] < 1000


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_set_up_with_an_owners_file_comes_back(name):
    pieces = GAME.pieces(PLAYABLE[name])
    for options in EVERY_KIND:
        checked = GAME.options(options)
        states = GAME.new(checked, 8, pieces)
        again = GAME.from_setup(checked, GAME.setup_json(states, 0), pieces)
        assert GAME.view(again, 0, 0).tobytes() == GAME.view(states, 0, 0).tobytes()


def test_the_pieces_of_the_package_are_the_default():
    assert GAME.pieces().source is None
    assert GAME.pieces(OURS) == GAME.pieces()
    shuffled = owners(customers={n: tiles[::-1] for n, tiles in OURS["customers"].items()})
    assert GAME.pieces(shuffled) == GAME.pieces()  # records of such games need not carry them


def test_an_owners_file_is_kept_for_records():
    source = PLAYABLE["few stand tiles"]
    assert GAME.pieces(source).source == source
    assert GAME.pieces(json.loads(json.dumps(source))) == GAME.pieces(source)


def test_a_change_of_the_file_after_reading_changes_no_pieces():
    source = owners(stands_per_good=9)
    pieces = GAME.pieces(source)
    source["stands_per_good"] = 3
    source["customers"]["1"].clear()
    assert pieces.source["stands_per_good"] == pieces.stands_per_good == 9
    assert len(pieces.source["customers"]["1"]) == 10


REFUSED = [
    *((f"the pieces lack the field '{field}'", {f: OURS[f] for f in FIELDS if f != field}) for field in FIELDS),
    ("unknown field 'colour'", owners(colour="red")),
    ("unknown field 5", {**OURS, 5: 6}),
    ("about", owners(about=["a list"])),
    ("goods", owners(goods=["fish", "flower", "tomato", "meat"])),
    ("goods", owners(goods=[*GOODS, "fish"])),
    ("goods", owners(goods=["fish", "fish", "tomato", "meat", "grape"])),
    ("goods", owners(goods=["fish", "flower", "tomato", "meat", "cheese"])),
    ("goods", owners(goods=dict.fromkeys(GOODS, 1))),
    ("stands_per_good", owners(stands_per_good=2)),
    ("stands_per_good", owners(stands_per_good=41)),
    ("stands_per_good", owners(stands_per_good=7.0)),
    ("stands_per_good", owners(stands_per_good=True)),
    ("stands_per_good", owners(stands_per_good="7")),
    ("wooden_stands", owners(wooden_stands=0)),
    ("wooden_stands", owners(wooden_stands=26)),
    ("wooden_stands", owners(wooden_stands=-(10**5000))),
    ("restaurants", owners(restaurants={**OURS["restaurants"], "pub": "fish"})),
    ("restaurants", owners(restaurants={**OURS["restaurants"], "bar": "fish"})),
    ("restaurants", owners(restaurants=list(KINDS))),
    ("restaurants_per_kind", owners(restaurants_per_kind=0)),
    ("restaurants_per_kind", owners(restaurants_per_kind=5)),
    ("marked_spaces", owners(restaurants_per_kind=3)),
    ("marked_spaces", owners(marked_spaces=OURS["marked_spaces"][:-1])),
    ("marked_spaces", owners(marked_spaces=[*OURS["marked_spaces"], "B1"])),
    ("marked_spaces", owners(marked_spaces=["A1", *OURS["marked_spaces"][:-1]])),
    ("marked_spaces", owners(marked_spaces=["F6", *OURS["marked_spaces"][:-1]])),
    ("marked_spaces", owners(marked_spaces=[["A1"], *OURS["marked_spaces"][:-1]])),
    ("marked_spaces", owners(marked_spaces="A1")),
    ("customers", owners(customers=[])),
    ("customers", owners(customers={n: OURS["customers"][n] for n in "123"})),
    ("customers", owners(customers={**OURS["customers"], "5": SINGLES})),
    ("customers", owners(customers={**OURS["customers"], 4: SINGLES})),
    ("customers 1", owners(customers={**OURS["customers"], "1": SINGLES[:4]})),
    ("customers 2", owners(customers={**OURS["customers"], "2": SINGLES * 3 + PAIRS[:2]})),
    ("customers 3", owners(customers={**OURS["customers"], "3": {"fish": 5}})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], []]})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], "fish"]})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], ["cheese"]]})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], ["fish", "fish"]]})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], ["fish", "meat", "grape"]]})),
    ("customers 4", owners(customers={**OURS["customers"], "4": [*SINGLES[:4], [{}]]})),
]


@pytest.mark.parametrize(("names", "source"), REFUSED, ids=[f"{n} {case[0]}" for n, case in enumerate(REFUSED)])
def test_a_wrong_file_is_refused_by_the_name_of_its_field(names, source):
    with pytest.raises(PiecesError) as caught:
        GAME.pieces(source)
    assert names in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("source", [[], "pieces", 5, True, 1.5, float("nan"), {}, ()])
def test_what_is_no_file_of_pieces_is_refused(source):
    with pytest.raises(PiecesError, match="pieces"):
        GAME.pieces(source)


@given(data=st.data())
@settings(max_examples=300)
def test_a_spoiled_file_is_refused_or_plays(data):
    source = owners()
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(source, data.draw, st.one_of(PLAUSIBLE, st.integers(0, 30)))
    try:
        pieces = GAME.pieces(source)
    except PiecesError:
        return
    for options in ({"players": 4}, {"challenge": 7}, {"challenge": 9}):
        for step in random_game(options, 2, pieces=pieces):
            check_tiles(step.after[0], pieces)


@given(source=JUNK)
@settings(max_examples=200)
def test_junk_is_refused(source):
    with pytest.raises(PiecesError):
        GAME.pieces(source if source is not None else 0)
