"""Taking back: at once what nobody has learned from, everything else by consent of all persons."""

import pytest

from feira.records import check_record
from feira.table.commands import AnswerUndo, Change, Move, Pause, Resign, Resume, Undo
from tests.table.logged import ANA, BEN, CLEO, EVE, LoggedTable, bot, image, person
from tests.table.test_table_moves import auction


def states(logged):
    return logged.table.session.states.tobytes()


def kinds(entries):
    return [entry.kind for entry in entries]


def test_one_s_own_last_action_is_taken_back_at_once():
    logged = LoggedTable.started(person(ANA), person(BEN))
    before = states(logged)
    logged.move(0, "coin")
    assert logged.table.may_undo(0) == {"how": "now", "counted": False}
    assert logged.table.may_undo(1) is None
    [entry] = logged.do(Undo(by=ANA, seat=0, expected_version=3))
    assert logged.told[-1] == {"version": 4, "at": entry.at, "kind": "undone", "seat": 0, "steps": 1}
    assert states(logged) == before
    assert logged.table.asked_at == {0: 4}
    assert logged.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "stale"
    logged.move(0, "coin")
    assert image(logged.again()) == image(logged.table)


def test_an_undo_decided_before_the_last_move_is_stale():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.do(Change(by=ANA, values={"muted": True}))
    assert logged.refused(Undo(by=BEN, seat=1, expected_version=3)) == "stale"
    logged.do(Undo(by=BEN, seat=1, expected_version=4))
    assert logged.refused(Undo(by=BEN, seat=1, expected_version=4)) == "stale"


def test_past_another_person_only_with_everybody_s_leave():
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO))
    before = states(logged)
    logged.move(0, "coin")
    logged.move(1, "coin")
    assert logged.table.may_undo(0) == {"how": "ask", "counted": False}
    assert kinds(logged.do(Undo(by=ANA, seat=0))) == ["undo_asked"]
    assert logged.table.undo_json() == {"asked_by": 0, "agreed": [], "version": 5}
    assert kinds(logged.do(AnswerUndo(by=BEN, seat=1, yes=True))) == ["undo_answered"]
    assert logged.table.undo_json()["agreed"] == [1]
    assert states(logged) != before
    entries = logged.do(AnswerUndo(by=CLEO, seat=2, yes=True, expected_version=5))
    assert kinds(entries) == ["undo_answered", "undone"]
    assert entries[1].body == {"seat": 0, "by": CLEO}
    assert logged.told[-1]["steps"] == 2
    assert states(logged) == before
    assert logged.table.undo_json() is None
    assert image(logged.again()) == image(logged.table)


def asked(*seats):
    """Seat 0 has asked, after seat 1 has moved too."""
    logged = LoggedTable.started(*(seats or (person(ANA), person(BEN), person(CLEO))))
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.do(Undo(by=ANA, seat=0))
    return logged


def test_a_no_ends_the_request():
    logged = asked()
    logged.do(AnswerUndo(by=CLEO, seat=2, yes=True))
    logged.do(AnswerUndo(by=BEN, seat=1, yes=False))
    assert logged.table.undo is None
    assert len(logged.table.session.history) == 2
    logged.do(Undo(by=ANA, seat=0))  # one may ask again
    logged.do(AnswerUndo(by=ANA, seat=0, yes=False))  # and withdraw
    assert logged.table.undo is None


@pytest.mark.parametrize("command", [Resign(by=CLEO, seat=2), Pause(by=ANA), Undo(by=BEN, seat=1)])
def test_what_changes_the_game_ends_the_request(command):
    logged = asked()
    logged.do(command)
    assert logged.table.undo is None
    assert image(logged.again()) == image(logged.table)


def test_a_person_s_move_ends_the_request_and_a_bot_s_does_not():
    logged = asked()
    logged.play(1)
    assert logged.table.status == "running"
    assert logged.table.undo is None
    logged = asked(person(ANA), person(BEN), bot())
    logged.play(1)
    assert logged.table.undo is not None
    logged.do(Change(by=ANA, values={"muted": True}))
    assert logged.table.undo is not None
    logged.do(AnswerUndo(by=BEN, seat=1, yes=True))
    assert logged.table.session.history == []


def test_the_end_of_the_game_ends_the_request():
    logged = LoggedTable.started(person(ANA), person(BEN), bot(), bot())
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.move(2, "coin")
    logged.do(Undo(by=ANA, seat=0))
    logged.move(3, "coin")  # the fourth coin in a row
    assert logged.table.status == "finished"
    assert logged.table.undo is None
    assert logged.refused(AnswerUndo(by=BEN, seat=1, yes=True)) == "not-running"
    assert logged.refused(Undo(by=BEN, seat=1)) == "not-running"
    assert logged.table.may_undo(1) is None


def test_an_answer_is_to_the_request_that_was_seen():
    logged = asked()
    first = logged.table.undo.version
    logged.do(AnswerUndo(by=ANA, seat=0, yes=False))
    logged.do(Undo(by=ANA, seat=0))
    assert logged.refused(AnswerUndo(by=BEN, seat=1, yes=True, expected_version=first)) == "stale"


def test_one_person_with_several_seats_counts_once():
    logged = LoggedTable.started(person(ANA), person(BEN), person(ANA), person(BEN))
    for seat in range(4):
        logged.move(seat, "coin") if seat < 3 else None
    logged.do(Undo(by=ANA, seat=0))
    entries = logged.do(AnswerUndo(by=BEN, seat=3, yes=True))
    assert kinds(entries) == ["undo_answered", "undone"]
    assert logged.table.session.history == []


