"""Why one action is better than another: what it earns, denies and prepares, as far as the seat that decides knows.

Everything is in coins: what both actions cost and bring right away, and the most that somebody could earn with a single
action afterwards, if it were their turn.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from feira.core.game import Game, Json
from feira.core.plain import copied
from feira.core.why import Reason
from feira.games.mercado.engine.market import COLUMN, ROW, SPACE_NAMES, SPACES
from feira.games.mercado.engine.state import MAIN, NOT_TRIGGERED, OVER, States
from feira.games.mercado.surface.moves import BringCustomers, OpenStand, RedrawDisplay, RedrawHand
from feira.games.mercado.surface.preview import Improved, Preview

_WORTH_SAYING: Final = 2  # coins
_MOST: Final = 4  # reasons


class _Weighed(NamedTuple):
    """A reason, and the coins that speak for it."""

    coins: float
    reason: Reason


class _Tried(NamedTuple):
    """An action that was tried: what is certain of it, and what it leads to."""

    preview: Preview
    after: States


def why(game: Game, view: States, seat: int, made: int, better: int) -> list[Reason]:
    """Why one action of a seat is better than another in a position as the seat knows it; the best reasons first."""
    if exchanged := _exchanged(game, seat, made, better):
        return exchanged
    old, new = _tried(game, view, seat, made), _tried(game, view, seat, better)
    found = [
        *_right_away(seat, old.preview, new.preview),
        *_for_others(seat, old.preview, new.preview),
        *_improved(seat, old.preview, new.preview),
        *_in_line(seat, game.to_move(made), game.to_move(better), view),
        *_next_turns(game, seat, old.after, new.after),
    ]
    found = sorted(found, key=lambda one: -one.coins) or list(_in_the_long_run(seat, old.preview, new.preview))
    reasons = [one.reason for one in found[:_MOST]]
    return [*_what_speaks_against(seat, old.preview, new.preview), *reasons, *_ends(old.preview, new.preview)]


def _exchanged(game: Game, seat: int, made: int, better: int) -> list[Reason]:
    """Tiles are exchanged before the turn's action, which follows all the same: coins say nothing about it."""
    match game.to_move(better), game.to_move(made):
        case RedrawHand(), _:
            return [Reason("exchanges-hand", {"seat": seat})]
        case RedrawDisplay(), _:
            return [Reason("exchanges-display", {"seat": seat})]
        case _, RedrawHand() | RedrawDisplay():
            return [Reason("keeps-tiles", {"seat": seat})]
    return []


def _tried(game: Game, view: States, seat: int, action: int) -> _Tried:
    after = copied(view)
    game.kernels.apply(after, 0, seat, action, None)
    preview = game.preview(view, 0, seat, action)
    assert isinstance(preview, Preview)
    return _Tried(preview, after)


def _right_away(seat: int, old: Preview, new: Preview) -> Iterator[_Weighed]:
    """What the seat earns by it."""
    more = new.profit - old.profit
    if more > 0 and new.profit >= 0:
        yield _Weighed(more, Reason("earns", {"seat": seat, "coins": new.profit, "instead": old.profit}))
    elif more > 0:
        yield _Weighed(more, Reason("costs", {"seat": seat, "coins": -new.profit, "instead": -old.profit}))


def _what_speaks_against(seat: int, old: Preview, new: Preview) -> Iterator[Reason]:
    if old.profit - new.profit >= _WORTH_SAYING:
        yield Reason("concedes", {"seat": seat, "coins": old.profit - new.profit})


def _for_others(seat: int, old: Preview, new: Preview) -> Iterator[_Weighed]:
    """What others earn by it, and what it does for their stands."""
    for other, (before, now) in enumerate(zip(old.income, new.income, strict=True)):
        if other != seat and before > now:
            yield _Weighed(before - now, Reason("gives", {"seat": other, "coins": now, "instead": before}))
    helped = [one for one in old.improved if one.seat != seat and one not in new.improved]
    for one in helped[:1]:
        yield _Weighed(_gain(one), Reason("helps", asdict(one)))


