"""Who is told what of a game by correspondence: whole games without a network."""

import orjson
import pytest

from feira.core.game import Json
from feira.server.notices import delivery_rows
from feira.server.subscriptions import History, StateMessages
from feira.table import SERVER
from feira.table.commands import AnswerUndo, Close, Command, Create, Move, Pause, Rematch, Resign, Resume, Start, Undo
from feira.table.table import Table

DAYS = {"kind": "days", "days": 2}


class Desk:
    """A table and what is told because of it."""

    def __init__(self, game: str, people: str, clock: Json = DAYS) -> None:
        seats = tuple({"kind": "person", "person": who, "name": who.upper()} for who in people)
        options = {"players": len(people)}
        create = Create(by="a", game=game, options=options, seats=seats, clock=clock)
        self.table = Table.read("CODE", [Table.create(create, 1)])[0]
        self.do(Start(by="a", seed=7))

    def do(self, command: Command) -> dict[str, str]:
        """Obey; what each person is told."""
        new = self.table.propose(command, self.table.at + 1)
        for entry in new:
            self.table.apply(entry)
        self.rows = delivery_rows(self.table, new)
        assert len({row["number"] for row in self.rows}) == len(self.rows)
        return {row["who"]: orjson.loads(row["told"])["event"] for row in self.rows}

    def move(self, seat: int) -> dict[str, str]:
        """The first legal action of a seat."""
        table = self.table
        action = table.game.legal(table.started.states, 0, seat)[0]
        return self.do(
            Move(by=table.seats[seat].played_by or SERVER, seat=seat, move=action, expected_version=table.version)
        )


@pytest.mark.parametrize(
    ("game", "people"), [("mercado", "ab"), ("mercado", "abc"), ("marche", "abc"), ("marche", "aba")]
)
def test_everybody_is_told_of_each_turn_once_and_of_the_end(game, people):
    """Nobody who must decide is forgotten, nobody is told twice, and nobody of what they have done themselves."""
    desk = Desk(game, people)
    knows = {"a"} if "a" in waiting(desk) else set()  # the host, who has begun
    if told := waiting(desk) - knows:
        assert {row["who"] for row in desk.rows} == told
        knows |= told
    while desk.table.status == "running":
        seat = desk.table.to_act[-1]
        mover = desk.table.seats[seat].person
        told = desk.move(seat)
        if desk.table.status == "finished":
            assert told == dict.fromkeys(people, "finished")
            return
        must = waiting(desk)
        assert told == dict.fromkeys(must - knows - {mover}, "turn")
        knows = must


def waiting(desk: Desk) -> set[str]:
    return {desk.table.seats[seat].person for seat in desk.table.to_act}


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 60}])
def test_other_clocks_tell_nothing(clock):
    desk = Desk("mercado", "ab", clock)
    for _ in range(10):
        assert desk.move(desk.table.to_act[0]) == {}
    assert desk.do(Close(by="a")) == {}


def test_what_is_told_has_nothing_secret():
    desk = Desk("marche", "abc")
    while not desk.rows:
        desk.move(desk.table.to_act[0])
    told = orjson.loads(desk.rows[0]["told"])
    assert set(told) == {"event", "table", "game", "name", "version", "at", "deadline", "seats", "you"}
    assert all(set(seat) == {"name", "to_act"} for seat in told["seats"])


def asked(table: Table, seat: int) -> bool:
    """Whether the page of a seat says that it is its turn."""
    return bool(orjson.loads(StateMessages(table, ()).message(seat, 0, History()))["asked"])


def test_pauses_resignations_and_what_comes_after_the_end_tell_no_turn():
    desk = Desk("mercado", "ab")
    assert desk.do(Pause(by="a")) == {}
    assert desk.do(Resume(by="a")) == {}
    while desk.table.to_act == (0,):
        told = desk.move(0)
    assert told == {"b": "turn"}
    assert asked(desk.table, 1)
    assert desk.do(Resign(by="b", seat=1)) == {}
    assert not asked(desk.table, 1)
    while desk.table.to_act == (1,):
        told = desk.move(1)  # the bot does
    assert told == {"a": "turn"}
    assert desk.do(Close(by="a")) == {"a": "closed", "b": "closed"}
    assert desk.do(Rematch(by="a", new_code="NEW")) == {}


def test_an_undo_that_others_agree_to_is_told_to_who_waits_for_it():
    desk = Desk("mercado", "ab")
    while desk.table.to_act == (0,):
        desk.move(0)
    while desk.table.to_act == (1,):
        desk.move(1)
    assert desk.do(Undo(by="b", seat=1)) == {}, "nobody's turn yet"
    assert desk.table.undo is not None
    assert desk.do(AnswerUndo(by="a", seat=0, yes=True)) == {"b": "turn"}
    assert desk.table.to_act == (1,)
