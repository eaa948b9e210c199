"""Who people are: guests with a name, and accounts that know them again on another device."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.game import FeiraError
from feira.server.clock import now_ms
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.group_commit import Conflict, GroupCommit
from feira.server.ids import new_key, new_person_id
from feira.server.logins import Backoff, look_of, require_uncommon
from feira.server.refused import ServerRefused
from feira.server.schema import campaigns, deliveries, people, puzzle_tries, solvers
from feira.server.tokens import Tokens

_insert: Final = insert(people)
_by_id: Final = people.c.id == bindparam("who")
_forget_deliveries: Final = delete(deliveries).where(deliveries.c.person == bindparam("who"))
_forget: Final = [
    delete(people).where(_by_id),
    *(delete(own).where(own.c.person == bindparam("who")) for own in (campaigns, puzzle_tries, solvers)),
    _forget_deliveries,
]
_RESET_MS: Final = 24 * 3600 * 1000
_AT_ONCE: Final = 500  # people in one query
_HASHES_AT_ONCE: Final = 2  # each takes some 50 ms and 64 MiB


class Person(NamedTuple):
    """A row of people."""

    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    language: str
    hook_url: str | None
    hook_secret: str
    feed_key: str
    created: int
    banned: bool = False
    moderator: bool = False
    reset_key: str | None = None
    reset_until: int | None = None
    login_look: str | None = None


class People:
    """Everybody whom the server knows."""

    def __init__(self, database: Database, group_commit: GroupCommit, tokens: Tokens) -> None:
        self._database = database
        self._group_commit = group_commit
        self._tokens = tokens
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)
        self._backoff = Backoff()
        self._nobodys_hash = ""  # made when it is first needed: it takes as long as a password

    async def by_token(self, token: object) -> Person:
        """The person who carries a token; Refused if it is none of ours or not valid any more."""
        read = self._tokens.read(token)
        person = None if read is None else await self._find(people.c.id == read[0])
        if read is None or person is None or person.epoch != read[1]:
            raise ServerRefused("bad-token", "this token is not valid, or not any more")
        _require_allowed(person)
        return person

    def token_of(self, person: Person) -> str:
        """A token for a person."""
        return self._tokens.make(person.id, person.epoch)

    def id_in(self, token: object) -> str | None:
        """Whose token it claims to be, signed by us; whether it is still valid is not asked."""
        read = self._tokens.read(token)
        return None if read is None else read[0]

    async def add_guest(self, name: str, language: str) -> Person:
        """Somebody new."""
        person = Person(
            id=new_person_id(),
            name=name,
            login=None,
            password=None,
            epoch=1,
            language=language,
            hook_url=None,
            hook_secret=new_key(),
            feed_key=new_key(),
            created=now_ms(),
        )
        await self._group_commit.write([(_insert, [person._asdict()])])
        return person

    async def change(self, person: Person, *, tokens_void: bool = False, **values: Any) -> Person:
        """Change what is known of a person. What was to be sent to one webhook is never sent to another.

        Epochs are counted by the database: if somebody else has made the tokens void meanwhile, they are so twice, and
        what either of the two gets is void too.
        """
        changed = person._replace(**values)
        if tokens_void:
            changed = changed._replace(epoch=person.epoch + 1)
            values["epoch"] = people.c.epoch + 1
        statements: list[Executable] = [update(people).where(_by_id).values(values)]
        if changed.hook_url != person.hook_url:
            statements.append(_forget_deliveries)
        note = f"p:{person.id}" if tokens_void or changed.banned != person.banned else None
        await self._group_commit.write([(statement, [{"who": person.id}]) for statement in statements], note)
        return changed

    async def add_account(self, person: Person, login: str, password: str) -> Person:
        """Give a person who has none a login and a password; of two at the same time the first counts."""
        require_uncommon(password, login, person.name)
        hashed, look = await self._hash(password), look_of(login)
        changed = person._replace(login=login.casefold(), password=hashed, login_look=look)
        without = (people.c.id == person.id) & people.c.login.is_(None)
        first = update(people).where(without).values(login=changed.login, password=hashed, login_look=look)
        try:
            async with self._database.transaction() as connection:
                stored = (await connection.execute(first)).rowcount == 1
        except IntegrityError:
            raise _login_taken(login) from None
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error
        if not stored:
            raise _has_account()
        return changed

    async def replace_account(self, person: Person, login: str, password: str) -> Person:
        """Give a person another login and password; tokens that somebody may have got before are void."""
        require_uncommon(password, login, person.name)
        hashed = await self._hash(password)
        values = {"login": login.casefold(), "login_look": look_of(login), "password": hashed}
        try:
            return await self.change(person, tokens_void=True, **values)
        except Conflict:
            raise _login_taken(login) from None

    async def require_password(self, person: Person, password: str | None) -> None:
        """Refused unless it is the password of the person's account."""
        login = person.login or ""
        self._backoff.require(login)
        if password is None or person.password is None or not await self._verify(person.password, password):
            self._backoff.failed(login)
            raise _has_account()
        self._backoff.succeeded(login)

    async def log_in(self, login: str, password: str) -> Person:
        """The person of a login, if the password is right."""
        if not self._nobodys_hash:
            self._nobodys_hash = await self._hash(new_key())
        name = login.casefold()
        self._backoff.require(name)  # also for one that there is not: nobody learns which there are
        person = await self._find(people.c.login == name)
        # The same work for a login that there is not: how long it takes must not give it away.
        kept = self._nobodys_hash if person is None or person.password is None else person.password
        if not await self._verify(kept, password) or person is None:
            self._backoff.failed(name)
            raise ServerRefused("bad-login", "login or password is wrong")
        self._backoff.succeeded(name)
        _require_allowed(person)
        return person

    async def make_reset_key(self, person: Person) -> str:
        """A key that is good once, for a day: whoever has it chooses a new password for the account."""
        key = new_key()
        await self.change(person, reset_key=_hashed(key), reset_until=now_ms() + _RESET_MS)
        return key

    async def reset_password(self, key: str, password: str) -> Person:
        """Give the account of a key a new password; the key and all tokens are void then."""
        person = await self._find((people.c.reset_key == _hashed(key)) & (people.c.reset_until > now_ms()))
        if person is None:
            raise ServerRefused("bad-reset", "this link was used already, or is too old: ask for a new one")
        require_uncommon(password, person.login or "", person.name)
        hashed = await self._hash(password)
        return await self.change(person, tokens_void=True, password=hashed, reset_key=None, reset_until=None)

    async def named(self, who: str) -> Person:
        """The person of an id or a login; FeiraError if there is none."""
        person = await self._find((people.c.id == who) | (people.c.login == who.casefold()))
        if person is None:
            raise FeiraError(f"there is nobody with the id or login {who}")
        return person

    async def revoke_tokens(self, person: Person) -> Person:
        """Make all tokens of a person void."""
        return await self.change(person, tokens_void=True)

    async def epochs(self, ids: Sequence[str]) -> dict[str, int | None]:
        """Of which epoch the tokens of people must be; None for those who are banned, or not known any more."""
        found: dict[str, int | None] = dict.fromkeys(ids)
        allowed = select(people.c.id, people.c.epoch).where(people.c.banned.is_(False))
        for at in range(0, len(ids), _AT_ONCE):
            query = allowed.where(people.c.id.in_(ids[at : at + _AT_ONCE]))
            found |= {row.id: row.epoch for row in await self._database.read(query)}
        return found

    async def forget(self, person: Person) -> None:
        """Forget a person and their campaign; forgetting.py sees to the rest."""
        await self._group_commit.write([(statement, [{"who": person.id}]) for statement in _forget], f"p:{person.id}")

    async def _find(self, condition: Any) -> Person | None:
        rows = await self._database.read(select(people).where(condition))
        return Person(*rows[0]) if rows else None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False


def _require_allowed(person: Person) -> None:
    if person.banned:
        raise ServerRefused("banned", "you are banned from this server; ask the person who runs it")


def _hashed(key: str) -> str:
    """What is stored of a key: nobody who reads the database can use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def _login_taken(login: str) -> ServerRefused:
    return ServerRefused("login-taken", f"somebody else has the login {login}, or one that looks like it")


def _has_account() -> ServerRefused:
    return ServerRefused("wrong-password", "you have an account already: to change it send its old_password")