def _improved(seat: int, old: Preview, new: Preview) -> Iterator[_Weighed]:
    """The own stand that earns more from now on, and the restaurant that is found."""
    own = [one for one in new.improved if one.seat == seat and one not in old.improved]
    for one in sorted(own, key=_gain)[-1:]:
        yield _Weighed(2 * _gain(one), Reason("improves", asdict(one)))
    if new.found and not old.found:
        [found] = new.found
        yield _Weighed(1, Reason("finds", {"seat": seat, "restaurant": found.restaurant, "at": found.at}))


def _in_line(seat: int, old: Any, new: Any, view: States) -> Iterator[_Weighed]:
    """A stand in the row and column of more own stands: the same customers pay them all."""
    if isinstance(old, OpenStand) and isinstance(new, OpenStand):
        before, now = (_stands_in_line(view, seat, move.at) for move in (old, new))
        if now > before:
            yield _Weighed(now - before, Reason("in-line", {"seat": seat, "at": new.at, "stands": now}))


def _stands_in_line(view: States, seat: int, at: str) -> int:
    space, own = SPACE_NAMES.index(at), int(view["owned"][0, seat])
    return sum(
        own >> other & 1 for other in range(SPACES) if (ROW[other] == ROW[space]) != (COLUMN[other] == COLUMN[space])
    )


def _gain(one: Improved) -> int:
    return one.times - one.before


def _next_turns(game: Game, seat: int, old: States, new: States) -> Iterator[_Weighed]:
    """What somebody could do next after one action and not after the other."""
    players = int(old["players"][0])
    for who in range(players):
        turns = (who - seat) % players or players
        before, now = _most(game, old, who, turns), _most(game, new, who, turns)
        name, one, other = ("prepares", now, before) if who == seat else ("denies", before, now)
        if one is None:
            continue
        instead = 0 if other is None else other.coins
        what = _what(game.to_move(one.action))
        if one.coins - instead >= _WORTH_SAYING and what is not None:
            kind, details = what
            yield _Weighed(
                (one.coins - instead) / (1 if who == seat else players - 1),
                Reason(f"{name}-{kind}", {"seat": who, "coins": one.coins, "instead": max(0, instead), **details}),
            )


class _Most(NamedTuple):
    """The action that pays most, and what it pays."""

    coins: int
    action: int


def _most(game: Game, states: States, seat: int, turns: int) -> _Most | None:
    """The most that a seat could earn with one action if it were its turn; None if it has no turn any more."""
    s = states[0]
    if s.phase == OVER or (s.turns_left != NOT_TRIGGERED and s.turns_left < turns):
        return None
    ready = copied(states)
    ready["turn"], ready["phase"] = seat, MAIN
    coins, best = int(ready["money"][0, seat]), None
    for action in game.legal(ready, 0, seat):
        after = copied(ready)
        game.kernels.apply(after, 0, seat, action, None)
        earned = int(after["money"][0, seat]) - coins
        if best is None or earned > best.coins:
            best = _Most(earned, action)
    return best


def _what(move: Any) -> tuple[str, Json] | None:
    """A move as part of a sentence; None for one that earns the same anywhere."""
    match move:
        case BringCustomers(customers, goods, at):
            return "customers", {"customers": customers, "goods": list(goods), "at": at}
        case OpenStand(good, at):
            return "stand", {"good": good, "at": at}
    return None


def _in_the_long_run(seat: int, old: Preview, new: Preview) -> Iterator[_Weighed]:
    """By rule of thumb, where nothing shows yet."""
    more = round(new.gain(seat) - old.gain(seat))
    if more >= 1:
        yield _Weighed(more, Reason("position", {"seat": seat, "coins": more}))


def _ends(old: Preview, new: Preview) -> Iterator[Reason]:
    if new.ends and not old.ends:
        yield Reason("ends", {})
    elif old.ends and not new.ends:
        yield Reason("goes-on", {})
