"""Solo play: set-up, end, result, fame, best move and campaign (M7.1-M7.4)."""

import pytest

from feira.games.mercado.engine.challenges import CHALLENGES, RANKS
from feira.games.mercado.engine.market import ENTRANCE_NAMES
from feira.games.mercado.spec import SPEC
from feira.games.mercado.surface.events import ChallengeJudged, EndTriggered, FoursMissing, GameOver, NextFame
from tests.games.mercado.positions import GAME, do, legal, of, position, preview, refused
from tests.games.mercado.random_games import SOLO, random_game

PLAIN = {"challenge": 2}  # changes nothing but the result


@pytest.mark.parametrize("options", SOLO, ids=str)
def test_m7_1_one_player_with_one_coin_and_eight_stands(options):
    states = GAME.new(GAME.options(options), 4)
    setup = GAME.setup_json(states, 0)
    challenge = options["challenge"]
    assert GAME.options_json(states, 0)["players"] == 1
    assert setup["money"] == [{4: 4, 6: 2}.get(challenge, 1)]
    assert setup["supplies"] == [["pub"] if challenge == 8 else []]
    assert GAME.observation(states, 0, 0)["players"][0]["wooden_stands"] == 8


def test_m7_1_never_a_coin():
    states = position(PLAIN, hands=["fish"])
    assert "coin" not in legal(states)
    error = refused(states, "coin")
    assert (error.rule, error.reason) == ("M7.1", "no-coin-in-solo")


def test_m7_1_ends_as_soon_as_the_end_is_triggered():
    customers = dict.fromkeys(ENTRANCE_NAMES[:15], "1 fish meat")
    states = position(PLAIN, stands={"E5": "fish"}, customers=customers, stacks={1: ["fish grape"]})
    events = do(states, "customers 1 fish grape bottom-E")
    assert of(EndTriggered, events) == [EndTriggered(0, "entrances")]
    assert of(GameOver, events) == [GameOver("entrances")]
    assert GAME.to_act(states, 0) == ()


def test_m7_1_ends_when_no_action_is_legal():
    states = position(PLAIN, hands=["fish meat"], display="", bag="", stacks=dict.fromkeys(range(1, 5), ()), money=[1])
    assert preview(states, "stand fish C3").ends == "stuck"  # nothing is left to pay for the other tile
    events = do(states, "stand fish C3")
    assert of(GameOver, events) == [GameOver("stuck")]
    assert not of(EndTriggered, events)
    assert GAME.outcome(states, 0).end == "stuck"


def test_m7_1_a_redraw_alone_keeps_the_game_running():
    poor = {"hands": ["fish fish fish grape"], "display": "", "stacks": dict.fromkeys(range(1, 5), ()), "money": [1]}
    states = position(PLAIN, bag="meat meat meat", **poor)
    do(states, "stand grape C3")
    assert legal(states) == {"redraw hand"}
    do(states, "redraw hand", "redraw hand")
    assert legal(states) == {"redraw hand"}
    stuck = position(PLAIN, bag="meat meat", **poor)
    do(stuck, "stand grape C3")
    assert GAME.outcome(stuck, 0).end == "stuck"


def test_m7_1_a_redraw_may_leave_nothing_to_do():
    states = position(
        PLAIN,
        hands=["fish fish fish"],
        bag="meat meat grape",
        stacks=dict.fromkeys(range(1, 5), ()),
        money=[0],
    )
    assert of(GameOver, do(states, "redraw hand")) == [GameOver("stuck")]


@pytest.mark.parametrize("number", range(1, 10))
def test_m7_2_fame_at_the_thresholds(number):
    thresholds = {
        1: (80, 90, 100),
        2: (55, 60, 70),
        3: (70, 80, 90),
        4: (80, 90, 100),
        5: (35, 45, 50),
        6: (30, 40, 50),
        7: (55, 70, 80),
        8: (50, 60, 70),
        9: (75, 90, 110),
    }[number]
    customers = {f"left-{n}": "4 fish" for n in (1, 2, 3)}
    states = position({"challenge": number}, customers=customers, supplies=["pub"])
    for fame, threshold in enumerate(thresholds, 1):
        for result, expected in ((threshold - 1, fame - 1), (threshold, fame)):
            states[0].money[0] = states[0].from_fours = result + 1  # less the pub
            solo = GAME.observation(states, 0, 0)["solo"]
            assert (solo["result"], solo["fame"]) == (result, expected)


