"""What a game offers to everybody else: bots, records, tables, servers and learning environments.

A game state is one record in a NumPy array; every call names it by array and index `(states, i)`. A seat never gets the
state itself but a *view*: the same kind of record with all that the seat can't know taken out. docs/adding_a_game.md
walks through this page with an example.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import orjson
from numpy.typing import NDArray

from feira.core.errors import (
    FeiraError,
    Illegal,
    MoveError,
    OptionsError,
    PiecesError,
    ReasonedError,
    SetupError,
    checked_seed,
    shown,
    whole,
    whole_from,
)
from feira.core.option import Option, read_options
from feira.core.plain import empty_state
from feira.core.spec import Spec

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Caution",
    "Event",
    "FeiraError",
    "Game",
    "Illegal",
    "Json",
    "Kernels",
    "MoveError",
    "MoveForms",
    "Option",
    "OptionsError",
    "Outcome",
    "PiecesError",
    "Preview",
    "ReasonedError",
    "SetupError",
    "States",
    "checked_seed",
    "shown",
    "whole",
    "whole_from",
]

States: TypeAlias = NDArray[Any]
Json: TypeAlias = dict[str, Any]

# Whose view a record is, if not a seat's: nobody's, for it is the state itself, or that of somebody without a seat.
EVERYTHING: Final = 255
SPECTATOR: Final = 254

_WORD: Final = re.compile("[a-z_]+")


@dataclass(frozen=True)
class Event:
    """Something that happened, as everybody at the table sees it. Each game has its own kinds."""

    def to_json(self) -> Json:
        """The event as JSON, its kind in the field `event`."""
        fields = {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}
        return {"event": type(self).__name__, **fields}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


@dataclass(frozen=True)
class Caution:
    """What you should know about games that are allowed but odd: in English, and for translations.

    There is a message `caution-<reason>` of each.
    """

    text: str
    reason: str
    details: Json

    def __str__(self) -> str:
        return self.text


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
    """What a legal action would cost and bring, as far as it is certain; what else it shows is up to the game."""

    def gain(self, seat: int) -> float:
        """How good the action is for a seat, by the game's own rule of thumb; more is better."""
        ...


