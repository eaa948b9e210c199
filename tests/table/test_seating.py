"""Who begins: a table draws the order of its seats when its game starts, unless the host keeps it."""

from collections import Counter
from math import factorial

import pytest

from feira.table import Entry, LogError, Table
from feira.table.commands import Change, Close, Create, Start
from feira.table.seats import drawn_order
from tests.table.logged import ANA, BEN, CLEO, OPEN, LoggedTable, bot, image, person, stored

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
    logged = LoggedTable.started(person(ANA), bot(), person(CLEO), seating="drawn", seed=TURNED)
    assert [place.person for place in logged.table.seats] == [CLEO, ANA, None]
    assert [seat["kind"] for seat in logged.table.summary()["seats"]] == ["person", "person", "bot"]
    assert logged.table.names == [seat.name for seat in logged.table.started.seats] == ["Cleo", "Ana", "Duarte"]
    assert (logged.table.to_act, logged.table.asks(0)) == ((0,), True)
    assert logged.table.seats_of(ANA) == (1,)
    assert image(logged.again()) == image(logged.table)


def test_the_order_is_in_the_log_and_nothing_else_of_the_start_is_public():
    logged = LoggedTable.started(person(ANA), person(BEN), seating="drawn", seed=SWAPPED)
    started = logged.log[-1]
    assert started.body["order"] == [1, 0]
    assert {name for name in started.public() if name not in ("version", "at", "kind")} == {"order"}


def test_a_stored_order_stands_whatever_would_be_drawn_today():
    logged = LoggedTable.started(person(ANA), person(BEN), seating="drawn", seed=SWAPPED)
    log = stored(logged.log)
    log[-1].body["order"] = [0, 1]
    assert [place.person for place in Table.read("TABLE", log)[0].seats] == [ANA, BEN]


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [0, 1, 2], [], "01", None])
def test_a_log_with_an_order_that_is_none_is_refused(order):
    logged = LoggedTable.started(person(ANA), person(BEN))
    *log, started = stored(logged.log)
    broken = Entry(started.version, started.at, "started", started.body | {"order": order})
    with pytest.raises(LogError):
        Table.read("TABLE", [*log, broken])


def test_the_host_may_keep_the_order():
    logged = LoggedTable(person(ANA), person(BEN), seating="drawn")
    assert logged.table.summary()["seating"] == "drawn"
    logged.do(Change(by=ANA, values={"seating": "kept"}))
    assert logged.table.summary()["seating"] == "kept"
    logged.do(Start(by=ANA, seed=SWAPPED))
    assert logged.log[-1].body["order"] == [0, 1]
    assert [place.person for place in logged.table.seats] == [ANA, BEN]
    assert image(logged.again()) == image(logged.table)


def test_only_the_host_decides_and_only_before_the_game():
    logged = LoggedTable(person(ANA), person(BEN))
    assert logged.refused(Change(by=BEN, values={"seating": "drawn"})) == "not-host"
    assert logged.refused(Change(by=ANA, values={"seating": "by age"})) == "bad-value"
    assert logged.refused(Change(by=ANA, values={"seating": None})) == "bad-value"
    logged.do(Start(by=ANA, seed=1))
    assert logged.refused(Change(by=ANA, values={"seating": "drawn"})) == "not-open"


def test_tables_draw_unless_told_otherwise():
    command = Create(by=ANA, game="mercado", options={"players": 2}, seats=(person(ANA), OPEN))
    assert Table.create(command, 1).public()["seating"] == "drawn"


def test_a_rematch_draws_nothing_and_the_next_seat_begins():
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO), seating="drawn", seed=TURNED)
    again = logged.table.rematch_command()
    assert again.seating == "kept"
    assert [seat["person"] for seat in again.seats] == [ANA, BEN, CLEO]  # Cleo began


@pytest.mark.parametrize("seating", ["drawn", "kept"])
def test_the_rematch_of_a_game_that_never_began_is_the_same_table(seating):
    logged = LoggedTable(person(ANA), bot(), person(CLEO), seating=seating)
    logged.do(Close(by=ANA))
    again = logged.table.rematch_command()
    assert again.seating == seating
    assert list(again.seats) == [place.to_json() for place in logged.table.seats]


def test_one_person_who_holds_several_seats_keeps_them_all():
    beside = person(ANA) | {"name": "Rui"}
    logged = LoggedTable.started(person(ANA), beside, person(BEN), seating="drawn", seed=TURNED)
    assert logged.table.names == ["Ben", "Ana", "Rui"]
    assert logged.table.seats_of(ANA) == (1, 2)
