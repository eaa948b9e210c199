"""The worked examples of the rules page (section 6)."""

from feira.games.mercado.surface.events import Earned, Paid
from tests.games.mercado.positions import do, legal, of, position, preview, refused


def coins(states) -> list[int]:
    return states[0].money[: states[0].players].tolist()


def test_e1_cost_is_one_more_than_the_fuller_line():
    states = position(stands={"A3": "fish", "B3": "meat 1", "C1": "grape 1"}, hands=["flower meat fish"], money=[3, 0])
    assert preview(states, "stand flower C3").cost == 3
    assert of(Paid, do(states, "stand flower C3")) == [Paid(seat=0, coins=3)]
    assert coins(states) == [0, 0]


def test_e2_customers_pay_every_matching_stand_of_the_line():
    purple, green = 0, 1
    states = position(
        stands={"A3": "flower", "C3": "flower", "E3": f"fish {green}"},
        restaurants={"A2": "pub", "C2": "pub", "C4": "tea_house"},
        stacks={2: ["fish flower"]},
        money=[0, 0],
    )
    expected = [
        Earned(green, 2, "E3", "left-3", 2, 1, (), ()),
        Earned(purple, 4, "A3", "left-3", 2, 2, ("pub",), ("A2",)),
        Earned(purple, 6, "C3", "left-3", 2, 3, ("tea_house", "pub"), ("C4", "C2")),
    ]
    before = preview(states, "customers 2 flower fish left-3")
    assert (before.cost, before.income, before.ends) == (0, (10, 2), None)
    assert list(before.earned) == expected
    assert of(Earned, do(states, "customers 2 flower fish left-3")) == expected
    assert coins(states) == [10, 2]


def test_e3_a_stand_earns_from_the_customers_of_its_row_and_column():
    blue = 1
    states = position(
        stands={"A3": "meat", "B3": "meat 1", "E3": "grape"},
        restaurants={"C4": "sushi_bar"},
        customers={"top-C": "1 fish meat", "left-3": "3 fish tomato"},
        hands=["", "fish fish meat"],
        money=[0, 4],
        turn=blue,
    )
    before = preview(states, "stand fish C3")
    assert (before.cost, before.income, before.extra, before.profit) == (4, (0, 8), 0, 4)
    assert of(Earned, do(states, "stand fish C3")) == [
        Earned(blue, 6, "C3", "left-3", 3, 2, ("sushi_bar",), ("C4",)),
        Earned(blue, 2, "C3", "top-C", 1, 2, ("sushi_bar",), ("C4",)),
    ]
    assert coins(states) == [0, 8]


def test_e4_the_income_may_pay_the_cost():
    states = position(
        stands={"A3": "meat", "B3": "meat 1", "E3": "grape", "C1": "fish", "C2": "fish 1", "C4": "meat"},
        restaurants={"D3": "pub"},
        customers={"left-3": "4 flower", "top-C": "3 flower fish", "right-3": "1 flower meat"},
        hands=["flower meat fish"],
        money=[0, 0],
    )
    assert "stand flower C3" in legal(states)
    before = preview(states, "stand flower C3")
    assert (before.cost, before.income) == (4, (16, 0))
    do(states, "stand flower C3")
    assert coins(states) == [12, 0]


def test_e5_challenge_6_wants_every_good_of_the_tile_in_the_line():
    tile = {1: ["fish meat"]}
    options = {"challenge": 6}
    states = position(options, stands={"B2": "fish"}, stacks=tile)
    assert refused(states, "customers 1 fish meat left-2").rule == "M7#6"
    states = position(options, stands={"B2": "fish", "D2": "meat"}, stacks=tile)
    assert legal(states, "customers 1") == {"customers 1 fish meat left-2", "customers 1 fish meat right-2"}
    assert preview(states, "customers 1 fish meat right-2").income == (2,)
