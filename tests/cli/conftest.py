"""The command itself, as people run it, with its files in a folder of the test."""

import io
import os
import sys
from dataclasses import dataclass

import pexpect
import pytest

from feira.bots import bot_seed, get_bot
from feira.cli.main import main
from feira.games import get_game
from feira.table import GameSession, Seat

SEATED = {"--bots", "--names"}
COMMAND = [sys.executable, "-c", "from feira.cli.main import main; main()", "play"]


def seated(arguments, *, drawn=False):
    """Arguments for people and bots who sit in the order given, unless their order is to be drawn."""
    return [*map(str, arguments), *([] if drawn or SEATED.isdisjoint(arguments) else ["--keep-seats"])]


@dataclass
class Done:
    """How a run of the command ended."""

    returncode: int
    stdout: str
    stderr: str

    @property
    def words(self):
        """What was printed, without the breaks of lines."""
        return " ".join(self.stdout.split())


@pytest.fixture
def data(tmp_path):
    """Where the command keeps its files."""
    return tmp_path / "data"


@pytest.fixture
def environment(data):
    """The settings of a person who has set little."""
    unset = ("LC_ALL", "LC_MESSAGES", "FEIRA_LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    keep = {name: value for name, value in os.environ.items() if name not in unset}
    return keep | {"FEIRA_DATA_DIR": str(data), "LANG": "en_GB.UTF-8", "TERM": "xterm-256color"}


@pytest.fixture
def play(environment, monkeypatch, capsys):
    """Run `feira play` with typed lines on a pipe, in this process."""

    def run(*arguments, lines=(), drawn=False, **more):
        with monkeypatch.context() as patch:
            for name in set(os.environ) - environment.keys():
                patch.delenv(name)
            for name, value in (environment | more).items():
                patch.setenv(name, value)
            patch.setattr(sys, "argv", ["feira", "play", *seated(arguments, drawn=drawn)])
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
            with pytest.raises(SystemExit) as ended:
                main()
        return Done(ended.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def saves(data):
    """The files of games that nobody gave a name."""
    return lambda: sorted((data / "saves").glob("*.json"))


@pytest.fixture
def plan():
    """The lines that play a whole game against bots as the command seats them: worked out on a table of our own."""

    def work_out(options, bots, seed, choose_seed=4, game="mercado", pieces=None):
        game = get_game(game)
        read = game.options(options)
        people = read.players - len(bots)
        seats = [*(Seat("") for _ in range(people)), *(Seat("", bot) for bot in bots)]
        table = GameSession(game, read, seed, seats, pieces=pieces)
        minds = {people + k: get_bot(bot, bot_seed(seed, people + k)) for k, bot in enumerate(bots)}
        chooser, lines = get_bot("random", choose_seed), []
        at_screen, curtain = 0, "open" not in (options.get("coins"), options.get("money"))
        while not table.over:
            bots_first = sorted(table.to_act, key=lambda seat: (seat not in minds, seat != at_screen))
            seat = bots_first[0]
            action = minds.get(seat, chooser)(game, table.view(seat), seat)
            if seat < people:
                lines.append(game.to_text(action))
                at_screen = seat if curtain else 0
            table.play(seat, action)
        return table, lines

    return work_out


@pytest.fixture
def command():
    """`feira play` as a process of its own."""
    return COMMAND


class Person:
    """Somebody at a terminal, of 80 × 24 unless told otherwise."""

    def __init__(self, arguments, environment, size):
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *seated(arguments)],
            env=environment | {"PROMPT_TOOLKIT_NO_CPR": "1"},  # there is nobody to answer where the cursor is
            dimensions=size,
            encoding="utf-8",
            timeout=60,
        )

    def sees(self, text):
        """Wait until a text is shown; return all that was shown up to it."""
        self.child.expect_exact(text)
        return self.child.before + self.child.after

    def types(self, line):
        self.child.send(f"{line}\r")

    def leaves(self):
        """Leave the game; return the file in which it is kept."""
        self.types("quit")
        self.child.expect(r"To continue: feira play --resume (\S+)")
        path = self.child.match[1]
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return path


@pytest.fixture
def sit_down(environment):
    people = []

    def start(*arguments, size=(24, 80), **more):
        people.append(Person(arguments, environment | more, size))
        return people[-1]

    yield start
    for person in people:
        person.child.close(force=True)
