"""A table that people and bots share: commands in, entries of its log out. It knows no network, storage or clock."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import orjson

from feira.bots import bot_seed
from feira.core.game import SPECTATOR, FeiraError, Json, States, shown
from feira.games import get_game
from feira.table import timing
from feira.table.changes import CHANGES, Ready, UndoRequest
from feira.table.choices import choices_of, plain
from feira.table.clock import Clock
from feira.table.colours import with_colours
from feira.table.commands import Actor, Command, Create, Move, Start, actor_json, read_actor
from feira.table.entry import Entry
from feira.table.game_session import GameSession, Seat
from feira.table.proposals import PROPOSALS, attempt_move, create, undo_of
from feira.table.refused import LogError, Refused, Repeated
from feira.table.seats import Place
from feira.table.summary import lasting_of, passing_of

LONGEST_ID: Final = 64
IDS_KEPT: Final = 32  # of the last commands; a move that is older is stale anyway


class Table:
    """The fold of a log, which also says what the next entries are.

    `propose` checks a command and returns the entries that it leads to, without changing anything. `apply` changes the
    table by one entry, whether it was just proposed here or comes from storage: tables that have applied the same
    entries are the same. The server applies what was proposed before it is stored, since it stores what the table has
    become; if storing fails it drops the table and reads it again.
    """

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
        self.deal: str | None = body.get("deal")  # the code of the deal that is played again
        self.branch: Json | None = body.get("branch")  # the game that this one continues
        self.hints: bool = body.get("hints", False)  # whether they are allowed
        self.muted = False
        self.session: GameSession | None = None  # the game, from its start on
        self.started_at = 0  # the version at which the game began
        self.order: list[int] = []  # by seat: which seat of the open table it was
        self.to_act: tuple[int, ...] = ()
        self.asked_at: dict[int, int] = {}  # by seat that must decide: the version at which it was asked
        self.asked_time: dict[int, int] = {}  # and since when it must decide; timing.py says when its time runs
        self.curtained: set[int] = set()  # those of them that wait until their person takes a shared screen
        self.screens: dict[str, int] = {}  # by person with several seats: the one that has the screen
        self.spent = [0] * len(self.seats)  # by seat: ms of thought
        self.increments: list[int] = []  # by step of the game: the ms that it gave back
        self.extended: set[int] = set()  # the seats that came back with no time left and were given some
        self.changed_at = created.version  # the last version at which the game itself changed
        self.paused_at = 0
        self.undo: UndoRequest | None = None
        self.takebacks = [0] * len(self.seats)  # by seat: how often it took back what had revealed something
        self.hinted = [0] * len(self.seats)  # by seat: for how many decisions it had help
        self.hinted_at: dict[int, int] = {}  # by seat: the version of the last time
        self.rematch: str | None = None
        self.done: dict[tuple[Actor, str], int] = {}  # the version of each command, by actor and id
        self._note_id(host, created)
        self._lasting: bytes | None = None  # what no move changes of the summary
        self._ready: tuple[Entry, Ready] | None = None  # what the entry leads to that was proposed last

    @staticmethod
    def create(command: Create, now: int) -> Entry:
        """The first entry of a new table; OptionsError, SetupError or Refused say what is wrong."""
        _require_id(command.move_id)
        return Entry(1, now, "created", create(command) | _signature(command))

    @classmethod
    def read(cls, code: str, entries: Iterable[Entry]) -> tuple["Table", list[Json]]:
        """The table of a log, and what everybody may know of each entry."""
        log = iter(entries)
        first = next(log, None)
        if first is None or first.kind != "created" or first.version != 1:
            raise LogError(f"table {code}: its log does not begin with its creation")
        with _applying(code, first):
            table = cls(code, first)
        return table, [first.public(), *table.apply_stored(log)]

    # Commands and entries

    def propose(self, command: Command, now: int) -> list[Entry]:
        """The entries that a command leads to, which are one or two.

        Refused, Illegal, MoveError and other FeiraErrors say why there are none; Repeated that they are there already.
        """
        _require_id(command.move_id)
        if command.move_id is not None and (command.by, command.move_id) in self.done:
            raise Repeated(self.done[command.by, command.move_id])
        at = max(now, self.at)
        self._ready = None
        signature = _signature(command)
        if isinstance(command, Move):
            body, attempt = attempt_move(self, command)
            entry = Entry(self.version + 1, at, "moved", body | signature)
            self._ready = entry, attempt
            return [entry]
        changes = PROPOSALS[type(command)](self, command, at)
        entries = [
            Entry(version, at, kind, body | signature) for version, (kind, body) in enumerate(changes, self.version + 1)
        ]
        if isinstance(command, Start):
            started = entries[0].body
            game = self.new_game(started["seed"], started["rules"], started["order"])
            entries[0].body["setup"] = game.setup
            self._ready = entries[0], game
        return entries

    def new_game(self, seed: int, edition: int, order: Sequence[int], setup: Json | None = None) -> GameSession:
        """The game at its beginning, by an edition of the rules, for the seats of the open table in a new order.

        OptionsError if this program doesn't know the edition.
        """
        seats = [Seat(self.seats[seat].name, self.seats[seat].bot) for seat in order]
        return GameSession(self.game, self.game.options(self.options, edition), seed, seats, setup=setup)

    def apply(self, entry: Entry) -> Json:
        """Change by an entry; what everybody may know of it.

        That includes what follows from it: the events of a move, how many steps an undo goes back.
        """
        if entry.version != self.version + 1:
            raise LogError(f"table {self.code}: entry {entry.version} can't follow version {self.version}")
        change = CHANGES.get(entry.kind)
        if change is None:
            raise LogError(f"table {self.code}: entry {entry.version} is of an unknown kind, {entry.kind!r}")
        actor = read_actor(entry.body.get("by"))
        proposed, self._ready = self._ready, None
        follows = change(self, entry, proposed[1] if proposed is not None and proposed[0] is entry else None)
        self.version = entry.version
        self.at = entry.at
        if entry.kind != "moved":
            self._lasting = None
        self._note_id(actor, entry)
        return entry.public() | (follows or {})

    def apply_stored(self, entries: Iterable[Entry]) -> list[Json]:
        """Apply entries from storage; what everybody may know of each.

        LogError if one of them can't be applied. Then drop the table: the entry may have changed a part of it.
        """
        public = []
        for entry in entries:
            with _applying(self.code, entry):
                public.append(self.apply(entry))
        return public

    def _note_id(self, actor: Actor, entry: Entry) -> None:
        if "id" in entry.body:
            self.done[actor, entry.body["id"]] = entry.version
            if len(self.done) > IDS_KEPT:
                del self.done[next(iter(self.done))]

    # Questions

    @property
    def started(self) -> GameSession:
        """The game, which must have begun."""
        assert self.session is not None
        return self.session

    @property
    def strict(self) -> bool:
        """Whether nothing can be taken back that revealed something: a result that counts must be an honest one."""
        return self.counts is not None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person, those included for which a bot plays on."""
        if person is None:
            return ()
        return tuple([n for n, place in enumerate(self.seats) if place.person == person])

    @property
    def persons(self) -> set[str]:
        """Everybody who plays, and is not replaced by a bot."""
        return {place.person for place in self.seats if place.bot is None and place.person is not None}

    def asks(self, seat: int) -> bool:
        """Whether the person of a seat must decide now, and not a bot that plays on for them."""
        return self.status == "running" and seat in self.to_act and self.seats[seat].played_by is not None

    def seat_deadline(self, seat: int) -> int | None:
        """When the time is over of a person who must decide."""
        time = timing.time_of(self, seat)
        return None if time is None or not self.asks(seat) else timing.begun(self, seat) + time

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
        for n, step in enumerate(reversed(self.started.history), 1):
            if step.seat == seat:
                return n
        return 0

    def undo_counts(self, steps: int) -> bool:
        """Whether an undo of so many steps takes back something that was revealed, and so is counted."""
        return any(step.reveals for step in self.started.history[-steps:])

    def rematch_command(self) -> Create:
        """The table on which the same people play again, in their colours: no draw, but the next seat begins.

        If this one never began, nobody has had the first turn: the new table is as this one was.
        """
        places = self.seats if self.session is None else with_colours(self.seats)  # which move, with their colours
        seats = [(place if place.person is None else replace(place, bot=None)).to_json() for place in places]
        return Create(
            by=self.host,
            game=self.game.name,
            options=self.options,
            seats=tuple(seats) if self.session is None else (*seats[1:], seats[0]),
            clock=self.clock.to_json(),
            visibility=self.visibility,
            seating=self.seating if self.session is None else "kept",
            hints=self.hints,
            name=self.name,
        )

    # What people may know

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may see the table without sitting there."""
        if self.visibility != "locked":
            return True
        return person is not None and (person == self.host or bool(self.seats_of(person)))

    def observation(self, viewer: int | None) -> Json | None:
        """What a seat, or None for a spectator, knows of the game; None before it begins.

        Where a table was closed nobody is to act any more, whatever the game would have asked for next.
        """
        if self.session is None:
            return None
        seen = self.session.observation(SPECTATOR if viewer is None else viewer)
        return seen if self.status != "closed" else {**seen, "to_act": []}

    def observation_json(self, viewer: int | None) -> bytes:
        """The same as text."""
        if self.session is None or self.status == "closed":
            return orjson.dumps(self.observation(viewer))
        return self.game.observation_json(self.session.states, 0, SPECTATOR if viewer is None else viewer)

    @property
    def has_secrets(self) -> bool:
        """Whether somebody knows, or decides now, what others at the same screen must not see."""
        return self.session is not None and self.game.has_secrets(self.session.states, 0)

    def lately(self, viewer: int | None, steps: int) -> Callable[[], list[Json]]:
        """What a seat, or a spectator, knew before each of the last steps, and knows now; nothing before the start.

        It takes a while to work out: that may be done anywhere, by calling what is returned, while the game continues.
        """
        if self.session is None:
            return list
        session, who = self.session.twin(), SPECTATOR if viewer is None else viewer
        return lambda: [session.game.observation(states, 0, who) for states in session.lately(steps)]

    def choices(self, seat: int) -> Callable[[], list[Json]]:
        """Every legal move of a seat that must decide, with what it would cost and bring as far as the seat can know.

        Other seats have none. As with `lately` it can be worked out anywhere, by calling what is returned.
        """
        if not self.asks(seat):
            return list
        game, view = self.game, self.view(seat)
        return lambda: choices_of(game, view, seat)

    def prospects(self, viewer: int | None) -> Callable[[], list[Json]]:
        """What may come about on the board, as far as a seat or a spectator knows; worked out like `choices`."""
        if self.session is None or self.status not in ("running", "paused"):
            return list
        game, view = self.game, self.view(SPECTATOR if viewer is None else viewer)
        return lambda: [plain(prospect) for prospect in game.prospects(view)]

    def may_undo(self, seat: int) -> Json | None:
        """How a seat may take back its last action, `now` or by asking the others (`ask`), and if that is counted."""
        if self.status != "running" or self.seats[seat].played_by is None:
            return None
        steps = self.steps_back(seat)
        if not steps:
            return None
        try:
            [(kind, _)] = undo_of(self, seat, steps)
        except Refused:
            return None
        return {"how": "now" if kind == "undone" else "ask", "counted": self.undo_counts(steps)}

    def undo_json(self) -> Json | None:
        """The request to take back an action, if there is one."""
        if self.undo is None:
            return None
        agreed = [n for n, place in enumerate(self.seats) if place.person in self.undo.agreed]
        return {"asked_by": self.undo.seat, "agreed": agreed, "version": self.undo.version}

    def summary(self) -> Json:
        """The table as lobby and page show it."""
        return lasting_of(self) | passing_of(self)

    def summary_json(self) -> bytes:
        """The same as text, of which a move writes no more than it changes."""
        if self._lasting is None:
            self._lasting = orjson.dumps(lasting_of(self))[1:-1]
        return b"{%b,%b}" % (self._lasting, orjson.dumps(passing_of(self))[1:-1])

    # The end

    def result(self) -> Json:
        """How the game came out, as records have it; Refused while it is not finished."""
        result = None if self.session is None else self.session.game.result_json(self.session.states, 0)
        if result is None:
            raise Refused("not-finished", {"status": self.status})
        return result

    def record(self) -> Callable[[], Json]:
        """The game in feira-record/1, every secret included; Refused while it is not finished.

        As with `lately` it may be worked out anywhere, by calling what is returned.
        """
        self.result()
        session, more = self.started.twin(), {"names": self.names, "takebacks": list(self.takebacks)}
        return lambda: {**session.record(), **more}

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
def _applying(code: str, entry: Entry) -> Iterator[None]:
    """Whatever is wrong with an entry of a log, as a LogError that names it."""
    try:
        yield
    except FeiraError as error:
        raise LogError(f"table {code}: entry {entry.version} can't be applied: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise LogError(f"table {code}: entry {entry.version} can't be applied: {error!r}") from error


def _require_id(move_id: Any) -> None:
    if move_id is None:
        return
    if not isinstance(move_id, str) or not 0 < len(move_id) <= LONGEST_ID or not move_id.isprintable():
        raise Refused("bad-id", {"most": LONGEST_ID, "id": shown(move_id)})


def _signature(command: Command | Create) -> Json:
    """Who acts, and the id by which the command is known again."""
    signature = {"by": actor_json(command.by)}
    return signature if command.move_id is None else {**signature, "id": command.move_id}
