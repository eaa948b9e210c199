"""Before the game: who sits where, who may change what, and who may look on."""

import pytest

from feira.core.game import FeiraError, OptionsError, SetupError
from feira.games import get_game
from feira.table import LiveTable, Refused
from feira.table.commands import Change, Close, Create, Leave, Move, SeatBot, Sit, Start, Unseat
from tests.table.rooms import ANA, BEN, EVE, OPEN, T0, Room, bot, image, person


def test_a_table_fills_up_and_begins():
    room = Room(person(ANA), OPEN, OPEN)
    room.do(Sit(by=BEN, seat=1, name="  Ben  "))
    room.do(SeatBot(by=ANA, seat=2, bot="greedy"))
    [entry] = room.do(Start(by=ANA, seed=5))
    assert [e.kind for e in room.log] == ["created", "sat", "bot_seated", "started"]
    assert [e.version for e in room.log] == [1, 2, 3, 4]
    summary = room.live.summary()
    assert summary["status"] == "running"
    assert summary["seats"] == [
        {"kind": "person", "person": ANA, "name": "Ana", "to_act": True, "asked": entry.at},
        {"kind": "person", "person": BEN, "name": "Ben", "to_act": False, "asked": None},
        {"kind": "bot", "bot": "greedy", "name": "Inês", "to_act": False, "asked": None},
    ]
    assert room.live.asked_at == {0: entry.version}
    assert image(room.again()) == image(room.live)


def test_a_seat_is_left_and_taken_again():
    room = Room(person(ANA), person(BEN))
    room.do(Leave(by=BEN, seat=1))
    assert room.live.summary()["seats"][1] == {**OPEN, "to_act": False, "asked": None}
    room.do(Sit(by=EVE, seat=1, name="Eve"))
    room.do(Unseat(by=ANA, seat=1))
    room.do(SeatBot(by=ANA, seat=1, bot="random"))
    room.do(SeatBot(by=ANA, seat=1, bot="greedy"))
    room.do(Unseat(by=ANA, seat=1))
    assert room.live.seats_of(EVE) == ()
    assert image(room.again()) == image(room.live)


def test_who_sits_down_on_their_own_seat_changes_their_name():
    room = Room(person(ANA), OPEN)
    [entry] = room.do(Sit(by=ANA, seat=0, name=" Ana Rita "))
    assert (entry.kind, room.live.names) == ("sat", ["Ana Rita", ""])
    assert room.live.seats_of(ANA) == (0,)
    assert image(room.again()) == image(room.live)


def test_one_person_may_hold_several_seats():
    room = Room(person(ANA), OPEN, person(BEN))
    room.do(Sit(by=ANA, seat=1, name="Rui"))
    assert room.live.seats_of(ANA) == (0, 1)
    assert room.live.persons == {ANA, BEN}
    assert room.live.seats_of(None) == ()


def test_options_are_completed_and_a_market_is_tried_out():
    game = get_game("marche")
    layout = game.setup_json(game.new(game.options({"players": 2}), 3), 0)
    layout = {"boards": layout["boards"], "trucks": layout["trucks"]}
    room = Room(person(ANA), bot(), game="marche", options={"players": 2, "layout": layout})
    assert room.live.options == {"players": 2, "variant": "areas", "coins": "hidden", "layout": layout}
    room.do(Start(by=ANA, seed=1))
    assert layout.items() <= room.live.table.setup.items()
    with pytest.raises(SetupError):
        Room(person(ANA), bot(), game="marche", options={"players": 2, "layout": {"boards": []}})


@pytest.mark.parametrize("options", [{"players": 9}, {"colour": "red"}, [], None, "players", {"players": True}])
@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_bad_options_are_told(game, options):
    with pytest.raises(OptionsError):
        Room(person(ANA), person(BEN), game=game, options=options)


def test_a_change_of_options_keeps_the_people():
    room = Room(OPEN, person(ANA), bot(), person(BEN))
    room.do(Change(by=ANA, values={"options": {"players": 2, "money": "open"}}))
    assert [place.person for place in room.live.seats] == [ANA, BEN]
    assert room.live.options["money"] == "open"
    room.do(Change(by=ANA, values={"options": {"players": 3}}))
    assert [place.kind for place in room.live.seats] == ["person", "person", "open"]
    assert room.live.options["money"] == "hidden"
    room.do(SeatBot(by=ANA, seat=2, bot="random"))
    room.do(Change(by=ANA, values={"options": {"players": 4}}))
    room.do(Change(by=ANA, values={"options": {"players": 3}}))  # the open seat goes before the bot
    assert [place.kind for place in room.live.seats] == ["person", "person", "bot"]
    assert image(room.again()) == image(room.live)


