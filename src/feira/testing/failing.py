"""How a check fails: always in the same way, and with the place where it happened."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def failing(where: str) -> Iterator[None]:
    """Turn whatever goes wrong inside into an AssertionError that names the place; the true error is its cause."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{where}: {error or 'an assertion failed'}") from error
    except Exception as error:
        raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
