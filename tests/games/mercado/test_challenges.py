"""What each of the nine challenges changes (M7, the table)."""

from collections import Counter

import pytest

from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, SPACE_NAMES
from feira.games.mercado.surface.events import Earned, GameOver, SpecialtyAsked, SpecialtySet
from tests.games.mercado.positions import GAME, do, legal, of, position, preview, refused

NO_STACKS = dict.fromkeys(range(1, 5), ())


def new(challenge: int, seed: int = 1):
    return GAME.new(GAME.options({"challenge": challenge}), seed)


def stack_sizes(states) -> dict[str, int]:
    return {n: len(tiles) for n, tiles in GAME.setup_json(states, 0)["stacks"].items()}


def solo(states) -> dict:
    return GAME.observation(states, 0, 0)["solo"]


# 1 Specialist


def specialist(**more):
    return position({"challenge": 1}, **{"money": [9]} | more)


def test_m7_challenge_1_the_good_is_named_with_the_first_customers():
    states = specialist(stands={"A3": "fish", "B3": "meat", "C3": "meat"}, stacks={2: ["fish meat"]})
    assert solo(states)["specialty"] is None
    events = do(states, "customers 2 fish meat left-3")
    assert of(SpecialtyAsked, events) == [SpecialtyAsked(0)]
    assert not of(Earned, events)
    assert states[0].money[0] == 9  # the money comes with the name
    assert legal(states) == {f"specialty {good}" for good in GOODS}
    assert refused(states, "stand fish C1").rule == "M7#1"
    events = do(states, "specialty meat")
    assert of(SpecialtySet, events) == [SpecialtySet(0, "meat")]
    assert [(event.at, event.coins) for event in of(Earned, events)] == [("B3", 2), ("C3", 2)]
    assert states[0].money[0] == 13
    assert solo(states)["specialty"] == "meat"


def test_m7_challenge_1_previews_say_what_each_name_would_pay():
    states = specialist(stands={"A3": "fish", "B3": "meat", "C3": "meat"}, stacks={2: ["fish meat"]})
    do(states, "customers 2 fish meat left-3")
    paid = {good: preview(states, f"specialty {good}").income for good in GOODS}
    assert paid == {"fish": (2,), "flower": (0,), "tomato": (0,), "meat": (4,), "grape": (0,)}


def test_m7_challenge_1_customers_for_one_good_ask_as_well():
    """Also where the line sells only one good that they want, and where they want only one."""
    states = specialist(stands={"A3": "fish"}, stacks={1: ["fish meat"]})
    assert of(SpecialtyAsked, do(states, "customers 1 fish meat left-3"))
    states = specialist(stands=dict.fromkeys(("A3", "B3", "C3", "D3"), "fish"), stacks={4: ["fish"]})
    assert of(SpecialtyAsked, do(states, "customers 4 fish left-3"))


def test_m7_challenge_1_a_good_that_nobody_wants_yet_may_be_named():
    """Then the first customers pay nothing, and stands of the named good earn later."""
    states = specialist(stands={"A3": "fish"}, stacks={1: ["fish meat", "fish grape"]}, hands=["grape"])
    events = do(states, "customers 1 fish meat left-3", "specialty grape")
    assert of(SpecialtySet, events) == [SpecialtySet(0, "grape")]
    assert not of(Earned, events)
    assert states[0].money[0] == 9
    do(states, "stand grape B3", "take fish")
    events = do(states, "customers 1 fish grape right-3")
    assert [(event.at, event.coins) for event in of(Earned, events)] == [("B3", 1)]


def test_m7_challenge_1_stands_of_other_goods_earn_nothing_for_the_rest_of_the_game():
    states = specialist(
        stands={"A3": "fish"},
        stacks={1: ["fish meat", "meat grape"]},
        hands=["meat meat fish"],
    )
    do(states, "customers 1 fish meat left-3", "specialty fish")
    assert preview(states, "stand meat B3").income == (0,)
    assert preview(states, "stand fish B3").income == (1,)
    do(states, "stand meat B3", "take meat")
    assert "customers 1 meat grape right-3" in legal(states)  # it may come, but pays nothing
    assert preview(states, "customers 1 meat grape right-3").income == (0,)


def test_m7_challenge_1_the_good_is_named_once():
    stacks = {1: ["fish meat"], 2: ["fish meat"]}
    states = specialist(stands={"A3": "fish", "B3": "meat"}, stacks=stacks, hands=["fish"])
    do(states, "customers 1 fish meat left-3", "specialty fish")
    events = do(states, "customers 2 fish meat right-3")
    assert not of(SpecialtyAsked, events)
    assert [(event.at, event.coins) for event in of(Earned, events)] == [("A3", 2)]


