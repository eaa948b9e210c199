"""The search: repeatable, within its limits, and right where what is right is known."""

import threading
import time

import numpy as np
import pytest

from feira.bots import get_bot
from feira.bots.search.iterate import START
from feira.bots.search.search import Search, Settings
from feira.bots.search.tree import NONE
from feira.core.game import Game, States
from feira.games import GAMES, get_game

KINDS = [(name, options) for name in GAMES for options in get_game(name).example_options()]


def started(name: str, options: dict, seed: int = 1) -> tuple[Game, States]:
    game = get_game(name)
    return game, game.new(game.options(options), seed)


def auction() -> tuple[Game, States]:
    """A game of Jour de Marché at its first auction."""
    game, states = started("marche", {"players": 2}, 3)
    bot = get_bot("greedy", 1)
    while len(game.to_act(states, 0)) < 2:
        seat = game.to_act(states, 0)[0]
        legal = [action for action in game.legal(states, 0, seat) if game.to_text(action) == "draw"]
        reserved = int(states["discs_left"][0, seat]) < 5
        action = legal[0] if legal and reserved else bot(game, game.view(states, 0, seat), seat)
        game.apply(states, 0, seat, action)
    return game, states


def test_a_search_needs_a_limit():
    with pytest.raises(ValueError, match="a search needs a limit"):
        Search(1)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_every_visit_is_counted_once(name, options):
    game, states = started(name, options)
    seat = game.to_act(states, 0)[0]
    search = Search(1, iterations=200, settings=Settings(exploration=5.0))
    branches = search.think(game, game.view(states, 0, seat), seat)
    assert {branch.action for branch in branches} == set(game.legal(states, 0, seat))
    assert 64 <= sum(branch.visits for branch in branches) <= 200  # fewer if no more could change anything
    assert [branch.visits for branch in branches] == sorted((b.visits for b in branches), reverse=True)
    assert all(-0.1 <= branch.value <= 1.1 for branch in branches)


