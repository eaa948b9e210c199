"""A puzzle: a position as one seat knows it, and what each of its moves loses against the best one.

In a file it is the beginning of a game. What the seat can't know there was drawn again, and nobody is named.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Any, Final

import orjson

from feira.analysis.judging import with_counted_coins
from feira.analysis.why import why_in
from feira.core.game import FeiraError, Game, Json, States, shown, whole_from
from feira.core.why import Reason
from feira.records import Replay
from feira.records.about import ABOUT_FIELDS

FORMAT: Final = "feira-puzzle/1"
LEAST_RATING: Final = 400
MOST_RATING: Final = 3000
_FIELDS: Final = ("format", "id", "opening", "seat", "losses", "margin", "themes", "rating", "judge")
_THEME: Final = re.compile(r"[a-z][a-z-]{0,30}")
_LONGEST_JUDGE: Final = 64
_ID_LENGTH: Final = 10


class PuzzleError(FeiraError):
    """Something that isn't a puzzle, or a wrong one."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position in which a seat must find the best move."""

    id: str
    game: Game
    view: States  # what the seat knows; coins that everybody could count lie open
    seat: int
    opening: Json  # a record that ends before the decision
    losses: dict[str, float]  # of each legal move, in equity; 0 for the best one, and for others that are the same
    margin: float  # half of the 95 % interval between the best move and the next one
    themes: tuple[str, ...]
    rating: int  # how difficult it seems, before anybody has tried it
    judge: str  # what has judged it

    @property
    def best(self) -> tuple[str, ...]:
        """The moves that solve it: more than one only if they lead to the same position."""
        return tuple(move for move, loss in self.losses.items() if loss == 0)

    @property
    def next_best(self) -> str:
        """The best of all other moves."""
        return min((move for move, loss in self.losses.items() if loss > 0), key=self.losses.__getitem__)

    def why(self, instead: str) -> list[Reason]:
        """Why the best move is better than another one, as far as the seat can know."""
        made, better = (self.game.from_text(move) for move in (instead, self.best[0]))
        return why_in(self.game, self.view, self.seat, made, better)

    def to_json(self) -> Json:
        """The puzzle as a file has it."""
        return {
            "format": FORMAT,
            "id": self.id,
            "opening": self.opening,
            "seat": self.seat,
            "losses": self.losses,
            "margin": self.margin,
            "themes": list(self.themes),
            "rating": self.rating,
            "judge": self.judge,
        }


def id_of(opening: Json, seat: int) -> str:
    """The name of a puzzle: the same position of the same seat always has the same one."""
    text = orjson.dumps([opening, seat], option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(text).hexdigest()[:_ID_LENGTH]


def seen_by(game: Game, position: States, seat: int) -> States:
    """What a seat knows of a position if it forgets nothing."""
    return game.view(with_counted_coins(game, position), 0, seat)


def read_puzzle(value: Any) -> Puzzle:
    """A puzzle given as parsed JSON; PuzzleError or RecordError says what is wrong with it."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise PuzzleError(f"a puzzle is a JSON object with the format {FORMAT!r}")
    if missing := [name for name in _FIELDS if name not in value]:
        raise PuzzleError(f"the field {missing[0]!r} is missing")
    if unknown := [name for name in value if name not in _FIELDS]:
        raise PuzzleError(f"there is an unknown field {shown(unknown[0])}")
    game, view = _position(value["opening"], value["seat"])
    if value["id"] != id_of(value["opening"], value["seat"]):
        raise PuzzleError(f"id {shown(value['id'])} isn't that of this position")
    losses = _losses(value["losses"], [game.to_text(action) for action in game.legal(view, 0, value["seat"])])
    return Puzzle(
        id=value["id"],
        game=game,
        view=view,
        seat=value["seat"],
        opening=value["opening"],
        losses=losses,
        margin=_margin(value["margin"], losses),
        themes=_themes(value["themes"]),
        rating=_rating(value["rating"]),
        judge=_judge(value["judge"]),
    )


def _position(opening: Any, seat: Any) -> tuple[Game, States]:
    """What the seat knows where the opening ends."""
    replay = Replay(opening)
    if named := [name for name in ABOUT_FIELDS if name in opening]:
        raise PuzzleError(f"the opening must not say who played: it has {named[0]!r}")
    end = replay.states[-1:]
    waiting = replay.game.to_act(end, 0)
    if whole_from(seat, 0, opening["options"]["players"] - 1) is None or seat not in waiting:
        raise PuzzleError(f"seat {shown(seat)} has nothing to decide where the opening ends")
    return replay.game, seen_by(replay.game, end, seat)


def _losses(given: Any, legal: list[str]) -> dict[str, float]:
    """By legal move, in the order of the game."""
    if not isinstance(given, dict) or set(given) != set(legal):
        raise PuzzleError("losses must have every legal move once, and no other")
    if not all(type(loss) in (int, float) and 0 <= loss < 10 for loss in given.values()):
        raise PuzzleError("a loss must be a number from 0 to 10")
    if not any(given.values()) or all(given.values()):
        raise PuzzleError("some move must lose nothing, and some other must lose something")
    return {move: float(given[move]) for move in legal}


def _margin(given: Any, losses: dict[str, float]) -> float:
    gap = min(loss for loss in losses.values() if loss)
    if type(given) not in (int, float) or not 0 <= given < gap:
        raise PuzzleError(f"margin must be a number below {gap}, the gap between the best move and the next one")
    return float(given)


def _themes(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(one, str) and _THEME.fullmatch(one) for one in given):
        raise PuzzleError("themes must be a list of words such as 'end-game'")
    return tuple(dict.fromkeys(given))


def _rating(given: Any) -> int:
    rating = whole_from(given, LEAST_RATING, MOST_RATING)
    if rating is None:
        raise PuzzleError(f"rating must be a whole number from {LEAST_RATING} to {MOST_RATING}, not {shown(given)}")
    return rating


def _judge(given: Any) -> str:
    if not isinstance(given, str) or len(given) > _LONGEST_JUDGE:
        raise PuzzleError("judge must be a short text")
    return given