def test_m7_challenge_1_the_turn_ends_with_the_name():
    """A game in which nothing can be done after the name is over (M7.1)."""
    states = specialist(stands={"A3": "fish"}, stacks=NO_STACKS | {1: ["fish meat"]}, hands=[""], money=[0])
    assert not of(GameOver, do(states, "customers 1 fish meat left-3"))
    assert of(GameOver, do(states, "specialty fish")) == [GameOver("stuck")]


def test_m7_challenge_1_naming_may_be_the_best_move():
    """M7.3: the action that brings the coins in is the naming."""
    row = ("A3", "B3", "C3", "D3")
    states = specialist(stands=dict.fromkeys(row, "fish"), restaurants={"A2": "pub", "C2": "pub"}, stacks={4: ["fish"]})
    states[0].restaurants[GOODS.index("fish")] = 1 << SPACE_NAMES.index("B2") | 1 << SPACE_NAMES.index("D2")
    do(states, "customers 4 fish left-3")
    assert solo(states)["best_move"] is False
    assert preview(states, "specialty fish").income == (32,)
    do(states, "specialty fish")
    assert solo(states)["best_move"] is True


def test_m7_challenge_1_a_stand_of_another_good_must_be_paid_from_the_purse():
    states = specialist(stands={"A3": "fish"}, customers={"top-B": "3 fish meat"}, hands=["fish meat"], money=[0])
    states[0].specialty = GOODS.index("fish")
    assert refused(states, "stand meat B3").details == {"cost": 2, "coins": 0, "income": 0}
    assert legal(states, "stand fish B3")


def test_m7_challenge_1_restaurants_still_give_a_coin():
    states = specialist(supplies=["pub"])
    states[0].specialty = GOODS.index("fish")
    assert preview(states, "restaurant pub C3").income == (1,)


# 2 Long game


def test_m7_challenge_2_result_is_what_4_customer_tiles_paid():
    states = position(
        {"challenge": 2},
        stands={"A3": "fish", "B3": "fish", "C3": "meat", "D3": "meat"},
        stacks={2: ["fish meat"], 4: ["fish"]},
        supplies=["pub tea_house"],
        hands=["fish"],
        money=[9],
    )
    do(states, "customers 2 fish meat right-3")
    assert solo(states)["result"] == -2
    do(states, "customers 4 fish left-3")
    assert solo(states)["result"] == 8 - 2
    do(states, "stand fish E3", "take fish")  # earns 2 + 4, costs 5
    assert solo(states)["result"] == 12 - 2
    assert GAME.kernels.score(states, 0, 0) == 9 + 8 + 8 + (2 + 4 - 5) - 2


# 3 Couples


def test_m7_challenge_3_no_tiles_with_3_and_4_customers():
    assert stack_sizes(new(3)) == {"1": 10, "2": 10, "3": 0, "4": 0}


def test_m7_challenge_3_two_stands_a_line_at_most():
    states = position({"challenge": 3}, stands={"A1": "fish", "B1": "fish", "C2": "fish"}, hands=["meat"], money=[9])
    closed = {"A1", "B1", "C1", "D1", "E1", "C2"}
    assert legal(states, "stand") == {f"stand meat {at}" for at in set(SPACE_NAMES) - closed}
    error = refused(states, "stand meat D1")
    assert (error.rule, error.reason) == ("M7#3", "line-full")
    do(states, "stand meat C4", "take meat")  # the second of its column
    assert refused(states, "stand meat C5").reason == "line-full"
    assert legal(states, "stand meat D4")


# 4 Third wheel


def test_m7_challenge_4_only_3_customer_tiles_and_four_coins():
    assert stack_sizes(new(4)) == {"1": 0, "2": 0, "3": 10, "4": 0}
    assert GAME.setup_json(new(4), 0)["money"] == [4]


# 5 Last call


def test_m7_challenge_5_seven_random_tiles():
    setups = [GAME.setup_json(new(5, seed), 0)["stacks"] for seed in range(60)]
    for stacks in setups:
        assert [len(stacks[n]) for n in "1234"] == [1, 1, 1, 4]
        assert len({tuple(tile) for tile in stacks["4"]}) == 4
    assert len({tuple(stacks["2"][0]) for stacks in setups}) == 10


@pytest.mark.parametrize("fours", [2, 3, 4])
def test_m7_challenge_5_fame_needs_three_4_customer_tiles(fours):
    customers = {f"left-{n}": f"4 {GOODS[n]}" for n in range(1, fours + 1)}
    states = position({"challenge": 5}, customers=customers, money=[60])
    assert solo(states)["fame"] == (3 if fours >= 3 else 0)
    assert solo(states)["fours_missing"] == max(3 - fours, 0)
    assert solo(states)["result"] == 60


