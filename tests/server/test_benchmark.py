"""The benchmark runs; how fast anything is depends on the machine, and is asked of nothing here."""

import importlib.util
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def report(monkeypatch):
    """The module report.py; those beside it are found by their names only while it is used."""
    for script in FOLDER.glob("*.py"):
        monkeypatch.delitem(sys.modules, script.stem, raising=False)  # those of other tests
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(FOLDER))
    spec = importlib.util.spec_from_file_location("benchmark_report", FOLDER / "report.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(FOLDER)):
            del sys.modules[name]


def test_a_small_benchmark_measures_everything_and_is_written_down(report, tmp_path):
    size = report.Size(tables=6, stored=80, bot_tables=2, rounds=1, seconds=0.5, warm_up=0.1, rest=0, games=16)
    figures = report.measure(size)
    [first] = figures["rounds"]
    for phase in ("echo", "full", "crowded", "half", "echo_half", "people", "with_bots", "with_analysis"):
        assert first[phase]["rate"] > 0
        assert 0 < first[phase]["p50"] <= first[phase]["p99"]
    assert figures["bot_moves"] > 0
    assert figures["memory"]["tables"] >= 80
    assert figures["memory"]["entries"] > 20
    assert {game: figure["moves"] for game, figure in figures["opening"].items()} == {"mercado": 100, "marche": 100}
    report.draw(figures, tmp_path / "picture.svg")
    assert "<svg" in (tmp_path / "picture.svg").read_text()
    text = report.page(figures, [])
    assert "6 tables and 12 connections" in text
    assert "80 stored tables beside" in text
    assert "opening a table with 100 moves" in text
