"""The levels: each better than the one before, and another limit if one asks for it."""

import pytest

from feira.bots import LEVELS, get_bot
from feira.core.game import FeiraError
from feira.games import GAMES, get_game


def share_of(name: str, better: str, worse: str, games: int) -> float:
    """What the first of two bots wins."""
    game = get_game(name)
    won = 0.0
    for number in range(games):
        states = game.new(game.options({"players": 2}), number // 2)
        names = (better, worse) if number % 2 == 0 else (worse, better)
        bots = [get_bot(bot, 10 * number + seat) for seat, bot in enumerate(names)]
        while seats := game.to_act(states, 0):
            seat = seats[0]
            game.apply(states, 0, seat, bots[seat](game, game.view(states, 0, seat), seat))
        outcome = game.outcome(states, 0)
        assert outcome is not None
        winners = outcome.ranking[0]
        won += (number % 2 in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("better", "worse"), [("level1", "random"), ("level2", "level1"), ("level3@60", "level1"), ("level6@600", "level2")]
)
def test_a_level_beats_another(name, better, worse):
    """Few games with a wide margin."""
    assert share_of(name, better, worse, 16) > 0.6


def test_every_level_is_a_bot():
    assert list(LEVELS) == [f"level{number}" for number in range(1, 7)]
    for name in LEVELS:
        get_bot(name, 1)


@pytest.mark.parametrize("spec", ["level6@0.5s", "level6@2s", "level3@100", "level6@1"])
def test_another_limit(spec):
    get_bot(spec, 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("level6@", "'' isn't a limit for a bot; give seconds, as in level6@0.5s, or iterations: level6@2000"),
        ("level6@fast", "'fast' isn't a limit"),
        ("level6@0", "'0' isn't a limit"),
        ("level6@0.0s", "'0.0s' isn't a limit"),
        ("level6@-5", "'-5' isn't a limit"),
        ("greedy@5", "greedy does not search"),
        ("level1@5", "level1 does not search"),
        ("level7", "there is no bot 'level7'"),
    ],
)
def test_a_limit_that_is_none(spec, says):
    with pytest.raises(FeiraError, match=says):
        get_bot(spec, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_sure_it_was(name, level):
    """The favourite first, which it takes; of all legal actions each once. What is left to chance has no reasons."""
    game = get_game(name)
    states = game.new(game.options({"players": 2}), 5)
    bot = get_bot(level if not LEVELS[level].searches else f"{level}@50", 3)
    reasons = 0
    for _ in range(12):
        seat = game.to_act(states, 0)[0]
        legal = game.legal(states, 0, seat)
        action = bot(game, game.view(states, 0, seat), seat)
        if bot.branches:
            reasons += 1
            assert sorted(branch.action for branch in bot.branches) == sorted(legal)
            assert len(game.to_act(states, 0)) > 1 or bot.branches[0].action == action
            tried = [branch for branch in bot.branches if branch.visits]
            assert all(0 <= branch.value <= 1 for branch in tried) or not LEVELS[level].searches
        game.apply(states, 0, seat, action)
    assert reasons == 12 if LEVELS[level].by_chance == 0 else reasons > 0
    assert reasons < 12 or LEVELS[level].by_chance < 40