@pytest.mark.parametrize("options", SOLO, ids=str)
def test_m7_2_the_result_is_told_at_the_end(options):
    for step in random_game(options, 11):
        events, states = step.events, step.after
    result = GAME.result_json(states, 0)
    assert result["ranking"] == [[0]]
    assert result["scores"] == [states[0].money[0] - states[0].supply[0].sum()]
    (judged,) = of(ChallengeJudged, events)
    assert judged == ChallengeJudged(options["challenge"], result["result"], result["fame"], result["best_move"])


@pytest.mark.parametrize(
    ("coins", "fours", "fame", "missing"),
    [
        (36, 3, 1, [NextFame(45, fame=2)]),
        (51, 3, 3, []),
        (41, 2, 0, [FoursMissing(1)]),
        (21, 1, 0, [FoursMissing(2), NextFame(35, fame=1)]),
    ],
)
def test_m7_2_what_was_missing_for_more_fame_is_told(coins, fours, fame, missing):
    customers = {f"left-{n}": "4 meat" for n in range(1, fours + 1)}
    nothing_left = {"display": "", "bag": "", "stacks": dict.fromkeys(range(1, 5), ())}
    states = position({"challenge": 5}, hands=["fish"], customers=customers, money=[coins], **nothing_left)
    events = do(states, "stand fish C5")  # for 1 coin
    assert of(ChallengeJudged, events) == [ChallengeJudged(5, coins - 1, fame, best_move=False)]
    assert [event for event in events if isinstance(event, FoursMissing | NextFame)] == missing


@pytest.mark.parametrize(("last", "income"), [("pub", 32), ("tea_house", 28)])
def test_m7_3_best_move_is_32_coins_in_one_action(last, income):
    states = position(
        PLAIN,
        stands=dict.fromkeys(("C2", "C3", "C4", "C5"), "fish"),
        restaurants={"B2": "pub", "D2": "sushi_bar", "B3": "sushi_bar", "D5": last},
        stacks={4: ["fish"]},
    )
    assert preview(states, "customers 4 fish top-C").income == (income,)  # 4 × (4 stands + 4 or 3 neighbours)
    do(states, "customers 4 fish top-C")
    assert GAME.observation(states, 0, 0)["solo"]["best_move"] is (income >= 32)


@pytest.mark.parametrize(("bottom", "income"), [("1 fish grape", 32), ("1 meat grape", 28)])
def test_m7_3_income_counts_before_the_cost(bottom, income):
    states = position(
        PLAIN,
        restaurants={"B3": "pub", "D3": "pub", "C2": "sushi_bar"},
        customers={"left-3": "4 fish", "right-3": "2 fish meat", "top-C": "1 fish meat", "bottom-C": bottom},
        hands=["fish"],
        money=[1],
    )
    assert preview(states, "stand fish C3").income == (income,)
    do(states, "stand fish C3", "take fish")
    assert states[0].money[0] == income  # one came, one went
    assert GAME.observation(states, 0, 0)["solo"]["best_move"] is (income >= 32)


def test_m7_4_rank_by_fame():
    expected = {0: 0, 5: 0, 6: 1, 10: 1, 11: 2, 14: 2, 15: 3, 19: 3, 20: 4, 27: 4, 28: 5, 29: 5}
    assert {fame: SPEC.campaign.rank(fame) for fame in expected} == expected
    assert len(RANKS) == 6


def test_m7_4_nine_challenges_in_order():
    assert [challenge.name for challenge in CHALLENGES] == [
        "specialist",
        "long_game",
        "couples",
        "third_wheel",
        "last_call",
        "queue",
        "crowded",
        "pub_crawl",
        "marquis",
    ]
