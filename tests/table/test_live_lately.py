"""Looking back at the last steps: each viewer gets just what they saw then."""

import pytest

from feira.table.commands import Undo
from tests.table.rooms import ANA, BEN, Room, person

VIEWERS = (0, 1, None)


def seen(room):
    return [room.live.observation(viewer) for viewer in VIEWERS]


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_it_is_what_was_seen_before_each_step_and_what_is_seen_now(game):
    room = Room.started(person(ANA), person(BEN), game=game)
    told = [seen(room)]
    for _ in range(30):
        room.play(1)
        told.append(seen(room))
    for n, viewer in enumerate(VIEWERS):
        for steps in (1, 7, 30):
            assert room.live.lately(viewer, steps)() == [then[n] for then in told[-steps - 1 :]]
    assert room.live.lately(0, 99)() == room.live.lately(0, 30)()


def test_what_was_taken_back_is_not_in_it():
    room = Room.started(person(ANA), person(BEN))
    before = seen(room)[0]
    room.move(0, "coin")
    room.do(Undo(by=ANA, seat=0))
    assert room.live.lately(0, 5)() == [before]


def test_there_is_nothing_before_the_game():
    assert Room(person(ANA), person(BEN)).live.lately(None, 5)() == []
