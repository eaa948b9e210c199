"""The pieces (M1) and the set-up (M2)."""

from collections import Counter

import pytest

from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, GOODS_SETS, KINDS, SPACE_NAMES
from feira.games.mercado.engine.rules import draw
from tests.games.mercado.positions import GAME, PIECES, legal, position, refused
from tests.games.mercado.random_games import EVERY_KIND, MANY_PLAYERS


def new(seed: int = 1, **options):
    return GAME.new(GAME.options(options), seed)


def setup(seed: int = 1, **options) -> dict:
    return GAME.setup_json(new(seed, **options), 0)


def test_m1_1_market_has_25_spaces_and_20_entrances():
    assert len(set(SPACE_NAMES)) == 25
    assert SPACE_NAMES[0] == "A1"
    assert SPACE_NAMES[4] == "E1"
    assert SPACE_NAMES[12] == "C3"
    ends = {f"{side}-{line}" for side, lines in (("top", "ABCDE"), ("left", "12345")) for line in lines}
    ends |= {f"{side}-{line}" for side, lines in (("bottom", "ABCDE"), ("right", "12345")) for line in lines}
    assert set(ENTRANCE_NAMES) == ends
    assert len(ENTRANCE_NAMES) == 20


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_m1_1_entrances_lie_at_both_ends_of_their_line(space):
    states = position(stands={space: "fish"}, stacks={1: ["fish meat"]})
    column, row = space
    ends = {f"top-{column}", f"bottom-{column}", f"left-{row}", f"right-{row}"}
    assert legal(states, "customers") == {f"customers 1 fish meat {end}" for end in ends}


def test_m1_2_seven_stand_tiles_of_each_of_five_goods():
    assert GOODS == ("fish", "flower", "tomato", "meat", "grape")
    s = new(players=4)[0]
    assert (s.bag + s.display + s.hands.sum(axis=0)).tolist() == [7] * 5


def test_m1_3_two_restaurants_of_each_of_six_kinds():
    assert KINDS == ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar", "pub")
    tiles = Counter(setup(players=4)["restaurants"].values()) + Counter(["pub"])
    assert tiles == dict.fromkeys(KINDS, 2)


@pytest.mark.parametrize(
    ("kind", "good"), [*zip(KINDS, GOODS, strict=False), *(("pub", good) for good in GOODS)], ids=str
)
def test_m1_3_restaurants_improve_their_good(kind, good):
    for sold in GOODS:
        states = position(
            stands={"B2": sold},
            restaurants={"B3": kind},
            customers={"top-A": f"1 {sold}"},
            hands=[f"{sold} {sold} fish"],
            stacks={1: [sold]},
        )
        income = 2 if kind == "pub" or sold == good else 1
        assert GAME.preview(states, 0, 0, GAME.from_text(f"customers 1 {sold} left-2")).income == (income, 0)


def test_m1_4_customer_tiles_are_all_pairs_thrice_and_all_goods_once():
    pairs = {tuple(pair) for pair in GOODS_SETS if len(pair) == 2}
    assert len(pairs) == 10
    for tiles in PIECES.customers[:3]:
        assert sorted(GOODS_SETS[tile] for tile in tiles) == sorted(pairs)
    assert sorted(GOODS_SETS[tile] for tile in PIECES.customers[3]) == [(good,) for good in range(5)]
    stacks = setup()["stacks"]
    assert {n: len(tiles) for n, tiles in stacks.items()} == {"1": 10, "2": 10, "3": 10, "4": 5}


def test_m1_5_eight_wooden_stands_each():
    spaces = ("A1", "B2", "C3", "D4", "E5", "A2", "B3", "C4")
    stands = {at: GOODS[n % 5] for n, at in enumerate(spaces)}
    seven = position(stands=dict(list(stands.items())[:7]), hands=["fish meat grape"], money=[9, 9])
    assert legal(seven, "stand fish E1")
    eight = position(stands=stands, hands=["fish meat grape"], money=[9, 9])
    assert not legal(eight, "stand")
    assert refused(eight, "stand fish E1").rule == "M1.5"
    assert GAME.observation(eight, 0, 0)["players"][0]["wooden_stands"] == 0


def test_m1_5_wooden_stands_are_each_players_own():
    spaces = ("A1", "B2", "C3", "D4", "E5", "A2", "B3", "C4")
    stands = {at: f"{GOODS[n % 5]} 1" for n, at in enumerate(spaces)}
    assert legal(position(stands=stands, hands=["fish meat grape"], money=[9, 9]), "stand fish")