class Kernels(NamedTuple):
    """The compiled functions of a game, for those who play millions: no checks, no Python objects.

    All take `(states, i, …)`, are callable from Python and from compiled code, and never allocate. `log` is an array
    that the game fills and turns into events, or None, and nothing is written.
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
    ask_again: Callable[[States, int], None]  # let the seats decide again whose decision a view hides
    deal: Callable[[States, int, States, int | np.uint64], None]  # (…, templates, seed): start game i from one of them
    new_log: Callable[[], NDArray[Any]]  # for `apply`: an empty one; its first number counts the rows
    foretell: Callable[[States, int, int, NDArray[Any], int, int], bool]  # (…, action, codes, at, count): see chance.py
    chance_of: Callable[[States, int, int, NDArray[Any], NDArray[Any], int], int]  # (…, action, log, out, at) -> count


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

    spec: ClassVar[Spec]  # what the rest of Feira knows about it
    # Of its states. Feira reads four fields: `rng` (the generator, np.uint64), `players`, `edition` (of the rules) and
    # `end` (a number in `ends`). If `guess` or `observation` depend on whose view a record is, `mask` sets a `viewer`.
    dtype: ClassVar[np.dtype[Any]]
    actions: ClassVar[int]  # actions are 0 … actions - 1
    max_legal: ClassVar[int]  # no position has more legal actions
    ends: ClassVar[tuple[str, ...]]  # by the number in a state's `end`: how records name the end of a game; 0 is none
    kernels: ClassVar[Kernels]
    moves: ClassVar[MoveForms]

    @property
    def name(self) -> str:
        """As in its spec."""
        return self.spec.name

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """The words of its moves, such as `stand` and `fish`; a translation has a message `word-<word>` for each."""
        texts = map(self.to_text, range(self.actions))
        return tuple(dict.fromkeys(word for text in texts for word in text.split() if _WORD.fullmatch(word)))

    # Starting

    @abstractmethod
    def example_options(self) -> list[dict[str, Any]]:
        """One set of options for every kind of game there is, the most usual first: for tests and benchmarks."""

    def options(self, values: Any, edition: int | None = None) -> Any:
        """Options, checked and completed, of a game by that edition of the rules, the newest if None.

        OptionsError says what is wrong. An option that is younger than the edition is not given, and means what it did.
        """
        title, newest = self.spec.error_title, self.spec.edition
        known = newest if edition is None else whole_from(edition, 1, newest)
        if known is None:
            raise OptionsError(
                f"this Feira knows {title} up to edition {newest} of its rules, not edition {shown(edition)}; "
                "a newer one may"
            )
        return self.make_options(known, read_options(title, self.spec.options, values, known))

    @abstractmethod
    def make_options(self, edition: int, values: Json) -> Any:
        """Options from a value for each; OptionsError says which don't go together."""

    @abstractmethod
    def option_values(self, states: States, i: int) -> Json:
        """The value of every option in a game, but for those that only its set-up shows."""

    def options_json(self, states: States, i: int) -> Json:
        """The options of a game as records have them: those that the edition of its rules knows."""
        values, edition = self.option_values(states, i), int(states["edition"][i])
        return {option.name: values[option.name] for option in self.spec.options if option.in_records_of(edition)}

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
        """A new game, alone in an array; the seed decides everything random."""

    @abstractmethod
    def setup_json(self, states: States, i: int) -> Json:
        """The set-up of a game that has just begun, everything hidden included."""

    @abstractmethod
    def from_setup(self, options: Any, setup: Any, pieces: Any = None, seed: int = 0) -> States:
        """A new game with a given set-up; SetupError says what is wrong with it. All later chance is the seed's."""

    def setup_before(self, setup: Json, states: States, i: int) -> Json:  # noqa: ARG002  (most hide nothing there)
        """The set-up from which the moves of a game lead to a position in which `resample` has changed what is hidden.

        `setup` is the one that the game was begun with. By default it hides nothing that is still unknown.
        """
        return setup

    def caution(self, options: Any, pieces: Any = None) -> Caution | None:  # noqa: ARG002  (most have nothing odd)
        """What you should know about games with these options and pieces; None if there is nothing."""
        return None

    # Playing

    def to_act(self, states: States, i: int) -> tuple[int, ...]:
        """The seats that must decide now: one, several at once, or none when the game is over."""
        return _seats_in(int(self.kernels.seats_to_act(states, i)))

    def legal(self, states: States, i: int, seat: int) -> list[int]:
        """All legal actions of a seat, rising; none if it is not its turn."""
        out = np.empty(self.max_legal, dtype=np.int32)
        count = self.kernels.legal_actions(states, i, seat, out)
        return sorted(out[:count].tolist())

    @abstractmethod
    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        """Do an action and return what happened; Illegal says which rule forbids it and why.

        `chance`, from a record, says what every draw brings; otherwise the generator inside the state decides. Where a
        record also says what the rules added to a move, `chance` has it, and Illegal is raised if it is not so.
        """

    def actions_like(self, words: str) -> list[int]:
        """The actions whose text begins or ends with some words, such as `stand fish` or `C3`; MoveError if none does.

        A whole text in any form that `from_text` reads is that one action.
        """
        try:
            return [self.from_text(words)]
        except MoveError as error:
            wanted = words.casefold().split()
            texts = enumerate(self._split_texts)
            found = [action for action, text in texts if wanted in (text[: len(wanted)], text[-len(wanted) :])]
            if not wanted or not found:
                raise error from None
            return found

    @cached_property
    def _split_texts(self) -> list[list[str]]:
        """The words of every action's text."""
        return [self.to_text(action).casefold().split() for action in range(self.actions)]

    def why_not(self, states: States, i: int, seat: int, actions: Sequence[int]) -> Illegal | None:
        """Why none of these actions is legal, or None if one is; nothing is played.

        Each is refused for a reason of its own. The answer is the reason of the one nearest to being legal.
        """
        if any(self.kernels.is_legal(states, i, seat, action) for action in actions):
            return None
        refusals = (self._refusal(states, i, seat, action) for action in actions)
        return max(refusals, key=lambda refusal: self.nearness(states, i, seat, refusal))

    # ARG002: most games have no order among refusals, so the default looks at nothing.
    def nearness(self, states: States, i: int, seat: int, refusal: Illegal) -> tuple[float, ...]:  # noqa: ARG002
        """How near a refused action was to being legal, to be compared; by default all are the same."""
        return ()

    def _refusal(self, states: States, i: int, seat: int, action: int) -> Illegal:
        try:
            self.apply(states[i : i + 1].copy(), 0, seat, action)
        except Illegal as refusal:
            return refusal
        raise AssertionError(f"action {action} is legal")

    @abstractmethod
    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        """What the next draw of an action may bring, with how many tiles speak for each; nothing if it draws no more.

        `drawn` is what its draws have brought so far: when nothing is left to draw it is the `chance` of `apply`.
        """

    @abstractmethod
    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:
        """Whether the events of an action show what was hidden or what chance decided: no undo goes past it."""

    @abstractmethod
    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        """What chance brought to an action, and what the rules added to it, as `apply` takes it from a record."""

    def is_secret(self, action: int) -> bool:  # noqa: ARG002  (in most games nothing is decided at once)
        """Whether an action is hidden from the others until all have made theirs; events reveal it."""
        return False

    def lasting(self, states: States, i: int) -> Json:  # noqa: ARG002  (of most nothing counts then)
        """What counts of a game even if it is given up; by default nothing."""
        return {}

    @abstractmethod
    def has_secrets(self, states: States, i: int) -> bool:
        """Whether a seat knows, or decides now, what others must not see: people who share a screen look away."""

    @abstractmethod
    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        """What a legal action would cost and bring, as far as it is certain, without doing it."""

    def prospects(self, view: States) -> Sequence[Any]:  # noqa: ARG002  (most games show all there is in previews)
        """What may come about on the board, whoever's turn it is, as far as a viewer knows; dataclasses, by place."""
        return ()

    def view(self, states: States, i: int, viewer: int) -> States:
        """What a seat or SPECTATOR knows, as a record alone in an array; EVERYTHING is for looking back at a game."""
        if viewer == EVERYTHING:
            return states[i : i + 1].copy()
        views = empty_state(self.dtype)
        self.kernels.mask(states, i, viewer, views, 0)
        return views

    @abstractmethod
    def observation(self, states: States, i: int, viewer: int) -> Json:
        """What a seat or SPECTATOR knows, as JSON; EVERYTHING is for looking back at a game.

        It has `game` and `options`, `players` (a list with what is known of each), `to_act` (seats), `phase` (a word
        for what they decide) and `end` (how it ended, if it has), and what else the game shows.
        """

    def observation_json(self, states: States, i: int, viewer: int) -> bytes:
        """The same as text, which a server sends to everybody after every move: see core/parts.py for a quick one."""
        return orjson.dumps(self.observation(states, i, viewer))

    def resample(self, states: States, i: int, seat: int, seed: int) -> None:
        """Replace all that the seat can't know by a random guess that fits what it does know."""
        self.kernels.mask(states, i, seat, states, i)
        self.kernels.guess(states, i, seed % 2**63)

    def outcome(self, states: States, i: int) -> Outcome | None:
        """How the game came out; None while it is running."""
        if self.kernels.seats_to_act(states, i):
            return None
        seats = range(int(states["players"][i]))
        scores = [int(self.kernels.score(states, i, seat)) for seat in seats]
        places = [int(self.kernels.place(states, i, seat)) for seat in seats]
        return Outcome.of(self.ends[states["end"][i]], scores, places)

    def result_json(self, states: States, i: int) -> Json | None:
        """The outcome as a record has it; None while the game is running."""
        outcome = self.outcome(states, i)
        if outcome is None:
            return None
        ranking = [list(tied) for tied in outcome.ranking]
        return {"scores": list(outcome.scores), "ranking": ranking, "end": outcome.end}

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
    def chance_names(self, action: int) -> Sequence[str]:
        """What the numbers of `kernels.chance_of` stand for after this action."""

    @abstractmethod
    def move_json(self, decisions: Sequence[tuple[int, int]], chance: Sequence[str]) -> Json:
        """A move as a record writes it: what each seat decided at the same time, and what chance added."""

    @abstractmethod
    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        """What a record gets for an action and its events: mostly one move; none for a bid that is still secret."""


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
