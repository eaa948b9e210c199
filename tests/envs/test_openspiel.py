"""OpenSpiel's own simulation test and algorithms on both games."""

import numpy as np
import pytest

from feira.core.game import FeiraError
from feira.games import get_game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheel for this Python or system")

# Only where OpenSpiel is there can these be had.
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from feira.envs import openspiel  # noqa: E402
from feira.envs.tensors import Observer  # noqa: E402

GAMES = [
    "python_feira_mercado_v0",
    "python_feira_mercado_v0(players=4,restaurants=hidden)",
    "python_feira_mercado_v0(challenge=4)",
    "python_feira_marche_v0",
    "python_feira_marche_v0(players=2,variant=classic,coins=open)",
]


KINDS = [
    f"python_feira_{name}_v0({','.join(f'{option}={value}' for option, value in options.items())})"
    for name in ("mercado", "marche")
    for options in get_game(name).example_options()
]


@pytest.mark.parametrize("name", sorted({*GAMES, *KINDS}))
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def play(state, choose, seed=1):
    rng = np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        elif state.is_simultaneous_node():
            state.apply_actions(
                [int(rng.choice(state.legal_actions(seat) or [0])) for seat in range(state.num_players())]
            )
        else:
            state.apply_action(choose(state, rng))
        yield state


def at_random(state, rng):
    return int(rng.choice(state.legal_actions()))


def play_bots(game, make_bot):
    """A game of two bots, to its end: what they get."""
    rng = np.random.RandomState(1)
    bots = [make_bot(rng), uniform_random.UniformRandomBot(1, rng)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


@pytest.mark.parametrize("load", [pyspiel.load_game, pyspiel.load_game_as_turn_based], ids=["mercado", "marche"])
def test_monte_carlo_tree_search_plays(load):
    name = "mercado" if load is pyspiel.load_game else "marche"
    game = load(f"python_feira_{name}_v0(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    returns = play_bots(game, lambda rng: mcts.MCTSBot(game, 2, 2, evaluator, random_state=rng))
    assert sum(returns) == pytest.approx(0, abs=1e-6)


def test_information_set_search_plays():
    game = pyspiel.load_game("python_feira_mercado_v0(players=2,restaurants=hidden)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    returns = play_bots(game, lambda _: ismcts.ISMCTSBot(game, evaluator, 2.0, 2))
    assert sum(returns) == pytest.approx(0, abs=1e-6)


def coins(state):
    if state.states is None:
        return None
    return state.states["money" if "money" in state.states.dtype.names else "coins"].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_another_that_the_player_cannot_tell_from_the_true_one(name):
    game = pyspiel.load_game(name)
    true, deals = [], set()
    for state in play(game.new_initial_state(), at_random):
        for player in range(game.num_players()):
            guess = state.resample_from_infostate(player, lambda: 0.3)
            deals.add(guess.history()[0])
            assert guess.history()[1:] == state.history()[1:]
            assert guess.move_number() == state.move_number()
            again = game.deserialize_state(guess.serialize())
            assert again.history() == guess.history()
            assert again.states.tobytes() == guess.states.tobytes()
            assert guess.information_state_tensor(player) == state.information_state_tensor(player)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.is_chance_node() == state.is_chance_node()
            assert coins(guess) == coins(state)  # all were paid openly, and the history tells it
            true.append(guess.states.tobytes() == state.states.tobytes())
    assert not all(true)
    assert deals == {int(0.3 * 4096)} != {state.history()[0]}  # which says nothing of the true deal


@pytest.mark.parametrize("name", GAMES)
def test_a_state_read_back_goes_on_as_the_one_that_was_written(name):
    game = pyspiel.load_game(name)
    for number, state in enumerate(play(game.new_initial_state(), at_random)):
        if number % 10 == 5:
            twin = game.deserialize_state(state.serialize())
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
    assert number > 5


def test_chance_nodes_and_simultaneous_bids_come_about():
    game = pyspiel.load_game("python_feira_marche_v0")
    simultaneous = draws = 0
    for state in play(game.new_initial_state(), at_random):
        simultaneous += state.is_simultaneous_node()
        if state.is_chance_node():
            draws += 1
            assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
    assert simultaneous > 0
    assert draws > 5
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("name", GAMES[:4])
def test_tensors_are_those_of_the_other_environments(name):
    game = pyspiel.load_game(name)
    for state in play(game.new_initial_state(), at_random):
        if state.is_chance_node():
            continue
        observe = Observer(get_game("mercado" if "mercado" in name else "marche"))
        for player in range(game.num_players()):
            tensor = np.array(state.observation_tensor(player))
            planes, scalars = observe(state.states, 0, player)
            assert (tensor == np.concatenate([planes.ravel(), scalars])).all()
    assert len(state.information_state_tensor(0)) == len(tensor) + 2 * openspiel.HISTORY


def test_what_a_player_cannot_know_is_in_no_tensor_or_text():
    game = pyspiel.load_game("python_feira_mercado_v0(players=3,restaurants=hidden)")
    for state in play(game.new_initial_state(), at_random):
        if state.is_chance_node():
            continue
        before = [state.information_state_tensor(1), state.information_state_string(1), state.observation_string(1)]
        true = state.states.copy()
        get_game("mercado").resample(state.states, 0, 1, seed=5)
        after = [state.information_state_tensor(1), state.information_state_string(1), state.observation_string(1)]
        state.states[:] = true
        assert before == after


def try_nonsense(state, rules):
    """Do what can't be done here; at several seats at once the last does it."""
    if state.is_chance_node():
        state.apply_action(len(state.chance_outcomes()))
    elif state.is_simultaneous_node():
        actions = [(state.legal_actions(seat) or [0])[0] for seat in range(state.num_players())]
        actions[max(seat for seat in range(state.num_players()) if state.legal_actions(seat))] = 0
        state.apply_actions(actions)
    else:
        state.apply_action(next(n for n in range(rules.actions) if n not in state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_done_is_refused_and_nothing_is_done(name):
    game = pyspiel.load_game(name)
    rules = get_game("mercado" if "mercado" in name else "marche")
    nodes = set()
    for state in play(game.new_initial_state(), at_random):
        if not state.is_terminal():
            before = state.history(), state.information_state_string(0), state.states.tobytes()
            with pytest.raises(FeiraError, match="no outcome" if state.is_chance_node() else r"^[MJ]\d"):
                try_nonsense(state, rules)
            assert (state.history(), state.information_state_string(0), state.states.tobytes()) == before
            nodes.add(state.get_type())
    assert len(nodes) == 2
    with pytest.raises(FeiraError, match="from 0 to 4095"):
        game.new_initial_state().apply_action(4096)


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("python_feira_mercado_v0").new_initial_state()
    state.apply_action(3)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.history()) == 1
    assert str(state) != str(twin)


@pytest.mark.parametrize("settings", [{"players": 9}, {"deals": 0}, {"margin": 3.0}], ids=str)
def test_bad_settings_are_refused(settings):
    with pytest.raises(FeiraError, match=next(iter(settings))):
        openspiel.GAME_CLASSES["mercado"](settings)
