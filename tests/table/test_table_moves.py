"""Moves: once each, by whose turn it is, decided on what is there; and what becomes of a finished game."""

import json

import pytest

from feira.core.game import Illegal, MoveError
from feira.records import check_record
from feira.table import SERVER, Refused, Repeated
from feira.table.commands import Change, Move, Rematch, Start, Undo
from feira.table.table import IDS_KEPT
from tests.table.logged import ANA, BEN, CLEO, EVE, T0, LoggedTable, bot, image, person


def auction(*seats, **options):
    """A table of Jour de Marché at which all three bid."""
    seats = seats or (person(ANA), person(BEN), person(CLEO))
    logged = LoggedTable.started(*seats, game="marche", seed=8, options={"players": 3, **options})
    logged.play_until(lambda table: len(table.to_act) == 3)
    return logged


def test_a_move_is_an_entry_with_its_events():
    logged = LoggedTable.started(person(ANA), person(BEN))
    [entry] = logged.move(0, "COIN ", move_id="one")
    assert entry.kind == "moved"
    assert "events" not in entry.body
    assert logged.told[-1] == {
        "version": 3,
        "at": T0,
        "kind": "moved",
        "seat": 0,
        "move": "coin",
        "events": [{"event": "CoinTaken", "seat": 0, "coins": 1}],
        "json": {"seat": 0, "do": "take_coin"},
    }
    assert logged.table.to_act == (1,)


def test_a_move_may_be_a_number():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.do(Move(by=ANA, seat=0, move=logged.table.game.from_text("coin"), expected_version=2))
    assert logged.log[-1].body["move"] == "coin"


@pytest.mark.parametrize("move", ["jump", "", 10**9, -1, None, True, ["coin"], {"do": "coin"}, 1.0])
def test_what_is_no_move_is_told(move):
    logged = LoggedTable.started(person(ANA), person(BEN))
    before = image(logged.table)
    with pytest.raises(MoveError):
        logged.table.propose(Move(by=ANA, seat=0, move=move, expected_version=2), T0)
    assert image(logged.table) == before


def test_an_illegal_move_tells_its_rule():
    logged = LoggedTable.started(person(ANA), person(BEN))
    with pytest.raises(Illegal) as error:
        logged.table.propose(Move(by=ANA, seat=0, move="redraw display", expected_version=2), T0)
    assert (error.value.rule, error.value.reason) == ("M3.1", "wrong-phase")


def test_the_same_move_again_has_no_second_effect():
    logged = LoggedTable.started(person(ANA), person(BEN))
    first = Move(by=ANA, seat=0, move="coin", move_id="a", expected_version=2)
    logged.do(first)
    for _ in range(2):
        with pytest.raises(Repeated) as again:
            logged.do(first)
        assert again.value.version == 3
        if logged.table.version == 3:
            logged.move(1, "coin", move_id="a")  # another person's id is another id
    assert logged.table.version == 4


def test_the_move_that_ended_the_game_is_known_again():
    logged = LoggedTable.started(person(ANA), bot())
    for _ in range(4):
        seat = logged.table.to_act[0]
        logged.move(seat, "coin", move_id=f"{len(logged.log)}")
    assert logged.table.status == "finished"
    with pytest.raises(Repeated) as again:
        logged.table.propose(Move(by=ANA, seat=0, move="coin", move_id="2", expected_version=2), T0)
    assert again.value.version == 3
    assert logged.refused(Move(by=ANA, seat=0, move="coin", move_id="x", expected_version=6)) == "not-running"


def test_an_id_that_was_forgotten_is_of_a_stale_move():
    logged = LoggedTable.started(person(ANA), person(BEN))
    first = Move(by=ANA, seat=0, move="coin", move_id="first", expected_version=2)
    logged.do(first)
    logged.do(Undo(by=ANA, seat=0))
    for n in range(IDS_KEPT):
        logged.do(Change(by=ANA, values={"muted": bool(n % 2)}, move_id=f"c{n}"))
    assert logged.refused(first) == "stale"
    assert len(logged.table.done) == IDS_KEPT
    assert image(logged.again()) == image(logged.table)


def test_other_commands_have_ids_too():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.move(0, "coin")
    undo = Undo(by=ANA, seat=0, move_id="u")
    logged.do(undo)
    logged.move(0, "coin")
    with pytest.raises(Repeated):
        logged.do(undo)


@pytest.mark.parametrize("move_id", ["", "x" * 65, "a\nb", "\x7f", 5, ["x"]])
def test_odd_ids_are_refused(move_id):
    logged = LoggedTable.started(person(ANA), person(BEN))
    assert logged.refused(Move(by=ANA, seat=0, move="coin", move_id=move_id, expected_version=2)) == "bad-id"


def test_what_was_decided_before_one_was_asked_is_stale():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.move(0, "coin")
    logged.move(1, "coin")
    logged.do(Change(by=ANA, values={"muted": True}))  # no matter
    for expected, code in ((2, "stale"), (3, "stale"), (6, "ahead")):
        assert logged.refused(Move(by=ANA, seat=0, move="coin", expected_version=expected)) == code
    logged.do(Move(by=ANA, seat=0, move="coin", expected_version=4))


