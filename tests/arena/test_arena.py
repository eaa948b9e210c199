"""`feira arena` as people run it: to the end, killed, stopped and gone on with."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from xml.etree import ElementTree

import psutil
import pytest
from click.testing import CliRunner
from programs import BROKEN, GOOD, command

from feira.cli import arena as cli_arena
from feira.cli import main as cli
from feira.extras import how_to_get
from feira.processes import ctrl_c_later

FEIRA = [sys.executable, "-c", "from feira.cli.main import main; main()"]
PATIENCE = 120  # seconds, for what takes one on a quiet machine
ENDLESS = ("mercado", "--bots", "random,greedy", "--games", 100_000, "--jobs", 2, "--out")
SMALL = ("mercado", "--bots", "random,greedy", "--games", 6, "--seed", 3)


def arena(*args, code=0):
    result = CliRunner().invoke(cli.feira, ["arena", *map(str, args)], catch_exceptions=False)
    assert result.exit_code == code, result.output
    return result


@contextmanager
def started(*args):
    """The command as a process of its own, which ends at the latest with the test."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([*FEIRA, "arena", *map(str, args)], start_new_session=True, **pipes) as process:
        try:
            yield process
        finally:
            process.kill()


def family(process, word=""):
    """The processes of the session of the command, without itself, that have a word in their command lines."""
    found = []
    for pid in psutil.pids():
        with suppress(psutil.Error, ProcessLookupError):  # it has just ended
            if pid != process.pid and os.getsid(pid) == process.pid:
                one = psutil.Process(pid)
                if one.status() != psutil.STATUS_ZOMBIE and word in " ".join(one.cmdline()):
                    found.append(one)
    return found


def games(folder):
    path = folder / "games.jsonl"
    return path.read_bytes().splitlines() if path.exists() else []


def wait_for(condition, seconds=PATIENCE):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """What the small tournament comes to."""
    folder = tmp_path_factory.mktemp("arena") / "small"
    arena(*SMALL, "--out", folder, "--jobs", 2)
    return folder


