"""A table with its log, for tests: entries are proposed, applied and stored, as a server does it."""

import copy
import json

import pytest

from feira.bots import get_bot
from feira.core.game import FeiraError
from feira.table import Entry, Refused, Table
from feira.table.commands import SERVER, Create, Move, Start

ANA, BEN, CLEO, EVE = "ana-1", "ben-2", "cleo-3", "eve-9"  # persons; Eve has no seat
T0 = 1_000_000


def person(who):
    return {"kind": "person", "person": who, "name": who.partition("-")[0].title()}


def bot(name="random"):
    return {"kind": "bot", "bot": name}


OPEN = {"kind": "open"}


class LoggedTable:
    """A table and its log."""

    def __init__(self, *seats, game="mercado", host=ANA, now=T0, **wishes):
        wishes.setdefault("options", {"players": len(seats)})
        wishes.setdefault("seating", "kept")  # so that everybody plays where they are put
        self.log = [Table.create(Create(by=host, game=game, seats=seats, **wishes), now)]
        self.table = Table("TABLE", self.log[0])
        self.told = [self.log[0].public()]  # what everybody is told of each entry
        self.now = now

    @classmethod
    def started(cls, *seats, seed=7, **wishes):
        """A table at the beginning of a game."""
        logged = cls(*seats, **wishes)
        logged.do(Start(by=logged.table.host, seed=seed))
        return logged

    def do(self, command, now=None):
        """Obey a command; the entries."""
        self.now = self.now if now is None else now
        entries = self.table.propose(command, self.now)
        self.told += [self.table.apply(entry) for entry in entries]
        self.log += entries
        return entries

    def refused(self, command, now=None):
        """The code with which a command is refused; nothing may change by it."""
        before = image(self.table)
        with pytest.raises(Refused) as error:
            self.table.propose(command, self.now if now is None else now)
        assert image(self.table) == before
        return error.value.code

    def outcome(self, command):
        """The entries of a command, or the error that it met with."""
        try:
            return self.do(command)
        except FeiraError as error:
            return error

    def move(self, seat, text, **more):
        """Do a move as whoever plays on the seat, looking at the table as it is."""
        given = {"by": self.table.seats[seat].played_by or SERVER, "expected_version": self.table.version, **more}
        return self.do(Move(seat=seat, move=text, **given))

    def play(self, moves=1, seed=1):
        """Some random moves of whoever must act."""
        random_bot, game = get_bot("random", seed), self.table.game
        for _ in range(moves):
            if self.table.status == "running":
                seat = self.table.to_act[0]
                self.move(seat, game.to_text(random_bot(game, self.table.view(seat), seat)))

    def play_until(self, reached, seed=1):
        """Random moves until something is so."""
        random_bot, game = get_bot("random", seed), self.table.game
        while not reached(self.table):
            seat = self.table.to_act[0]
            self.move(seat, game.to_text(random_bot(game, self.table.view(seat), seat)))

    def again(self):
        """The table as it comes back from storage."""
        return Table.read(self.table.code, stored(self.log))[0]


def stored(entries):
    """Entries as storage gives them back."""
    return [Entry(e.version, e.at, e.kind, json.loads(json.dumps(e.body))) for e in entries]


def image(table):
    """All that a table is, to be compared, without what it keeps to be quicker."""
    left_out = ("_lasting", "_ready", "game", "session")
    value = {name: entry for name, entry in vars(table).items() if name not in left_out}
    session = table.session
    game = None if session is None else (session.states.tobytes(), list(session.history), session.setup, session.seed)
    return copy.deepcopy(value), game
