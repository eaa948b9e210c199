"""How much one person or address may ask for: buckets that fill again with time, in memory."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from feira.core.game import FeiraError
from feira.server.refused import ServerRefused

_MOST_BUCKETS: Final = 100_000  # the one that was unused for longest is dropped first


class Bucket:
    """Holds up to `most`; `rate` flows in each second."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Take so much out; if there is too little nothing is taken, and the answer is how many seconds are missing."""
        self._fill()
        if self._level < amount:
            return self._missing(amount)
        self._level -= amount
        return 0.0

    def lacks(self, amount: float) -> float:
        """How many seconds it takes until there is so much; 0 if there is."""
        self._fill()
        return self._missing(amount) if self._level < amount else 0.0

    def _missing(self, amount: float) -> float:
        return (amount - self._level) / self._rate if self._rate else 3600.0

    def spend(self, amount: float) -> None:
        """Take so much out even if that leaves a debt."""
        self._fill()
        self._level -= amount

    def debt_seconds(self) -> float:
        """How long it takes until there is no debt any more."""
        self._fill()
        return max(0.0, -self._level / self._rate) if self._rate else (3600.0 if self._level < 0 else 0.0)

    def _fill(self) -> None:
        now = time.monotonic()
        level = self._level + (now - self._at) * self._rate
        self._level = level if level < self._most else self._most
        self._at = now


class Buckets:
    """A bucket for everybody who uses something."""

    def __init__(self, rate: float, most: float) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate, most)
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, who: Hashable) -> Bucket:
        """Their bucket; a new one is full."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = self._make()
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def require(self, who: Hashable, what: str, amount: float = 1.0) -> None:
        """Take one, or so much; Refused `too-many` if there is not enough."""
        self.require_of_all([who], what, amount)

    def require_of_all(self, who: Sequence[Hashable], what: str, amount: float = 1.0) -> None:
        """Take so much from each; if one of them has not enough, Refused `too-many`, and nobody has paid."""
        buckets = [self.of(each) for each in who]
        if seconds := max(bucket.lacks(amount) for bucket in buckets):
            raise too_many(what, seconds)
        for bucket in buckets:
            bucket.spend(amount)

    @contextmanager
    def charged(self, who: Hashable, what: str) -> Iterator[None]:
        """Take one for what is done meanwhile; if that is refused, it is given back."""
        self.require(who, what)
        try:
            yield
        except FeiraError:
            self.of(who).spend(-1)
            raise


def network_of(address: str) -> str:
    """By what an address is counted: of IPv6 everybody has a network of 2⁶⁴ addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket has none
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def too_many(what: str, seconds: float = 1.0) -> ServerRefused:
    """The refusal that says when to try again."""
    return ServerRefused("too-many", f"too many {what}; try again later", seconds=int(seconds) + 1)


def per_second(number: int) -> Buckets:
    """So many a second, and three times as many at once."""
    return Buckets(number, 3 * number)


def per(number: int, seconds: int) -> Buckets:
    """So many in so many seconds, even all at the same time."""
    return Buckets(number / seconds, number)


class Count:
    """How many of something each has at a time."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._counts: dict[Hashable, int] = {}

    def add(self, who: Hashable) -> None:
        """One more; Refused `too-many` if that is too many."""
        count = self._counts.get(who, 0)
        if count >= self._most:
            raise too_many(self._what)
        self._counts[who] = count + 1

    def remove(self, who: Hashable) -> None:
        """One less."""
        count = self._counts[who] - 1
        if count:
            self._counts[who] = count
        else:
            del self._counts[who]