def test_a_tournament_leaves_records_tables_and_plots(small):
    names = {"games.jsonl", "plan.json", "table.txt", "results.json", "ratings.png", "ratings.svg"}
    assert {path.name for path in small.iterdir()} == names
    checked = CliRunner().invoke(cli.feira, ["check", str(small / "games.jsonl")])
    assert (checked.exit_code, checked.stdout) == (0, "6 games, 0 wrong\n")
    records = [json.loads(line) for line in games(small)]
    assert [record["arena"]["bots"] for record in records] == [["random", "greedy"], ["greedy", "random"]] * 3
    assert records[0]["setup"] == records[1]["setup"] != records[2]["setup"]
    results = json.loads((small / "results.json").read_text())
    assert [(bot["bot"], bot["seats"]) for bot in results["bots"]] == [("greedy", 6), ("random", 6)]
    assert "greedy" in (small / "table.txt").read_text()
    assert (small / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert ElementTree.parse(small / "ratings.svg").getroot().tag.endswith("svg")


def test_the_same_command_gives_the_same_files_on_any_number_of_cores(small, tmp_path):
    arena(*SMALL, "--out", tmp_path / "one", "--jobs", 1)
    for name in ("games.jsonl", "results.json", "table.txt", "ratings.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (small / name).read_bytes()


def test_a_finished_tournament_goes_on_with_more_games(small, tmp_path, refused):
    folder = tmp_path / "more"
    arena(*SMALL[:-4], "--games", 2, "--seed", 3, "--out", folder, "--jobs", 1)
    assert "add --resume" in refused(*SMALL, "--out", folder)
    said = arena(*SMALL, "--out", folder, "--resume", "--jobs", 1)
    assert "2 of 6 games are there already" in said.stderr
    assert games(folder) == games(small)
    again = arena(*SMALL, "--out", folder, "--resume")
    assert games(folder) == games(small)
    assert "greedy" in again.stdout


def test_killed_at_any_time_it_goes_on_to_the_same_end(tmp_path):
    folder = tmp_path / "killed"
    for least in (0, 5):
        with started(*ENDLESS, folder, "--resume") as process:
            wait_for(lambda least=least: len(games(folder)) > least)
            process.kill()
        wait_for(lambda: not family(process))
    with (folder / "games.jsonl").open("ab") as file:
        file.write(games(folder)[0][:500])  # as if killed within a line
    end = ("mercado", "--bots", "random,greedy", "--games", len(games(folder)) + 10, "--out")
    arena(*end, folder, "--resume", "--jobs", 2)
    arena(*end, tmp_path / "whole", "--jobs", 1)
    for name in ("games.jsonl", "results.json", "ratings.svg"):
        assert (folder / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_ctrl_c_ends_with_what_was_played(tmp_path):
    with started(*ENDLESS, tmp_path / "out") as process:
        wait_for(lambda: len(games(tmp_path / "out")) > 3)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    wait_for(lambda: not family(process))
    assert "of 100000 games; continue with the same command and --resume" in said
    assert "Traceback" not in said
    played = len(games(tmp_path / "out"))
    assert f"{played} games: ratings" in out
    assert json.loads((tmp_path / "out" / "results.json").read_text())["games"] == played
    assert (tmp_path / "out" / "ratings.png").exists()


def test_ctrl_c_from_a_terminal_reaches_no_worker(tmp_path):
    """A terminal sends it to all processes of the group."""
    with started(*ENDLESS, tmp_path / "out") as process:
        wait_for(lambda: family(process, "spawn_main"))  # workers are about to start
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "stopped after" in said


def test_ctrl_c_waits_until_a_worker_has_all_it_needs():
    """Another thread may catch it than the one in which the worker is started."""
    starting, reached = threading.Event(), []

    def catch():
        starting.wait()
        signal.raise_signal(signal.SIGINT)

    def start():
        with ctrl_c_later():
            starting.set()
            catcher.join()
            reached.append("the end")

    catcher = threading.Thread(target=catch)
    catcher.start()
    with pytest.raises(KeyboardInterrupt):
        start()
    assert reached


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, "all at once"])
def test_programs_end_with_the_arena_however_it_ends(tmp_path, how):
    hanging = command(tmp_path, BROKEN["hang"][0], "hanging")
    jobs = 2 if how == "all at once" else 1
    args = ("mercado", "--bots", f"random,{hanging}", "--seconds", 500, "--jobs", jobs, "--out", tmp_path / "out")
    with started(*args) as process:
        wait_for(lambda: family(process, "hanging.py"))
        if how == "all at once":
            for worker in family(process, "spawn_main"):
                worker.kill()
            how = signal.SIGKILL
        process.send_signal(how)
        process.communicate(timeout=PATIENCE)
    wait_for(lambda: not family(process))


def test_a_bot_that_fails_is_told_once_and_counted(tmp_path):
    broken, good = command(tmp_path, BROKEN["crash"][0], "broken"), command(tmp_path, GOOD, "good")
    result = arena("mercado", "--bots", f"{good},{broken}", "--games", 4, "--jobs", 1, "--out", tmp_path / "out")
    why = "it ended with code 1: ZeroDivisionError: division by zero"
    assert result.stderr.count(f"{broken} failed: {why}") == 1
    assert f"{broken} lost 4 games by failing: {why}" in result.stderr
    results = json.loads((tmp_path / "out" / "results.json").read_text())
    assert results["bots"][0]["against"][broken]["won"] == 4
    assert results["failures"] == [{"bot": broken, "why": why, "games": 4}]
    assert CliRunner().invoke(cli.feira, ["check", str(tmp_path / "out" / "games.jsonl")]).exit_code == 0


def test_a_worker_that_dies_is_replaced(tmp_path):
    go = tmp_path / "go"
    wait = f"import os, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.01)\n"
    waiting = command(tmp_path, wait + GOOD, "waiting")
    args = ("mercado", "--bots", f"random,{waiting}", "--games", 6, "--jobs", 2, "--seconds", 500)
    with started(*args, "--out", tmp_path / "out") as process:
        wait_for(lambda: len(family(process, "spawn_main")) == 2 and family(process, "waiting.py"))
        family(process, "spawn_main")[0].kill()
        go.touch()
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert [json.loads(line)["arena"]["number"] for line in games(tmp_path / "out")] == list(range(6))


def test_line_ups_and_other_games(tmp_path):
    arena("mercado", "--lineup", "greedy,random,random,random", "--games", 4, "--jobs", 1, "--out", tmp_path / "four")
    seats = [json.loads(line)["arena"]["bots"].index("greedy") for line in games(tmp_path / "four")]
    assert seats == [0, 3, 2, 1]
    three = ("--players", 3, "--variant", "classic")
    arena("marche", *three, "--bots", "random,greedy", "--games", 2, "--jobs", 1, "--out", tmp_path / "m")
    record = json.loads(games(tmp_path / "m")[0])
    assert record["options"]["variant"] == "classic"
    assert len(record["arena"]["bots"]) == 3


def test_bots_with_commas_and_spaces(tmp_path):
    spec = command(tmp_path, GOOD, "my, bot") + " --depths 1,2"
    quoted = '"' + spec.replace('"', '""') + '"'
    arena("mercado", "--bots", f"random, {quoted}", "--games", 2, "--jobs", 1, "--out", tmp_path / "out")
    assert json.loads(games(tmp_path / "out")[0])["arena"] == {
        "number": 0,
        "deal": "0/0",
        "bots": ["random", spec],
        "failed": None,
    }


def test_the_campaign(tmp_path):
    args = ("--solo", "--bots", "greedy,random", "--games", 2, "--out")
    arena(*args, tmp_path / "solo", "--jobs", 2)
    names = {"games.jsonl", "plan.json", "table.txt", "results.json", "campaign.png", "campaign.svg"}
    assert {path.name for path in (tmp_path / "solo").iterdir()} == names
    records = [json.loads(line) for line in games(tmp_path / "solo")]
    assert len(records) == 2 * 9 * 2
    greedy = json.loads((tmp_path / "solo" / "results.json").read_text())["campaigns"][0]
    assert (greedy["bot"], greedy["campaigns"]) == ("greedy", 2)
    own = [record["result"] for record in records if record["arena"]["bots"] == ["greedy"]]
    best_moves = sum(any(result["best_move"] for result in own[n : n + 9]) for n in (0, 9))
    assert sum(greedy["fames"]) == sum(result["fame"] for result in own) + 2 * best_moves
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / "plan.json").write_bytes((tmp_path / "solo" / "plan.json").read_bytes())
    (tmp_path / "cut" / "games.jsonl").write_bytes(b"\n".join(games(tmp_path / "solo")[5:20]) + b'\n{"half')
    arena(*args, tmp_path / "cut", "--resume", "--jobs", 1)
    assert games(tmp_path / "cut") == games(tmp_path / "solo")


