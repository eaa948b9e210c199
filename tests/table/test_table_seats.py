"""Before the game: who sits where, who may change what, and who may look on."""

import pytest

from feira.core.game import FeiraError, OptionsError, SetupError
from feira.games import get_game
from feira.table import Refused, Table
from feira.table.commands import Change, Close, Create, Leave, Move, SeatBot, Sit, Start, Unseat
from tests.table.logged import ANA, BEN, EVE, OPEN, T0, LoggedTable, bot, image, person


def test_a_table_fills_up_and_begins():
    logged = LoggedTable(person(ANA), OPEN, OPEN)
    logged.do(Sit(by=BEN, seat=1, name="  Ben  "))
    logged.do(SeatBot(by=ANA, seat=2, bot="greedy"))
    [entry] = logged.do(Start(by=ANA, seed=5))
    assert [e.kind for e in logged.log] == ["created", "sat", "bot_seated", "started"]
    assert [e.version for e in logged.log] == [1, 2, 3, 4]
    summary = logged.table.summary()
    assert summary["status"] == "running"
    assert summary["seats"] == [
        {"kind": "person", "person": ANA, "name": "Ana", "to_act": True, "asked": entry.at, "time": None},
        {"kind": "person", "person": BEN, "name": "Ben", "to_act": False, "asked": None, "time": None},
        {"kind": "bot", "bot": "greedy", "name": "Inês", "to_act": False, "asked": None, "time": None},
    ]
    assert logged.table.asked_at == {0: entry.version}
    assert image(logged.again()) == image(logged.table)


def test_a_seat_is_left_and_taken_again():
    logged = LoggedTable(person(ANA), person(BEN))
    logged.do(Leave(by=BEN, seat=1))
    assert logged.table.summary()["seats"][1] == {**OPEN, "to_act": False, "asked": None, "time": None}
    logged.do(Sit(by=EVE, seat=1, name="Eve"))
    logged.do(Unseat(by=ANA, seat=1))
    logged.do(SeatBot(by=ANA, seat=1, bot="random"))
    logged.do(SeatBot(by=ANA, seat=1, bot="greedy"))
    logged.do(Unseat(by=ANA, seat=1))
    assert logged.table.seats_of(EVE) == ()
    assert image(logged.again()) == image(logged.table)


def test_who_sits_down_on_their_own_seat_changes_their_name():
    logged = LoggedTable(person(ANA), OPEN)
    [entry] = logged.do(Sit(by=ANA, seat=0, name=" Ana Rita "))
    assert (entry.kind, logged.table.names) == ("sat", ["Ana Rita", ""])
    assert logged.table.seats_of(ANA) == (0,)
    assert image(logged.again()) == image(logged.table)


def test_one_person_may_hold_several_seats():
    logged = LoggedTable(person(ANA), OPEN, person(BEN))
    logged.do(Sit(by=ANA, seat=1, name="Rui"))
    assert logged.table.seats_of(ANA) == (0, 1)
    assert logged.table.persons == {ANA, BEN}
    assert logged.table.seats_of(None) == ()


def test_options_are_completed_and_a_market_is_tried_out():
    game = get_game("marche")
    layout = game.setup_json(game.new(game.options({"players": 2}), 3), 0)
    layout = {"boards": layout["boards"], "trucks": layout["trucks"]}
    logged = LoggedTable(person(ANA), bot(), game="marche", options={"players": 2, "layout": layout})
    assert logged.table.options == {"players": 2, "variant": "areas", "coins": "hidden", "layout": layout}
    logged.do(Start(by=ANA, seed=1))
    assert layout.items() <= logged.table.session.setup.items()
    with pytest.raises(SetupError):
        LoggedTable(person(ANA), bot(), game="marche", options={"players": 2, "layout": {"boards": []}})


@pytest.mark.parametrize("options", [{"players": 9}, {"colour": "red"}, [], None, "players", {"players": True}])
@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_bad_options_are_told(game, options):
    with pytest.raises(OptionsError):
        LoggedTable(person(ANA), person(BEN), game=game, options=options)


def test_a_change_of_options_keeps_the_people():
    logged = LoggedTable(OPEN, person(ANA), bot(), person(BEN))
    logged.do(Change(by=ANA, values={"options": {"players": 2, "money": "open"}}))
    assert [place.person for place in logged.table.seats] == [ANA, BEN]
    assert logged.table.options["money"] == "open"
    logged.do(Change(by=ANA, values={"options": {"players": 3}}))
    assert [place.kind for place in logged.table.seats] == ["person", "person", "open"]
    assert logged.table.options["money"] == "hidden"
    logged.do(SeatBot(by=ANA, seat=2, bot="random"))
    logged.do(Change(by=ANA, values={"options": {"players": 4}}))
    logged.do(Change(by=ANA, values={"options": {"players": 3}}))  # the open seat goes before the bot
    assert [place.kind for place in logged.table.seats] == ["person", "person", "bot"]
    assert image(logged.again()) == image(logged.table)


