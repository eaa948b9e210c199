"""Hints at a table: who may have them, and that everybody sees it."""

import pytest

from feira.table import Refused, Table
from feira.table.commands import Change, Create, Hint, Pause, Rematch, Resign, Start
from feira.table.hints import has_hint
from tests.table.logged import ANA, BEN, EVE, OPEN, LoggedTable, bot, person


def wish(seat=0, by=ANA, version=2):
    return Hint(by=by, seat=seat, expected_version=version)


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [((person(ANA), bot()), True), ((person(ANA), OPEN), False), ((person(ANA), person(BEN)), False)],
)
def test_hints_are_allowed_where_one_person_plays_unless_the_host_says_otherwise(seats, allowed):
    assert LoggedTable(*seats).table.summary()["hints"] is allowed
    for said in (True, False):
        logged = LoggedTable(*seats, hints=said)
        assert logged.table.hints is logged.again().hints is said
        assert logged.told[0].get("hints", False) is said


def test_two_at_one_screen_are_two():
    assert not LoggedTable(person(ANA), person(ANA) | {"name": "Rui"}).table.hints


def test_a_table_from_before_there_were_hints_has_none():
    logged = LoggedTable.started(person(ANA), bot())
    del logged.log[0].body["hints"]
    old = logged.again()
    assert not old.hints
    with pytest.raises(Refused) as refused:
        old.propose(wish(), logged.now)
    assert refused.value.code == "no-hints"


def test_everybody_sees_how_often_somebody_had_help():
    logged = LoggedTable.started(person(ANA), person(BEN), hints=True)
    assert logged.table.summary()["hinted"] == [0, 0]
    logged.do(wish())
    assert has_hint(logged.table, 0)
    assert logged.told[-1] == {"version": 3, "at": logged.now, "kind": "hinted", "seat": 0}
    logged.move(0, "coin", expected_version=2)  # decided on before the hint: nothing has changed since
    assert not has_hint(logged.table, 1)
    logged.do(wish(1, BEN, logged.table.version))
    assert logged.table.summary()["hinted"] == logged.again().summary()["hinted"] == [1, 1]


def test_refused_hints():
    logged = LoggedTable.started(person(ANA), person(BEN), hints=True)
    assert logged.refused(wish(1, BEN)) == "not-your-turn"
    assert logged.refused(wish(0, BEN)) == "not-your-seat"
    assert logged.refused(wish(0, EVE)) == "not-your-seat"
    assert logged.refused(wish(7)) == "no-such-seat"
    assert logged.refused(wish(version=1)) == "stale"
    assert logged.refused(wish(version=9)) == "ahead"
    logged.move(0, "coin")
    logged.move(1, "coin")
    assert logged.refused(wish(version=2)) == "stale"
    logged.do(Pause(by=ANA))
    assert logged.refused(wish(version=logged.table.version)) == "not-running"
    gone = LoggedTable.started(person(ANA), person(BEN), hints=True)
    gone.do(Resign(by=ANA, seat=0))
    assert gone.refused(wish()) == "resigned"
    over = LoggedTable.started(person(ANA), bot())
    over.play(1000)
    assert over.refused(wish(version=over.table.version)) == "not-running"
    assert LoggedTable.started(person(ANA), bot(), hints=False).refused(wish()) == "no-hints"


@pytest.mark.parametrize(("counts", "refusal"), [("campaign", "hints-count"), ("practice", None)])
def test_a_challenge_for_fame_has_none(counts, refusal):
    logged = LoggedTable(person(ANA), options={"challenge": 1}, counts=counts)
    logged.do(Start(by=ANA, seed=7))
    assert logged.table.hints is (refusal is None)
    if refusal is None:
        logged.do(wish())
        return
    assert logged.refused(wish()) == refusal
    with pytest.raises(Refused) as refused:
        Table.create(
            Create(
                by=ANA, game="mercado", options={"challenge": 1}, seats=(person(ANA),), counts="campaign", hints=True
            ),
            0,
        )
    assert refused.value.code == refusal


def test_the_host_decides_before_the_game():
    logged = LoggedTable(person(ANA), person(BEN))
    assert logged.refused(Change(by=BEN, values={"hints": True})) == "not-host"
    assert logged.refused(Change(by=ANA, values={"hints": "yes"})) == "bad-value"
    logged.do(Change(by=ANA, values={"hints": True}))
    assert (logged.table.hints, logged.told[-1]["hints"]) == (True, True)
    logged.do(Start(by=ANA, seed=7))
    assert logged.refused(Change(by=ANA, values={"hints": False})) == "not-open"


def test_a_rematch_is_played_with_or_without_them_as_before():
    for said in (True, False):
        logged = LoggedTable.started(person(ANA), person(BEN), hints=said)
        logged.play(1000)
        logged.do(Rematch(by=BEN, new_code="NEXT"))
        assert logged.table.rematch_command().hints is said