def test_a_forced_action_needs_no_thought():
    game, states = started("marche", {"players": 2})
    rng = np.array([1], np.uint64)
    while len(game.legal(states, 0, seat := game.to_act(states, 0)[0])) > 1:
        game.kernels.apply(states, 0, seat, game.kernels.random_action(states, 0, seat, rng), None)
    search = Search(1, seconds=600)
    assert search(game, game.view(states, 0, seat), seat) == game.legal(states, 0, seat)[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_when_its_time_is_over(name):
    game, states = started(name, {"players": 2})
    view = game.view(states, 0, 0)
    Search(1, iterations=10)(game, view, 0)  # compiled
    begun = time.process_time()
    Search(1, seconds=0.2)(game, view, 0)
    assert time.process_time() - begun < 2  # of its own processor time: a busy machine is no reason to fail


def test_the_last_action_of_a_game_is_the_best_one():
    """Where the next action ends the game, what it brings can be counted."""
    game = get_game("mercado")
    checked = 0
    for seed in range(40):
        states = game.new(game.options({"players": 2, "money": "open"}), seed)
        rng = np.array([seed], np.uint64)
        while seats := game.to_act(states, 0):
            values = results(game, states, seats[0])
            if values and max(values.values()) > min(values.values()):
                view = game.view(states, 0, seats[0])
                chosen = Search(seed, iterations=3000)(game, view, seats[0])
                assert values[chosen] == max(values.values())
                checked += 1
                break
            game.kernels.apply(states, 0, seats[0], game.kernels.random_action(states, 0, seats[0], rng), None)
    assert checked > 5


def results(game: Game, states: States, seat: int) -> dict[int, float]:
    """What each action brings if every one of them ends the game; else nothing."""
    found = {}
    for action in game.legal(states, 0, seat):
        after = states.copy()
        game.kernels.apply(after, 0, seat, action, None)
        if game.to_act(after, 0):
            return {}
        out = np.empty(8)
        game.kernels.results(after, 0, out)
        found[action] = out[seat]
    return found


def test_bidders_have_statistics_of_their_own():
    game, states = auction()
    search = Search(1, iterations=500)
    view = game.view(states, 0, 0)
    search.think(game, view, 0)
    for seat in (0, 1):
        assert sum(branch.visits for branch in search._branches(seat, game.legal(states, 0, seat))) == 500


def test_a_bid_does_not_depend_on_one_made_before():
    """Who is asked last decides as if asked first: the other's bid is not known, only that there is one."""
    game, states = auction()
    first = Search(7, iterations=300)(game, game.view(states, 0, 1), 1)
    for bid in game.legal(states, 0, 0)[:3]:
        after = states.copy()
        game.apply(after, 0, 0, bid)
        assert Search(7, iterations=300)(game, game.view(after, 0, 1), 1) == first


def test_bids_are_mixed():
    game, states = auction()
    view = game.view(states, 0, 1)
    bids = {Search(seed, iterations=300)(game, view, 1) for seed in range(20)}
    assert len(bids) > 1


def test_pondering_is_kept_when_it_is_followed():
    game, states = started("mercado", {"players": 2})
    search, stop = Search(1, iterations=64), threading.Event()
    thread = threading.Thread(target=search.ponder, args=(game, game.view(states, 0, 1), stop))
    thread.start()
    while search.pondered < 20_000:
        time.sleep(0.01)
    stop.set()
    thread.join()
    favourite = search._branches(0, game.legal(states, 0, 0))[0].action  # what the other is expected to do
    game.apply(states, 0, 0, favourite)
    search.follow((0, favourite))
    assert visits_after(game, states, search) > visits_after(game, states, Search(1, iterations=64))


def visits_after(game: Game, states: States, search: Search) -> int:
    seat = game.to_act(states, 0)[0]
    return sum(branch.visits for branch in search.think(game, game.view(states, 0, seat), seat))


def test_after_pondering_every_action_is_legal():
    """The tree then has actions that were legal in guesses of what would be drawn."""
    game, states = started("mercado", {"players": 2}, 5)
    searches = [Search(seed, iterations=64) for seed in (1, 2)]
    for _ in range(30):
        seat = game.to_act(states, 0)[0]
        view = game.view(states, 0, seat)
        searches[seat].think(game, view, seat)
        action = searches[seat](game, view, seat)
        assert action in game.legal(states, 0, seat)
        other = 1 - seat
        stop = threading.Event()
        thread = threading.Thread(target=searches[other].ponder, args=(game, game.view(states, 0, other), stop))
        thread.start()
        while searches[other].pondered < 500:
            time.sleep(0.001)
        stop.set()
        thread.join()
        game.apply(states, 0, seat, action)
        searches[other].follow((seat, action))
        if not (seats := game.to_act(states, 0)):
            break
        branches = searches[other].think(game, game.view(states, 0, seats[0]), seats[0])
        assert {branch.action for branch in branches} == set(game.legal(states, 0, seats[0]))


def test_following_what_was_not_expected_starts_anew():
    game, states = started("mercado", {"players": 2})
    search, stop = Search(1, iterations=64, settings=Settings()), threading.Event()
    stop.set()
    search.ponder(game, game.view(states, 0, 1), stop)
    search.follow((0, game.legal(states, 0, 0)[0]))
    assert search._tree.first[search._tree.root[0]] == NONE or not search._goes_on
    assert sum(branch.visits for branch in search.think(game, game.view(states, 0, 0), 0)) == 64


def test_one_search_may_serve_game_after_game():
    search = Search(1, iterations=40)
    for name in (*GAMES, *GAMES):
        game, states = started(name, {"players": 2})
        assert search(game, game.view(states, 0, 0), 0) in game.legal(states, 0, 0)
        assert search._states[START]["viewer"] == 0
