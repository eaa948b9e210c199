"""The end of a game and its score (M5)."""

import pytest

from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, KINDS, SPACE_NAMES
from feira.games.mercado.surface.events import EndTriggered, FinalScore, GameOver, Ranked
from tests.games.mercado.positions import GAME, do, legal, of, position, preview, refused


def nearly_full(free: int, players: int = 2, **more):
    """All spaces but so many are taken, the last ones free."""
    taken = SPACE_NAMES[: 25 - free]
    restaurants = {at: KINDS[n % 6] for n, at in enumerate(taken[:12])}
    stands = {at: f"{GOODS[n % 5]} {n % players}" for n, at in enumerate(taken[12:])}
    more = {"hands": ["fish"] * players, "supplies": ["pub"] * players, "money": [9] * players} | more
    return position({"players": players}, stands=stands, restaurants=restaurants, **more)


def nearly_crowded(empty: int, **more):
    """All entrances but so many have customers, the last ones empty."""
    customers = {at: f"{n % 3 + 1} fish meat" for n, at in enumerate(ENTRANCE_NAMES[: 20 - empty])}
    return position(stands={"E5": "fish", "D4": "fish 1"}, customers=customers, stacks={1: ["fish grape"] * 3}, **more)


def test_m5_1_a_restaurant_that_leaves_four_spaces_triggers_the_end():
    assert preview(nearly_full(6), "restaurant pub E5").ends is None
    states = nearly_full(5)
    assert preview(states, "restaurant pub E5").ends == "spaces"
    assert of(EndTriggered, do(states, "restaurant pub E5")) == [EndTriggered(0, "spaces")]
    assert GAME.observation(states, 0, 0)["turns_left"] == 1


def test_m5_1_a_stand_that_leaves_four_spaces_triggers_the_end_after_its_tile():
    states = nearly_full(5)
    assert preview(states, "stand fish E5").ends == "spaces"
    assert not of(EndTriggered, do(states, "stand fish E5"))
    assert GAME.to_act(states, 0) == (0,)
    assert of(EndTriggered, do(states, "take grape")) == [EndTriggered(0, "spaces")]


def test_m5_1_grey_restaurants_count_as_left():
    grey = dict.fromkeys(SPACE_NAMES[-6:-1], "wine_bar")
    assert preview(nearly_full(6, grey=grey), "restaurant pub E5").ends is None
    assert preview(nearly_full(5, grey=dict(list(grey.items())[1:])), "restaurant pub E5").ends == "spaces"


def test_m5_1_customers_that_leave_four_entrances_trigger_the_end():
    assert preview(nearly_crowded(6), "customers 1 fish grape bottom-E").ends is None
    states = nearly_crowded(5)
    assert preview(states, "customers 1 fish grape bottom-E").ends == "entrances"
    assert of(EndTriggered, do(states, "customers 1 fish grape bottom-E")) == [EndTriggered(0, "entrances")]


