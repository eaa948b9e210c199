"""Records read and copied quickly from Python.

An attribute of a NumPy record costs microseconds, and so does every call of a compiled function with one; a copy of a
record goes field by field. What is done for each move of thousands of tables goes this way instead.
"""

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray


def fields_of(dtype: "np.dtype[Any]") -> Callable[[NDArray[Any], int], Any]:
    """A function `(states, i)` that reads a record once: its numbers as Python's own, its arrays as arrays."""
    make: Any = namedtuple  # which fields there are is known at run time only
    fields = make("Fields", dtype.names)
    return lambda states, i: fields._make(states[i].item())


def copied(states: NDArray[Any], i: int = 0) -> NDArray[Any]:
    """A copy of one game, alone in an array."""
    return np.frombuffer(bytearray(states[i : i + 1].tobytes()), dtype=states.dtype)


def empty_state(dtype: "np.dtype[Any]") -> NDArray[Any]:
    """An array with one empty state."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype=dtype)
