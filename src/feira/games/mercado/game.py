"""Mercado de Lisboa as a `Game`: the Python-facing layer over its compiled rules."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import orjson

from feira.core.game import Event, Game, Illegal, Json, Kernels, MoveForms
from feira.core.jit import seed_generator
from feira.core.parts import Part
from feira.core.plain import copied
from feira.core.spec import Spec
from feira.games.mercado.engine.actions import ACTIONS
from feira.games.mercado.engine.challenges import CHALLENGES
from feira.games.mercado.engine.log import new_log
from feira.games.mercado.engine.market import (
    ENTRANCES,
    GOOD_COUNT,
    GOODS,
    KIND_COUNT,
    MAX_CUSTOMERS,
    OFFERED,
    SPACES,
)
from feira.games.mercado.engine.options import MONEY, RESTAURANTS, Options, with_usual_players
from feira.games.mercado.engine.pieces import Pieces, default_pieces, read_pieces
from feira.games.mercado.engine.scoring import fame, solo_result
from feira.games.mercado.engine.setup import deal, template
from feira.games.mercado.engine.state import DTYPE, ENDS, FIELDS, MAX_PLAYERS, OVER, States, new_states
from feira.games.mercado.engine.view import finds_are_secret
from feira.games.mercado.kernels import KERNELS
from feira.games.mercado.spec import SPEC
from feira.games.mercado.surface import moves
from feira.games.mercado.surface.draws import DRAWN, drawn_by, goods_left, lay_down
from feira.games.mercado.surface.events import RestaurantFound, read_log
from feira.games.mercado.surface.observation import SEEN
from feira.games.mercado.surface.preview import Preview, preview_of
from feira.games.mercado.surface.refusals import nearness, why_not
from feira.games.mercado.surface.setup_json import from_setup, setup_before, setup_json
from feira.games.mercado.surface.verdict import verdict


class Mercado(Game):
    """All of Mercado: 2 to 4 players and the nine challenges."""

    spec: ClassVar[Spec] = SPEC
    dtype: ClassVar[np.dtype[Any]] = DTYPE
    actions: ClassVar[int] = ACTIONS
    # Every stand and restaurant everywhere, every tile on offer at every entrance, a coin and a redraw.
    max_legal: ClassVar[int] = (GOOD_COUNT + KIND_COUNT) * SPACES + MAX_CUSTOMERS * OFFERED * ENTRANCES + 2
    ends: ClassVar[tuple[str, ...]] = ENDS
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

    def setup_before(self, setup: Json, states: States, i: int) -> Json:
        return setup_before(setup, FIELDS(states, i))

    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        moves.to_move(action)  # refuses a number that is no action
        if not self.kernels.is_legal(states, i, seat, action):
            raise why_not(states[i], seat, action)
        if chance is not None:
            lay_down(states, i, action, chance)
        log = new_log()
        self.kernels.apply(states, i, seat, action, log)
        events = read_log(log, states[i])
        outcome = self.outcome(states, i) if states["phase"][i] == OVER else None
        return events if outcome is None else [*events, *verdict(states[i], outcome)]

    def nearness(self, states: States, i: int, seat: int, refusal: Illegal) -> tuple[float, ...]:
        return nearness(states[i], seat, refusal)

    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        return goods_left(states, i, action, drawn) if moves.may_draw(action) else {}

    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:
        if any(isinstance(event, DRAWN) for event in events):
            return True
        return any(isinstance(event, RestaurantFound) for event in events) and bool(finds_are_secret(states, i))

    def lasting(self, states: States, i: int) -> Json:
        s = states[i]
        return {"best_move": bool(s.best_move)} if s.challenge else {}  # M7.3

    def has_secrets(self, states: States, i: int) -> bool:
        return bool(states["players"][i] > 1 and not states["money_open"][i] and states["phase"][i] != OVER)  # M2.6

    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        return drawn_by(events) if moves.may_draw(action) else ()

    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        before = self.view(states, i, seat)  # nothing can be previewed but what the seat knows
        after = copied(before)
        return preview_of(before, after, seat, self.apply(after, 0, seat, action))

    @cached_property
    def _seen_options(self) -> Part:
        fields = ("edition", "players", "money_open", "restaurants_hidden", "challenge")
        return Part(self.dtype, fields, lambda v: {"options": self.options_json(v.states, 0)}, None)

    def observation(self, states: States, i: int, viewer: int) -> Json:
        seen: Json = orjson.loads(self.observation_json(states, i, viewer))
        return seen

    def observation_json(self, states: States, i: int, viewer: int) -> bytes:
        view = self.view(states, i, viewer)
        return SEEN.json(view, self._seen_options.json(view.tobytes()))

    def result_json(self, states: States, i: int) -> Json | None:
        result, s = super().result_json(states, i), states[i]
        if result is not None and s.challenge:
            result |= {"result": int(solo_result(s)), "fame": int(fame(s)), "best_move": bool(s.best_move)}
        return result

    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        return [self.move_json([(seat, action)], self.chance(action, events))]

    def chance_names(self, action: int) -> Sequence[str]:  # noqa: ARG002  (the interface)
        return GOODS

    def move_json(self, decisions: Sequence[tuple[int, int]], chance: Sequence[str]) -> Json:
        [(seat, action)] = decisions
        drawn = {"drew": list(chance)} if moves.may_draw(action) else {}
        return moves.to_json(seat, action) | drawn
