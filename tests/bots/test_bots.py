"""The bots: legal, repeatable, fair, and the one better than the other."""

import numpy as np
import pytest

from feira.bots import Bot, get_bot
from feira.core.game import FeiraError, Json, Outcome, States
from feira.games import get_game

KINDS = [*({"players": players} for players in (2, 3, 4)), *({"challenge": number} for number in range(1, 10))]
GAME = get_game("mercado")
QUICK = (
    "random",
    "greedy",
    "instant",
    "level1",
    "search@24",
    "level6@24",
)  # the levels that search differ in how long they do


def new(options: Json, seed: int) -> States:
    return GAME.new(GAME.options(options), seed)


def move(states: States, bots: list[Bot]) -> int:
    """Let the bot whose turn it is decide, and do it."""
    [seat] = GAME.to_act(states, 0)
    action = bots[seat](GAME, GAME.view(states, 0, seat), seat)
    assert action in GAME.legal(states, 0, seat)
    GAME.apply(states, 0, seat, action)
    return action


def play(options: Json, names: list[str], seed: int) -> tuple[Outcome, list[int]]:
    states = new(options, seed)
    bots = [get_bot(name, 8 * seed + seat) for seat, name in enumerate(names)]
    actions = []
    while GAME.to_act(states, 0):
        actions.append(move(states, bots))
    outcome = GAME.outcome(states, 0)
    assert outcome is not None
    return outcome, actions


def test_a_bot_that_is_none():
    with pytest.raises(FeiraError, match="there is no bot 'deep'; there is random, greedy, instant, search, level1, "):
        get_bot("deep", 1)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_same_seed_plays_the_same_game(name, options):
    names = [name] * options.get("players", 1)
    assert play(options, names, 5) == play(options, names, 5)


@pytest.mark.parametrize("name", [name for name in QUICK if name != "instant"])  # its seed only guesses what is hidden
def test_another_seed_plays_another_game(name):
    states = new({"players": 2}, 1)
    for _ in range(6):  # at the beginning a search of a few iterations always likes the same best
        seat = GAME.to_act(states, 0)[0]
        GAME.apply(states, 0, seat, GAME.legal(states, 0, seat)[0])
    seat = GAME.to_act(states, 0)[0]
    chosen = {get_bot(name, seed)(GAME, GAME.view(states, 0, seat), seat) for seed in range(30)}
    assert len(chosen) > 1


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_any_whole_number_is_a_seed(seed):
    view = GAME.view(new({"players": 2}, 1), 0, 0)
    assert get_bot("random", seed)(GAME, view, 0) in GAME.legal(view, 0, 0)


def test_random_finds_every_legal_action():
    states = new({"players": 2}, 1)
    bot = get_bot("random", 1)
    view = GAME.view(states, 0, 0)
    assert {bot(GAME, view, 0) for _ in range(2000)} == set(GAME.legal(states, 0, 0))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_no_choice_depends_on_what_the_seat_can_not_know(name, options):
    """The bot decides the same when all that its seat can't know is changed."""
    states = new({**options, "money": "hidden", "restaurants": "hidden"}, 9)
    bots = [get_bot(name, seat) for seat in range(4)]
    changed = 0
    for n in range(40):
        seats = GAME.to_act(states, 0)
        if not seats:
            break
        other = states.copy()
        GAME.resample(other, 0, seats[0], seed=n)
        here, there = get_bot(name, n), get_bot(name, n)
        view, other_view = GAME.view(states, 0, seats[0]), GAME.view(other, 0, seats[0])
        assert here(GAME, view, seats[0]) == there(GAME, other_view, seats[0])
        changed += any(not np.array_equal(states[field], other[field]) for field in ("money", "stacks", "grey"))
        move(states, bots)
    assert changed > 2


@pytest.mark.parametrize("name", QUICK)
def test_choosing_leaves_the_view_alone(name):
    view = GAME.view(new({"players": 3}, 1), 0, 0)
    before = view.copy()
    get_bot(name, 1)(GAME, view, 0)
    assert view.tobytes() == before.tobytes()


@pytest.mark.parametrize(("players", "games", "least"), [(2, 100, 0.97), (3, 24, 0.85), (4, 24, 0.8)])
def test_greedy_beats_random(players, games, least):
    won = 0.0
    for seed in range(games):
        names = ["random"] * players
        names[seed % players] = "greedy"
        outcome, _ = play({"players": players}, names, seed)
        winners = outcome.ranking[0]
        won += (seed % players in winners) / len(winners)
    assert won / games >= least


@pytest.mark.parametrize("challenge", range(1, 10))
def test_greedy_does_better_than_random_alone(challenge):
    games = 40 if challenge == 4 else 12  # there neither does well; elsewhere they are far apart
    means = {
        name: np.mean([play({"challenge": challenge}, [name], seed)[0].scores[0] for seed in range(games)])
        for name in ("greedy", "random")
    }
    assert means["greedy"] > means["random"] + 1


def test_greedy_plays_on_against_itself():
    """It opens stands and brings customers: nobody earns much by coins alone."""
    outcomes = [play({"players": 2}, ["greedy", "greedy"], seed)[0] for seed in range(6)]
    assert np.mean([outcome.scores for outcome in outcomes]) > 35
