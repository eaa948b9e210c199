"""What bots are called: named when they sit down, and so from then on, wherever they sit."""

from feira.games import GAMES
from feira.records import check_record
from feira.table import LiveTable
from feira.table.commands import Change, SeatBot, Sit, Unseat
from feira.table.seats import BOT_NAMES, drawn_order
from tests.table.rooms import ANA, BEN, OPEN, Room, bot, image, person

LAST_TWO_SWAPPED = next(seed for seed in range(99) if drawn_order(seed, 3) == [0, 2, 1])


def bots(live):
    """What each bot is called, by its kind."""
    return {place.bot: place.name for place in live.seats if place.kind == "bot"}


def test_there_is_a_name_for_every_seat():
    assert len(set(BOT_NAMES)) >= max(max(GAMES[name].players) for name in GAMES)


def test_bots_keep_their_names_when_the_seats_are_drawn():
    room = Room.started(person(ANA), bot("level1"), bot("level6"), seating="drawn", seed=LAST_TWO_SWAPPED)
    assert [place.bot for place in room.live.seats] == [None, "level6", "level1"]
    assert bots(room.live) == {"level1": "Duarte", "level6": "Inês"}
    assert [seat["name"] for seat in room.live.summary()["seats"]] == room.live.names == ["Ana", "Inês", "Duarte"]
    assert image(room.again()) == image(room.live)


def test_bots_keep_their_names_in_a_rematch_with_two_seats_of_the_host():
    room = Room.started(person(ANA), bot("level1"), person(ANA), bot("level6"))
    live, named = room.live, bots(room.live)
    for _ in live.seats:
        live = LiveTable("AGAIN", LiveTable.create(live.rematch_command(), 1))
        assert bots(live) == named == {"level1": "Duarte", "level6": "Simão"}


def test_nobody_else_at_the_table_has_the_name_of_a_bot_that_sits_down():
    room = Room(person(ANA), OPEN, OPEN, bot())
    room.do(Sit(by=BEN, seat=1, name="Inês"))
    [entry] = room.do(SeatBot(by=ANA, seat=2, bot="greedy"))
    assert entry.public()["name"] == room.live.seats[2].name == "Graça"
    assert len(set(room.live.names)) == 4
    full = Room(*[bot()] * 5, game="marche")
    assert full.live.names == list(BOT_NAMES)
    full.do(Unseat(by=ANA, seat=3))
    full.do(SeatBot(by=ANA, seat=3, bot="greedy"))
    full.do(SeatBot(by=ANA, seat=0, bot="greedy"))
    assert full.live.names == list(BOT_NAMES)
    assert image(full.again()) == image(full.live)


def test_names_stay_different_when_the_number_of_players_changes():
    room = Room(OPEN, person(ANA), bot(), bot())
    room.do(Change(by=ANA, values={"options": {"players": 3}}))
    room.do(Change(by=ANA, values={"options": {"players": 4}}))
    for seat, place in enumerate(room.live.seats):
        if place.person is None:
            room.do(SeatBot(by=ANA, seat=seat, bot="greedy"))
    assert len(set(room.live.names)) == 4


def test_a_record_calls_bots_as_the_table_did():
    room = Room.started(person(ANA), bot())
    room.play_until(lambda live: live.status == "finished")
    record = room.live.record()()
    assert record["names"] == ["Ana", "Duarte"]
    check_record(record)
