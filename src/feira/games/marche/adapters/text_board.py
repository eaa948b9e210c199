"""Jour de Marché in plain text.

A space of the market is the letter of its area (none in the classic variant) and what is on it: `.` nothing, `=` a
path, `o1` a disc of seat 1, `F1` a fish stall of seat 1, `F*` the fish truck, `[]` a flea table.
"""

from typing import Final

from feira.core.game import Json
from feira.games.marche.engine.spaces import GOODS

LETTERS: Final = {good: good[0].upper() for good in GOODS}
_AREA_NAMES: Final = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω"
_CELL: Final = 4


def lines(seen: Json) -> list[str]:
    """The market, then what lies beside it."""
    on = _contents(seen)
    area = {space: _area_name(n) for n, area in enumerate(seen["areas"]) for space in area["spaces"]}
    columns = [chr(ord("A") + n) for n in range(seen["columns"])]
    rows = range(1, seen["rows"] + 1)
    return [
        "   " + "".join(f"{column:<{_CELL}}" for column in columns).rstrip(),
        *(_row(row, [_space(f"{column}{row}", on, area) for column in columns]) for row in rows),
        "",
        *_areas(seen),
        f"pile {seen['pile']['tiles']}: {_counts(seen['pile'])}   row {' '.join(_letters(seen['row']))}",
        *_tile(seen),
        *(_player(seat, player) for seat, player in enumerate(seen["players"])),
    ]


def _row(row: int, spaces: list[str]) -> str:
    return f"{row:<3}{''.join(f'{space:<{_CELL}}' for space in spaces)}".rstrip()


def _contents(seen: Json) -> dict[str, str]:
    """What is on each space of the market."""
    on = dict.fromkeys(seen["spaces"], ".")
    on |= dict.fromkeys(seen["paths"], "=")
    on |= dict.fromkeys(seen["tables"], "[]")
    on |= {space: f"{LETTERS[good]}*" for good, space in seen["trucks"].items()}
    for seat, player in enumerate(seen["players"]):
        on |= dict.fromkeys(player["discs"], f"o{seat}")
        on |= {space: f"{LETTERS[good]}{seat}" for good, space in player["stalls"].items()}
    return on


def _space(name: str, on: dict[str, str], area: dict[str, str]) -> str:
    return f"{area.get(name, '')}{on[name]}" if name in on else ""


def _area_name(number: int) -> str:
    return _AREA_NAMES[number % len(_AREA_NAMES)]


def _areas(seen: Json) -> list[str]:
    capacity = [(n, area["limit"] - area["built"]) for n, area in enumerate(seen["areas"])]
    free = " ".join(f"{_area_name(n)}{left}" for n, left in capacity if left > 0)
    return [f"room {free}"] if free else []


def _letters(goods: list[str]) -> list[str]:
    return [LETTERS[good] for good in goods]


def _counts(pile: Json) -> str:
    stalls = " ".join(f"{pile[good]}{LETTERS[good]}" for good in GOODS)
    return f"{stalls} {pile['flea']} flea"


def _tile(seen: Json) -> list[str]:
    if seen["tile"] is None:
        return []
    if seen["placing"] is not None:
        return [f"seat {seen['placing']} places {seen['tile']}"]
    return [f"auction of {seen['tile']}: {' '.join(_bid(bid) for bid in seen['bids'])}"]


def _bid(bid: Json) -> str:
    made = "…" if not bid["made"] else "made" if bid["coins"] is None else bid["coins"]
    return f"seat {bid['seat']} {made}"


def _player(seat: int, player: Json) -> str:
    coins = "?" if player["coins"] is None else player["coins"]
    supply = " ".join(_letters(player["supply"])) or "-"
    line = f"seat {seat}   coins {coins}   discs {player['discs_left']}   stalls to place {supply}"
    return f"{line}   beside {' '.join(_letters(player['beside']))}" if player["beside"] else line