def test_m1_6_marked_spaces_are_the_colour_of_a1_without_e1_and_a5():
    chequered = {at for n, at in enumerate(SPACE_NAMES) if n % 2 == 0} - {"E1", "A5"}
    assert len(chequered) == 11
    assert set(setup()["restaurants"]) == chequered


def test_m2_1_eleven_restaurants_are_dealt_and_one_pub_set_aside():
    deals = [setup(seed)["restaurants"] for seed in range(200)]
    assert all(Counter(deal.values()) == {**dict.fromkeys(KINDS, 2), "pub": 1} for deal in deals)
    for at in deals[0]:  # every kind comes to lie everywhere
        assert {deal[at] for deal in deals} == set(KINDS)


def test_m2_2_kinds_are_open_unless_hidden():
    shown = GAME.observation(new(), 0, 1)["grey"]
    assert shown == setup()["restaurants"]
    hidden = GAME.observation(new(restaurants="hidden"), 0, 1)["grey"]
    assert hidden == dict.fromkeys(shown)
    assert GAME.observation(new(challenge=8, restaurants="hidden"), 0, 0)["grey"] == setup(challenge=8)["restaurants"]


def test_m2_2_a_hidden_kind_is_told_when_the_tile_is_taken():
    states = position({"restaurants": "hidden"}, grey={"C3": "tea_house"}, hands=["fish meat grape"])
    GAME.apply(states, 0, 0, GAME.from_text("stand fish C3"))
    for viewer in (0, 1):
        assert GAME.observation(states, 0, viewer)["players"][0]["supply"] == ["tea_house"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m2_3_three_tiles_on_display_and_in_each_open_hand(players):
    dealt = setup(players=players)
    assert len(dealt["display"]) == 3
    assert [len(hand) for hand in dealt["hands"]] == [3] * players
    seen = GAME.observation(new(players=players), 0, 0)
    assert [player["hand"] for player in seen["players"]] == dealt["hands"]
    assert seen["bag"] == 35 - 3 - 3 * players


def test_m2_3_every_tile_of_the_bag_is_as_likely():
    states = position(bag="fish fish fish meat", display="")
    drawn = Counter()
    for seed in range(4000):
        states[0].rng = seed * 7919
        good = draw(states[0])
        states[0].bag[good] += 1
        drawn[GOODS[good]] += 1
    assert set(drawn) == {"fish", "meat"}
    assert abs(drawn["fish"] - 3000) < 150  # five standard deviations


def test_m2_4_three_of_each_stack_are_on_offer_and_the_rest_is_hidden():
    dealt, seen = setup(), GAME.observation(new(), 0, 0)
    assert seen["offers"] == {n: tiles[:3] for n, tiles in dealt["stacks"].items()}
    assert seen["hidden_customers"] == {"1": 7, "2": 7, "3": 7, "4": 2}


def test_m2_4_stacks_are_shuffled():
    tops = {tuple(setup(seed)["stacks"]["4"][0]) for seed in range(40)}
    assert tops == {(good,) for good in GOODS}


def test_m2_4_a_tile_below_the_offer_cannot_be_brought():
    states = position(stands={"B2": "fish"}, stacks={1: ["fish meat", "fish grape", "meat grape", "fish tomato"]})
    error = refused(states, "customers 1 fish tomato top-B")
    assert (error.rule, error.reason) == ("M2.4", "not-offered")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m2_5_one_coin_each_and_a_pub_for_the_fourth(players):
    dealt = setup(players=players)
    assert dealt["money"] == [1] * players
    assert dealt["supplies"] == [[], [], [], ["pub"]][:players]


def test_m2_6_hidden_money_is_shown_to_its_owner_only():
    hidden, shown = new(), new(money="open")

    def sums(states, viewer):
        return [player["money"] for player in GAME.observation(states, 0, viewer)["players"]]

    assert GAME.options({}).money == "hidden"
    assert (sums(hidden, 0), sums(hidden, 1), sums(hidden, 254)) == ([1, None], [None, 1], [None, None])
    assert sums(shown, 0) == sums(shown, 1) == sums(shown, 254) == [1, 1]


@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_m8_setup_comes_back_from_its_json(options):
    played = GAME.new(GAME.options(options), 5)
    dealt = GAME.setup_json(played, 0)
    again = GAME.from_setup(GAME.options(options), dealt)
    assert GAME.setup_json(again, 0) == dealt
    assert GAME.options_json(again, 0) == GAME.options_json(played, 0)
    assert GAME.view(again, 0, 0).tobytes() == GAME.view(played, 0, 0).tobytes()


@pytest.mark.parametrize("options", MANY_PLAYERS, ids=str)
def test_m3_0_seat_0_begins(options):
    assert GAME.to_act(GAME.new(GAME.options(options), 3), 0) == (0,)
