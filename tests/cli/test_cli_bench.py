"""`feira bench` measures what it says, at a small scale."""

import json
from functools import partial

import pytest
from click.testing import CliRunner

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
    assert figures["one_thread_steps_per_s"] > 0
    assert figures["one_thread_times_bare_moves"] > 0


def test_what_is_measured_is_shown(monkeypatch):
    """The whole of it with what takes long cut short."""
    monkeypatch.setattr(bench, "_in_new_process", lambda *_, **__: 1.0)
    monkeypatch.setattr(bench, "_random_play", partial(bench._random_play, games=2))
    done = CliRunner().invoke(bench.bench, ["mercado"], env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.output
    assert "8 games in the environment" in done.output
    assert "challenge 9" in done.output
    json_done = CliRunner().invoke(bench.bench, ["mercado", "--json"])
    kinds = json.loads(json_done.stdout)["environment"]["kinds"]
    assert len(kinds) == len(list(get_game("mercado").example_options()))


@pytest.mark.parametrize("name", GAMES)
def test_search_is_measured(name):
    assert bench._search(get_game(name), bench.DUEL) > 10
