"""Mercado in plain text.

`Fi0` is a fish stand of seat 0, `[Su]` an open sushi bar, `(su)` a grey one, `2FiMe` two customers for fish
or meat.
"""

from collections.abc import Iterable
from typing import Final

from feira.core.game import Json
from feira.games.mercado.engine.market import GOODS, KINDS, SIZE

_COLUMNS: Final = "ABCDE"
_CELL: Final = 6
LETTERS: Final = {thing: thing[:2].capitalize() for thing in (*GOODS, *KINDS)}


def lines(seen: Json) -> list[str]:
    """The market, then what lies beside it."""
    return [
        _across(_COLUMNS),
        _across(_entrance(seen, f"top-{column}") for column in _COLUMNS),
        *(_row(seen, row) for row in range(1, SIZE + 1)),
        _across(_entrance(seen, f"bottom-{column}") for column in _COLUMNS),
        "",
        *_beside(seen),
        *(_player(seat, player) for seat, player in enumerate(seen["players"])),
        *_solo(seen),
    ]


def _across(cells: Iterable[str]) -> str:
    return (" " * (2 + _CELL) + "".join(f"{cell:^{_CELL}}" for cell in cells)).rstrip()


def _row(seen: Json, row: int) -> str:
    left, right = (f"{_entrance(seen, f'{side}-{row}'):^{_CELL}}" for side in ("left", "right"))
    spaces = "".join(f"{_space(seen, f'{column}{row}'):^{_CELL}}" for column in _COLUMNS)
    return f"{row} {left}{spaces}{right}".rstrip()


def _entrance(seen: Json, name: str) -> str:
    tile = seen["entrances"].get(name)
    return "-" if tile is None else f"{tile['customers']}{_joined(tile['goods'])}"


def _space(seen: Json, name: str) -> str:
    if name in seen["stands"]:
        stand = seen["stands"][name]
        return f"{LETTERS[stand['good']]}{stand['seat']}"
    if name in seen["restaurants"]:
        return f"[{LETTERS[seen['restaurants'][name]]}]"
    if name in seen["grey"]:
        kind = seen["grey"][name]
        return f"({'??' if kind is None else LETTERS[kind].lower()})"
    return "."


def _joined(things: Iterable[str], by: str = "") -> str:
    return by.join(LETTERS[thing] for thing in things)


def _beside(seen: Json) -> list[str]:
    offers = (f"{n}: {' '.join(_joined(tile) for tile in tiles) or '-'}" for n, tiles in seen["offers"].items())
    return [f"customers  {'   '.join(offers)}", f"display    {_joined(seen['display'], ' ')}   bag {seen['bag']}"]


def _player(seat: int, player: Json) -> str:
    coins = "?" if player["money"] is None else player["money"]
    supply = _joined(player["supply"], " ")
    line = f"seat {seat}     coins {coins}   stands {player['wooden_stands']}   hand {_joined(player['hand'], ' ')}"
    return f"{line}   restaurants {supply}" if supply else line


def _solo(seen: Json) -> list[str]:
    if "solo" not in seen:
        return []
    solo = seen["solo"]
    fame = "/".join(str(threshold) for threshold in solo["thresholds"])
    number = seen["options"]["challenge"]
    return [f"challenge {number} ({solo['name']}): result {solo['result']}, fame {solo['fame']} (at {fame})"]
