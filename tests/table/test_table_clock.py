"""Clocks, pauses, and bots that play on for people who leave."""

import pytest

from feira.table.commands import (
    SERVER,
    Change,
    Close,
    Move,
    Pause,
    Rematch,
    Resign,
    Resume,
    Return,
    Take,
    Timeout,
    Undo,
)
from feira.table.refused import Refused
from tests.table.logged import ANA, BEN, CLEO, T0, LoggedTable, bot, image, person
from tests.table.test_table_moves import auction

MINUTE = {"kind": "move", "seconds": 60}


def minute(*seats, **wishes):
    return LoggedTable.started(*(seats or (person(ANA), person(BEN))), clock=MINUTE, **wishes)


def test_every_action_has_its_time():
    logged = minute()
    assert logged.table.deadline == T0 + 60_000
    logged.now = T0 + 50_000
    logged.move(0, "coin")
    assert logged.table.deadline == T0 + 110_000
    assert logged.table.summary()["deadline"] == T0 + 110_000
    assert LoggedTable.started(person(ANA), person(BEN)).table.deadline is None
    days = LoggedTable.started(person(ANA), person(BEN), clock={"kind": "days", "days": 2}).table
    assert days.deadline == T0 + 2 * 86_400_000


def test_when_time_is_over_a_bot_plays_on():
    logged = minute()
    assert logged.refused(Timeout(by=SERVER, seat=0), now=T0 + 59_999) == "not-due"
    assert logged.refused(Timeout(by=BEN, seat=0), now=T0 + 60_000) == "not-allowed"
    assert logged.refused(Timeout(by=SERVER, seat=1), now=T0 + 60_000) == "not-due"
    [entry] = logged.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert entry.public()["kind"] == "timed_out"
    assert logged.table.bots_due == (0,)
    assert logged.table.deadline is None
    assert logged.table.summary()["seats"][0]["resigned"] is True
    assert logged.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "resigned"
    logged.move(0, "coin")
    assert logged.table.deadline == T0 + 120_000
    assert image(logged.again()) == image(logged.table)


def test_a_late_move_counts_if_nobody_has_noticed():
    logged = minute()
    logged.now = T0 + 70_000
    logged.move(0, "coin")
    assert logged.table.to_act == (1,)


def test_who_comes_back_has_the_full_time():
    logged = minute()
    logged.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    logged.do(Return(by=ANA, seat=0), now=T0 + 90_000)
    assert logged.table.deadline == T0 + 150_000
    assert logged.table.bots_due == ()
    logged.do(Move(by=ANA, seat=0, move="coin", expected_version=2))
    assert image(logged.again()) == image(logged.table)


def test_bidders_have_the_time_since_they_were_asked():
    logged = auction()
    logged.do(Change(by=ANA, values={"clock": MINUTE}))
    logged.now = T0 + 10_000
    logged.move(1, "bid 3")
    assert [logged.table.seat_deadline(seat) for seat in (0, 1, 2)] == [T0 + 60_000, None, T0 + 60_000]
    logged.do(Timeout(by=SERVER, seat=2), now=T0 + 60_000)
    assert logged.table.deadline == T0 + 60_000
    logged.do(Timeout(by=SERVER, seat=0), now=T0 + 60_000)
    assert logged.table.deadline is None
    assert logged.table.bots_due == (0, 2)


def test_a_new_clock_begins_now():
    logged = minute()
    logged.do(Change(by=ANA, values={"clock": {"kind": "move", "seconds": 10}}), now=T0 + 55_000)
    assert logged.table.deadline == T0 + 65_000
    logged.do(Change(by=ANA, values={"clock": {"kind": "none"}}))
    assert logged.table.deadline is None
    assert logged.refused(Timeout(by=SERVER, seat=0), now=T0 + 10**9) == "not-due"


def test_a_pause_stops_the_clock_and_the_game():
    logged = minute(person(ANA), bot())
    logged.do(Pause(by=ANA), now=T0 + 20_000)
    assert logged.table.deadline is None
    assert logged.refused(Timeout(by=SERVER, seat=0), now=T0 + 90_000) == "not-running"
    assert logged.refused(Move(by=ANA, seat=0, move="coin", expected_version=3)) == "not-running"
    logged.do(Resume(by=ANA), now=T0 + 100_000)
    assert logged.table.deadline == T0 + 140_000
    logged.move(0, "coin", expected_version=2)  # what was asked is still the same
    logged.do(Pause(by=SERVER))
    assert logged.table.bots_due == ()
    assert logged.refused(Pause(by=ANA)) == "not-running"
    assert image(logged.again()) == image(logged.table)


