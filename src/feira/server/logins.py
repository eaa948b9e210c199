"""Logins that look alike, passwords that everybody tries first, and who tries too often."""

import time
import unicodedata
from collections import OrderedDict
from functools import cache
from typing import Final

from confusable_homoglyphs import confusables
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from feira.server.limits import too_many
from feira.server.refused import ServerRefused

_FREE_TRIES: Final = 5  # before one has to wait
_LONGEST_WAIT: Final = 900.0  # seconds
_FORGOTTEN_AFTER: Final = 86_400.0  # seconds
_MOST_LOGINS: Final = 100_000


def look_of(login: str) -> str:
    """What a login looks like: the same for all that people may take for each other."""
    plain = unicodedata.normalize("NFKD", login.casefold())
    alike = "".join(map(_likeness, plain.replace("rn", "m")))
    return alike.casefold()[:64]


@cache
def _likeness(char: str) -> str:
    """The one letter that stands for all which look like this one: a Latin one, if there is any."""
    alike = [found["c"] for found in confusables.confusables_data.get(char, ()) if len(found["c"]) == 1]
    return str(min((char, *alike), key=lambda each: (not each.isascii(), not each.isalpha(), each.isupper(), each)))


@cache
def _common_passwords() -> frozenset[str]:
    return frozenset(FREQUENCY_LISTS["passwords"])


def require_uncommon(password: str, *own: str) -> None:
    """Refused if it is one of the passwords that are tried first, or the person's own name or login."""
    plain = password.casefold()
    if plain in _common_passwords() or plain in {each.casefold() for each in own} or len(set(plain)) == 1:
        raise ServerRefused("common-password", "this password is easy to guess; choose another one")


class Backoff:
    """How long one has to wait after wrong passwords: the longer, the more of them there were for the same login."""

    def __init__(self) -> None:
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, and when the last was

    def require(self, login: str) -> None:
        """Refused `too-many` while somebody must wait."""
        count, at = self._failures.get(login, (0, 0.0))
        if count >= _FREE_TRIES:
            left = at + min(_LONGEST_WAIT, 2.0 ** (count - _FREE_TRIES)) - time.monotonic()
            if left > 0:
                raise too_many("wrong passwords for this login", left)

    def failed(self, login: str) -> None:
        """A wrong password."""
        count, at = self._failures.pop(login, (0, 0.0))
        now = time.monotonic()
        self._failures[login] = (1 if now - at > _FORGOTTEN_AFTER else count + 1, now)
        if len(self._failures) > _MOST_LOGINS:
            self._failures.popitem(last=False)

    def succeeded(self, login: str) -> None:
        """The right one."""
        self._failures.pop(login, None)
