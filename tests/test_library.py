"""The object that `feira.new` gives."""

import copy
import json
import random
import subprocess
import sys
import warnings
from dataclasses import replace

import numpy as np
import pytest

import feira
from feira.bots import get_bot
from feira.core.game import FeiraError, Illegal, MoveError, OptionsError
from feira.core.text_board import text_board
from feira.games import GAMES, get_game
from feira.records import RecordError, check_record

KINDS = [(name, options) for name in GAMES for options in get_game(name).example_options()]


def finished(name: str, seed: int = 1, **options):
    game = feira.new(name, seed=seed, **options)
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(rng.choice(game.legal_actions(seat)), seat=seat)
    return game


def test_importing_feira_loads_no_compiler():
    program = "import sys, feira; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_every_kind_of_game_is_played_drawn_and_kept(name, options):
    game = finished(name, **options)
    assert game.outcome is not None
    assert game.legal == []
    assert "over" in repr(game)
    assert str(game).splitlines()[0].endswith(f"over ({game.outcome.end})")
    record = json.loads(json.dumps(game.record()))
    check_record(record)
    again = feira.load(record)
    assert again.record() == record
    assert again.outcome == game.outcome
    assert set(game.events) == set(again.events)


@pytest.mark.parametrize("name", GAMES)
def test_the_three_forms_of_a_move_are_the_same_move(name):
    games = [feira.new(name, seed=5) for _ in range(3)]
    for _ in range(20):
        choices = [games[0].legal[0], games[1].legal_moves[0], games[2].legal_actions()[0]]
        told = [game.play(move) for game, move in zip(games, choices, strict=True)]
        assert told[0] == told[1] == told[2]
    assert games[0].record() == games[1].record() == games[2].record()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_its_original_never_touch(name):
    game = feira.new(name, seed=2)
    before = game.record(), game.states.tobytes(), list(game.events)
    for make in (feira.LiveGame.copy, copy.copy, copy.deepcopy):
        twin = make(game)
        while not twin.over:
            twin.play(twin.legal[0])
        assert (game.record(), game.states.tobytes(), game.events) == before
        assert twin.record()["moves"]


def test_a_seed_makes_the_same_game_and_none_another():
    assert feira.new("mercado", seed=4).record() == feira.new("mercado", seed=4).record()
    assert feira.new("mercado", seed=np.int64(4)).record() == feira.new("mercado", seed=4).record()
    assert feira.new("mercado").seed != feira.new("mercado").seed


def test_numbers_of_numpy_are_numbers():
    assert (
        feira.new("mercado", players=np.int64(3), seed=1).record() == feira.new("mercado", players=3, seed=1).record()
    )
    assert feira.new("mercado", challenge=np.uint8(4)).options == feira.new("mercado", challenge=4).options
    assert json.dumps(feira.new("marche", players=np.int32(2)).record()["options"])
    assert (get_bot("level1", np.int64(-3)).rng == get_bot("level1", -3).rng).all()
    for name, number in (("mercado", "customers"), ("marche", "coins")):
        rules = get_game(name)
        move = next(move for move in map(rules.to_move, range(rules.actions)) if hasattr(move, number))
        assert rules.from_move(replace(move, **{number: np.int64(getattr(move, number))})) == rules.from_move(move)


@pytest.mark.parametrize("players", [True, 2.0, "2", None, np.float64(2), np.bool_(True), np.array([2])])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_whole_number_is_no_number_of_players(name, players):
    with pytest.raises(OptionsError, match="players must be a whole number from"):
        feira.new(name, players=players)


def test_nobody_elses_coins_are_drawn():
    game = feira.new("mercado", players=3, seed=7)
    for seat in range(3):
        drawn = [line for line in game.board(seat).splitlines() if line.startswith("seat")]
        assert ["coins ?" in line for line in drawn] == [other != seat for other in range(3)]
    assert game.board().count("coins ?") == 3


def test_bids_stay_secret_until_all_are_made():
    game = feira.new("marche", players=3, seed=1)
    rng = random.Random(3)
    while len(game.to_act) < 2:
        game.play("draw" if "draw" in game.legal else rng.choice(game.legal))
    first, second = game.to_act[:2]
    assert "…" in str(game)
    told = game.play("bid 7", seat=first)
    assert [event.to_json() for event in told] == [{"event": "BidMade", "seat": first}]
    assert f"seat {first} made" in game.board(second)
    assert f"seat {first} 7" in game.board(first)
    with pytest.raises(Illegal):
        game.play("bid 1", seat=first)