def test_another_clock_in_a_pause_begins_when_the_game_goes_on():
    logged = minute()
    logged.do(Pause(by=ANA), now=T0 + 10_000)
    logged.do(Change(by=ANA, values={"clock": {"kind": "move", "seconds": 30}}), now=T0 + 500_000)
    logged.do(Resume(by=ANA), now=T0 + 1_000_000)
    assert logged.table.deadline == T0 + 1_030_000


def test_an_undo_gives_new_time():
    logged = minute()
    logged.now = T0 + 50_000
    logged.move(0, "coin")
    logged.do(Undo(by=ANA, seat=0), now=T0 + 55_000)
    assert logged.table.deadline == T0 + 115_000


def test_who_resigns_is_replaced_and_may_come_back():
    logged = LoggedTable.started(person(ANA), person(BEN))
    [entry] = logged.do(Resign(by=BEN, seat=1, bot="random"))
    assert entry.public() == {"version": 3, "at": T0, "kind": "resigned", "seat": 1, "bot": "random"}
    logged.move(0, "coin")
    assert logged.table.bots_due == (1,)
    assert logged.table.seats_of(BEN) == (1,)
    logged.do(Return(by=BEN, seat=1))
    assert logged.refused(Return(by=BEN, seat=1)) == "not-resigned"
    logged.move(1, "coin", by=BEN)
    logged.do(Pause(by=ANA))
    logged.do(Resign(by=BEN, seat=1))  # a pause holds nobody
    logged.do(Return(by=BEN, seat=1))
    assert image(logged.again()) == image(logged.table)


@pytest.mark.parametrize("last", [Resign(by=BEN, seat=1), Timeout(by=SERVER, seat=1)])
def test_when_nobody_is_left_the_table_is_closed(last):
    logged = minute()
    logged.do(Resign(by=ANA, seat=0))
    logged.move(0, "coin")
    logged.do(last, now=T0 + 10**6)
    assert logged.table.status == "closed"
    assert (logged.table.to_act, logged.table.bots_due, logged.table.deadline) == ((), (), None)
    assert not any(seat["to_act"] for seat in logged.table.summary()["seats"])
    assert [logged.table.observation(viewer)["to_act"] for viewer in (None, 0, 1)] == [[], [], []]
    assert logged.refused(Return(by=ANA, seat=0)) == "not-running"
    logged.do(Rematch(by=ANA, new_code="NEXT"))
    assert logged.table.rematch_command().seats == (person(BEN) | {"colour": 1}, person(ANA) | {"colour": 0})
    assert image(logged.again()) == image(logged.table)


def test_the_host_closes_a_table():
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO))
    logged.play(3)
    assert logged.refused(Close(by=BEN)) == "not-host"
    before = logged.table.observation(0)
    logged.do(Close(by=ANA))
    assert logged.table.status == "closed"
    assert logged.refused(Close(by=SERVER)) == "over"
    assert before["to_act"]
    assert logged.table.observation(0) == {**before, "to_act": []}  # all is there, but nobody is asked for anything
    assert image(logged.again()) == image(logged.table)


GAME = {"kind": "game", "minutes": 2, "increment": 5}


def test_a_game_clock_counts_all_that_a_seat_thinks():
    logged = LoggedTable.started(person(ANA), person(BEN), clock=GAME)
    assert logged.table.deadline == T0 + 120_000
    logged.now = T0 + 50_000
    logged.move(0, "coin")
    assert [seat["time"] for seat in logged.table.summary()["seats"]] == [75_000, 120_000]
    assert logged.table.deadline == T0 + 50_000 + 120_000
    logged.now = T0 + 60_000
    logged.move(1, "coin")
    assert logged.table.deadline == T0 + 60_000 + 75_000
    logged.do(Pause(by=ANA), now=T0 + 70_000)
    logged.do(Resume(by=ANA), now=T0 + 170_000)
    assert logged.table.deadline == T0 + 60_000 + 75_000 + 100_000
    assert logged.refused(Timeout(by=SERVER, seat=0), now=T0 + 234_999) == "not-due"
    logged.do(Timeout(by=SERVER, seat=0), now=T0 + 235_000)
    assert image(logged.again()) == image(logged.table)
    logged.do(Return(by=ANA, seat=0), now=T0 + 300_000)
    assert logged.table.deadline == T0 + 360_000, "who comes back has a minute"
    assert image(logged.again()) == image(logged.table)


def test_an_undo_gives_no_time_back_and_a_new_clock_begins_now():
    logged = LoggedTable.started(person(ANA), bot(), clock=GAME)
    logged.play_until(lambda table: table.asks(0) and table.may_undo(0) is not None)
    logged.now += 50_000
    logged.do(Undo(by=ANA, seat=0))
    assert logged.table.deadline < logged.now + 80_000
    logged.do(Change(by=ANA, values={"clock": {"kind": "game", "minutes": 1, "increment": 0}}), now=logged.now + 10_000)
    assert logged.table.deadline == logged.now + 60_000
    assert image(logged.again()) == image(logged.table)


