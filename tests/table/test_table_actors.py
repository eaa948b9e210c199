"""Who acts is always named: a person, or the server; a forgotten actor is refused, in a command and in the log."""

from dataclasses import fields
from typing import get_args

import pytest

from feira.games import get_game
from feira.table import SERVER, LogError, Table
from feira.table.commands import Command, Create, Move, Start, Timeout, _ByPerson
from feira.table.entry import KINDS
from tests.table.logged import ANA, BEN, T0, LoggedTable, bot, image, person, stored

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
    assert len(COMMANDS) == 19


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
    logged = LoggedTable.started(person(ANA), bot(), clock={"kind": "move", "seconds": 30})
    due = T0 + 30_000
    assert logged.table.propose(Timeout(by=SERVER, seat=0), due)
    for name in ("server", "SERVER", "Server.SERVER", '{"server": true}'):
        assert logged.refused(Timeout(by=name, seat=0), due) == "not-allowed"
    logged.move(0, "coin")
    for name in ("server", "SERVER", "Server.SERVER", '{"server": true}'):
        assert logged.refused(made(Move, by=name)) == "not-your-seat"
    logged.do(made(Move, by=SERVER))


def test_every_entry_says_who_acted():
    logged = LoggedTable.started(person(ANA), bot(), clock={"kind": "move", "seconds": 30})
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert [entry.body["by"] for entry in logged.log] == [ANA, ANA, ANA, {"server": True}, {"server": True}]
    assert set(KINDS) > {entry.kind for entry in logged.log}


@pytest.mark.parametrize("nobody", [None, "", 0, True, {"server": False}, {}, ["server"]])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_an_entry_that_names_no_actor_is_refused(number, nobody):
    logged = LoggedTable.started(person(ANA), bot())
    logged.move(0, "coin")
    logged.move(1, "coin")
    broken = stored(logged.log)
    broken[number].body["by"] = nobody
    with pytest.raises(LogError, match=f"entry {number + 1} .*who acted"):
        Table.read("TABLE", broken)
    del broken[number].body["by"]
    with pytest.raises(LogError, match=f"entry {number + 1} .*who acted"):
        Table.read("TABLE", broken)


def test_only_a_person_makes_a_table():
    logged = LoggedTable(person(ANA), bot())
    log = stored(logged.log)
    log[0].body["by"] = {"server": True}
    with pytest.raises(LogError, match="entry 1"):
        Table.read("TABLE", log)


@pytest.mark.parametrize(
    ("edition", "said"), [(2, "edition 1 .*not edition 2; a newer one may"), (None, "which edition")]
)
def test_a_game_by_rules_that_nobody_knows_here_is_refused(edition, said):
    logged = LoggedTable.started(person(ANA), person(BEN))
    assert logged.log[1].body["rules"] == get_game("mercado").spec.edition
    logged.log[1].body["rules"] = edition
    with pytest.raises(LogError, match=said):
        logged.again()
    del logged.log[1].body["rules"]
    with pytest.raises(LogError, match="which edition"):
        logged.again()


def test_a_start_that_names_no_rules_is_refused_where_it_was_proposed_too():
    logged = LoggedTable(person(ANA), person(BEN))
    [entry] = logged.table.propose(Start(by=ANA, seed=7), T0)
    del entry.body["rules"]
    with pytest.raises(LogError, match="which edition"):
        logged.table.apply(entry)
    assert (logged.table.status, logged.table.version) == ("open", 1)


def test_an_entry_that_names_no_actor_changes_nothing():
    logged = LoggedTable.started(person(ANA), bot())
    [entry] = stored(logged.table.propose(Move(by=ANA, seat=0, move="coin", expected_version=2), T0))
    del entry.body["by"]
    before = image(logged.table)
    with pytest.raises(LogError, match="who acted"):
        logged.table.apply(entry)
    assert image(logged.table) == before
