"""Networks in files, and those that come with Feira.

A file is NumPy's `.npz`: one array for each part of the network, and a text that says what the network is for.
"""

import hashlib
import json
import zipfile
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from feira.core.errors import OptionsError
from feira.core.game import FeiraError, Game, Json
from feira.evaluation.network import Network, outputs

FORMAT: Final = "feira-network/1"
_ABOUT: Final = "about"
Networks: TypeAlias = Callable[
    [Game, Json], Network | None
]  # the network for a game with these options, if there is one
_FOLDER: Final = "networks"  # in the package of a game


class WeightsError(FeiraError):
    """A file that holds no network, or one for something else."""


def save_network(path: Path, network: Network, game: Game, options: Json) -> None:
    """Write a network for games with these options."""
    about = {
        "format": FORMAT,
        "game": game.name,
        "kind": kind_of(game, options),
        "players": options["players"],
        "features": game.spec.load("features").version,
        "sha256": _digest(network),
    }
    arrays: Any = {_ABOUT: np.array(json.dumps(about)), **network._asdict()}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def load_network(path: Path, game: Game, options: Json) -> Network:
    """Read a network for games with these options; WeightsError says what is wrong with the file."""
    return _load(path, game, kind_of(game, options), options["players"])


def _load(path: Path, game: Game, kind: str, players: int) -> Network:
    try:
        with np.load(path, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
    except OSError as error:
        raise WeightsError(f"can't read {path}: {error.strerror or error}") from None
    except (ValueError, EOFError, KeyError, zipfile.BadZipFile):
        raise WeightsError(f"{path} holds no network: it is damaged, or something else") from None
    about = _about(path, arrays.pop(_ABOUT, None))
    _check_fit(path, about, game, kind)
    network = _network(path, arrays)
    if about.get("sha256") != _digest(network):
        raise WeightsError(f"{path} is damaged: its numbers are not those that were written")
    _check_shape(path, network, game, players)
    return network


def shipped_network(game: Game, options: Json) -> Network | None:
    """The network that comes with a game for these options, if there is one."""
    kind = kind_of(game, options)
    return _shipped(game, kind, options["players"]) if kind else None


@lru_cache(maxsize=64)
def _shipped(game: Game, kind: str, players: int) -> Network | None:
    package = game.spec.game.partition(":")[0].rpartition(".")[0]
    file = files(package).joinpath(_FOLDER, f"{kind}.npz")
    if not file.is_file():
        return None
    with as_file(file) as path:
        return _load(path, game, kind, players)


@lru_cache(maxsize=16)
def judged_kinds(game: Game) -> tuple[Json, ...]:
    """For which games a network comes with Feira, each by the options that decide which network it is."""
    usual = {option.name: option.default for option in game.spec.options}
    deciding = [option for option in game.spec.options if decides_kind(game, usual, option.name)]
    combined = (
        dict(zip((option.name for option in deciding), values, strict=True))
        for values in product(*(option.values for option in deciding))
    )
    return tuple(kind for kind in combined if _is_judged(game, usual, kind))


def decides_kind(game: Game, options: Json, name: str) -> bool:
    """Whether games with another value of an option need another network."""
    kinds = {kind_of(game, {**options, name: value}) for value in game.spec.option(name).values}
    return len(kinds) > 1


def _is_judged(game: Game, usual: Json, kind: Json) -> bool:
    try:
        game.options(kind)
    except OptionsError:  # options that don't go together
        return False
    return shipped_network(game, {**usual, **kind}) is not None


def networks_of(path: Path) -> Networks:
    """The network of a file, for games that it fits."""
    return lambda game, options: load_network(path, game, options)


def kind_of(game: Game, options: Json) -> str:
    """The name of the network for games with these options; empty if the game has none."""
    kind: str = game.spec.load("features").kind(options)
    return kind


def _about(path: Path, text: Any) -> Json:
    try:
        about = json.loads(str(text))
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise WeightsError(f"{path} holds no network of ours (format {FORMAT})")
    return about


def _check_fit(path: Path, about: Json, game: Game, kind: str) -> None:
    version = game.spec.load("features").version
    if about.get("game") != game.name or about.get("kind") != kind:
        theirs = f"{about.get('game')}, {about.get('kind')}"
        raise WeightsError(f"{path} holds a network for {theirs}, not for {game.name}, {kind}")
    if about.get("features") != version:
        raise WeightsError(
            f"{path} was trained on version {about.get('features')} of the inputs; this Feira has version {version}: "
            "train it again"
        )


def _network(path: Path, arrays: dict[str, Any]) -> Network:
    if set(arrays) != set(Network._fields):
        raise WeightsError(f"{path} is damaged: it must hold {', '.join(Network._fields)}")
    return Network(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Network._fields})


def _check_shape(path: Path, network: Network, game: Game, players: int) -> None:
    inputs, last = game.spec.load("features").inputs, outputs(players)
    wide, narrow = network.wide_bias.shape, network.narrow_bias.shape
    expected = ((inputs, *wide), wide, (*wide, *narrow), narrow, (*narrow, last), (last,))
    if tuple(array.shape for array in network) != expected:
        raise WeightsError(f"{path} holds a network of another shape than {inputs} inputs and {last} outputs")
    if not all(np.isfinite(array).all() for array in network):
        raise WeightsError(f"{path} holds weights that are no numbers")


def _digest(network: Network) -> str:
    digest = hashlib.sha256()
    for array in network:
        digest.update(repr(array.shape).encode())
        digest.update(np.ascontiguousarray(array, np.float32).tobytes())
    return digest.hexdigest()
