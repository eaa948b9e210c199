"""The server's clock follows the machine's, but never back."""

from types import SimpleNamespace

from feira.server.clock import SteadyClock


def test_the_clock_never_goes_back():
    times = SimpleNamespace(day=1_000_000, steady=500)
    clock = SteadyClock(lambda: times.day * 10**6, lambda: times.steady * 10**6)
    assert clock.now_ms() == 1_000_000
    times.day, times.steady = 1_000_010, 510
    assert clock.now_ms() == 1_000_010
    times.day, times.steady = 400_000, 520  # set back
    assert clock.now_ms() == 1_000_020
    times.day, times.steady = 400_100, 620
    assert clock.now_ms() == 1_000_120
    times.day, times.steady = 1_500_000, 630  # set forward
    assert clock.now_ms() == 1_500_000


def test_it_goes_on_from_what_was_stored():
    times = SimpleNamespace(day=1_000, steady=50)
    clock = SteadyClock(lambda: times.day * 10**6, lambda: times.steady * 10**6)
    clock.advance_to(9_000)
    assert clock.now_ms() == 9_000
    times.day, times.steady = 1_020, 70
    assert clock.now_ms() == 9_020
    clock.advance_to(5)
    assert clock.now_ms() == 9_020