def test_the_host_changes_the_rest_at_any_time():
    room = Room.started(person(ANA), person(BEN))
    values = {"clock": {"kind": "days", "days": 3}, "visibility": "public", "muted": True, "name": "Thursday"}
    room.do(Change(by=ANA, values=values))
    assert values.items() <= room.live.summary().items()
    room.do(Change(by=ANA, values={"name": None, "muted": False}))
    assert room.live.summary()["name"] is None
    assert image(room.again()) == image(room.live)


def test_who_may_look_on():
    for visibility in ("public", "link"):
        assert Room(person(ANA), OPEN, visibility=visibility).live.may_watch(None)
    locked = Room(person(BEN), OPEN, visibility="locked").live
    assert [locked.may_watch(who) for who in (ANA, BEN, EVE, None)] == [True, True, False, False]


def test_a_locked_table_lets_in_only_who_belongs_to_it():
    room = Room(person(BEN), OPEN, OPEN, visibility="locked")
    assert room.refused(Sit(by=EVE, seat=1, name="Eve")) == "locked"
    room.do(Sit(by=BEN, seat=1, name="Bea"))
    room.do(Sit(by=ANA, seat=2, name="Ana"))  # the host


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "\x00", "a\u202eb", "a\u200bb", None, 7, ["x"]])
def test_names_can_be_shown(name):
    room = Room(person(ANA), OPEN)
    assert room.refused(Sit(by=BEN, seat=1, name=name)) == "bad-name"


@pytest.mark.parametrize("name", ["x", "x" * 30, "Zoë 市場", "<b>", "💐"])
def test_any_printable_name_will_do(name):
    room = Room(person(ANA), OPEN)
    room.do(Sit(by=BEN, seat=1, name=f" {name} "))
    assert room.live.seats[1].name == name


@pytest.mark.parametrize(
    "clock",
    [
        None,
        "none",
        {},
        {"kind": "sand"},
        {"kind": "move"},
        {"kind": "move", "seconds": 4},
        {"kind": "move", "seconds": 86401},
        {"kind": "move", "seconds": "60"},
        {"kind": "move", "seconds": True},
        {"kind": "move", "seconds": 60.0},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 61},
    ],
)
def test_odd_clocks_are_refused(clock):
    with pytest.raises(Refused) as error:
        Room(person(ANA), OPEN, clock=clock)
    assert error.value.code == "bad-clock"


@pytest.mark.parametrize("seat", [{}, None, "me", {"kind": "me"}, {"kind": "person"}, {"kind": "person", "person": 7}])
def test_odd_seats_are_refused(seat):
    with pytest.raises(Refused) as error:
        Room(person(ANA), seat)
    assert error.value.code == "bad-value"


def test_time_never_goes_back():
    room = Room(person(ANA), OPEN, now=T0)
    room.do(Sit(by=BEN, seat=1, name="Ben"), now=T0 + 50)
    room.do(Start(by=ANA, seed=1), now=T0 - 3_600_000)  # a clock was set back
    room.play(1)
    room.do(Close(by=ANA), now=T0 + 60)
    assert [entry.at - T0 for entry in room.log] == [0, 50, 50, 50, 60]


def test_a_proposal_changes_nothing_and_may_be_forgotten():
    room = Room.started(person(ANA), person(BEN))
    before = image(room.live)
    move = Move(by=ANA, seat=0, move="coin", expected_version=2)
    [first] = room.live.propose(move, T0)
    assert image(room.live) == before
    [second] = room.live.propose(move, T0)
    assert first == second
    room.live.absorb(first)  # not the one that was proposed last: it is worked out anew
    assert image(room.live) != before
    room.log.append(first)
    assert image(room.again()) == image(room.live)


def test_a_log_with_a_gap_or_without_a_beginning_is_refused():
    room = Room.started(person(ANA), person(BEN))
    room.play(3)
    for broken in ([], room.log[1:], [*room.log[:3], *room.log[4:]], [*room.log, room.log[-1]]):
        with pytest.raises(FeiraError, match="TABLE"):
            LiveTable.read("TABLE", broken)
    room.log[3].body["move"] = "jump"
    with pytest.raises(FeiraError, match="entry 4"):
        LiveTable.read("TABLE", room.log)


def test_a_table_is_made_only_with_what_there_is():
    with pytest.raises(Refused) as error:
        LiveTable.create(Create(by=ANA, game="chess", options={}, seats=()), T0)
    assert error.value.code == "no-such-game"
    assert "mercado" in error.value.message
