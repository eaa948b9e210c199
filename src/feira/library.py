"""A running game as an object for people: what `feira.new` gives."""

import secrets
import warnings
from collections.abc import Callable
from typing import Any, TypeAlias

from feira.core.game import (
    SPECTATOR,
    Event,
    FeiraError,
    Game,
    Json,
    MoveError,
    Outcome,
    States,
    checked_seed,
    shown,
    whole,
)
from feira.core.text_board import text_board
from feira.games import get_game
from feira.records import Recorder, Replay

Decider: TypeAlias = Callable[[Game, States, int], Any]  # any bot: (game, what the seat knows, seat) -> its move


class LiveGame:
    """One running game.

    A move is given as text (`stand fish C3`), as a dataclass (`OpenStand("fish", "C3")`) or as the number of an action.

    >>> import feira
    >>> game = feira.new("mercado", players=2, seed=7)
    >>> game
    <mercado, 2 players, seed 7: seat 0 to act>
    >>> game.legal[0], game.legal_moves[0]
    ('stand fish A1', OpenStand(good='fish', at='A1'))
    >>> events = game.play(game.legal[0])
    >>> game.legal
    ['take flower', 'take tomato']
    >>> game.play("coin")
    Traceback (most recent call last):
    ...
    feira.core.errors.Illegal: M3.1: now comes a tile of the display
    """

    rules: Game  # the game itself, for `feira.games` and for bots
    seed: int | None  # None if the game comes from a record
    events: list[Event]  # all that has happened, in order

    def __init__(self, recorder: Recorder, seed: int | None) -> None:
        """Use `feira.new` or `feira.load`."""
        self.rules = recorder.game
        self.seed = seed
        self.events = []
        self._recorder = recorder

    @classmethod
    def new(cls, name: str, *, seed: int | None = None, pieces: Any = None, **options: Any) -> "LiveGame":
        """See `feira.new`."""
        rules = get_game(name)
        number = secrets.randbits(32) if seed is None else checked_seed(seed)
        box = rules.pieces(pieces)
        checked = rules.options(options)
        states = rules.new(checked, number, box)
        if caution := rules.caution(checked, box):
            warnings.warn(str(caution), stacklevel=3)
        return cls(Recorder(rules, states, pieces=box), number)

    @classmethod
    def load(cls, record: Any) -> "LiveGame":
        """See `feira.load`."""
        replay = Replay(record)
        rules = replay.game
        recorder = Recorder(rules, replay.states[:1].copy(), pieces=rules.pieces(replay.record.get("data")))
        recorder.moves = [
            {name: value for name, value in move.items() if name != "legal"} for move in replay.record["moves"]
        ]
        recorder.states[:] = replay.states[-1:]
        game = cls(recorder, None)
        game.events = [event for events in replay.events for event in events]
        return game

    # Whose turn, and what may be done

    @property
    def states(self) -> States:
        """The state, alone in an array, secrets included: for `game.rules` and its kernels."""
        return self._recorder.states

    @property
    def options(self) -> Json:
        """The options the game was started with."""
        return self.rules.options_json(self.states, 0)

    @property
    def players(self) -> int:
        """How many seats there are; they are counted from 0."""
        return int(self.options["players"])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now: one, several at once (secret bids), or none when the game is over."""
        return self.rules.to_act(self.states, 0)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.to_act

    @property
    def legal(self) -> list[str]:
        """The legal moves as texts, of the seat to act (the first, if several are)."""
        return [self.rules.to_text(action) for action in self.legal_actions()]

    @property
    def legal_moves(self) -> list[Any]:
        """The same as dataclasses."""
        return [self.rules.to_move(action) for action in self.legal_actions()]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The same as numbers, of any seat; none if it is not its turn."""
        seat = self._acting(seat)
        return [] if seat is None else self.rules.legal(self.states, 0, seat)

    # Playing

    def play(self, move: Any, *, seat: int | None = None) -> list[Event]:
        """Make a move and return what happened; Illegal says which rule forbids it and why.

        >>> import feira
        >>> game = feira.new("marche", players=2, seed=3)
        >>> game.play("reserve C2")
        [SpaceReserved(seat=0, at='C2')]
        """
        acting = self._acting(seat)
        if acting is None:
            raise MoveError("the game is over: no move can be made any more")
        events = self._recorder.apply(acting, self.action(move))
        self.events += events
        return events

    def play_out(self, *bots: Decider) -> Outcome:
        """Let bots, one for each seat, play the game to its end.

        >>> import feira
        >>> from feira.bots import get_bot
        >>> feira.new("mercado", players=2, seed=7).play_out(get_bot("greedy", 1), get_bot("random", 2)).ranking
        ((0,), (1,))
        """
        if len(bots) != self.players:
            raise FeiraError(f"there must be {self.players} bots, one for each seat, not {len(bots)}")
        while not self.over:
            self.play_by(bots[self.to_act[0]])
        outcome = self.outcome
        assert outcome is not None
        return outcome

    def play_by(self, bot: Decider, *, seat: int | None = None) -> list[Event]:
        """Let a bot decide, which gets only what the seat knows.

        >>> import feira
        >>> from feira.bots import get_bot
        >>> game = feira.new("mercado", players=2, seed=7)
        >>> greedy = get_bot("greedy", seed=1)
        >>> while not game.over:
        ...     events = game.play_by(greedy)
        >>> game.outcome.end
        'entrances'
        """
        acting = self._acting(seat)
        if acting is None:
            raise MoveError("the game is over: no move can be made any more")
        if not callable(bot):
            raise FeiraError(f"a bot is what get_bot gives, or any function like it, not {shown(bot)}")
        return self.play(bot(self.rules, self.view(acting), acting), seat=acting)

    def preview(self, move: Any, *, seat: int | None = None) -> Any:
        """What a legal move would cost and bring, as far as it is certain, without making it.

        Each game has its own, such as `cost` and `income`, or `paves` and `distances`.

        >>> import feira
        >>> feira.new("mercado", seed=7).preview("stand fish C3").cost
        1
        """
        acting = self._acting(seat)
        if acting is None:
            raise MoveError("the game is over: there is nothing to preview")
        return self.rules.preview(self.states, 0, acting, self.action(move))

    def action(self, move: Any) -> int:
        """The number of a move given as text, dataclass or number; MoveError says what can't be read."""
        if isinstance(move, str):
            return self.rules.from_text(move)
        number = whole(move)
        return self.rules.from_move(move if number is None else self.rules.to_move(number))

    def _acting(self, seat: int | None) -> int | None:
        return next(iter(self.to_act), None) if seat is None else self._checked(seat)

    # What is known

    def observation(self, seat: int | None = None) -> Json:
        """What a seat knows, as JSON; without a seat what everybody knows."""
        return self.rules.observation(self.states, 0, self._viewer(seat))

    def view(self, seat: int | None = None) -> States:
        """What a seat knows, as a record alone in an array: this is what a bot gets."""
        return self.rules.view(self.states, 0, self._viewer(seat))

    def board(self, seat: int | None = None) -> str:
        """The board in plain text as a seat sees it; without a seat as everybody does."""
        return text_board(self.observation(seat))

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._checked(seat)

    def _checked(self, seat: int) -> int:
        number = whole(seat)
        if number is None or number not in range(self.players):
            raise MoveError(f"there is no seat {shown(seat)} in a game of {self.players}")
        return number

    @property
    def outcome(self) -> Outcome | None:
        """How the game came out: scores, ranking, and which end it was; None while it is running."""
        return self.rules.outcome(self.states, 0)

    # Keeping

    def record(self) -> Json:
        """The game as a feira-record/1, secrets included; `feira.load` and `feira check` read it."""
        return self._recorder.record()

    def analyse(self, effort: str = "normal") -> Any:
        """Why the finished game came out as it did: see `feira.analysis.Analysis` and docs/analysis.md.

        >>> import feira
        >>> from feira.bots import get_bot
        >>> game = feira.new("mercado", players=2, seed=7)
        >>> outcome = game.play_out(get_bot("greedy", 1), get_bot("random", 2))
        >>> found = game.analyse("quick").points
        >>> bool(abs(found.result - found.start - found.luck - found.errors - found.gifts).max() < 1e-9)
        True
        """
        from feira.analysis import analyse  # it loads compiled code

        return analyse(self.record(), effort=effort)

    def hint(self, seat: int | None = None) -> Any:
        """A good move for the seat to act, from what it sees, and why it is good: see `feira.analysis.hints.Hint`.

        >>> import feira
        >>> game = feira.new("mercado", players=2, seed=7)
        >>> game.hint().move["move"] in game.legal
        True
        """
        from feira.analysis.hints import Adviser  # it loads compiled code

        acting = self._acting(seat)
        if acting is None:
            raise MoveError("the game is over: there is nothing to decide")
        return Adviser(self.rules, self.view(acting), acting).hint()

    def copy(self) -> "LiveGame":
        """A game of its own in the same position: try moves on it, as often as you like.

        >>> import feira
        >>> game = feira.new("mercado", seed=7)
        >>> events = game.copy().play("coin")
        >>> game.to_act
        (0,)
        """
        twin = LiveGame(self._recorder.copy(), self.seed)
        twin.events = list(self.events)
        return twin

    __copy__ = copy  # a shallow copy would be the same game twice

    def __str__(self) -> str:
        """The board as the one seat to act sees it, or as everybody does."""
        return self.board(self.to_act[0] if len(self.to_act) == 1 else None)

    def __repr__(self) -> str:
        players = f"{self.players} player{'s' if self.players > 1 else ''}"
        seed = "" if self.seed is None else f", seed {self.seed}"
        seats = " and ".join(str(seat) for seat in self.to_act)
        now = f"seat{'s' if len(self.to_act) > 1 else ''} {seats} to act" if seats else "over"
        return f"<{self.rules.name}, {players}{seed}: {now}>"
