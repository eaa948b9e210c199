"""`feira check`."""

import io
import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from feira import processes
from feira.cli import check
from feira.cli.main import feira

FEIRA = [sys.executable, "-c", "from feira.cli.main import main; main()"]


def run(*args, stdin=b""):
    return CliRunner().invoke(feira, [str(arg) for arg in args], input=io.BytesIO(stdin), catch_exceptions=False)


@pytest.fixture
def games(tmp_path):
    """A file of six right games."""
    file = tmp_path / "games.jsonl"
    assert run("simulate", "mercado", "--games", 6, "--seed", 3, "--out", file).exit_code == 0
    return file


def spoil(file, number):
    """Let a game's first move be at the wrong seat."""
    lines = file.read_text().splitlines()
    record = json.loads(lines[number - 1])
    record["moves"][0]["seat"] = 1
    lines[number - 1] = json.dumps(record)
    file.write_text("\n".join(lines) + "\n")


def test_right_games(games):
    result = run("check", games, games)
    assert (result.exit_code, result.stdout) == (0, "12 games, 0 wrong\n")


def test_wrong_games_are_named(games):
    spoil(games, 2)
    spoil(games, 5)
    result = run("check", games)
    assert result.exit_code == 1
    problem = "move 1: M3.0: it is the turn of seat 0, not of seat 1"
    assert result.stdout.splitlines() == [
        f"{games}:2: game 2: {problem}",
        f"{games}:5: game 5: {problem}",
        "6 games, 2 wrong",
    ]


def test_all_cores_say_what_one_does(games, monkeypatch):
    spoil(games, 2)
    spoil(games, 5)
    alone = run("check", games, games)
    monkeypatch.setattr(check, "_PART", 10_000)  # bytes: some two games
    monkeypatch.setattr(processes, "_QUICK", 0.0)
    monkeypatch.setattr(processes, "cores", lambda: 2)
    assert run("check", games, games).stdout == alone.stdout


def test_lines_are_counted_with_the_empty_ones(games):
    spoil(games, 2)
    games.write_text("\n\n" + games.read_text().replace("\n", "\n\n"))
    assert f"{games}:5: game 2: move 1" in run("check", games).stdout


def test_standard_input(games):
    result = run("check", "-", stdin=games.read_bytes())
    assert (result.exit_code, result.stdout) == (0, "6 games, 0 wrong\n")


def test_one_game_over_many_lines(games, tmp_path):
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=2))
    assert run("check", pretty).stdout == "1 game, 0 wrong\n"


@pytest.mark.parametrize("text", [b"nonsense", b"\xff", b"{}", b"[]", b"null", b"[" * 100_000, b'{"a": 1, "a": 2}'])
def test_what_is_no_record_is_a_wrong_game(tmp_path, text):
    file = tmp_path / "file"
    file.write_bytes(text)
    result = run("check", file)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file}:1: game 1: ")
    assert result.stdout.endswith("1 game, 1 wrong\n")


def test_an_empty_file_has_no_games(tmp_path):
    file = tmp_path / "file"
    file.touch()
    assert run("check", file).stdout == "0 games, 0 wrong\n"


@pytest.mark.parametrize("args", [(), ("no/such/file",), (".",), ("--nonsense",)])
def test_bad_usage(args):
    assert run("check", *args).exit_code == 2


def test_a_missing_file_is_told_before_anything_is_judged(games):
    result = run("check", games, "no/such/file")
    assert result.exit_code == 2
    assert "no/such/file" in result.stderr
    assert result.stdout == ""


def test_as_a_command_of_its_own(games):
    """Through a pipe, in a process: from simulate to check."""
    made = subprocess.run(
        [*FEIRA, "simulate", "mercado", "--challenge", "9", "--games", "3"], capture_output=True, check=True
    )
    judged = subprocess.run([*FEIRA, "check", "-"], input=made.stdout, capture_output=True, check=True)
    assert (judged.stdout, judged.stderr) == (b"3 games, 0 wrong\n", b"")
    spoil(games, 1)
    judged = subprocess.run([*FEIRA, "check", str(games)], capture_output=True, check=False)
    assert judged.returncode == 1
    assert judged.stdout.endswith(b"6 games, 1 wrong\n")
