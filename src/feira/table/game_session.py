"""A game being played: its state, its seats and its history, without any network or terminal."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from feira.core.game import Event, FeiraError, Game, Json, MoveError, OptionsError, States
from feira.core.plain import copied
from feira.records import Recorder


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or the bot of that kind."""

    name: str
    bot: str | None = None


class Step(NamedTuple):
    """An action that was done."""

    seat: int
    action: int
    chance: tuple[str, ...]  # what it brought, as `Game.apply` takes it
    events: tuple[Event, ...]
    reveals: bool  # something that nobody can unlearn
    forced: bool  # chance came from a save, since our random numbers would bring something else


class Attempt(NamedTuple):
    """An action that the rules allow, and the state after it; nothing is changed yet."""

    step: Step
    states: States


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


class GameSession:
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
        self.as_dealt = setup is None or setup == game.setup_json(self.states, 0)  # the set-up is what the seed brings
        if not self.as_dealt:
            self.states = game.from_setup(options, setup, box, seed)
        self._start = self.states
        self.history: list[Step] = []
        players = self.options["players"]
        if len(self.seats) != players:
            raise OptionsError(f"{players} players need {players} seats, not {len(self.seats)}")

    @property
    def options(self) -> Json:
        """The options of the game."""
        return self.game.options_json(self.states, 0)

    @property
    def edition(self) -> int:
        """The edition of the rules by which it is played."""
        return int(self.states["edition"][0])

    @property
    def setup(self) -> Json:
        """The set-up, everything hidden included."""
        return self.game.setup_json(self._start, 0)

    @property
    def has_lasting_secrets(self) -> bool:
        """Whether seats see what others don't from the start on, and not only while several decide at once."""
        return self.game.has_secrets(self._start, 0)

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

    def attempt(self, seat: int, action: int, chance: Sequence[str] | None = None) -> Attempt:
        """What an action would lead to; Illegal says why it may not be done."""
        states = copied(self.states)
        events = self.game.apply(states, 0, seat, action, chance)
        brought = self.game.chance(action, events)
        if brought and not self.game.chances(self.states, 0, action, ()):  # nothing but the rules added to the action
            brought = ()
        reveals = self.game.reveals(states, 0, events)
        return Attempt(Step(seat, action, brought, tuple(events), reveals, chance is not None), states)

    def require_nearest(self, seat: int, error: MoveError) -> None:
        """For a text that isn't a move: Illegal if even the nearest action is forbidden, which says more."""
        if error.nearest is not None:
            self.attempt(seat, error.nearest)

    def accept(self, attempt: Attempt) -> None:
        """Do what was attempted on this very state."""
        self.states = attempt.states
        self.history.append(attempt.step)

    def play(self, seat: int, action: int) -> tuple[Event, ...]:
        """Do an action; Illegal says why not."""
        attempt = self.attempt(seat, action)
        self.accept(attempt)
        return attempt.step.events

    def replay(self, seat: int, action: int, chance: tuple[str, ...]) -> Step:
        """Do a step of a saved game again, with what chance brought then."""
        attempt = self.attempt(seat, action)
        if attempt.step.chance != chance:  # our random numbers are not those of the program that saved
            attempt = self.attempt(seat, action, chance)
        self.accept(attempt)
        return attempt.step

    def undo(self, seat: int) -> Step:
        """Take back a seat's last action; UndoRefused says why not."""
        self.require_undo(seat)
        step = self.history[-1]
        self.take_back(1)
        return step

    def require_undo(self, seat: int) -> None:
        """UndoRefused unless the last action is the seat's own and nobody has learned anything from it."""
        reason = "over" if self.history and self.over else self.why_no_undo(seat)
        if reason is not None:
            raise UndoRefused(reason)

    def why_no_undo(self, seat: int) -> str | None:
        """Of a game that isn't over: the reason, one of UNDO_REASONS, or None if the seat can undo the last action."""
        if not self.history:
            return "nothing"
        last = self.history[-1]
        if last.seat != seat:
            return "other-seat"
        return "reveal" if last.reveals else None

    def take_back(self, steps: int) -> None:
        """Take back the last steps, of any seat: the game is played again from its start up to there."""
        del self.history[len(self.history) - steps :]
        states = copied(self._start)
        for step in self.history:
            self._do_again(states, step)
        self.states = states

    def twin(self) -> "GameSession":
        """The game as it is now, to be looked at somewhere else while this one continues."""
        twin = copy(self)
        twin.history = list(self.history)
        return twin

    def lately(self, steps: int) -> list[States]:
        """The game before each of its last steps, and as it is now."""
        positions = [copied(self._start)]
        for step in self.history:
            states = copied(positions[-1])
            self._do_again(states, step)
            positions = [*positions[-steps:], states]
        return positions

    def _do_again(self, states: States, step: Step) -> None:
        if step.forced:
            self.game.apply(states, 0, step.seat, step.action, step.chance)
        else:
            self.game.kernels.apply(states, 0, step.seat, step.action, None)

    def release_events(self) -> tuple[Event, ...]:
        """Hand over the events of the last step to be stored elsewhere: they would be most of a table's memory."""
        step = self.history[-1]
        self.history[-1] = Step(step.seat, step.action, step.chance, (), step.reveals, step.forced)
        return step.events

    def record(self) -> Json:
        """The game so far as a record, played again."""
        states = copied(self._start)
        recorder = Recorder(self.game, states, pieces=self.game.pieces(self.pieces))
        for step in self.history:
            recorder.apply(step.seat, step.action, step.chance if step.forced else None)
        return recorder.record()
