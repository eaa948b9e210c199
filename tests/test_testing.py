"""The conformance tests find what they are there to find."""

import contextlib
import doctest
import io
import warnings

import gymnasium
import pytest

import feira.envs.gymnasium  # noqa: F401  (registers the environments)
from feira import testing
from feira.bots import Bot, Greedy, Random
from feira.envs.gymnasium import ManyEnv
from feira.envs.pettingzoo import marche_v0, mercado_v0
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


def test_a_game_that_tells_secrets_or_muddles_texts_is_found():
    with pytest.raises(AssertionError, match="secret"):
        check_game(Teller())
    with pytest.raises(AssertionError, match="text of action"):
        check_game(Mute())


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


def test_examples_in_docstrings_are_true():
    assert doctest.testmod(testing).failed == 0
