"""Taking back: at once what nobody has learned from, everything else by consent of all persons."""

import pytest

from feira.records import check_record
from feira.table.commands import AnswerUndo, Change, Move, Pause, Resign, Resume, Undo
from tests.table.rooms import ANA, BEN, CLEO, EVE, Room, bot, image, person
from tests.table.test_live_moves import auction


def states(room):
    return room.live.table.states.tobytes()


def kinds(entries):
    return [entry.kind for entry in entries]


def test_one_s_own_last_action_is_taken_back_at_once():
    room = Room.started(person(ANA), person(BEN))
    before = states(room)
    room.move(0, "coin")
    assert room.live.may_undo(0) == {"how": "now", "counted": False}
    assert room.live.may_undo(1) is None
    [entry] = room.do(Undo(by=ANA, seat=0, expected_version=3))
    assert room.told[-1] == {"version": 4, "at": entry.at, "kind": "undone", "seat": 0, "steps": 1}
    assert states(room) == before
    assert room.live.asked_at == {0: 4}
    assert room.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "stale"
    room.move(0, "coin")
    assert image(room.again()) == image(room.live)


def test_an_undo_decided_before_the_last_move_is_stale():
    room = Room.started(person(ANA), person(BEN))
    room.move(0, "coin")
    room.move(1, "coin")
    room.do(Change(by=ANA, values={"muted": True}))
    assert room.refused(Undo(by=BEN, seat=1, expected_version=3)) == "stale"
    room.do(Undo(by=BEN, seat=1, expected_version=4))
    assert room.refused(Undo(by=BEN, seat=1, expected_version=4)) == "stale"


def test_past_another_person_only_with_everybody_s_leave():
    room = Room.started(person(ANA), person(BEN), person(CLEO))
    before = states(room)
    room.move(0, "coin")
    room.move(1, "coin")
    assert room.live.may_undo(0) == {"how": "ask", "counted": False}
    assert kinds(room.do(Undo(by=ANA, seat=0))) == ["undo_asked"]
    assert room.live.undo_json() == {"asked_by": 0, "agreed": [], "version": 5}
    assert kinds(room.do(AnswerUndo(by=BEN, seat=1, yes=True))) == ["undo_answered"]
    assert room.live.undo_json()["agreed"] == [1]
    assert states(room) != before
    entries = room.do(AnswerUndo(by=CLEO, seat=2, yes=True, expected_version=5))
    assert kinds(entries) == ["undo_answered", "undone"]
    assert entries[1].body == {"seat": 0, "by": CLEO}
    assert room.told[-1]["steps"] == 2
    assert states(room) == before
    assert room.live.undo_json() is None
    assert image(room.again()) == image(room.live)


def asked(*seats):
    """Seat 0 has asked, after seat 1 has moved too."""
    room = Room.started(*(seats or (person(ANA), person(BEN), person(CLEO))))
    room.move(0, "coin")
    room.move(1, "coin")
    room.do(Undo(by=ANA, seat=0))
    return room


def test_a_no_ends_the_request():
    room = asked()
    room.do(AnswerUndo(by=CLEO, seat=2, yes=True))
    room.do(AnswerUndo(by=BEN, seat=1, yes=False))
    assert room.live.undo is None
    assert len(room.live.table.history) == 2
    room.do(Undo(by=ANA, seat=0))  # one may ask again
    room.do(AnswerUndo(by=ANA, seat=0, yes=False))  # and withdraw
    assert room.live.undo is None


@pytest.mark.parametrize("command", [Resign(by=CLEO, seat=2), Pause(by=ANA), Undo(by=BEN, seat=1)])
def test_what_changes_the_game_ends_the_request(command):
    room = asked()
    room.do(command)
    assert room.live.undo is None
    assert image(room.again()) == image(room.live)


def test_a_person_s_move_ends_the_request_and_a_bot_s_does_not():
    room = asked()
    room.play(1)
    assert room.live.status == "running"
    assert room.live.undo is None
    room = asked(person(ANA), person(BEN), bot())
    room.play(1)
    assert room.live.undo is not None
    room.do(Change(by=ANA, values={"muted": True}))
    assert room.live.undo is not None
    room.do(AnswerUndo(by=BEN, seat=1, yes=True))
    assert room.live.table.history == []


def test_the_end_of_the_game_ends_the_request():
    room = Room.started(person(ANA), person(BEN), bot(), bot())
    room.move(0, "coin")
    room.move(1, "coin")
    room.move(2, "coin")
    room.do(Undo(by=ANA, seat=0))
    room.move(3, "coin")  # the fourth coin in a row
    assert room.live.status == "finished"
    assert room.live.undo is None
    assert room.refused(AnswerUndo(by=BEN, seat=1, yes=True)) == "not-running"
    assert room.refused(Undo(by=BEN, seat=1)) == "not-running"
    assert room.live.may_undo(1) is None


def test_an_answer_is_to_the_request_that_was_seen():
    room = asked()
    first = room.live.undo.version
    room.do(AnswerUndo(by=ANA, seat=0, yes=False))
    room.do(Undo(by=ANA, seat=0))
    assert room.refused(AnswerUndo(by=BEN, seat=1, yes=True, expected_version=first)) == "stale"


