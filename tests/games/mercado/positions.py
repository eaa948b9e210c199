"""Hand-made positions of Mercado: say what lies where, and get a state in which everything fits together.

Goods and restaurants are given as words in one text: `"fish fish meat"`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from feira.core.game import Event, Illegal
from feira.games import get_game
from feira.games.mercado.engine.challenge_rules import after_deal, after_restaurant, after_stand
from feira.games.mercado.engine.market import COLUMN, ENTRANCE_NAMES, GOODS, KINDS, OFFERED, ROW, SPACE_NAMES, goods_set
from feira.games.mercado.engine.rules import put_customers
from feira.games.mercado.engine.setup import template
from feira.games.mercado.engine.state import MOST_IN_STACK

GAME = get_game("mercado")
PIECES = GAME.pieces()


def position(
    options: Mapping | None = None,
    *,
    stands: Mapping[str, str] | None = None,  # space: "good" of seat 0, or "good seat"
    restaurants: Mapping[str, str] | None = None,  # open ones, space: kind
    grey: Mapping[str, str] | None = None,  # space: kind
    customers: Mapping[str, str] | None = None,  # entrance: "2 fish flower"
    stacks: Mapping[int, Sequence[str]] | None = None,  # customers: tiles from the top; else all that are left
    hands: Sequence[str] = (),
    display: str = "fish meat grape",
    bag: str | None = None,  # else all that is left
    supplies: Sequence[str] = (),
    money: Sequence[int] = (),
    turn: int = 0,
):
    """A state at the start of a turn, alone in an array."""
    states = template(GAME.options(options or {}), PIECES)
    s = states[0]
    s.turn = turn
    s.grey[:] = 0
    for at, kind in (grey or {}).items():
        s.grey[KINDS.index(kind)] |= 1 << SPACE_NAMES.index(at)
    for at, tile in (customers or {}).items():
        number, *goods = tile.split()
        put_customers(s, int(number), goods_set(goods), ENTRANCE_NAMES.index(at))
    after_deal(s)
    for at, stand in (stands or {}).items():
        good, seat = (*stand.split(), "0")[:2]
        _put_stand(s, SPACE_NAMES.index(at), GOODS.index(good), int(seat))
    for at, kind in (restaurants or {}).items():
        _fill_space(s, SPACE_NAMES.index(at))
        s.restaurants[KINDS.index(kind)] |= 1 << SPACE_NAMES.index(at)
        after_restaurant(s)
    for n in range(4):
        _put_stack(s, n, (stacks or {}).get(n + 1))
    for counts, words in zip(s.hands, hands, strict=False):
        _put_tiles(counts, words, GOODS)
    _put_tiles(s.display, display, GOODS)
    for counts, words in zip(s.supply, supplies, strict=False):
        _put_tiles(counts, words, KINDS)
    s.money[: len(money)] = money
    _fill_bag(s, bag)
    return states


def _fill_space(s, space: int) -> None:
    assert s.open >> space & 1, f"two things on {SPACE_NAMES[space]}"
    s.open ^= 1 << space


def _put_stand(s, space: int, good: int, seat: int) -> None:
    bit = 1 << space
    _fill_space(s, space)
    s.stands[good] |= bit
    s.owned[seat] |= bit
    for line in (ROW[space], COLUMN[space]):
        s.line_count[line] += 1
        s.lines_with[s.line_count[line]] |= 1 << line
        s.own_lines[seat, good] |= 1 << line
    after_stand(s, space)


def _put_stack(s, n: int, tiles: Sequence[str] | None) -> None:
    """A stack from the top; all other tiles of its number that are not at an entrance are out of the game."""
    placed = Counter(
        goods_set([good for g, good in enumerate(GOODS) if s.wanted[g] >> entrance & 1])
        for entrance in range(20)
        if s.customers[entrance] == n + 1
    )
    left = list((Counter(PIECES.customers[n]) - placed).elements())
    if tiles is None:
        size = min(len(left), int(s.stack_size[n]))
        inside = left[:size]
    else:
        inside = [goods_set(tile.split()) for tile in tiles]
    out = list((Counter(left) - Counter(inside)).elements())
    s.stacks[n] = 0
    s.stacks[n, : len(inside)] = inside[:OFFERED] + inside[OFFERED:][::-1]
    s.stacks[n, MOST_IN_STACK - len(out) :] = out
    s.stack_size[n] = len(inside)
    s.stack_out[n] = len(out)


def _put_tiles(counts, words: str, names: Sequence[str]) -> None:
    counts[:] = 0
    for word in words.split():
        counts[names.index(word)] += 1


def _fill_bag(s, bag: str | None) -> None:
    if bag is not None:
        _put_tiles(s.bag, bag, GOODS)
        return
    for good in range(5):
        used = s.display[good] + s.hands[:, good].sum() + int(s.stands[good]).bit_count()
        assert used <= PIECES.stands_per_good, f"more {GOODS[good]} tiles than there are"
        s.bag[good] = PIECES.stands_per_good - used


def do(states, *texts: str, chance: Sequence[str] | None = None) -> list[Event]:
    """Let the seat whose turn it is do these moves; all that happened."""
    events = []
    for text in texts:
        (seat,) = GAME.to_act(states, 0)
        events += GAME.apply(states, 0, seat, GAME.from_text(text), chance)
    return events


def preview(states, text: str):
    """What a move of the seat whose turn it is would bring."""
    (seat,) = GAME.to_act(states, 0)
    return GAME.preview(states, 0, seat, GAME.from_text(text))


def refused(states, text: str, seat: int | None = None) -> Illegal:
    """The refusal of a move, which leaves the state as it was."""
    if seat is None:
        (seat,) = GAME.to_act(states, 0)
    before = states.tobytes()
    assert GAME.from_text(text) not in GAME.legal(states, 0, seat)
    with pytest.raises(Illegal) as caught:
        GAME.apply(states, 0, seat, GAME.from_text(text))
    assert states.tobytes() == before
    return caught.value


def legal(states, start: str = "") -> set[str]:
    """The legal moves of the seat whose turn it is, as texts that begin so."""
    (seat,) = GAME.to_act(states, 0)
    return {text for action in GAME.legal(states, 0, seat) if (text := GAME.to_text(action)).startswith(start)}


def of(kind: type, events: Sequence[Event]) -> list:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
