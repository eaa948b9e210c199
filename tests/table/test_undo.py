"""Undo: one's own last action, never past another seat, a reveal, chance or the end."""

import pytest

from feira.games import get_game
from feira.table import GameSession, Seat, UndoRefused

GAME = get_game("mercado")


def table(seed=1, **options):
    read = GAME.options({"players": 2} | options)
    return GameSession(GAME, read, seed, [Seat("") for _ in range(read.players)])


def do(at, seat, text):
    at.play(seat, GAME.from_text(text))


def first_stand(at, seat, where):
    """Open a stand on one of the spaces, with whatever is in the hand."""
    wanted = [a for a in at.legal(seat) if GAME.to_text(a).startswith("stand") and GAME.to_text(a)[-2:] in where]
    at.play(seat, wanted[0])
    return GAME.to_text(wanted[0])


def refused(at, seat):
    before = at.states.tobytes(), len(at.history)
    with pytest.raises(UndoRefused) as error:
        at.undo(seat)
    assert (at.states.tobytes(), len(at.history)) == before
    return error.value.reason


PLAIN = ("B1", "D1", "A2", "C2", "E2", "B3", "D3", "A4", "C4", "E4", "B5", "D5")
MARKED = ("A1", "C1", "B2", "D2", "A3", "C3", "E3", "B4", "D4", "C5", "E5")


def test_nothing_to_undo():
    assert refused(table(), 0) == "nothing"


def test_undo_restores_every_bit():
    at = table()
    before = at.states.tobytes()
    first_stand(at, 0, PLAIN)
    assert at.states.tobytes() != before
    at.undo(0)
    assert at.states.tobytes() == before
    assert at.history == []


def test_an_attempt_changes_nothing_until_it_is_accepted():
    at = table()
    before = at.states.tobytes()
    attempt = at.attempt(0, at.legal(0)[0])
    assert (at.states.tobytes(), at.history) == (before, [])
    at.accept(attempt)
    assert at.history == [attempt.step]
    assert at.states.tobytes() != before


def test_no_undo_of_another_seat_nor_past_it():
    at = table()
    do(at, 0, "coin")
    assert refused(at, 1) == "other-seat"
    do(at, 1, "coin")
    assert refused(at, 0) == "other-seat"
    at.undo(1)
    at.undo(0)  # seat 1 has taken its own action back, so nothing lies between
    assert at.history == []


def test_no_undo_past_a_draw_from_the_bag():
    at = table()
    first_stand(at, 0, PLAIN)
    at.play(0, at.legal(0)[0])
    assert at.history[-1].chance
    assert refused(at, 0) == "reveal"


@pytest.mark.parametrize(("restaurants", "reason"), [("open", None), ("hidden", "reveal")])
def test_a_grey_restaurant_is_a_reveal_only_while_kinds_are_hidden(restaurants, reason):
    at = table(restaurants=restaurants)
    first_stand(at, 0, MARKED)
    if reason:
        assert refused(at, 0) == reason
    else:
        at.undo(0)


def test_hidden_kinds_are_open_in_challenge_8():
    at = table(players=1, challenge=8, restaurants="hidden")
    first_stand(at, 0, [*PLAIN, *MARKED])
    at.undo(0)


def test_a_new_customer_tile_is_a_reveal():
    at = table(players=1, challenge=2)
    first_stand(at, 0, PLAIN)
    at.play(0, at.legal(0)[0])
    bring = next(a for a in at.legal(0) if GAME.to_text(a).startswith("customers"))
    at.play(0, bring)
    assert refused(at, 0) == "reveal"


def test_the_last_tile_of_a_stack_reveals_nothing():
    at = table(players=1, challenge=6, seed=5)  # one tile of each number: nothing lies below
    for _ in range(200):
        brings = [a for a in at.legal(0) if GAME.to_text(a).startswith("customers")]
        if brings:
            at.play(0, brings[0])
            at.undo(0)
            return
        at.play(0, at.legal(0)[0])
    pytest.fail("no customers could be brought")


def test_alone_one_may_take_back_several_actions():
    at = table(players=1, challenge=8)
    before = at.states.tobytes()
    first_stand(at, 0, PLAIN)
    at.undo(0)
    do(at, 0, "restaurant pub " + next(GAME.to_text(a)[-2:] for a in at.legal(0) if "pub" in GAME.to_text(a)))
    first_stand(at, 0, PLAIN)
    at.undo(0)
    at.undo(0)
    assert at.states.tobytes() == before


def test_a_finished_game_stays_finished():
    at = table()
    for seat in (0, 1, 0, 1):
        do(at, seat, "coin")
    assert at.over
    assert refused(at, 1) == "over"
