"""Names for things that nobody can guess, and numbers that rise with time."""

import secrets
from typing import Final

from feira.server.clock import now_ms

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
_CODE_LENGTH: Final = 10  # 50 bits: for many tables the code is the key


def new_code() -> str:
    """The code of a table or a record."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def new_person_id() -> str:
    """The id of a person; it is public. No command takes it for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_key() -> str:
    """A secret of a person."""
    return secrets.token_urlsafe(24)


_latest_number = 0


def new_number() -> int:
    """A number for a row: later ones are greater, even if the clock is set back; two servers never make the same."""
    global _latest_number
    _latest_number = max(now_ms() << 20 | secrets.randbits(20), _latest_number + 1)
    return _latest_number
