"""Numbers that one thread writes and others wait for, without the interpreter's lock."""

import platform
import time
from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from feira.core.jit import compiled

Signals = NDArray[np.int64]

GIVEN: Final = 0  # the place of the last order
END: Final = -1  # the order after which there is none

_config: Any = numba.config  # its settings are made at run time, so the type checker can't see them
_LOOKS: Final = 1 if _config.DISABLE_JIT else 10_000  # a tenth of a millisecond, or some


def _load(_context: Any, signals: Any, _k: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(signals)(context, builder, args[0])
        return builder.load_atomic(builder.gep(array.data, [args[1]]), "acquire", 8)

    return types.int64(signals, types.int64), emit


def _store(_context: Any, signals: Any, _k: Any, _value: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(signals)(context, builder, args[0])
        builder.store_atomic(args[2], builder.gep(array.data, [args[1]]), "release", 8)
        return context.get_dummy_value()

    return types.void(signals, types.int64, types.int64), emit


def _rest(_context: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        if platform.machine() in ("x86_64", "AMD64"):
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), kind), [])
        return context.get_dummy_value()

    return types.void(), emit


# What was written before a signal is there for whoever has read it.
_read: Final[Callable[[Signals, int], int]] = (
    (lambda signals, k: int(signals[k])) if _config.DISABLE_JIT else cast(Any, intrinsic)(_load)
)
_write: Final[Callable[[Signals, int, int], None]] = (
    (lambda signals, k, value: signals.__setitem__(k, value)) if _config.DISABLE_JIT else cast(Any, intrinsic)(_store)
)
# Another thread may use the same core.
_pause: Final[Callable[[], None]] = (lambda: time.sleep(0)) if _config.DISABLE_JIT else cast(Any, intrinsic)(_rest)


@compiled
def tell(signals: Signals, k: int, value: int) -> None:
    """Set signal k, for those who wait for it."""
    _write(signals, k, value)


@compiled
def look_out(signals: Signals, k: int, old: int) -> int:
    """Signal k as soon as it is not `old` any more; but `old` if that takes long."""
    for _ in range(_LOOKS):
        new = _read(signals, k)
        if new != old:
            return new
        _pause()
    return old
