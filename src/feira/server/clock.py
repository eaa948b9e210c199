"""What time it is for the server: the time of day, but it never goes back."""

import time
from collections.abc import Callable


class SteadyClock:
    """Follows the machine's clock forward only. If that is set back, ours continues: nobody has more time, or less."""

    def __init__(
        self,
        time_of_day_ns: Callable[[], int] = time.time_ns,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._time_of_day_ns = time_of_day_ns
        self._monotonic_ns = monotonic_ns
        self._begun = 0  # when the monotonic clock was at 0, in ms since 1970

    def now_ms(self) -> int:
        """The time in milliseconds since 1970."""
        passed = self._monotonic_ns() // 1_000_000
        self._begun = max(self._begun, self._time_of_day_ns() // 1_000_000 - passed)
        return self._begun + passed

    def advance_to(self, ms: int) -> None:
        """It is at least so late: that was the time when something was stored."""
        self._begun = max(self._begun, ms - self._monotonic_ns() // 1_000_000)


steady_clock = SteadyClock()


def now_ms() -> int:
    """The time in milliseconds since 1970, never less than before."""
    return steady_clock.now_ms()


def advance_to(ms: int) -> None:
    """It is at least so late: that was the time when something was stored."""
    steady_clock.advance_to(ms)
