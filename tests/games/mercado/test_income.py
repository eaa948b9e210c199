"""Income (M4)."""

import pytest

from feira.games.mercado.surface.events import Earned, RestaurantOpened
from tests.games.mercado.positions import do, legal, of, position, preview


def coins(states) -> list[int]:
    return states[0].money[: states[0].players].tolist()


@pytest.mark.parametrize("customers", [1, 2, 3, 4])
@pytest.mark.parametrize("restaurants", [(), ("pub",), ("sushi_bar", "pub"), ("pub", "pub", "sushi_bar", "sushi_bar")])
def test_m4_1_customers_times_one_plus_restaurants(customers, restaurants):
    stands = {"C3": "fish", "C1": "grape", "C5": "grape 1", "A2": "meat", "C2": "grape"}
    around = dict(zip(("B3", "D3", "C4"), restaurants[:3], strict=False))
    if len(restaurants) == 4:
        del stands["C2"]
        stands["C4"] = "grape"
        around = dict(zip(("B3", "D3", "C2"), restaurants, strict=False))
    tile = "fish" if customers == 4 else "fish meat"
    states = position(stands=stands, restaurants=around, stacks={customers: [tile]}, money=[0, 0])
    (earned,) = of(Earned, do(states, f"customers {customers} {tile} bottom-C"))
    assert earned.coins == customers * (1 + len(around))
    assert earned.times == 1 + len(around)
    assert dict(zip(earned.beside, earned.restaurants, strict=True)) == around
    assert coins(states) == [earned.coins, 0]


def test_m4_1_every_owner_of_a_matching_stand_in_the_line_is_paid():
    states = position(
        {"players": 3},
        stands={"A3": "fish 0", "B3": "meat 1", "C3": "fish 2", "D3": "grape 1", "A4": "fish 1"},
        stacks={3: ["fish meat"]},
        money=[0, 0, 0],
    )
    assert preview(states, "customers 3 fish meat right-3").income == (3, 3, 3)
    do(states, "customers 3 fish meat right-3")
    assert coins(states) == [3, 3, 3]


def test_m4_1_both_ends_of_a_line_pay_alike():
    for end in ("left-3", "right-3", "top-B", "bottom-B"):
        states = position(stands={"B3": "fish"}, stacks={1: ["fish meat"]})
        assert preview(states, f"customers 1 fish meat {end}").income == (1, 0)


def test_m4_1_only_orthogonal_neighbours_improve_a_stand():
    diagonal = {"B2": "pub", "D2": "pub", "B4": "sushi_bar", "D4": "sushi_bar"}
    states = position(stands={"C3": "fish"}, restaurants=diagonal, stacks={1: ["fish meat"]})
    assert preview(states, "customers 1 fish meat left-3").income == (1, 0)
    edge = position(stands={"E1": "fish"}, restaurants={"A2": "pub", "A1": "pub"}, stacks={1: ["fish meat"]})
    assert preview(edge, "customers 1 fish meat top-E").income == (1, 0)


def test_m4_1_grey_restaurants_and_other_kinds_count_for_nothing():
    states = position(
        stands={"C3": "fish"},
        grey={"B3": "sushi_bar", "C2": "pub"},
        restaurants={"D3": "tea_house"},
        stacks={1: ["fish meat"]},
    )
    assert preview(states, "customers 1 fish meat left-3").income == (1, 0)


def test_m4_1_restaurants_improve_the_stands_of_everybody():
    states = position(
        stands={"A3": "fish 0", "C3": "fish 1"}, restaurants={"B3": "pub"}, stacks={1: ["fish meat"]}, money=[0, 0]
    )
    do(states, "customers 1 fish meat left-3")
    assert coins(states) == [2, 2]


@pytest.mark.parametrize(
    ("kind", "improved"),
    [
        ("sushi_bar", {("A3", 0, "fish", 2, 3), ("C3", 1, "fish", 1, 2)}),
        ("pub", {("A3", 0, "fish", 2, 3), ("C3", 1, "fish", 1, 2), ("B4", 1, "meat", 1, 2)}),
        ("tea_house", set()),
    ],
)
def test_m4_1_a_preview_names_the_stands_that_a_restaurant_helps(kind, improved):
    stands = {"A3": "fish 0", "C3": "fish 1", "B4": "meat 1", "D3": "fish 0"}
    states = position(stands=stands, restaurants={"A2": "pub"}, supplies=[kind])
    found = preview(states, f"restaurant {kind} B3").improved
    assert {(one.at, one.seat, one.good, one.before, one.times) for one in found} == improved


def test_m7_1_a_restaurant_helps_only_stands_whose_good_pays():
    solo = {"players": 1, "challenge": 1}
    states = position(solo, stands={"A3": "fish", "C3": "meat"}, stacks={1: ["fish meat"]}, supplies=["pub"])
    do(states, "customers 1 fish meat left-3")
    do(states, "specialty meat")
    assert [one.at for one in preview(states, "restaurant pub B3").improved] == ["C3"]


def test_m4_2_a_stand_earns_from_all_four_ends():
    states = position(
        customers={"left-3": "1 fish meat", "right-3": "2 fish grape", "top-C": "3 fish meat", "bottom-C": "4 fish"},
        hands=["fish"],
        money=[0, 0],
    )
    events = of(Earned, do(states, "stand fish C3"))
    assert {(event.entrance, event.coins) for event in events} == {
        ("left-3", 1),
        ("right-3", 2),
        ("top-C", 3),
        ("bottom-C", 4),
    }
    assert coins(states) == [10 - 1, 0]


def test_m4_2_not_from_tiles_that_want_other_goods_or_stand_elsewhere():
    states = position(
        customers={"left-3": "1 meat grape", "top-B": "2 fish grape", "right-2": "3 fish meat"}, hands=["fish"]
    )
    assert preview(states, "stand fish C3").income == (0, 0)


def test_m4_2_earlier_stands_earn_nothing_again():
    states = position(
        stands={"A3": "fish 0", "B3": "fish 1"}, customers={"left-3": "2 fish meat"}, hands=["fish"], money=[2, 0]
    )
    assert preview(states, "stand fish C3").income == (2, 0)
    do(states, "stand fish C3")
    assert coins(states) == [2 + 2 - 3, 0]


def test_m4_2_a_tile_needs_no_number_of_stands_once_it_is_there():
    states = position(customers={"left-3": "4 fish"}, hands=["fish"])
    assert preview(states, "stand fish C3").income == (4, 0)


def test_m4_3_opening_a_restaurant_pays_only_its_coin():
    states = position(
        stands={"C3": "fish", "C2": "fish 1"},
        customers={"left-3": "2 fish meat", "top-C": "2 fish grape"},
        supplies=["sushi_bar"],
        money=[0, 0],
    )
    before = preview(states, "restaurant sushi_bar C4")
    assert (before.income, before.extra, before.profit) == ((1, 0), 1, 1)
    assert do(states, "restaurant sushi_bar C4") == [RestaurantOpened(0, "sushi_bar", "C4", coins=1)]
    assert coins(states) == [1, 0]
    assert legal(states)
