"""Training: a small one learns something, goes on after it was killed, and gives the same with the same seed."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import numpy as np
import pytest
from click.testing import CliRunner

from feira.cli.main import feira as cli
from feira.evaluation.weights import load_network
from feira.games import get_game
from feira.training.self_play import Way, make_examples
from tests.evaluation.positions import random_network

# To load it takes seconds, which every process that collects tests would need.
pytestmark = pytest.mark.skipif(not find_spec("torch"), reason="PyTorch is not installed")
SMALL = ["mercado", "--players", "2", "--games", "256", "--hours", "1", "--jobs", "1", "--seed", "3"]
OPTIONS = {"players": 2, "challenge": None}


def trained(folder, generations):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("feira.cli.train._DEALS", 12)  # of its tests of strength
        result = CliRunner().invoke(cli, ["train", *SMALL, "--generations", str(generations), "--out", str(folder)])
    assert result.exit_code == 0, result.output
    return load_network(folder / "network.npz", get_game("mercado"), OPTIONS)


def test_examples_follow_from_the_seed():
    game = get_game("mercado")
    network = random_network(game, 2)

    def made(seed):
        return make_examples(game, {"players": 2}, network, seed, 3, Way(heat=0.1), trace=0.8)

    one, same, other = made(1), made(1), made(2)
    assert np.array_equal(one.inputs, same.inputs)
    assert np.array_equal(one.targets, same.targets)
    assert one.inputs.shape != other.inputs.shape or not np.array_equal(one.inputs, other.inputs)
    assert one.targets[:, :2].sum(axis=1) == pytest.approx(np.ones(len(one.targets)), abs=1e-5)


def test_searched_games_follow_from_the_seed_too():
    game, options = get_game("mercado"), {"challenge": 5}
    network = random_network(game, 1)

    def made(seed, iterations):
        way = Way(heat=0.0, iterations=iterations)
        return make_examples(game, options, network, seed, 2, way, trace=1.0).inputs.tobytes()

    assert made(1, 12) == made(1, 12)
    assert len({made(1, 12), made(2, 12), made(1, 0)}) == 3


def test_alone_a_training_searches_from_its_middle_on(tmp_path):
    folder = tmp_path / "alone"
    command = ["train", "mercado", "--challenge", "6", "--games", "512", "--jobs", "1", "--generations", "4"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("feira.cli.train._DEALS", 8)
        result = CliRunner().invoke(cli, [*command, "--out", str(folder)])
    assert result.exit_code == 0, result.output
    (point,) = json.loads((folder / "curve.json").read_text())
    assert point["games"] == 512 + 512 + 128 + 128


def test_what_was_expected_a_move_later_counts_with_a_short_trace():
    game = get_game("mercado")
    network = random_network(game, 2)
    far, near = (make_examples(game, {"players": 2}, network, 1, 1, Way(heat=0.0), trace=trace) for trace in (1.0, 0.0))
    assert np.array_equal(far.targets[-1], near.targets[-1])  # nothing is expected after the last position but the end
    assert set(far.targets[:, 0].tolist()) <= {0.0, 0.5, 1.0}
    assert not set(near.targets[:-1, 0].tolist()) <= {0.0, 0.5, 1.0}


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    folder = tmp_path_factory.mktemp("training") / "run"
    return folder, trained(folder, 3)


def test_a_small_training_beats_what_it_began_with(small):
    """On positions of other games, a network that has learnt something foretells the outcome better."""
    _, network = small
    game = get_game("mercado")
    unseen = make_examples(game, {"players": 2}, network, 99, 60, Way(heat=0.05, by_rule=True), trace=1.0)

    def loss(judge):
        hidden = np.maximum(unseen.inputs.astype(np.float32) @ judge.wide + judge.wide_bias, 0)
        hidden = np.maximum(hidden @ judge.narrow + judge.narrow_bias, 0)
        raw = (hidden @ judge.out + judge.out_bias)[:, :2]
        logs = raw - np.log(np.exp(raw).sum(axis=1, keepdims=True))
        return -(unseen.targets[:, :2] * logs).sum(axis=1).mean()

    assert loss(network) < np.log(2) - 0.02 < loss(random_network(game, 2))


def test_it_draws_its_curve_and_says_how_strong_it_is(small):
    folder, _ = small
    points = json.loads((folder / "curve.json").read_text())
    assert points[-1]["generation"] == 3
    assert 0 <= points[-1]["against_greedy"] <= 1
    assert (folder / "curve.png").stat().st_size > 5000
    assert (folder / "curve.svg").stat().st_size > 5000


def test_killed_and_resumed_it_comes_to_the_same(small, tmp_path):
    _, whole = small
    folder = tmp_path / "killed"
    command = [sys.executable, "-m", "feira.cli.main", "train", *SMALL, "--generations", "3", "--out", str(folder)]
    command[1:3] = ["-c", "from feira.cli.main import main; main()"]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while not (folder / "state.pt").exists() and running.poll() is None:  # after the first generation
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    resumed = trained(folder, 3)
    for one, other in zip(whole, resumed, strict=True):
        assert np.array_equal(one, other)


def test_the_arena_plays_it_by_its_file(small, tmp_path):
    folder, _ = small
    arena = ["arena", "mercado", "--players", "2", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "arena")]
    result = CliRunner().invoke(cli, [*arena, "--bots", f"net:{folder}/network.npz,net:{folder}/network.npz@20"])
    assert result.exit_code == 0, result.output
    assert "failed" not in result.output
    missing = CliRunner().invoke(cli, [*arena[:-1], str(tmp_path / "other"), "--bots", "random,net:gone.npz"])
    assert "can't read gone.npz: No such file" in str(missing.exception)


def test_a_folder_of_another_training_is_left_alone(small, tmp_path):
    folder, _ = small
    other = ["train", "mercado", "--players", "3", "--generations", "1", "--out", str(folder)]
    result = CliRunner().invoke(cli, other)
    assert "holds another training (game mercado, kind players-2" in str(result.exception)
    (tmp_path / "letter.txt").write_text("")
    result = CliRunner().invoke(cli, [*other[:-1], str(tmp_path)])
    assert "has other files in it" in str(result.exception)
