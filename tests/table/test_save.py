"""Saving and resuming: the same game goes on, and damaged files are refused with a reason."""

import copy
import json
import os
import random
from importlib.resources import files

import numpy as np
import pytest

from feira.bots import get_bot
from feira.core.game import FeiraError
from feira.games import get_game
from feira.table import GameSession, SaveError, Seat, load_save, save_json, write_save
from feira.table.files import write_json
from feira.table.save import read_save

GAME = get_game("mercado")
KINDS = [{"players": 2}, {"players": 4, "money": "open", "restaurants": "hidden"}, {"challenge": 1}, {"challenge": 9}]


def played(options, actions, seed=11):
    read = GAME.options(options)
    seats = [Seat("Ana"), *(Seat("", "random") for _ in range(read.players - 1))]
    at = GameSession(GAME, read, seed, seats)
    bot = get_bot("random", seed)
    for _ in range(actions):
        if not at.over:
            seat = at.to_act[0]
            at.play(seat, bot(GAME, at.view(seat), seat))
    return at


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("actions", [0, 1, 7, 1000])
def test_a_resumed_game_is_the_same_bit_for_bit(tmp_path, options, actions):
    at = played(options, actions)
    write_save(tmp_path / "game.json", at, "fr")
    saved = load_save(tmp_path / "game.json")
    assert saved.language == "fr"
    assert saved.session.seats == at.seats
    assert saved.session.states.tobytes() == at.states.tobytes()
    assert saved.session.history == at.history
    while at.history:
        assert saved.session.states.tobytes() == at.states.tobytes()
        saved.session.take_back(1)
        at.take_back(1)


def test_chance_stays_as_it_was_even_if_random_numbers_change(tmp_path):
    at = played({"players": 3}, 20)
    value = save_json(at, "en")
    value["seed"] += 1  # stands for another generator: the seed brings another set-up and other draws
    again = read_save(value, tmp_path / "game.json").session
    assert GAME.observation(again.states, 0, 0) == GAME.observation(at.states, 0, 0)
    assert [s.chance for s in again.history] == [s.chance for s in at.history]
    for steps in (3, 5, 12):
        again.take_back(steps)
        at.take_back(steps)
        assert GAME.observation(again.states, 0, 0) == GAME.observation(at.states, 0, 0)


def test_own_pieces_are_saved_with_the_game(tmp_path):
    source = json.loads(files("feira.games.mercado").joinpath("mercado.json").read_text("utf-8"))
    source["stands_per_good"] = 9
    at = GameSession(GAME, GAME.options({"players": 2}), 3, [Seat(""), Seat("")], pieces=source)
    write_save(tmp_path / "game.json", at, "en")
    assert load_save(tmp_path / "game.json").session.states.tobytes() == at.states.tobytes()


def test_missing_and_unreadable_files_are_told_apart(tmp_path):
    with pytest.raises(SaveError) as error:
        load_save(tmp_path / "no.json")
    assert error.value.reason == "missing"
    with pytest.raises(SaveError) as error:
        load_save(tmp_path)
    assert error.value.reason == "unreadable"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"x"', "{}", '{"format": "feira-save/2"}', "[" * 100_000, "\udcff"]
)
def test_files_that_are_no_saves(tmp_path, text):
    path = tmp_path / "game.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(SaveError) as error:
        load_save(path)
    assert error.value.reason == "damaged"
    assert str(path) in str(error.value)


def changed(value, change):
    value = copy.deepcopy(value)
    change(value)
    return value


CHANGES = {
    "no field": lambda v: v.pop("seats"),
    "unknown field": lambda v: v.update(more=1),
    "other game": lambda v: v.update(game="chess"),
    "bad options": lambda v: v["options"].update(players=9),
    "too few seats": lambda v: v["seats"].pop(),
    "odd seat": lambda v: v["seats"].append(5),
    "seed as truth": lambda v: v.update(seed=True),
    "set-up": lambda v: v["setup"].update(money=[99, 99]),
    "no move": lambda v: v["moves"][0].update(move="jump"),
    "move as number": lambda v: v["moves"][0].update(move=7),
    "illegal move": lambda v: v["moves"].insert(0, {"seat": 1, "move": "coin", "chance": []}),
    "no such seat": lambda v: v["moves"][0].update(seat=7),
    "negative seat": lambda v: v["moves"][0].update(seat=-1),
    "unknown tile": lambda v: [m.update(chance=["soup"]) for m in v["moves"] if m["chance"]],
    "too many tiles": lambda v: [m.update(chance=["fish"] * 9) for m in v["moves"] if m["chance"]],
    "move misses a field": lambda v: v["moves"][0].pop("chance"),
    "after the end": lambda v: v["moves"].extend([{"seat": s % 2, "move": "coin", "chance": []} for s in range(99)]),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_save_is_refused_with_a_reason(tmp_path, name):
    value = changed(save_json(played({"players": 2}, 12), "en"), CHANGES[name])
    with pytest.raises(SaveError) as error:
        read_save(value, tmp_path / "game.json")
    assert error.value.reason == "damaged"
    assert len(error.value.details["problem"]) > 10


def test_fuzzed_saves_give_errors_never_tracebacks(tmp_path):
    value = save_json(played({"players": 2}, 10), "en")
    rng = random.Random(4)
    junk = [None, True, -1, 1.5, 10**30, "x", [], {}, [[]], {"a": 1}]
    refused = 0
    for _ in range(300):
        broken = copy.deepcopy(value)
        node = broken
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            key = rng.choice(keys)
            if isinstance(node[key], dict | list) and node[key] and rng.random() < 0.7:
                node = node[key]
                continue
            node[key] = rng.choice(junk)
            break
        try:
            read_save(broken, tmp_path / "game.json")
        except FeiraError:
            refused += 1
    assert refused > 200


def test_a_failing_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    write_json(path, {"old": 1})

    def crash(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(SaveError) as error:
        write_json(path, {"new": 2})
    assert error.value.reason == "unwritable"
    assert json.loads(path.read_text()) == {"old": 1}
    assert os.listdir(tmp_path) == ["game.json"]


def test_the_seats_must_fit_the_game():
    with pytest.raises(FeiraError, match="3 players need 3 seats"):
        GameSession(GAME, GAME.options({"players": 3}), 1, [Seat("")])


def test_a_table_takes_moves_only_from_whose_turn_it_is():
    at = played({"players": 2}, 0)
    with pytest.raises(FeiraError, match="turn of seat 0"):
        at.play(1, GAME.from_text("coin"))
    assert np.array_equal(at.states, played({"players": 2}, 0).states)
