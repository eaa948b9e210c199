"""The toy game as a package that is installed beside Feira, in a folder that only these tests look into."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TARGET = Path(sys.prefix) / "toy_game"  # its path stays the same, so that compiled code is found again
STAMP = TARGET / "installed-from"


def environment() -> dict[str, str]:
    """For processes that find the toy game among the games."""
    install()
    return os.environ | {"PYTHONPATH": str(TARGET)}


def install(source: Path = HERE, target: Path = TARGET) -> None:
    """Install the package, unless it is there as it is now; one process at a time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        stamp = target / STAMP.name
        wanted = _sources_hash(source)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        shutil.rmtree(target, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
        subprocess.run([*command, "--target", str(target), str(source)], check=True)
        _reuse_compiled_code(os.environ | {"PYTHONPATH": str(target)})
        stamp.write_text(wanted)  # last, so that nobody uses what is only half copied


def _sources_hash(source: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted([source / "pyproject.toml", *(source / "src").rglob("*.py"), *(source / "src").rglob("*.ftl")]):
        digest.update(f"{path.relative_to(source)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _reuse_compiled_code(environment: dict[str, str]) -> None:
    """With one game more all compiled code has another folder. What is compiled of our own games is good there, too."""
    ours, theirs = (_cache_folder(each) for each in (dict(os.environ), environment))
    if ours != theirs:
        shutil.copytree(ours, theirs, dirs_exist_ok=True)


def _cache_folder(environment: dict[str, str]) -> Path:
    show = "from feira.core.jit import CACHE_FOLDER; print(CACHE_FOLDER)"
    done = subprocess.run([sys.executable, "-c", show], env=environment, check=True, capture_output=True, text=True)
    return Path(done.stdout.strip())