# 6 Queue


def test_m7_challenge_6_four_random_tiles_and_two_coins():
    setups = [GAME.setup_json(new(6, seed), 0) for seed in range(60)]
    assert all([len(setup["stacks"][n]) for n in "1234"] == [1] * 4 and setup["money"] == [2] for setup in setups)
    assert len({tuple(setup["stacks"]["4"][0]) for setup in setups}) == 5


def test_m7_challenge_6_a_tile_needs_every_good_in_its_line():
    options, stacks = {"challenge": 6}, {2: ["fish meat"], 4: ["fish"]}
    row = position(options, stands={"A3": "fish", "B3": "fish"}, stacks=stacks)
    error = refused(row, "customers 2 fish meat left-3")
    assert (error.rule, error.reason) == ("M7#6", "needs-all-goods")
    assert refused(row, "customers 2 fish meat top-E").reason == "too-few-stands"
    both = position(options, stands={"A3": "fish", "B3": "meat"}, stacks=stacks)
    assert "customers 2 fish meat left-3" in legal(both)
    full = {"A3": "fish", "B3": "grape", "C3": "grape", "D3": "grape"}
    assert "customers 4 fish left-3" in legal(position(options, stands=full, stacks=stacks))


# 7 Crowded


def test_m7_challenge_7_all_entrances_start_full():
    sides = {"top": 1, "right": 2, "bottom": 3, "left": 4}
    setups = [GAME.setup_json(new(7, seed), 0) for seed in range(60)]
    for setup in setups:
        entrances = setup["entrances"]
        assert {at: tile["customers"] for at, tile in entrances.items()} == {
            at: sides[at.split("-")[0]] for at in ENTRANCE_NAMES
        }
        for n, size in zip("1234", (5, 5, 5, 0), strict=True):
            placed = [tuple(tile["goods"]) for tile in entrances.values() if tile["customers"] == int(n)]
            rest = [tuple(tile) for tile in setup["stacks"][n]]
            assert len(rest) == size
            assert max(Counter(placed + rest).values()) == 1
    assert len({tuple(setup["entrances"]["top-A"]["goods"]) for setup in setups}) == 10


def crowded(customers, **more):
    return position({"challenge": 7}, customers=customers, stacks=NO_STACKS, **{"money": [9]} | more)


def test_m7_challenge_7_a_tile_pays_nothing_below_its_number_of_stands():
    states = crowded({"left-3": "3 fish meat"}, stands={"A3": "fish"}, hands=["fish"])
    assert preview(states, "stand fish B3").income == (0,)


def test_m7_challenge_7_the_stand_that_makes_the_number_wakes_the_tile():
    states = crowded(
        {"left-3": "3 fish meat"},
        stands={"A3": "fish", "B3": "meat", "B4": "meat"},
        restaurants={"A2": "pub"},
        hands=["fish grape"],
    )
    assert preview(states, "stand fish C3").income == (6 + 3 + 3,)
    # It pays also when the stand that wakes it sells something else.
    assert preview(states, "stand grape C3").income == (6 + 3,)
    events = of(Earned, do(states, "stand fish C3"))
    assert {(event.at, event.coins) for event in events} == {("A3", 6), ("B3", 3), ("C3", 3)}


def test_m7_challenge_7_later_stands_earn_when_opened():
    states = crowded({"left-3": "2 fish meat"}, stands={"A3": "fish", "B3": "fish"}, hands=["fish grape"])
    assert preview(states, "stand fish C3").income == (2,)
    assert preview(states, "stand grape C3").income == (0,)


def test_m7_challenge_7_what_is_woken_may_pay_the_cost():
    states = crowded({"left-3": "2 fish meat"}, stands={"A3": "fish"}, hands=["grape"], money=[0])
    assert legal(states, "stand") == {f"stand grape {at}3" for at in "BCDE"}


def test_m7_challenge_7_ends_with_the_eighth_stand_and_its_tile():
    spaces = ("A1", "B2", "C3", "D4", "E5", "A2", "B3")
    stands = {at: GOODS[n % 5] for n, at in enumerate(spaces)}
    states = crowded({}, stands=stands, hands=["fish"])
    assert preview(states, "stand fish E1").ends == "eighth_stand"
    assert not of(GameOver, do(states, "stand fish E1"))
    assert of(GameOver, do(states, "take fish")) == [GameOver("eighth_stand")]


