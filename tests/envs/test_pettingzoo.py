"""PettingZoo's own tests, and what they do not ask."""

import contextlib
import inspect
import io
import pickle
import warnings
from functools import partial
from itertools import product
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from feira.core.game import SPECTATOR, FeiraError, Illegal
from feira.envs.pettingzoo import marche_v0, mercado_v0
from feira.games import get_game

MODULES = {"mercado": mercado_v0, "marche": marche_v0}
KINDS = [(name, options) for name in MODULES for options in get_game(name).example_options()]
OPTIONS = [
    ("mercado", {"players": 3, "money": "open", "restaurants": "hidden"}),
    ("marche", {"players": 2, "coins": "open"}),
    ("mercado", {"players": 2, "margin": 0.5}),
]
every_module = pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))


@pytest.fixture(autouse=True)
def quiet():
    """PettingZoo's tests print; a warning of theirs is an error here."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        # It warns of observations in several arrays, and where a seat may do nothing since it is not its turn.
        for text in (
            "Observation is not a NumPy",
            "Observation space for each agent",
            "Action mask numpy array is all",
        ):
            warnings.filterwarnings("ignore", text)
        yield


@pytest.mark.parametrize(("name", "options"), KINDS + OPTIONS, ids=str)
def test_api(name, options):
    api_test(MODULES[name].env(**options), num_cycles=100)


@pytest.mark.parametrize("name", MODULES)
def test_every_combination_of_options_can_be_played(name):
    game = get_game(name)
    values = [
        [(option.name, value) for value in option.values] for option in game.spec.further_options if option.values
    ]
    for kind in game.example_options():
        for choice in product(*values):
            env = MODULES[name].raw_env(**{**dict(choice), **kind})
            env.reset(seed=1)
            assert env.possible_agents == [f"seat_{seat}" for seat in range(kind.get("players", 1))]


def test_a_market_that_the_host_laid_out_can_be_played():
    game = get_game("marche")
    setup = game.setup_json(game.new(game.options({"players": 2}), seed=5), 0)
    env = marche_v0.raw_env(
        players=2, layout={"boards": setup["boards"], "trucks": setup["trucks"]}, render_mode="ansi"
    )
    boards = set()
    for seed in (1, 2):
        env.reset(seed=seed)
        boards.add(env.render().partition("pile")[0])
    assert len(boards) == 1


@pytest.mark.parametrize("name", MODULES)
def test_every_way_to_make_one_says_what_it_is(name):
    for make in (MODULES[name].env, MODULES[name].raw_env, MODULES[name].parallel_env):
        assert "illegal" in inspect.getdoc(make)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_parallel_api(name, options):
    parallel_api_test(MODULES[name].parallel_env(**options), num_cycles=100)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_the_same_seed_plays_the_same_game(name, options):
    seed_test(partial(MODULES[name].env, **options), num_cycles=60)
    parallel_seed_test(partial(MODULES[name].parallel_env, illegal="random", **options), num_cycles=30)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_render(name, options):
    render_test(partial(MODULES[name].env, **options))


@every_module
def test_max_cycles(module):
    # The test of PettingZoo knows no action masks, and wants an environment in which all act equally often.
    parallel = partial(module.parallel_env, illegal="random")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


@every_module
def test_a_game_is_cut_off_after_max_cycles(module):
    env = module.env(max_cycles=7)
    env.reset(seed=1)
    made = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        made += not truncation
        env.step(None if truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert made == 7


@every_module
def test_rewards_are_paid_at_the_end_and_add_up_to_nothing(module):
    env = module.env(players=3)
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        totals[agent] += reward
        assert (info["action_mask"] == observation["action_mask"]).all()
        env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_an_illegal_action_says_why_or_loses():
    env = mercado_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(Illegal, match="M3"):
        env.step(get_game("mercado").from_text("restaurant pub A1"))
    wrapped = mercado_v0.env()
    wrapped.reset(seed=1)
    wrapped.step(get_game("mercado").from_text("restaurant pub A1"))
    assert wrapped.terminations["seat_0"]
    assert wrapped.rewards["seat_0"] == -1
    table = mercado_v0.parallel_env()
    table.reset(seed=1)
    with pytest.raises(FeiraError, match="seat_1"):
        table.step({"seat_0": get_game("mercado").from_text("coin"), "seat_1": 0})
    coin = get_game("mercado").from_text("coin")
    for actions, problem in (
        ({"seat_0": coin}, "no action of seat_1"),
        ({"seat_0": coin, "seat_1": table.wait, "seat_2": 0}, "no agent 'seat_2'; there are seat_0, seat_1"),
        ({"seat_0": None, "seat_1": table.wait}, "an action is a whole number, not None"),
        (None, "actions are a dict with one of every agent, not None"),
        ([coin, table.wait], "actions are a dict"),
    ):
        with pytest.raises(FeiraError, match=problem):
            table.step(actions)


@every_module
def test_nothing_can_be_done_before_the_first_reset(module):
    """In the words of PettingZoo's own games, whether wrapped or not."""
    for env in (module.env(render_mode="ansi"), module.raw_env(render_mode="ansi")):
        for call, what in ((lambda e: e.step(0), "step"), (lambda e: e.observe("seat_0"), "observe")):
            with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {what}"):
                call(env)
    for env in (module.raw_env(render_mode="ansi"), module.parallel_env(render_mode="ansi")):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before render"):
            env.render()
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before observe"):
        module.raw_env().last()
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        module.parallel_env().step({})