def test_without_matplotlib_there_is_all_but_the_plot(tmp_path, monkeypatch):
    monkeypatch.setattr(cli_arena, "can_plot", lambda: False)
    result = arena(*SMALL[:-4], "--games", 2, "--jobs", 1, "--out", tmp_path / "out")
    assert f"no plot without Matplotlib: {how_to_get('arena')}" in result.stderr
    assert "greedy" in result.stdout
    assert not list((tmp_path / "out").glob("ratings*"))


@pytest.fixture
def refused(monkeypatch, capsys):
    """What the command says when it does not begin."""

    def run(*args):
        monkeypatch.setattr(sys, "argv", ["feira", "arena", *map(str, args)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert ended.value.code == 2
        streams = capsys.readouterr()
        assert streams.out == ""
        return streams.err

    return run


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        ((), "Missing argument 'GAME'"),
        (("mercado",), "name the bots"),
        (("mercado", "--bots", "random,greedy", "--lineup", "random,greedy"), "name the bots: either"),
        (("mercado", "--bots", "random"), "at least two bots"),
        (("mercado", "--bots", ""), "name at least one bot"),
        (("mercado", "--bots", "random,random"), "names a bot twice"),
        (("mercado", "--bots", "random,deep"), "there is no bot 'deep'"),
        (("mercado", "--bots", "random,cmd:"), "cmd: needs a command"),
        (("mercado", "--bots", "random,greedy", "--players", 7), "players must be a whole number from 1 to 4"),
        (("mercado", "--bots", "random,greedy", "--challenge", 3), "only say --solo"),
        (("mercado", "--lineup", "random,greedy,greedy", "--players", 2), "each line-up needs 2 bots"),
        (("mercado", "--lineup", "random,random"), "at least two bots"),
        (("mercado", "--bots", "random,greedy", "--games", 0), "0 is not in the range"),
        (("mercado", "--bots", "random,greedy", "--seconds", 0), "0.0 is not in the range"),
        (("marche", "--bots", "random", "--solo"), "marche has no challenges"),
        (("--solo", "--lineup", "random,greedy"), "in --solo there are no line-ups"),
        (("--solo", "--bots", "random", "--players", 2), "only say --solo"),
        (("mercado", "--bots", "random,greedy", "--out", os.devnull), "can't use the folder"),
    ],
    ids=str,
)
def test_bad_usage_is_told_in_plain_words(args, problem, tmp_path, monkeypatch, refused):
    monkeypatch.chdir(tmp_path)
    assert problem in refused(*args)
    assert list(tmp_path.iterdir()) == []
