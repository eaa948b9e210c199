"""Programs as bots: asked and answering in lines of JSON, and losing when they fail."""

import io
import json
import re
import sys
import time
from pathlib import Path

import psutil
import pytest
from programs import BROKEN, GOOD, command

from feira.arena.match import Played, play_match
from feira.arena.plan import Plan
from feira.bots import Greedy, get_bot, make_bot
from feira.bots.protocol import question, view_of
from feira.cli.main import main
from feira.core.game import FeiraError
from feira.games import GAMES, get_game
from feira.records import check_record
from feira.testing import check_bot

ROOT = Path(__file__).parents[2]
FEIRA_BOT = [sys.executable, "-c", "from feira.cli.main import main; main()", "bot"]


def play(bots, number=0, game="mercado", seconds=30.0, **options):
    plan = Plan(game, options, (tuple(bots),), seconds=seconds)
    return play_match(plan, list(plan.matches(number + 1))[number])


def children():
    return psutil.Process().children(recursive=True)


@pytest.fixture(autouse=True)
def _nothing_is_left_behind():
    before = set(children())
    yield
    assert set(children()) <= before


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_to_the_end(tmp_path, game):
    record = play([command(tmp_path, GOOD), "random"], game=game, players=2)
    check_record(record)
    assert record["arena"]["failed"] is None
    assert record["result"] is not None
    assert record == play([command(tmp_path, GOOD), "random"], game=game, players=2)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_program_that_fails_loses_with_a_reason(tmp_path, kind):
    source, why = BROKEN[kind]
    record = play(["random", command(tmp_path, source, "broken")], seconds=1.0 if "1 s" in why else 20.0)
    check_record(record)
    played = Played.of(record)
    assert played.places == (0, 1)
    assert played.scores is None
    assert played.failure is not None
    assert played.failure[1].startswith(why)
    assert len(played.failure[1]) < 300


def test_with_more_players_the_others_share_the_first_place(tmp_path):
    broken = command(tmp_path, BROKEN["crash"][0])
    assert Played.of(play(["random", broken, "random"], players=3)).places == (0, 2, 0)


def test_a_bot_of_ours_that_fails_loses_too(monkeypatch):
    def fail(*_):
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(Greedy, "__call__", fail)
    assert Played.of(play(["random", "greedy"])).failure == ("greedy", "ZeroDivisionError: of all things")


def test_a_program_that_is_not_there():
    assert Played.of(play(["cmd:no-such-program", "random"])).failure == (
        "cmd:no-such-program",
        "it can't be started: No such file or directory",
    )


@pytest.mark.parametrize("spec", ["cmd:", "cmd:  ", "cmd:python 'bot.py"])
def test_a_command_that_is_none_is_refused(spec):
    with pytest.raises(FeiraError, match="command"):
        make_bot(spec, 0, 1.0)


def test_what_a_program_has_started_ends_with_it(tmp_path):
    source = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[1], "w").write(str(child.pid))
{GOOD}"""
    pid_file = tmp_path / "pid"
    play([f"{command(tmp_path, source)} {pid_file}", "random"])
    deadline = time.monotonic() + 60
    while psutil.pid_exists(int(pid_file.read_text())) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not psutil.pid_exists(int(pid_file.read_text()))


def test_a_program_is_told_what_its_seat_knows_and_no_more():
    game = get_game("marche")
    states = game.new(game.options({"players": 3}), 5)
    random_bot = get_bot("random", 1)
    for _ in range(60):
        for seat in game.to_act(states, 0):
            message = question(game, game.view(states, 0, seat), seat, 3.0)
            assert message["observation"] == game.observation(states, 0, seat)
            assert [choice["action"] for choice in message["legal"]] == game.legal(states, 0, seat)
            other = states.copy()
            game.resample(other, 0, seat, 9)
            assert question(game, game.view(other, 0, seat), seat, 3.0) == message
            assert view_of(game, message).tobytes() == game.view(states, 0, seat).tobytes()
        seat = game.to_act(states, 0)[0]
        game.apply(states, 0, seat, random_bot(game, game.view(states, 0, seat), seat))


def test_programs_conform_like_bots(tmp_path):
    spec = command(tmp_path, GOOD)
    check_bot(lambda seed: make_bot(spec, seed, 30.0), games=["mercado"])
    broken = command(tmp_path, BROKEN["babble"][0], "broken")
    with pytest.raises(AssertionError, match="hello"):
        check_bot(lambda seed: make_bot(broken, seed, 30.0), games=["mercado"])


# Our bots as programs


@pytest.fixture
def refusal(monkeypatch, capsys):
    """What our bot says, as `feira bot` in this process, when it stops at what it reads."""

    def ask(*lines, bot="greedy"):
        text = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
        monkeypatch.setattr(sys, "argv", ["feira", "bot", bot])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        with pytest.raises(SystemExit) as ended:
            main()
        streams = capsys.readouterr()
        assert (ended.value.code, streams.out) == (2, "")
        return streams.err

    return ask


def test_our_bot_behind_the_protocol_plays_as_it_does_here():
    spec = "cmd:" + " ".join([*FEIRA_BOT[:2], "'from feira.cli.main import main; main()'", "bot greedy"])
    served, direct = (play([bot, "random"], seconds=120.0) for bot in (spec, "greedy"))
    assert served["arena"]["failed"] is None
    assert served["moves"] == direct["moves"]


START = {"type": "start", "protocol": "feira-bot/1", "game": "mercado", "seat": 0, "seed": 1}


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["{"], "not JSON"),
        (["[]"], "of the type start or choose"),
        ([{"type": "choose", "seat": 0}], "begins with a message of the type start"),
        ([START | {"protocol": "feira-bot/2"}], "the protocol is feira-bot/1, not 'feira-bot/2'"),
        ([START | {"game": "chess"}], "there is no game 'chess'"),
        ([START | {"seed": None}], "seed must be a whole number, not None"),
        ([START, {"type": "choose", "seat": 0}], "view"),
        ([START, {"type": "choose", "seat": 0, "view": "AAAA"}], "another version"),
    ],
    ids=str,
)
def test_what_our_bot_does_not_understand_it_says(lines, problem, refusal):
    said = refusal(*lines)
    assert said.startswith("feira: ")
    assert problem in said


def test_a_bot_that_we_have_not(refusal):
    assert "there is no bot 'deep'" in refusal(bot="deep")


# The page for those who write one

PAGE = (ROOT / "docs" / "writing_a_bot.md").read_text("utf-8")
EXAMPLE = next(block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "sys.stdin" in block)


@pytest.mark.parametrize(("game", "least"), [("mercado", 6), ("marche", 0)])
def test_the_example_of_the_page_plays(tmp_path, game, least):
    spec = command(tmp_path, EXAMPLE)
    played = [
        Played.of(play([spec, "random"] if n % 2 else ["random", spec], n, game=game, players=2)) for n in range(10)
    ]
    assert all(match.failure is None for match in played)
    assert sum(match.places[match.bots.index(spec)] == 0 for match in played) >= least


def test_the_example_is_as_short_as_it_says_and_needs_nothing():
    lines = [line for line in EXAMPLE.splitlines() if line.strip()]
    assert len(lines) <= 30
    assert {line.split()[1] for line in lines if line.startswith("import")} <= sys.stdlib_module_names
