"""Atomic numbers: one thread stores them, others spin until they change, all without the interpreter's lock."""

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

Atomics = NDArray[np.int64]

ORDER: Final = 0  # the slot of the last order
STOP: Final = -1  # the order that ends all work

_config: Any = numba.config  # its settings are made at run time, so the type checker can't see them
_SPINS: Final = 1 if _config.DISABLE_JIT else 10_000  # a tenth of a millisecond, or some


def _load(_context: Any, atomics: Any, _k: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(atomics)(context, builder, args[0])
        return builder.load_atomic(builder.gep(array.data, [args[1]]), "acquire", 8)

    return types.int64(atomics, types.int64), emit


def _store(_context: Any, atomics: Any, _k: Any, _value: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(atomics)(context, builder, args[0])
        builder.store_atomic(args[2], builder.gep(array.data, [args[1]]), "release", 8)
        return context.get_dummy_value()

    return types.void(atomics, types.int64, types.int64), emit


def _rest(_context: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        if platform.machine() in ("x86_64", "AMD64"):
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), kind), [])
        return context.get_dummy_value()

    return types.void(), emit


# Acquire and release: a thread that loads a number sees all that was written before it was stored.
_atomic_load: Final[Callable[[Atomics, int], int]] = (
    (lambda atomics, k: int(atomics[k])) if _config.DISABLE_JIT else cast(Any, intrinsic)(_load)
)
_atomic_store: Final[Callable[[Atomics, int, int], None]] = (
    (lambda atomics, k, value: atomics.__setitem__(k, value)) if _config.DISABLE_JIT else cast(Any, intrinsic)(_store)
)
# Another thread may use the same core.
_pause: Final[Callable[[], None]] = (lambda: time.sleep(0)) if _config.DISABLE_JIT else cast(Any, intrinsic)(_rest)


@compiled
def store(atomics: Atomics, k: int, value: int) -> None:
    """Set number k, for the threads that wait for it."""
    _atomic_store(atomics, k, value)


@compiled
def spin_until_changed(atomics: Atomics, k: int, old: int) -> int:
    """Number k as soon as it isn't `old` any more; `old` if that takes long."""
    for _ in range(_SPINS):
        new = _atomic_load(atomics, k)
        if new != old:
            return new
        _pause()
    return old
