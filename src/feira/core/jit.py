"""Numba for all games: where compiled code is stored, bit masks, random numbers."""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from llvmlite import ir
from numba.core import types
from numba.core.caching import IndexDataCacheFile
from numba.extending import intrinsic

from feira.core.spec import ENTRY_POINTS

F = TypeVar("F", bound=Callable[..., Any])

# NumPy's own type, which Numba understands; for the type checker it makes plain whole numbers.
int64 = cast(Callable[[Any], int], np.int64)

# Only packages with compiled code: an edit elsewhere must not cost a compilation.
_COMPILED_PACKAGES = ("core", "games", "evaluation", "bots", "envs")
_VERSIONS_KEPT = 10


def _source_hash() -> str:
    """A name for this very version of the compiled sources, and of what compiles them.

    Numba's cache does not notice an edited callee in another file, so every version gets a folder of its own. A copy in
    another place, or with other times, is another version: Numba would compile it again.
    """
    compiler = (sys.version, numba.__version__, os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest = hashlib.sha256(repr(compiler).encode())
    feira = Path(__file__).parent.parent
    for folder in (*(feira / package for package in _COMPILED_PACKAGES), *_folders_of_other_games()):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{path}\0{path.stat().st_mtime_ns}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _folders_of_other_games() -> list[Path]:
    """The folders of the packages, other than Feira, that bring a game."""
    packages = {point.module.partition(".")[0] for point in entry_points(group=ENTRY_POINTS)} - {"feira"}
    found = [find_spec(package) for package in sorted(packages)]
    return [Path(folder) for spec in found if spec for folder in spec.submodule_search_locations or ()]


def _cache_folder() -> tuple[Path, str | None]:
    """The folder for compiled code; and what is wrong with the one it should be, if that can't be written to."""
    base = Path(os.environ.get("FEIRA_CACHE_DIR") or platformdirs.user_cache_dir("feira"))
    try:
        return _folder_in(base), None
    except OSError as error:
        return _folder_in(_passing_base()), f"{base}: {error.strerror}"


def _folder_in(base: Path) -> Path:
    folder = base / "compiled" / _source_hash()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):  # the only sure way to learn whether it can be written to
        pass
    with suppress(OSError):  # another process may tidy up too
        os.utime(folder)
        _forget_old_versions(folder.parent)
    return folder


def _passing_base() -> Path:
    """A folder that lasts as long as this process, whose own processes find it too, so that all is compiled once.

    Numba runs what it finds there; nobody else may look into it.
    """
    base = Path(tempfile.mkdtemp(prefix="feira-compiled-"))
    os.environ["FEIRA_CACHE_DIR"] = str(base)
    maker = os.getpid()

    def remove() -> None:
        if os.getpid() == maker:  # and no fork of it
            shutil.rmtree(base, ignore_errors=True)

    atexit.register(remove)
    return base


def _forget_old_versions(folder: Path) -> None:
    """Keep the compiled code of the versions used last."""
    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
    for version in versions[_VERSIONS_KEPT:]:
        shutil.rmtree(version, ignore_errors=True)


CACHE_FOLDER, CACHE_PROBLEM = _cache_folder()
_config: Any = numba.config  # its settings are made at run time, so the type checker can't see them
_config.CACHE_DIR = str(CACHE_FOLDER)


def _save_in_turn() -> None:
    """Let processes that compile at the same time save one after the other.

    Numba numbers the files of a function, one for each game that uses it. Two processes may both take the same
    number; then the code of one game is found under the name of the other, for ever.
    """
    files: Any = IndexDataCacheFile
    save = files.save

    def alone(*what: Any) -> None:
        with (CACHE_FOLDER / "saving").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            save(*what)

    files.save = alone


if sys.platform != "win32":  # which has no such lock
    import fcntl

    _save_in_turn()


def is_compiled(game: str) -> bool:
    """Whether all that a table needs of a game was compiled by an earlier run, so that the start will be quick."""
    return _mark(game).is_file()


def mark_compiled(game: str) -> None:
    """Say so, for later runs."""
    with suppress(OSError):  # then they look again
        _mark(game).touch()