def test_the_host_changes_the_rest_at_any_time():
    logged = LoggedTable.started(person(ANA), person(BEN))
    values = {"clock": {"kind": "days", "days": 3}, "visibility": "public", "muted": True, "name": "Thursday"}
    logged.do(Change(by=ANA, values=values))
    assert values.items() <= logged.table.summary().items()
    logged.do(Change(by=ANA, values={"name": None, "muted": False}))
    assert logged.table.summary()["name"] is None
    assert image(logged.again()) == image(logged.table)


def test_who_may_look_on():
    for visibility in ("public", "link"):
        assert LoggedTable(person(ANA), OPEN, visibility=visibility).table.may_watch(None)
    locked = LoggedTable(person(BEN), OPEN, visibility="locked").table
    assert [locked.may_watch(who) for who in (ANA, BEN, EVE, None)] == [True, True, False, False]


def test_a_locked_table_lets_in_only_who_belongs_to_it():
    logged = LoggedTable(person(BEN), OPEN, OPEN, visibility="locked")
    assert logged.refused(Sit(by=EVE, seat=1, name="Eve")) == "locked"
    logged.do(Sit(by=BEN, seat=1, name="Bea"))
    logged.do(Sit(by=ANA, seat=2, name="Ana"))  # the host


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "\x00", "a\u202eb", "a\u200bb", None, 7, ["x"]])
def test_names_can_be_shown(name):
    logged = LoggedTable(person(ANA), OPEN)
    assert logged.refused(Sit(by=BEN, seat=1, name=name)) == "bad-name"


@pytest.mark.parametrize("name", ["x", "x" * 30, "Zoë 市場", "<b>", "💐"])
def test_any_printable_name_will_do(name):
    logged = LoggedTable(person(ANA), OPEN)
    logged.do(Sit(by=BEN, seat=1, name=f" {name} "))
    assert logged.table.seats[1].name == name


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
        LoggedTable(person(ANA), OPEN, clock=clock)
    assert error.value.code == "bad-clock"


@pytest.mark.parametrize("seat", [{}, None, "me", {"kind": "me"}, {"kind": "person"}, {"kind": "person", "person": 7}])
def test_odd_seats_are_refused(seat):
    with pytest.raises(Refused) as error:
        LoggedTable(person(ANA), seat)
    assert error.value.code == "bad-value"


def test_time_never_goes_back():
    logged = LoggedTable(person(ANA), OPEN, now=T0)
    logged.do(Sit(by=BEN, seat=1, name="Ben"), now=T0 + 50)
    logged.do(Start(by=ANA, seed=1), now=T0 - 3_600_000)  # a clock was set back
    logged.play(1)
    logged.do(Close(by=ANA), now=T0 + 60)
    assert [entry.at - T0 for entry in logged.log] == [0, 50, 50, 50, 60]


def test_a_proposal_changes_nothing_and_may_be_forgotten():
    logged = LoggedTable.started(person(ANA), person(BEN))
    before = image(logged.table)
    move = Move(by=ANA, seat=0, move="coin", expected_version=2)
    [first] = logged.table.propose(move, T0)
    assert image(logged.table) == before
    [second] = logged.table.propose(move, T0)
    assert first == second
    logged.table.apply(first)  # not the one that was proposed last: it is worked out anew
    assert image(logged.table) != before
    logged.log.append(first)
    assert image(logged.again()) == image(logged.table)


def test_a_log_with_a_gap_or_without_a_beginning_is_refused():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.play(3)
    for broken in ([], logged.log[1:], [*logged.log[:3], *logged.log[4:]], [*logged.log, logged.log[-1]]):
        with pytest.raises(FeiraError, match="TABLE"):
            Table.read("TABLE", broken)
    logged.log[3].body["move"] = "jump"
    with pytest.raises(FeiraError, match="entry 4"):
        Table.read("TABLE", logged.log)


def test_a_table_is_made_only_with_what_there_is():
    with pytest.raises(Refused) as error:
        Table.create(Create(by=ANA, game="chess", options={}, seats=()), T0)
    assert error.value.code == "no-such-game"
    assert "mercado" in error.value.message
