"""A table: one running game with its seats and its history, without any network or terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from feira.games.base import Event, FeiraError, Game, Json, OptionsError, States


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or the bot of that kind."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Step:
    """An action that was done, and the state before it."""

    seat: int
    action: int
    chance: tuple[str, ...]
    events: tuple[Event, ...]
    before: States


class UndoRefused(FeiraError):  # noqa: N818  (it is an answer, like Illegal)
    """Why an action can't be taken back; `reason` is one of UNDO_REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(UNDO_REASONS[reason])
        self.reason = reason


UNDO_REASONS: Final = {
    "nothing": "nothing has been done yet",
    "over": "the game is over",
    "other-seat": "another player has acted since",
    "reveal": "something was drawn or turned over by it",
}


class Table:
    """A running game. Several seats may have to act at once; each acts by itself."""

    def __init__(
        self,
        game: Game,
        options: Any,
        seed: int,
        seats: Sequence[Seat],
        *,
        pieces: Json | None = None,
        setup: Json | None = None,
    ) -> None:
        """Start a game; `pieces` are the owner's own, as parsed JSON.

        `setup` is that of a saved game: if the seed no longer brings it about, it is laid out as it was.
        """
        self.game = game
        self.chosen = options  # with all that only matters at the start
        self.seed = seed
        self.seats = tuple(seats)
        self.pieces = pieces
        box = game.pieces(pieces)
        self.states = game.new(options, seed, box)
        if setup is not None and setup != game.setup_json(self.states, 0):
            self.states = game.from_setup(options, setup, box, seed)
        self.setup = game.setup_json(self.states, 0)
        self.history: list[Step] = []
        players = self.options["players"]
        if len(self.seats) != players:
            raise OptionsError(f"{players} players need {players} seats, not {len(self.seats)}")

    @property
    def options(self) -> Json:
        """The options of the game."""
        return self.game.options_json(self.states, 0)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.bot is None)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""
        return self.game.to_act(self.states, 0)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.to_act

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return self.game.legal(self.states, 0, seat)

    def view(self, viewer: int) -> States:
        """What a seat or SPECTATOR knows, as a record: all that a bot gets."""
        return self.game.view(self.states, 0, viewer)

    def observation(self, viewer: int) -> Json:
        """What a seat or SPECTATOR knows, as JSON."""
        return self.game.observation(self.states, 0, viewer)

    def play(self, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        """Do an action; Illegal says why not."""
        before = self.states.copy()
        events = self.game.apply(self.states, 0, seat, action, chance)
        self.history.append(Step(seat, action, self._chance(seat, action, events), tuple(events), before))
        return events

    def replay(self, seat: int, action: int, chance: tuple[str, ...]) -> None:
        """Do a step of a saved game again, with what chance brought then."""
        self.play(seat, action)
        if self.history[-1].chance != chance:  # our random numbers are not those of the program that saved
            self._step_back()
            self.play(seat, action, chance)

    def undo(self, seat: int) -> Step:
        """Take back a seat's last action; UndoRefused says why not."""
        if not self.history:
            raise UndoRefused("nothing")
        if self.over:
            raise UndoRefused("over")
        last = self.history[-1]
        if last.seat != seat:
            raise UndoRefused("other-seat")
        if self.game.reveals(self.states, 0, last.events):
            raise UndoRefused("reveal")
        return self._step_back()

    def _step_back(self) -> Step:
        step = self.history.pop()
        self.states = step.before.copy()
        return step

    def _chance(self, seat: int, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        """What chance brought, read from the move as a record writes it."""
        for move in self.game.record_moves(seat, action, events):
            for who, what, chance in self.game.from_json(move):
                if (who, what) == (seat, action):
                    return chance
        return ()
