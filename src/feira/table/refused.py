"""Why a command was not obeyed: a stable code for programs, an English text for people."""

from collections.abc import Mapping
from typing import Any, Final

from feira.core.game import FeiraError

# Every code there is, with its text, which may have details in braces.
REFUSALS: Final[dict[str, str]] = {
    # Who may
    "not-your-seat": "seat {seat} is not yours",
    "not-host": "only the host may do that",
    "not-seated": "only who sits at the table may do that",
    "not-allowed": "only the server may do that",
    # When
    "not-open": "the table is {status}: that can be done only before the game begins",
    "not-running": "the table is {status}: no game is running",
    "not-paused": "the table is {status}, not paused",
    "not-finished": "the table is {status}: the game is not finished",
    "over": "the table is {status}: nothing more can be done",
    "not-your-turn": "it is not the turn of seat {seat}",
    "not-due": "seat {seat} still has time",
    "stale": "the table has changed since: look at version {version}",
    "ahead": "there is no version {expected} yet, only {version}",
    # Seats
    "no-such-seat": "there is no seat {seat}: they go from 0 to {last}",
    "seat-taken": "somebody sits on seat {seat}",
    "colour-taken": "{name} on seat {seat} has that colour",
    "seat-empty": "nobody sits on seat {seat}",
    "seats-open": "not every seat is taken",
    "no-person": "a game needs at least one person",
    "locked": "the table is locked",
    "resigned": "a bot plays for seat {seat}: come back first",
    "not-resigned": "no bot plays for seat {seat}",
    # Undo
    "nothing-to-undo": "seat {seat} has not done anything yet",
    "undo-strict": "you can't undo an action here any more: {why}",
    "undo-asked": "seat {seat} has already asked to take an action back",
    "undo-not-asked": "nobody has asked to take an action back",
    "undo-own": "you can't agree to your own request",
    "undo-answered": "you have answered already",
    # Hints
    "no-hints": "this table allows no hints: its host decides that before the game",
    "hints-count": "this challenge counts for fame, so there are no hints",
    # After the game
    "rematch-exists": "there is a rematch already: table {code}",
    "strict": "that can't be done in a challenge that counts",
    # What is in a command
    "bad-name": "a name has 1 to {most} printable characters, not {name}",
    "bad-id": "an id has 1 to {most} printable characters, not {id}",
    "bad-seats": "{players} players need {players} seats, not {seats}",
    "bad-deal": "{deal} isn't the code of a deal: it is mistyped, or from another version of the rules",
    "deal-game": "the code is of another game: {game}",
    "deal-players": "the code is of a game for {players} players",
    "deal-options": "the code is of a game with other options: {option} is {value}",
    "deal-fixed": "a deal is played again here: its options can't be changed",
    "bad-clock": "a clock is none, {least} to {most} seconds a move, 1 to {most_days} days a move, or "
    "1 to {most_minutes} minutes for the whole game with an increment of 0 to {most_increment} seconds; not {clock}",
    "bad-visibility": "a table is public, link or locked, not {visibility}",
    "bad-value": "{what} can't be {value}",
    "no-such-bot": "there is no bot {bot}; there is {bots}",
    "no-such-game": "there is no game {game}; there is {games}",
}


class Refused(FeiraError):  # noqa: N818  (it is an answer, like Illegal)
    """A command that the table does not obey: `code` is one of REFUSALS."""

    def __init__(self, code: str, details: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.details = dict(details or {})
        self.message = REFUSALS[code].format(**self.details)
        super().__init__(self.message)


class Repeated(FeiraError):  # noqa: N818
    """A command that came before, by its id: it has had its effect, at `version`, and gets no second one."""

    def __init__(self, version: int) -> None:
        super().__init__(f"this was done already, at version {version}")
        self.version = version


class LogError(FeiraError):
    """Entries that can't be the log of a table."""
