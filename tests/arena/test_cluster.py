"""The same tournament on a Ray of this machine, with two workers."""

import json
import logging
import sys
from importlib.util import find_spec

import pytest
from click.testing import CliRunner
from programs import BROKEN, GOOD, command

from feira.arena.local import play_on_cores
from feira.arena.plan import Plan
from feira.arena.tournament import warm_up
from feira.cli import main as cli
from feira.extras import how_to_get

# To load it takes a while, which every process that collects tests would need.
NO_RAY = "Ray is not installed: it has no wheel for this Python or system"
pytestmark = pytest.mark.skipif(not find_spec("ray"), reason=NO_RAY)


@pytest.fixture(scope="module")
def _two_workers():
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("_two_workers")
def test_two_workers_give_the_same_games_as_this_machine(tmp_path):
    from feira.arena.cluster import play_on_ray

    workers = tmp_path / "workers"
    workers.mkdir()
    note = "import os, pathlib, sys\npathlib.Path(sys.argv[1], str(os.getppid())).touch()\n"
    noting = f"{command(tmp_path, note + GOOD, 'noting')} {workers}"
    plan = Plan("mercado", {"players": 2}, (("random", "greedy"), ("random", noting), ("greedy", noting)), seed=4)
    warm_up(plan)
    there = list(play_on_ray(plan, plan.matches(18), jobs=None))
    assert len(list(workers.iterdir())) == 2
    here = list(play_on_cores(plan, plan.matches(18), jobs=2))
    by_number = [sorted(records, key=lambda record: record["arena"]["number"]) for records in (there, here)]
    assert by_number[0] == by_number[1]
    assert all(record["arena"]["failed"] is None for record in there)


@pytest.mark.usefixtures("_two_workers")
def test_the_command_on_ray_gives_the_same_file(tmp_path):
    broken = command(tmp_path, BROKEN["crash"][0], "broken")
    for name, more in (("here", ()), ("there", ("--ray",))):
        args = ["arena", "mercado", "--bots", f"random,greedy,{broken}", "--games", "12", "--out", str(tmp_path / name)]
        result = CliRunner().invoke(cli.feira, [*args, *more], catch_exceptions=False)
        assert result.exit_code == 0, result.output
    here, there = (tmp_path / name / "games.jsonl" for name in ("here", "there"))
    assert here.read_bytes() == there.read_bytes()
    assert len([line for line in there.read_bytes().splitlines() if json.loads(line)["arena"]["failed"]]) == 8


def test_without_ray_it_is_said_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "feira.arena.cluster", raising=False)
    args = ["feira", "arena", "mercado", "--bots", "random,greedy", "--ray", "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", args)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert f"there is no Ray here: {how_to_get('cluster')}" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
