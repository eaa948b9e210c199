"""A table as its log makes it: every entry changes it, nothing else does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from feira.core.game import Json
from feira.games import get_game
from feira.table.clock import Clock
from feira.table.commands import Actor, read_actor
from feira.table.entry import Entry
from feira.table.refused import LogError
from feira.table.seats import OPEN, Place, places_for
from feira.table.table import Attempt, Seat, Table

IDS_KEPT: Final = 32  # of the last commands; a move that is older is stale anyway


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks the others for leave to take back an action."""

    seat: int
    person: str
    version: int
    agreed: frozenset[str] = frozenset()


class TableState:
    """The fold of a log. `table` is the game itself, from its start on."""

    def __init__(self, code: str, created: Entry) -> None:
        body = created.body
        self.code = code
        self.version = created.version
        self.at = created.at
        self.created = created.at
        self.status = "open"  # open, running, paused, finished, closed
        self.game = get_game(body["game"])
        self.options: Json = body["options"]
        self.seats: list[Place] = [Place.of(seat) for seat in body["seats"]]
        self.clock = Clock.of(body["clock"])
        self.visibility: str = body["visibility"]
        self.seating: str = body["seating"]
        self.name: str | None = body["name"]
        host = read_actor(body.get("by"))
        assert isinstance(host, str)
        self.host = host
        self.counts: str | None = body["counts"]
        self.muted = False
        self.table: Table | None = None
        self.started_at = 0  # the version at which the game began
        self.order: list[int] = []  # by seat: which seat of the open table it was
        self.to_act: tuple[int, ...] = ()
        self.asked_at: dict[int, int] = {}  # by seat that must decide: the version at which it was asked
        self.asked_time: dict[int, int] = {}  # and since when its time runs
        self.changed_at = created.version  # the last version at which the game itself changed
        self.paused_at = 0
        self.undo: UndoRequest | None = None
        self.takebacks = [0] * len(self.seats)  # by seat: how often it took back what had revealed something
        self.rematch: str | None = None
        self.done: dict[tuple[Actor, str], int] = {}  # the version of each command, by actor and id
        self._note_id(host, created)

    # Questions

    @property
    def started(self) -> Table:
        """The game, which must have begun."""
        assert self.table is not None
        return self.table

    @property
    def strict(self) -> bool:
        """Whether nothing is taken back that was learned from: a result that is kept must be an honest one."""
        return self.counts is not None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person, those included for which a bot plays on."""
        return tuple(n for n, place in enumerate(self.seats) if person is not None and place.person == person)

    @property
    def persons(self) -> set[str]:
        """Everybody who plays, and is not replaced by a bot."""
        return {place.played_by for place in self.seats if place.played_by is not None}

    def asks(self, seat: int) -> bool:
        """Whether the person of a seat must decide now, and not a bot that plays on for them."""
        return self.status == "running" and seat in self.to_act and self.seats[seat].played_by is not None

    def seat_deadline(self, seat: int) -> int | None:
        """When the time of a person is over who must decide."""
        return self.asked_time[seat] + self.clock.limit if self.asks(seat) and self.clock.limit is not None else None

    @property
    def deadline(self) -> int | None:
        """When the next person's time is over."""
        if self.clock.limit is None:
            return None
        return min((at for seat in self.to_act if (at := self.seat_deadline(seat)) is not None), default=None)

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats whose bot must act now."""
        if self.status != "running":
            return ()
        return tuple(seat for seat in self.to_act if self.seats[seat].bot is not None)

    def steps_back(self, seat: int) -> int:
        """How many steps it is to before a seat's last action; 0 if it has done nothing."""
        history = self.started.history
        return next((n for n in range(1, len(history) + 1) if history[-n].seat == seat), 0)

    def undo_counts(self, seat: int) -> bool:
        """Whether an undo takes back something that was revealed, and so is counted."""
        return any(step.reveals for step in self.started.history[-self.steps_back(seat) :])

    # Changes

    def take(self, entry: Entry, ready: Attempt | Table | None = None) -> Json:
        """Change by an entry, and say what follows from it that everybody may be told.

        `ready` is what the entry leads to, if that is known already.
        """
        if entry.version != self.version + 1:
            raise LogError(f"table {self.code}: entry {entry.version} can't follow version {self.version}")
        change = _CHANGES.get(entry.kind)
        if change is None:
            raise LogError(f"table {self.code}: entry {entry.version} is of an unknown kind, {entry.kind!r}")
        actor = read_actor(entry.body.get("by"))
        follows = change(self, entry, ready)
        self.version = entry.version
        self.at = entry.at
        self._note_id(actor, entry)
        return follows or {}

    def _note_id(self, actor: Actor, entry: Entry) -> None:
        if "id" in entry.body:
            self.done[actor, entry.body["id"]] = entry.version
            if len(self.done) > IDS_KEPT:
                del self.done[next(iter(self.done))]

    def _sat(self, entry: Entry, _: object) -> None:
        self.seats[entry.body["seat"]] = Place(person=entry.body["by"], name=entry.body["name"])

    def _left(self, entry: Entry, _: object) -> None:
        self.seats[entry.body["seat"]] = OPEN

    def _bot_seated(self, entry: Entry, _: object) -> None:
        self.seats[entry.body["seat"]] = Place(bot=entry.body["bot"], name=entry.body["name"])

    def _changed(self, entry: Entry, _: object) -> Json | None:
        for name, value in entry.body.items():
            match name:
                case "clock":
                    self.clock = Clock.of(value)
                    self.asked_time = dict.fromkeys(self.asked_time, self._clock_time(entry))  # no surprise for anybody
                case "options":
                    self.options, self.seats = value, places_for(value["players"], self.seats)
                    self.takebacks = [0] * len(self.seats)
                case "visibility":
                    self.visibility = value
                case "seating":
                    self.seating = value
                case "muted":
                    self.muted = value
                case "name":
                    self.name = value
        return {"seats": [place.to_json() for place in self.seats]} if "options" in entry.body else None

    def _started(self, entry: Entry, ready: Attempt | Table | None) -> None:
        order = entry.body["order"]
        if sorted(order) != list(range(len(self.seats))):
            raise LogError(f"table {self.code}: entry {entry.version} has an order that leaves out a seat: {order}")
        if entry.body.get("rules") is None:
            raise LogError("it doesn't say by which edition of the rules the game is played")
        if not isinstance(ready, Table):
            ready = self.new_game(entry.body["seed"], entry.body["rules"], order, entry.body["setup"])
        self.table = ready
        self.seats = [self.seats[seat] for seat in order]
        self.started_at, self.order = entry.version, order
        self.status = "running"
        self._ask_anew(entry)

    def new_game(self, seed: int, edition: int, order: Sequence[int], setup: Json | None = None) -> Table:
        """The game at its beginning, by an edition of the rules, for the seats of the open table in a new order.

        OptionsError if this program doesn't know the edition.
        """
        seats = [Seat(self.seats[seat].name, self.seats[seat].bot) for seat in order]
        return Table(self.game, self.game.options(self.options, edition), seed, seats, setup=setup)

    def _moved(self, entry: Entry, ready: Attempt | Table | None) -> Json:
        table, body = self.started, entry.body
        if isinstance(ready, Attempt):
            table.accept(ready)
        else:
            move = body["move"] if "move" in body else body["secret"]
            table.replay(body["seat"], self.game.from_text(move), tuple(body.get("chance", ())))
        events = table.release_events()
        before, self.to_act = self.to_act, table.to_act
        for seat in before:
            if seat not in self.to_act:
                del self.asked_at[seat], self.asked_time[seat]
        for seat in self.to_act:
            if seat not in before or seat == body["seat"]:
                self.asked_at[seat], self.asked_time[seat] = entry.version, entry.at
        self.changed_at = entry.version
        if not self.to_act:
            self.status, self.undo = "finished", None
        elif self.seats[body["seat"]].bot is None:  # what a bot does answers nobody's question
            self.undo = None
        return {"events": [event.to_json() for event in events]}

    def _undo_asked(self, entry: Entry, _: object) -> None:
        seat = entry.body["seat"]
        person = self.seats[seat].person
        assert person is not None
        self.undo = UndoRequest(seat, person, entry.version)

    def _undo_answered(self, entry: Entry, _: object) -> None:
        person = self.seats[entry.body["seat"]].person
        if self.undo is not None and entry.body["yes"] and person is not None:
            request = self.undo
            self.undo = UndoRequest(request.seat, request.person, request.version, request.agreed | {person})
        else:
            self.undo = None

    def _undone(self, entry: Entry, _: object) -> Json:
        seat = entry.body["seat"]
        steps = self.steps_back(seat)
        self.takebacks[seat] += self.undo_counts(seat)
        self.started.take_back(steps)
        self._ask_anew(entry)
        return {"steps": steps}

    def _ask_anew(self, entry: Entry) -> None:
        self.to_act = self.started.to_act
        self.asked_at = dict.fromkeys(self.to_act, entry.version)
        self.asked_time = dict.fromkeys(self.to_act, entry.at)
        self.changed_at = entry.version
        self.undo = None

    def _resigned(self, entry: Entry, _: object) -> None:
        seat = entry.body["seat"]
        place = self.seats[seat]
        self.seats[seat] = Place(place.person, place.name, entry.body["bot"])
        self.undo = None
        if not self.persons:
            self._closed()

    def _returned(self, entry: Entry, _: object) -> None:
        seat = entry.body["seat"]
        place = self.seats[seat]
        self.seats[seat] = Place(place.person, place.name)
        self.undo = None
        if seat in self.asked_time:
            self.asked_time[seat] = self._clock_time(entry)

    def _clock_time(self, entry: Entry) -> int:
        """What clocks show: they stand while a game is paused, and the pause is added when it goes on."""
        return self.paused_at if self.status == "paused" else entry.at

    def _paused(self, entry: Entry, _: object) -> None:
        self.status, self.paused_at, self.undo = "paused", entry.at, None

    def _resumed(self, entry: Entry, _: object) -> None:
        self.status = "running"
        pause = entry.at - self.paused_at
        self.asked_time = {seat: at + pause for seat, at in self.asked_time.items()}

    def _closed(self, *_: object) -> None:
        self.status, self.undo = "closed", None
        self.to_act, self.asked_at, self.asked_time = (), {}, {}

    def _rematch(self, entry: Entry, _: object) -> None:
        self.rematch = entry.body["code"]


_CHANGES: Final[dict[str, Callable[[TableState, Entry, Attempt | Table | None], Json | None]]] = {
    "sat": TableState._sat,
    "left": TableState._left,
    "bot_seated": TableState._bot_seated,
    "changed": TableState._changed,
    "started": TableState._started,
    "moved": TableState._moved,
    "undo_asked": TableState._undo_asked,
    "undo_answered": TableState._undo_answered,
    "undone": TableState._undone,
    "resigned": TableState._resigned,
    "timed_out": TableState._resigned,
    "returned": TableState._returned,
    "paused": TableState._paused,
    "resumed": TableState._resumed,
    "closed": TableState._closed,
    "rematch": TableState._rematch,
}
