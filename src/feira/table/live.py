"""A table that people and bots share: commands in, entries of its log out. It knows no network, storage or clock."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from feira.bots import bot_seed
from feira.core.game import SPECTATOR, FeiraError, Json, States, shown
from feira.table.choices import choices_of
from feira.table.commands import Command, Create, Move, Start, actor_json
from feira.table.entry import Entry
from feira.table.proposals import PROPOSALS, attempt_move, create, undo_of
from feira.table.refused import LogError, Refused, Repeated
from feira.table.state import TableState
from feira.table.table import Attempt, Table

LONGEST_ID: Final = 64


class LiveTable(TableState):
    """The fold of a log, which also says what the next entries are.

    `propose` checks a command and returns the entries that it leads to, without changing anything. When they are
    stored, all of them or none, `absorb` takes them in, one after the other. Whatever else happens between the two, a
    table that has absorbed the same entries is the same table.
    """

    def __init__(self, code: str, created: Entry) -> None:
        super().__init__(code, created)
        self._pending: tuple[Entry, Attempt | Table] | None = None

    @staticmethod
    def create(command: Create, now: int) -> Entry:
        """The first entry of a new table; OptionsError, SetupError or Refused say what is wrong."""
        _require_id(command.move_id)
        return Entry(1, now, "created", create(command) | _signature(command))

    @classmethod
    def read(cls, code: str, entries: Iterable[Entry]) -> tuple["LiveTable", list[Json]]:
        """The table of a log, and what everybody may be told of each entry."""
        log = iter(entries)
        first = next(log, None)
        if first is None or first.kind != "created" or first.version != 1:
            raise LogError(f"table {code}: its log does not begin with its creation")
        with _taking_in(code, first):
            table = cls(code, first)
        return table, [first.public(), *table.absorb_all(log)]

    def absorb_all(self, entries: Iterable[Entry]) -> list[Json]:
        """Take in stored entries; what everybody may be told of each.

        LogError if one of them can't be taken in. Then drop the table: the entry may have changed a part of it.
        """
        told = []
        for entry in entries:
            with _taking_in(self.code, entry):
                told.append(self.absorb(entry))
        return told

    # Commands

    def propose(self, command: Command, now: int) -> list[Entry]:
        """The entries that a command leads to, which are one or two.

        Refused, Illegal, MoveError and other FeiraErrors say why there are none; Repeated that they are there already.
        """
        _require_id(command.move_id)
        if command.move_id is not None and (command.by, command.move_id) in self.done:
            raise Repeated(self.done[command.by, command.move_id])
        at = max(now, self.at)
        self._pending = None
        signature = _signature(command)
        if isinstance(command, Move):
            body, attempt = attempt_move(self, command)
            entry = Entry(self.version + 1, at, "moved", body | signature)
            self._pending = entry, attempt
            return [entry]
        changes = PROPOSALS[type(command)](self, command, at)
        entries = [
            Entry(version, at, kind, body | signature) for version, (kind, body) in enumerate(changes, self.version + 1)
        ]
        if isinstance(command, Start):
            started = entries[0].body
            game = self.new_game(command.seed, started["rules"], started["order"])
            entries[0].body["setup"] = game.setup
            self._pending = entries[0], game
        return entries

    def absorb(self, entry: Entry) -> Json:
        """Take in an entry that is stored, be it one that was proposed here or one from elsewhere.

        What everybody may be told of it, with all that follows: the events of a move, how many steps an undo goes back.
        """
        pending, self._pending = self._pending, None
        follows = self.take(entry, pending[1] if pending is not None and pending[0] is entry else None)
        return entry.public() | follows

    def rematch_command(self) -> Create:
        """The table on which the same people play again: no draw, but the next seat begins.

        If this one never began, nobody has had the first turn: the new table is as this one was.
        """
        seats = [
            {"kind": "person", "person": place.person, "name": place.name}
            if place.person is not None
            else place.to_json()
            for place in self.seats
        ]
        return Create(
            by=self.host,
            game=self.game.name,
            options=self.options,
            seats=tuple(seats) if self.table is None else (*seats[1:], seats[0]),
            clock=self.clock.to_json(),
            visibility=self.visibility,
            seating=self.seating if self.table is None else "kept",
            name=self.name,
        )

    # What people may know

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may see the table without sitting there."""
        belongs = person is not None and (person == self.host or bool(self.seats_of(person)))
        return belongs or self.visibility != "locked"

    def observation(self, viewer: int | None) -> Json | None:
        """What a seat, or None for a spectator, knows of the game; None before it begins.

        Where a table was closed nobody is to act any more, whatever the game would have asked for next.
        """
        if self.table is None:
            return None
        seen = self.table.observation(SPECTATOR if viewer is None else viewer)
        return seen if self.status != "closed" else {**seen, "to_act": []}

    @property
    def has_secrets(self) -> bool:
        """Whether somebody knows, or decides now, what others at the same screen must not see."""
        return self.table is not None and self.game.has_secrets(self.table.states, 0)

    def lately(self, viewer: int | None, steps: int) -> Callable[[], list[Json]]:
        """What a seat, or a spectator, knew before each of the last steps, and knows now; nothing before the start.

        It takes a while to work out: that may be done anywhere, by calling what is returned, while the table goes on.
        """
        if self.table is None:
            return list
        game, who = self.table.twin(), SPECTATOR if viewer is None else viewer
        return lambda: [game.game.observation(states, 0, who) for states in game.lately(steps)]

    def choices(self, seat: int) -> list[Json]:
        """Every legal move of a seat, with what it would cost and bring as far as the seat can know."""
        return [] if self.table is None or self.status != "running" else choices_of(self.table, seat)

    def may_undo(self, seat: int) -> Json | None:
        """How a seat may take back its last action, `now` or by asking the others (`ask`), and if that is counted."""
        if self.status != "running" or self.seats[seat].played_by is None:
            return None
        try:
            [(kind, _)] = undo_of(self, seat)
        except Refused:
            return None
        return {"how": "now" if kind == "undone" else "ask", "counted": self.undo_counts(seat)}

    def undo_json(self) -> Json | None:
        """The request to take back an action, if there is one."""
        if self.undo is None:
            return None
        agreed = [n for n, place in enumerate(self.seats) if place.person in self.undo.agreed]
        return {"asked_by": self.undo.seat, "agreed": agreed, "version": self.undo.version}

    def summary(self) -> Json:
        """The table as lobby and page show it."""
        value: Json = {
            "code": self.code,
            "game": self.game.name,
            "options": self.options,
            "name": self.name,
            "status": self.status,
            "version": self.version,
            "visibility": self.visibility,
            "seating": self.seating,
            "host": self.host,
            "muted": self.muted,
            "counts": self.counts,
            "clock": self.clock.to_json(),
            "deadline": self.deadline,
            "seats": [
                {**place.to_json(), "to_act": n in self.to_act, "asked": self.asked_time.get(n)}
                for n, place in enumerate(self.seats)
            ],
            "takebacks": list(self.takebacks),
            "rematch": self.rematch,
            "created": self.created,
            "updated": self.at,
        }
        if self.status == "finished":
            value["outcome"] = self.result()
        elif self.status == "closed" and self.table is not None:
            value["lasting"] = self.game.lasting(self.table.states, 0)
        return value

    # The end

    def result(self) -> Json:
        """How the game came out, as records have it; Refused while it is not finished."""
        result = None if self.table is None else self.table.game.result_json(self.table.states, 0)
        if result is None:
            raise Refused("not-finished", {"status": self.status})
        return result

    def record(self) -> Callable[[], Json]:
        """The game in feira-record/1, every secret included; Refused while it is not finished.

        As with `lately` it may be worked out anywhere, by calling what is returned.
        """
        self.result()
        game, more = self.started.twin(), {"names": self.names, "takebacks": list(self.takebacks)}
        return lambda: {**game.record(), **more}

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat."""
        return [place.name for place in self.seats]

    # Bots

    def view(self, seat: int) -> States:
        """All that the bot of a seat gets to see."""
        return self.started.view(seat)

    def bot_seed(self, seat: int) -> int:
        """A seed for the next decision of a seat's bot: always the same here, and no way to the game's own seed."""
        return bot_seed(f"{self.started.seed}/{self.version}", seat)


@contextmanager
def _taking_in(code: str, entry: Entry) -> Iterator[None]:
    """Whatever is wrong with an entry of a log, as a LogError that names it."""
    try:
        yield
    except FeiraError as error:
        raise LogError(f"table {code}: entry {entry.version} can't be taken in: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise LogError(f"table {code}: entry {entry.version} can't be taken in: {error!r}") from error


def _require_id(move_id: Any) -> None:
    if move_id is None:
        return
    if not isinstance(move_id, str) or not 0 < len(move_id) <= LONGEST_ID or not move_id.isprintable():
        raise Refused("bad-id", {"most": LONGEST_ID, "id": shown(move_id)})


def _signature(command: Command | Create) -> Json:
    """Who acts, and the id by which the command is known again."""
    signature = {"by": actor_json(command.by)}
    return signature if command.move_id is None else {**signature, "id": command.move_id}
