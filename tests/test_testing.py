"""The conformance tests find what they are there to find."""

import contextlib
import io
import warnings
from dataclasses import replace

import gymnasium
import numpy as np
import pytest

import feira.envs.gymnasium  # noqa: F401  (registers the environments)
from feira.bots import Bot, Greedy, Random
from feira.envs.gymnasium import ChallengeEnv, ManyEnv
from feira.envs.pettingzoo import marche_v0, mercado_v0
from feira.envs.pettingzoo.aec import TurnEnv
from feira.envs.pettingzoo.parallel import TableEnv
from feira.games import GAMES, get_game
from feira.games.mercado.game import Mercado
from feira.testing import check_bot, check_env, check_game


@pytest.mark.parametrize("name", GAMES)
def test_our_games_conform(name):
    check_game(get_game(name), games=1)


def test_our_bots_conform():
    check_bot(Random)
    check_bot(Greedy, games=["mercado"])


@pytest.mark.parametrize(
    "make",
    [
        lambda: mercado_v0.env(),
        lambda: marche_v0.parallel_env(),
        lambda: gymnasium.make("feira/Mercado-Challenge2-v0"),
        lambda: ManyEnv(16, "marche"),
    ],
    ids=["aec", "parallel", "gymnasium", "many"],
)
def test_our_environments_conform(make):
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # PettingZoo warns of what it does not know: see envs/test_pettingzoo.py
        check_env(make(), steps=60)


class Teller(Mercado):
    """Tells everybody's coins."""

    def observation(self, states, i, viewer):
        return {**super().observation(states, i, viewer), "coins": states[i].money.tolist()}


class Mute(Mercado):
    """Has texts that can't be read back."""

    def to_text(self, action):
        return super().to_text(0 if action == 1 else action)


class Fickle(Mercado):
    """Deals another game every time."""

    dealt = 0

    def new(self, options, seed, pieces=None):
        self.dealt += 1
        return super().new(options, seed + self.dealt, pieces)


class Lenient(Mercado):
    """Does what is illegal, and nothing of what is legal is told."""

    def apply(self, states, i, seat, action, fate=None):
        if action in self.legal(states, i, seat):
            return super().apply(states, i, seat, action, fate)
        return []


class Undecided(Mercado):
    """Ranks nobody."""

    def outcome(self, states, i):
        outcome = super().outcome(states, i)
        return outcome and replace(outcome, ranking=())


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        (Teller, "secret"),
        (Mute, "text of action"),
        (Fickle, "same seed"),
        (Lenient, "is not legal but was done"),
        (Undecided, "every seat once"),
    ],
)
def test_a_bad_game_is_found(game, wrong):
    with pytest.raises(AssertionError, match=wrong):
        check_game(game())


class Illegal(Bot):
    def __call__(self, game, view, seat):  # noqa: ARG002
        return game.actions - 1


class Meddler(Random):
    def __call__(self, game, view, seat):
        action = super().__call__(game, view, seat)
        view["turn"] = 99
        return action


class Moody(Bot):
    made = 0

    def __init__(self, seed):
        super().__init__(seed)
        Moody.made += 1

    def __call__(self, game, view, seat):
        legal = game.legal(view, 0, seat)
        return legal[Moody.made % len(legal)]


@pytest.mark.parametrize(("bot", "wrong"), [(Illegal, "illegal action"), (Meddler, "changed"), (Moody, "another game")])
def test_a_bad_bot_is_found(bot, wrong):
    with pytest.raises(AssertionError, match=wrong):
        check_bot(bot, games=["mercado"])


class Shut(ManyEnv):
    """Nothing is ever legal."""

    def _observation(self):
        seen = super()._observation()
        return {**seen, "action_mask": seen["action_mask"] * 0}


class Beyond(ManyEnv):
    """Shows numbers that are not in its space."""

    def _observation(self):
        seen = super()._observation()
        return {**seen, "scalars": seen["scalars"] + 2000}


class Restless(ManyEnv):
    """Forgets its seed."""

    resets = 0

    def reset(self, *, seed=None, options=None):
        self.resets += 1
        return super().reset(seed=seed + self.resets, options=options)


class Blurred(TurnEnv):
    """Shows planes as whole numbers of another kind."""

    def observe(self, agent):
        seen = super().observe(agent)
        return {**seen, "planes": seen["planes"].astype(np.float64) + 0.5}


class Forgetful(TableEnv):
    """Pays one of its seats nothing, not even 0."""

    def step(self, actions):
        observations, rewards, *others = super().step(actions)
        rewards.pop("seat_0", None)
        return observations, rewards, *others


class Hazy(ChallengeEnv):
    """Shows scalars of another kind than its space has."""

    def _observed(self):
        observation, info = super()._observed()
        return {**observation, "scalars": observation["scalars"] / 2}, info


@pytest.mark.parametrize(
    "make",
    [
        lambda: Shut(4, "mercado"),
        lambda: Beyond(4, "mercado"),
        lambda: Restless(4, "mercado"),
        lambda: Blurred("mercado", 0),
        lambda: Forgetful("marche", 0),
        lambda: Hazy(2),
    ],
    ids=["nothing legal", "out of bounds", "no seed", "aec", "parallel", "gymnasium"],
)
def test_a_bad_environment_is_found(make):
    env = make()
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        with pytest.raises(AssertionError):
            check_env(env, steps=20)
