"""The programs in examples/ run, and keep what they promise; the training one at a small scale."""

import ast
import json
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import feira
from feira.bots import get_bot
from feira.cli.main import feira as cli

FOLDER = Path(__file__).parent.parent / "examples"


def test_a_random_game(capsys):
    runpy.run_path(str(FOLDER / "random_game.py"))
    assert "Outcome(" in capsys.readouterr().out


def test_the_bot_wins_most_games():
    assert runpy.run_path(str(FOLDER / "bot.py"))["match"](10) >= 7


def test_the_bot_plays_in_the_arena(tmp_path):
    miser = "cmd:" + shlex.join([sys.executable, str(FOLDER / "bot.py")])
    for game in games_in_the_arena(miser, "random", 2, tmp_path):
        assert not game["arena"]["failed"]


def games_in_the_arena(program, other, count, folder):
    """Games of a program against another bot, as the arena keeps them."""
    arena = ["arena", "mercado", "--players", "2", "--games", str(count), "--jobs", "1", "--seconds", "120"]
    done = CliRunner().invoke(cli, [*arena, "--bots", f"{other},{program}", "--out", str(folder / "out")])
    assert done.exit_code == 0, done.output
    games = [json.loads(line) for line in (folder / "out" / "games.jsonl").read_text("utf-8").splitlines()]
    assert len(games) == count
    return games


@pytest.fixture(scope="module")
def trained():
    """The policy of examples/train.py after a quarter of the games, as a function of a seed, and its weights."""
    program = runpy.run_path(str(FOLDER / "train.py"))
    weights = program["train"](rounds=3, games=40)
    return lambda seed: program["Trained"](seed, weights), weights


def test_a_trained_policy_beats_greedy(trained):
    make, _ = trained
    won = 0
    for n in range(40):  # every deal from both seats
        bots = [make(n), get_bot("greedy", n)]
        first = feira.new("mercado", players=2, seed=10**6 + n // 2).play_out(*bots[:: -1 if n % 2 else 1]).ranking[0]
        won += (n % 2 in first) / len(first)
    assert won / 40 > 0.55


def test_what_was_learnt_wins_against_greedy_in_the_arena(trained, tmp_path):
    file = tmp_path / "weights.npy"
    np.save(file, trained[1])
    learnt = "cmd:" + shlex.join([sys.executable, str(FOLDER / "train.py"), "play", str(file)])
    winners = set()
    for game in games_in_the_arena(learnt, "greedy", 4, tmp_path):
        assert not game["arena"]["failed"]
        winners |= {game["arena"]["bots"][seat] for seat in game["result"]["ranking"][0]}
    assert learnt in winners


def test_the_training_program_says_how_it_is_used():
    done = subprocess.run(
        [sys.executable, str(FOLDER / "train.py"), "learn"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("say: ")


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_the_search_of_openspiel_plays_against_chance(game, capsys):
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheel for this Python or system")
    program = runpy.run_path(str(FOLDER / "openspiel_mcts.py"))
    program["main"]([game, "--games", "1", "--simulations", "3"])
    assert "in 1 game" in capsys.readouterr().out


def code_lines(program):
    """What is left of a program without imports, texts that explain it, and empty lines."""
    tree = ast.parse(program)
    for node in ast.walk(tree):
        if ast.get_docstring(node) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) else False:
            node.body = node.body[1:]
    tree.body = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
    return len({line for node in ast.walk(tree) if hasattr(node, "lineno") for line in (node.lineno, node.end_lineno)})


def test_the_tutorials_are_as_short_as_they_say():
    for name, most in (("random_game.py", 10), ("bot.py", 30), ("train.py", 60)):
        assert code_lines((FOLDER / name).read_text("utf-8")) <= most
