"""Mercado de Lisboa as a `Game`: the compiled rules in Python clothes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np

from feira.core.game import Event, Game, Json, Kernels, MoveForms, Outcome, shown
from feira.core.jit import seed_generator
from feira.core.spec import Spec
from feira.games.mercado.engine.actions import ACTIONS
from feira.games.mercado.engine.challenges import CHALLENGES
from feira.games.mercado.engine.chance import draws, foretell
from feira.games.mercado.engine.income import pay_if_named
from feira.games.mercado.engine.log import new_log
from feira.games.mercado.engine.market import GOODS
from feira.games.mercado.engine.options import MONEY, RESTAURANTS, Options, with_usual_players
from feira.games.mercado.engine.pieces import Pieces, default_pieces, read_pieces
from feira.games.mercado.engine.scoring import fame, fours_missing, restaurants_left, solo_result
from feira.games.mercado.engine.setup import deal, template
from feira.games.mercado.engine.state import (
    CHOOSE,
    DTYPE,
    ENDS,
    FIELDS,
    MAX_PLAYERS,
    OVER,
    RUNNING,
    STUCK_END,
    State,
    States,
    new_states,
)
from feira.games.mercado.engine.view import kinds_hidden
from feira.games.mercado.heuristics.prospects import RIVALRY, worths
from feira.games.mercado.kernels import KERNELS
from feira.games.mercado.spec import SPEC
from feira.games.mercado.surface import moves
from feira.games.mercado.surface.events import (
    ChallengeJudged,
    CoinTaken,
    CustomersOffered,
    DisplayRedrawn,
    Earned,
    FinalScore,
    FoursMissing,
    HandRedrawn,
    NextFame,
    Paid,
    Ranked,
    RestaurantFound,
    RestaurantOpened,
    TileDrawn,
    read_log,
)
from feira.games.mercado.surface.observation import observation
from feira.games.mercado.surface.refusals import illegal, why_not
from feira.games.mercado.surface.setup_json import from_setup, setup_json

_DRAWN: Final = (TileDrawn, HandRedrawn, DisplayRedrawn, CustomersOffered)


@dataclass(frozen=True)
class Preview:
    """What an action would cost and bring, as far as no chance or secret is in it."""

    cost: int
    earned: tuple[Earned, ...]  # piece by piece
    found: tuple[RestaurantFound, ...]  # whose kind can be seen
    income: tuple[int, ...]  # by seat, `extra` included
    extra: int  # what its seat gets without any stand: the coins for a restaurant, or those that are taken
    profit: int  # what its seat has more, or less, by it
    if_named: Mapping[str, int]  # M7#1, with the first customers: what they would pay, by the good that is then named
    ends: str | None  # the end that it would trigger, as records name it
    gains: tuple[float, ...]  # by seat, what it is worth by the rule of thumb of prospects.py

    def gain(self, seat: int) -> float:
        """How good the action is for a seat: its own gain, less most of the best other seat's."""
        others = [gain for other, gain in enumerate(self.gains) if other != seat]
        return self.gains[seat] - RIVALRY * max(others, default=0.0)


