"""Why one action is better than another: what it does for the distances, and for what stalls can hope for.

A stall in the supply can hope for the nearest of its owner's reserved spaces, as things stand.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from feira.core.game import Game
from feira.core.plain import copied
from feira.core.why import Reason
from feira.games.marche.engine.actions import BID, DRAW, PLACE, RESERVE
from feira.games.marche.engine.spaces import FLEA, GOODS, SPACE_NUMBERS, SPACES
from feira.games.marche.engine.state import DISCS, SUPPLY, States
from feira.games.marche.engine.ways import distance_from, most_distance
from feira.games.marche.heuristics.outlook import hope
from feira.games.marche.surface.moves import Place, Reserve
from feira.games.marche.surface.preview import Preview

_MOST: Final = 4  # reasons


class _Weighed(NamedTuple):
    """A reason, and the points that speak for it."""

    points: float
    reason: Reason


def why(game: Game, view: States, seat: int, made: int, better: int) -> list[Reason]:
    """Why one action of a seat is better than another in a position as the seat knows it; the best reasons first."""
    old, new = (game.preview(view, 0, seat, action) for action in (made, better))
    assert isinstance(old, Preview)
    assert isinstance(new, Preview)
    if better >= BID:
        return [_bid(view, seat, old, new)]
    before, after = (_after(game, view, seat, action) for action in (made, better))
    found = [
        *_distances(seat, before, after),
        *_discs(seat, old, new),
        *_spaces(view, seat, game.to_move(made), game.to_move(better)),
    ]
    found.sort(key=lambda one: -one.points)
    return [one.reason for one in found[:_MOST]] or list(_discs_or_tile(view, seat, made, better))


def _after(game: Game, view: States, seat: int, action: int) -> States:
    """The position after an action; a tile that is drawn changes nothing on the market yet."""
    after = copied(view)
    if action != DRAW:
        game.kernels.apply(after, 0, seat, action, None)
    return after


def _distances(seat: int, old: States, new: States) -> Iterator[_Weighed]:
    """The stalls that are nearer to their trucks, or farther if they are others', or can hope to be."""
    others = int(old["players"][0]) - 1
    most = int(most_distance(others + 1))
    for who in range(others + 1):
        for good, name in enumerate(GOODS):
            before, now = int(hope(old, 0, who, good)), int(hope(new, 0, who, good))
            built = int(new["stalls"][0, who, good]) != SUPPLY
            own = who == seat
            gained = before - now if own else now - before
            if gained > 0:
                kind = ("shortens" if built else "prepares") if own else ("lengthens" if built else "denies")
                details = {"seat": who, "good": name, "distance": now, "instead": before}
                weight = gained * (1.0 if built else 0.7) / (1 if own else others)
                yield _Weighed(weight, Reason(kind, details | {"most": most}))


def _spaces(view: States, seat: int, old: Any, new: Any) -> Iterator[_Weighed]:
    """A space nearer to a truck, for a stall that is still in the supply: to have it, or not to give it away."""
    match old, new:
        case Reserve(other), Reserve(kept):
            name = "near"
        case Place(str(kept)), Place(str(other)) if int(view["tile"][0]) == FLEA:
            name = "keeps-space"
        case _:
            return
    s, needed = view[0], [good for good in range(len(GOODS)) if int(view["stalls"][0, seat, good]) == SUPPLY]
    places = [int(SPACE_NUMBERS[at]) for at in (kept, other)]
    gains = {good: int(distance_from(s, good, places[1])) - int(distance_from(s, good, places[0])) for good in needed}
    good = max(gains, key=gains.__getitem__, default=None)
    if good is not None and gains[good] > 0:
        details = {"seat": seat, "at": kept, "good": GOODS[good], "distance": int(distance_from(s, good, places[0]))}
        yield _Weighed(0.5 * gains[good], Reason(name, details))


def _discs(seat: int, old: Preview, new: Preview) -> Iterator[_Weighed]:
    """The discs that go home."""
    for disc in old.discs_home:
        if disc.seat == seat and disc not in new.discs_home:
            yield _Weighed(1.5, Reason("keeps-disc", {"seat": seat, "at": disc.at}))
    for disc in new.discs_home:
        if disc.seat != seat and disc not in old.discs_home:
            yield _Weighed(1.0, Reason("takes-disc", {"seat": disc.seat, "at": disc.at}))


def _discs_or_tile(view: States, seat: int, made: int, better: int) -> Iterator[Reason]:
    """To reserve one more space, or to draw a tile."""
    spaces = DISCS - int(view["discs_left"][0, seat])
    if made == DRAW and RESERVE <= better < RESERVE + SPACES:
        yield Reason("reserves", {"seat": seat, "spaces": spaces})
    elif better == DRAW and made < PLACE:
        yield Reason("draws", {"seat": seat, "spaces": spaces})


def _bid(view: States, seat: int, old: Preview, new: Preview) -> Reason:
    """More, or fewer, coins for a stall."""
    name = "bid-more" if new.cost > old.cost else "bid-less"
    details = {"seat": seat, "good": GOODS[int(view["tile"][0])], "coins": new.cost, "instead": old.cost}
    without = new.without or 0
    nearest = new.sites[0] if new.sites else None
    if nearest is None or nearest.distance >= without:
        return Reason("bid-worthless", details | {"without": without})
    place = {"at": nearest.at, "distance": nearest.distance, "without": without}
    return Reason(name, details | place | {"points": without - nearest.distance})
