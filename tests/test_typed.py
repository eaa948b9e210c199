"""Programs of others are checked against our types: what the documentation shows passes without a cast."""

from importlib.resources import files
from pathlib import Path

from mypy import api

import feira

PROGRAM = """
import random

import feira
from feira.bots import Bot, get_bot
from feira.core.game import Game, States


class First(Bot):
    def __call__(self, game: Game, view: States, seat: int) -> int:
        return game.legal(view, 0, seat)[0]


def play() -> int:
    game = feira.new("mercado", players=2, seed=7)
    preview = game.preview("stand fish C3")
    try:
        told = game.play(game.legal[0])
    except feira.Illegal as refusal:
        return len(refusal.rule)
    except feira.FeiraError as error:
        return len(str(error))
    while not game.over:
        told += game.play(random.choice(game.legal))
    outcome = feira.load(game.record()).play_out(First(1), get_bot("random", 2))
    return outcome.scores[0] + int(preview.cost) + len(told[0].to_json())
"""
MISTAKES = {
    'feira.new("mercado").play()': "Missing positional argument",
    "feira.new(3)": "incompatible type",
    'feira.new("mercado").winner': "has no attribute",
    'feira.load({}).over + "x"': "Unsupported operand",
}


def test_types_are_shipped():
    assert (files("feira") / "py.typed").is_file()


def test_a_typed_program_is_clean_and_mistakes_are_found(tmp_path, monkeypatch):
    monkeypatch.setenv("MYPYPATH", str(Path(feira.__file__).parents[1]))
    (tmp_path / "clean.py").write_text(PROGRAM, "utf-8")
    (tmp_path / "wrong.py").write_text("\n".join(["import feira", *MISTAKES]), "utf-8")
    found, trouble, _ = api.run(
        ["--strict", "--no-incremental", "--config-file=", "--no-error-summary", str(tmp_path)],
    )
    assert not trouble
    assert "clean.py" not in found
    for number, (line, wrong) in enumerate(MISTAKES.items(), start=2):
        errors = [error for error in found.splitlines() if f"wrong.py:{number}:" in error]
        assert any(wrong in error for error in errors), line
