"""Routes about the games themselves."""

from typing import Annotated

from fastapi import APIRouter, Path

from feira.bots import BOTS
from feira.core.game import SPECTATOR
from feira.games import GAMES, get_game
from feira.server.commands import new_seed
from feira.server.errors import ErrorBody, ServerRefused
from feira.server.shapes.common import Observation
from feira.server.shapes.games import GameShape, OptionShape, Sample

router = APIRouter(tags=["games"])


@router.get("/games")
async def games() -> list[GameShape]:
    """The games that can be played here, and how."""
    return [_shape(name) for name in GAMES]


@router.post(
    "/games/{game}/sample",
    responses={
        404: {"model": ErrorBody, "description": "There is no such game."},
        422: {"model": ErrorBody, "description": "The options don't fit together; the message says why."},
    },
)
async def sample(game: Annotated[str, Path(max_length=30, examples=["marche"])], wanted: Sample) -> Observation:
    """What a game with these options may look like at its beginning, as a spectator sees it."""
    if game not in GAMES:
        raise ServerRefused("no-such-game", f"there is no game {game!r}; there is {', '.join(GAMES)}")
    played = get_game(game)
    states = played.new(played.options(wanted.options), new_seed())
    return played.observation(states, 0, SPECTATOR)


def _shape(name: str) -> GameShape:
    spec = GAMES[name]
    return GameShape(
        name=name,
        title=spec.title,
        players=list(spec.players),
        usual_players=spec.usual_players,
        options=[
            OptionShape(name=option.name, help=option.help, values=option.choices, default=option.default)
            for option in spec.further_options
        ],
        bots=list(BOTS),
        challenges=list(spec.challenges),
        board=spec.page_board,
    )
