"""A live table with its log, for tests: what is done is proposed, stored and absorbed, as a server does it."""

import copy
import json

import pytest

from feira.bots import get_bot
from feira.core.game import FeiraError
from feira.table import Entry, LiveTable, Refused
from feira.table.commands import SERVER, Create, Move, Start

ANA, BEN, CLEO, EVE = "ana-1", "ben-2", "cleo-3", "eve-9"  # persons; Eve has no seat
T0 = 1_000_000


def person(who):
    return {"kind": "person", "person": who, "name": who.partition("-")[0].title()}


def bot(name="random"):
    return {"kind": "bot", "bot": name}


OPEN = {"kind": "open"}


class Room:
    """A table and its log."""

    def __init__(self, *seats, game="mercado", host=ANA, now=T0, **wishes):
        wishes.setdefault("options", {"players": len(seats)})
        wishes.setdefault("seating", "kept")  # so that everybody plays where they are put
        self.log = [LiveTable.create(Create(by=host, game=game, seats=seats, **wishes), now)]
        self.live = LiveTable("TABLE", self.log[0])
        self.told = [self.log[0].public()]  # what everybody is told of each entry
        self.now = now

    @classmethod
    def started(cls, *seats, seed=7, **wishes):
        """A table at the beginning of a game."""
        room = cls(*seats, **wishes)
        room.do(Start(by=room.live.host, seed=seed))
        return room

    def do(self, command, now=None):
        """Obey a command; the entries."""
        self.now = self.now if now is None else now
        entries = self.live.propose(command, self.now)
        self.told += [self.live.absorb(entry) for entry in entries]
        self.log += entries
        return entries

    def refused(self, command, now=None):
        """The code with which a command is refused; nothing may change by it."""
        before = image(self.live)
        with pytest.raises(Refused) as error:
            self.live.propose(command, self.now if now is None else now)
        assert image(self.live) == before
        return error.value.code

    def outcome(self, command):
        """The entries of a command, or the error that it met with."""
        try:
            return self.do(command)
        except FeiraError as error:
            return error

    def move(self, seat, text, **more):
        """Do a move as whoever plays on the seat, looking at the table as it is."""
        given = {"by": self.live.seats[seat].played_by or SERVER, "expected_version": self.live.version, **more}
        return self.do(Move(seat=seat, move=text, **given))

    def play(self, moves=1, seed=1):
        """Some random moves of whoever must act."""
        random_bot, game = get_bot("random", seed), self.live.game
        for _ in range(moves):
            if self.live.status == "running":
                seat = self.live.to_act[0]
                self.move(seat, game.to_text(random_bot(game, self.live.view(seat), seat)))

    def play_until(self, reached, seed=1):
        """Random moves until something is so."""
        random_bot, game = get_bot("random", seed), self.live.game
        while not reached(self.live):
            seat = self.live.to_act[0]
            self.move(seat, game.to_text(random_bot(game, self.live.view(seat), seat)))

    def again(self):
        """The table as it comes back from storage."""
        return LiveTable.read(self.live.code, stored(self.log))[0]


def stored(entries):
    """Entries as storage gives them back."""
    return [Entry(e.version, e.at, e.kind, json.loads(json.dumps(e.body))) for e in entries]


def image(live):
    """All that a table is, to be compared."""
    value = {name: entry for name, entry in vars(live).items() if name not in ("_pending", "game", "table")}
    table = live.table
    game = None if table is None else (table.states.tobytes(), list(table.history), table.setup, table.seed)
    return copy.deepcopy(value), game
