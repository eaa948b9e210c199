"""Pomar as a `Game`: its options, set-up, moves, events and observations."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from feira.core.game import (
    EVERYTHING,
    Event,
    Game,
    Illegal,
    Json,
    Kernels,
    MoveForms,
    Outcome,
    PiecesError,
    SetupError,
    shown,
)
from feira.core.jit import seed_generator
from feira.core.spec import Spec
from pomar import moves
from pomar.events import BidsRevealed, CrateDrawn, FinalScore, Ranked, read_log
from pomar.kernels import KERNELS, deal, new_log
from pomar.options import FAVOURITES, LENGTH, PLAYERS
from pomar.rules import foretell
from pomar.spec import SPEC
from pomar.state import (
    ACTIONS,
    AWAITED,
    BID,
    BIDDING,
    COINS,
    DRAW,
    DTYPE,
    ENDS,
    FRUITS,
    HIDDEN,
    MOST_COINS,
    NO_CRATE,
    OVER,
    PHASES,
    POINTS,
    SAVE,
    UNKNOWN,
    State,
    States,
)

CRATES = {"short": 2, "long": 4}  # P1, of each fruit

# Why a move is refused: the rule and the English sentence.
REASONS = {
    "over": ("P5", "the game is over"),
    "not-your-turn": ("P3", "it is the turn of seat {turn}, not of seat {seat}"),
    "bids-now": ("P4", "now everybody bids for the crate"),
    "no-auction": ("P4", "no crate is auctioned now"),
    "already-bid": ("P4", "seat {seat} has bid already"),
    "too-few-coins": ("P4", "a bid of {bid} is more than the {coins} coins of seat {seat}"),
    "just-saved": ("P3", "you can't save right after somebody else has saved"),
    "purse-full": ("P3", "you can't have more than {coins} coins"),
    "bad-draw": ("P4", "the pile can't give what the record says was drawn: {drew}"),
}


@dataclass(frozen=True)
class Options:
    """A value for each option, and the edition of the rules."""

    edition: int
    players: int
    length: str
    favourites: str


@dataclass(frozen=True)
class Preview:
    """What an action costs and what can be won by it."""

    cost: int
    points: int

    def gain(self, seat: int) -> float:  # noqa: ARG002  (the same for every seat)
        """Points cost about a coin each."""
        return float(min(self.points, self.cost) - 0.5 * self.cost)


class Pomar(Game):
    """All of Pomar."""

    spec: ClassVar[Spec] = SPEC
    dtype: ClassVar[np.dtype[Any]] = DTYPE
    actions: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = ACTIONS
    kernels: ClassVar[Kernels] = KERNELS
    moves: ClassVar[MoveForms] = moves

    def example_options(self) -> list[dict[str, Any]]:
        return [{"players": players, "length": length} for length in LENGTH.values for players in PLAYERS.values]

    def make_options(self, edition: int, values: Json) -> Options:
        return Options(edition, **values)

    def option_values(self, states: States, i: int) -> Json:
        return {
            "players": int(states["players"][i]),
            "length": LENGTH.values[states["long"][i]],
            "favourites": FAVOURITES.values[states["favourites_open"][i]],
        }

    # Starting

    def pieces(self, source: Any = None) -> Any:
        if source is not None:
            raise PiecesError("Pomar has no other pieces than its own")
        return None

    def templates(self, options: Options, pieces: Any = None) -> States:  # noqa: ARG002  (there are no other pieces)
        states = np.zeros(1, DTYPE)
        s = states[0]
        s.edition, s.players, s.viewer, s.crate = options.edition, options.players, EVERYTHING, NO_CRATE
        s.long, s.favourites_open = options.length == "long", options.favourites == "open"
        s.pile[:] = CRATES[options.length]
        s.coins[: options.players] = COINS
        return states

    def new(self, options: Options, seed: int, pieces: Any = None) -> States:
        states = np.zeros(1, DTYPE)
        deal(states, 0, self.templates(options, pieces), np.uint64(seed % 2**64))
        return states

    def setup_json(self, states: States, i: int) -> Json:
        s = states[i]
        return {"favourites": [FRUITS[fruit] for fruit in s.favourites[: s.players]]}

    def from_setup(self, options: Options, setup: Any, pieces: Any = None, seed: int = 0) -> States:
        states = self.templates(options, pieces)
        given = setup.get("favourites") if isinstance(setup, dict) and set(setup) == {"favourites"} else None
        if not isinstance(given, list) or len(given) != options.players or any(f not in FRUITS for f in given):
            raise SetupError(f"P2: a set-up has a favourite for each seat, of {', '.join(FRUITS)}, not {shown(setup)}")
        states[0].favourites[: options.players] = [FRUITS.index(fruit) for fruit in given]
        seed_generator(states[0], np.uint64(seed % 2**64))
        return states

    # Playing

    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        moves.to_move(action)  # refuses a number that stands for no action
        if not self.kernels.is_legal(states, i, seat, action):
            raise _why_not(states[i], seat, action)
        if chance is not None:
            codes = np.array([FRUITS.index(fruit) if fruit in FRUITS else -1 for fruit in chance], np.int16)
            if not foretell(states, i, action, codes, 0, len(codes)):
                raise _illegal("bad-draw", drew=", ".join(chance) or "nothing")
        log = new_log()
        self.kernels.apply(states, i, seat, action, log)
        return [*read_log(log), *self._judgement(states, i)]

    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        if action != DRAW or drawn:
            return {}
        return {fruit: int(count) for fruit, count in zip(FRUITS, states[i].pile, strict=True) if count}

    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:  # noqa: ARG002  (the interface)
        return any(isinstance(event, CrateDrawn | BidsRevealed) for event in events)

    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(event.fruit for event in events if isinstance(event, CrateDrawn)) if action == DRAW else ()

    def has_secrets(self, states: States, i: int) -> bool:
        s = states[i]
        return bool(s.phase != OVER and not s.favourites_open) or bool(s.phase == BIDDING)

    def is_secret(self, action: int) -> bool:
        return action >= BID

    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        view = self.view(states, i, seat)
        if not self.kernels.is_legal(view, 0, seat, action):
            raise _why_not(view[0], seat, action)
        s = view[0]
        if action < BID:
            return Preview(-1 if action == SAVE else 0, 0)
        return Preview(action - BID, POINTS[s.crate] * (2 if s.favourites[seat] == s.crate else 1))

    def observation(self, states: States, i: int, viewer: int) -> Json:
        v = self.view(states, i, viewer)[0]
        seats = range(v.players)
        return {
            "game": self.name,
            "options": self.options_json(states, i),
            "viewer": viewer if viewer < v.players else None,
            "phase": PHASES[v.phase],
            "end": ENDS[v.end] or None,
            "turn": int(v.turn),
            "to_act": list(self.to_act(states, i)),
            "pile": {fruit: int(count) for fruit, count in zip(FRUITS, v.pile, strict=True)},
            "crate": None if v.crate == NO_CRATE else FRUITS[v.crate],
            "bids": [_seen_bid(v, seat) for seat in seats] if v.phase == BIDDING else None,
            "players": [
                {
                    "coins": int(v.coins[seat]),
                    "won": {fruit: int(count) for fruit, count in zip(FRUITS, v.won[seat], strict=True)},
                    "favourite": None if v.favourites[seat] == UNKNOWN else FRUITS[v.favourites[seat]],
                }
                for seat in seats
            ],
        }

    # The end

    def outcome(self, states: States, i: int) -> Outcome | None:
        s = states[i]
        if s.phase != OVER:
            return None
        seats = range(s.players)
        scores = [int(self.kernels.score(states, i, seat)) for seat in seats]
        return Outcome.of(ENDS[s.end], scores, [int(self.kernels.place(states, i, seat)) for seat in seats])

    def result_json(self, states: States, i: int) -> Json | None:
        outcome = self.outcome(states, i)
        if outcome is None:
            return None
        ranking = [list(tied) for tied in outcome.ranking]
        return {"scores": list(outcome.scores), "ranking": ranking, "end": outcome.end}

    def _judgement(self, states: States, i: int) -> list[Event]:
        outcome, s = self.outcome(states, i), states[i]
        if outcome is None:
            return []
        scores = [FinalScore(seat, FRUITS[s.favourites[seat]], points) for seat, points in enumerate(outcome.scores)]
        return [*scores, Ranked(outcome.ranking)]

    # Records

    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        if action < BID:
            return [self.move_json([(seat, action)], self.chance(action, events))]
        revealed = [zip(event.seats, event.coins, strict=True) for event in events if isinstance(event, BidsRevealed)]
        return [self.move_json([(seat, BID + coins) for seat, coins in bids], ()) for bids in revealed]

    def chance_names(self, action: int) -> Sequence[str]:  # noqa: ARG002  (only crates are drawn)
        return FRUITS

    def move_json(self, decisions: Sequence[tuple[int, int]], chance: Sequence[str]) -> Json:
        seat, action = decisions[0]
        if action >= BID:
            return {"do": "bids", "bids": {str(seat): action - BID for seat, action in decisions}}
        return moves.to_json(seat, action) | ({"drew": chance[0]} if action == DRAW else {})


def _seen_bid(v: State, seat: int) -> Json:
    bid = int(v.bids[seat])
    return {"seat": seat, "made": bid != AWAITED, "coins": None if bid in (AWAITED, HIDDEN) else bid}


def _illegal(reason: str, **details: Any) -> Illegal:
    return Illegal.because(REASONS, reason, details)


def _why_not(s: State, seat: int, action: int) -> Illegal:
    """Which rule forbids an action that is not legal, and why."""
    if s.phase == OVER:
        return _illegal("over")
    if s.phase == BIDDING:
        if action < BID:
            return _illegal("bids-now")
        if 0 <= seat < s.players and s.bids[seat] == AWAITED:
            return _illegal("too-few-coins", seat=seat, bid=action - BID, coins=int(s.coins[seat]))
        return _illegal("already-bid", seat=seat)
    if s.turn != seat:
        return _illegal("not-your-turn", turn=int(s.turn), seat=seat)
    if action >= BID:
        return _illegal("no-auction")
    return _illegal("just-saved") if s.saved else _illegal("purse-full", coins=MOST_COINS)