@pytest.mark.parametrize("seats", [(person(ANA), bot()), (person(ANA), person(ANA))])
def test_who_is_alone_needs_nobody_s_leave(seats):
    logged = LoggedTable.started(*seats)
    before = states(logged)
    logged.move(0, "coin")
    logged.move(1, "coin")
    assert logged.table.may_undo(0) == {"how": "now", "counted": False}
    logged.do(Undo(by=ANA, seat=0))
    assert states(logged) == before


def test_who_has_resigned_is_not_asked():
    logged = asked()
    logged.do(Resign(by=CLEO, seat=2))
    logged.do(Undo(by=ANA, seat=0))
    assert kinds(logged.do(AnswerUndo(by=BEN, seat=1, yes=True))) == ["undo_answered", "undone"]
    assert logged.refused(Undo(by=CLEO, seat=2)) == "resigned"


def test_a_reveal_is_not_taken_back_without_leave():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.play_until(lambda table: table.session.history and table.session.history[-1].reveals)
    last = logged.table.session.history[-1].seat
    who = logged.table.seats[last].person
    assert logged.table.may_undo(last) == {"how": "ask", "counted": True}
    assert kinds(logged.do(Undo(by=who, seat=last))) == ["undo_asked"]


def test_a_challenge_that_counts_takes_back_no_reveal():
    logged = LoggedTable.started(person(ANA), options={"challenge": 1}, counts="campaign")
    logged.play_until(lambda table: table.session.history and table.session.history[-1].reveals)
    assert logged.table.may_undo(0) is None
    assert logged.refused(Undo(by=ANA, seat=0)) == "undo-strict"
    logged.play_until(lambda table: not table.session.history[-1].reveals)
    logged.do(Undo(by=ANA, seat=0))
    free = LoggedTable.started(person(ANA), options={"challenge": 1})
    free.play_until(lambda table: table.session.history and table.session.history[-1].reveals)
    free.do(Undo(by=ANA, seat=0))  # nobody else is there, and nothing counts


def reveal(logged):
    """Random moves until somebody's last action has revealed something; their seat."""
    logged.play_until(lambda table: table.session.history and table.session.history[-1].reveals)
    return logged.table.session.history[-1].seat


def test_what_is_taken_back_after_a_reveal_is_counted():
    logged = LoggedTable.started(person(ANA), bot())
    assert logged.table.takebacks == [0, 0]
    logged.move(0, "coin")
    logged.do(Undo(by=ANA, seat=0))
    assert logged.table.takebacks == [0, 0]  # nobody has learned anything
    for times in (1, 2):
        logged.play_until(
            lambda table: table.to_act == (0,) and any(step.reveals for step in table.session.history[-3:])
        )
        while not any(step.reveals for step in logged.table.session.history[-logged.table.steps_back(0) :]):
            assert logged.table.may_undo(0) == {"how": "now", "counted": False}
            logged.play(1)
        assert logged.table.may_undo(0) == {"how": "now", "counted": True}
        logged.do(Undo(by=ANA, seat=0))
        assert logged.table.takebacks == [times, 0]
        assert logged.table.summary()["takebacks"] == [times, 0]
    assert image(logged.again()) == image(logged.table)


def test_what_others_agreed_to_is_counted_for_who_asked():
    logged = LoggedTable.started(person(ANA), person(BEN))
    last = reveal(logged)
    asker, other = (ANA, BEN) if last == 0 else (BEN, ANA)
    logged.do(Undo(by=asker, seat=last))
    assert logged.table.takebacks == [0, 0]
    logged.do(AnswerUndo(by=other, seat=1 - last, yes=True))
    assert logged.table.takebacks == [int(last == 0), int(last == 1)]


def test_a_record_says_how_often_something_was_taken_back_after_a_reveal():
    logged = LoggedTable.started(person(ANA), bot())
    while (last := reveal(logged)) != 0:
        logged.play(1)
    logged.do(Undo(by=ANA, seat=last))
    logged.play_until(lambda table: table.status == "finished")
    record = logged.table.record()()
    assert record["takebacks"] == [1, 0]
    check_record(record)


def test_a_bid_is_taken_back_until_others_have_bid():
    logged = auction()
    before = states(logged)
    logged.move(1, "bid 7")
    logged.do(Undo(by=BEN, seat=1))
    assert states(logged) == before
    logged.move(1, "bid 7")
    logged.move(0, "bid 7")
    assert kinds(logged.do(Undo(by=BEN, seat=1))) == ["undo_asked"]
    logged.do(AnswerUndo(by=ANA, seat=0, yes=True))
    logged.do(AnswerUndo(by=CLEO, seat=2, yes=True))
    assert states(logged) == before
    assert logged.table.to_act == (0, 1, 2)
    assert set(logged.table.asked_at.values()) == {logged.table.version}


def test_nothing_can_be_undone_in_a_pause_or_by_a_stranger():
    logged = asked()
    assert logged.refused(Undo(by=EVE, seat=0)) == "not-your-seat"
    assert logged.refused(AnswerUndo(by=EVE, seat=1, yes=True)) == "not-your-seat"
    logged.do(Pause(by=ANA))
    assert logged.refused(Undo(by=ANA, seat=0)) == "not-running"
    logged.do(Resume(by=ANA))
    assert logged.refused(AnswerUndo(by=BEN, seat=1, yes=True)) == "undo-not-asked"
