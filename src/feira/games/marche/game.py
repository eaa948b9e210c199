"""Jour de Marché as a `Game`: the Python-facing layer over its compiled rules."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

import numpy as np
import orjson

from feira.core.game import Caution, Event, Game, Illegal, Json, Kernels, MoveForms
from feira.core.jit import seed_generator
from feira.core.parts import Part
from feira.core.plain import copied
from feira.core.spec import Spec
from feira.games.marche.engine.actions import ACTIONS, BID, DRAW, PLACE, PLACE_BESIDE
from feira.games.marche.engine.capacity import caution
from feira.games.marche.engine.log import new_log
from feira.games.marche.engine.options import COINS, MAX_PLAYERS, VARIANT, Options
from feira.games.marche.engine.pieces import Pieces, default_pieces, read_pieces
from feira.games.marche.engine.setup import deal, make_market, template, templates
from feira.games.marche.engine.spaces import SPACE_NAMES, SPACES, TILES
from feira.games.marche.engine.state import BIDDING, DTYPE, ENDS, FIELDS, OVER, States, new_states
from feira.games.marche.engine.ways import Way
from feira.games.marche.kernels import KERNELS
from feira.games.marche.spec import SPEC
from feira.games.marche.surface import moves
from feira.games.marche.surface.draws import drawn_by, lay_down, paved_by
from feira.games.marche.surface.events import BidsRevealed, TileDrawn, read_log
from feira.games.marche.surface.observation import SEEN, danger_of, ways_of
from feira.games.marche.surface.preview import (
    Distances,
    Preview,
    bid_preview,
    distances_of,
    draw_preview,
    outcome_preview,
)
from feira.games.marche.surface.prospects import Prospect, prospects_of
from feira.games.marche.surface.refusals import illegal, nearness, why_not
from feira.games.marche.surface.setup_json import from_setup, setup_json
from feira.games.marche.surface.verdict import verdict

MARKETS: Final = 64  # in the pool from which many games start


class Marche(Game):
    """All of Jour de Marché: 2 to 5 players, with areas or classic."""

    spec: ClassVar[Spec] = SPEC
    dtype: ClassVar[np.dtype[Any]] = DTYPE
    actions: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = SPACES + 1  # every space and a draw
    ends: ClassVar[tuple[str, ...]] = ENDS
    kernels: ClassVar[Kernels] = KERNELS
    moves: ClassVar[MoveForms] = moves

    def example_options(self) -> list[dict[str, Any]]:
        usual = sorted(range(2, MAX_PLAYERS + 1), key=lambda players: players != 3)
        return [{"players": players, "variant": variant} for variant in VARIANT.values for players in usual]

    def make_options(self, edition: int, values: Json) -> Options:
        return Options(edition, **values)

    def option_values(self, states: States, i: int) -> Json:
        return {
            "players": int(states["players"][i]),
            "variant": VARIANT.values[states["classic"][i]],
            "coins": COINS.values[states["coins_open"][i]],
        }

    def pieces(self, source: Any = None) -> Pieces:
        return default_pieces() if source is None else read_pieces(source)

    def templates(self, options: Options, pieces: Pieces | None = None) -> States:
        return templates(options, pieces or default_pieces(), 0, MARKETS)

    def new(self, options: Options, seed: int, pieces: Pieces | None = None) -> States:
        states = new_states()
        market = template(options, make_market(options, pieces or default_pieces(), seed))
        deal(states, 0, market, np.uint64(seed % 2**64))
        return states

    def setup_json(self, states: States, i: int) -> Json:
        return setup_json(FIELDS(states, i))

    def from_setup(self, options: Options, setup: Any, pieces: Pieces | None = None, seed: int = 0) -> States:
        states = from_setup(options, setup, pieces or default_pieces())
        seed_generator(states[0], np.uint64(seed % 2**64))
        return states

    def caution(self, options: Options, pieces: Pieces | None = None) -> Caution | None:
        return caution(options, pieces or default_pieces())

    def apply(self, states: States, i: int, seat: int, action: int, chance: Sequence[str] | None = None) -> list[Event]:
        moves.to_move(action)  # refuses a number that is no action
        if not self.kernels.is_legal(states, i, seat, action):
            raise why_not(states[i], seat, action)
        if chance is None:
            return self._do(states, i, seat, action)
        if action == DRAW:
            lay_down(states, i, chance)
            return self._do(states, i, seat, action)
        scratch = copied(states, i)  # nothing is half done if the record is wrong
        events = self._do(scratch, 0, seat, action)
        paved = paved_by(events)
        if set(chance) != set(paved) or len(chance) != len(paved):
            raise illegal("bad-paving", paved=tuple(paved))
        states[i] = scratch[0]
        return events

    def _do(self, states: States, i: int, seat: int, action: int) -> list[Event]:
        log = new_log()
        self.kernels.apply(states, i, seat, action, log)
        events = read_log(log, states[i])
        outcome = self.outcome(states, i) if states["phase"][i] == OVER else None
        return events if outcome is None else [*events, *verdict(states, i, outcome)]

    def nearness(self, states: States, i: int, seat: int, refusal: Illegal) -> tuple[float, ...]:  # noqa: ARG002
        return nearness(refusal)

    def chances(self, states: States, i: int, action: int, drawn: Sequence[str]) -> dict[str, int]:
        if action != DRAW or drawn:
            return {}
        return {tile: int(count) for tile, count in zip(TILES, states[i].pile, strict=True) if count}

    def reveals(self, states: States, i: int, events: Sequence[Event]) -> bool:  # noqa: ARG002  (the interface)
        return any(isinstance(event, TileDrawn | BidsRevealed) for event in events)

    def chance(self, action: int, events: Sequence[Event]) -> tuple[str, ...]:
        if action == DRAW:
            return drawn_by(events)
        return paved_by(events) if PLACE <= action <= PLACE_BESIDE else ()

    def has_secrets(self, states: States, i: int) -> bool:
        return bool(not states["coins_open"][i] or states["phase"][i] == BIDDING)

    def is_secret(self, action: int) -> bool:
        return action >= BID

    def preview(self, states: States, i: int, seat: int, action: int) -> Preview:
        # Of a view nothing can be previewed but what its viewer knows.
        view = self.view(states, i, seat)
        moves.to_move(action)
        if not self.kernels.is_legal(view, 0, seat, action):
            raise why_not(view[0], seat, action)
        if action >= BID:
            return bid_preview(view, 0, seat, action)
        if action == DRAW:
            return draw_preview(view, 0)
        after = copied(view)
        events = self._do(after, 0, seat, action)
        return outcome_preview(view, 0, seat, action, after, events)

    def prospects(self, view: States) -> tuple[Prospect, ...]:
        return prospects_of(view)

    @cached_property
    def _seen_options(self) -> Part:
        fields = ("edition", "players", "classic", "coins_open")
        return Part(self.dtype, fields, lambda v: {"options": self.options_json(v.states, 0)}, None)

    def observation(self, states: States, i: int, viewer: int) -> Json:
        seen: Json = orjson.loads(self.observation_json(states, i, viewer))
        return seen

    def observation_json(self, states: States, i: int, viewer: int) -> bytes:
        view = self.view(states, i, viewer)
        members = [self._seen_options.json(view.tobytes())]
        if states["phase"][i] == OVER:
            members.append(orjson.dumps({"result": self.result_json(states, i)})[1:-1])
        return SEEN.json(view, *members)

    def distances(self, states: States, i: int) -> Distances:
        """By seat and good: the distance as things stand (all open spaces taken for paths); None in the supply."""
        return distances_of(states, i)

    def ways(self, states: States, i: int) -> list[Way]:
        """The way of every stall as things stand, for drawing; at the end it is the one that counts (J6.3, J6.4)."""
        return ways_of(states, i)

    def danger(self, states: States, i: int) -> list[str]:
        """The reserved spaces that one more building, wherever it is, would turn into path."""
        return danger_of(states, i)

    def result_json(self, states: States, i: int) -> Json | None:
        result = super().result_json(states, i)
        if result is None:
            return None
        distances = states[i].distances[: states[i].players].tolist()
        return {"scores": result["scores"], "distances": distances, **result}

    def record_moves(self, seat: int, action: int, events: Sequence[Event]) -> list[Json]:
        if action < BID:
            return [self.move_json([(seat, action)], self.chance(action, events))]
        revealed = [event for event in events if isinstance(event, BidsRevealed)]
        return [self.move_json(_bids(event), ()) for event in revealed]

    def chance_names(self, action: int) -> Sequence[str]:
        return TILES if action == DRAW else SPACE_NAMES

    def move_json(self, decisions: Sequence[tuple[int, int]], chance: Sequence[str]) -> Json:
        seat, action = decisions[0]
        if action >= BID:
            return {"do": "bids", "bids": {str(seat): action - BID for seat, action in decisions}}
        move = moves.to_json(seat, action)
        if action == DRAW:
            [move["drew"]] = chance
        elif PLACE <= action <= PLACE_BESIDE:
            move["paved"] = list(chance)
        return move


def _bids(event: BidsRevealed) -> list[tuple[int, int]]:
    """Who bid, and the action that bid so much."""
    return [(seat, BID + coins) for seat, coins in zip(event.seats, event.coins, strict=True)]
