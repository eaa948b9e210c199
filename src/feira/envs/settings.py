"""Settings of environments, checked: FeiraError says what is wrong."""

from numbers import Real
from typing import Any, Final

from feira.core.game import FeiraError, shown, whole
from feira.processes import cores

_GAMES_OF_A_THREAD: Final = 256  # with fewer, sharing takes longer than what is shared


def checked_count(what: str, value: Any, most: int | None = None) -> int:
    """A whole number from 1 on."""
    number = whole(value)
    if number is None or number < 1 or (most and number > most):
        upto = f"to {most:,}" if most else "on"
        raise FeiraError(f"{what} must be a whole number from 1 {upto}, not {shown(value)}")
    return number


def checked_threads(threads: int | None, games: int) -> int:
    """How many threads share so many games; by default one for each core that has enough to do."""
    if threads is None:
        return max(1, min(cores(), games // _GAMES_OF_A_THREAD))
    return min(checked_count("the number of threads", threads), games)


def checked_margin(margin: float) -> float:
    """How much the lead counts, from 0 (nothing) to 1; FeiraError if it isn't such a number."""
    if isinstance(margin, bool) or not isinstance(margin, Real) or not 0 <= margin <= 1:
        raise FeiraError(f"margin must be a number from 0 (only the place counts) to 1, not {shown(margin)}")
    return float(margin)
