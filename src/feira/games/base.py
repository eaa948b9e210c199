"""What a game offers to everybody else: bots, records, tables, servers and learning environments.

A game state is one record in a NumPy array; every call names it by array and index `(states, i)`. A seat never gets the
state itself but a *view*: the same kind of record with all that the seat can't know taken out. docs/adding_a_game.md
walks through this page with an example.
"""

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from feira.games.plain import room_for_one

States: TypeAlias = NDArray[Any]
Json: TypeAlias = dict[str, Any]

# Whose view a record is, if not a seat's: nobody's, for it is the state itself, or that of somebody without a seat.
EVERYTHING: Final = 255
SPECTATOR: Final = 254


class FeiraError(Exception):
    """Anything that a person or a program did wrong; its text says what."""


class OptionsError(FeiraError):
    """Options that the game does not have, or that don't fit together."""


class PiecesError(FeiraError):
    """A file of pieces that can't be played with."""


class ReasonedError(FeiraError):
    """An error that may have a reason which people are told in their language.

    `reason` and `details`, where there are any, are for translations (message `refusal-<reason>`), as with `Illegal`.
    """

    def __init__(self, text: str, reason: str | None = None, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.details = dict(details or {})


class SetupError(ReasonedError):
    """A set-up that can't come about by the rules."""


class MoveError(ReasonedError):
    """A text or JSON value that is no move at all.

    `nearest`, if there is one, is the action that comes nearest to what was meant: where not even that is legal, the
    reason for it says more.
    """

    def __init__(
        self,
        text: str,
        reason: str | None = None,
        details: Mapping[str, Any] | None = None,
        nearest: int | None = None,
    ) -> None:
        super().__init__(text, reason, details)
        self.nearest = nearest


class Illegal(FeiraError):  # noqa: N818  (python-chess and others have taught people this kind of name)
    """A move that the rules forbid here: which rule, and why.

    `reason` and `details` are for programs and translations (message `refusal-<reason>`); the text is English.
    """

    def __init__(self, rule: str, reason: str, text: str, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.reason = reason
        self.details = dict(details or {})

    @classmethod
    def because(cls, reasons: Mapping[str, tuple[str, str]], reason: str, details: Mapping[str, Any]) -> "Illegal":
        """The error for one of a game's reasons: a rule and an English text, which may have details in braces."""
        rule, text = reasons[reason]
        return cls(rule.format(**details), reason, text.format(**details), details)


def shown(value: Any, most: int = 80) -> str:
    """Any value as an error's text shows it: short, and whatever it is never an error of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list inside itself
        text = f"something huge ({type(value).__name__})"
    return text if len(text) <= most else text[: most - 1] + "…"


def whole(value: Any) -> int | None:
    """A whole number of any kind, NumPy's included, as Python's own; None if it is none, as True is."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def whole_from(value: Any, least: int, most: int) -> int | None:
    """A whole number of any kind as Python's own, if it is none below `least` or above `most`; else None."""
    number = whole(value)
    return number if number is not None and least <= number <= most else None


def checked_seed(value: Any) -> int:
    """Any whole number; FeiraError if it is none."""
    seed = whole(value)
    if seed is None:
        raise FeiraError(f"a seed is a whole number, not {shown(value)}")
    return seed


def check_option_names(game: str, values: Any, known: Collection[str]) -> None:
    """OptionsError unless these are options, all with names that the game knows."""
    if not isinstance(values, Mapping):
        raise OptionsError(f"options are names and values, not {shown(values)}")
    for name in values:
        if name not in known:
            raise OptionsError(f"{game} has no option {shown(name)}; it has {', '.join(known)}")


def checked_choice(name: str, value: Any, values: Sequence[str]) -> str:
    """The value of an option that has but a few; OptionsError if it is none of them."""
    if not isinstance(value, str) or value not in values:
        raise OptionsError(f"{name} must be one of {', '.join(values)}, not {shown(value)}")
    return value


@dataclass(frozen=True)
class Event:
    """Something that happened, as everybody at the table is told it. Each game has its own kinds."""

    def to_json(self) -> Json:
        """The event as JSON, its kind in the field `event`."""
        fields = {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}
        return {"event": type(self).__name__, **fields}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


@dataclass(frozen=True)
class Outcome:
    """How a finished game came out; `ranking` lists the seats from the first place on, tied ones together."""

    end: str
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, end: str, scores: Sequence[int], places: Sequence[int]) -> "Outcome":
        """From each seat's score and place: the number of seats ahead of it."""
        ranking = tuple(
            tuple(seat for seat, place in enumerate(places) if place == there) for there in sorted(set(places))
        )
        return cls(end, tuple(scores), ranking)

    @property
    def broken_ties(self) -> tuple[int, ...]:
        """The seats, by rank, whose order was decided by something else, their scores being equal."""
        by_rank = [self.scores[tied[0]] for tied in self.ranking]
        return tuple(seat for tied in self.ranking for seat in tied if by_rank.count(self.scores[seat]) > 1)


class Preview(Protocol):
    """What a legal action would cost and bring, as far as it is certain; what else it tells is the game's own."""

    def gain(self, seat: int) -> float:
        """How good the action is for a seat, by the game's own rule of thumb; more is better."""
        ...


class Kernels(NamedTuple):
    """The compiled functions of a game, for those who play millions: no checks, no Python objects.

    All take `(states, i, …)`, are callable from Python and from compiled code, and never allocate. `log` is an array
    that the game fills and turns into events, or None, and nothing is told.
    """

    seats_to_act: Callable[[States, int], int]  # a mask of seats; 0 when the game is over
    legal_actions: Callable[[States, int, int, NDArray[Any]], int]  # (…, seat, out) -> how many
    is_legal: Callable[[States, int, int, int], bool]  # (…, seat, action)
    apply: Callable[[States, int, int, int, NDArray[Any] | None], None]  # (…, seat, action, log); it must be legal
    random_action: Callable[[States, int, int, NDArray[np.uint64]], int]  # (…, seat, generator)
    instinct: Callable[[States, int, int, NDArray[np.uint64]], int]  # likewise, one that seems good at a glance
    mask: Callable[[States, int, int, States, int], None]  # (…, viewer, views, j): views[j] = what the viewer knows
    guess: Callable[[States, int, int], None]  # (…, seed): fill in what a view does not know
    score: Callable[[States, int, int], int]  # (…, seat)
    place: Callable[[States, int, int], int]  # (…, seat): how many seats are ahead
    results: Callable[[States, int, NDArray[np.float64]], None]  # (…, out): how well a finished game went, 0 to 1
    estimates: Callable[[States, int, NDArray[np.float64]], None]  # (…, out): the same of any game, by rule of thumb
    ask_again: Callable[[States, int], None]  # let those decide anew whose decision a view does not know
    deal: Callable[[States, int, States, int | np.uint64], None]  # (…, templates, seed): start game i from one of them
    play_games: Callable[[States, int, int, NDArray[np.int64]], int]  # (templates, seed, games, totals) -> moves
    step_all: Callable[[States, States, NDArray[np.uint64]], int]  # (states, templates, generator) -> finished


class MoveForms(Protocol):
    """What converts between the four forms of an action: a game's module `moves`."""

    def to_move(self, action: int) -> Any: ...

    def from_move(self, move: Any) -> int: ...

    def to_text(self, action: int) -> str: ...

    def from_text(self, text: str) -> int: ...

    def to_json(self, seat: int, action: int) -> Json: ...

    def from_json(self, move: Any) -> list[tuple[int, int, tuple[str, ...]]]: ...


class Game(ABC):
    """One game, whatever its options. There is no state in here: it may be shared by threads."""

    name: ClassVar[str]
    dtype: ClassVar[np.dtype[Any]]
    actions: ClassVar[int]  # actions are 0 … actions - 1
    max_legal: ClassVar[int]  # room enough for all legal actions of any position
    lowest_wins: ClassVar[bool] = False  # whether the lowest score is the best
    kernels: ClassVar[Kernels]
    moves: ClassVar[MoveForms]
    record_rule: ClassVar[str]  # the rule on records, named when nothing more precise is wrong with one
    score_rule: ClassVar[str]  # the rule on score and rank
    players: ClassVar[tuple[int, ...]]  # how many may play
    option_values: ClassVar[Mapping[str, tuple[Any, ...]]]  # of each further option, the default first; () is an object
    challenges: ClassVar[tuple[str, ...]] = ()  # names of those for one player, the first being number 1

    # Starting

    @abstractmethod
    def example_options(self) -> list[dict[str, Any]]:
        """One set of options for every kind of game there is, the most usual first: for tests and benchmarks."""

    @abstractmethod
    def options(self, values: Mapping[str, Any]) -> Any:
        """Options, checked and completed; OptionsError says what is wrong."""

    @abstractmethod
    def options_json(self, states: States, i: int) -> Json:
        """The options a game was started with."""

    @abstractmethod
    def pieces(self, source: Any = None) -> Any:
        """The pieces of the box, or those of an owner's file (as parsed JSON); PiecesError says what is wrong.

        Their `source` is what records carry of them: that JSON, or None for the pieces of the box.
        """

    @abstractmethod
    def templates(self, options: Any, pieces: Any = None) -> States:
        """What is fixed before a game is dealt, for `kernels.deal`: many games start from it at full speed."""

    @abstractmethod
    def new(self, options: Any, seed: int, pieces: Any = None) -> States:
        """A new game, alone in an array; all that chance decides comes from the seed."""

    @abstractmethod
    def setup_json(self, states: States, i: int) -> Json:
        """The set-up of a game that has just begun, everything hidden included."""

    @abstractmethod
    def from_setup(self, options: Any, setup: Any, pieces: Any = None, seed: int = 0) -> States:
        """A new game with a given set-up; SetupError says what is wrong with it. All later chance is the seed's."""

    # Playing

    def to_act(self, states: States, i: int) -> tuple[int, ...]:
        """The seats that must decide now: one, several at once, or none when the game is over."""
        mask = int(self.kernels.seats_to_act(states, i))
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

    def legal(self, states: States, i: int, seat: int) -> list[int]:
        """All legal actions of a seat, rising; none if it is not its turn."""
        out = np.empty(self.max_legal, dtype=np.int32)
        count = self.kernels.legal_actions(states, i, seat, out)
        return sorted(out[:count].tolist())

    @abstractmethod
    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        """Do an action and tell what happened; Illegal says which rule forbids it and why.

        `chance`, from a record, says what every draw brings; otherwise the generator inside the state decides. Where a
        record also tells what the rules added to a move, `chance` has it, and Illegal is raised if it is not so.
        """

    @abstractmethod
    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        """What the next draw of an action may bring, with how many tiles speak for each; nothing if it draws no more.

        `drawn` is what its draws have brought so far: when nothing is left to draw it is the `chance` of `apply`.
        """

    @abstractmethod
    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:
        """Whether the events of an action told what was hidden before or what chance decided: no undo goes past it."""

    @abstractmethod
    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        """What chance brought to an action, and what the rules added to it, as `apply` takes it from a record."""

    def is_secret(self, action: int) -> bool:  # noqa: ARG002  (in most games nothing is decided at once)
        """Whether an action is hidden from the others until all have made theirs: they are told by events only."""
        return False

    @abstractmethod
    def has_secrets(self, states: States, i: int) -> bool:
        """Whether a seat knows, or decides now, what others must not see: who share a screen look away."""

    @abstractmethod
    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        """What a legal action would cost and bring, as far as it is certain, without doing it."""

    def view(self, states: States, i: int, viewer: int) -> States:
        """What a seat or SPECTATOR knows, as a record alone in an array; EVERYTHING is for looking back at a game."""
        if viewer == EVERYTHING:
            return states[i : i + 1].copy()
        views = room_for_one(self.dtype)
        self.kernels.mask(states, i, viewer, views, 0)
        return views

    @abstractmethod
    def observation(self, states: States, i: int, viewer: int) -> Json:
        """What a seat or SPECTATOR knows, as JSON; EVERYTHING is for looking back at a game."""

    def resample(self, states: States, i: int, seat: int, seed: int) -> None:
        """Replace all that the seat can't know by a random guess that fits what it does know."""
        self.kernels.mask(states, i, seat, states, i)
        self.kernels.guess(states, i, seed % 2**63)

    @abstractmethod
    def outcome(self, states: States, i: int) -> Outcome | None:
        """How the game came out; None while it is running."""

    @abstractmethod
    def result_json(self, states: States, i: int) -> Json | None:
        """The outcome as a record has it; None while the game is running."""

    # Actions: a number, a frozen dataclass, a text, JSON. The number is the one in the middle.

    def to_move(self, action: int) -> Any:
        """The dataclass of an action."""
        return self.moves.to_move(action)

    def from_move(self, move: Any) -> int:
        """The action of a dataclass; MoveError says what is wrong with it."""
        return self.moves.from_move(move)

    def to_text(self, action: int) -> str:
        """An action as text, such as `stand fish C3`."""
        return self.moves.to_text(action)

    def from_text(self, text: str) -> int:
        """The action of a text; MoveError says what can't be read."""
        return self.moves.from_text(text)

    def to_json(self, seat: int, action: int) -> Json:
        """An action as a record writes it, without what chance adds."""
        return self.moves.to_json(seat, action)

    def from_json(self, move: Any) -> list[tuple[int, int, tuple[str, ...]]]:
        """The (seat, action, chance) of a record's move; several if decided at once. MoveError if unreadable."""
        return self.moves.from_json(move)

    @abstractmethod
    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        """What a record gets for an action and its events: mostly one move; none for a bid that is still secret."""
