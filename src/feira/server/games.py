"""Routes about the games themselves."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from feira.bots import BOTS
from feira.core.game import SPECTATOR
from feira.core.registry import GAMES, get_game, why_no_game
from feira.evaluation.weights import judged_kinds
from feira.locale import FALLBACK, LANGUAGES, catalogue_source
from feira.server.commands import new_seed
from feira.server.errors import ErrorBody
from feira.server.refused import ServerRefused
from feira.server.shapes.common import Observation
from feira.server.shapes.games import DealShape, GameShape, OptionShape, Sample
from feira.table.deals import LONGEST_CODE, read_deal

router = APIRouter(tags=["games"])

GameName = Annotated[str, Path(max_length=30, examples=["marche"])]


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
async def sample(game: GameName, wanted: Sample) -> Observation:
    """What a game with these options may look like at its beginning, as a spectator sees it."""
    _check(game)
    played = get_game(game)
    states = played.new(played.options(wanted.options), new_seed())
    return played.observation(states, 0, SPECTATOR)


@router.get(
    "/deals/{code}", responses={422: {"model": ErrorBody, "description": "The code is mistyped, or of other rules."}}
)
async def deal(code: Annotated[str, Path(max_length=LONGEST_CODE, examples=["HNLCJ-JWNU2-NYD6D-LF4T"])]) -> DealShape:
    """Which game a deal is of, and with which options: what a table that plays it again needs."""
    found = read_deal(code)
    return DealShape(game=found.game, options=found.options)


@router.get(
    "/games/{game}/texts/{language}",
    response_class=Response,
    responses={
        200: {"description": "Project Fluent.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        404: {"model": ErrorBody, "description": "There is no such game, or no such language."},
    },
)
async def texts(game: GameName, language: Annotated[str, Path(max_length=10, examples=["fr"])]) -> Response:
    """What a game says, for a page that was built without it; in English if the game lacks the language."""
    _check(game)
    if language not in LANGUAGES:
        raise ServerRefused("no-such-language", f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    return PlainTextResponse(catalogue_source(language, f"{game}/*") or catalogue_source(FALLBACK, f"{game}/*"))


def _check(game: str) -> None:
    if game not in GAMES:
        raise ServerRefused("no-such-game", why_no_game(game))


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
        judged=list(judged_kinds(get_game(name))),
        board=spec.page_board,
    )
