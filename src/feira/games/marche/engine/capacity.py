"""Whether a market could run out of space: an owner's boards need not have as much of it as ours (J1.2)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from feira.core.game import Caution
from feira.games.marche.engine.layout import read_boards
from feira.games.marche.engine.options import Options
from feira.games.marche.engine.pieces import Board, Pieces, flea_tiles
from feira.games.marche.engine.spaces import GOODS

# What to say of a market: for translations there is a message `caution-<reason>` of each.
CAUTIONS: Final = {
    "short-of-areas": "J1.2: a market of these boards may run out of room: "
    "its areas hold up to {short} fewer buildings than the game may bring",
    "short-of-spaces": "J1.2: a market of these boards may run out of room: "
    "it is short of spaces for the buildings and the paths of the golden rule (J7.3), by up to {short}",
}


def caution(options: Options, pieces: Pieces) -> Caution | None:
    """What to say if a market that can be drawn, or the one that the host has laid out, could run out of space."""
    sets = [_laid_out(options, pieces)] if options.layout else _tightest_sets(options, pieces)
    short = max((_lacking(boards, options) for boards in sets), default=0)
    if short <= 0:
        return None
    reason = "short-of-spaces" if options.variant == "classic" else "short-of-areas"
    return Caution(CAUTIONS[reason].format(short=short), reason, {"short": short})


def _lacking(boards: Sequence[Board], options: Options) -> int:
    """How many buildings too many there are for a market of these boards; less than 1 if they all fit.

    With areas it's the buildings beyond all limits. In classic nobody can say beforehand what the golden rule will
    pave, so this is a rule of thumb: about one space for every building. Bots ran out of space in many games with fewer
    than two spaces a building, in 1 of 510 with just two, and never on the tightest sets of our own boards (2.15 and
    more).
    """
    buildings = len(GOODS) * (1 + options.players) + flea_tiles(boards, options.players, options.variant)
    if options.variant == "classic":
        return 2 * buildings + 1 - sum(board.spaces for board in boards)
    return buildings - sum(board.capacity for board in boards)


def _laid_out(options: Options, pieces: Pieces) -> list[Board]:
    return [placed.board for placed in read_boards((options.layout or {}).get("boards"), pieces)]


def _tightest_sets(options: Options, pieces: Pieces) -> Iterator[list[Board]]:
    """For every sum of markers that the flea tiles allow (J1.3), the boards with the least capacity."""
    by_marker: dict[int, list[Board]] = {}
    for board in sorted(
        pieces.boards, key=lambda board: board.spaces if options.variant == "classic" else board.capacity
    ):
        by_marker.setdefault(board.marker, []).append(board)
    for markers in combinations_with_replacement(by_marker, options.players + 1):
        boards = [board for marker, count in Counter(markers).items() for board in by_marker[marker][:count]]
        enough = len(boards) == len(markers)
        if enough and flea_tiles(boards, options.players, options.variant) <= pieces.flea_tiles:
            yield boards
