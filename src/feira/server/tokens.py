"""Signed tokens: a token stands for the person in it, until the person's epoch moves on."""

import secrets
from contextlib import suppress
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import insert, select

from feira.server.database import Database
from feira.server.group_commit import Conflict, GroupCommit
from feira.server.schema import settings

_LONGEST: Final = 200  # characters
_KEY: Final = "secret_key"
_insert_setting: Final = insert(settings)


async def secret_key(database: Database, group_commit: GroupCommit) -> str:
    """The key of all tokens: made by whichever server of the database starts first."""
    kept = select(settings.c.value).where(settings.c.key == _KEY)
    if rows := await database.read(kept):
        return str(rows[0].value)
    with suppress(Conflict):  # another server may just have made one
        await group_commit.write([(_insert_setting, [{"key": _KEY, "value": secrets.token_urlsafe(32)}])])
    return str((await database.read(kept))[0].value)


class Tokens:
    """Makes and reads tokens."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="feira-token-1")

    def make(self, person: str, epoch: int) -> str:
        """A token for a person."""
        token = self._serializer.dumps([person, epoch])
        return token if isinstance(token, str) else token.decode()

    def read(self, token: object) -> tuple[str, int] | None:
        """The person and the epoch of a token; None if we have not made it."""
        if not isinstance(token, str) or len(token) > _LONGEST:
            return None
        try:
            person, epoch = self._serializer.loads(token)
        except (BadData, TypeError, ValueError):
            return None
        return (person, epoch) if isinstance(person, str) and isinstance(epoch, int) else None
