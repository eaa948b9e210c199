"""Networks: the same in compiled code as in PyTorch, seats in the right order, outcomes known at the end."""

import subprocess
import sys

import numpy as np
import pytest

from feira.core.features import LEADS, OUTCOME, SHARES, SOLO_SHARES
from feira.evaluation.network import evaluate, infer, new_work
from feira.games import get_game
from tests.evaluation.positions import KINDS, positions, random_network


def expected(states, viewer, network):
    out = np.full(OUTCOME, np.nan)
    evaluate(states, 0, viewer, network, new_work(network), out)
    return out


def test_compiled_it_is_what_pytorch_makes_of_it():
    torch = pytest.importorskip("torch")
    from feira.training.learner import Learner

    learner = Learner(300, 8, seed=3)
    network = learner.network()
    work = new_work(network)
    rng = np.random.default_rng(1)
    for _ in range(50):
        work.inputs[:] = rng.normal(size=300) * (rng.random(300) < 0.3)
        infer(network, work)
        with torch.no_grad():
            there = learner.forward(torch.from_numpy(work.inputs[None])).numpy()[0]
        assert work.out == pytest.approx(there, abs=1e-5)


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_it_foretells_shares_and_leads_of_all_seats(name, options):
    game = get_game(name)
    players = game.options(options).players
    network = random_network(game, players)
    for _, states in positions(name, options, seed=1, every=9):
        for viewer in range(players):
            out = expected(states, viewer, network)
            if players == 1:
                assert (out[SHARES : SHARES + SOLO_SHARES] >= 0).all()
                assert (out[SHARES : SHARES + SOLO_SHARES] <= 1).all()
            else:
                assert out[SHARES : SHARES + players].sum() == pytest.approx(1)
            assert np.isfinite(out[LEADS : LEADS + players]).all()


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_of_a_finished_game_it_tells_what_came_out(name, options):
    *_, (game, states) = positions(name, options, seed=2)
    players = int(states["players"][0])
    out = expected(states, 0, random_network(game, players))
    outcome = game.outcome(states, 0)
    if players == 1:
        verdict = game.result_json(states, 0)
        assert out[SHARES : SHARES + 3].tolist() == [float(verdict["fame"] > n) for n in range(3)]
        return
    for seat in range(players):
        first = outcome.ranking[0]
        assert out[SHARES + seat] == pytest.approx(1 / len(first) if seat in first else 0)
        lead = min(abs(outcome.scores[seat] - outcome.scores[other]) for other in range(players) if other != seat)
        clear = abs(game.spec.load("features").clear_lead)
        if seat in first and len(first) == 1:
            assert out[LEADS + seat] == pytest.approx(lead / clear)


def test_a_seat_s_view_decides_the_order_of_the_outputs():
    game = get_game("mercado")
    states = game.new(game.options({"players": 3}), 4)
    network = random_network(game, 3)
    work = new_work(network)
    for viewer in range(3):
        out = np.zeros(OUTCOME)
        evaluate(states, 0, viewer, network, work, out)
        raw = np.exp(work.out[:3] - work.out[:3].max())
        shares = raw / raw.sum()
        assert [out[SHARES + (viewer + step) % 3] for step in range(3)] == pytest.approx(shares, abs=1e-6)


def test_playing_needs_no_pytorch():
    """A bot that plays by a network, where PyTorch can't be imported."""
    program = """
import sys
sys.modules["torch"] = None
import feira
from feira.bots import get_bot
game = feira.new("mercado", players=2, seed=1)
game.play_out(get_bot("instant", 1), get_bot("level6@20", 2))
assert game.outcome
assert not [name for name in sys.modules if name.startswith("feira.training")]
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
