"""Clocks, pauses, and bots that play on for people who leave."""

import pytest

from feira.table.commands import SERVER, Change, Close, Move, Pause, Rematch, Resign, Resume, Return, Timeout, Undo
from tests.table.rooms import ANA, BEN, CLEO, T0, Room, bot, image, person
from tests.table.test_live_moves import auction

MINUTE = {"kind": "move", "seconds": 60}


def minute(*seats, **wishes):
    return Room.started(*(seats or (person(ANA), person(BEN))), clock=MINUTE, **wishes)


def test_every_action_has_its_time():
    room = minute()
    assert room.live.deadline == T0 + 60_000
    room.now = T0 + 50_000
    room.move(0, "coin")
    assert room.live.deadline == T0 + 110_000
    assert room.live.summary()["deadline"] == T0 + 110_000
    assert Room.started(person(ANA), person(BEN)).live.deadline is None
    days = Room.started(person(ANA), person(BEN), clock={"kind": "days", "days": 2}).live
    assert days.deadline == T0 + 2 * 86_400_000


def test_when_time_is_over_a_bot_plays_on():
    room = minute()
    assert room.refused(Timeout(by=SERVER, seat=0), now=T0 + 59_999) == "not-due"
    assert room.refused(Timeout(by=BEN, seat=0), now=T0 + 60_000) == "not-allowed"
    assert room.refused(Timeout(by=SERVER, seat=1), now=T0 + 60_000) == "not-due"
    [entry] = room.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert entry.public()["kind"] == "timed_out"
    assert room.live.bots_due == (0,)
    assert room.live.deadline is None
    assert room.live.summary()["seats"][0]["resigned"] is True
    assert room.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "resigned"
    room.move(0, "coin")
    assert room.live.deadline == T0 + 120_000
    assert image(room.again()) == image(room.live)


def test_a_late_move_counts_if_nobody_has_noticed():
    room = minute()
    room.now = T0 + 70_000
    room.move(0, "coin")
    assert room.live.to_act == (1,)


def test_who_comes_back_has_the_full_time():
    room = minute()
    room.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    room.do(Return(by=ANA, seat=0), now=T0 + 90_000)
    assert room.live.deadline == T0 + 150_000
    assert room.live.bots_due == ()
    room.do(Move(by=ANA, seat=0, move="coin", expected_version=2))
    assert image(room.again()) == image(room.live)


def test_bidders_have_the_time_since_they_were_asked():
    room = auction()
    room.do(Change(by=ANA, values={"clock": MINUTE}))
    room.now = T0 + 10_000
    room.move(1, "bid 3")
    assert [room.live.seat_deadline(seat) for seat in (0, 1, 2)] == [T0 + 60_000, None, T0 + 60_000]
    room.do(Timeout(by=SERVER, seat=2), now=T0 + 60_000)
    assert room.live.deadline == T0 + 60_000
    room.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert room.live.deadline is None
    assert room.live.bots_due == (0, 2)


def test_a_new_clock_begins_now():
    room = minute()
    room.do(Change(by=ANA, values={"clock": {"kind": "move", "seconds": 10}}), now=T0 + 55_000)
    assert room.live.deadline == T0 + 65_000
    room.do(Change(by=ANA, values={"clock": {"kind": "none"}}))
    assert room.live.deadline is None
    assert room.refused(Timeout(by=SERVER, seat=0), now=T0 + 10**9) == "not-due"


def test_a_pause_stops_the_clock_and_the_game():
    room = minute(person(ANA), bot())
    room.do(Pause(by=ANA), now=T0 + 20_000)
    assert room.live.deadline is None
    assert room.refused(Timeout(by=SERVER, seat=0), now=T0 + 90_000) == "not-running"
    assert room.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "not-running"
    room.do(Resume(by=ANA), now=T0 + 100_000)
    assert room.live.deadline == T0 + 140_000
    room.move(0, "coin", expected_version=2)  # what was asked is still the same
    room.do(Pause(by=SERVER))
    assert room.live.bots_due == ()
    assert room.refused(Pause(by=ANA)) == "not-running"
    assert image(room.again()) == image(room.live)


def test_another_clock_in_a_pause_begins_when_the_game_goes_on():
    room = minute()
    room.do(Pause(by=ANA), now=T0 + 10_000)
    room.do(Change(by=ANA, values={"clock": {"kind": "move", "seconds": 30}}), now=T0 + 500_000)
    room.do(Resume(by=ANA), now=T0 + 1_000_000)
    assert room.live.deadline == T0 + 1_030_000


def test_an_undo_gives_new_time():
    room = minute()
    room.now = T0 + 50_000
    room.move(0, "coin")
    room.do(Undo(by=ANA, seat=0), now=T0 + 55_000)
    assert room.live.deadline == T0 + 115_000


def test_who_resigns_is_replaced_and_may_come_back():
    room = Room.started(person(ANA), person(BEN))
    [entry] = room.do(Resign(by=BEN, seat=1, bot="random"))
    assert entry.public() == {"version": 3, "at": T0, "kind": "resigned", "seat": 1, "bot": "random"}
    room.move(0, "coin")
    assert room.live.bots_due == (1,)
    assert room.live.seats_of(BEN) == (1,)
    room.do(Return(by=BEN, seat=1))
    assert room.refused(Return(by=BEN, seat=1)) == "not-resigned"
    room.move(1, "coin", by=BEN)
    room.do(Pause(by=ANA))
    room.do(Resign(by=BEN, seat=1))  # a pause holds nobody
    room.do(Return(by=BEN, seat=1))
    assert image(room.again()) == image(room.live)


@pytest.mark.parametrize("last", [Resign(by=BEN, seat=1), Timeout(by=SERVER, seat=1)])
def test_when_nobody_is_left_the_table_is_closed(last):
    room = minute()
    room.do(Resign(by=ANA, seat=0))
    room.move(0, "coin")
    room.do(last, now=T0 + 10**6)
    assert room.live.status == "closed"
    assert (room.live.to_act, room.live.bots_due, room.live.deadline) == ((), (), None)
    assert not any(seat["to_act"] for seat in room.live.summary()["seats"])
    assert [room.live.observation(viewer)["to_act"] for viewer in (None, 0, 1)] == [[], [], []]
    assert room.refused(Return(by=ANA, seat=0)) == "not-running"
    room.do(Rematch(by=ANA, new_code="NEXT"))
    assert room.live.rematch_command().seats == (person(BEN), person(ANA))
    assert image(room.again()) == image(room.live)


def test_the_host_closes_a_table():
    room = Room.started(person(ANA), person(BEN), person(CLEO))
    room.play(3)
    assert room.refused(Close(by=BEN)) == "not-host"
    before = room.live.observation(0)
    room.do(Close(by=ANA))
    assert room.live.status == "closed"
    assert room.refused(Close(by=SERVER)) == "over"
    assert before["to_act"]
    assert room.live.observation(0) == {**before, "to_act": []}  # all is there, but nobody is asked for anything
    assert image(room.again()) == image(room.live)
