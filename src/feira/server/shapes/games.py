"""Games, and the challenges of a campaign."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field

from feira.core.registry import GAMES, campaign_rules
from feira.server.shapes.common import Sent, example
from feira.server.shapes.options import GameOptions, SentOptions

if TYPE_CHECKING:
    Game: TypeAlias = str
else:
    Game = Literal[tuple(GAMES)]  # so that the description names them

ChallengeNumber = Annotated[int, Field(ge=1, le=len(campaign_rules().challenges))]


class OptionShape(BaseModel):
    """Something to choose before a game begins."""

    name: str = Field(examples=["money"])
    help: str = Field(description="What it decides, in English.", examples=["Whether everybody sees all coins."])
    values: list[Any] = Field(
        description="What it can be, the default first; empty: an object that the game describes.",
        examples=[["hidden", "open"]],
    )
    default: Any = Field(examples=["hidden"])


class DealShape(BaseModel):
    """What the code of a deal stands for, as far as anybody must know."""

    game: str = Field(examples=["mercado"])
    options: GameOptions = Field(examples=[{"players": 2, "money": "hidden", "restaurants": "open", "challenge": None}])


class GameShape(BaseModel):
    """A game that can be played here."""

    name: str = Field(examples=["mercado"])
    title: str = Field(examples=["Mercado de Lisboa"])
    players: list[int] = Field(examples=[[1, 2, 3, 4]])
    usual_players: int = Field(description="How many play unless somebody says otherwise.", examples=[2])
    options: list[OptionShape] = Field(description="All but how many play, and which challenge.")
    bots: list[str] = Field(examples=[["random", "greedy"]])
    challenges: list[str] = Field(description="Names of its solo challenges, the first being number 1.")
    judged: list[dict[str, Any]] = Field(
        description="Options of the games that something here can judge: only those have hints and analyses.",
        examples=[[{"players": 2, "challenge": None}]],
    )
    board: Literal["own", "text"] = Field(
        description="Whether the page has a board for it; if not, states carry a `text_board`."
    )


class Sample(Sent):
    """Options to look at."""

    model_config = example({"options": {"players": 3, "variant": "classic"}})

    options: SentOptions = Field(default_factory=dict, examples=[{"players": 3}])


class ChallengeShape(BaseModel):
    """A challenge: the numbers in its texts, and the results at which it brings 1, 2 and 3 fame."""

    number: ChallengeNumber
    name: str = Field(examples=["couples"])
    thresholds: list[int] = Field(min_length=3, max_length=3)
    numbers: dict[str, int] = Field(description="By name, as its text uses them.", examples=[{"coins": 5}])


class ChallengeRules(BaseModel):
    """All challenges, and what a campaign of them can bring."""

    challenges: list[ChallengeShape]
    ranks: list[int] = Field(description="The fame at which each rank begins.")
    most_fame: int
    best_move_coins: int = Field(description="What one action must bring in for the best move.")
    best_move_fame: int


class ChallengeResult(BaseModel):
    """How a challenge came out."""

    challenge: ChallengeNumber
    result: int
    fame: int
    best_move: bool


class CampaignRun(BaseModel):
    """All challenges in a row."""

    started: str
    results: list[ChallengeResult]
    fame: int
    rank: int = Field(ge=0, le=len(campaign_rules().ranks) - 1)
    next_challenge: int | None


class CampaignShape(BaseModel):
    """Your campaign, those before it, and your best results."""

    campaign: CampaignRun | None
    running: str | None = Field(description="The code of the table of its challenge.")
    finished: list[CampaignRun]
    best: list[ChallengeResult]


class Practice(Sent):
    """A challenge to be played by itself."""

    model_config = example({"challenge": 4})

    challenge: ChallengeNumber = Field(examples=[4])