def test_m5_1_only_the_turn_that_placed_something_triggers():
    states = nearly_full(4)  # as no game comes to be, but the rule asks for a placement
    do(states, "coin")
    assert GAME.observation(states, 0, 0)["end"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m5_1_every_other_player_has_one_more_turn(players):
    states = nearly_full(5, players, turn=1)
    events = do(states, "restaurant pub E5")
    for seat in (*range(2, players), 0):
        assert not of(GameOver, events)
        assert GAME.to_act(states, 0) == (seat,)
        events = do(states, "coin")
    assert GameOver("spaces") in events
    assert GAME.to_act(states, 0) == ()
    assert GAME.legal(states, 0, 1) == []
    assert GAME.outcome(states, 0).end == "spaces"
    assert refused(states, "coin", seat=1).reason == "over"


def test_m5_1_a_second_trigger_changes_nothing():
    states = nearly_full(5, 3)
    do(states, "restaurant pub E5")
    assert preview(states, "restaurant pub D5").ends is None
    assert not of(EndTriggered, do(states, "restaurant pub D5"))
    assert of(GameOver, do(states, "coin")) == [GameOver("spaces")]


def test_m5_1_the_first_trigger_names_the_end():
    def nearly_both():
        tiles = [f"{good} grape" for good in GOODS[:3]]
        return nearly_full(5, 3, customers=dict.fromkeys(ENTRANCE_NAMES[:15], "2 meat grape"), stacks={1: tiles})

    spaces, entrances = nearly_both(), nearly_both()
    do(spaces, "restaurant pub E5")
    do(spaces, min(legal(spaces, "customers 1")), "coin")
    assert GAME.outcome(spaces, 0).end == "spaces"
    do(entrances, min(legal(entrances, "customers 1")), "restaurant pub E5", "coin")
    assert GAME.outcome(entrances, 0).end == "entrances"


def test_m5_1_the_last_stand_is_still_followed_by_its_tile():
    states = nearly_full(5)
    do(states, "restaurant pub E5", "stand fish D5")
    assert GAME.to_act(states, 0) == (1,)
    assert of(GameOver, do(states, "take grape")) == [GameOver("spaces")]


@pytest.mark.parametrize(("players", "coins"), [(2, 4), (3, 3), (4, 4)])
def test_m5_2_all_take_a_coin_one_after_the_other(players, coins):
    states = position({"players": players}, hands=["fish"] * players, turn=1)
    for _ in range(coins - 1):
        assert preview(states, "coin").ends is None
        assert not of(GameOver, do(states, "coin"))
    assert preview(states, "coin").ends == "coins"
    assert GameOver("coins") in do(states, "coin")
    assert GAME.outcome(states, 0).end == "coins"


@pytest.mark.parametrize(
    "action", [["restaurant pub C3"], ["stand fish C3", "take fish"], ["customers 1 fish meat left-1"]]
)
def test_m5_2_another_action_breaks_the_row(action):
    states = position(
        stands={"A1": "fish"}, hands=["fish", "fish"], supplies=["pub", ""], stacks={1: ["fish meat"]}, money=[9, 9]
    )
    do(states, "coin", "coin", *action, "coin", "coin", "coin")
    assert GAME.to_act(states, 0) == (0,)
    do(states, "coin")
    assert GAME.outcome(states, 0).end == "coins"


def test_m5_2_a_redraw_is_no_action_of_a_turn_and_does_not_break_the_row():
    states = position(hands=["fish fish fish", "fish"])
    do(states, "coin", "coin", "redraw hand", "coin", "coin")
    assert GAME.outcome(states, 0).end == "coins"


def finished(money, supplies=(), stands=None, players=3):
    """A game about to end by coins, and what its last coin tells."""
    before = [sum_ - 1 for sum_ in money]
    states = position({"players": players}, stands=stands, supplies=supplies, money=before)
    return states, do(states, *["coin"] * players)


def test_m5_3_score_is_coins_less_restaurants_in_the_supply():
    states, events = finished([5, 9, 3], supplies=["pub pub tea_house", "", "pub pub pub wine_bar"])
    assert of(FinalScore, events) == [
        FinalScore(seat=0, coins=5, restaurants_left=3, score=2, stands=0, tie_broken=False),
        FinalScore(seat=1, coins=9, restaurants_left=0, score=9, stands=0, tie_broken=False),
        FinalScore(seat=2, coins=3, restaurants_left=4, score=-1, stands=0, tie_broken=False),  # it may fall below 0
    ]
    assert GAME.outcome(states, 0).scores == (2, 9, -1)
    assert GAME.outcome(states, 0).ranking == ((1,), (0,), (2,))
    assert GAME.result_json(states, 0) == {"scores": [2, 9, -1], "ranking": [[1], [0], [2]], "end": "coins"}
    assert of(Ranked, events) == [Ranked(((1,), (0,), (2,)), by_stands=())]


def test_m5_3_a_tie_goes_to_most_stands():
    stands = {"A1": "fish 2", "B2": "fish 2", "C3": "fish 0"}
    states, events = finished([7, 9, 8], supplies=["", "", "pub"], stands=stands)
    assert GAME.outcome(states, 0).ranking == ((1,), (2,), (0,))
    assert of(Ranked, events) == [Ranked(((1,), (2,), (0,)), by_stands=(2, 0))]
    assert [(score.stands, score.tie_broken) for score in of(FinalScore, events)] == [(1, True), (0, False), (2, True)]
    assert [GAME.kernels.place(states, 0, seat) for seat in range(3)] == [2, 0, 1]


def test_m5_3_still_tied_is_a_draw():
    states, _ = finished([7, 7, 4], stands={"A1": "fish 0", "B2": "fish 1"})
    assert GAME.outcome(states, 0).ranking == ((0, 1), (2,))
    assert [GAME.kernels.place(states, 0, seat) for seat in range(3)] == [0, 0, 2]


def test_m5_3_more_stands_never_beat_a_better_score():
    stands = dict.fromkeys(SPACE_NAMES[:6], "fish 0")
    states, _ = finished([7, 8, 1], stands=stands)
    assert GAME.outcome(states, 0).ranking == ((1,), (0,), (2,))


def test_m5_3_no_outcome_while_the_game_runs():
    states = position()
    assert GAME.outcome(states, 0) is None
    assert GAME.result_json(states, 0) is None
