"""What is said where a package is missing that only an extra of Feira brings."""

import shlex
import sys
from importlib.util import find_spec


def how_to_get(extra: str) -> str:
    """The command that brings the packages of an extra to the Python that runs this, if you have cloned Feira."""
    return f"{shlex.quote(sys.executable)} -m pip install -e '.[{extra}]' (in Feira's folder)"


def can_plot() -> bool:
    """Whether there is something here to draw with."""
    return find_spec("matplotlib") is not None


def missing(error: ModuleNotFoundError, extra: str) -> ImportError:
    """The error to raise instead: which package there is not, and how to get it."""
    package = (error.name or "").partition(".")[0]
    return ImportError(f"there is no {package} here: {how_to_get(extra)}", name=package)
