"""Gymnasium's own checker, and many games at once."""

import copy
import pickle
import warnings
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from feira.core.game import FeiraError, Illegal, MoveError
from feira.envs.gymnasium import ManyEnv
from feira.envs.many import ManyGames
from feira.envs.tensors import Observer
from feira.games import get_game

KINDS = [(name, options) for name in ("mercado", "marche") for options in get_game(name).example_options()]


@pytest.mark.parametrize("number", range(1, 10))
def test_the_checker_finds_nothing(number):
    env = gymnasium.make(f"feira/Mercado-Challenge{number}-v0", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_a_challenge_is_played_to_its_end_and_judged():
    env = gymnasium.make("feira/Mercado-Challenge4-v0", render_mode="ansi")
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        action = np.flatnonzero(observation["action_mask"])[0]
        observation, reward, over, cut, info = env.step(action)
        assert not cut
    assert reward == pytest.approx(info["result"]["fame"] / 3)
    assert "over" in env.render()


def test_an_illegal_action_loses_or_says_why():
    coin = get_game("mercado").from_text("coin")
    env = gymnasium.make("feira/Mercado-Challenge4-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(coin)
    assert (reward, over) == (-1, True)
    assert info["illegal"]
    env = gymnasium.make("feira/Mercado-Challenge4-v0", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(coin)
    with pytest.raises(FeiraError, match="lose, raise"):
        gymnasium.make("feira/Mercado-Challenge4-v0", illegal="ignore")


@pytest.mark.parametrize("nothing", [None, "coin", 1.5, np.array([3]), True, -1, 99999])
def test_what_is_no_action_is_an_error_even_where_an_illegal_one_loses(nothing):
    env = gymnasium.make("feira/Mercado-Challenge4-v0", disable_env_checker=True)
    env.reset(seed=1)
    with pytest.raises(MoveError, match="action"):
        env.step(nothing)


def test_who_forgets_to_reset_is_told_so():
    env = gymnasium.make("feira/Mercado-Challenge4-v0").unwrapped
    for call in (lambda: env.step(0), env.render, lambda: ManyEnv(2).step([0, 0])):
        with pytest.raises(ResetNeeded, match=r"before calling env\.reset"):
            call()
    env.reset(seed=1)
    env.step(get_game("mercado").from_text("coin"))  # which is illegal, so the game is lost
    with pytest.raises(ResetNeeded, match="after the end of a game"):
        env.step(0)
    env.reset(seed=1)
    observation, over = env.step(0)[0], False
    while not over:
        observation, _, over, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
    with pytest.raises(ResetNeeded, match="after the end of a game"):
        env.step(0)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_closed_stays_closed(threads):
    env = ManyEnv(4, threads=threads)
    env.reset(seed=1)
    actions = env.sample()
    env.close()
    env.close()
    copies = (lambda: copy.copy(env), lambda: copy.deepcopy(env), lambda: pickle.dumps(env))
    for call in (env.reset, lambda: env.step(actions), env.sample, *copies):
        with pytest.raises(ClosedEnvironmentError):
            call()
    with pytest.raises(FeiraError, match="closed"):
        env.games.step(actions)


def test_make_vec_gives_the_compiled_environment():
    env = gymnasium.make_vec("feira/Mercado-Challenge4-v0", num_envs=8)
    assert isinstance(env.unwrapped, ManyEnv)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    first = {name: array.copy() for name, array in observations.items()}
    ended = np.zeros(8, bool)
    while not ended.any():
        observations, rewards, ended, cut, infos = env.step(env.unwrapped.sample())
        assert env.observation_space.contains(observations)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
    assert (infos["final_obs"]["scalars"][ended, 3] == 1).all()  # the phase: over
    assert (observations["scalars"][ended, 3] == 0).all()
    again, _ = env.reset(seed=1)
    assert all((again[name] == first[name]).all() for name in first)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_many_games_are_the_games_they_would_be_alone(name, options):
    games = ManyGames(name, 5, seed=2, **options)
    game, observe = games.game, Observer(games.game)
    finished = 0
    for _ in range(220):
        actions = games.random_actions()
        alone = games.batch.states.copy()
        seats = games.seats.copy()
        for i, action in enumerate(actions):
            game.apply(alone, i, int(seats[i]), int(action))
        ended = games.step(actions)
        for i in range(5):
            over = not game.to_act(alone, i)
            assert ended[i] == over
            if over:
                finished += 1
                assert (games.rewards[i] == observe.rewards(alone, i, 0.0)).all()
                planes, scalars = observe(alone, i, int(seats[i]))
                assert (games.last_planes[i] == planes).all()
                assert (games.last_scalars[i] == scalars).all()
            else:
                assert alone[i].tobytes() == games.batch.states[i].tobytes()
                assert not games.rewards[i].any()
            seat = game.to_act(games.batch.states, i)[0]
            assert games.seats[i] == seat
            planes, scalars = observe(games.batch.states, i, seat)
            assert (games.planes[i] == planes).all()
            assert (games.scalars[i] == scalars).all()
            assert np.flatnonzero(games.mask[i]).tolist() == game.legal(games.batch.states, i, seat)
    assert finished > 0


def until_one_ends(env):
    """Step until a game has ended: the infos of that step."""
    for _ in range(300):
        *_, infos = env.step(env.sample())
        if "final_obs" in infos:
            return infos
    raise AssertionError("no game ends")


def test_the_last_observation_is_one_of_the_space_in_which_nothing_is_legal():
    env = ManyEnv(8, "mercado", challenge=4)
    env.reset(seed=1)
    infos = until_one_ends(env)
    for n in np.flatnonzero(infos["_final_obs"]):
        assert env.single_observation_space.contains({name: rows[n] for name, rows in infos["final_obs"].items()})
    assert not infos["final_obs"]["action_mask"].any()
    assert infos["action_mask"].any(axis=1).all()


def test_copies_are_kept_and_all_else_is_only_to_be_read():
    env = ManyEnv(8, "mercado", challenge=4, copy=True)
    observation, _ = env.reset(seed=1)
    infos = until_one_ends(env)
    kept = [*observation.values(), *infos["final_obs"].values(), infos["action_mask"], infos["rewards"], infos["seat"]]
    before = [array.copy() for array in kept]
    until_one_ends(env)
    assert all((array == old).all() for array, old in zip(kept, before, strict=True))
    plain = ManyEnv(8, "mercado", challenge=4)
    observation, _ = plain.reset(seed=1)
    infos = until_one_ends(plain)
    games = plain.games
    only_read = (*observation.values(), *infos["final_obs"].values(), infos["action_mask"])
    for array in (*only_read, games.seats, games.rewards, games.step(games.random_actions())):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_some_games_can_not_be_started_anew_by_themselves():
    env = ManyEnv(2, "mercado", challenge=4)
    with pytest.raises(FeiraError, match=r"all games start over, and there are no options for that, not .*reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})


def test_every_game_may_have_a_seed_of_its_own():
    env = ManyEnv(3, "mercado", players=2, copy=True)
    first, _ = env.reset(seed=[4, 5, 4])
    assert (first["scalars"][0] == first["scalars"][2]).all()
    assert (first["scalars"][0] != first["scalars"][1]).any()
    swapped, _ = env.reset(seed=[5, 4, None])
    assert (swapped["scalars"][:2] == first["scalars"][[1, 0]]).all()
    again, _ = env.reset(seed=[5, 4, None])
    assert (again["scalars"] == swapped["scalars"]).all()
    with pytest.raises(FeiraError, match="3 seeds"):
        env.reset(seed=[1, 2])
    for bad in ("seven", 1.5, None, [1, 2, "x"]):
        with pytest.raises(FeiraError, match="a seed is a whole number"):
            env.games.reset(bad)


def pickled(env):
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_goes_on_by_itself_where_its_original_is(twin_of):
    env = ManyEnv(6, "mercado", challenge=4, threads=2)
    env.reset(seed=1)
    until_one_ends(env)
    twin, before = twin_of(env), env.games.batch.states.tobytes()
    steps = [twin.step(twin.sample()) for _ in range(20)]
    assert env.games.batch.states.tobytes() == before
    for _, rewards, ended, *_ in steps:
        _, same_rewards, same_ended, *_ = env.step(env.sample())
        assert (rewards == same_rewards).all()
        assert (ended == same_ended).all()
    assert all((array == twin.games.batch[n]).all() for n, array in enumerate(env.games.batch))


def test_numbers_of_numpy_are_numbers():
    margin = np.float32(0.5)
    games = ManyGames("mercado", np.int64(2), seed=np.int64(3), threads=np.int32(1), margin=margin, players=np.int8(2))
    assert games.step(games.random_actions()).shape == (2,)


def test_wrappers_of_gymnasium_count_games_that_end():
    env = RecordEpisodeStatistics(gymnasium.make_vec("feira/Mercado-Challenge4-v0", num_envs=4))
    env.reset(seed=1)
    infos = until_one_ends(SimpleNamespace(step=env.step, sample=env.unwrapped.sample))
    assert (infos["episode"]["l"][infos["_final_obs"]] > 0).all()


def test_nothing_is_done_if_one_action_is_illegal():
    games = ManyGames("mercado", 4, players=2, seed=1)
    before = games.batch.states.tobytes()
    actions = games.random_actions()
    for wrong in (-1, games.game.actions, games.game.from_text("restaurant pub A1")):
        actions[2] = wrong
        with pytest.raises(FeiraError, match="game 2"):
            games.step(actions)
    for bad, form in (
        (actions[:3], r"int64 of shape \(3,\)"),
        (actions.astype(float), r"float64 of shape \(4,\)"),
        (actions > 0, r"bool of shape \(4,\)"),
        (None, "None"),
        ([1, 2, 3, "coin"], "'coin'"),
        ([1, [2, 3], 4, 5], "2, 3"),
    ):
        with pytest.raises(FeiraError, match=f"4 whole numbers, one action for each game, not .*{form}"):
            games.step(bad)
    assert games.batch.states.tobytes() == before


def test_rewards_of_many_games_are_the_actors():
    env = ManyEnv(64, "marche", players=3, copy=True)
    env.reset(seed=5)
    ends = 0
    for _ in range(200):
        actors = env.games.seats.copy()
        _, rewards, ended, _, infos = env.step(env.sample())
        ends += ended.sum()
        assert (rewards == infos["rewards"][np.arange(64), actors]).all()
        assert infos["rewards"].sum(axis=1) == pytest.approx(np.zeros(64), abs=1e-6)
    assert ends > 10


@pytest.mark.parametrize("count", [0, -1, True, 1.5])
def test_a_bad_number_of_games_is_refused(count):
    with pytest.raises(FeiraError, match="number of games"):
        ManyGames("mercado", count)
