"""A turn and its four actions (M3)."""

import pytest

from feira.games.mercado.engine.market import GOODS, SPACE_NAMES
from feira.games.mercado.surface.events import (
    CoinTaken,
    CustomersOffered,
    DisplayRedrawn,
    Earned,
    HandRedrawn,
    Paid,
    RestaurantFound,
    RestaurantOpened,
    StandOpened,
    TileDrawn,
    TileTaken,
)
from tests.games.mercado.positions import GAME, do, legal, of, position, preview, refused


def hand(states, seat: int = 0) -> list[str]:
    return GAME.observation(states, 0, seat)["players"][seat]["hand"]


def supply(states, seat: int = 0) -> list[str]:
    return GAME.observation(states, 0, seat)["players"][seat]["supply"]


def display(states) -> list[str]:
    return GAME.observation(states, 0, 0)["display"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m3_0_turns_go_round_by_seat(players):
    states = position({"players": players}, hands=["fish"] * players, supplies=["pub"] * players)
    acted = []
    for turn in range(2 * players):
        acted += GAME.to_act(states, 0)
        if turn < players:
            do(states, f"stand fish {['A1', 'B2', 'C3', 'D4'][turn]}", "take " + display(states)[0])
        else:
            do(states, min(legal(states, "restaurant")))
    assert acted == [*range(players)] * 2


def test_m3_0_nobody_plays_out_of_turn():
    states = position(hands=["fish fish meat"] * 2)
    assert GAME.legal(states, 0, 1) == []
    assert refused(states, "coin", seat=1).rule == "M3.0"


def test_m3_0_one_action_a_turn():
    states = position(hands=["fish fish meat"] * 2, money=[9, 9])
    do(states, "stand fish C3")
    assert legal(states) == {"take fish", "take meat", "take grape"}
    do(states, "take grape")
    assert GAME.to_act(states, 0) == (1,)


def test_m3_1_stand_goes_from_hand_to_market_with_a_wooden_stand():
    states = position(hands=["fish fish meat"])
    assert do(states, "stand fish C3") == [StandOpened(0, "fish", "C3"), Paid(0, 1)]
    assert hand(states) == ["fish", "meat"]
    seen = GAME.observation(states, 0, 0)
    assert seen["stands"] == {"C3": {"good": "fish", "seat": 0}}
    assert seen["players"][0]["wooden_stands"] == 7


def test_m3_1_only_tiles_of_the_own_hand():
    states = position(hands=["fish fish meat", "grape grape grape"])
    assert legal(states, "stand") == {f"stand {good} {at}" for good in ("fish", "meat") for at in SPACE_NAMES}
    assert refused(states, "stand grape C3").reason == "not-in-hand"


def test_m3_1_neither_on_a_stand_nor_on_an_open_restaurant():
    states = position(
        stands={"A1": "fish", "B1": "fish 1"}, restaurants={"C1": "pub"}, grey={"D1": "pub"}, hands=["meat"], money=[9]
    )
    free = set(SPACE_NAMES) - {"A1", "B1", "C1"}
    assert legal(states, "stand") == {f"stand meat {at}" for at in free}
    assert refused(states, "stand meat A1").reason == "stand-there"
    assert refused(states, "stand meat B1").reason == "stand-there"
    assert refused(states, "stand meat C1").reason == "restaurant-there"


@pytest.mark.parametrize(
    ("stands", "cost"),
    [
        ("", 1),
        ("A1", 1),
        ("A3", 2),
        ("C1", 2),
        ("A3 B3 C1", 3),
        ("A3 C1 C2 C4", 4),
        ("A3 B3 D3 C1 C2 C4", 4),
        ("A3 B3 D3 E3 C1", 5),
        ("C1 C2 C4 C5", 5),
    ],
)
def test_m3_1_cost_is_one_more_than_the_larger_line(stands, cost):
    goods = iter(GOODS * 3)
    placed = {at: f"{next(goods)} {n % 2}" for n, at in enumerate(stands.split())}
    states = position(stands=placed, hands=["fish"], money=[cost, 0])
    assert preview(states, "stand fish C3").cost == cost
    assert of(Paid, do(states, "stand fish C3")) == [Paid(0, cost)]
    assert states[0].money[0] == 0


def test_m3_1_restaurants_and_greys_do_not_count_for_the_cost():
    states = position(restaurants={"A3": "pub", "C1": "pub"}, grey={"B3": "wine_bar"}, hands=["fish"])
    assert preview(states, "stand fish C3").cost == 1


def test_m3_1_a_grey_restaurant_goes_face_up_to_the_supply():
    states = position(grey={"C3": "wine_bar"}, hands=["fish"])
    assert RestaurantFound(0, "wine_bar", "C3") in do(states, "stand fish C3")
    assert supply(states) == ["wine_bar"]
    assert GAME.observation(states, 0, 1)["grey"] == {}


@pytest.mark.parametrize("entrance", ["left-3", "right-3", "top-C", "bottom-C"])
@pytest.mark.parametrize(("coins", "customers", "may"), [(0, 2, False), (1, 2, True), (0, 3, True), (3, 0, True)])
def test_m3_1_legal_if_coins_and_income_reach_the_cost(coins, customers, may, entrance):
    waiting = {entrance: f"{customers} fish meat"} if customers else {}
    states = position(stands={"A3": "meat", "B3": "meat"}, customers=waiting, hands=["fish"], money=[coins, 0])
    assert ("stand fish C3" in legal(states)) == may
    if may:
        do(states, "stand fish C3")
        assert states[0].money[0] == coins + customers - 3
    else:
        error = refused(states, "stand fish C3")
        assert (error.rule, error.reason) == ("M3.1", "too-dear")
        assert error.details == {"cost": 3, "coins": coins, "income": customers}


def test_m3_1_then_a_tile_of_the_display_which_is_refilled():
    states = position(hands=["fish"], display="meat meat grape", bag="flower")
    do(states, "stand fish C3")
    assert legal(states) == {"take meat", "take grape"}
    assert do(states, "take meat") == [TileTaken(0, "meat"), TileDrawn("flower")]
    assert hand(states) == ["meat"]
    assert display(states) == ["flower", "meat", "grape"]
    assert states[0].bag.sum() == 0


def test_m3_1_an_empty_bag_refills_nothing():
    states = position(hands=["fish fish fish"], display="meat grape", bag="")
    assert do(states, "stand fish C3", "take grape")[-1] == TileTaken(0, "grape")
    assert display(states) == ["meat"]


def test_m3_1_nothing_is_taken_from_an_empty_display():
    states = position(hands=["fish fish fish"], display="", bag="")
    do(states, "stand fish C3")
    assert hand(states) == ["fish", "fish"]
    assert GAME.to_act(states, 0) == (1,)


def test_m3_2_needs_an_empty_entrance():
    states = position(stands={"C3": "fish"}, customers={"left-3": "1 fish meat"}, stacks={1: ["fish grape"]})
    assert legal(states, "customers") == {f"customers 1 fish grape {at}" for at in ("right-3", "top-C", "bottom-C")}
    assert refused(states, "customers 1 fish grape left-3").reason == "entrance-taken"


@pytest.mark.parametrize("customers", [1, 2, 3, 4])
def test_m3_2_a_needs_as_many_stands_as_customers(customers):
    row = ["A3", "B3", "C3", "D3"]
    tile = "fish" if customers == 4 else "fish meat"
    text = f"customers {customers} {tile} left-3"
    stands = {at: "fish 0" if n == 0 else "grape 1" for n, at in enumerate(row)}
    enough = position(stands=dict(list(stands.items())[:customers]), stacks={customers: [tile]})
    assert text in legal(enough)
    short = position(stands={at: stands[at] for at in row[: customers - 1]}, stacks={customers: [tile]})
    error = refused(short, text)
    assert (error.rule, error.reason) == ("M3.2", "too-few-stands")


def test_m3_2_b_needs_an_own_stand_that_sells_one_of_the_goods():
    states = position(stands={"A3": "fish 1", "B3": "grape 0"}, stacks={2: ["fish meat", "tomato grape"]})
    assert legal(states, "customers") == {"customers 2 tomato grape left-3", "customers 2 tomato grape right-3"}
    error = refused(states, "customers 2 fish meat left-3")
    assert (error.rule, error.reason) == ("M3.2", "sells-nothing")


def test_m3_2_the_stack_shows_its_next_tile():
    tiles = ["fish meat", "fish grape", "flower meat", "tomato meat"]
    states = position(stands={"C3": "fish"}, stacks={1: tiles})
    assert of(CustomersOffered, do(states, "customers 1 fish grape top-C")) == [CustomersOffered(1, ("tomato", "meat"))]
    offers = GAME.observation(states, 0, 0)["offers"]["1"]
    assert sorted(offers) == sorted([["fish", "meat"], ["tomato", "meat"], ["flower", "meat"]])


def test_m3_2_equal_tiles_on_offer_are_one_move():
    states = position(stands={"C3": "fish"}, stacks={1: ["fish meat"] * 3})
    actions = GAME.legal(states, 0, 0)
    assert len(actions) == len(set(actions)) == 4 + 1
    do(states, "customers 1 fish meat top-C")
    assert states[0].stack_size[0] == 2


def test_m3_2_a_stack_may_run_out():
    states = position({"players": 2}, stands={"C3": "fish", "D3": "fish 1"}, stacks={1: ["fish meat", "fish grape"]})
    assert not of(CustomersOffered, do(states, "customers 1 fish meat top-C"))
    assert GAME.observation(states, 0, 0)["offers"]["1"] == [["fish", "grape"]]
    do(states, "customers 1 fish grape top-D")
    assert GAME.observation(states, 0, 0)["offers"]["1"] == []
    assert not legal(states, "customers 1")


def test_m3_2_everybody_earns():
    states = position(stands={"A3": "fish", "B3": "meat 1"}, stacks={2: ["fish meat"]}, money=[0, 0])
    do(states, "customers 2 fish meat right-3")
    assert states[0].money[:2].tolist() == [2, 2]


def test_m3_3_restaurant_opens_on_a_free_space_for_one_coin():
    states = position(
        stands={"A1": "fish"}, restaurants={"B1": "pub"}, grey={"C1": "tea_house"}, supplies=["pub sushi_bar"]
    )
    free = set(SPACE_NAMES) - {"A1", "B1"}
    assert legal(states, "restaurant") == {f"restaurant {kind} {at}" for kind in ("pub", "sushi_bar") for at in free}
    assert refused(states, "restaurant pub A1").reason == "stand-there"
    assert refused(states, "restaurant pub B1").reason == "restaurant-there"
    assert refused(states, "restaurant wine_bar C3").reason == "not-in-supply"
    assert do(states, "restaurant pub C3") == [RestaurantOpened(0, "pub", "C3", coins=1)]
    assert states[0].money[0] == 2
    assert supply(states) == ["sushi_bar"]
    assert GAME.observation(states, 0, 1)["restaurants"] == {"B1": "pub", "C3": "pub"}


def test_m3_3_a_grey_restaurant_goes_to_the_supply():
    states = position(grey={"C3": "tea_house"}, supplies=["pub"])
    assert do(states, "restaurant pub C3") == [
        RestaurantOpened(0, "pub", "C3", coins=1),
        RestaurantFound(0, "tea_house", "C3"),
    ]
    assert supply(states) == ["tea_house"]


def test_m3_4_a_coin_may_always_be_taken():
    states = position(hands=["fish fish fish"] * 2, supplies=["pub"])
    assert "coin" in legal(states)
    assert preview(states, "coin").extra == 1
    assert do(states, "coin") == [CoinTaken(0, coins=1)]
    assert states[0].money[:2].tolist() == [2, 1]
    poor = position(hands=["", ""], money=[0, 0])
    assert legal(poor) == {"coin"}


def test_m3_5_three_identical_tiles_may_be_redrawn_before_the_old_go_back():
    states = position(hands=["fish fish fish"], bag="meat grape grape", display="tomato tomato flower")
    (event,) = do(states, "redraw hand")
    assert isinstance(event, HandRedrawn)
    assert (event.seat, event.returned, sorted(event.drew)) == (0, "fish", ["grape", "grape", "meat"])
    assert hand(states) == ["meat", "grape", "grape"]
    assert states[0].bag.tolist() == [3, 0, 0, 0, 0]
    assert GAME.to_act(states, 0) == (0,)  # the turn's action still comes
    assert "stand meat C3" in legal(states)


def test_m3_5_needs_three_identical_tiles_and_three_in_the_bag():
    assert refused(position(hands=["fish fish meat"]), "redraw hand").reason == "hand-not-three"
    assert refused(position(hands=["fish fish"]), "redraw hand").reason == "hand-not-three"
    error = refused(position(hands=["fish fish fish"], bag="meat grape"), "redraw hand")
    assert (error.rule, error.reason, error.details["tiles"]) == ("M3.5", "bag-too-small", 2)


def test_m3_5_may_be_repeated():
    states = position(hands=["fish fish fish"], bag="meat meat meat")
    do(states, "redraw hand", "redraw hand")
    assert hand(states) == ["fish"] * 3
    assert "redraw hand" in legal(states)


def test_m3_5_only_at_the_start_of_the_own_turn():
    states = position(hands=["fish fish fish", "fish fish fish"], bag="meat meat meat")
    assert refused(states, "redraw hand", seat=1).rule == "M3.0"
    do(states, "stand fish C3")
    assert refused(states, "redraw hand").reason == "wrong-phase"


def test_m3_6_three_identical_tiles_on_display_may_be_replaced_first():
    states = position(hands=["fish"], display="meat meat meat", bag="grape grape fish")
    assert refused(states, "redraw display").reason == "wrong-phase"
    do(states, "stand fish C3")
    assert legal(states) == {"take meat", "redraw display"}
    (event,) = do(states, "redraw display")
    assert isinstance(event, DisplayRedrawn)
    assert (event.seat, event.returned, sorted(event.drew)) == (0, "meat", ["fish", "grape", "grape"])
    assert legal(states) == {"take fish", "take grape"}
    assert states[0].bag.tolist() == [0, 0, 0, 3, 0]
    do(states, "take fish")
    assert hand(states) == ["fish"]


def test_m3_6_needs_three_identical_tiles_and_three_in_the_bag():
    for shown, bag, reason in (
        ("meat meat fish", "fish fish fish", "display-not-three"),
        ("meat meat", "fish fish fish", "display-not-three"),
        ("meat meat meat", "fish fish", "bag-too-small"),
    ):
        states = position(hands=["fish"], display=shown, bag=bag)
        do(states, "stand fish C3")
        error = refused(states, "redraw display")
        assert (error.rule, error.reason) == ("M3.6", reason)


def test_m3_6_may_be_repeated():
    states = position(hands=["fish"], display="meat meat meat", bag="grape grape grape")
    do(states, "stand fish C3", "redraw display", "redraw display")
    assert display(states) == ["meat"] * 3


def test_m3_1_the_income_of_a_stand_is_told_part_by_part():
    states = position(
        restaurants={"B3": "pub", "C2": "sushi_bar"}, customers={"left-3": "2 fish meat"}, hands=["fish"], money=[0, 0]
    )
    (earned,) = of(Earned, do(states, "stand fish C3"))
    assert earned == Earned(0, 6, "C3", "left-3", 2, 3, ("sushi_bar", "pub"), ("C2", "B3"))
