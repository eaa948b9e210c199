"""What a puzzle is about: the kind of its best move, and what decides."""

from collections.abc import Iterator
from typing import Final

from feira.core.game import Game
from feira.games.mercado.engine.state import NOT_TRIGGERED, States
from feira.games.mercado.surface.moves import BringCustomers, OpenRestaurant, OpenStand, RedrawDisplay, RedrawHand
from feira.games.mercado.surface.preview import Preview
from feira.games.mercado.surface.why import why

_KINDS: Final = {
    BringCustomers: "entrances",
    OpenRestaurant: "restaurants",
    OpenStand: "stands",
    RedrawHand: "exchange",
    RedrawDisplay: "exchange",
}
_BLOCKING: Final = ("denies-customers", "denies-stand", "gives", "helps")  # reasons
_FIRST: Final = 2  # reasons that decide


def themes(game: Game, view: States, seat: int, best: int, instead: int) -> Iterator[str]:
    """The themes of a decision whose best action is compared with the next one."""
    if kind := _KINDS.get(type(game.to_move(best))):
        yield kind
    reasons = why(game, view, seat, instead, best)
    if any(reason.name in _BLOCKING for reason in reasons[:_FIRST]):
        yield "blocking"
    previews = (game.preview(view, 0, seat, action) for action in (best, instead))
    ends = any(isinstance(preview, Preview) and preview.ends for preview in previews)
    if ends or int(view["turns_left"][0]) != NOT_TRIGGERED:
        yield "end-game"
