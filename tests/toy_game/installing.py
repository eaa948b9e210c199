"""The toy game as a package that is installed beside Feira, in a folder that only these tests look into."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from feira.core.jit import CACHE_FOLDER

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TARGET = Path(sys.prefix) / "toy_game"  # its path stays the same, so that compiled code is found again
CHANGED = Path(sys.prefix) / "toy_game_with_one_more_option"

OPTION = """WEATHER: Final = Option("weather", ("sun", "rain"), default="sun", help="What it is like outside.")
OPTIONS: Final = (PLAYERS, LENGTH, FAVOURITES, WEATHER)"""
REST_OF_PACKAGE = "from pkgutil import extend_path\n\n__path__ = extend_path(__path__, __name__)\n"
EDITS = (
    ("options.py", "OPTIONS: Final = (PLAYERS, LENGTH, FAVOURITES)", OPTION),
    ("game.py", "    favourites: str\n", "    favourites: str\n    weather: str\n"),
    ("game.py", '            "players": int(', '            "weather": "sun",\n            "players": int('),
)


def environment() -> dict[str, str]:
    """For processes that find the toy game among the games."""
    plain = os.environ | {"PYTHONPATH": str(TARGET)}
    _make_once(TARGET, lambda: _install(plain))
    return plain


def environment_with_option() -> dict[str, str]:
    """As if somebody had edited the toy game: it has the option `weather` too."""
    plain = environment()
    changed = plain | {"PYTHONPATH": f"{CHANGED}{os.pathsep}{TARGET}"}
    _make_once(CHANGED, lambda: _edit(plain, changed))
    return changed


def _make_once(target: Path, make: Callable[[], None]) -> None:
    """Make a folder, unless it is there as it is now; one process at a time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        stamp = target / "made-from"
        wanted = f"{_sources_hash()} {CACHE_FOLDER}"  # whose name follows Feira's compiled sources
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        shutil.rmtree(target, ignore_errors=True)
        make()
        stamp.write_text(wanted)  # last, so that nobody uses what is only half copied


def _install(plain: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(TARGET), str(HERE)], check=True)
    _reuse_compiled_code(dict(os.environ), plain)


def _edit(plain: dict[str, str], changed: dict[str, str]) -> None:
    """Only what is edited is in the folder; all else, and what is compiled of it, comes from the package."""
    package = CHANGED / "pomar"
    shutil.copytree(HERE / "src" / "pomar" / "locale", package / "locale")  # looked for beside __init__.py
    # The hash keeps apart what is compiled of different versions: see core/jit.py, which looks into this folder only.
    (package / "__init__.py").write_text(f"{REST_OF_PACKAGE}# {_sources_hash()}\n")
    for name, old, new in EDITS:
        path = package / name
        text = (path if path.exists() else HERE / "src" / "pomar" / name).read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
    _reuse_compiled_code(plain, changed)


def _sources_hash() -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted([HERE / "pyproject.toml", *(HERE / "src").rglob("*.py"), *(HERE / "src").rglob("*.ftl")]):
        digest.update(f"{path.relative_to(HERE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _reuse_compiled_code(before: dict[str, str], after: dict[str, str]) -> None:
    """With other games all compiled code has another folder. What was compiled of the same sources is good there.

    This saves minutes after each edit of a game of ours.
    """
    ours, theirs = (_cache_folder(each) for each in (before, after))
    if ours != theirs:
        shutil.copytree(ours, theirs, dirs_exist_ok=True)


def _cache_folder(environment: dict[str, str]) -> Path:
    show = "from feira.core.jit import CACHE_FOLDER; print(CACHE_FOLDER)"
    done = subprocess.run([sys.executable, "-c", show], env=environment, check=True, capture_output=True, text=True)
    return Path(done.stdout.strip())
