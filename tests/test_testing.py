"""The conformance tests find what they are there to find."""

import warnings
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import feira.envs.gymnasium  # noqa: F401  (registers the environments)
from feira.bots import Bot, Greedy, Random
from feira.core.game import FeiraError
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


def one_by_one(mode):
    """Gymnasium's own vector of single environments."""
    return SyncVectorEnv([lambda: ChallengeEnv(4)] * 3, autoreset_mode=mode)


@pytest.mark.parametrize(
    "make",
    [
        lambda: mercado_v0.env(),
        lambda: marche_v0.parallel_env(),
        lambda: gymnasium.make("feira/Mercado-Challenge2-v0"),
        lambda: gymnasium.make("feira/Mercado-Challenge4-v0", render_mode="human"),
        lambda: ManyEnv(16, "marche"),
        lambda: one_by_one(AutoresetMode.NEXT_STEP),
        lambda: one_by_one(AutoresetMode.SAME_STEP),
        lambda: one_by_one(AutoresetMode.DISABLED),
    ],
    ids=["aec", "parallel", "gymnasium", "human", "many", "next_step", "same_step", "disabled"],
)
def test_our_environments_conform(make, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(), steps=60)
    assert capsys.readouterr().out == ""


class Teller(Mercado):
    """Tells everybody's coins."""

    def observation(self, states, i, viewer):
        return {**super().observation(states, i, viewer), "coins": states[i].money.tolist()}


class Whisperer(Mercado):
    """Tells them only to those who wait."""

    def observation(self, states, i, viewer):
        seen = super().observation(states, i, viewer)
        return seen if viewer in self.to_act(states, i) else {**seen, "coins": states[i].money.tolist()}


class Glass(Teller):
    """Tells everything, and believes that nothing is unknown."""

    def resample(self, states, i, viewer, seed):
        pass

    def view(self, states, i, viewer):  # noqa: ARG002  (the interface has it)
        return states[i : i + 1].copy()


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


class Scribbler(Mercado):
    """Has texts that nobody reads."""

    def to_text(self, action):
        return f"scribble {action}"


class Amnesiac(Mercado):
    """Writes no moves down."""

    def record_moves(self, seat, action, events):  # noqa: ARG002  (the interface has them)
        return []


class Nameless(Mercado):
    """Offers no kind of game."""

    def example_options(self):
        return []


class Undecided(Mercado):
    """Ranks nobody."""

    def outcome(self, states, i):
        outcome = super().outcome(states, i)
        return outcome and replace(outcome, ranking=())


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        (Teller, "an observation tells a secret"),
        (Whisperer, "an observation tells a secret"),
        (Glass, "there are secrets, but resample guesses at none of them"),
        (Mute, "the text of action 1, 'stand fish A1': is read as action 0"),
        (Scribbler, "the text of action .*: MoveError: 'scribble"),
        (Amnesiac, "record does not replay"),
        (Nameless, "no kind of game"),
        (Fickle, "same seed"),
        (Lenient, "is not legal but was done"),
        (Undecided, "every seat once"),
    ],
)
def test_a_bad_game_is_found(game, wrong):
    with pytest.raises(AssertionError, match=wrong):
        check_game(game())


class Plain(gymnasium.Env):
    """Knows no mask."""

    observation_space = action_space = gymnasium.spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed, options=options)
        return 0, {}

    def step(self, action):  # noqa: ARG002  (the interface has it)
        return 0, 0.0, False, False, {}


def test_what_is_none_is_named():
    with pytest.raises(AssertionError, match="'mercado' isn't a Game"):
        check_game("mercado")
    with pytest.raises(AssertionError, match="42 isn't an environment"):
        check_env(42)
    with pytest.raises(AssertionError, match="the observation isn't a dict with an action_mask"):
        check_env(Plain())
    with pytest.raises(FeiraError, match="no game 'chess'"):
        check_bot(Random, games="chess")


class Illegal(Bot):
    def __call__(self, game, view, seat):  # noqa: ARG002  (the interface has them)
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


class Speechless(Bot):
    def __call__(self, game, view, seat):  # noqa: ARG002  (the interface has them)
        return None


class Faulty(Bot):
    def __call__(self, game, view, seat):  # noqa: ARG002  (the interface has them)
        return 1 // 0


@pytest.mark.parametrize(
    ("bot", "wrong"),
    [
        (Illegal, r"mercado .*'players': 2.*: the bot of seat 0 wants the illegal action 1487: M"),
        (Meddler, "changed"),
        (Moody, "another game"),
        (Speechless, "must answer with a whole number, not None"),
        (Faulty, "ZeroDivisionError"),
        (int, "'int' object is not callable"),
    ],
)
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


class Masked(ChallengeEnv):
    """Says that all is legal."""

    def _observed(self):
        observation, info = super()._observed()
        return {**observation, "action_mask": np.ones_like(observation["action_mask"])}, info


class Priceless(ManyEnv):
    """Pays what is no number."""

    def step(self, actions):
        observation, rewards, *others = super().step(actions)
        return observation, rewards * np.nan, *others


class Drifting(TableEnv):
    """Forgets its seed."""

    def reset(self, seed=None, options=None):  # noqa: ARG002  (the interface has them)
        return super().reset(seed=None)


class Wavering(TurnEnv):
    """Forgets its seed."""

    def reset(self, seed=None, options=None):  # noqa: ARG002  (the interface has them)
        super().reset(seed=None)


class Maskless(ManyEnv):
    """Has no mask."""

    def _observation(self):
        seen = super()._observation()
        return {name: seen[name] for name in ("planes", "scalars")}


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (lambda: Shut(4, "mercado"), "game 0 must act but has no legal action"),
        (lambda: Beyond(4, "mercado"), "the observation is not in its space"),
        (lambda: Restless(4, "mercado"), "with the same seed step 0 is another"),
        (lambda: Priceless(4, "mercado"), "a reward isn't a number"),
        (lambda: Maskless(4, "mercado"), "no action_mask"),
        (lambda: Blurred("mercado", 0), "seat_0"),
        (lambda: Wavering("mercado", 0), "the same seed|Illegal"),  # PettingZoo's own test falls over it first
        (lambda: Forgetful("marche", 0), "seat_0|rewards"),
        (lambda: Drifting("marche", 0), "with the same seed step 0 is another"),
        (lambda: Hazy(2), "observation"),
        (lambda: Masked(2), "the mask allows what is illegal: M"),
    ],
)
def test_a_bad_environment_is_found(make, wrong):
    env = make()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(AssertionError, match=wrong):
            check_env(env, steps=20)
