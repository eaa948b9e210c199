"""No secret leaves: all that a viewer is told stays the same when what they can't know is something else."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.game import SPECTATOR, FeiraError
from feira.table import Entry, Table
from feira.table.commands import Move, Pause, Resign, Resume, Undo
from feira.table.entry import KINDS
from tests.table.logged import ANA, BEN, CLEO, T0, LoggedTable, bot, person

KINDS_OF_GAME = [
    {"game": "mercado", "options": {"players": 3, "money": "hidden", "restaurants": "hidden"}},
    {"game": "mercado", "options": {"players": 3, "money": "open"}},
    {"game": "marche", "options": {"players": 3, "coins": "hidden"}},
    {"game": "marche", "options": {"players": 3, "variant": "classic", "coins": "open"}},
]


def twin_of(logged, viewer, seed):
    """The same table, but for all that the viewer can't know."""
    twin = logged.again()
    twin.game.resample(twin.session.states, 0, SPECTATOR if viewer is None else viewer, seed)
    return twin


def told_of_move(table, seat, action):
    """What everybody is told if a seat does this: an entry, or why not. What a reveal shows is left out."""
    try:
        [entry] = table.propose(
            Move(by=table.seats[seat].person, seat=seat, move=action, expected_version=table.version), T0
        )
    except FeiraError as error:
        return repr(error)
    step = table.session.attempt(seat, action).step
    return entry.public() | ({} if step.reveals else {"events": [event.to_json() for event in step.events]})


@settings(max_examples=60)
@given(
    kind=st.sampled_from(KINDS_OF_GAME),
    viewer=st.sampled_from([0, 1, 2, None]),
    moves=st.integers(0, 120),
    seed=st.integers(0, 10**6),
)
def test_nothing_that_a_viewer_gets_depends_on_what_they_can_t_know(kind, viewer, moves, seed):
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO), seed=seed, **kind)
    logged.play(moves, seed=seed)
    table = logged.table
    for guess in range(3):
        twin = twin_of(logged, viewer, seed + guess)
        assert twin.summary() == table.summary()
        assert twin.observation(viewer) == table.observation(viewer)
        if viewer is None:
            continue
        assert twin.may_undo(viewer) == table.may_undo(viewer)
        assert twin.choices(viewer)() == table.choices(viewer)()
        for action in range(seed % 7, table.game.actions, 7):
            assert told_of_move(twin, viewer, action) == told_of_move(table, viewer, action)


def test_a_guess_differs_from_the_truth():
    """Else the test above would test nothing: what seat 0 can't know of seat 1 is indeed something else."""
    for kind in (KINDS_OF_GAME[0], KINDS_OF_GAME[2]):
        logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO), **kind)
        logged.play(40)
        own = [twin_of(logged, 0, seed).observation(1) for seed in range(10)]
        assert any(seen != logged.table.observation(1) for seen in own)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), bids=st.lists(st.integers(0, 15), min_size=4, max_size=4))
def test_two_tables_that_differ_in_a_secret_bid_tell_the_same(seed, bids):
    """Entries, summary and what the others observe, from the bid to the moment before all are revealed."""
    logs = [LoggedTable.started(person(ANA), person(BEN), person(CLEO), game="marche", seed=seed) for _ in range(2)]
    for logged in logs:
        logged.play_until(lambda table: len(table.to_act) == 3, seed=seed)
    for logged, coins in zip(logs, bids[:2], strict=True):
        logged.move(1, f"bid {coins}")
        logged.do(Undo(by=BEN, seat=1))
    for logged, coins in zip(logs, bids[2:], strict=True):
        logged.move(1, f"bid {coins}")
    one, other = logs
    assert one.told == other.told
    assert one.table.summary() == other.table.summary()
    for viewer in (0, 2, None):
        assert one.table.observation(viewer) == other.table.observation(viewer)
    for seat in (0, 2):
        assert one.table.choices(seat)() == other.table.choices(seat)()


def test_the_seed_is_in_nothing_that_leaves():
    """Two tables with one set-up and different seeds: nobody can tell them apart before chance has spoken."""
    for kind in KINDS_OF_GAME:
        one = LoggedTable.started(person(ANA), person(BEN), person(CLEO), seed=3, **kind)
        other = LoggedTable.started(person(ANA), person(BEN), person(CLEO), seed=3, **kind)
        other.log[1].body["seed"] = 4
        twin = other.again()
        assert twin.session.states.tobytes() != one.table.session.states.tobytes()
        assert twin.summary() == one.table.summary()
        assert Table.read("TABLE", other.log)[1] == one.told
        for viewer in (0, 1, 2, None):
            assert twin.observation(viewer) == one.table.observation(viewer)


SECRET = {"seed": 77, "setup": {"row": 77}, "id": "77", "chance": ["77"], "secret": "bid 77"}


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_for_everybody_is_in_no_public_entry(kind):
    assert "77" not in json.dumps(Entry(5, T0, kind, {**SECRET, "by": ANA, "seat": 1}).public())


def test_every_kind_of_entry_has_a_public_form_as_json():
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO))
    logged.play(10)
    for entry, told in zip(logged.log, logged.told, strict=True):
        assert json.loads(json.dumps(told)) == told
        assert (told["version"], told["kind"]) == (entry.version, entry.kind)


def test_only_a_person_who_must_decide_has_choices():
    """Not those who wait, nor a seat for which a bot plays on, nor anybody while the game is paused or over."""
    logged = LoggedTable.started(person(ANA), person(BEN), person(CLEO), bot(), game="marche", options={"players": 4})
    auctions = 0
    while not auctions or logged.table.version < 20:
        table = logged.table
        auctions += len(table.to_act) > 1
        for seat in range(4):
            moves = [choice["move"] for choice in table.choices(seat)()]
            legal = table.session.legal(seat) if seat in table.to_act and seat < 3 else []
            assert moves == [table.game.to_text(action) for action in legal]
        logged.play()
    logged.play_until(lambda table: 0 in table.to_act)
    logged.do(Pause(by=ANA))
    assert logged.table.choices(0)() == []
    logged.do(Resume(by=ANA))
    assert logged.table.choices(0)()
    logged.do(Resign(by=ANA, seat=0))
    assert logged.table.choices(0)() == []
