"""Every way to be refused: its code, its text, and that nothing has changed."""

import pytest

from feira.table import REFUSALS, Refused, Table
from feira.table.commands import (
    SERVER,
    AnswerUndo,
    Change,
    Close,
    Create,
    Hint,
    Leave,
    Move,
    Pause,
    Rematch,
    Resign,
    Resume,
    Return,
    SeatBot,
    Sit,
    Start,
    Timeout,
    Undo,
    Unseat,
)
from feira.table.deals import deal_code
from tests.table.logged import ANA, BEN, CLEO, EVE, OPEN, T0, LoggedTable, bot, image, person


def lobby(**wishes):
    return LoggedTable(person(ANA), OPEN, person(BEN), **wishes)


def game():
    return LoggedTable.started(person(ANA), person(BEN), bot())


def game_of_two():
    return LoggedTable.started(person(ANA), person(BEN))


def moved():
    """Ana and Ben have moved; it is the bot's turn."""
    logged = game()
    logged.move(0, "coin")
    logged.move(1, "coin")
    return logged


def asking():
    logged = moved()
    logged.do(Undo(by=ANA, seat=0))
    return logged


def three():
    """Three persons, of whom one has asked and one has agreed."""
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO))
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.do(Undo(by=ANA, seat=0))
    logged.do(AnswerUndo(by=BEN, seat=1, yes=True))
    return logged


def resigned():
    logged = game()
    logged.do(Resign(by=BEN, seat=1))
    return logged


def closed():
    logged = game()
    logged.do(Close(by=ANA))
    return logged


def rematched():
    logged = closed()
    logged.do(Rematch(by=ANA, new_code="NEXT"))
    return logged


def alone():
    return LoggedTable(person(ANA), options={"challenge": 2}, counts="practice")


def drawn():
    """A challenge that counts, after something was drawn."""
    logged = LoggedTable.started(person(ANA), options={"challenge": 1}, counts="campaign")
    logged.play_until(lambda table: table.session.history and table.session.history[-1].reveals)
    return logged


def move(by, seat, version, **more):
    return Move(by=by, seat=seat, move="coin", expected_version=version, **more)


DEAL = deal_code(game_of_two().table.session)


def dealt_again():
    return LoggedTable(person(ANA), person(BEN), deal=DEAL)


