"""Calls the web hooks of people: signed, again and again if need be, and by one server only.

What is to be sent waits in the database. A server takes a delivery by moving on the time when it is due; should it die
before it is done, the delivery falls due again. So each is sent at least once, and its id shows when it comes twice.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx
from sqlalchemy import bindparam, delete, func, select, update

from feira import __version__
from feira.core.game import FeiraError
from feira.server.clock import now_ms
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.group_commit import GroupCommit
from feira.server.hook_address import look_up, read_hook
from feira.server.refused import ServerRefused
from feira.server.schema import deliveries, people

_log = logging.getLogger("feira.server")

_AT_ONCE: Final = 20  # deliveries, each to another person: nobody's slow server holds up the others for long
_SECONDS: Final = 10.0  # that a call may take
_LEASE_MS: Final = 60_000  # after which a delivery falls due again if nothing is heard of it
_NEVER: Final = 2**62  # when what was given up is due

_any_due: Final = select(deliveries.c.id).where(deliveries.c.due <= bindparam("now")).limit(1)
_oldest: Final = (
    select(func.min(deliveries.c.id))
    .where(deliveries.c.due <= bindparam("now"))
    .group_by(deliveries.c.person)
    .order_by(func.min(deliveries.c.due))
    .limit(_AT_ONCE)
)
# Asked twice whether it is due: of two servers that want the same one, the second finds it taken.
_take: Final = (
    update(deliveries)
    .where(deliveries.c.id.in_(_oldest), deliveries.c.due <= bindparam("now"))
    .values(due=bindparam("lease"), attempts=deliveries.c.attempts + 1)
    .returning(deliveries.c.id)
)
_taken: Final = (
    select(deliveries, people.c.hook_url, people.c.hook_secret)
    .outerjoin(people, people.c.id == deliveries.c.person)
    .where(deliveries.c.id.in_(bindparam("numbers", expanding=True)))
)
_done: Final = delete(deliveries).where(deliveries.c.id == bindparam("number"))
_failed: Final = (
    update(deliveries)
    .where(deliveries.c.id == bindparam("number"))
    .values(due=bindparam("again"), problem=bindparam("why"))
)
_forget_given_up: Final = delete(deliveries).where(
    deliveries.c.person == bindparam("who"), deliveries.c.due == _NEVER, deliveries.c.id != bindparam("number")
)
_of_person: Final = (
    select(deliveries.c.due, deliveries.c.problem)
    .where(deliveries.c.person == bindparam("who"))
    .order_by(deliveries.c.id.desc())
)


class Hooks:
    """Sends what is due."""

    def __init__(
        self, database: Database, group_commit: GroupCommit, *, private: bool, seconds: float, pauses: Sequence[float]
    ) -> None:
        self._database = database
        self._group_commit = group_commit
        self._private = private
        self._seconds = seconds
        self._pauses = pauses
        self._task: asyncio.Task[None] | None = None
        # Looking up a name may take long: what else needs threads must not wait for it.
        self._resolvers = ThreadPoolExecutor(4, thread_name_prefix="resolver")
        # No connection is used twice: behind one address there may be many servers. No proxy, no redirect: the address
        # that was looked at is the one that is called.
        self._http = httpx.AsyncClient(
            timeout=_SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0),
            follow_redirects=False,
            trust_env=False,
            headers={"User-Agent": f"Feira/{__version__}", "Content-Type": "application/json", "Accept": "*/*"},
        )

    def start(self) -> None:
        """Send from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send no more; what was under way is sent again after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._http.aclose()
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    def checked(self, url: str) -> str | None:
        """A URL that a person wants to be called; ServerRefused says what is wrong. Empty: none."""
        if url:
            read_hook(url, private=self._private)
        return url or None

    async def trouble_of(self, person: str) -> tuple[int, bool, str | None]:
        """How many deliveries wait, whether one was given up, and what went wrong with the last that failed."""
        rows = await self._database.read(_of_person, {"who": person})
        problem = next((row.problem for row in rows if row.problem is not None), None)
        given_up = any(row.due == _NEVER for row in rows)
        return len(rows) - given_up, given_up, problem

    async def _run(self) -> None:
        while True:
            try:
                while await self.send_due():
                    pass
            except FeiraError as error:
                _log.warning("web hooks wait: %s", error)
            except Exception:
                _log.exception("web hooks wait")
            await asyncio.sleep(self._seconds)

    async def send_due(self) -> int:
        """Send what is due, at most one delivery to each person; how many they were."""
        if not await self._database.read(_any_due, {"now": now_ms()}):
            return 0
        taken = await self._take()
        results = await asyncio.gather(*map(self._send, taken), return_exceptions=True)
        for trouble in filter(None, results):
            raise trouble
        return len(taken)

    async def _take(self) -> list[Any]:
        now = now_ms()
        try:
            async with self._database.transaction() as connection:
                numbers = (await connection.execute(_take, {"now": now, "lease": now + _LEASE_MS})).scalars().all()
        except STORAGE_TROUBLE as error:
            raise storage_error(error) from error
        return await self._database.read(_taken, {"numbers": numbers}) if numbers else []

    async def _send(self, delivery: Any) -> None:
        problem = None if delivery.hook_url is None else await self._call(delivery)
        number, person = delivery.id, delivery.person
        if problem is None:
            await self._group_commit.write(
                [(_done, [{"number": number}]), (_forget_given_up, [{"who": person, "number": number}])]
            )
        elif delivery.attempts <= len(self._pauses):
            again = now_ms() + int(1000 * self._pauses[delivery.attempts - 1])
            await self._group_commit.write([(_failed, [{"number": number, "again": again, "why": problem}])])
        else:  # the last one that was given up stays, to be reported
            await self._group_commit.write(
                [
                    (_failed, [{"number": number, "again": _NEVER, "why": problem}]),
                    (_forget_given_up, [{"who": person, "number": number}]),
                ]
            )

    async def _call(self, delivery: Any) -> str | None:
        """Call once; what went wrong, or None. The answer's body is not read: its status says all."""
        try:
            async with asyncio.timeout(_SECONDS):
                hook = read_hook(delivery.hook_url, private=self._private)
                address = await look_up(hook, self._resolvers, private=self._private)
                request = self._http.build_request(
                    "POST",
                    hook.at(address),
                    content=delivery.body,
                    headers={"Host": hook.host_header, **_signed(delivery.id, delivery.hook_secret, delivery.body)},
                    extensions={"sni_hostname": hook.host},
                )
                response = await self._http.send(request, stream=True)
                await response.aclose()
        except ServerRefused as refused:
            return str(refused)
        except (TimeoutError, httpx.TimeoutException):
            return f"it took longer than {_SECONDS:.0f} seconds"
        except (httpx.HTTPError, httpx.InvalidURL):
            return "it could not be reached"
        return None if response.is_success else f"it answered {response.status_code}"


def _signed(number: int, secret: str, body: bytes) -> dict[str, str]:
    """The headers by which a call is known to be ours, and not an old one sent again."""
    timestamp = str(int(time.time()))
    return {
        "Feira-Delivery": str(number),
        "Feira-Timestamp": timestamp,
        "Feira-Signature": f"sha256={signature(secret, timestamp, body)}",
    }


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """HMAC-SHA256 over timestamp, a dot and the body, in hexadecimal."""
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
