"""Many games don't fit into the processor's cache: rows that are aligned to its lines, and prefetched."""

from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from feira.core.jit import compiled

_LINE: Final = 64  # bytes that come together
_FOR_WRITING, _TO_STAY, _DATA = 1, 3, 1  # what LLVM asks for

_config: Any = numba.config  # its settings are made at run time, so the type checker can't see them
_BYTE, _NUMBER = ir.IntType(8), ir.IntType(32)


def aligned_zeros(count: int, width: int) -> NDArray[np.int8]:
    """Rows of zeros that begin at a line of the cache; `width` is a multiple of its size."""
    zeros = np.zeros(count * width + _LINE, np.int8)
    first = -zeros.ctypes.data % _LINE
    return zeros[first : first + count * width].reshape(count, width)


def _prefetch(_context: Any, rows: Any, _k: Any, _at: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(rows)(context, builder, args[0])
        start = builder.mul(args[1], builder.extract_value(array.strides, 0))
        place = builder.gep(builder.bitcast(array.data, _BYTE.as_pointer()), [builder.add(start, args[2])])
        kind = ir.FunctionType(ir.VoidType(), [place.type, _NUMBER, _NUMBER, _NUMBER])
        declared = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(declared, [place, *map(_NUMBER, (_FOR_WRITING, _TO_STAY, _DATA))])
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.int64), emit


# (rows, k, at): the cache line with this byte of row k; without a compiler nothing would be gained
_prefetch_line: Final[Callable[[NDArray[Any], int, int], None]] = (
    (lambda _rows, _k, _at: None) if _config.DISABLE_JIT else cast(Any, intrinsic(_prefetch))
)


@compiled
def prefetch_next(rows: NDArray[Any], k: int, first: int, last: int) -> None:
    """Prefetch the columns from `first` up to `last` of the row after k, to be written soon."""
    following = min(k + 1, len(rows) - 1)
    for at in range(first * rows.itemsize, last * rows.itemsize, _LINE):
        _prefetch_line(rows, following, at)