def test_one_person_with_several_seats_counts_once():
    room = Room.started(person(ANA), person(BEN), person(ANA), person(BEN))
    for seat in range(4):
        room.move(seat, "coin") if seat < 3 else None
    room.do(Undo(by=ANA, seat=0))
    entries = room.do(AnswerUndo(by=BEN, seat=3, yes=True))
    assert kinds(entries) == ["undo_answered", "undone"]
    assert room.live.table.history == []


@pytest.mark.parametrize("seats", [(person(ANA), bot()), (person(ANA), person(ANA))])
def test_who_is_alone_needs_nobody_s_leave(seats):
    room = Room.started(*seats)
    before = states(room)
    room.move(0, "coin")
    room.move(1, "coin")
    assert room.live.may_undo(0) == {"how": "now", "counted": False}
    room.do(Undo(by=ANA, seat=0))
    assert states(room) == before


def test_who_has_resigned_is_not_asked():
    room = asked()
    room.do(Resign(by=CLEO, seat=2))
    room.do(Undo(by=ANA, seat=0))
    assert kinds(room.do(AnswerUndo(by=BEN, seat=1, yes=True))) == ["undo_answered", "undone"]
    assert room.refused(Undo(by=CLEO, seat=2)) == "resigned"


def test_a_reveal_is_not_taken_back_without_leave():
    room = Room.started(person(ANA), person(BEN))
    room.play_until(lambda live: live.table.history and live.table.history[-1].reveals)
    last = room.live.table.history[-1].seat
    who = room.live.seats[last].person
    assert room.live.may_undo(last) == {"how": "ask", "counted": True}
    assert kinds(room.do(Undo(by=who, seat=last))) == ["undo_asked"]


def test_a_challenge_that_counts_takes_back_no_reveal():
    room = Room.started(person(ANA), options={"challenge": 1}, counts="campaign")
    room.play_until(lambda live: live.table.history and live.table.history[-1].reveals)
    assert room.live.may_undo(0) is None
    assert room.refused(Undo(by=ANA, seat=0)) == "undo-strict"
    room.play_until(lambda live: not live.table.history[-1].reveals)
    room.do(Undo(by=ANA, seat=0))
    free = Room.started(person(ANA), options={"challenge": 1})
    free.play_until(lambda live: live.table.history and live.table.history[-1].reveals)
    free.do(Undo(by=ANA, seat=0))  # nobody else is there, and nothing counts


def reveal(room):
    """Random moves until somebody's last action has revealed something; their seat."""
    room.play_until(lambda live: live.table.history and live.table.history[-1].reveals)
    return room.live.table.history[-1].seat


def test_what_is_taken_back_after_a_reveal_is_counted():
    room = Room.started(person(ANA), bot())
    assert room.live.takebacks == [0, 0]
    room.move(0, "coin")
    room.do(Undo(by=ANA, seat=0))
    assert room.live.takebacks == [0, 0]  # nobody has learned anything
    for times in (1, 2):
        room.play_until(lambda live: live.to_act == (0,) and any(step.reveals for step in live.table.history[-3:]))
        while not any(step.reveals for step in room.live.table.history[-room.live.steps_back(0) :]):
            assert room.live.may_undo(0) == {"how": "now", "counted": False}
            room.play(1)
        assert room.live.may_undo(0) == {"how": "now", "counted": True}
        room.do(Undo(by=ANA, seat=0))
        assert room.live.takebacks == [times, 0]
        assert room.live.summary()["takebacks"] == [times, 0]
    assert image(room.again()) == image(room.live)


def test_what_others_agreed_to_is_counted_for_who_asked():
    room = Room.started(person(ANA), person(BEN))
    last = reveal(room)
    asker, other = (ANA, BEN) if last == 0 else (BEN, ANA)
    room.do(Undo(by=asker, seat=last))
    assert room.live.takebacks == [0, 0]
    room.do(AnswerUndo(by=other, seat=1 - last, yes=True))
    assert room.live.takebacks == [int(last == 0), int(last == 1)]


def test_a_record_says_how_often_something_was_taken_back_after_a_reveal():
    room = Room.started(person(ANA), bot())
    while (last := reveal(room)) != 0:
        room.play(1)
    room.do(Undo(by=ANA, seat=last))
    room.play_until(lambda live: live.status == "finished")
    record = room.live.record()()
    assert record["takebacks"] == [1, 0]
    check_record(record)


def test_a_bid_is_taken_back_until_others_have_bid():
    room = auction()
    before = states(room)
    room.move(1, "bid 7")
    room.do(Undo(by=BEN, seat=1))
    assert states(room) == before
    room.move(1, "bid 7")
    room.move(0, "bid 7")
    assert kinds(room.do(Undo(by=BEN, seat=1))) == ["undo_asked"]
    room.do(AnswerUndo(by=ANA, seat=0, yes=True))
    room.do(AnswerUndo(by=CLEO, seat=2, yes=True))
    assert states(room) == before
    assert room.live.to_act == (0, 1, 2)
    assert set(room.live.asked_at.values()) == {room.live.version}


def test_nothing_can_be_undone_in_a_pause_or_by_a_stranger():
    room = asked()
    assert room.refused(Undo(by=EVE, seat=0)) == "not-your-seat"
    assert room.refused(AnswerUndo(by=EVE, seat=1, yes=True)) == "not-your-seat"
    room.do(Pause(by=ANA))
    assert room.refused(Undo(by=ANA, seat=0)) == "not-running"
    room.do(Resume(by=ANA))
    assert room.refused(AnswerUndo(by=BEN, seat=1, yes=True)) == "undo-not-asked"
