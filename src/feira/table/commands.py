"""What people, and the server itself, can ask of a table."""

from dataclasses import dataclass, field
from typing import TypeAlias

from feira.games.base import Json
from feira.table.seats import STAND_IN


@dataclass(frozen=True, kw_only=True)
class _Command:
    """`by` is who asks: a person's id, or None for the server itself.

    `move_id` names the command among those of the same person: the same one again has no second effect.
    """

    by: str | None
    move_id: str | None = None


@dataclass(frozen=True, kw_only=True)
class Create(_Command):
    """Make a table; `by` becomes its host. Seats in the form that `Place.to_json` has."""

    game: str
    options: Json
    seats: tuple[Json, ...]
    clock: Json = field(default_factory=lambda: {"kind": "none"})
    visibility: str = "link"
    name: str | None = None
    counts: str | None = None  # for what the result of a challenge is kept: "campaign" or "practice"

    @property
    def strict(self) -> bool:
        """Whether nothing is taken back that was learned from: a result that is kept must be an honest one."""
        return self.counts is not None


@dataclass(frozen=True, kw_only=True)
class Sit(_Command):
    """Take an open seat. One person may hold several."""

    by: str
    seat: int
    name: str


@dataclass(frozen=True, kw_only=True)
class Leave(_Command):
    """Leave one's own seat before the game begins."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Unseat(_Command):
    """The host makes a seat free again, whoever has it."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class SeatBot(_Command):
    """The host lets a bot play on a seat that no person has."""

    seat: int
    bot: str


@dataclass(frozen=True, kw_only=True)
class Change(_Command):
    """The host changes what is given: `values` may have options, clock, visibility, muted and name."""

    values: Json


@dataclass(frozen=True, kw_only=True)
class Start(_Command):
    """The host begins the game; the server gives a seed that nobody can guess."""

    seed: int


@dataclass(frozen=True, kw_only=True)
class Move(_Command):
    """Do an action, given as text or number, that was decided on looking at the version `expected_version`."""

    seat: int
    move: str | int
    expected_version: int


@dataclass(frozen=True, kw_only=True)
class Undo(_Command):
    """Take back one's last action, or ask the others for leave to do so."""

    seat: int
    expected_version: int | None = None


@dataclass(frozen=True, kw_only=True)
class AnswerUndo(_Command):
    """Agree or not that somebody takes an action back. Whoever asked may withdraw by a no."""

    seat: int
    yes: bool
    expected_version: int | None = None


@dataclass(frozen=True, kw_only=True)
class Resign(_Command):
    """Let a bot play on for one's seat."""

    seat: int
    bot: str = STAND_IN


@dataclass(frozen=True, kw_only=True)
class Return(_Command):
    """Take one's seat back from the bot."""

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
class Rematch(_Command):
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
    | Resign
    | Return
    | Timeout
    | Pause
    | Resume
    | Close
    | Rematch
)
