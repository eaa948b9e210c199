"""The folder of a training run: what it was asked for, how far it is, and what it has found.

| file | |
|---|---|
| `training.json` | the game, its options and the seed |
| `network.npz` | the best network so far: `net:FOLDER/network.npz` is a bot |
| `state.pt`, `examples-N.npz` | what is needed to go on after a stop |
| `curve.json`, `curve.png`, `curve.svg` | how strength has grown |
"""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from feira.core.game import FeiraError, Json
from feira.training.self_play import Examples

_FORMAT: Final = "feira-training/1"


class Folder:
    """Every file is written whole, or the old one stays."""

    def __init__(self, path: Path, asked: Json) -> None:
        self.path = path
        asked = {"format": _FORMAT, **asked}
        path.mkdir(parents=True, exist_ok=True)
        file = path / "training.json"
        if file.exists():
            self._check(file, asked)
        elif any(path.iterdir()):
            raise FeiraError(f"{path} has other files in it: name a new folder with --out")
        else:
            self._write_text("training.json", json.dumps(asked, indent=1) + "\n")

    def _check(self, file: Path, asked: Json) -> None:
        try:
            found = json.loads(file.read_text("utf-8"))
        except ValueError:
            found = None
        if found != asked:
            raise FeiraError(
                f"{self.path} holds another training ({self._said(found)}): give the same options to continue it, "
                "or name a new folder with --out"
            )

    def _said(self, found: Any) -> str:
        if not isinstance(found, dict):
            return "its training.json can't be read"
        return ", ".join(f"{name} {value}" for name, value in found.items() if name != "format")

    @property
    def network(self) -> Path:
        """The best network so far."""
        return self.path / "network.npz"

    @property
    def state(self) -> Path:
        """How far the learner is."""
        return self.path / "state.pt"

    def keep_examples(self, generation: int, examples: Examples, oldest: int) -> None:
        """Keep the examples of a generation, and forget those before the oldest that is still learnt from."""
        part = self.path / "examples.part"
        with part.open("wb") as file:
            np.savez(file, inputs=examples.inputs, targets=examples.targets)
        part.replace(self._examples(generation))
        for path in self.path.glob("examples-*.npz"):
            if int(path.stem.partition("-")[2]) < oldest:
                path.unlink()

    def examples(self, generation: int) -> Examples:
        """The examples of a generation."""
        with np.load(self._examples(generation), allow_pickle=False) as found:
            return Examples(found["inputs"], found["targets"])

    def _examples(self, generation: int) -> Path:
        return self.path / f"examples-{generation}.npz"

    def keep_curve(self, points: list[Json]) -> None:
        """How strength has grown."""
        self._write_text("curve.json", json.dumps(points, indent=1) + "\n")

    def curve(self) -> list[Json]:
        """What `keep_curve` kept."""
        file = self.path / "curve.json"
        points: list[Json] = json.loads(file.read_text("utf-8")) if file.exists() else []
        return points

    def _write_text(self, name: str, text: str) -> None:
        part = self.path / f"{name}.part"
        part.write_text(text, "utf-8")
        part.replace(self.path / name)
