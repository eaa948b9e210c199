"""A table that this server keeps in memory: its history, who watches it, and what they get."""

import asyncio
import time
from typing import Any

from feira.server.choices import ChoiceWorker
from feira.server.lock import Lock
from feira.server.refused import ServerRefused
from feira.server.subscriptions import History, StateMessages, Subscription
from feira.table.table import Table


class ServedTable:
    """A table and those who watch it. Hold the lock while you use the table."""

    __slots__ = (
        "_choices", "_choices_version", "_worker", "code", "history", "key", "lock", "published", "publishing",
        "seated", "subscriptions", "table", "telling", "used",
    )  # fmt: skip

    def __init__(self, code: str, worker: ChoiceWorker) -> None:
        self.code = code
        self.key = 0  # the table's number, when it is known
        self.lock = Lock()
        self.table: Table | None = None  # None: to be read from the database
        self.history = History()
        self.published = 0  # the version that those who watch have been sent
        self.subscriptions: set[Subscription] = set()
        self.seated: tuple[str, ...] = ()  # the people who have a seat, also while the table is not in memory
        self.publishing: asyncio.Task[None] | None = None  # who watches, soon
        self.telling: asyncio.Task[None] | None = None  # who is here, soon
        self.used = time.monotonic()
        self._worker = worker
        self._choices: dict[int, asyncio.Future[bytes]] = {}  # by seat, of one version
        self._choices_version = 0

    @property
    def people(self) -> set[str]:
        """Everybody who watches and has said who they are."""
        known = (subscription.subscriber.person for subscription in self.subscriptions)
        return {person for person in known if person is not None}

    def choices(self, table: Table, viewer: int | None) -> asyncio.Future[bytes] | None:
        """The choices of a viewer who must decide now, being worked out or done; None for all others."""
        if viewer is None or not table.asks(viewer):
            return None
        if self._choices_version != table.version:
            self._choices, self._choices_version = {}, table.version
        if viewer not in self._choices or _failed(self._choices[viewer]):
            self._choices[viewer] = self._worker.work_out(table.choices(viewer))
        return self._choices[viewer]

    def state(
        self, table: Table, viewer: int | None, since: int, request: Any = None, newcomer: Subscription | None = None
    ) -> bytes:
        """The state message for one viewer, without choices."""
        subscriptions = self.subscriptions if newcomer is None else self.subscriptions | {newcomer}
        return StateMessages(table, subscriptions).message(viewer, since, self.history, request)

    def messages(self, table: Table, summary: bytes) -> StateMessages:
        """The state messages for those who watch now.

        They are made before the change is stored, when all that they are made of has just been touched. Afterwards
        many other tables would have been at work, and the processor would have to fetch everything again.
        """
        messages = StateMessages(table, self.subscriptions, summary)
        for subscription in self.subscriptions:
            if self.history.reaches(subscription.sent):
                messages.message(subscription.viewer, subscription.sent, self.history)
        return messages

    def publish(self, table: Table, messages: StateMessages | None = None) -> None:
        """Send everybody who watches the state as they may see it; nobody is waited for.

        `messages` have been made before if what has changed leaves everybody where they sit, and lets them watch.
        """
        self.published = table.version
        if not self.subscriptions:
            return
        if messages is None:
            self._update_viewers(table)
            messages = StateMessages(table, self.subscriptions)
        for subscription in self.subscriptions:
            message = (
                messages.message(subscription.viewer, subscription.sent, self.history)
                if self.history.reaches(subscription.sent)
                else None
            )
            choices = self.choices(table, subscription.viewer) if subscription.wants_choices else None
            subscription.publish(message, table.version, choices)

    def _update_viewers(self, table: Table) -> None:
        """If you have lost your seat you see what a spectator sees; if you can't even watch, nothing more.

        When the seats were drawn, you look from where you sit now; a shared screen, from where the same one sits.
        """
        for subscription in list(self.subscriptions):
            person = subscription.subscriber.person
            own = table.seats_of(person)
            if subscription.pending_version < table.started_at and subscription.viewer in table.order:
                subscription.viewer = table.order.index(subscription.viewer)
            if subscription.viewer is not None and subscription.viewer not in own:
                subscription.viewer = viewer_for(table, person, None) if own else None
            if subscription.viewer is None and not table.may_watch(person):
                self.subscriptions.discard(subscription)


def _failed(choices: asyncio.Future[bytes]) -> bool:
    return choices.done() and (choices.cancelled() or choices.exception() is not None)


def locked() -> ServerRefused:
    """The table is for its players only."""
    return ServerRefused("locked", "this table is locked: only those who play at it may see it")


def viewer_for(table: Table, person: str | None, seat: int | None) -> int | None:
    """Whose view somebody gets: of the seat that they name, else of one that is theirs, else a spectator's.

    Of their own seats those come first on which they play themselves, and of these the one that is to act.
    """
    own = () if person is None else table.seats_of(person)
    if seat is not None:
        if seat not in own:
            raise ServerRefused("not-your-seat", f"seat {seat} is not yours", seat=seat)
        return seat
    if own:
        return min(own, key=lambda mine: (table.seats[mine].played_by is None, mine not in table.to_act))
    if not table.may_watch(person):
        raise locked()
    return None
