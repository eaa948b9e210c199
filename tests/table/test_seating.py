"""Who begins: a table draws the order of its seats when its game starts, unless the host keeps it."""

from collections import Counter
from math import factorial

import pytest

from feira.table import Entry, LiveTable, LogError
from feira.table.commands import Change, Close, Create, Start
from feira.table.seats import drawn_order
from tests.table.rooms import ANA, BEN, CLEO, OPEN, Room, bot, image, person, stored

SWAPPED = next(seed for seed in range(99) if drawn_order(seed, 2) == [1, 0])
TURNED = next(seed for seed in range(99) if drawn_order(seed, 3) == [2, 0, 1])


def test_every_order_is_as_likely_as_any_other():
    for seats in (2, 3, 4):
        orders = Counter(tuple(drawn_order(seed, seats)) for seed in range(3000))
        assert len(orders) == factorial(seats)
        assert max(orders.values()) < 1.5 * 3000 / factorial(seats)


def test_the_order_follows_from_the_seed_alone():
    assert drawn_order(12, 5) == drawn_order(12, 5)
    assert sorted(drawn_order(12, 5)) == [0, 1, 2, 3, 4]


def test_people_and_bots_sit_as_drawn():
    room = Room.started(person(ANA), bot(), person(CLEO), seating="drawn", seed=TURNED)
    assert [place.person for place in room.live.seats] == [CLEO, ANA, None]
    assert [seat["kind"] for seat in room.live.summary()["seats"]] == ["person", "person", "bot"]
    assert room.live.names == [seat.name for seat in room.live.started.seats] == ["Cleo", "Ana", "Duarte"]
    assert (room.live.to_act, room.live.asks(0)) == ((0,), True)
    assert room.live.seats_of(ANA) == (1,)
    assert image(room.again()) == image(room.live)


def test_the_order_is_in_the_log_and_nothing_else_of_the_start_is_public():
    room = Room.started(person(ANA), person(BEN), seating="drawn", seed=SWAPPED)
    started = room.log[-1]
    assert started.body["order"] == [1, 0]
    assert {name for name in started.public() if name not in ("version", "at", "kind")} == {"order"}


def test_a_stored_order_stands_whatever_would_be_drawn_today():
    room = Room.started(person(ANA), person(BEN), seating="drawn", seed=SWAPPED)
    log = stored(room.log)
    log[-1].body["order"] = [0, 1]
    assert [place.person for place in LiveTable.read("TABLE", log)[0].seats] == [ANA, BEN]


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [0, 1, 2], [], "01", None])
def test_a_log_with_an_order_that_is_none_is_refused(order):
    room = Room.started(person(ANA), person(BEN))
    *log, started = stored(room.log)
    broken = Entry(started.version, started.at, "started", started.body | {"order": order})
    with pytest.raises(LogError):
        LiveTable.read("TABLE", [*log, broken])


def test_the_host_may_keep_the_order():
    room = Room(person(ANA), person(BEN), seating="drawn")
    assert room.live.summary()["seating"] == "drawn"
    room.do(Change(by=ANA, values={"seating": "kept"}))
    assert room.live.summary()["seating"] == "kept"
    room.do(Start(by=ANA, seed=SWAPPED))
    assert room.log[-1].body["order"] == [0, 1]
    assert [place.person for place in room.live.seats] == [ANA, BEN]
    assert image(room.again()) == image(room.live)


def test_only_the_host_decides_and_only_before_the_game():
    room = Room(person(ANA), person(BEN))
    assert room.refused(Change(by=BEN, values={"seating": "drawn"})) == "not-host"
    assert room.refused(Change(by=ANA, values={"seating": "by age"})) == "bad-value"
    assert room.refused(Change(by=ANA, values={"seating": None})) == "bad-value"
    room.do(Start(by=ANA, seed=1))
    assert room.refused(Change(by=ANA, values={"seating": "drawn"})) == "not-open"


def test_tables_draw_unless_told_otherwise():
    command = Create(by=ANA, game="mercado", options={"players": 2}, seats=(person(ANA), OPEN))
    assert LiveTable.create(command, 1).public()["seating"] == "drawn"


def test_a_rematch_draws_nothing_and_the_next_seat_begins():
    room = Room.started(person(ANA), person(BEN), person(CLEO), seating="drawn", seed=TURNED)
    again = room.live.rematch_command()
    assert again.seating == "kept"
    assert [seat["person"] for seat in again.seats] == [ANA, BEN, CLEO]  # Cleo began


@pytest.mark.parametrize("seating", ["drawn", "kept"])
def test_the_rematch_of_a_game_that_never_began_is_the_same_table(seating):
    room = Room(person(ANA), bot(), person(CLEO), seating=seating)
    room.do(Close(by=ANA))
    again = room.live.rematch_command()
    assert again.seating == seating
    assert list(again.seats) == [place.to_json() for place in room.live.seats]


def test_one_person_who_holds_several_seats_keeps_them_all():
    beside = person(ANA) | {"name": "Rui"}
    room = Room.started(person(ANA), beside, person(BEN), seating="drawn", seed=TURNED)
    assert room.live.names == ["Ben", "Ana", "Rui"]
    assert room.live.seats_of(ANA) == (1, 2)
