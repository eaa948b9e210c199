"""`feira bench` measures what it says, at a small scale."""

import pytest

from feira.cli import bench
from feira.games import GAMES, get_game


@pytest.fixture(autouse=True)
def small(monkeypatch):
    for name, value in {"BATCH": 8, "RUNS": 2, "DRIFT": 5, "STEPS": 5, "ITERATIONS": 50}.items():
        monkeypatch.setattr(bench, name, value)


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_measured(name):
    figures = bench._environment(get_game(name), bench.DUEL)
    assert figures["steps_per_s"] > figures["steps_with_random_actions_per_s"] > 0
    assert figures["times_bare_moves"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_search_is_measured(name):
    assert bench._search(get_game(name), bench.DUEL) > 10
