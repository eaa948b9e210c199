"""Why a move can't be made, asked without making it."""

import asyncio

import pytest
from http_play import command, seated

from feira.core.game import Game


@pytest.fixture
def played(site):
    return seated(site, "mercado", "Ana", "Rui", options={"players": 2})


def ask(person, code, seat, move):
    return person.http.get(f"/tables/{code}/why_not", params={"seat": seat, "move": move})


def test_a_refusal_is_that_of_the_move_itself_and_nothing_happens(played):
    (ana, _), code = played
    version = ana.http.get(f"/tables/{code}").json()["version"]
    for move in ("take fish", "redraw display", "customers 4 fish meat left-1"):
        told = ask(ana, code, 0, move).json()
        assert (told["version"], told["seat"], told["move"], told["legal"]) == (version, 0, move, False)
        tried = command(ana, code, "move", seat=0, move=move, expected_version=version).json()
        assert told["refusal"] == {**tried, "version": None}
    assert ana.http.get(f"/tables/{code}").json()["version"] == version


def test_words_are_looked_up_where_nobody_waits_for_it(played, monkeypatch):
    (ana, _), code = played
    look_up, loops = Game.actions_like, []

    def noted(self, words):
        loops.append(asyncio._get_running_loop())  # None in a thread besides it
        return look_up(self, words)

    monkeypatch.setattr(Game, "actions_like", noted)
    assert ask(ana, code, 0, "C3").json()["legal"]
    assert ask(ana, code, 0, "nonsense").json()["code"] == "no-move"
    assert loops == [None, None]


def test_a_legal_move_is_not_refused(played):
    (ana, _), code = played
    assert ask(ana, code, 0, "coin").json() | {"version": 0} == {
        "version": 0, "seat": 0, "move": "coin", "legal": True, "refusal": None,
    }  # fmt: skip


def test_a_piece_is_refused_by_the_nearest_of_its_moves(played):
    (ana, _), code = played
    told = ask(ana, code, 0, "customers 4").json()["refusal"]
    assert (told["reason"], told["details"]["stands"]) == ("too-few-stands", 0)


def test_a_seat_that_waits_hears_whose_turn_it_is(played):
    (_, rui), code = played
    assert ask(rui, code, 1, "coin").json()["refusal"]["reason"] == "not-your-turn"


def test_the_same_over_the_open_line(played):
    (ana, _), code = played
    with ana.page() as page:
        told = page.ask("why_not", table=code, seat=0, move="take fish")
        assert told["type"] == "why_not"
        assert told["refusal"]["reason"] == "wrong-phase"
        assert "version" not in told["refusal"]
        for seat, move in (("0", "coin"), (0, None), (0, 3), (0, "x" * 101)):
            assert page.ask("why_not", table=code, seat=seat, move=move)["code"] == "malformed"
        told = page.ask("why_not", table=code, seat=0, move="stand flower Z9")
        assert (told["type"], told["code"], told["reason"]) == ("error", "no-move", "no-such-space")


def test_only_of_an_own_seat_in_a_running_game(played, site):
    (ana, rui), code = played
    assert ask(rui, code, 0, "coin").json()["code"] == "not-your-seat"
    assert ask(site.guest("Eva"), code, 0, "coin").json()["code"] == "not-your-seat"
    assert ask(ana, code, 0, "nonsense").json()["code"] == "no-move"
    ana.http.post(f"/tables/{code}/close")
    assert ask(ana, code, 0, "coin").status_code == 409
