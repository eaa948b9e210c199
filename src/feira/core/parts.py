"""What a viewer sees, as JSON: put together from parts, each of which is kept while what it is made of stays the same.

A move changes little of what is to be seen, and most of it looks the same to everybody. So every part names the fields
of a view that it is made of. It gets those and no others, and its JSON is kept under their bytes. This also keeps
secrets: a part can't show what is not in its key, and its key comes from a view, which has no secrets in it.
"""

from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, TypeAlias

import numpy as np
import orjson
from numpy.typing import NDArray

# From the fields of a part, and `states` with nothing but them, to some members of the JSON object.
Make: TypeAlias = Callable[[Any], dict[str, Any]]

_KEPT: Final = 4096  # of each part: enough for a thousand tables at which people play at the same time


class Part:
    """Some members of what is seen, made from some fields of a view."""

    def __init__(self, dtype: "np.dtype[Any]", fields: Sequence[str], make: Make, when: str | None) -> None:
        self.fields = tuple(fields)
        self._dtype, self._make = dtype, make
        described = dtype.fields
        assert described is not None
        formats, offsets = zip(*(described[name][:2] for name in fields), strict=True)
        self._read = np.dtype(
            {"names": self.fields, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize}
        )
        self._spans = _spans([(at, at + form.itemsize) for form, at in zip(formats, offsets, strict=True)])
        make_fields: Any = namedtuple  # which fields there are is known at run time only
        self._fields = make_fields("Fields", (*fields, "states"))
        self._cut: Callable[[bytes], Any] = itemgetter(*[slice(begin, end) for begin, end in self._spans])
        self._kept = lru_cache(_KEPT)(self._dumped)
        self._last: tuple[Any, bytes] = None, b""  # most parts look the same to the next viewer
        self._flag = described[when][1] if when else None  # where the byte is without which there is nothing to show

    def json(self, record: bytes) -> bytes:
        """The members as JSON, without braces around them; empty if there are none."""
        if self._flag is not None and not record[self._flag]:
            return b""
        key = self._cut(record)
        known, members = self._last
        if key != known:
            members = self._kept(key)
            self._last = key, members
        return members

    def make(self, record: bytearray) -> dict[str, Any]:
        """The same members, made anew, of a record that has those fields."""
        states = np.frombuffer(record, self._dtype)
        return self._make(self._fields(*np.frombuffer(record, self._read)[0].item(), states))

    def _dumped(self, key: Any) -> bytes:
        alone = bytearray(self._dtype.itemsize)
        for (begin, end), piece in zip(self._spans, [key] if len(self._spans) == 1 else key, strict=True):
            alone[begin:end] = piece
        # A copy, because orjson's own bytes hold on to more memory than they need.
        return bytes(memoryview(orjson.dumps(self.make(alone)))[1:-1])


class Parts:
    """All that is seen of a game."""

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self._dtype = dtype
        self.all: list[Part] = []

    def of(self, *fields: str, when: str | None = None) -> Callable[[Make], Make]:
        """Add a part that is made of these fields; `when` names a byte without which there is nothing to show."""

        def add(make: Make) -> Make:
            self.all.append(Part(self._dtype, fields, make, when))
            return make

        return add

    def json(self, view: NDArray[Any], *members: bytes) -> bytes:
        """What the viewer of a view, alone in an array, sees; `members` come first."""
        record = view.tobytes()
        return b"{%b}" % b",".join([*members, *filter(None, [part.json(record) for part in self.all])])

    def check(self, view: NDArray[Any]) -> None:
        """AssertionError if a part looks at fields that it does not name."""
        for part in self.all:
            if not part.json(view.tobytes()):
                continue
            whole = orjson.dumps(part.make(bytearray(view.tobytes())))[1:-1]
            assert part.json(view.tobytes()) == whole, f"{part.fields} are not all that this is made of: {whole!r}"


def _spans(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Where fields begin and end in a record; neighbours together."""
    spans: list[tuple[int, int]] = []
    for begin, end in sorted(places):
        if spans and spans[-1][1] == begin:
            spans[-1] = spans[-1][0], end
        else:
            spans.append((begin, end))
    return spans
