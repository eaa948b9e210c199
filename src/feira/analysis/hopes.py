"""What each tile is worth to a seat that may be drawn next, whoever draws it: GNU Backgammon's temperature map."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.analysis.rollouts import BID_HEAT, START, Player, look, next_action, value_after
from feira.analysis.values import Units, margin
from feira.core.features import OUTCOME
from feira.core.game import Game, Json, States
from feira.evaluation.look_ahead import GAME

_TRIES: Final = 48  # of each tile
_FARTHEST: Final = 40  # actions until the next draw: in some games all may act several times before it
_GUESS_SEED: Final = 2**63  # seeds of guesses are below it


class Hope(NamedTuple):
    """A tile that may be drawn next."""

    tile: str  # as `Game.chances` names it
    tiles: int  # how many of them there are
    value: float  # to the seat, in equity: more or less than the next tile is worth on average
    margin: float  # half of the 95 % interval of that


class Hopes(NamedTuple):
    """All of them, the best first, after the move that is expected of the seat."""

    move: Json  # as text and as a record writes it
    drawn_by: int | None  # who draws it; None if that depends
    tiles: list[Hope]

    def to_json(self) -> Json:
        """The same as JSON."""
        tiles = [{**one._asdict(), "value": round(one.value, 4), "margin": round(one.margin, 4)} for one in self.tiles]
        return {"move": self.move, "drawn_by": self.drawn_by, "tiles": tiles}


class _Draw(NamedTuple):
    """Somebody is about to make an action that draws."""

    seat: int
    action: int
    tiles: dict[str, int]


def hopes_after(
    game: Game, player: Player, units: Units, view: States, seat: int, action: int, seed: int
) -> Hopes | None:
    """The worth of each tile that may be drawn next after an action of a seat; None if nothing is drawn soon.

    Everybody plays as the network does. All tiles are tried on the same guesses, with the same luck afterwards.
    """
    random = np.random.default_rng(seed)
    look(player, view, seat)
    drawers: set[int] = set()
    tiles: dict[str, int] = {}
    rows: list[list[float]] = []
    for _ in range(_TRIES):
        guessed = int(random.integers(_GUESS_SEED))
        draw = _next_draw(game, player, seat, action, guessed)
        if draw is not None:
            drawers.add(draw.seat)
            tiles = tiles or draw.tiles
            if draw.tiles.keys() == tiles.keys():
                rows.append(_values(game, player, units, seat, draw, guessed))
    if not rows:
        return None
    weights, values = np.array(list(tiles.values()), np.float64), np.array(rows)
    differences = values - (values @ weights / weights.sum())[:, None]
    found = [
        Hope(tile, tiles[tile], float(differences[:, n].mean()), margin(differences[:, n]))
        for n, tile in enumerate(tiles)
    ]
    move = {"move": game.to_text(action), "json": game.to_json(seat, action)}
    return Hopes(move, drawers.pop() if len(drawers) == 1 else None, sorted(found, key=lambda one: -one.value))


def _next_draw(game: Game, player: Player, seat: int, action: int, guessed: int) -> _Draw | None:
    """Play from a guess until somebody is about to draw; the position before that is left in player.states[GAME]."""
    states, kernels = player.states, game.kernels
    states[GAME] = states[START]
    kernels.guess(states, GAME, guessed)
    player.rng[0] = guessed
    for _ in range(_FARTHEST):
        if tiles := game.chances(states, GAME, action, ()):
            return _Draw(seat, action, tiles)
        kernels.apply(states, GAME, seat, action, None)
        waiting = game.to_act(states, GAME)
        if not waiting:
            return None
        seat = waiting[0]
        action = int(next_action(*player, seat, BID_HEAT if len(waiting) > 1 else 0.0))
    return None


def _values(game: Game, player: Player, units: Units, seat: int, draw: _Draw, guessed: int) -> list[float]:
    """What a draw is worth to a seat, tile by tile."""
    before, found = player.states[GAME : GAME + 1].copy(), []
    for tile in draw.tiles:
        player.states[GAME] = before[0]
        random = np.random.default_rng(guessed)
        game.apply(player.states, GAME, draw.seat, draw.action, _drawn(game, before, draw, tile, random))
        player.rng[0] = guessed
        outcome: NDArray[np.float64] = np.zeros(OUTCOME)
        value_after(*player, seat, draw.seat, outcome)
        found.append(float(units.equity(outcome, seat)))
    return found


def _drawn(game: Game, before: States, draw: _Draw, tile: str, random: np.random.Generator) -> list[str]:
    """All that an action draws, if the first tile is this one."""
    drawn = [tile]
    while left := game.chances(before, 0, draw.action, drawn):
        weights = np.array(list(left.values()), np.float64)
        drawn.append(str(random.choice(list(left), p=weights / weights.sum())))
    return drawn
