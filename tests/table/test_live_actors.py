"""Who acts is always named: a person, or the server; a forgotten actor is refused, in a command and in the log."""

from dataclasses import fields
from typing import get_args

import pytest

from feira.games import get_game
from feira.table import SERVER, LiveTable, LogError
from feira.table.commands import Command, Create, Move, Start, Timeout, _ByPerson
from feira.table.entry import KINDS
from tests.table.rooms import ANA, BEN, T0, Room, bot, image, person, stored

COMMANDS = [Create, *get_args(Command)]
VALUES = {
    "game": "mercado",
    "options": {"players": 2},
    "seats": (person(ANA), person(BEN)),
    "seat": 1,
    "name": "Ana",
    "bot": "random",
    "values": {"muted": True},
    "seed": 1,
    "move": "coin",
    "expected_version": 3,
    "yes": True,
    "new_code": "NEXT",
}
EVERY_COMMAND = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)


def made(command, **by):
    names = {field.name for field in fields(command)}
    return command(**{name: value for name, value in VALUES.items() if name in names}, **by)


def test_no_command_is_left_out():
    assert {command.__name__ for command in COMMANDS} >= {"Create", "Sit", "Move", "Timeout", "Rematch"}
    assert len(COMMANDS) == 17


@EVERY_COMMAND
def test_a_command_without_an_actor_is_refused(command):
    with pytest.raises(TypeError, match="by"):
        made(command)
    for nobody in (None, "", 0, True, {"server": True}, ["server"]):
        with pytest.raises(TypeError, match="who acts"):
            made(command, by=nobody)
    assert made(command, by=ANA).by == ANA


@EVERY_COMMAND
def test_the_server_does_only_what_a_host_a_bot_or_a_clock_does(command):
    if issubclass(command, _ByPerson):
        with pytest.raises(TypeError, match="who acts"):
            made(command, by=SERVER)
    else:
        assert made(command, by=SERVER).by is SERVER


def test_no_text_is_the_server():
    """A person whose id looks like it is a person."""
    room = Room.started(person(ANA), bot(), clock={"kind": "move", "seconds": 30})
    due = T0 + 30_000
    assert room.live.propose(Timeout(by=SERVER, seat=0), due)
    for name in ("server", "SERVER", "Server.SERVER", '{"server": true}'):
        assert room.refused(Timeout(by=name, seat=0), due) == "not-allowed"
    room.move(0, "coin")
    for name in ("server", "SERVER", "Server.SERVER", '{"server": true}'):
        assert room.refused(made(Move, by=name)) == "not-your-seat"
    room.do(made(Move, by=SERVER))


def test_every_entry_says_who_acted():
    room = Room.started(person(ANA), bot(), clock={"kind": "move", "seconds": 30})
    room.move(0, "coin")
    room.move(1, "coin")
    room.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert [entry.body["by"] for entry in room.log] == [ANA, ANA, ANA, {"server": True}, {"server": True}]
    assert set(KINDS) > {entry.kind for entry in room.log}


@pytest.mark.parametrize("nobody", [None, "", 0, True, {"server": False}, {}, ["server"]])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_an_entry_that_names_no_actor_is_refused(number, nobody):
    room = Room.started(person(ANA), bot())
    room.move(0, "coin")
    room.move(1, "coin")
    broken = stored(room.log)
    broken[number].body["by"] = nobody
    with pytest.raises(LogError, match=f"entry {number + 1} .*who acted"):
        LiveTable.read("TABLE", broken)
    del broken[number].body["by"]
    with pytest.raises(LogError, match=f"entry {number + 1} .*who acted"):
        LiveTable.read("TABLE", broken)


def test_only_a_person_makes_a_table():
    room = Room(person(ANA), bot())
    log = stored(room.log)
    log[0].body["by"] = {"server": True}
    with pytest.raises(LogError, match="entry 1"):
        LiveTable.read("TABLE", log)


@pytest.mark.parametrize(
    ("edition", "said"), [(2, "edition 1 .*not edition 2; a newer one may"), (None, "which edition")]
)
def test_a_game_by_rules_that_nobody_knows_here_is_refused(edition, said):
    room = Room.started(person(ANA), person(BEN))
    assert room.log[1].body["rules"] == get_game("mercado").spec.edition
    room.log[1].body["rules"] = edition
    with pytest.raises(LogError, match=said):
        room.again()
    del room.log[1].body["rules"]
    with pytest.raises(LogError, match="which edition"):
        room.again()


def test_a_start_that_names_no_rules_is_refused_where_it_was_proposed_too():
    room = Room(person(ANA), person(BEN))
    [entry] = room.live.propose(Start(by=ANA, seed=7), T0)
    del entry.body["rules"]
    with pytest.raises(LogError, match="which edition"):
        room.live.absorb(entry)
    assert (room.live.status, room.live.version) == ("open", 1)


def test_an_entry_that_names_no_actor_changes_nothing():
    room = Room.started(person(ANA), bot())
    [entry] = stored(room.live.propose(Move(by=ANA, seat=0, move="coin", expected_version=2), T0))
    del entry.body["by"]
    before = image(room.live)
    with pytest.raises(LogError, match="who acted"):
        room.live.absorb(entry)
    assert image(room.live) == before
