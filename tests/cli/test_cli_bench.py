"""`feira bench` measures what it says, at a small scale."""

import pytest

from feira.cli import bench
from feira.games import GAMES, get_game


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_measured(name, monkeypatch):
    monkeypatch.setattr(bench, "BATCH", 8)
    monkeypatch.setattr(bench, "WINDOWS", 4)
    game = get_game(name)
    figures = bench._environment(game, game.example_options()[0])
    assert figures["games"] == 8
    assert figures["steps_per_s"] > figures["steps_with_random_actions_per_s"] > 0
    assert figures["times_bare_moves"] > 0