def test_m7_the_observation_says_what_can_bring_the_end():
    ends_at = [GAME.observation(new(challenge), 0, 0)["ends_at"] for challenge in range(1, 10)]
    assert {ends["spaces"] for ends in ends_at} == {4}
    # Challenges 4, 5 and 6 have too few tiles to fill the entrances, in 7 they are full from the start.
    assert [ends["entrances"] for ends in ends_at] == [4, 4, 4, None, None, None, None, 4, 4]
    assert [ends["stands"] for ends in ends_at] == [None] * 6 + [8] + [None] * 2


# 8 Pub crawl


def test_m7_challenge_8_the_set_aside_pub_is_yours():
    setup = GAME.setup_json(new(8), 0)
    assert setup["supplies"] == [["pub"]]
    assert Counter(setup["restaurants"].values())["pub"] == 1


def test_m7_challenge_8_greys_but_pubs_are_closed_to_stands_and_pubs():
    states = position(
        {"challenge": 8}, grey={"C3": "wine_bar", "D4": "pub"}, hands=["fish"], supplies=["pub wine_bar"], money=[9]
    )
    for text in ("stand fish C3", "restaurant pub C3"):
        error = refused(states, text)
        assert (error.rule, error.reason) == ("M7#8", "closed-grey")
    others = set(SPACE_NAMES) - {"C3"}
    assert legal(states, "stand") == {f"stand fish {at}" for at in others}
    assert legal(states, "restaurant pub") == {f"restaurant pub {at}" for at in others}
    assert legal(states, "restaurant wine_bar") == {f"restaurant wine_bar {at}" for at in SPACE_NAMES}


def test_m7_challenge_8_kinds_are_open_even_if_hidden_elsewhere():
    states = GAME.new(GAME.options({"challenge": 8, "restaurants": "hidden"}), 2)
    before = states[0].grey.tolist()
    GAME.resample(states, 0, 0, seed=9)
    assert states[0].grey.tolist() == before


# 9 Marquis


def test_m7_challenge_9_three_tiles_start_on_top():
    for seed in range(30):
        setup = GAME.setup_json(new(9, seed), 0)
        assert {at: tile["customers"] for at, tile in setup["entrances"].items()} == dict.fromkeys(
            ("top-A", "top-C", "top-E"), 1
        )
        assert len(setup["stacks"]["1"]) == 7


MARQUIS = {"top-A": "1 fish meat", "top-C": "1 fish grape", "top-E": "1 tomato meat"}


def marquis(**more):
    return position({"challenge": 9}, customers=MARQUIS, **{"money": [9]} | more)


def test_m7_challenge_9_stands_only_below_a_tile_that_wants_them():
    states = marquis(hands=["fish flower meat"])
    assert legal(states, "stand fish") == {f"stand fish {column}{row}" for column in "AC" for row in range(1, 6)}
    assert legal(states, "stand meat") == {f"stand meat {column}{row}" for column in "AE" for row in range(1, 6)}
    assert not legal(states, "stand flower")
    for text in ("stand fish B2", "stand fish E2", "stand flower A1"):
        error = refused(states, text)
        assert (error.rule, error.reason) == ("M7#9", "wrong-column")


def test_m7_challenge_9_no_more_customers_on_top_but_restaurants_anywhere():
    states = marquis(stands={"A2": "fish", "C2": "grape"}, stacks={1: ["fish tomato"]}, supplies=["pub"])
    assert legal(states, "customers 1") == {
        "customers 1 fish tomato left-2",
        "customers 1 fish tomato right-2",
        "customers 1 fish tomato bottom-A",
    }
    assert refused(states, "customers 1 fish tomato top-B").reason == "top-closed"
    assert len(legal(states, "restaurant pub")) == 23
    # No stand can come to column B, but if one were there the top would be closed all the same.
    states = marquis(stands={"B4": "fish"}, stacks={1: ["fish tomato"]})
    assert legal(states, "customers 1") == {f"customers 1 fish tomato {at}" for at in ("left-4", "right-4", "bottom-B")}


@pytest.mark.parametrize(
    ("others", "end"),
    [((), "entrances"), (("right-2", "left-1"), "entrances"), (("right-2", "left-1", "right-1"), None)],
)
def test_m7_challenge_9_empty_entrances_on_top_count(others, end):
    # top-B and top-D stay empty and are two of the four.
    full = [at for at in ENTRANCE_NAMES if not at.startswith("top") and at not in ("left-2", *others)]
    states = position(
        {"challenge": 9},
        stands={"A2": "fish"},
        customers=MARQUIS | dict.fromkeys(full, "2 meat grape"),
        stacks={1: ["fish tomato"]},
        hands=["fish"],
    )
    assert preview(states, "customers 1 fish tomato left-2").ends == end


def test_m7_challenge_9_a_set_up_without_a_first_action_is_drawn_again():
    for seed in range(300):
        assert GAME.legal(new(9, seed), 0, 0)
