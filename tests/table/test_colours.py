"""Colours at a table: chosen before the game, carried along by the draw and into the rematch."""

import pytest

from feira.table import Refused, Table
from feira.table.commands import Close, Create, Leave, Resign, Return, Sit, Start
from tests.table.logged import ANA, BEN, CLEO, EVE, OPEN, T0, LoggedTable, bot, image, person

TURNED = 10  # a seed that draws another order of three seats


def colours(logged):
    return logged.table.summary()["colours"]


def choose(logged, who, seat, colour):
    logged.do(Sit(by=who, seat=seat, name=logged.table.names[seat] or "Eve", colour=colour))


def test_a_seat_has_the_colour_of_its_number_unless_somebody_chooses():
    logged = LoggedTable(person(ANA), OPEN, bot())
    assert colours(logged) == [0, 1, 2]
    choose(logged, ANA, 0, 4)
    assert colours(logged) == [4, 1, 2]
    assert logged.told[-1]["colour"] == 4
    assert image(logged.again()) == image(logged.table)


def test_bots_and_open_seats_give_way():
    logged = LoggedTable(person(ANA), OPEN, bot())
    choose(logged, ANA, 0, 1)
    assert colours(logged) == [1, 0, 2]
    choose(logged, EVE, 1, 2)
    assert colours(logged) == [1, 2, 0]


def test_a_person_does_not_give_way():
    logged = LoggedTable(person(ANA), person(BEN), OPEN)
    assert logged.refused(Sit(by=ANA, seat=0, name="Ana", colour=1)) == "colour-taken"
    choose(logged, BEN, 1, 3)
    assert logged.refused(Sit(by=ANA, seat=0, name="Ana", colour=3)) == "colour-taken"
    choose(logged, ANA, 0, 0)
    choose(logged, ANA, 0, 1)
    assert colours(logged) == [1, 3, 2]


def test_a_new_name_keeps_the_colour_and_a_new_person_does_not():
    logged = LoggedTable(person(ANA), person(BEN))
    choose(logged, BEN, 1, 4)
    logged.do(Sit(by=BEN, seat=1, name="Benny"))
    assert colours(logged) == [0, 4]
    logged.do(Leave(by=BEN, seat=1))
    logged.do(Sit(by=EVE, seat=1, name="Eve"))
    assert colours(logged) == [0, 1]


@pytest.mark.parametrize("colour", [-1, 5, 10**9, True, "1", 1.5])
def test_there_are_five_colours(colour):
    logged = LoggedTable(person(ANA), person(BEN))
    assert logged.refused(Sit(by=ANA, seat=0, name="Ana", colour=colour)) == "bad-value"


def test_the_draw_carries_colours_along():
    logged = LoggedTable(person(ANA), person(BEN), person(CLEO), seating="drawn")
    choose(logged, ANA, 0, 4)
    before = dict(zip(logged.table.names, colours(logged), strict=True))
    logged.do(Start(by=ANA, seed=TURNED))
    assert logged.table.order != [0, 1, 2]
    assert dict(zip(logged.table.names, colours(logged), strict=True)) == before == {"Ana": 4, "Ben": 1, "Cleo": 2}
    assert image(logged.again()) == image(logged.table)


def test_where_nobody_has_chosen_the_draw_gives_colours_too():
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO), seating="drawn", seed=TURNED)
    assert colours(logged) == [0, 1, 2]


def test_everybody_keeps_their_colour_in_every_rematch():
    logged = LoggedTable(person(ANA), person(BEN), bot())
    choose(logged, ANA, 0, 4)
    logged.do(Start(by=ANA, seed=1))
    table = logged.table
    kept = dict(zip(table.names, colours(logged), strict=True))
    for _ in range(3):
        again = LoggedTable(*table.rematch_command().seats)
        again.do(Start(by=ANA, seed=1))
        assert again.table.names != table.names
        table = again.table
        assert dict(zip(table.names, colours(again), strict=True)) == kept


def test_who_resigns_and_comes_back_has_the_same_colour():
    logged = LoggedTable(person(ANA), person(BEN))
    choose(logged, BEN, 1, 3)
    logged.do(Start(by=ANA, seed=1))
    logged.do(Resign(by=BEN, seat=1))
    assert colours(logged) == [0, 3]
    logged.do(Return(by=BEN, seat=1))
    assert colours(logged) == [0, 3]
    logged.do(Close(by=ANA))
    assert [seat["colour"] for seat in logged.table.rematch_command().seats] == [3, 0]


def test_a_colour_is_chosen_before_the_game():
    logged = LoggedTable.started(person(ANA), person(BEN))
    assert logged.refused(Sit(by=ANA, seat=0, name="Ana", colour=4)) == "not-open"


def test_the_colour_of_somebody_else_s_seat_stays():
    logged = LoggedTable(person(ANA), person(BEN))
    assert logged.refused(Sit(by=ANA, seat=1, name="Ben", colour=4)) == "seat-taken"


def test_two_seats_that_were_given_one_colour_still_differ():
    same = tuple(person(who) | {"colour": 2} for who in (ANA, BEN))
    created = Table.create(Create(by=ANA, game="mercado", options={"players": 2}, seats=same), T0)
    assert Table("TABLE", created).summary()["colours"] == [2, 1]
    with pytest.raises(Refused):
        Table.create(Create(by=ANA, game="mercado", options={"players": 2}, seats=({"colour": 2}, OPEN)), T0)
