"""`feira simulate`."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from click.testing import CliRunner

from feira import processes
from feira.cli import main as cli
from feira.games import get_game
from feira.records import check_record

FEIRA = [sys.executable, "-c", "from feira.cli.main import main; main()"]


def simulate(*args):
    result = CliRunner().invoke(cli.feira, ["simulate", *map(str, args)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(monkeypatch, capsys, *args):
    """The one line that the command says, and that it ends with code 2."""
    monkeypatch.setattr(sys, "argv", ["feira", "simulate", *map(str, args)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    return streams.err


@pytest.mark.parametrize(
    "kind", [("--players", 2), ("--players", 3), ("--players", 4), *(("--challenge", n) for n in range(1, 10))], ids=str
)
@pytest.mark.parametrize("legal", [(), ("--legal",)], ids=["plain", "legal"])
def test_every_kind_is_written_and_right(kind, legal):
    lines = simulate("mercado", *kind, "--games", 3, "--seed", 7, *legal).splitlines()
    assert len(lines) == 3
    for line in lines:
        record = json.loads(line)
        assert all(("legal" in move) == bool(legal) for move in record["moves"])
        assert record["result"] is not None
        check_record(record)


def test_the_same_arguments_give_the_same_bytes(tmp_path):
    args = ("mercado", "--players", 2, "--games", 5, "--seed", 7, "--bots", "random,greedy", "--legal")
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert simulate(*args, "--out", one) == simulate(*args, "--out", other) == ""
    assert one.read_bytes() == other.read_bytes() == simulate(*args, "--out", "-").encode() == simulate(*args).encode()


def test_a_file_that_is_replaced_is_named(tmp_path):
    arguments = ["simulate", "mercado", "--out", str(tmp_path / "games.jsonl")]
    first, again = (CliRunner().invoke(cli.feira, arguments, catch_exceptions=False).stderr for _ in range(2))
    assert "games.jsonl" not in first
    assert again.endswith("games.jsonl was there already, and is replaced now\n")


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_all_cores_write_what_one_does(monkeypatch, bots):
    args = ("mercado", "--players", 2, "--games", 301 if bots == "random" else 4, "--seed", 5, "--bots", bots)
    alone = simulate(*args)
    monkeypatch.setattr(processes, "_QUICK", 0.0)
    monkeypatch.setattr(processes, "cores", lambda: 2)
    assert simulate(*args) == alone


def test_ctrl_c_leaves_whole_lines():
    command = [*FEIRA, "simulate", "mercado", "--games", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0) as process:
        assert process.stdout is not None
        first = process.stdout.read(10_000)  # a pipe does not hold the rest
        process.send_signal(signal.SIGINT)
        rest, said = process.communicate(timeout=60)
    lines = (first + rest).split(b"\n")
    assert lines.pop() == b""
    assert f"stopped after {len(lines)} of 1000000 games".encode() in said
    for line in (lines[0], lines[-1]):
        check_record(json.loads(line))


def test_games_differ_and_more_games_begin_with_the_same_ones():
    three = simulate("mercado", "--games", 3, "--seed", 1).splitlines()
    assert len(set(three)) == 3
    assert simulate("mercado", "--games", 5, "--seed", 1).splitlines()[:3] == three
    assert set(simulate("mercado", "--games", 3, "--seed", 2).splitlines()).isdisjoint(three)


def test_options_are_those_of_the_game():
    record = json.loads(simulate("mercado", "--players", 4, "--money", "open", "--restaurants", "hidden"))
    assert record["options"] == {"players": 4, "money": "open", "restaurants": "hidden", "challenge": None}


def test_own_pieces_are_in_the_record(tmp_path):
    source = json.loads(own_pieces_text())
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(source))
    record = json.loads(simulate("mercado", "--pieces", file))
    assert record["data"] == source
    check_record(record)


def own_pieces_text() -> str:
    record_data = {
        "goods": ["fish", "flower", "tomato", "meat", "grape"],
        "stands_per_good": 4,
        "wooden_stands": 5,
        "restaurants": {
            "sushi_bar": "fish",
            "tea_house": "flower",
            "pizzeria": "tomato",
            "burger_joint": "meat",
            "wine_bar": "grape",
            "pub": "*",
        },
        "restaurants_per_kind": 1,
        "marked_spaces": ["A1", "B1", "C1", "D1", "E1"],
        "customers": {str(n): [["fish"], ["meat"], ["grape"], ["flower"], ["tomato"]] for n in range(1, 5)},
    }
    return json.dumps(record_data)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("mercado", "--players", 1), "feira: one player plays a challenge"),
        (("mercado", "--players", 5), "feira: players must be a whole number from 1 to 4, not 5"),
        (("mercado", "--players", 2, "--challenge", 3), "feira: a challenge is for one player, not for 2"),
        (("mercado", "--challenge", 10), "feira: challenge must be"),
        (("mercado", "--money", "seen"), "feira: money must be one of hidden, open, not 'seen'"),
        (("mercado", "--variant", "classic"), "feira: Mercado has no option 'variant'"),
        (("mercado", "--coins", "open"), "feira: Mercado has no option 'coins'"),
        (("mercado", "--bots", "deep"), "feira: there is no bot 'deep'"),
        (("mercado", "--players", 3, "--bots", "random,greedy"), "feira: --bots must name one bot for all or 3"),
        (("mercado", "--pieces", "no/such/file"), "feira: can't read no/such/file: No such file"),
        (("mercado", "--out", "no/such/folder/file"), "feira: can't write no/such/folder/file: No such file"),
        (("mercado", "--out", "/"), "feira: can't write /: Is a directory"),
        (("mercado", "--games", 0), "0 is not in the range"),
        (("mercado", "--games", "many"), "'many' is not a valid integer"),
        (("chess",), "there is no game 'chess'; there is mercado"),
        ((), "Missing argument"),
        (("mercado", "--nonsense"), "No such option"),
    ],
    ids=str,
)
def test_bad_usage_is_told_in_plain_words(monkeypatch, capsys, args, problem):
    assert problem in refused(monkeypatch, capsys, *args)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "not JSON"),
        (b"\xff", "not UTF-8"),
        (b"[]", "the pieces must be a JSON object, not a list"),
        (b"{}", "the pieces lack the field 'goods'"),
        (own_pieces_text().replace("E1", "E9").encode(), "marked_spaces"),
    ],
)
def test_bad_pieces_are_told_with_their_file(monkeypatch, capsys, tmp_path, text, problem):
    file = tmp_path / "mine.json"
    file.write_bytes(text)
    said = refused(monkeypatch, capsys, "mercado", "--pieces", file)
    assert said.startswith(f"feira: {file}: ")
    assert problem in said


def test_a_failure_leaves_the_old_file(monkeypatch, capsys, tmp_path):
    out = tmp_path / "games.jsonl"
    out.write_text("old")
    refused(monkeypatch, capsys, "mercado", "--bots", "deep", "--out", out)
    assert out.read_text() == "old"


def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    simulate("mercado", "--out", link)
    assert link.is_symlink()
    assert target.read_text().count("\n") == 1
    assert sorted(tmp_path.iterdir()) == [link, target]


def test_a_device_may_be_written():
    assert simulate("mercado", "--out", os.devnull) == ""


@pytest.mark.parametrize("old", [None, "old"])
def test_ctrl_c_leaves_nothing_half_done(tmp_path, old):
    out = tmp_path / "games.jsonl"
    if old is not None:
        out.write_text(old)
    before = sorted(tmp_path.iterdir())
    get_game("mercado").new(get_game("mercado").options({}), 1)  # compiled from here on
    command = [*FEIRA, "simulate", "mercado", "--games", "1000000", "--out", str(out)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        deadline = time.monotonic() + 60
        while not any(path.stat().st_size for path in set(tmp_path.iterdir()) - set(before)):  # games come
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read()
    assert process.returncode == 130
    assert f"of 1000000 games; {out} is as it was before" in said
    assert sorted(tmp_path.iterdir()) == before
    if old is not None:
        assert out.read_text() == old


@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_games_of_marche_on_the_host_s_market(monkeypatch, capsys, tmp_path, variant):
    drawn = json.loads(simulate("marche", "--players", 3, "--variant", variant))
    path = tmp_path / "market.json"
    path.write_text(json.dumps({"boards": drawn["setup"]["boards"]}))
    lines = simulate("marche", "--players", 3, "--variant", variant, "--layout", path, "--games", 4, "--seed", 5)
    records = [json.loads(line) for line in lines.splitlines()]
    for record in records:
        check_record(record)
        assert record["setup"]["boards"] == drawn["setup"]["boards"]
    assert len({str(record["setup"]["trucks"]) for record in records}) > 1
    problem = refused(monkeypatch, capsys, "marche", "--players", 4, "--variant", variant, "--layout", path)
    assert "a market for 4 players has 5 boards, not 4" in problem
