"""What bots are called: named when they sit down, and so from then on, wherever they sit."""

from feira.games import GAMES
from feira.records import check_record
from feira.table import Table
from feira.table.commands import Change, SeatBot, Sit, Unseat
from feira.table.seats import BOT_NAMES, drawn_order
from tests.table.logged import ANA, BEN, OPEN, LoggedTable, bot, image, person

LAST_TWO_SWAPPED = next(seed for seed in range(99) if drawn_order(seed, 3) == [0, 2, 1])


def bots(table):
    """What each bot is called, by its kind."""
    return {place.bot: place.name for place in table.seats if place.kind == "bot"}


def test_there_is_a_name_for_every_seat():
    assert len(set(BOT_NAMES)) >= max(max(GAMES[name].players) for name in GAMES)


def test_bots_keep_their_names_when_the_seats_are_drawn():
    logged = LoggedTable.started(person(ANA), bot("level1"), bot("level6"), seating="drawn", seed=LAST_TWO_SWAPPED)
    assert [place.bot for place in logged.table.seats] == [None, "level6", "level1"]
    assert bots(logged.table) == {"level1": "Duarte", "level6": "Inês"}
    assert [seat["name"] for seat in logged.table.summary()["seats"]] == logged.table.names == ["Ana", "Inês", "Duarte"]
    assert image(logged.again()) == image(logged.table)


def test_bots_keep_their_names_in_a_rematch_with_two_seats_of_the_host():
    logged = LoggedTable.started(person(ANA), bot("level1"), person(ANA), bot("level6"))
    table, named = logged.table, bots(logged.table)
    for _ in table.seats:
        table = Table("AGAIN", Table.create(table.rematch_command(), 1))
        assert bots(table) == named == {"level1": "Duarte", "level6": "Simão"}


def test_nobody_else_at_the_table_has_the_name_of_a_bot_that_sits_down():
    logged = LoggedTable(person(ANA), OPEN, OPEN, bot())
    logged.do(Sit(by=BEN, seat=1, name="Inês"))
    [entry] = logged.do(SeatBot(by=ANA, seat=2, bot="greedy"))
    assert entry.public()["name"] == logged.table.seats[2].name == "Graça"
    assert len(set(logged.table.names)) == 4
    full = LoggedTable(*[bot()] * 5, game="marche")
    assert full.table.names == list(BOT_NAMES)
    full.do(Unseat(by=ANA, seat=3))
    full.do(SeatBot(by=ANA, seat=3, bot="greedy"))
    full.do(SeatBot(by=ANA, seat=0, bot="greedy"))
    assert full.table.names == list(BOT_NAMES)
    assert image(full.again()) == image(full.table)


def test_names_stay_different_when_the_number_of_players_changes():
    logged = LoggedTable(OPEN, person(ANA), bot(), bot())
    logged.do(Change(by=ANA, values={"options": {"players": 3}}))
    logged.do(Change(by=ANA, values={"options": {"players": 4}}))
    for seat, place in enumerate(logged.table.seats):
        if place.person is None:
            logged.do(SeatBot(by=ANA, seat=seat, bot="greedy"))
    assert len(set(logged.table.names)) == 4


def test_a_record_calls_bots_as_the_table_did():
    logged = LoggedTable.started(person(ANA), bot())
    logged.play_until(lambda table: table.status == "finished")
    record = logged.table.record()()
    assert record["names"] == ["Ana", "Duarte"]
    check_record(record)
