"""The programs in examples/ run, and keep what they promise; the training one at a small scale."""

import ast
import runpy
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "examples"


def test_a_random_game(capsys):
    runpy.run_path(str(FOLDER / "random_game.py"))
    assert "Outcome(" in capsys.readouterr().out


def test_the_bot_wins_most_games():
    assert runpy.run_path(str(FOLDER / "bot.py"))["match"](10) >= 7


def test_a_trained_policy_beats_greedy():
    program = runpy.run_path(str(FOLDER / "train.py"))
    weights = program["train"](rounds=3, games=40)
    assert program["match"](weights, games=40) > 0.55
    assert program["match"](weights, games=4, rival="random") == 1


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
