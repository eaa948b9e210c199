"""Networks in files: read as they were written, and refused with a reason if anything is wrong."""

import json
from importlib.resources import files

import numpy as np
import pytest

from feira.evaluation.weights import (
    WeightsError,
    judged_kinds,
    kind_of,
    load_network,
    save_network,
    shipped_network,
)
from feira.games import GAMES, get_game
from tests.evaluation.positions import KINDS, random_network

MERCADO = get_game("mercado")
TWO = {"players": 2, "challenge": None}
_MOST_BYTES = 1_000_000  # of all networks of a game


@pytest.fixture
def written(tmp_path):
    path = tmp_path / "network.npz"
    save_network(path, random_network(MERCADO, 2), MERCADO, TWO)
    return path


def test_it_is_read_as_it_was_written(written):
    for one, other in zip(load_network(written, MERCADO, TWO), random_network(MERCADO, 2), strict=True):
        assert np.array_equal(one, other)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(WeightsError, match=r"can't read .*gone.npz: No such file"):
        load_network(tmp_path / "gone.npz", MERCADO, TWO)


@pytest.mark.parametrize("content", [b"", b"no network", b"PK\x03\x04 half"])
def test_something_else(tmp_path, content):
    path = tmp_path / "other.npz"
    path.write_bytes(content)
    with pytest.raises(WeightsError, match="holds no network"):
        load_network(path, MERCADO, TWO)


def test_half_a_file(written):
    whole = written.read_bytes()
    for part in range(1, 10):
        written.write_bytes(whole[: len(whole) * part // 10])
        with pytest.raises(WeightsError, match="holds no network"):
            load_network(written, MERCADO, TWO)


def arrays_of(path):
    with np.load(path) as found:
        return {name: found[name] for name in found.files}


def changed(path, **arrays):
    np.savez(path, **{**arrays_of(path), **arrays})


def test_another_number(written):
    wide = arrays_of(written)["wide"]
    wide[3, 3] += 1
    changed(written, wide=wide)
    with pytest.raises(WeightsError, match="is damaged: its numbers"):
        load_network(written, MERCADO, TWO)


def test_another_format_version_game_or_kind(written):
    about = json.loads(str(arrays_of(written)["about"]))
    for field, value, text in [
        ("format", "feira-network/9", "holds no network of ours"),
        ("features", 99, "was trained on version 99 of the inputs"),
        ("game", "chess", "for chess, players-2, not for mercado, players-2"),
        ("kind", "players-3", "for mercado, players-3, not for mercado, players-2"),
    ]:
        changed(written, about=np.array(json.dumps({**about, field: value})))
        with pytest.raises(WeightsError, match=text):
            load_network(written, MERCADO, TWO)


def test_another_shape(tmp_path):
    path = tmp_path / "network.npz"
    save_network(path, random_network(MERCADO, 3), MERCADO, TWO)
    with pytest.raises(WeightsError, match=r"another shape than .* 4 outputs"):
        load_network(path, MERCADO, TWO)


def test_weights_that_are_no_numbers(tmp_path):
    path = tmp_path / "network.npz"
    network = random_network(MERCADO, 2)
    network.narrow[0, 0] = np.nan
    save_network(path, network, MERCADO, TWO)
    with pytest.raises(WeightsError, match="no numbers"):
        load_network(path, MERCADO, TWO)


@pytest.mark.parametrize("name", GAMES)
def test_those_that_come_with_feira_are_small_and_each_is_for_some_game(name):
    game = get_game(name)
    kinds = {}
    for kind_name, options in KINDS:
        if kind_name == name:
            full = game.options_json(game.new(game.options(options), 0), 0)
            kinds[kind_of(game, full)] = full
    folder = files(f"feira.games.{name}").joinpath("networks")
    found = [file for file in folder.iterdir() if file.name.endswith(".npz")] if folder.is_dir() else []
    assert sum(len(file.read_bytes()) for file in found) <= _MOST_BYTES
    for file in found:
        assert shipped_network(game, kinds[file.name.removesuffix(".npz")]) is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_kinds_that_are_judged_are_those_with_a_network(name):
    game = get_game(name)
    usual = {option.name: option.default for option in game.spec.options}
    kinds = [kind_of(game, {**usual, **options}) for options in judged_kinds(game)]
    shipped = files(game.spec.game.partition(":")[0].rpartition(".")[0]) / "networks"
    assert sorted(kinds) == sorted(path.name.removesuffix(".npz") for path in shipped.iterdir())