@every_module
def test_an_agent_that_is_not_there_is_refused(module):
    for env in (module.env(players=2), module.raw_env(players=2)):
        env.reset(seed=1)
        for ask in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(FeiraError, match="no agent 'seat_2'; there are seat_0, seat_1"):
                ask("seat_2")


@every_module
def test_who_steps_on_after_the_end_is_warned_and_nothing_happens(module, caplog):
    table = module.parallel_env(max_cycles=1, illegal="random")
    table.reset(seed=1)
    actions = dict.fromkeys(table.agents, 0)
    table.step(actions)
    assert table.step(actions) == ({}, {}, {}, {}, {})
    env = module.raw_env(max_cycles=1)
    env.reset(seed=1)
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []
    env.step(None)
    assert caplog.text.count("Should reset()") == 2


def test_bids_are_made_at_once_in_the_parallel_environment():
    env = marche_v0.parallel_env(players=3)
    observations, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    most = 0
    while env.agents:
        masks = [observation["action_mask"] for observation in observations.values()]
        most = max(most, sum(not mask[env.wait] for mask in masks))
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in zip(env.agents, masks, strict=True)}
        observations, rewards, *_ = env.step(actions)
    assert most == 3
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("mercado", {"players": 3}),
        ("mercado", {"players": 2, "restaurants": "hidden"}),
        ("mercado", {"challenge": 5, "restaurants": "hidden"}),
        ("marche", {"players": 3}),
    ],
    ids=str,
)
def test_what_a_seat_cannot_know_is_nowhere_to_be_seen(name, options):
    """Neither in observations, rewards and infos nor in pictures, which everybody may look at."""
    env = MODULES[name].raw_env(**options)
    env.reset(seed=3)
    table, differs = env._table, 0
    public = SPECTATOR if table.players > 1 else 0

    def told(viewer):
        env._next()
        agent = env.possible_agents[viewer] if viewer < table.players else None
        seen = [*env.observe(agent).values(), env.infos[agent], env.rewards[agent]] if agent else []
        for table.render_mode in ("ansi", "rgb_array") if viewer == public else ():
            seen.append(table.render())
        return pickle.dumps(seen)

    for turn in range(40):
        true = table.states
        viewer = (*range(table.players), public)[turn % (table.players + 1)]
        before = told(viewer)
        table.states = true.copy()
        table.game.resample(table.states, 0, viewer, seed=turn)
        differs += table.states.tobytes() != true.tobytes()
        assert told(viewer) == before
        table.states = true
        env._next()
        if any(env.terminations.values()):
            break
        env.step(env.action_space(env.agent_selection).sample(env.infos[env.agent_selection]["action_mask"]))
    assert differs


def test_seeds_may_be_any_whole_number():
    env = mercado_v0.raw_env(render_mode="ansi")
    for seed, same in ((7, np.int64(7)), (-1, -1)):
        env.reset(seed=seed)
        first = env.render()
        env.reset(seed=same)
        assert env.render() == first
    with pytest.raises(FeiraError, match="not 'seven'"):
        env.reset(seed="seven")


@pytest.mark.parametrize(
    "settings", [{"players": 9}, {"margin": 2}, {"render_mode": "oil"}, {"max_cycles": 0}, {"colour": 1}], ids=str
)
def test_bad_settings_are_refused(settings):
    for make in (mercado_v0.env, mercado_v0.parallel_env):
        with pytest.raises(FeiraError, match=next(iter(settings))):
            make(**settings)


def changed_cells(before, after, cell):
    return {(int(y) // cell, int(x) // cell) for y, x in np.argwhere((before != after).any(axis=2))}


def test_pictures_show_what_is_done():
    env = mercado_v0.env(render_mode="rgb_array")
    env.reset(seed=7)
    before = env.render()
    env.step(get_game("mercado").from_text("stand fish C3"))
    after = env.render()
    assert changed_cells(before, after, 48) == {(3, 3)}  # the entrances go round the market
    env = marche_v0.env(render_mode="rgb_array", players=2)
    env.reset(seed=3)
    before = env.render()
    reserve = int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0])
    env.step(reserve)
    assert changed_cells(before, env.render(), 28) == {divmod(reserve, 16)}  # the spaces row by row


@pytest.mark.parametrize(("name", "options"), [*KINDS, ("mercado", {"players": 2, "restaurants": "hidden"})], ids=str)
def test_every_kind_of_game_is_drawn_in_pictures_of_one_size(name, options):
    env = MODULES[name].raw_env(render_mode="rgb_array", **options)
    env.reset(seed=2)
    sizes = set()
    while not any(env.terminations.values()):
        if env._actions % 8 == 0:
            sizes.add((env.render().shape, env.render().dtype))
        env.step(env.action_space(env.agent_selection).sample(env.infos[env.agent_selection]["action_mask"]))
    sizes.add((env.render().shape, env.render().dtype))
    assert sizes == {((336, 336, 3) if name == "mercado" else (448, 448, 3), np.dtype(np.uint8))}