def test_errors_can_be_caught_by_their_names_in_feira():
    game = feira.new("mercado", seed=7)
    with pytest.raises(feira.Illegal) as refusal:
        game.play("restaurant pub A1")
    assert isinstance(refusal.value, feira.FeiraError)
    assert refusal.value.rule == "M3.3"
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = feira.chess


def test_errors_say_what_is_wrong():
    game = feira.new("mercado", seed=7)
    before = game.record()
    for call, error, text in (
        (lambda: feira.new("chess"), FeiraError, "mercado"),
        (lambda: feira.new(["mercado"]), FeiraError, "no game"),
        (lambda: feira.new("mercado", seed="seven"), FeiraError, "a seed is a whole number, not 'seven'"),
        (lambda: feira.new("mercado", seed=1.5), FeiraError, "not 1.5"),
        (lambda: feira.new("mercado", seed=True), FeiraError, "not True"),
        (lambda: feira.new("mercado", colour="red"), OptionsError, "colour"),
        (lambda: game.play("stand whale C3"), MoveError, "whale"),
        (lambda: game.play("restaurant pub A1"), Illegal, "M3.3"),
        (lambda: game.play(99999), MoveError, "99999"),
        (lambda: game.play(True), MoveError, "True"),
        (lambda: game.play(None), MoveError, "None"),
        (lambda: game.play(np.array([1, 2])), MoveError, "array"),
        (lambda: game.play("coin", seat=5), MoveError, "no seat 5"),
        (lambda: game.play("coin", seat=True), MoveError, "no seat True"),
        (lambda: game.observation("me"), MoveError, "no seat 'me'"),
        (lambda: game.view(0.0), MoveError, "no seat 0.0"),
        (lambda: game.play_by(lambda *_: None), MoveError, "None"),
        (lambda: game.play_by("greedy"), FeiraError, "a bot is what get_bot gives.* not 'greedy'"),
        (lambda: game.play_out("greedy", "greedy"), FeiraError, "not 'greedy'"),
        (lambda: get_bot("greedy", "seven"), FeiraError, "a seed is a whole number, not 'seven'"),
        (lambda: get_bot("greedy", 1.5), FeiraError, "not 1.5"),
        (lambda: get_bot(None, 1), FeiraError, "no bot None"),
        (lambda: get_bot(["greedy"], 1), FeiraError, "no bot"),
        (lambda: feira.new("mercado", money=np.array(["open", "open"])), OptionsError, "money must be one of"),
        (lambda: game.play_by(lambda *_: "stand whale C3"), MoveError, "whale"),
        (lambda: feira.load({}), RecordError, "format"),
        (lambda: text_board({}), FeiraError, "no board"),
    ):
        with pytest.raises(error, match=text):
            call()
    assert game.record() == before
    over = finished("mercado")
    for call in (over.play, over.preview, over.play_by):
        with pytest.raises(MoveError, match="over"):
            call("coin")


def test_a_bot_sees_its_seats_view_only():
    game = feira.new("mercado", players=2, seed=7)
    seen = []

    def spy(rules, view, seat):
        seen.append((view["viewer"][0], seat, view["money"][0, 1 - seat], view["rng"][0]))
        return get_bot("random", 1)(rules, view, seat)

    for _ in range(6):
        game.play_by(spy)
    assert all((viewer, others, generator) == (seat, 0, 0) for viewer, seat, others, generator in seen)


def own_boards(limits):
    areas = dict(zip("abcd", limits, strict=True))
    boards = [{"name": f"P{n}", "marker": 2, "areas": ["abcd"] * 3, "limits": areas} for n in range(6)]
    return {"flea_tiles": 18, "boards": boards}


def test_j1_2_a_market_that_could_run_out_of_room_comes_with_a_warning():
    warning = r"J1\.2: a market of these boards may run out of room: its areas hold up to 5 fewer buildings"
    with pytest.warns(UserWarning, match=warning) as told:
        feira.new("marche", players=2, seed=1, pieces=own_boards([1, 1, 1, 1]))
    assert told[0].filename == __file__  # where the caller is
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        feira.new("marche", players=2, seed=1, pieces=own_boards([1, 2, 2, 1]))
