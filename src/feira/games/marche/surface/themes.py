"""What a puzzle is about: the kind of its best move, and what decides."""

from collections.abc import Iterator
from typing import Final

from feira.core.game import Game
from feira.games.marche.engine.actions import BID
from feira.games.marche.engine.state import States
from feira.games.marche.surface.moves import Draw, Place, Reserve
from feira.games.marche.surface.preview import Preview
from feira.games.marche.surface.why import why

_KINDS: Final = {Reserve: "reserving", Draw: "reserving", Place: "placing"}
_BLOCKING: Final = ("lengthens", "denies", "takes-disc")  # reasons
_FIRST: Final = 2  # reasons that decide
_LAST_TILES: Final = 4  # with no more in the pile, the game is near its end


def themes(game: Game, view: States, seat: int, best: int, instead: int) -> Iterator[str]:
    """The themes of a decision whose best action is compared with the next one."""
    if best >= BID:
        yield "bids"
    elif kind := _KINDS.get(type(game.to_move(best))):
        yield kind
    reasons = why(game, view, seat, instead, best)
    if any(reason.name in _BLOCKING for reason in reasons[:_FIRST]):
        yield "blocking"
    previews = (game.preview(view, 0, seat, action) for action in (best, instead))
    if any(isinstance(preview, Preview) and preview.paves for preview in previews):
        yield "paving"
    if int(view["pile"][0].sum()) <= _LAST_TILES:
        yield "end-game"