def _mark(game: str) -> Path:
    return CACHE_FOLDER / f"{game}-is-compiled"


FUNCTIONS: list[Any] = []  # all that are compiled on first use


# Without the GIL, so that threads run beside each other; and nothing counts references to an array that is handed on:
# that would take longer than to write a few numbers into it. What makes arrays has to count.
compiled_options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}


def compiled(function: F, options: Mapping[str, Any] = compiled_options) -> F:
    """Compile a function that makes no array, on first use.

    A private one is called by compiled code only: without a way in from Python it is compiled sooner.
    """
    inner = function.__name__.startswith("_")
    njit: Any = numba.njit  # its type stubs don't know all of its options
    made = njit(cache=True, no_cpython_wrapper=inner, **options)(function)
    FUNCTIONS.append(made)
    return cast(F, made)


def compiled_to_make_arrays(function: F) -> F:
    """As `compiled`, for a function that does."""
    return compiled(function, {**compiled_options, "_nrt": True})


def compiled_for(*signatures: str) -> Callable[[F], F]:
    """Compile a function for these signatures only; arguments are converted to them."""
    return cast(Callable[[F], F], numba.njit(list(signatures), cache=True, nogil=True, error_model="numpy"))


def bound(function: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
    """A compiled function with all its arguments, to be called over and over.

    In an ordinary call Numba looks at the type of every argument, which takes microseconds for a tuple of many arrays.
    Here it looks once.
    """
    if _config.DISABLE_JIT:
        return partial(function, *arguments)
    dispatcher: Any = function
    return partial(dispatcher.compile(tuple(map(numba.typeof, arguments))), *arguments)


if _config.DISABLE_JIT:

    def popcount(mask: int) -> int:
        """The number of bits set."""
        return (int(mask) & (1 << 64) - 1).bit_count()  # a mask with all 64 bits in use is below 0

    def lowest(mask: int) -> int:
        """The index of the lowest bit set; the mask must not be empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    np.seterr(over="ignore")  # uint64 random numbers wrap round, as they do when compiled
else:
    _intrinsic = cast(Callable[..., Callable[[int], int]], intrinsic)

    @_intrinsic
    def _ctpop(_context: Any, _value: Any) -> Any:
        def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @_intrinsic
    def _cttz(_context: Any, _value: Any) -> Any:
        def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), True))

        return types.int64(types.int64), emit

    @compiled
    def popcount(mask: int) -> int:
        """The number of bits set."""
        return _ctpop(int64(mask))

    @compiled
    def lowest(mask: int) -> int:
        """The index of the lowest bit set; the mask must not be empty."""
        return _cttz(int64(mask))


@compiled
def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th bit set, counted from 0.

    Halves the mask without branching: much quicker than to clear bit after bit.
    """
    rest, place = int64(mask), 0
    for width in (32, 16, 8, 4, 2, 1):
        below_half = popcount(rest & ((1 << width) - 1))
        upper = int64(n >= below_half)
        n -= below_half * upper
        rest >>= width * upper
        place += width * upper
    return place


_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@compiled
def scramble(bits: np.uint64) -> np.uint64:
    """SplitMix64's finisher: every bit of the result depends on every bit given."""
    bits = (bits ^ (bits >> _30)) * _MIX_1
    bits = (bits ^ (bits >> _27)) * _MIX_2
    return bits ^ (bits >> _31)


@compiled
def seed_generator(s: Any, seed: np.uint64) -> None:
    """Start the generator inside a state."""
    s.rng = scramble(np.uint64(seed) + _STEP)


@compiled
def below(s: Any, n: int) -> int:
    """A random whole number from 0 to n - 1, drawn from the generator inside a state."""
    s.rng = s.rng + _STEP
    return int64(((scramble(s.rng) >> _32) * np.uint64(n)) >> _32)


@compiled
def below_from(rng: Any, n: int) -> int:
    """As `below`, from a generator outside any state: an array of one uint64 (bots choose with it)."""
    rng[0] = rng[0] + _STEP
    return int64(((scramble(rng[0]) >> _32) * np.uint64(n)) >> _32)
