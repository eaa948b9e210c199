"""A third game that comes in a package of its own: nothing in Feira names it, and it plays through every door."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from installing import ROOT, environment, environment_with_option

SHARED = ["tests/games/test_every_game.py"]  # what holds for every game
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
SHOWN = re.findall(r"^```\w+ file=(\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
[CHECKS] = re.findall(r"^```sh\n(pip install.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PEOPLE_NEEDED = ("feira play", "feira serve")  # doors.py plays in the terminal and at a server


def test_every_door_is_open():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/toy_game/doors.py"]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_passes_what_every_game_passes():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SHARED, "-k", "pomar"]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_one_more_option_appears_everywhere():
    """Only the game is edited. Commands, server and records follow; so does the page: tests/e2e/test_text_board.py."""
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment_with_option(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


ASK = """
import asyncio
from pathlib import Path
from click.testing import CliRunner
import feira
from feira.cli.main import feira as cli
from feira.server.app import create_app
from feira.server.games import games
from feira.server.settings import Settings

told = CliRunner().invoke(cli, ["simulate", "--help"]).output
assert "--weather" in told and "Pomar: what it is like outside." in told, told
[pomar] = [game for game in asyncio.run(games()) if game.name == "pomar"]
assert pomar.options[-1].name == "weather" and pomar.options[-1].values == ["sun", "rain"]
schemas = create_app(Settings(Path("unused"))).openapi()["components"]["schemas"]
[shape] = [each for each in schemas["GameOptions"]["anyOf"] if each["title"] == "Options of Pomar"]
weather = shape["properties"]["weather"]
assert weather["enum"] == ["sun", "rain"] and weather["default"] == "sun", weather
assert weather["description"] == "What it is like outside.", weather
assert feira.new("pomar", weather="sun", seed=1).record()["options"]["weather"] == "sun"
"""


@pytest.mark.parametrize(("file", "code"), SHOWN, ids=[Path(file).name for file, _ in SHOWN])
def test_the_page_shows_the_code_that_runs(file, code):
    assert code in (ROOT / file).read_text("utf-8")


def test_the_commands_of_the_page_work(tmp_path):
    first, *commands = CHECKS.splitlines()
    assert first == "pip install -e tests/toy_game"  # installing.py has done it
    path = f"{Path(sys.executable).parent}:{environment()['PATH']}"
    for command in commands:
        if not command.startswith(PEOPLE_NEEDED):
            subprocess.run(["sh", "-c", command], cwd=tmp_path, env=environment() | {"PATH": path}, check=True)
    assert (tmp_path / "arena-pomar" / "table.txt").is_file()