def test_moving_and_undoing_gains_no_time():
    logged = LoggedTable.started(person(ANA), person(BEN), clock=GAME)
    for _ in range(10):
        logged.move(0, "coin")
        logged.do(Undo(by=ANA, seat=0))
    assert logged.table.deadline == T0 + 120_000
    assert image(logged.again()) == image(logged.table)


def test_an_undo_takes_back_only_the_increments_that_count():
    logged = LoggedTable.started(person(ANA), person(BEN), clock=GAME)
    logged.do(Resign(by=ANA, seat=0))
    logged.move(0, "coin")  # the bot that stands in gets nothing for it
    logged.do(Return(by=ANA, seat=0))
    logged.do(Undo(by=ANA, seat=0))
    assert logged.table.deadline == T0 + 120_000
    logged.move(0, "coin")
    logged.do(Change(by=ANA, values={"clock": GAME}))  # all that was before is forgotten
    logged.do(Undo(by=ANA, seat=0))
    assert logged.table.deadline == T0 + 120_000
    assert image(logged.again()) == image(logged.table)


def test_coming_back_gives_time_once_and_only_when_there_is_none_left():
    logged = LoggedTable.started(person(ANA), person(BEN), clock=GAME)
    logged.do(Resign(by=ANA, seat=0), now=T0 + 119_000)
    logged.do(Return(by=ANA, seat=0))
    assert logged.table.deadline == T0 + 120_000
    for minute in (0, 1):
        logged.do(Timeout(by=SERVER, seat=0), now=T0 + 120_000 + 60_000 * minute)
        logged.do(Return(by=ANA, seat=0))
    assert logged.table.deadline == logged.now
    assert image(logged.again()) == image(logged.table)


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": 601}, {"minutes": 5, "increment": -1}, {"increment": 5}])
def test_a_game_clock_that_can_t_be(wrong):
    logged = minute()
    change = Change(by=ANA, values={"clock": {"kind": "game", **wrong}})
    assert logged.refused(change) == "bad-clock"
    with pytest.raises(Refused, match="or 1 to 600 minutes for the whole game with an increment of 0 to 600 seconds"):
        logged.table.propose(change, T0)


RUI = {"kind": "person", "person": ANA, "name": "Rui"}  # at Ana's screen


def shared(money="hidden", clock=MINUTE):
    """Two seats of one person, and one of another."""
    return LoggedTable.started(person(ANA), RUI, person(BEN), clock=clock, options={"players": 3, "money": money})


def test_behind_the_curtain_no_time_runs_until_it_is_lifted():
    logged = shared()
    logged.do(Take(by=ANA, seat=0), now=T0 + 5_000)
    assert logged.table.deadline == T0 + 65_000
    logged.now = T0 + 10_000
    logged.move(0, "coin")
    assert logged.table.deadline == T0 + 130_000, "the screen changes hands, within a minute"
    assert logged.refused(Take(by=BEN, seat=1)) == "not-your-seat"
    [entry] = logged.do(Take(by=ANA, seat=1), now=T0 + 30_000)
    assert entry.public() | {"version": 0} == {"version": 0, "at": T0 + 30_000, "kind": "taken", "seat": 1}
    assert logged.table.deadline == T0 + 90_000
    assert logged.refused(Take(by=ANA, seat=1)) == "not-your-turn"
    assert image(logged.again()) == image(logged.table)
    logged.move(1, "coin")
    assert logged.table.deadline == T0 + 30_000 + 60_000, "Ben has a screen of his own"


def test_a_curtain_that_is_not_lifted_holds_up_nobody_for_long():
    logged = shared()
    assert logged.refused(Timeout(by=SERVER, seat=0), now=T0 + 119_999) == "not-due"
    logged.do(Take(by=ANA, seat=0), now=T0 + 100_000)
    assert logged.table.deadline == T0 + 120_000, "the time began to run after a minute"
    logged.do(Timeout(by=SERVER, seat=0), now=T0 + 120_000)


def test_without_secrets_there_is_no_curtain():
    assert shared(money="open").table.deadline == T0 + 60_000
    assert shared().table.deadline == T0 + 120_000


def test_a_screen_has_no_longer_to_change_hands_than_the_clock_gives():
    assert shared(clock={"kind": "move", "seconds": 10}).table.deadline == T0 + 20_000


def test_a_move_without_secrets_does_not_take_the_screen():
    open_coins = auction(person(ANA), RUI, person(BEN), coins="open").table
    assert open_coins.curtained == {0, 1}, "only the bids are secret, and nobody has taken the screen for them"
    assert len(auction(person(ANA), RUI, person(BEN), coins="hidden").table.curtained) == 1
