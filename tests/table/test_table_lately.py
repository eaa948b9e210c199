"""Looking back at the last steps: each viewer gets just what they saw then."""

import pytest

from feira.table.commands import Undo
from tests.table.logged import ANA, BEN, LoggedTable, person

VIEWERS = (0, 1, None)


def seen(logged):
    return [logged.table.observation(viewer) for viewer in VIEWERS]


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_it_is_what_was_seen_before_each_step_and_what_is_seen_now(game):
    logged = LoggedTable.started(person(ANA), person(BEN), game=game)
    told = [seen(logged)]
    for _ in range(30):
        logged.play(1)
        told.append(seen(logged))
    for n, viewer in enumerate(VIEWERS):
        for steps in (1, 7, 30):
            assert logged.table.lately(viewer, steps)() == [then[n] for then in told[-steps - 1 :]]
    assert logged.table.lately(0, 99)() == logged.table.lately(0, 30)()


def test_what_was_taken_back_is_not_in_it():
    logged = LoggedTable.started(person(ANA), person(BEN))
    before = seen(logged)[0]
    logged.move(0, "coin")
    logged.do(Undo(by=ANA, seat=0))
    assert logged.table.lately(0, 5)() == [before]


def test_there_is_nothing_before_the_game():
    assert LoggedTable(person(ANA), person(BEN)).table.lately(None, 5)() == []