class Mercado(Game):
    """All of Mercado: 2 to 4 players and the nine challenges."""

    spec: ClassVar[Spec] = SPEC
    dtype: ClassVar[np.dtype[Any]] = DTYPE
    actions: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = 512  # 3 × 25 stands + 6 × 25 restaurants + 12 × 20 customers + a coin and a redraw
    kernels: ClassVar[Kernels] = KERNELS
    moves: ClassVar[MoveForms] = moves

    def example_options(self) -> list[dict[str, Any]]:
        together = [{"players": players} for players in range(2, MAX_PLAYERS + 1)]
        return [*together, *({"challenge": number} for number in range(1, len(CHALLENGES) + 1))]

    def options(self, values: Any, edition: int | None = None) -> Options:
        options: Options = super().options(with_usual_players(values), edition)
        return options

    def make_options(self, edition: int, values: Json) -> Options:
        return Options(edition, **values)

    def option_values(self, states: States, i: int) -> Json:
        return {
            "players": int(states["players"][i]),
            "money": MONEY.values[states["money_open"][i]],
            "restaurants": RESTAURANTS.values[states["restaurants_hidden"][i]],
            "challenge": int(states["challenge"][i]) or None,
        }

    def pieces(self, source: Any = None) -> Pieces:
        return default_pieces() if source is None else read_pieces(source)

    def templates(self, options: Options, pieces: Pieces | None = None) -> States:
        return template(options, pieces or default_pieces())

    def new(self, options: Options, seed: int, pieces: Pieces | None = None) -> States:
        states = new_states()
        deal(states, 0, self.templates(options, pieces), np.uint64(seed % 2**64))
        return states

    def setup_json(self, states: States, i: int) -> Json:
        return setup_json(FIELDS(states, i))

    def from_setup(self, options: Options, setup: Any, pieces: Pieces | None = None, seed: int = 0) -> States:
        states = from_setup(options, setup, pieces or default_pieces())
        seed_generator(states[0], np.uint64(seed % 2**64))
        return states

    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        moves.to_move(action)  # refuses a number that is no action
        if not self.kernels.is_legal(states, i, seat, action):
            raise why_not(states[i], seat, action)
        if chance is not None:
            _foretell(states, i, action, chance)
        log = new_log()
        self.kernels.apply(states, i, seat, action, log)
        events = read_log(log, states[i])
        if states["phase"][i] == OVER:
            events += self._judgement(states, i)
        return events

    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        s = states[i]
        if len(drawn) >= draws(s, action):
            return {}
        left = {good: int(s.bag[n]) - drawn.count(good) for n, good in enumerate(GOODS)}
        return {good: tiles for good, tiles in left.items() if tiles > 0}

    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:
        if any(isinstance(event, _DRAWN) for event in events):
            return True
        return any(isinstance(event, RestaurantFound) for event in events) and bool(kinds_hidden(states[i]))

    def lasting(self, states: States, i: int) -> Json:
        s = states[i]
        return {"best_move": bool(s.best_move)} if s.challenge else {}  # M7.3

    def has_secrets(self, states: States, i: int) -> bool:
        s = states[i]
        return bool(s.players > 1 and not s.money_open and s.phase != OVER)  # M2.6

    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        drew: list[str] = []
        if moves.may_draw(action):
            for event in events:
                if isinstance(event, TileDrawn):
                    drew.append(event.good)
                elif isinstance(event, HandRedrawn | DisplayRedrawn):
                    drew += event.drew
        return tuple(drew)

    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        # Of a view nothing can be previewed but what its viewer knows.
        scratch = self.view(states, i, seat)
        before = worths(scratch, 0)
        hidden = kinds_hidden(scratch[0])
        events = self.apply(scratch, 0, seat, action)
        players, end = int(scratch["players"][0]), int(scratch["end"][0])
        cost = sum(event.coins for event in events if isinstance(event, Paid))
        extra = sum(event.coins for event in events if isinstance(event, RestaurantOpened | CoinTaken))
        income = [0] * players
        income[seat] = extra
        for event in events:
            if isinstance(event, Earned):
                income[event.seat] += event.coins
        fresh = end != RUNNING and states["end"][i] == RUNNING
        # Whether anything can still be done may depend on what is drawn or turned up.
        uncertain = end == STUCK_END and any(isinstance(event, HandRedrawn | CustomersOffered) for event in events)
        return Preview(
            cost=cost,
            earned=tuple(event for event in events if isinstance(event, Earned)),
            found=() if hidden else tuple(event for event in events if isinstance(event, RestaurantFound)),
            income=tuple(income),
            extra=extra,
            profit=income[seat] - cost,
            if_named=_pay_if_named(scratch[0]),
            ends=ENDS[end] if fresh and not uncertain else None,
            gains=tuple((worths(scratch, 0) - before)[:players].tolist()),
        )

    def observation(self, states: States, i: int, viewer: int) -> Json:
        return observation(self.view(states, i, viewer), self.options_json(states, i))

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
        s = states[i]
        result: Json = {
            "scores": list(outcome.scores),
            "ranking": [list(tied) for tied in outcome.ranking],
            "end": outcome.end,
        }
        if s.challenge:
            result |= {"result": int(solo_result(s)), "fame": int(fame(s)), "best_move": bool(s.best_move)}
        return result

    def _judgement(self, states: States, i: int) -> list[Event]:
        outcome = self.outcome(states, i)
        assert outcome is not None
        s = states[i]
        scores = [
            FinalScore(
                seat,
                coins=int(s.money[seat]),
                restaurants_left=int(restaurants_left(s, seat)),
                score=outcome.scores[seat],
                stands=int(s.owned[seat]).bit_count(),
                tie_broken=seat in outcome.broken_ties,
            )
            for seat in range(s.players)
        ]
        if s.challenge:
            return [*scores, *_challenge_judged(s)]
        return [*scores, Ranked(outcome.ranking, outcome.broken_ties)]

    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        return [self.move_json([(seat, action)], self.chance(action, events))]

    def chance_names(self, action: int) -> Sequence[str]:  # noqa: ARG002  (the interface)
        return GOODS

    def move_json(self, decisions: Sequence[tuple[int, int]], chance: Sequence[str]) -> Json:
        [(seat, action)] = decisions
        drawn = {"drew": list(chance)} if moves.may_draw(action) else {}
        return moves.to_json(seat, action) | drawn


def _pay_if_named(s: State) -> dict[str, int]:
    """M7#1: what the customers who wait for a name pay, by good; nothing if none wait."""
    return {good: int(pay_if_named(s, n)) for n, good in enumerate(GOODS)} if s.phase == CHOOSE else {}


def _challenge_judged(s: State) -> Iterator[Event]:
    """What a challenge has brought, and what was missing for more."""
    result, won, missing = int(solo_result(s)), int(fame(s)), int(fours_missing(s))
    yield ChallengeJudged(int(s.challenge), result, won, bool(s.best_move))
    if missing:
        yield FoursMissing(missing)
    if won < len(s.thresholds) and result < s.thresholds[won]:
        yield NextFame(int(s.thresholds[won]), won + 1)


def _foretell(states: States, i: int, action: int, chance: Sequence[str]) -> None:
    """Lay down what the draws of the next action bring; Illegal says why the bag can't give it."""
    known = [GOODS.index(good) for good in chance if good in GOODS]
    if len(known) == len(chance) and foretell(states, i, action, np.array(known, np.int16), 0, len(known)):
        return
    s = states[i]
    count = int(draws(s, action))
    if len(chance) != count:
        raise illegal("bad-draw", problem=f"{len(chance)} tiles instead of {count}")
    for good in chance:
        there = int(s.bag[GOODS.index(good)]) if good in GOODS else 0
        if chance.count(good) > there:
            raise illegal("bad-draw", problem=f"{chance.count(good)} times {shown(good)}, but the bag has {there}")