CASES = [
    ("not-your-seat", game, move(BEN, 0, 2)),
    ("not-your-seat", game, move(EVE, 0, 2)),
    ("not-your-seat", game, move(SERVER, 0, 2)),
    ("not-your-seat", game, Resign(by=ANA, seat=1)),
    ("not-your-seat", game, Resign(by=ANA, seat=2)),
    ("not-your-seat", resigned, Return(by=ANA, seat=1)),
    ("not-your-seat", lobby, Leave(by=ANA, seat=2)),
    ("not-host", lobby, Unseat(by=BEN, seat=0)),
    ("not-host", lobby, SeatBot(by=BEN, seat=1, bot="random")),
    ("not-host", lobby, Change(by=BEN, values={"muted": True})),
    ("not-host", lobby, Start(by=BEN, seed=1)),
    ("not-host", game, Pause(by=BEN)),
    ("not-host", game, Resume(by=BEN)),
    ("not-host", game, Close(by=EVE)),
    ("not-seated", closed, Rematch(by=EVE, new_code="X")),
    ("not-allowed", game, Timeout(by=ANA, seat=1)),
    ("not-open", game, Sit(by=EVE, seat=1, name="Eve")),
    ("not-open", game, Leave(by=ANA, seat=0)),
    ("not-open", game, Unseat(by=ANA, seat=1)),
    ("not-open", game, SeatBot(by=ANA, seat=2, bot="random")),
    ("not-open", game, Change(by=ANA, values={"options": {"players": 3}})),
    ("not-open", game, Start(by=ANA, seed=1)),
    ("not-running", lobby, move(ANA, 0, 1)),
    ("not-running", lobby, Undo(by=ANA, seat=0)),
    ("no-hints", game, Hint(by=ANA, seat=0, expected_version=2)),
    ("not-running", lobby, Resign(by=ANA, seat=0)),
    ("not-running", lobby, Timeout(by=SERVER, seat=0)),
    ("not-running", lobby, Pause(by=ANA)),
    ("not-running", closed, move(ANA, 0, 3)),
    ("not-paused", game, Resume(by=ANA)),
    ("not-finished", game, Rematch(by=ANA, new_code="X")),
    ("over", closed, Close(by=ANA)),
    ("over", closed, Change(by=ANA, values={"clock": {"kind": "none"}})),
    ("not-your-turn", game, move(BEN, 1, 2)),
    ("not-due", game, Timeout(by=SERVER, seat=0)),
    ("stale", game, move(ANA, 0, 1)),
    ("stale", moved, Undo(by=BEN, seat=1, expected_version=3)),
    ("ahead", game, move(ANA, 0, 3)),
    ("ahead", moved, Undo(by=BEN, seat=1, expected_version=9)),
    ("no-such-seat", game, move(ANA, 3, 2)),
    ("no-such-seat", game, move(ANA, -1, 2)),
    ("no-such-seat", game, move(ANA, True, 2)),
    ("no-such-seat", game, move(ANA, "0", 2)),
    ("no-such-seat", lobby, Sit(by=EVE, seat=9, name="Eve")),
    ("no-such-seat", game, Timeout(by=SERVER, seat=None)),
    ("seat-taken", lobby, Sit(by=EVE, seat=0, name="Eve")),
    ("seat-taken", lobby, SeatBot(by=ANA, seat=2, bot="random")),
    ("colour-taken", lobby, Sit(by=ANA, seat=0, name="Ana", colour=2)),
    ("deal-fixed", dealt_again, Change(by=ANA, values={"options": {"players": 2}})),
    ("seat-empty", lobby, Unseat(by=ANA, seat=1)),
    ("seats-open", lobby, Start(by=ANA, seed=1)),
    ("no-person", lambda: LoggedTable(bot(), bot()), Start(by=ANA, seed=1)),
    ("locked", lambda: lobby(visibility="locked"), Sit(by=EVE, seat=1, name="Eve")),
    ("resigned", resigned, move(BEN, 1, 3)),
    ("resigned", resigned, Resign(by=BEN, seat=1)),
    ("not-resigned", game, Return(by=BEN, seat=1)),
    ("nothing-to-undo", game, Undo(by=BEN, seat=1)),
    ("undo-strict", drawn, Undo(by=ANA, seat=0)),
    ("undo-asked", asking, Undo(by=ANA, seat=0)),
    ("undo-not-asked", moved, AnswerUndo(by=BEN, seat=1, yes=True)),
    ("undo-own", asking, AnswerUndo(by=ANA, seat=0, yes=True)),
    ("undo-answered", three, AnswerUndo(by=BEN, seat=1, yes=False)),
    ("rematch-exists", rematched, Rematch(by=BEN, new_code="X")),
    ("strict", alone, Leave(by=ANA, seat=0)),
    ("strict", alone, Change(by=ANA, values={"options": {"challenge": 1}})),
    ("strict", alone, Unseat(by=ANA, seat=0)),
    ("strict", drawn, Rematch(by=ANA, new_code="X")),
    ("bad-name", lobby, Sit(by=EVE, seat=1, name="\t")),
    ("bad-name", lobby, Change(by=ANA, values={"name": ""})),
    ("bad-id", game, move(ANA, 0, 2, move_id="")),
    ("bad-seats", lobby, Change(by=ANA, values={"options": {"challenge": 1}})),
    ("bad-clock", lobby, Change(by=ANA, values={"clock": {"kind": "move"}})),
    ("bad-visibility", lobby, Change(by=ANA, values={"visibility": "secret"})),
    ("bad-visibility", lobby, Change(by=ANA, values={"visibility": ["public"]})),
    ("bad-value", lobby, Change(by=ANA, values={"host": BEN})),
    ("bad-value", lobby, Change(by=ANA, values={"muted": 1})),
    ("bad-value", lobby, Change(by=ANA, values={})),
    ("bad-value", game, move(ANA, 0, None)),
    ("bad-value", game, move(ANA, 0, "2")),
    ("bad-value", moved, Undo(by=BEN, seat=1, expected_version=True)),
    ("no-such-bot", lobby, SeatBot(by=ANA, seat=1, bot="genius")),
    ("no-such-bot", game, Resign(by=BEN, seat=1, bot=["greedy"])),
]


@pytest.mark.parametrize(("code", "logged", "command"), CASES)
def test_a_command_is_refused_and_nothing_changes(code, logged, command):
    logged = logged()
    before = image(logged.table)
    with pytest.raises(Refused) as error:
        logged.table.propose(command, T0)
    assert error.value.code == code
    assert error.value.message == str(error.value) == REFUSALS[code].format(**error.value.details)
    assert image(logged.table) == before


CREATIONS = [
    ("no-such-game", {"game": "chess"}),
    ("no-such-game", {"game": ["mercado"]}),
    ("bad-seats", {"seats": (person(ANA),)}),
    ("bad-value", {"seats": (person(ANA), {"kind": "me"})}),
    ("bad-clock", {"clock": {}}),
    ("bad-visibility", {"visibility": None}),
    ("bad-name", {"name": "x" * 31}),
    ("bad-id", {"move_id": "\n"}),
    ("strict", {"counts": "campaign"}),
    ("hints-count", {"counts": "campaign", "hints": True, "options": {"challenge": 1}, "seats": (person(ANA),)}),
    ("bad-value", {"hints": "yes"}),
    ("bad-deal", {"deal": "HNLCJ"}),
    ("deal-game", {"deal": DEAL, "game": "marche"}),
    ("deal-players", {"deal": DEAL, "options": {"players": 3}}),
    ("deal-options", {"deal": DEAL, "options": {"money": "open"}}),
]


@pytest.mark.parametrize(("code", "change"), CREATIONS)
def test_a_table_that_can_t_be_is_refused(code, change):
    good = {"by": ANA, "game": "mercado", "options": {"players": 2}, "seats": (person(ANA), OPEN)}
    Table.create(Create(**good), T0)
    with pytest.raises(Refused) as error:
        Table.create(Create(**{**good, **change}), T0)
    assert error.value.code == code


def test_every_code_has_a_case():
    assert {code for code, *_ in CASES + CREATIONS} == set(REFUSALS)
