"""What people, and the server itself, can ask of a table."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, TypeAlias

from feira.core.game import Json
from feira.table.refused import LogError
from feira.table.seats import STAND_IN


class Server(Enum):
    """The actor that isn't a person. No text stands for it, so nobody can send it."""

    SERVER = "server"


SERVER: Final = Server.SERVER  # it plays for the bots, watches the clocks and may do what a host may
Actor: TypeAlias = str | Server  # a person's id, or the server

_SERVER_JSON: Final = {"server": True}


def actor_json(actor: Actor) -> Any:
    """An actor as the log holds it."""
    return _SERVER_JSON if actor is SERVER else actor


def read_actor(value: Any) -> Actor:
    """What `actor_json` wrote; LogError if it names nobody."""
    if value == _SERVER_JSON:
        return SERVER
    if not isinstance(value, str) or not value:
        raise LogError("it doesn't say who acted")
    return value


@dataclass(frozen=True, kw_only=True)
class _Command:
    """`by` is who asks: a person's id, or SERVER. It must be named: TypeError if it isn't.

    `move_id` names the command among those of the same actor: the same one again has no second effect.
    """

    by: Actor
    move_id: str | None = None

    def __post_init__(self) -> None:
        if self.by is not SERVER:
            _require_person(self)


@dataclass(frozen=True, kw_only=True)
class _ByPerson(_Command):
    """What only people do: `by` is a person's id, never SERVER."""

    by: str

    def __post_init__(self) -> None:
        _require_person(self)


def _require_person(command: _Command) -> None:
    if not isinstance(command.by, str) or not command.by:
        raise TypeError(f"{type(command).__name__} doesn't say who acts: {command.by!r} isn't an actor for it")


@dataclass(frozen=True, kw_only=True)
class Create(_ByPerson):
    """Make a table; `by` becomes its host. Seats in the form that `Place.to_json` has."""

    game: str
    options: Json
    seats: tuple[Json, ...]
    clock: Json = field(default_factory=lambda: {"kind": "none"})
    visibility: str = "link"
    seating: str = "drawn"
    name: str | None = None
    deal: str | None = None  # the code of a game that is over, to be dealt again: see deals.py
    branch: Json | None = None  # the game that is continued, and from where: see branches.py
    hints: bool | None = None  # whether they are allowed; None: if one person plays
    counts: str | None = None  # for what the result of a challenge counts: "campaign" or "practice"


@dataclass(frozen=True, kw_only=True)
class Sit(_ByPerson):
    """Take an open seat. A person can hold several. Without a colour, the seat keeps the one it has."""

    seat: int
    name: str
    colour: int | None = None


@dataclass(frozen=True, kw_only=True)
class Leave(_ByPerson):
    """Leave one's own seat before the game begins."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Unseat(_Command):
    """The host frees a seat again."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatBot(_Command):
    """The host lets a bot play on a seat that no person has."""

    seat: int
    bot: str


@dataclass(frozen=True, kw_only=True)
class Change(_Command):
    """The host changes what is given: `values` may have options, clock, visibility, seating, hints, muted and name."""

    values: Json


@dataclass(frozen=True, kw_only=True)
class Start(_Command):
    """The host begins the game; the server gives a seed that nobody can guess, which also draws the seats."""

    seed: int


@dataclass(frozen=True, kw_only=True)
class Move(_Command):
    """Do an action, given as text or number, that was decided on looking at the version `expected_version`."""

    seat: int
    move: str | int
    expected_version: int


@dataclass(frozen=True, kw_only=True)
class Undo(_ByPerson):
    """Take back one's last action, or ask the others for leave to do so."""

    seat: int
    expected_version: int | None = None


@dataclass(frozen=True, kw_only=True)
class AnswerUndo(_ByPerson):
    """Accept or decline that somebody takes an action back. The one who asked can withdraw by declining."""

    seat: int
    yes: bool
    expected_version: int | None = None


@dataclass(frozen=True, kw_only=True)
class Hint(_ByPerson):
    """Note that somebody gets help for the decision of their seat: everybody sees how often."""

    seat: int
    expected_version: int


@dataclass(frozen=True, kw_only=True)
class Resign(_ByPerson):
    """Let a bot play on for one's seat."""

    seat: int
    bot: str = STAND_IN


@dataclass(frozen=True, kw_only=True)
class Return(_ByPerson):
    """Take one's seat back from the bot."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Take(_ByPerson):
    """Take the screen that you share: from now on the time of the seat runs."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Timeout(_Command):
    """The server has seen that a seat's time is over."""

    seat: int
    bot: str = STAND_IN


@dataclass(frozen=True, kw_only=True)
class Pause(_Command):
    """The host stops game and clock."""


@dataclass(frozen=True, kw_only=True)
class Resume(_Command):
    """The host lets the game go on."""


@dataclass(frozen=True, kw_only=True)
class Close(_Command):
    """The host ends the table without a result."""


@dataclass(frozen=True, kw_only=True)
class Rematch(_ByPerson):
    """Somebody at the table wants to play again: the new table has the code `new_code`."""

    new_code: str


Command: TypeAlias = (
    Sit
    | Leave
    | Unseat
    | SeatBot
    | Change
    | Start
    | Move
    | Undo
    | AnswerUndo
    | Hint
    | Resign
    | Return
    | Take
    | Timeout
    | Pause
    | Resume
    | Close
    | Rematch
)
