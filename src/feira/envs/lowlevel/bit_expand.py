"""Bits as bytes of 0 and 1, for arrays that learners read: many in one instruction, if the machine has one for it."""

from collections.abc import Callable, Sequence
from typing import Any, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

Bytes = NDArray[np.int8]
# (array, k, first, bits): some of the bits become bytes of row k, from `first` on
BitExpand = Callable[[Bytes, int, int, int], None]

_config: Any = numba.config  # its settings are made at run time, so the type checker can't see them
_BYTE, _BIT = ir.IntType(8), ir.IntType(1)


def bit_expander(bits_taken: Sequence[int]) -> BitExpand:
    """A function that writes these bits of an int64 as bytes, one after the other, which must fit into the row."""
    if _config.DISABLE_JIT:

        def plain(array: Bytes, k: int, first: int, bits: int) -> None:
            for n, bit in enumerate(bits_taken):
                array[k, first + n] = int(bits) >> bit & 1

        return plain
    width = 1 << max(bits_taken).bit_length()  # compilers know vectors of 16, 32 or 64

    def bit_expand(_context: Any, array: Any, _k: Any, _first: Any, _bits: Any) -> Any:
        def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            rows = context.make_array(array)(context, builder, args[0])
            pitch = builder.extract_value(rows.strides, 0)
            _, k, first, bits = args
            wide = builder.zext(
                builder.bitcast(builder.trunc(bits, ir.IntType(width)), ir.VectorType(_BIT, width)),
                ir.VectorType(_BYTE, width),
            )
            lanes = ir.Constant(ir.VectorType(ir.IntType(32), len(bits_taken)), list(bits_taken))
            value = builder.shuffle_vector(wide, ir.Constant(wide.type, ir.Undefined), lanes)
            place = builder.gep(
                builder.bitcast(rows.data, _BYTE.as_pointer()), [builder.add(builder.mul(k, pitch), first)]
            )
            builder.store(value, builder.bitcast(place, value.type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(array, types.int64, types.int64, types.int64), emit

    return cast(BitExpand, intrinsic(bit_expand))