def test_the_second_part_of_a_turn_is_another_question():
    logged = LoggedTable.started(person(ANA), person(BEN))
    stand = logged.table.choices(0)()[0]["move"]
    logged.do(Move(by=ANA, seat=0, move=stand, expected_version=2))
    assert logged.table.to_act == (0,)
    take = logged.table.choices(0)()[0]["move"]
    assert logged.refused(Move(by=ANA, seat=0, move=take, expected_version=2)) == "stale"
    logged.do(Move(by=ANA, seat=0, move=take, expected_version=3))


def test_secret_bids_do_not_make_each_other_stale():
    logged = auction()
    asked = logged.table.version
    for seat, who, coins in ((1, BEN, 7), (0, ANA, 3), (2, CLEO, 1)):
        logged.do(Move(by=who, seat=seat, move=f"bid {coins}", expected_version=asked))
    bids = logged.told[-3:]
    assert all("move" not in bid for bid in bids)
    assert [event["event"] for event in bids[0]["events"]] == ["BidMade"]
    assert {"event": "BidsRevealed", "seats": [0, 1, 2], "coins": [3, 7, 1]} in bids[2]["events"]
    assert image(logged.again()) == image(logged.table)


def test_a_bid_before_it_is_revealed_is_in_nothing_that_leaves():
    logged = auction()
    logged.move(1, "bid 13")
    table = logged.table
    assert logged.log[-1].body["secret"] == "bid 13"
    told = [logged.told[-1], table.summary(), table.observation(None)]
    assert "13" not in json.dumps([table.observation(seat)["bids"] for seat in (0, 2)])
    assert '"bid 13"' not in json.dumps(told)


def test_the_seed_and_the_set_up_stay_here():
    logged = LoggedTable.started(person(ANA), person(BEN), seed=987654321)
    logged.play(5)
    told = logged.told
    assert "987654321" not in json.dumps([told, logged.table.summary(), logged.table.observation(0)])
    assert set(told[1]) == {"version", "at", "kind", "order"}


def test_bots_move_for_the_server_only():
    logged = LoggedTable.started(person(ANA), bot())
    assert logged.table.bots_due == ()
    logged.move(0, "coin")
    assert logged.table.bots_due == (1,)
    for who, seat in ((ANA, 1), (EVE, 1), (SERVER, 0)):
        assert logged.refused(Move(by=who, seat=seat, move="coin", expected_version=3)) == "not-your-seat"
    logged.do(Move(by=SERVER, seat=1, move="coin", expected_version=3))


def test_a_bot_s_seed_is_its_own_for_each_decision():
    logged = LoggedTable.started(person(ANA), bot(), bot())
    first = [logged.table.bot_seed(seat) for seat in (0, 1, 2)]
    logged.move(0, "coin")
    assert len({*first, *(logged.table.bot_seed(seat) for seat in (0, 1, 2))}) == 6
    assert logged.again().bot_seed(1) == logged.table.bot_seed(1)


def test_choices_are_all_legal_moves_with_their_previews():
    logged = LoggedTable.started(person(ANA), person(BEN))
    choices = logged.table.choices(0)()
    assert json.loads(json.dumps(choices)) == choices
    assert [choice["move"] for choice in choices] == [
        logged.table.game.to_text(a) for a in logged.table.session.legal(0)
    ]
    assert choices[0]["json"]["seat"] == 0
    assert choices[0]["preview"]["cost"] == 1
    assert logged.table.choices(1)() == []
    bids = auction().table.choices(1)()
    assert [choice["move"] for choice in bids[:2]] == ["bid 0", "bid 1"]
    assert bids[1]["preview"]["cost"] == 1


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_a_finished_game_is_a_record(game):
    logged = LoggedTable.started(person(ANA), person(BEN), bot(), game=game)
    logged.play(10)
    with pytest.raises(Refused) as error:
        logged.table.record()
    assert error.value.code == "not-finished"
    logged.play(1000)
    assert logged.table.status == "finished"
    record = logged.table.record()()
    check_record(record)
    assert record["result"] == logged.table.summary()["outcome"]
    assert logged.table.choices(0)() == []
    assert logged.again().record()() == record


def test_a_record_does_not_need_the_random_numbers_of_the_day():
    logged = LoggedTable.started(person(ANA), person(BEN))
    logged.play(1000)
    record = logged.table.record()()
    logged.log[1].body["seed"] += 1  # stands for another generator: it brings other tiles
    again = logged.again()
    assert again.session.history[-1].forced or any(step.forced for step in again.session.history)
    assert again.record()() == record


def test_a_rematch_seats_everybody_one_further_on():
    logged = LoggedTable.started(
        person(ANA), bot("greedy"), person(BEN), visibility="public", clock={"kind": "days", "days": 2}
    )
    assert logged.refused(Rematch(by=BEN, new_code="NEXT")) == "not-finished"
    logged.play(1000)
    logged.do(Rematch(by=BEN, new_code="NEXT"))
    assert logged.table.summary()["rematch"] == "NEXT"
    new = logged.table.rematch_command()
    duarte = bot("greedy") | {"name": "Duarte", "colour": 1}
    assert new.seats == (duarte, person(BEN) | {"colour": 2}, person(ANA) | {"colour": 0})
    assert (new.by, new.visibility, new.clock) == (ANA, "public", {"kind": "days", "days": 2})
    again = LoggedTable(*new.seats, host=new.by, options=new.options)
    again.do(Start(by=ANA, seed=1))
    assert again.table.bots_due == (0,)
